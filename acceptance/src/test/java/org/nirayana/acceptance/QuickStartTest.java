package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/** What {@code ./nirayana bench startup} promises; it measures the packaged service as {@code serve} starts it. */
@LongProof
@Tag("quick-start")
class QuickStartTest {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    @Test
    void itStartsQuicklyAndTakesLittleMemory(@TempDir Path folder) {
        String launcher = Command.ROOT.resolve("nirayana").toString();
        try (Command bench = Command.start(folder, Map.of(), launcher, "bench", "startup")) {
            Command.Result result = bench.await(PATIENCE);

            assertThat(result.exitCode()).as(() -> result.out() + result.err()).isZero();
            Proof.figure(
                    44,
                    "a start takes " + figure(result.out(), "startup_ratio") + " of a bare server's, an idle service "
                            + figure(result.out(), "service_idle_resident_mb") + " MB");
        }
    }

    private static String figure(String out, String name) {
        Matcher line = Pattern.compile("(?m)^" + name + " ([0-9.]+)").matcher(out);
        assertThat(line.find()).as(name).isTrue();
        return line.group(1);
    }
}
