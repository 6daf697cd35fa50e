package org.nirayana.batch.parquet;

import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads structures in the compact protocol of Thrift as maps by the numbers of their fields: numbers are {@code Long}, binaries
 * {@code byte[]}. What runs over the end of the bytes is an {@link ArrayIndexOutOfBoundsException}, and so little is made before that is
 * known that a few bytes cannot take much memory.
 */
final class CompactReader {
    /** A structure as it was read. */
    static final class Struct {
        private final Map<Integer, Object> fields = new HashMap<>();

        boolean has(int id) {
            return fields.containsKey(id);
        }

        long number(int id) {
            return (Long) fields.get(id);
        }

        int integer(int id) {
            return Math.toIntExact(number(id));
        }

        long number(int id, long otherwise) {
            return has(id) ? number(id) : otherwise;
        }

        boolean flag(int id, boolean otherwise) {
            return has(id) ? (Boolean) fields.get(id) : otherwise;
        }

        String text(int id) {
            return new String((byte[]) fields.get(id), StandardCharsets.UTF_8);
        }

        Struct struct(int id) {
            return (Struct) fields.get(id);
        }

        List<?> list(int id) {
            return (List<?>) fields.get(id);
        }

        List<Struct> structs(int id) {
            return list(id).stream().map(Struct.class::cast).toList();
        }
    }

    private static final int MAX_DEPTH = 32;

    /** Structures and lists stand in one another deeper than Parquet ever writes them. */
    static final class TooDeepException extends IllegalStateException {
        @Serial
        private static final long serialVersionUID = 1L;

        TooDeepException() {
            super("its description has structures in one another; at most " + MAX_DEPTH + " levels are read");
        }
    }

    private final byte[] bytes;
    private int at;

    CompactReader(byte[] bytes, int from) {
        this.bytes = bytes;
        this.at = from;
    }

    /** Where reading stands. */
    int position() {
        return at;
    }

    Struct struct() {
        return struct(0);
    }

    private Struct struct(int depth) {
        if (depth > MAX_DEPTH) {
            throw new TooDeepException();
        }
        Struct struct = new Struct();
        int id = 0;
        while (true) {
            int head = bytes[at++] & 0xFF;
            if (head == 0) {
                return struct;
            }
            int step = head >> 4;
            id = step == 0 ? (int) zigzag() : id + step;
            struct.fields.put(id, value(head & 0x0F, depth));
        }
    }

    private Object value(int type, int depth) {
        return switch (type) {
            case CompactWriter.TYPE_TRUE -> true;
            case CompactWriter.TYPE_FALSE -> false;
            case 3 -> (long) bytes[at++];
            case 4, CompactWriter.TYPE_I32, CompactWriter.TYPE_I64 -> zigzag();
            case 7 -> {
                need(8);
                at += 8;
                yield 0L;
            }
            case CompactWriter.TYPE_BINARY -> binary();
            case CompactWriter.TYPE_LIST, 10 -> list(depth + 1);
            case CompactWriter.TYPE_STRUCT -> struct(depth + 1);
            default ->
                throw new IllegalStateException("a type of the compact protocol that Parquet does not use: " + type);
        };
    }

    private void need(long count) {
        if (count < 0 || count > bytes.length - at) {
            throw new ArrayIndexOutOfBoundsException(at);
        }
    }

    private List<Object> list(int depth) {
        if (depth > MAX_DEPTH) {
            throw new TooDeepException();
        }
        int head = bytes[at++] & 0xFF;
        long size = (head >> 4) == 15 ? varint() : (head >> 4);
        // Every element has one byte at least.
        need(size);
        int type = head & 0x0F;
        List<Object> list = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            // In a list a truth value is a byte of its own.
            list.add(type <= 2 ? (Object) (bytes[at++] == 1) : value(type, depth));
        }
        return list;
    }

    private byte[] binary() {
        long size = varint();
        need(size);
        int length = (int) size;
        byte[] binary = new byte[length];
        System.arraycopy(bytes, at, binary, 0, length);
        at += length;
        return binary;
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            byte b = bytes[at++];
            value |= (b & 0x7FL) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw new IllegalStateException("a number of more than 64 bits");
    }

    private long zigzag() {
        long value = varint();
        return (value >>> 1) ^ -(value & 1);
    }
}
