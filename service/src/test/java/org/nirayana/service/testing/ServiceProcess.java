package org.nirayana.service.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.nirayana.testing.Api;

/** The service in a process of its own, on a free port. */
public final class ServiceProcess implements AutoCloseable {
    private static final String LISTENS = "Nirayana listens on ";

    private final Process process;
    private final Api api;
    private final Duration startTook;

    private ServiceProcess(Process process, Api api, Duration startTook) {
        this.process = process;
        this.api = api;
        this.startTook = startTook;
    }

    /** Starts it with options of the Java virtual machine, and waits until it listens. */
    public static ServiceProcess start(Map<String, String> environment, String... javaOptions) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // A short life: not worth the second compiler.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC"));
        words.addAll(List.of(javaOptions));
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.nirayana.service.Main"));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().putAll(environment);
        builder.environment().put("PORT", "0");
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            long begun = System.nanoTime();
            Process process = builder.start();
            Api api = Api.of(address(process));
            return new ServiceProcess(process, api, Duration.ofNanos(System.nanoTime() - begun));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String address(Process process) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(LISTENS)) {
                return line.substring(LISTENS.length()).strip();
            }
        }
        throw new AssertionError("the service did not start");
    }

    public Api api() {
        return api;
    }

    /** From the command to the line that says that it listens. */
    public Duration startTook() {
        return startTook;
    }

    /** {@code kill -9}. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
