package org.nirayana.service.ops;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.log.Log;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.GlobalMemory;

/**
 * How busy the machine is, in percent, sampled in the background at intervals and never by a request.
 *
 * <p>Processor and memory are read by a library with a native part. Where that cannot be loaded (a folder for temporary
 * files that may hold no programs, an unusual system) these two are absent, which is logged once.
 */
public final class HostFigures implements AutoCloseable {
    private static final Log LOG = Log.named("metrics");
    private static final Duration PAUSE = Duration.ofSeconds(2);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    /** The share of processors, memory and disk in use, 0 to 100; what cannot be read is null in the answer. */
    @SchemaName("HostFigures")
    public record Sample(
            @Range(min = 0, max = 100) @Description("Null where the machine does not tell.")
            Optional<Double> cpuPercent,

            @Range(min = 0, max = 100) @Description("Null where the machine does not tell.")
            Optional<Double> memoryPercent,

            @Range(min = 0, max = 100) @Description("Of the file system that holds DATA_DIR.")
            Optional<Double> diskUsage) {
        private static final Sample NOTHING = new Sample(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** What the library knows of the machine. */
    private static final class Machine {
        private final CentralProcessor processor;
        private final GlobalMemory memory;
        private long[] ticks;

        Machine() throws InterruptedException {
            SystemInfo system = new SystemInfo();
            processor = system.getHardware().getProcessor();
            memory = system.getHardware().getMemory();
            ticks = processor.getSystemCpuLoadTicks();
            Thread.sleep(FIRST_PAUSE.toMillis());
        }

        double cpu() {
            double load = processor.getSystemCpuLoadBetweenTicks(ticks);
            ticks = processor.getSystemCpuLoadTicks();
            return load;
        }

        double memory() {
            return 1 - (double) memory.getAvailable() / memory.getTotal();
        }
    }

    private final Path dataDir;
    private final CountDownLatch first = new CountDownLatch(1);
    private final Thread sampling = new Thread(this::sample, "host-figures");
    private volatile Sample latest = Sample.NOTHING;
    private boolean complained;

    /** The disk meant is the one that holds the given directory. */
    HostFigures(Path dataDir) {
        this.dataDir = dataDir;
        sampling.setDaemon(true);
    }

    /** Begins to sample. */
    void start() {
        sampling.start();
    }

    /**
     * The latest figures. Who asks in the first moments of the service waits for the first, but not for what does not come:
     * one wait in vain is the last.
     */
    Sample current() throws InterruptedException {
        if (!first.await(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS)) {
            first.countDown();
        }
        return latest;
    }

    private void sample() {
        try {
            Optional<Machine> machine = machine();
            while (true) {
                latest = sample(machine);
                first.countDown();
                Thread.sleep(PAUSE.toMillis());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Machine> machine() throws InterruptedException {
        try {
            return Optional.of(new Machine());
        } catch (RuntimeException | LinkageError failed) {
            complain(failed);
            return Optional.empty();
        }
    }

    private Sample sample(Optional<Machine> machine) {
        return new Sample(
                machine.flatMap(here -> percent(here::cpu)),
                machine.flatMap(here -> percent(here::memory)),
                percent(this::diskShare));
    }

    /** A share as a percentage with one decimal, within 0 to 100 whatever the counters did; empty if it cannot be read. */
    private Optional<Double> percent(Callable<Double> share) {
        try {
            double read = share.call();
            double percent = Double.isFinite(read) ? read * 100 : 0;
            return Optional.of(Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10.0);
        } catch (Exception | LinkageError failed) {
            complain(failed);
            return Optional.empty();
        }
    }

    /** Once: what fails now fails every two seconds. */
    private void complain(Throwable failed) {
        if (!complained) {
            complained = true;
            LOG.warn("some of the machine's figures cannot be read; /metrics goes on without them", failed, Map.of());
        }
    }

    private double diskShare() throws IOException {
        Path existing = dataDir;
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        FileStore store = Files.getFileStore(existing);
        return 1 - (double) store.getUsableSpace() / store.getTotalSpace();
    }

    @Override
    public void close() {
        sampling.interrupt();
    }
}
