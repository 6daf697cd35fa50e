package org.nirayana.ephemeris.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;

class EphemerisBuildTest {
    private static final double EPOCH = 2440400.5;

    @Test
    void twoBuildsGiveTheSameBytes() throws InterruptedException {
        var blocks = new AtomicInteger();
        byte[] first = build().run("twice", julianDate -> blocks.incrementAndGet());
        byte[] second = build().run("twice", julianDate -> blocks.incrementAndGet());
        assertThat(second).isEqualTo(first);
        assertThat(blocks).hasValue(8);
    }

    @Test
    void theFileCoversWhatWasAskedInWholeBlocks() throws InterruptedException {
        PackedEphemeris ephemeris = opened(build().run("a name", julianDate -> {}));
        assertThat(ephemeris.name()).isEqualTo("a name");
        assertThat(ephemeris.header().startJulianDate()).isEqualTo(EPOCH - 2 * 512);
        assertThat(ephemeris.header().endJulianDate()).isEqualTo(EPOCH + 2 * 512);
    }

    @Test
    void badSpansAndStepsAreRefused() {
        assertThatThrownBy(() -> new EphemerisBuild(EPOCH, EPOCH, 0.05, 0.5))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EphemerisBuild(EPOCH, EPOCH + 1, 0.05, 0.3))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EphemerisBuild(EPOCH, EPOCH + 1, 0.05, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static EphemerisBuild build() {
        return new EphemerisBuild(EPOCH - 600, EPOCH + 700, 1, 0.5);
    }

    static PackedEphemeris opened(byte[] file) {
        try {
            Path path = Files.createTempFile("built", ".eph");
            try {
                Files.write(path, file);
                return PackedEphemeris.open(path);
            } finally {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
