package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;

/** Writes what {@link BuiltInEphemeris} reads; it stands here so that one package alone knows the format. */
public final class EphemerisFileWriter {
    private EphemerisFileWriter() {}

    /**
     * The whole file.
     *
     * @param blocks the coefficients of each block in quanta, laid out series after series in the header's order, in
     *     each segment after segment, in each order after order, x, y, z
     */
    public static byte[] bytes(EphemerisHeader header, List<long[]> blocks) {
        if (blocks.size() != header.blocks()) {
            throw new IllegalArgumentException(blocks.size() + " blocks where the head says " + header.blocks());
        }
        var codec = new BlockCodec(header.series());
        List<byte[]> packed = blocks.stream().map(codec::pack).toList();
        int body = packed.stream().mapToInt(block -> block.length).sum();
        byte[] head = header.bytes((long) body + EphemerisHeader.TRAILER_BYTES);
        ByteBuffer file = ByteBuffer.allocate(head.length + body + EphemerisHeader.TRAILER_BYTES);
        file.put(head);
        packed.forEach(file::put);
        var checksum = new CRC32C();
        checksum.update(file.array(), 0, file.position());
        file.putLong(checksum.getValue());
        return file.array();
    }

    public static void write(Path target, EphemerisHeader header, List<long[]> blocks) throws IOException {
        try (OutputStream out = Files.newOutputStream(target)) {
            out.write(bytes(header, blocks));
        }
    }
}
