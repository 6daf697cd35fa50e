package org.nirayana.ephemeris.builder;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.nirayana.astronomy.ephemeris.ChebyshevSeries;
import org.nirayana.astronomy.ephemeris.EphemerisFileWriter;
import org.nirayana.astronomy.ephemeris.EphemerisHeader;

/**
 * Integrates DE431 over a span and makes a file of it.
 *
 * <p>From JPL's epoch one thread goes forward and one back; neither knows of the other, so the bits do not depend on
 * which is faster.
 */
final class EphemerisBuild {
    private final double stepDays;
    private final int blocksBefore;
    private final int blocksAfter;
    private final List<Layout> layouts;
    private final List<ChebyshevSeries> series;
    private final List<ChebyshevFit> fits;
    private final EphemerisFileWriter writer;
    private final JplConstants constants = JplConstants.de431();
    private final double epoch = constants.of("JDEPOC");

    /**
     * @param fromJulianDate first instant wanted; the file begins at the border of a block before it
     * @param toJulianDate last instant wanted
     * @param quantumMas how finely places are kept, as an angle seen from the Earth
     */
    EphemerisBuild(double fromJulianDate, double toJulianDate, double quantumMas, double stepDays) {
        if (!(fromJulianDate < toJulianDate)) {
            throw new IllegalArgumentException("the span must end after it begins");
        }
        if (Block.SAMPLE_DAYS / stepDays != Math.rint(Block.SAMPLE_DAYS / stepDays)
                || Integer.bitCount((int) (Block.SAMPLE_DAYS / stepDays)) != 1) {
            throw new IllegalArgumentException("the step is 0.5 d halved any number of times, not " + stepDays);
        }
        this.stepDays = stepDays;
        this.blocksBefore = blocks(epoch - fromJulianDate);
        this.blocksAfter = blocks(toJulianDate - epoch);
        this.layouts = Layout.forQuantum(quantumMas);
        this.series = layouts.stream().map(layout -> layout.series(quantumMas)).toList();
        this.fits = layouts.stream()
                .map(layout -> new ChebyshevFit(layout.coefficients(), layout.intervals()))
                .toList();
        this.writer = new EphemerisFileWriter(series);
    }

    /** At least one on either side, so that there is a file whatever the span. */
    private static int blocks(double days) {
        return Math.max(1, (int) Math.ceil(days / EphemerisHeader.BLOCK_DAYS));
    }

    int blocks() {
        return blocksBefore + blocksAfter;
    }

    /**
     * The bytes of the file.
     *
     * @param name generation and source, for people
     */
    byte[] run(String name, Progress progress) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<Deque<byte[]>> after = threads.submit(direction(blocksAfter, stepDays, progress));
            Future<Deque<byte[]>> before = threads.submit(direction(blocksBefore, -stepDays, progress));
            List<byte[]> packed =
                    Stream.concat(before.get().stream(), after.get().stream()).toList();
            double start = epoch - (double) blocksBefore * EphemerisHeader.BLOCK_DAYS;
            return writer.file(name, start, constants.of("EMRAT"), packed);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the integration failed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** The packed blocks of one direction, in the order of time. */
    private Callable<Deque<byte[]>> direction(int blocks, double step, Progress progress) {
        return () -> {
            Deque<byte[]> packed = new ArrayDeque<>();
            var integration = new Dop853(new De431Model(constants, step), epoch, State.de431Start(), step);
            for (int i = 0; i < blocks; i++) {
                Block block = integrate(integration, step);
                byte[] bytes = writer.pack(block.quantised(layouts, fits, series, writer.numbersPerBlock()));
                if (step > 0) {
                    packed.addLast(bytes);
                } else {
                    packed.addFirst(bytes);
                }
                progress.blockDone(integration.time());
            }
            return packed;
        };
    }

    private static Block integrate(Dop853 integration, double step) throws InterruptedException {
        var block = new Block();
        int stepsPerSample = (int) (Block.SAMPLE_DAYS / Math.abs(step));
        for (int sample = 0; sample < Block.SAMPLES; sample++) {
            block.put(step > 0 ? sample : Block.SAMPLES - 1 - sample, integration.state());
            if (sample < Block.SAMPLES - 1) {
                for (int i = 0; i < stepsPerSample; i++) {
                    integration.step();
                }
            }
            if (Thread.interrupted()) {
                throw new InterruptedException("the build was given up");
            }
        }
        return block;
    }

    /** Told of each block that is done, from either thread. */
    interface Progress {
        void blockDone(double julianDate);
    }
}
