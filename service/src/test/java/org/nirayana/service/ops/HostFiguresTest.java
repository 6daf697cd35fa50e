package org.nirayana.service.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kernel's counters as proc(5) describes them. */
class HostFiguresTest {
    @TempDir
    private Path proc;

    @Test
    void processorsAreBusyByTheTicksSinceTheLastReading() throws Exception {
        HostFigures.Linux machine = new HostFigures.Linux(proc);
        ticks("cpu  100 0 100 700 100 0 0 0 50 0");
        machine.cpu();
        // 60 of 100 ticks: user 30, system 20, steal 10; idle 30 and waiting for the disk 10. Guests are in user
        // already.
        ticks("cpu  130 0 120 730 110 0 0 10 70 0");

        assertThat(machine.cpu()).isCloseTo(0.6, within(1e-12));
        assertThat(machine.cpu()).as("no time has passed").isZero();
    }

    @Test
    void memoryInUseIsWhatProgramsCannotHave() throws Exception {
        Files.writeString(
                proc.resolve("meminfo"),
                "MemTotal:       16000000 kB\nMemFree:         1000000 kB\nMemAvailable:    4000000 kB\nCached: 3000000 kB\n");

        assertThat(new HostFigures.Linux(proc).memory()).isCloseTo(0.75, within(1e-12));
    }

    @Test
    void memoryWithoutATotalIsNoFigure() throws Exception {
        Files.writeString(proc.resolve("meminfo"), "MemFree: 1 kB\n");
        HostFigures.Linux machine = new HostFigures.Linux(proc);

        assertThatThrownBy(machine::memory).isInstanceOf(IOException.class).hasMessageContaining("MemTotal");
    }

    private void ticks(String all) throws IOException {
        Files.writeString(proc.resolve("stat"), all + "\ncpu0 1 2 3 4 5 6 7 8 9 0\nintr 1\n");
    }
}
