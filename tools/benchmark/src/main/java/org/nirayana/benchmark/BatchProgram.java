package org.nirayana.benchmark;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.nirayana.batch.command.BatchCommand;

/** {@code nirayana batch} in a process of its own, which tells at its end what it took: processor seconds and megabytes. */
final class BatchProgram {
    private BatchProgram() {}

    public static void main(String[] words) throws InterruptedException, IOException {
        int exitCode = BatchCommand.run(List.of(words), System.out, System.err, false);
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        System.out.printf(Locale.ROOT, "%.3f %.0f%n", system.getProcessCpuTime() / 1e9, peakMegabytes());
        System.exit(exitCode);
    }

    /** The most memory that the process has held; 0 where the system does not tell. */
    private static double peakMegabytes() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElse(0);
    }
}
