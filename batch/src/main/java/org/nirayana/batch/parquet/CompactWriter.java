package org.nirayana.batch.parquet;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import org.nirayana.batch.table.ByteSink;

/** Writes structures in the compact protocol of Thrift, in which Parquet describes itself. */
final class CompactWriter {
    static final int TYPE_TRUE = 1;
    static final int TYPE_FALSE = 2;
    static final int TYPE_I32 = 5;
    static final int TYPE_I64 = 6;
    static final int TYPE_BINARY = 8;
    static final int TYPE_LIST = 9;
    static final int TYPE_STRUCT = 12;

    private final ByteSink out;
    private final Deque<Integer> outer = new ArrayDeque<>();
    private int lastField;

    CompactWriter(ByteSink out) {
        this.out = out;
    }

    private void field(int id, int type) {
        int step = id - lastField;
        if (step > 0 && step <= 15) {
            out.put((step << 4) | type);
        } else {
            out.put(type);
            zigzag(id);
        }
        lastField = id;
    }

    static void varint(ByteSink out, long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            out.put((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        out.put((int) rest);
    }

    private void zigzag(long value) {
        varint(out, (value << 1) ^ (value >> 63));
    }

    CompactWriter i32(int id, int value) {
        field(id, TYPE_I32);
        zigzag(value);
        return this;
    }

    CompactWriter i64(int id, long value) {
        field(id, TYPE_I64);
        zigzag(value);
        return this;
    }

    CompactWriter flag(int id, boolean value) {
        field(id, value ? TYPE_TRUE : TYPE_FALSE);
        return this;
    }

    CompactWriter text(int id, String value) {
        field(id, TYPE_BINARY);
        return element(value);
    }

    CompactWriter list(int id, int elementType, int size) {
        field(id, TYPE_LIST);
        if (size < 15) {
            out.put((size << 4) | elementType);
        } else {
            out.put(0xF0 | elementType);
            varint(out, size);
        }
        return this;
    }

    /** A text in a list. */
    CompactWriter element(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        varint(out, bytes.length);
        out.put(bytes);
        return this;
    }

    /** A number in a list. */
    CompactWriter element(int value) {
        zigzag(value);
        return this;
    }

    CompactWriter begin(int id) {
        field(id, TYPE_STRUCT);
        return beginElement();
    }

    /** A structure in a list, or the outermost. */
    CompactWriter beginElement() {
        outer.push(lastField);
        lastField = 0;
        return this;
    }

    CompactWriter end() {
        out.put(0);
        lastField = outer.pop();
        return this;
    }
}
