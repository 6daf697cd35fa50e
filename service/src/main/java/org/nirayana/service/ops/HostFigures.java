package org.nirayana.service.ops;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.log.Log;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.GlobalMemory;

/**
 * How busy the machine is, in percent, sampled in the background while somebody asks.
 *
 * <p>Sampling starts with the first question and sleeps when nobody has asked for a minute, so a service whose metrics
 * are not read pays nothing for them.
 */
public final class HostFigures implements AutoCloseable {
    private static final Log LOG = Log.named("metrics");
    private static final Duration PAUSE = Duration.ofSeconds(2);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration INTEREST = Duration.ofMinutes(1);

    /** The share of processors, memory and disk in use, 0 to 100. */
    @SchemaName("HostFigures")
    public record Sample(
            @Range(min = 0, max = 100) double cpuPercent,
            @Range(min = 0, max = 100) double memoryPercent,

            @Range(min = 0, max = 100) @Description("Of the file system that holds DATA_DIR.")
            double diskUsage) {}

    private final Path dataDir;
    private final CountDownLatch first = new CountDownLatch(1);
    private Thread sampling;
    private long lastAsked;
    private volatile Sample latest;

    /** The disk meant is the one that holds the given directory. */
    HostFigures(Path dataDir) {
        this.dataDir = dataDir;
    }

    /** The latest figures; the very first question waits a moment for them. */
    Sample current() throws InterruptedException, TimeoutException {
        synchronized (this) {
            lastAsked = System.nanoTime();
            if (sampling == null) {
                sampling = new Thread(this::sample, "host-figures");
                sampling.setDaemon(true);
                sampling.start();
            }
        }
        if (!first.await(10, TimeUnit.SECONDS)) {
            throw new TimeoutException("The machine's figures did not arrive");
        }
        return latest;
    }

    private void sample() {
        try {
            SystemInfo system = new SystemInfo();
            CentralProcessor processor = system.getHardware().getProcessor();
            GlobalMemory memory = system.getHardware().getMemory();
            long[] ticks = processor.getSystemCpuLoadTicks();
            Thread.sleep(FIRST_PAUSE.toMillis());
            while (stillAsked()) {
                double cpu = processor.getSystemCpuLoadBetweenTicks(ticks);
                ticks = processor.getSystemCpuLoadTicks();
                double used = 1 - (double) memory.getAvailable() / memory.getTotal();
                latest = new Sample(percent(cpu), percent(used), percent(diskShare()));
                first.countDown();
                Thread.sleep(PAUSE.toMillis());
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (IOException | RuntimeException | LinkageError failed) {
            LOG.error("the machine's figures cannot be read", failed, Map.of());
            forget();
        }
    }

    private synchronized void forget() {
        sampling = null;
    }

    private synchronized boolean stillAsked() {
        boolean asked = System.nanoTime() - lastAsked < INTEREST.toNanos();
        if (!asked) {
            sampling = null;
        }
        return asked;
    }

    private double diskShare() throws IOException {
        Path existing = dataDir;
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        FileStore store = Files.getFileStore(existing);
        return 1 - (double) store.getUsableSpace() / store.getTotalSpace();
    }

    /** One decimal, within 0 to 100 whatever the counters did. */
    private static double percent(double share) {
        double percent = Double.isFinite(share) ? share * 100 : 0;
        return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10.0;
    }

    @Override
    public synchronized void close() {
        if (sampling != null) {
            sampling.interrupt();
        }
    }
}
