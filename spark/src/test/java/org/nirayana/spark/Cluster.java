package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nirayana.testing.Folders;
import org.nirayana.testing.Project;
import org.nirayana.testing.Waiting;

/** A standalone master with workers on this machine, from the jars that Maven fetched and nothing else. */
final class Cluster implements AutoCloseable {
    private static final Duration START_TIMEOUT = Duration.ofMinutes(3);
    private static final Duration END_TIMEOUT = Duration.ofMinutes(1);

    private final Path home;
    private final Process master;
    private final List<Process> workers = new ArrayList<>();
    private final String url;

    /** @param home an empty folder, which becomes {@code SPARK_HOME} */
    Cluster(Path home, int size) throws IOException {
        this.home = home;
        linkJars(home);
        this.master = start("master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0");
        this.url = awaitLog("master.log", "Starting Spark master at (spark://\\S+)")
                .group(1);
        try {
            for (int i = 1; i <= size; i++) {
                String name = "worker" + i;
                workers.add(start(
                        name,
                        "--host",
                        "127.0.0.1",
                        "--webui-port",
                        "0",
                        "--cores",
                        "1",
                        "--memory",
                        "1g",
                        "--work-dir",
                        Files.createDirectory(home.resolve(name)).toString(),
                        url));
            }
            for (int i = 1; i <= size; i++) {
                awaitLog("worker" + i + ".log", "Successfully registered with master");
            }
        } catch (IOException | RuntimeException | AssertionError failed) {
            close();
            throw failed;
        }
    }

    /** What {@code --master} takes. */
    String url() {
        return url;
    }

    Path home() {
        return home;
    }

    /** The jars of Spark, as the directory of a distribution has them; ours are not among them. */
    private static void linkJars(Path home) throws IOException {
        Path jars = Files.createDirectory(home.resolve("jars"));
        for (String entry : classPath()) {
            Path jar = Path.of(entry).toAbsolutePath();
            if (entry.endsWith(".jar") && !jar.startsWith(Project.root())) {
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
            }
        }
        try (Stream<Path> linked = Files.list(jars)) {
            assertThat(linked).hasSizeGreaterThan(150);
        }
    }

    /** Surefire starts with a jar that only names the others. */
    static List<String> classPath() {
        String path = Optional.ofNullable(System.getProperty("surefire.test.class.path"))
                .orElse(System.getProperty("java.class.path"));
        return List.of(path.split(File.pathSeparator, -1));
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** What every process of Spark must know here. */
    static Map<String, String> environment(Path home) {
        return Map.of(
                "SPARK_HOME",
                home.toString(),
                "SPARK_SCALA_VERSION",
                "2.13",
                "SPARK_LOCAL_IP",
                "127.0.0.1",
                "JAVA_HOME",
                System.getProperty("java.home"));
    }

    /** Spark, and the class that ends its processes with this one. */
    String classPathOfProcesses() {
        return Project.file("spark/target/test-classes") + File.pathSeparator + home.resolve("jars") + "/*";
    }

    private Process start(String name, String... arguments) throws IOException {
        Path logging = Files.writeString(home.resolve("log4j2.properties"), """
                rootLogger.level = info
                rootLogger.appenderRef.console.ref = console
                appender.console.type = Console
                appender.console.name = console
                appender.console.layout.type = PatternLayout
                appender.console.layout.pattern = %d %p %c{1}: %m%n%ex
                """);
        List<String> command = new ArrayList<>(List.of(
                java(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dlog4j2.configurationFile=" + logging,
                "-cp",
                classPathOfProcesses(),
                ClusterProcess.class.getName(),
                name.startsWith("master") ? "master" : "worker"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(home.resolve(name + ".log").toFile());
        builder.environment().putAll(environment(home));
        return builder.start();
    }

    /** Waits until a process has said something. */
    private MatchResult awaitLog(String log, String pattern) {
        Pattern expected = Pattern.compile(pattern);
        List<MatchResult> found = new ArrayList<>();
        Waiting.until(START_TIMEOUT, () -> {
            expected.matcher(read(home.resolve(log))).results().findFirst().ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The executors of a worker, which are processes of their own. */
    List<ProcessHandle> executors(int worker) {
        return workers.get(worker).descendants().toList();
    }

    /** As when a machine loses its power: worker and executors at once, by SIGKILL. */
    void kill(int worker) {
        List<ProcessHandle> lost = new ArrayList<>(executors(worker));
        assertThat(lost).isNotEmpty();
        lost.add(workers.get(worker).toHandle());
        lost.forEach(ProcessHandle::destroyForcibly);
        awaitEnd(lost);
    }

    private static void awaitEnd(List<ProcessHandle> processes) {
        Waiting.until(END_TIMEOUT, () -> processes.stream().noneMatch(ProcessHandle::isAlive));
    }

    /** Ends everything and sees that it has ended. */
    @Override
    public void close() {
        List<ProcessHandle> all = new ArrayList<>();
        for (Process worker : workers) {
            all.addAll(worker.descendants().toList());
            all.add(worker.toHandle());
        }
        all.add(master.toHandle());
        all.forEach(ProcessHandle::destroyForcibly);
        awaitEnd(all);
        Folders.delete(home.resolve("jars"));
    }
}
