package org.nirayana.service.astro;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * JSON written as bytes, for answers whose shape is fixed: no tree, no reflection, one array.
 *
 * <p>Numbers are decimal fractions with a fixed count of places, made by integer arithmetic, so that every Java writes
 * the same bytes.
 */
final class JsonBytes {
    private static final long[] POWERS_OF_TEN = new long[19];

    static {
        POWERS_OF_TEN[0] = 1;
        for (int i = 1; i < POWERS_OF_TEN.length; i++) {
            POWERS_OF_TEN[i] = 10 * POWERS_OF_TEN[i - 1];
        }
    }

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;
    private int length;

    JsonBytes(int expectedLength) {
        bytes = new byte[expectedLength];
    }

    /** Bytes of a constant part of the answer, to be made once. */
    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** A part that is JSON already. */
    JsonBytes raw(byte[] json) {
        reserve(json.length);
        System.arraycopy(json, 0, bytes, length, json.length);
        length += json.length;
        return this;
    }

    JsonBytes raw(char json) {
        reserve(1);
        bytes[length++] = (byte) json;
        return this;
    }

    JsonBytes integer(long value) {
        return fixed(value, 0);
    }

    JsonBytes bool(boolean value) {
        return raw(value ? TRUE : FALSE);
    }

    private static final byte[] TRUE = ascii("true");
    private static final byte[] FALSE = ascii("false");

    /**
     * A decimal fraction.
     *
     * @param value the number times ten to the {@code decimals}
     */
    JsonBytes fixed(long value, int decimals) {
        reserve(22);
        long rest = value;
        if (rest < 0) {
            bytes[length++] = '-';
            rest = -rest;
        }
        // A constant divisor costs a multiplication, a variable one a division.
        long whole = decimals == 9 ? rest / 1_000_000_000 : rest / POWERS_OF_TEN[decimals];
        int digits = 1;
        while (digits < POWERS_OF_TEN.length && whole >= POWERS_OF_TEN[digits]) {
            digits++;
        }
        putDigits(whole, digits, length);
        length += digits;
        if (decimals > 0) {
            bytes[length++] = '.';
            putDigits(rest - whole * POWERS_OF_TEN[decimals], decimals, length);
            length += decimals;
        }
        return this;
    }

    /** Writes exactly so many digits from {@code start} on, eight at a time as far as that goes. */
    private void putDigits(long value, int count, int start) {
        int at = start + count;
        long rest = value;
        while (at - start >= 8) {
            long above = rest / 100_000_000;
            at -= 8;
            EIGHT_BYTES.set(bytes, at, eightDigits((int) (rest - above * 100_000_000)));
            rest = above;
        }
        for (int few = (int) rest; at > start; few /= 10) {
            bytes[--at] = (byte) ('0' + few % 10);
        }
    }

    /**
     * A number below 10^8 as the eight bytes of its decimal digits, the first in the lowest byte. It is cut in half three
     * times, all parts at once in one long: a division by 100 or 10 of so small a number is a multiplication and a shift.
     */
    private static long eightDigits(int value) {
        int high = value / 10_000;
        long fours = high | (long) (value - 10_000 * high) << 32;
        long hundreds = ((fours * 10_486) >>> 20) & 0x0000_007f_0000_007fL;
        long twos = hundreds | (fours - 100 * hundreds) << 16;
        long tens = ((twos * 103) >>> 10) & 0x000f_000f_000f_000fL;
        long ones = tens | (twos - 10 * tens) << 8;
        return ones | 0x3030_3030_3030_3030L;
    }

    /** A text in quotes; lone surrogates cannot come from strict UTF-8 and would be written as question marks. */
    JsonBytes text(String text) {
        raw('"');
        int plainFrom = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x20 || c == '"' || c == '\\') {
                raw(text.substring(plainFrom, i).getBytes(StandardCharsets.UTF_8));
                raw(ascii(c < 0x20 ? String.format("\\u%04x", (int) c) : "\\" + c));
                plainFrom = i + 1;
            }
        }
        raw(text.substring(plainFrom).getBytes(StandardCharsets.UTF_8));
        return raw('"');
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    private void reserve(int more) {
        if (bytes.length - length < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
        }
    }
}
