package org.nirayana.benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Swiss Ephemeris' C library, measured by a program of ours where both it and a C compiler are installed. */
final class SwissEphemeris {
    private final Path program;

    private SwissEphemeris(Path program) {
        this.program = program;
    }

    /** Compiles the program; empty, and the reason told, where that cannot be done. */
    static Optional<SwissEphemeris> compile(Path folder) throws IOException, InterruptedException {
        Optional<Path> program = compile(folder, "swe_chart");
        if (program.isEmpty()) {
            return Optional.empty();
        }
        Run tried = run(List.of(program.get().toString(), "list", "1"));
        if (tried.exitCode != 0) {
            System.out.println("swisseph skipped: " + tried.output.strip());
            return Optional.empty();
        }
        return program.map(SwissEphemeris::new);
    }

    /** Compiles one of the C programs in the jar; empty, and the reason told, where that cannot be done. */
    static Optional<Path> compile(Path folder, String name) throws IOException, InterruptedException {
        Path source = folder.resolve(name + ".c");
        Path program = folder.resolve(name);
        try (InputStream in = SwissEphemeris.class.getResourceAsStream(name + ".c")) {
            if (in == null) {
                throw new IllegalStateException(name + ".c is missing from the jar");
            }
            Files.copy(in, source);
        }
        Run compiled;
        try {
            compiled = run(List.of("cc", "-O2", source.toString(), "-o", program.toString(), "-lswe", "-lm"));
        } catch (IOException e) {
            System.out.println("swisseph skipped: no C compiler (" + e.getMessage() + ")");
            return Optional.empty();
        }
        if (compiled.exitCode != 0) {
            System.out.println("swisseph skipped: libswe-dev is not installed");
            return Optional.empty();
        }
        return Optional.of(program);
    }

    double chartsPerSecond(double seconds) throws IOException, InterruptedException {
        Run run = run(List.of(program.toString(), Double.toString(seconds)));
        if (run.exitCode != 0) {
            throw new IllegalStateException("swe_chart ended with " + run.exitCode + ": " + run.output);
        }
        return Double.parseDouble(run.output.strip());
    }

    /** What one of the C programs prints. */
    static String output(Path program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Run run = run(command);
        if (run.exitCode != 0) {
            throw new IllegalStateException(program.getFileName() + " ended with " + run.exitCode + ": " + run.output);
        }
        return run.output.strip();
    }

    /** The last number that one of the compiled programs prints. */
    static double lastNumber(Path program) throws IOException, InterruptedException {
        Run run = run(List.of(program.toString()));
        if (run.exitCode != 0) {
            throw new IllegalStateException(program.getFileName() + " ended with " + run.exitCode + ": " + run.output);
        }
        String line = run.output.strip();
        return Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
    }

    /** Longitudes in degrees of the first charts, Sun to Saturn in the order of the service, nodes, ascendant. */
    List<double[]> list(int count) throws IOException, InterruptedException {
        Run run = run(List.of(program.toString(), "list", Integer.toString(count)));
        List<double[]> charts = new ArrayList<>();
        for (String line : run.output.lines().toList()) {
            String[] cells = line.split(" ", -1);
            double[] longitudes = new double[cells.length - 1];
            for (int i = 1; i < cells.length; i++) {
                longitudes[i - 1] = Double.parseDouble(cells[i]);
            }
            charts.add(longitudes);
        }
        return charts;
    }

    private record Run(int exitCode, String output) {}

    private static Run run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output;
        try (InputStream in = process.getInputStream()) {
            output = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        return new Run(process.waitFor(), output);
    }
}
