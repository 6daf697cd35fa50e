package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A file is an ephemeris of ours or an {@code EphemerisFormatException}, and an ephemeris answers at every time it spans.
 *
 * <p>The input is a file without its checksum; length and checksum are set right, or nothing would ever get past them.
 */
public final class EphemerisFileFuzz {
    private static final int LENGTH_OFFSET = 10;

    private EphemerisFileFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        byte[] file = Arrays.copyOf(data, data.length + EphemerisHeader.TRAILER_BYTES);
        ByteBuffer bytes = ByteBuffer.wrap(file);
        if (data.length >= LENGTH_OFFSET + Long.BYTES) {
            bytes.putLong(LENGTH_OFFSET, file.length);
        }
        var checksum = new CRC32C();
        checksum.update(file, 0, data.length);
        bytes.putLong(data.length, checksum.getValue());
        try {
            Questions.everywhere(PackedEphemeris.of(file, "fuzz"));
        } catch (EphemerisFormatException refused) {
            // As it should be.
        }
    }

    /** Writes the inputs that the search begins with into a folder. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        for (int coefficients : new int[] {2, 5}) {
            List<ChebyshevSeries> series = SyntheticEphemeris.SERIES.stream()
                    .map(each -> new ChebyshevSeries(each.body(), 1, coefficients, each.quantumAu()))
                    .toList();
            var writer = new EphemerisFileWriter(series);
            long[] block = new long[writer.numbersPerBlock()];
            for (int i = 0; i < block.length; i++) {
                block[i] = i % 7 == 0 ? (long) i * i * i * 1_000_003L : i - 20;
            }
            byte[] file = writer.file("seed", 2450000.5, 81.3, List.of(writer.pack(block), writer.pack(block)));
            Files.write(
                    folder.resolve("blocks-of-" + coefficients),
                    Arrays.copyOf(file, file.length - EphemerisHeader.TRAILER_BYTES));
        }
    }
}
