package org.nirayana.ephemeris.builder;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicInteger;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;

/** {@code nirayana ephemeris build}: integrates and writes an ephemeris file. */
public final class Main {
    private static final int USAGE_ERROR = 2;

    private Main() {}

    public static void main(String[] words) throws IOException, InterruptedException {
        if (words.length == 1 && words[0].equals("--help")) {
            System.out.print(Arguments.USAGE);
            return;
        }
        Arguments arguments;
        try {
            arguments = Arguments.parse(words);
        } catch (Arguments.UsageException e) {
            System.err.println(e.getMessage());
            System.err.print(Arguments.USAGE);
            System.exit(USAGE_ERROR);
            return;
        }
        build(arguments, System.err);
    }

    private static void build(Arguments arguments, PrintStream messages) throws IOException, InterruptedException {
        var build = new EphemerisBuild(
                arguments.fromJulianDate(), arguments.toJulianDate(), arguments.quantumMas(), arguments.stepDays());
        String name = "DE431 (Nirayana 1, %d to %d)".formatted(arguments.fromYear(), arguments.toYear());
        byte[] file = build.run(name, new ProgressLines(build.blocks(), messages));
        write(arguments.out(), file);
        PackedEphemeris written = PackedEphemeris.open(arguments.out());
        messages.printf(
                "%s: %s, JD %.1f to %.1f TDB, %,d bytes%n",
                arguments.out(),
                written.name(),
                written.header().startJulianDate(),
                written.header().endJulianDate(),
                file.length);
    }

    /** Beside its place first: whoever reads the old file never sees half of the new one. */
    private static void write(Path target, byte[] file) throws IOException {
        Path whole = target.toAbsolutePath();
        Path draft = whole.resolveSibling(whole.getFileName() + ".part");
        Files.write(draft, file);
        Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** A line for every few percent: how far, and how long it will still take. */
    private static final class ProgressLines implements EphemerisBuild.Progress {
        private static final int LINES = 50;

        private final int blocks;
        private final PrintStream messages;
        private final AtomicInteger done = new AtomicInteger();
        private final long started = System.nanoTime();

        ProgressLines(int blocks, PrintStream messages) {
            this.blocks = blocks;
            this.messages = messages;
        }

        @Override
        public void blockDone(double julianDate) {
            int now = done.incrementAndGet();
            if (now * LINES / blocks != (now - 1) * LINES / blocks) {
                double seconds = (System.nanoTime() - started) / 1e9;
                messages.printf(
                        "%3d %%  at JD %.1f, %.0f s so far, about %.0f s left%n",
                        now * 100 / blocks, julianDate, seconds, seconds * (blocks - now) / now);
            }
        }
    }
}
