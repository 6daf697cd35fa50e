package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.nirayana.testing.Project;

/** No test may hang: what the root pom.xml tells JUnit in every module ends it. */
class TimeLimitTest {
    private static final Duration HANG = Duration.ofSeconds(20);
    private static final AtomicBoolean OVER = new AtomicBoolean();

    /** Not found by Maven, since it is inside another class: run below, with a shorter limit. */
    static class Hanging {
        @Test
        void asleep() throws InterruptedException {
            Thread.sleep(HANG.toMillis());
        }

        /** An interrupt does not end this. */
        @Test
        void reading() throws IOException {
            try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                    Socket client = new Socket(listening.getInetAddress(), listening.getLocalPort());
                    Socket silent = listening.accept()) {
                client.setSoTimeout((int) HANG.toMillis());
                assertThat(client.getInputStream().read()).isEqualTo(silent.getPort());
            }
        }

        /** Nor this. */
        @Test
        void busy() {
            long start = System.nanoTime();
            while (!OVER.get() && System.nanoTime() - start < HANG.toNanos()) {
                Thread.onSpinWait();
            }
        }

        @Test
        void fine() {
            assertThat(OVER).isFalse();
        }
    }

    static class HangingBefore {
        @BeforeAll
        static void prepare() throws InterruptedException {
            Thread.sleep(HANG.toMillis());
        }

        @Test
        void never() {
            throw new AssertionError("its preparation should have failed");
        }
    }

    @Test
    void whateverHangsIsEnded() {
        Map<String, String> parameters = parameters();
        assertThat(parameters).containsKey("junit.jupiter.execution.timeout.default");
        parameters.put("junit.jupiter.execution.timeout.default", "500 ms");
        parameters.put("junit.jupiter.execution.timeout.threaddump.enabled", "false");
        Map<String, String> ended = new TreeMap<>();
        TestExecutionListener listener = new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.getType().isTest() || result.getThrowable().isPresent()) {
                    ended.put(
                            test.getDisplayName(),
                            result.getThrowable()
                                    .map(thrown -> thrown.getClass().getName())
                                    .orElse("passed"));
                }
            }
        };
        long start = System.nanoTime();
        try {
            LauncherFactory.create(LauncherConfig.builder()
                            .enableTestExecutionListenerAutoRegistration(false)
                            .build())
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(
                                            DiscoverySelectors.selectClass(Hanging.class),
                                            DiscoverySelectors.selectClass(HangingBefore.class))
                                    .configurationParameters(parameters)
                                    .build(),
                            listener);
        } finally {
            OVER.set(true);
        }
        String timedOut = TimeoutException.class.getName();
        assertThat(ended)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "asleep()", timedOut,
                        "reading()", timedOut,
                        "busy()", timedOut,
                        "fine()", "passed",
                        "TimeLimitTest$HangingBefore", timedOut));
        // Not waited for: given up.
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(HANG);
    }

    @Test
    void theLimitIsInForceHere() {
        assertThat(Thread.currentThread().getName()).startsWith("junit-timeout-thread");
    }

    /** One place says it, and no module says otherwise. */
    @Test
    void everyModuleHasTheLimitOfTheRoot() throws IOException {
        // The list of versions has no parent, no code and no tests.
        List<Path> modules = Project.modules().values().stream()
                .filter(module -> Files.isDirectory(module.resolve("src")))
                .toList();
        assertThat(modules).hasSizeGreaterThanOrEqualTo(9).allSatisfy(module -> {
            assertThat(read(module.resolve("pom.xml")))
                    .contains("<artifactId>nirayana-parent</artifactId>")
                    .doesNotContain("configurationParameters", "tests.limit", "<excludedGroups", "<skipTests");
            assertThat(module.resolve("src/test/resources/junit-platform.properties"))
                    .doesNotExist();
        });
    }

    /** What Maven hands to JUnit, with the properties of the pom filled in. */
    private static Map<String, String> parameters() {
        String pom = read(Command.ROOT.resolve("pom.xml"));
        MatchResult block = Pattern.compile("<configurationParameters>(.*?)</configurationParameters>", Pattern.DOTALL)
                .matcher(pom)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("the root pom.xml tells JUnit nothing"));
        Properties written = new Properties();
        try {
            written.load(new StringReader(block.group(1)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        Map<String, String> parameters = new TreeMap<>();
        written.stringPropertyNames().forEach(name -> parameters.put(name, written.getProperty(name)));
        return parameters;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
