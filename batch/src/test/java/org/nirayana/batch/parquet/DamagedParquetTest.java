package org.nirayana.batch.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.batch.RowProblem;
import org.nirayana.batch.table.ByteSink;
import org.nirayana.batch.table.InputColumns;
import org.nirayana.batch.table.RowBlock;
import org.nirayana.testing.Proof;

/** A file that is damaged, or made to do damage, is refused in plain words: it takes neither much memory nor the stack, and ends. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("hostile-text")
class DamagedParquetTest {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Far more than any of these small files needs. */
    private static final long MUCH_MEMORY = 64L << 20;

    private static final int ROWS = 1 << 14;

    @TempDir
    Path folder;

    private Path file(byte[] footer) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(ParquetPartWriter.MAGIC);
        out.write(footer);
        out.write(ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(footer.length)
                .array());
        out.write(ParquetPartWriter.MAGIC);
        return Files.write(folder.resolve("damaged.parquet"), out.toByteArray());
    }

    private static byte[] bytes(Consumer<ByteSink> made) {
        ByteSink sink = new ByteSink(1024);
        made.accept(sink);
        return sink.toBytes();
    }

    private static void read(Path file) throws IOException, RowProblem {
        try (ParquetReader reader = new ParquetReader(file, new InputColumns(Map.of(), List.of()))) {
            for (RowBlock block = reader.next(ROWS); block != null; block = reader.next(ROWS)) {
                while (block.next()) {
                    assertThat(block.raw()).isNotNull();
                }
            }
        }
    }

    private void assertRefused(byte[] footer, String words) throws Exception {
        Path file = file(footer);
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The input is no Parquet file that can be read: ")
                .hasMessageContaining(words);
    }

    /** A double was passed over without a look at where the bytes end. */
    @Test
    void aListIsNoLongerThanItsBytes() throws Exception {
        for (int type : new int[] {3, 5, 7, 8, 12}) {
            for (long size : new long[] {1L << 40, Integer.MAX_VALUE, -1}) {
                assertRefused(
                        bytes(out -> {
                            out.put(0x19);
                            out.put(0xF0 | type);
                            CompactWriter.varint(out, size);
                            out.put(0);
                        }),
                        "damaged");
            }
        }
    }

    @Test
    void whatIsNestedTooDeeplyIsRefused() throws Exception {
        // A list of one list of one list …
        assertRefused(
                bytes(out -> {
                    out.put(0x19);
                    for (int i = 0; i < 60_000; i++) {
                        out.put(0x19);
                    }
                }),
                "at most 32 levels");
        // A structure in a structure …
        assertRefused(
                bytes(out -> {
                    for (int i = 0; i < 60_000; i++) {
                        out.put(0x1C);
                    }
                }),
                "at most 32 levels");
    }

    private static byte[] about(Consumer<CompactWriter> schema, int elements, long rows) {
        return bytes(out -> {
            CompactWriter writer = new CompactWriter(out);
            writer.beginElement().i32(1, 1).list(2, CompactWriter.TYPE_STRUCT, elements);
            schema.accept(writer);
            writer.i64(3, rows).list(4, CompactWriter.TYPE_STRUCT, 0).end();
        });
    }

    /** Groups within groups are passed over, however deep, because nothing of them is read. */
    @Test
    void groupsInGroupsTakeNoStack() throws Exception {
        int depth = 60_000;
        byte[] footer = about(
                writer -> {
                    writer.beginElement().text(4, "births").i32(5, 1).end();
                    for (int i = 0; i < depth; i++) {
                        writer.beginElement().i32(3, 0).text(4, "g").i32(5, 1).end();
                    }
                    writer.beginElement().i32(1, 2).i32(3, 0).text(4, "leaf").end();
                },
                depth + 2,
                0);
        read(file(footer));
    }

    @Test
    void whatTheDescriptionLacksOrSaysWronglyIsNoStackTrace() throws Exception {
        assertRefused(new byte[] {0}, "damaged");
        assertRefused(about(writer -> {}, 0, 0), "damaged");
        assertRefused(
                about(
                        writer -> writer.beginElement()
                                .text(4, "births")
                                .i32(5, Integer.MAX_VALUE)
                                .end(),
                        1,
                        0),
                "damaged");
        assertRefused(
                about(
                        writer -> writer.beginElement()
                                .text(4, "births")
                                .i32(5, -1)
                                .end(),
                        1,
                        0),
                "damaged");
        // Rows that no row group has.
        assertRefused(
                about(
                        writer -> writer.beginElement()
                                .text(4, "births")
                                .i32(5, 0)
                                .end(),
                        1,
                        1L << 60),
                "damaged");
        assertRefused(
                bytes(out -> {
                    out.put(0x18);
                    CompactWriter.varint(out, -1);
                }),
                "damaged");
    }

    /** Files of other programs with one to three bytes changed: read, or refused in words. */
    @ParameterizedTest
    @ValueSource(strings = {"snappy", "zstd-v2", "deltas", "nested", "gzip", "lz4-texts", "int96"})
    void aByteThatIsWrongEndsInWords(String name) throws Exception {
        byte[] whole;
        try (InputStream in =
                DamagedParquetTest.class.getResourceAsStream("/org/nirayana/batch/command/" + name + ".parquet")) {
            whole = in.readAllBytes();
        }
        Random random = new Random(Proof.seed());
        int tries = Proof.scaled(150, 20_000);
        List<String> refusals = new ArrayList<>();
        long most = 0;
        byte[] values = {0, 1, 0x7F, (byte) 0x80, (byte) 0xFF, 0x0C, 0x19};
        for (int i = 0; i < tries; i++) {
            byte[] spoiled = whole.clone();
            for (int n = random.nextInt(3); n >= 0; n--) {
                spoiled[random.nextInt(spoiled.length - 8)] =
                        random.nextBoolean() ? values[random.nextInt(values.length)] : (byte) random.nextInt();
            }
            Path file = Files.write(folder.resolve("spoiled.parquet"), spoiled);
            long before = THREAD.getCurrentThreadAllocatedBytes();
            try {
                read(file);
            } catch (IllegalArgumentException | IOException words) {
                refusals.add(words.getMessage());
            }
            most = Math.max(most, THREAD.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(refusals).hasSizeBetween(tries / 100, tries).allSatisfy(words -> assertThat(words)
                .matches("(?s)(?:The|A) .*\\."));
        assertThat(most).isLessThan(MUCH_MEMORY);
        Proof.figure(
                36,
                tries + " spoiled copies of a Parquet file (" + name + "): " + refusals.size()
                        + " refused, the rest read, at most " + most / 1_000_000 + " MB taken");
    }

    @Test
    void packedNumbersEnd() {
        // Blocks of -1 parts went back by one byte and on by one, for ever.
        assertThatThrownBy(() -> new BitReader(numbers(128, -1, 10, 0, 0, 0, 0), 0).deltas(10))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> new BitReader(numbers(128, 0, 10, 0), 0).deltas(10))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> new BitReader(numbers(128, 4, Integer.MAX_VALUE, 0), 0).deltas(10))
                .isInstanceOf(RuntimeException.class);
        // So many groups that their number of bits wraps round to less than nothing.
        assertThatThrownBy(() -> new BitReader(numbers((1L << 62) - 1, 0, 0), 0).hybrid(1, new int[10], 10))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> new BitReader(numbers(3, 0, 0), 0).hybrid(-8, new int[10], 10))
                .isInstanceOf(RuntimeException.class);
    }

    private static byte[] numbers(long... varints) {
        return bytes(out -> {
            for (long number : varints) {
                CompactWriter.varint(out, number);
            }
        });
    }

    @Test
    void aPageIsNoLargerThanItCanBe() {
        byte[] page = "no page".getBytes(StandardCharsets.US_ASCII);
        for (int codec : new int[] {0, 1, 2, 6, 7}) {
            for (int size : new int[] {Integer.MAX_VALUE, 100_000_000, -1}) {
                long before = THREAD.getCurrentThreadAllocatedBytes();
                assertThatThrownBy(() -> Codecs.decompress(codec, page, 0, page.length, size))
                        .isInstanceOf(IOException.class)
                        .hasMessageContaining("damaged");
                assertThat(THREAD.getCurrentThreadAllocatedBytes() - before).isLessThan(MUCH_MEMORY);
            }
        }
    }
}
