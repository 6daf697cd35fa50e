package org.nirayana.api.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;

/**
 * Writes records as JSON, into one array of bytes.
 *
 * <p>How a record type is written is found out once, by {@link RecordWriter}: a component's name becomes snake_case, its type
 * and annotations say the form. Numbers are made by integer arithmetic, so that every Java writes the same bytes. Instants
 * are written as ISO 8601 on the clock of the zone that the writer was made with.
 *
 * <p>For one thread and one answer.
 */
public final class JsonWriter {
    private static final long[] POWERS_OF_TEN = new long[19];

    static {
        POWERS_OF_TEN[0] = 1;
        for (int i = 1; i < POWERS_OF_TEN.length; i++) {
            POWERS_OF_TEN[i] = 10 * POWERS_OF_TEN[i - 1];
        }
    }

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final VarHandle TWO_BYTES =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /** The two digits of the numbers below a hundred, the first in the lowest byte. */
    private static final long[] PAIRS = new long[100];

    static {
        for (int i = 0; i < PAIRS.length; i++) {
            PAIRS[i] = ('0' + i / 10) | (long) ('0' + i % 10) << 8;
        }
    }

    private static final byte[] TRUE = ascii("true");
    private static final byte[] FALSE = ascii("false");
    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    private static final byte[] NULL = ascii("null");
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    /** A cycle before 1 March of the year 0, so that January and February of that year count from above zero too. */
    private static final int DAYS_FROM_MARCH_OF_YEAR_MINUS_400_TO_1970 = 719_468 + 146_097;

    private static final long FIRST_DAY_OF_YEAR_0 = LocalDate.of(0, 1, 1).toEpochDay();
    private static final long LAST_DAY_OF_YEAR_9999 = LocalDate.of(9999, 12, 31).toEpochDay();
    private static final int DAYS_IN_400_YEARS = 146_097;
    private static final int SECONDS_PER_DAY = 86_400;

    /** The array that a thread writes its answers into: what is answered is a copy of the right length. */
    private static final class Scratch {
        private byte[] bytes;
    }

    private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

    private static final int MIN_SCRATCH = 8_192;
    private static final int MAX_SCRATCH = 512 * 1024;

    private final ZoneRules zone;
    private byte[] bytes;
    private int length;

    /** The last offset. */
    private int offsetSeconds;

    private long offsetHead;
    private long offsetTail;
    private int offsetLength;

    /** It holds from this second until before that one; empty as long as only single times were asked for. */
    private long offsetFrom = Long.MAX_VALUE;

    private long offsetUntil = Long.MIN_VALUE;

    /** After so many times it pays to make a table of the zone, where nobody has yet. */
    private static final int MANY_TIMES = 16;

    private int newTimes;

    /** Where instants stand already: what ends one period begins the next, and its whole ends with it too. */
    private static final int TIMES = 16;

    private Instant[] times;
    private int[] timesAt;
    private int[] timesEnd;
    private boolean timesInMilliseconds;

    /** How the last record was written whose type nothing says but itself: the next in a list is of the same. */
    private Class<?> recordType;

    private RecordWriter recordWriter;

    private final LongUnaryOperator rounding;

    JsonWriter(ZoneRules zone, byte[] bytes) {
        this(zone, LongUnaryOperator.identity(), bytes);
    }

    private JsonWriter(ZoneRules zone, LongUnaryOperator rounding, byte[] bytes) {
        this.zone = zone;
        this.rounding = rounding;
        this.bytes = bytes;
    }

    /** A value that holds no times, as JSON. */
    public static byte[] toJson(Object value) {
        return toJson(value, UTC);
    }

    /**
     * A record, or a list of records, as JSON.
     *
     * @param zone the clock by which instants are written
     */
    public static byte[] toJson(Object view, ZoneRules zone) {
        return toJson(view, zone, LongUnaryOperator.identity());
    }

    /**
     * The same with times that are printed less finely.
     *
     * @param rounding from the nearest second on the clock of the zone to the one that is printed; milliseconds are left alone
     */
    public static byte[] toJson(Object view, ZoneRules zone, LongUnaryOperator rounding) {
        Scratch scratch = SCRATCH.get();
        JsonWriter writer =
                new JsonWriter(zone, rounding, scratch.bytes == null ? new byte[MIN_SCRATCH] : scratch.bytes);
        // Taken, so that a value which writes JSON of its own finds none.
        scratch.bytes = null;
        byte[] json = writer.value(view).toBytes();
        if (writer.bytes.length <= MAX_SCRATCH) {
            scratch.bytes = writer.bytes;
        }
        return json;
    }

    /** Bytes of a constant part, to be made once. */
    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** The name under which a component of a record is written: {@code nirayanaLongitude} is {@code nirayana_longitude}. */
    public static String fieldName(String component) {
        return RecordWriter.snakeCase(component);
    }

    /** Any value that has a form: a record, a list or map of such values, a text, a number, a boolean or null. */
    JsonWriter value(Object value) {
        if (value == null) {
            return raw(NULL);
        }
        if (value instanceof Record) {
            Class<?> type = value.getClass();
            if (type != recordType) {
                recordType = type;
                recordWriter = RecordWriter.of(type);
            }
            recordWriter.write(this, value);
            return this;
        }
        if (value instanceof List<?> list) {
            RecordWriter.list(this, list, JsonWriter::value);
            return this;
        }
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        if (value instanceof String text) {
            return text(text);
        }
        if (value instanceof Integer || value instanceof Long) {
            return integer(((Number) value).longValue());
        }
        if (value instanceof Boolean flag) {
            return bool(flag);
        }
        if (value instanceof BigDecimal || value instanceof BigInteger) {
            return raw(ascii(value.toString()));
        }
        if (value instanceof Double number) {
            return number(number);
        }
        throw new IllegalArgumentException("There is no JSON form for " + value.getClass() + ".");
    }

    private JsonWriter map(Map<?, ?> map) {
        char before = '{';
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            raw(before).text((String) entry.getKey()).raw(':').value(entry.getValue());
            before = ',';
        }
        return map.isEmpty() ? raw('{').raw('}') : raw('}');
    }

    /** A part that is JSON already. */
    JsonWriter raw(byte[] json) {
        reserve(json.length);
        System.arraycopy(json, 0, bytes, length, json.length);
        length += json.length;
        return this;
    }

    JsonWriter raw(char json) {
        reserve(1);
        bytes[length++] = (byte) json;
        return this;
    }

    JsonWriter nothing() {
        return raw(NULL);
    }

    JsonWriter bool(boolean value) {
        return raw(value ? TRUE : FALSE);
    }

    JsonWriter integer(long value) {
        return value >= 0 && value < 10 ? raw((char) ('0' + value)) : fixed(value, 0);
    }

    /** The shortest decimal that reads back as the number. */
    JsonWriter number(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON has no " + value + ".");
        }
        return raw(ascii(Double.toString(value)));
    }

    /**
     * A decimal fraction with all its decimals.
     *
     * @param value the number times ten to the {@code decimals}
     */
    JsonWriter fixed(long value, int decimals) {
        reserve(32);
        long rest = sign(value);
        // A constant divisor costs a multiplication, a variable one a division.
        long whole =
                switch (decimals) {
                    case 0 -> rest;
                    case 9 -> rest / 1_000_000_000;
                    case 12 -> rest / 1_000_000_000_000L;
                    default -> rest / POWERS_OF_TEN[decimals];
                };
        putWhole(whole);
        if (decimals > 0) {
            bytes[length++] = '.';
            putDigits(rest - whole * POWERS_OF_TEN[decimals], decimals, length);
            length += decimals;
        }
        return this;
    }

    /** A decimal fraction as {@link Double#toString} writes it. */
    JsonWriter trimmed(long value, int decimals) {
        long magnitude = Math.abs(value);
        if (magnitude != 0 && magnitude < POWERS_OF_TEN[Math.max(decimals - 3, 0)]) {
            // Below a thousandth Java counts in powers of ten.
            return number(value / (double) POWERS_OF_TEN[decimals]);
        }
        fixed(value, decimals);
        while (bytes[length - 1] == '0' && bytes[length - 2] != '.') {
            length--;
        }
        return this;
    }

    private long sign(long value) {
        if (value < 0) {
            bytes[length++] = '-';
            return -value;
        }
        return value;
    }

    private void putWhole(long whole) {
        if (whole < 100) {
            // Most are degrees, or parts of a unit.
            boolean two = whole >= 10;
            EIGHT_BYTES.set(bytes, length, two ? PAIRS[(int) whole] : '0' + whole);
            length += two ? 2 : 1;
            return;
        }
        int digits = 3;
        while (digits < POWERS_OF_TEN.length && whole >= POWERS_OF_TEN[digits]) {
            digits++;
        }
        putDigits(whole, digits, length);
        length += digits;
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
        int few = (int) rest;
        while (at - start >= 2) {
            int above = few / 100;
            at -= 2;
            TWO_BYTES.set(bytes, at, (short) PAIRS[few - 100 * above]);
            few = above;
        }
        if (at > start) {
            bytes[start] = (byte) ('0' + few);
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
    JsonWriter text(String text) {
        int size = text.length();
        reserve(size + 2);
        bytes[length++] = '"';
        for (int i = 0; i < size; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return rest(text, i);
            }
            if (c < 0x20 || c == '"' || c == '\\') {
                escape(c);
                reserve(size - i + 1);
            } else {
                bytes[length++] = (byte) c;
            }
        }
        reserve(1);
        bytes[length++] = '"';
        return this;
    }

    /** From the first character beyond ASCII on. */
    private JsonWriter rest(String text, int from) {
        int plainFrom = from;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean half = Character.isSurrogate(c);
            if (half && Character.charCount(text.codePointAt(i)) == 2) {
                i++;
            } else if (half || c < 0x20 || c == '"' || c == '\\') {
                // Half of a character has no bytes in UTF-8, but a name in JSON.
                raw(text.substring(plainFrom, i).getBytes(StandardCharsets.UTF_8));
                escape(c);
                plainFrom = i + 1;
            }
        }
        return raw(text.substring(plainFrom).getBytes(StandardCharsets.UTF_8)).raw('"');
    }

    private void escape(char c) {
        reserve(6);
        bytes[length++] = '\\';
        switch (c) {
            case '"', '\\' -> bytes[length++] = (byte) c;
            case '\b' -> bytes[length++] = 'b';
            case '\f' -> bytes[length++] = 'f';
            case '\n' -> bytes[length++] = 'n';
            case '\r' -> bytes[length++] = 'r';
            case '\t' -> bytes[length++] = 't';
            default -> {
                bytes[length++] = 'u';
                for (int shift = 12; shift >= 0; shift -= 4) {
                    bytes[length++] = (byte) HEX[c >> shift & 15];
                }
            }
        }
    }

    /** The nearest second or millisecond on the clock of the zone, with its offset. */
    JsonWriter time(Instant instant, boolean milliseconds) {
        if (times == null || timesInMilliseconds != milliseconds) {
            // An answer has its times in one form.
            times = new Instant[TIMES];
            timesAt = new int[TIMES];
            timesEnd = new int[TIMES];
            timesInMilliseconds = milliseconds;
        }
        int slot = (instant.getNano() ^ (int) instant.getEpochSecond()) & (TIMES - 1);
        if (instant.equals(times[slot])) {
            return again(timesAt[slot], timesEnd[slot]);
        }
        times[slot] = instant;
        timesAt[slot] = length;
        newTime(instant, milliseconds);
        timesEnd[slot] = length;
        return this;
    }

    /** Copies what stands from one place to another. */
    private JsonWriter again(int from, int until) {
        int size = until - from;
        reserve(size);
        System.arraycopy(bytes, from, bytes, length, size);
        length += size;
        return this;
    }

    private void newTime(Instant instant, boolean milliseconds) {
        long second = instant.getEpochSecond();
        int nano = instant.getNano() + (milliseconds ? 500_000 : 500_000_000);
        if (nano >= 1_000_000_000) {
            second++;
            nano -= 1_000_000_000;
        }
        if (second < offsetFrom || second >= offsetUntil) {
            findOffset(second);
        }
        long nearest = second + offsetSeconds;
        long local = milliseconds ? nearest : rounding.applyAsLong(nearest);
        long day = Math.floorDiv(local, SECONDS_PER_DAY);
        int inDay = (int) (local - day * SECONDS_PER_DAY);
        reserve(64);
        bytes[length++] = '"';
        long dayOfMonth = date(day);
        // Eight signs at a time: a number that holds them costs less to make than each of them to write.
        byte[] to = bytes;
        int at = length;
        int minute = inDay / 60;
        int hour = minute / 60;
        EIGHT_BYTES.set(
                to,
                at,
                dayOfMonth | 'T' << 16 | PAIRS[hour] << 24 | (long) ':' << 40 | PAIRS[minute - 60 * hour] << 48);
        long rest = ':' | PAIRS[inDay - 60 * minute] << 8;
        if (milliseconds) {
            int milli = nano / 1_000_000;
            int tenths = milli / 100;
            rest |= '.' << 24 | (long) ('0' + tenths) << 32 | PAIRS[milli - 100 * tenths] << 40;
        }
        EIGHT_BYTES.set(to, at + 8, rest);
        at += milliseconds ? 15 : 11;
        EIGHT_BYTES.set(to, at, offsetHead);
        EIGHT_BYTES.set(to, at + 8, offsetTail);
        length = at + offsetLength;
    }

    private void findOffset(long second) {
        ZoneOffsets table = ++newTimes < MANY_TIMES ? ZoneOffsets.known(zone) : ZoneOffsets.of(zone);
        if (table == null || !ZoneOffsets.reaches(second)) {
            ZoneOffset offset = zone.getOffset(Instant.ofEpochSecond(second));
            if (offsetLength == 0 || offset.getTotalSeconds() != offsetSeconds) {
                take(ZoneOffsets.Written.of(offset));
            }
            offsetFrom = Long.MAX_VALUE;
            offsetUntil = Long.MIN_VALUE;
            return;
        }
        int number = table.at(second);
        take(table.offset(number));
        offsetFrom = table.from(number);
        offsetUntil = table.until(number);
    }

    private void take(ZoneOffsets.Written offset) {
        offsetSeconds = offset.seconds();
        offsetHead = offset.head();
        offsetTail = offset.tail();
        offsetLength = offset.length();
    }

    /** Eight bytes as a number, the first in its lowest byte. */
    static long eightBytes(byte[] bytes, int from) {
        return (long) EIGHT_BYTES.get(bytes, from);
    }

    /** An instant to the nearest second as answers have it, for those that are no JSON. */
    public static String time(Instant instant, ZoneRules zone) {
        return time(instant, zone, LongUnaryOperator.identity());
    }

    /** The same, printed less finely. */
    public static String time(Instant instant, ZoneRules zone, LongUnaryOperator rounding) {
        JsonWriter writer = new JsonWriter(zone, rounding, new byte[48]);
        writer.newTime(instant, false);
        return new String(writer.bytes, 1, writer.length - 2, StandardCharsets.US_ASCII);
    }

    /** Greenwich is an offset like any other: {@code Z} is for instants in UTC because no place is meant. */
    public static String offset(ZoneOffset offset) {
        return offset.equals(ZoneOffset.UTC) ? "+00:00" : offset.getId();
    }

    /**
     * A day of the Gregorian calendar from the count of days since 1970: the year begins on 1 March, so that a leap day is its
     * last; the divisions are those of Neri and Schneider, Euclidean affine functions and their application to calendar
     * algorithms (2023), all by constants.
     *
     * @return the two digits of the day of the month, which are left to be written
     */
    private long date(long epochDay) {
        if (epochDay < FIRST_DAY_OF_YEAR_0 || epochDay > LAST_DAY_OF_YEAR_9999) {
            LocalDate date = LocalDate.ofEpochDay(epochDay);
            raw(ascii(date.toString()));
            reserve(40);
            length -= 2;
            return PAIRS[date.getDayOfMonth()];
        }
        int quarters = 4 * ((int) epochDay + DAYS_FROM_MARCH_OF_YEAR_MINUS_400_TO_1970) + 3;
        int century = quarters / DAYS_IN_400_YEARS;
        int inCentury = quarters - century * DAYS_IN_400_YEARS | 3;
        int yearOfCentury = inCentury / 1461;
        int dayOfYear = (inCentury - 1461 * yearOfCentury) / 4;
        int months = 2141 * dayOfYear + 197_913;
        int monthFromMarch = months >> 16;
        boolean nextYear = monthFromMarch > 12;
        int year = 100 * century + yearOfCentury - 400 + (nextYear ? 1 : 0);
        int above = year / 100;
        EIGHT_BYTES.set(
                bytes,
                length,
                PAIRS[above]
                        | PAIRS[year - 100 * above] << 16
                        | (long) '-' << 32
                        | PAIRS[nextYear ? monthFromMarch - 12 : monthFromMarch] << 40
                        | (long) '-' << 56);
        length += 8;
        return PAIRS[(months & 0xffff) / 2141 + 1];
    }

    int length() {
        return length;
    }

    /** What was written so far, up to the length; the next write may leave it behind. */
    byte[] array() {
        return bytes;
    }

    /** What was written from a length on. */
    byte[] copyFrom(int from) {
        return Arrays.copyOfRange(bytes, from, length);
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
