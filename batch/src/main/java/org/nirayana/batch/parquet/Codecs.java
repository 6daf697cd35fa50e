package org.nirayana.batch.parquet;

import io.airlift.compress.lz4.Lz4Decompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Takes pages out of the compressions that Parquet knows. */
final class Codecs {
    private Codecs() {}

    static boolean isKnown(int codec) {
        return codec == 0 || codec == 1 || codec == 2 || codec == 6 || codec == 7;
    }

    /** How many bytes one byte can become at most: what claims more is refused before room is made for it. */
    private static long ratio(int codec) {
        return switch (codec) {
            case 1 -> 32;
            case 2 -> 1_100;
            case 6 -> 33_000;
            case 7 -> 256;
            default -> 1;
        };
    }

    static byte[] decompress(int codec, byte[] bytes, int from, int length, int size) throws IOException {
        if (from < 0 || length < 0 || length > bytes.length - from) {
            throw new IOException("A page is damaged: it has other parts than it says.");
        }
        if (size < 0 || size > (length + 16L) * ratio(codec)) {
            throw new IOException(
                    "A page is damaged: its " + length + " bytes cannot be " + size + " when they are unpacked.");
        }
        if (size > PageLimits.BYTES) {
            throw PageLimits.tooLarge("A page", size);
        }
        byte[] out = new byte[codec == 0 ? 0 : size];
        int made;
        switch (codec) {
            case 0 -> {
                return Arrays.copyOfRange(bytes, from, from + length);
            }
            case 1 -> made = new SnappyDecompressor().decompress(bytes, from, length, out, 0, size);
            case 2 -> {
                try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes, from, length))) {
                    made = in.readNBytes(out, 0, size);
                } catch (ZipException | EOFException damaged) {
                    throw new IOException("A page is damaged: it cannot be unpacked.", damaged);
                }
            }
            case 6 -> made = new ZstdDecompressor().decompress(bytes, from, length, out, 0, size);
            case 7 -> made = new Lz4Decompressor().decompress(bytes, from, length, out, 0, size);
            default -> throw new IOException("The compression " + codec + " is not known.");
        }
        if (made != size) {
            throw new IOException("A page has " + made + " bytes instead of " + size + ".");
        }
        return out;
    }
}
