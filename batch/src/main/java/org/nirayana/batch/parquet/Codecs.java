package org.nirayana.batch.parquet;

import io.airlift.compress.lz4.Lz4Decompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/** Takes pages out of the compressions that Parquet knows. */
final class Codecs {
    private Codecs() {}

    static boolean isKnown(int codec) {
        return codec == 0 || codec == 1 || codec == 2 || codec == 6 || codec == 7;
    }

    static byte[] decompress(int codec, byte[] bytes, int from, int length, int size) throws IOException {
        byte[] out = new byte[size];
        int made;
        switch (codec) {
            case 0 -> {
                return Arrays.copyOfRange(bytes, from, from + length);
            }
            case 1 -> made = new SnappyDecompressor().decompress(bytes, from, length, out, 0, size);
            case 2 -> {
                try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes, from, length))) {
                    made = in.readNBytes(out, 0, size);
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
