package org.nirayana.service.astro;

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
        int digits = decimals + 1;
        while (digits < POWERS_OF_TEN.length && rest >= POWERS_OF_TEN[digits]) {
            digits++;
        }
        int end = length + digits + (decimals > 0 ? 1 : 0);
        int at = putDigits(rest % POWERS_OF_TEN[decimals], decimals, end);
        if (decimals > 0) {
            bytes[--at] = '.';
        }
        putDigits(rest / POWERS_OF_TEN[decimals], digits - decimals, at);
        length = end;
        return this;
    }

    /** Writes so many digits before {@code end}, nine at a time as ints, whose division is cheaper. */
    private int putDigits(long value, int count, int end) {
        int at = end;
        long rest = value;
        int left = count;
        while (left > 0) {
            int part = (int) (rest % 1_000_000_000);
            rest /= 1_000_000_000;
            for (int i = Math.min(left, 9); i > 0; i--) {
                bytes[--at] = (byte) ('0' + part % 10);
                part /= 10;
            }
            left -= 9;
        }
        return at;
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
