package org.nirayana.service.ops;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
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

/**
 * How busy the machine is, in percent, sampled in the background at intervals and never by a request.
 *
 * <p>On Linux the kernel's counters are read, which are those of the host in a container, too; elsewhere Java's own figures. What
 * cannot be read is absent, which is logged once.
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

    /** What one system tells of processors and memory, as shares from 0 to 1. */
    interface Machine {
        double cpu() throws IOException;

        double memory() throws IOException;
    }

    /** Linux: ticks of all processors, and memory that programs could have. */
    static final class Linux implements Machine {
        private static final Path PROC = Path.of("/proc");
        private static final int USER_TO_STEAL = 8;
        private static final int IDLE = 3;
        private static final int WAITING_FOR_DISK = 4;

        private final Path ticks;
        private final Path memory;
        private long busy;
        private long all;

        /** @param proc the folder of the kernel's figures */
        Linux(Path proc) {
            ticks = proc.resolve("stat");
            memory = proc.resolve("meminfo");
        }

        static boolean isHere() {
            Linux here = new Linux(PROC);
            return Files.isReadable(here.ticks) && Files.isReadable(here.memory);
        }

        @Override
        public double cpu() throws IOException {
            String[] counts;
            try (BufferedReader lines = Files.newBufferedReader(ticks)) {
                // "cpu  user nice system idle iowait irq softirq steal …"; what guests use is part of user.
                counts = lines.readLine().substring("cpu".length()).strip().split(" ", -1);
            }
            long total = 0;
            long idle = 0;
            for (int i = 0; i < Math.min(counts.length, USER_TO_STEAL); i++) {
                long value = Long.parseLong(counts[i]);
                total += value;
                idle += i == IDLE || i == WAITING_FOR_DISK ? value : 0;
            }
            long passed = total - all;
            long worked = total - idle - busy;
            all = total;
            busy = total - idle;
            return passed == 0 ? 0 : (double) worked / passed;
        }

        @Override
        public double memory() throws IOException {
            long total = 0;
            long available = 0;
            for (String line : Files.readAllLines(memory)) {
                if (line.startsWith("MemTotal:")) {
                    total = kibibytes(line);
                } else if (line.startsWith("MemAvailable:")) {
                    available = kibibytes(line);
                }
            }
            if (total == 0) {
                throw new IOException(memory + " has no MemTotal.");
            }
            return 1 - (double) available / total;
        }

        private static long kibibytes(String line) {
            String[] words = line.split(" +", -1);
            return Long.parseLong(words[1]);
        }
    }

    /** Any other system, by what Java knows of it. */
    private static final class OtherSystem implements Machine {
        private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

        @Override
        public double cpu() {
            return system.getCpuLoad();
        }

        @Override
        public double memory() {
            return 1 - (double) system.getFreeMemorySize() / system.getTotalMemorySize();
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
            Machine machine = Linux.isHere() ? new Linux(Linux.PROC) : new OtherSystem();
            // The first reading only tells from when on.
            percent(machine::cpu);
            Thread.sleep(FIRST_PAUSE.toMillis());
            while (true) {
                latest = new Sample(percent(machine::cpu), percent(machine::memory), percent(this::diskShare));
                first.countDown();
                Thread.sleep(PAUSE.toMillis());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** A share as a percentage with one decimal, within 0 to 100 whatever the counters did; empty if it cannot be read. */
    private Optional<Double> percent(Callable<Double> share) {
        try {
            double read = share.call();
            double percent = Double.isFinite(read) ? read * 100 : 0;
            return Optional.of(Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10.0);
        } catch (Exception failed) {
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
