package org.nirayana.batch.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.nirayana.api.calculation.CsvLines;

/** Bytes in the making: texts, numbers as people read them, and numbers as machines do. For one thread. */
public final class ByteSink {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
    private static final int DECIMALS = 9;
    private static final long ONE = 1_000_000_000L;

    private byte[] bytes;
    private int length;

    public ByteSink(int capacity) {
        this.bytes = new byte[capacity];
    }

    public int length() {
        return length;
    }

    /** Forgets all but the first so many bytes. */
    public void truncate(int newLength) {
        length = newLength;
    }

    /** The array behind it; only the first {@link #length} bytes count. */
    public byte[] array() {
        return bytes;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    private void room(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length + (bytes.length >> 1), Math.addExact(length, more)));
        }
    }

    public ByteSink put(int oneByte) {
        room(1);
        bytes[length++] = (byte) oneByte;
        return this;
    }

    public ByteSink put(byte[] more) {
        return put(more, 0, more.length);
    }

    public ByteSink put(byte[] more, int from, int count) {
        room(count);
        System.arraycopy(more, from, bytes, length, count);
        length += count;
        return this;
    }

    public ByteSink put(ByteSink other) {
        return put(other.bytes, 0, other.length);
    }

    public ByteSink putInt(int value) {
        room(4);
        INT.set(bytes, length, value);
        length += 4;
        return this;
    }

    /** Writes a number over bytes that are there. */
    public ByteSink setInt(int at, int value) {
        INT.set(bytes, at, value);
        return this;
    }

    public ByteSink putLong(long value) {
        room(8);
        LONG.set(bytes, length, value);
        length += 8;
        return this;
    }

    /** The first so many of some numbers. */
    public ByteSink putAll(double[] values, int count) {
        little(count * Double.BYTES).asDoubleBuffer().put(values, 0, count);
        return this;
    }

    /** The first so many of some whole numbers. */
    public ByteSink putAll(long[] values, int count) {
        little(count * Long.BYTES).asLongBuffer().put(values, 0, count);
        return this;
    }

    /** Room for so many more bytes, which count already. */
    private ByteBuffer little(int more) {
        room(more);
        ByteBuffer buffer = ByteBuffer.wrap(bytes, length, more).slice().order(ByteOrder.LITTLE_ENDIAN);
        length += more;
        return buffer;
    }

    /**
     * Small numbers in as few bits as each needs, from the lowest bit on, filled up with nothing.
     *
     * @param least what is taken from each
     * @param width bits of what remains, 1 to 32
     * @param size of all of it in bytes
     */
    public ByteSink packed(int[] values, int count, int least, int width, int size) {
        // The last one is written as eight bytes.
        room(size + Long.BYTES);
        long bits = 0;
        int filled = 0;
        int at = length;
        for (int i = 0; i < count; i++) {
            bits |= (long) (values[i] - least) << filled;
            filled += width;
            if (filled >= Integer.SIZE) {
                INT.set(bytes, at, (int) bits);
                at += Integer.BYTES;
                bits >>>= Integer.SIZE;
                filled -= Integer.SIZE;
            }
        }
        LONG.set(bytes, at, bits);
        int end = length + size;
        if (at + Long.BYTES < end) {
            Arrays.fill(bytes, at + Long.BYTES, end, (byte) 0);
        }
        length = end;
        return this;
    }

    public ByteSink utf8(String text) {
        int count = text.length();
        room(count);
        for (int i = 0; i < count; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return put(text.substring(i).getBytes(StandardCharsets.UTF_8));
            }
            bytes[length++] = (byte) c;
        }
        return this;
    }

    /** A whole number in decimal. */
    public ByteSink decimal(long value) {
        if (value < 0) {
            if (value == Long.MIN_VALUE) {
                return utf8(Long.toString(value));
            }
            put('-');
            return decimal(-value);
        }
        int digits = 1;
        for (long rest = value; rest >= 10; rest /= 10) {
            digits++;
        }
        return digits(value, digits);
    }

    /** A whole number with so many digits. */
    public ByteSink digits(long value, int count) {
        room(count);
        long rest = value;
        for (int i = length + count - 1; i >= length; i--) {
            bytes[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        length += count;
        return this;
    }

    /** A number with nine decimals; what is too large for that as Java writes it. */
    public ByteSink number(double value) {
        if (!(Math.abs(value) < 9e8)) {
            return utf8(Double.toString(value));
        }
        long scaled = Math.round(value * ONE);
        if (scaled < 0) {
            put('-');
            scaled = -scaled;
        }
        return decimal(scaled / ONE).put('.').digits(scaled % ONE, DECIMALS);
    }

    /** The same without zeros at its end. */
    public ByteSink briefNumber(double value) {
        int begin = length;
        number(value);
        if (Math.abs(value) < 9e8) {
            while (length > begin && bytes[length - 1] == '0') {
                length--;
            }
            if (bytes[length - 1] == '.') {
                length--;
            }
        }
        return this;
    }

    /** An instant as ISO 8601 in UTC, to the microsecond. */
    public ByteSink time(long epochMicros) {
        long second = Math.floorDiv(epochMicros, 1_000_000L);
        int micro = (int) Math.floorMod(epochMicros, 1_000_000L);
        long day = Math.floorDiv(second, 86_400L);
        int ofDay = (int) Math.floorMod(second, 86_400L);
        utf8(java.time.LocalDate.ofEpochDay(day).toString()).put('T');
        digits(ofDay / 3600, 2).put(':').digits(ofDay / 60 % 60, 2).put(':').digits(ofDay % 60, 2);
        if (micro > 0) {
            put('.').digits(micro, 6);
        }
        return put('Z');
    }

    /** A text in quotation marks as JSON has it. */
    public ByteSink json(String text) {
        put('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                put('\\').put(c);
            } else if (c < 0x20) {
                put('\\').put('u').put('0').put('0').put(HEX[c >> 4]).put(HEX[c & 15]);
            } else if (c < 0x80) {
                put(c);
            } else {
                int end = i + 1;
                while (end < text.length() && text.charAt(end) >= 0x80) {
                    end++;
                }
                put(text.substring(i, end).getBytes(StandardCharsets.UTF_8));
                i = end - 1;
            }
        }
        return put('"');
    }

    /** A field of CSV, in quotation marks where it needs them, and no formula to a spreadsheet. */
    public ByteSink csv(String value) {
        String text = CsvLines.marked(value);
        boolean plain = true;
        for (int i = 0; i < text.length() && plain; i++) {
            char c = text.charAt(i);
            plain = c != ',' && c != '"' && c != '\n' && c != '\r';
        }
        return plain ? utf8(text) : put('"').utf8(text.replace("\"", "\"\"")).put('"');
    }
}
