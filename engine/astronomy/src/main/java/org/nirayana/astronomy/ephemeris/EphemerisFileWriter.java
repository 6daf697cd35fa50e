package org.nirayana.astronomy.ephemeris;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.zip.CRC32C;

/** Writes what {@link PackedEphemeris} reads; it stands here so that one package alone knows the format. */
public final class EphemerisFileWriter {
    private final List<ChebyshevSeries> series;
    private final BlockCodec codec;

    public EphemerisFileWriter(List<ChebyshevSeries> series) {
        this.series = List.copyOf(series);
        this.codec = new BlockCodec(this.series);
    }

    /** How many numbers a block has. */
    public int numbersPerBlock() {
        return codec.numbers();
    }

    /**
     * Packs one block, for {@link #file}.
     *
     * @param block the coefficients in quanta: series after series, in each segment after segment, in each order after
     *     order, x, y, z
     */
    public byte[] pack(long[] block) {
        return codec.pack(block);
    }

    /**
     * The whole file.
     *
     * @param packedBlocks one after the other in time
     */
    public byte[] file(String name, double startJulianDate, double earthMoonMassRatio, List<byte[]> packedBlocks) {
        var header = new EphemerisHeader(name, startJulianDate, packedBlocks.size(), earthMoonMassRatio, series);
        int body = packedBlocks.stream().mapToInt(block -> block.length).sum();
        byte[] head = header.bytes((long) body + EphemerisHeader.TRAILER_BYTES);
        ByteBuffer file = ByteBuffer.allocate(head.length + body + EphemerisHeader.TRAILER_BYTES);
        file.put(head);
        packedBlocks.forEach(file::put);
        var checksum = new CRC32C();
        checksum.update(file.array(), 0, file.position());
        file.putLong(checksum.getValue());
        return file.array();
    }
}
