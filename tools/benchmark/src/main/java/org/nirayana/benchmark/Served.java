package org.nirayana.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server as a process of its own, under load. */
final class Served implements AutoCloseable {
    private static final Pattern LISTENS = Pattern.compile("listens on (http://\\S+)");

    private static final Pattern COMPILER = Pattern.compile("C[12] Compiler");

    private final Process process;
    private final String base;

    private Served(Process process, String base) {
        this.process = process;
        this.base = base;
    }

    /** Starts it and waits until it says where it listens. */
    static Served start(List<String> command, Map<String, String> environment, Path log) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        Process process = builder.redirectError(log.toFile()).start();
        var reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            Matcher matcher = LISTENS.matcher(line);
            if (matcher.find()) {
                return new Served(process, matcher.group(1));
            }
        }
        throw new IllegalStateException("a server did not start: " + String.join(" ", command));
    }

    String base() {
        return base;
    }

    /** Processor time it has used so far, with that of the processes it made. */
    long cpuNanos() {
        long own = process.info().totalCpuDuration().orElseThrow().toNanos();
        return own
                + process.descendants()
                        .mapToLong(child -> child.info()
                                .totalCpuDuration()
                                .map(time -> time.toNanos())
                                .orElse(0L))
                        .sum();
    }

    /**
     * The same without what the JVM's compilers used: a service that has run for an hour compiles no more, one that is measured for
     * minutes still does. Where there is no {@code /proc}, theirs is in it.
     */
    long warmCpuNanos() throws IOException {
        Path threads = Path.of("/proc", Long.toString(process.pid()), "task");
        if (!Files.isDirectory(threads)) {
            return cpuNanos();
        }
        long compilers = 0;
        try (DirectoryStream<Path> all = Files.newDirectoryStream(threads)) {
            for (Path thread : all) {
                if (COMPILER.matcher(Files.readString(thread.resolve("comm"))).lookingAt()) {
                    String[] times =
                            Files.readString(thread.resolve("schedstat")).split(" ", 2);
                    compilers += Long.parseLong(times[0]);
                }
            }
        }
        return cpuNanos() - compilers;
    }

    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(12, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroy);
    }
}
