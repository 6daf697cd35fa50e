package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file is an SPK with all bodies or an {@code EphemerisFormatException}, and then answers at every time it spans. */
public final class SpkFuzz {
    private SpkFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        try {
            Questions.everywhere(SpkEphemeris.of("fuzz.bsp", ByteBuffer.wrap(data)));
        } catch (EphemerisFormatException refused) {
            // As it should be.
        }
    }

    /** Writes the inputs that the search begins with into a folder. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.write(
                folder.resolve("little-2.bsp"),
                CircularSystem.small(ByteOrder.LITTLE_ENDIAN, 2).bytes());
        Files.write(
                folder.resolve("big-3.bsp"),
                CircularSystem.small(ByteOrder.BIG_ENDIAN, 3).bytes());
    }
}
