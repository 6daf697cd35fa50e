package org.nirayana.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;

/** A process with its own environment, whose output goes to files that can be read while it runs. */
public final class Command implements AutoCloseable {
    /** The folder that holds the launcher: the parent of the module that runs the tests. */
    public static final Path ROOT = Project.root();

    public static final Path JAR = ROOT.resolve("service/target/nirayana.jar");
    public static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    private final Process process;
    private final Path out;
    private final Path err;

    private Command(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** What a finished command left. */
    public record Result(int exitCode, String out, String err) {}

    /** Starts a command with exactly the given variables besides a path to the usual tools. */
    public static Command start(Path folder, Map<String, String> environment, String... words) {
        try {
            Path out = Files.createTempFile("command", ".out");
            Path err = Files.createTempFile("command", ".err");
            ProcessBuilder builder = new ProcessBuilder(Arrays.asList(words))
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            Map<String, String> env = new HashMap<>();
            env.put("PATH", System.getenv("PATH"));
            env.put("HOME", System.getProperty("user.home"));
            env.put("JAVA_HOME", System.getProperty("java.home"));
            env.putAll(environment);
            builder.environment().clear();
            builder.environment().putAll(env);
            return new Command(builder.start(), out, err);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Runs a command to its end. */
    public static Result run(Path folder, Map<String, String> environment, String... words) {
        try (Command command = start(folder, environment, words)) {
            return command.await(Duration.ofMinutes(2));
        }
    }

    /**
     * Options of Java for processes that live for seconds: half of their time would go into a compiler that never pays off.
     * What is measured runs as users run it.
     */
    static final List<String> SHORT_LIVED =
            Proof.isLong() ? List.of() : List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static List<String> shortLivedService;

    /**
     * The same for the packaged service with the Java that runs the tests: besides, it takes its classes from an archive, as
     * when the launcher starts it. Whichever process of the tests comes first makes the archive for all.
     */
    static synchronized List<String> shortLivedService() {
        if (shortLivedService == null) {
            shortLivedService = Proof.isLong() ? List.of() : archived();
        }
        return shortLivedService;
    }

    private static List<String> archived() {
        Path folder = ROOT.resolve("acceptance/target");
        Path archive = folder.resolve("startup-" + Runtime.version().feature() + ".jsa");
        try (FileChannel lock = FileChannel.open(
                Files.createDirectories(folder).resolve("startup.lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE)) {
            lock.lock();
            if (!Files.exists(archive)
                    || Files.getLastModifiedTime(archive).compareTo(Files.getLastModifiedTime(JAR)) < 0) {
                List<String> words = new ArrayList<>(List.of(JAVA.toString()));
                words.addAll(SHORT_LIVED);
                words.addAll(List.of(
                        "-XX:ArchiveClassesAtExit=" + archive,
                        "-cp",
                        JAR.toString(),
                        "org.nirayana.service.Rehearsal"));
                Result made = run(folder, Map.of(), words.toArray(String[]::new));
                if (made.exitCode() != 0 || !Files.exists(archive)) {
                    throw new AssertionError("no archive was made\n" + made.out() + made.err());
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        List<String> options = new ArrayList<>(SHORT_LIVED);
        options.add("-XX:SharedArchiveFile=" + archive);
        return options;
    }

    /** Words for a shell: the folder of the project may have a space in its name. */
    static String quoted(List<String> words) {
        return words.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    /** The packaged service. */
    public static Command service(Path folder, Map<String, String> environment) {
        List<String> words = new ArrayList<>(List.of(JAVA.toString()));
        words.addAll(shortLivedService());
        words.addAll(List.of("-jar", JAR.toString()));
        return start(folder, environment, words.toArray(String[]::new));
    }

    public Result await(Duration most) {
        try {
            if (!process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new AssertionError("Still running after " + most + "\n" + out() + "\n" + err());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
        return new Result(process.exitValue(), out(), err());
    }

    /** The address the service printed; waits for it. */
    public String address() {
        long until = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (System.nanoTime() < until) {
            for (String line : out().lines().toList()) {
                if (line.startsWith("Nirayana listens on ")) {
                    return line.substring("Nirayana listens on ".length());
                }
            }
            if (!process.isAlive()) {
                break;
            }
            pause();
        }
        throw new AssertionError("The service did not say its address.\n" + out() + "\n" + err());
    }

    boolean isAlive() {
        return process.isAlive();
    }

    long pid() {
        return process.pid();
    }

    /** Sends SIGTERM. */
    public void terminate() {
        process.destroy();
    }

    public String out() {
        return read(out);
    }

    public String err() {
        return read(err);
    }

    public List<String> errLines() {
        return err().lines().toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends SIGKILL, waits, and removes what it printed. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
            Files.deleteIfExists(out);
            Files.deleteIfExists(err);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
