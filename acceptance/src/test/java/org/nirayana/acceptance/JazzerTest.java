package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.Jazzer;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * Jazzer searches for an input on which a parser throws what it should not, guided by what the parser executes.
 *
 * <p>A target is a class with one method in the tests of the module whose parser it calls; each runs in a process of its
 * own, from the corpus kept there. What is found is left in {@code target/jazzer} of this module.
 */
@LongProof
@Tag("jazzer")
class JazzerTest {
    private static final int SECONDS = 40;
    private static final Pattern EXECUTED = Pattern.compile("stat::number_of_executed_units:\\s*(\\d+)");

    private record Target(String name, String module, String type) {}

    private static final List<Target> TARGETS = List.of(
            new Target("date-and-time", "api", "org.nirayana.api.calculation.DateAndTimeFuzz"),
            new Target("token", "service", "org.nirayana.service.auth.TokenFuzz"),
            new Target("time-zone", "engine/place", "org.nirayana.place.zone.TimeZoneFuzz"),
            new Target("body", "service", "org.nirayana.service.http.input.BodyFuzz"),
            new Target("ayanamsa", "engine/jyotisha", "org.nirayana.jyotisha.ayanamsa.AyanamsaFuzz"),
            new Target("ephemeris-file", "engine/astronomy", "org.nirayana.astronomy.ephemeris.EphemerisFileFuzz"),
            new Target("spk", "engine/astronomy", "org.nirayana.astronomy.ephemeris.SpkFuzz"));

    @Test
    void noParserThrows() throws Exception {
        List<String> executions = new ArrayList<>();
        for (Target target : TARGETS) {
            executions.add("%s %,d".formatted(target.name(), search(target)));
        }
        Proof.figure(
                2,
                "Jazzer on Java %d, %d s a target, 0 findings in so many executions: %s"
                        .formatted(Runtime.version().feature(), SECONDS, String.join(", ", executions)));
    }

    private static long search(Target target) throws IOException, URISyntaxException {
        Path folder = Path.of("target", "jazzer", target.name()).toAbsolutePath();
        Path found = Files.createDirectories(folder.resolve("corpus"));
        Path module = Command.ROOT.resolve(target.module());
        String classPath = String.join(
                ":",
                jar(Jazzer.class),
                jar(FuzzedDataProvider.class),
                module.resolve("target/test-classes").toString(),
                Command.JAR.toString());
        List<String> words =
                new ArrayList<>(List.of(Command.JAVA.toString(), "-Xmx700m", "-XX:+EnableDynamicAgentLoading"));
        if (Runtime.version().feature() >= 24) {
            words.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        }
        words.addAll(List.of(
                "-cp",
                classPath,
                Jazzer.class.getName(),
                "--target_class=" + target.type(),
                "--instrumentation_includes=org.nirayana.**",
                "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/",
                "-seed=" + (Proof.seed() & 0x7fffffff),
                "-rss_limit_mb=0",
                "-print_final_stats=1",
                "-max_total_time=" + SECONDS,
                found.toString(),
                module.resolve("src/test/resources/fuzz").resolve(target.name()).toString()));
        try (Command jazzer = Command.start(folder, Map.of(), words.toArray(String[]::new))) {
            Command.Result result = jazzer.await(Duration.ofMinutes(6));
            Matcher executed = EXECUTED.matcher(result.err());
            boolean finished = executed.find();
            assertThat(result.exitCode())
                    .as("%s: %s", target.name(), end(result.err()))
                    .isZero();
            assertThat(finished).as(end(result.err())).isTrue();
            long executions = Long.parseLong(executed.group(1));
            assertThat(executions).as(target.name()).isGreaterThan(1_000);
            return executions;
        }
    }

    private static String jar(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    private static String end(String text) {
        return text.substring(Math.max(0, text.length() - 4_000));
    }
}
