package org.nirayana.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Loads a server with wrk; a turn with an answer other than 200 or a broken connection does not count: it fails. */
final class Wrk {
    private final Path script;

    Wrk(Path folder) throws IOException {
        script = folder.resolve("load.lua");
        try (InputStream in = Wrk.class.getResourceAsStream("load.lua")) {
            Files.copy(in, script);
        }
    }

    /** What one turn showed. */
    record Load(double perSecond, double p50Ms, double p99Ms, double requests) {
        /** The median of a figure over several turns. */
        static double median(List<Load> turns, ToDoubleFunction<Load> figure) {
            return Figures.median(turns.stream().mapToDouble(figure).toArray());
        }
    }

    /** A turn that has begun. */
    static final class Turn {
        private final Process process;

        private Turn(Process process) {
            this.process = process;
        }

        Load end() throws IOException, InterruptedException {
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int exit = process.waitFor();
            if (exit != 0 || out.contains("Non-2xx") || out.contains("Socket errors")) {
                throw new IllegalStateException("wrk was not content:\n" + out);
            }
            return new Load(
                    Double.parseDouble(group(out, "Requests/sec:\\s+([0-9.]+)")),
                    millis(group(out, "(?m)^\\s+50%\\s+(\\S+)")),
                    millis(group(out, "(?m)^\\s+99%\\s+(\\S+)")),
                    Double.parseDouble(group(out, "(\\d+) requests in")));
        }
    }

    Turn begin(String base, String path, int connections, int seconds, List<String> tokens) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "wrk",
                "-t1",
                "-c" + connections,
                "-d" + seconds + "s",
                "--latency",
                "--timeout",
                "20s",
                "-s",
                script.toString(),
                base,
                "--",
                path));
        command.addAll(tokens);
        return new Turn(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    Load load(String base, String path, int connections, int seconds, List<String> tokens)
            throws IOException, InterruptedException {
        return begin(base, path, connections, seconds, tokens).end();
    }

    private static double millis(String text) {
        double number = Double.parseDouble(text.replaceAll("[a-z]+$", ""));
        if (text.endsWith("us")) {
            return number / 1000;
        }
        return text.endsWith("ms") ? number : number * 1000;
    }

    /** The first group of a pattern that must be there. */
    static String group(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text);
        }
        return matcher.group(1);
    }
}
