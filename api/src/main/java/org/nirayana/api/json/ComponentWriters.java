package org.nirayana.api.json;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How components of records are written, one method for each kind; {@link RecordWriter} finds them by their names and binds all
 * but the last two parameters.
 */
final class ComponentWriters {
    /** A text like {@code 1.2.3} is written sooner than it is found among hundreds of others. */
    private static final int SHORT_TEXT = 7;

    private ComponentWriters() {}

    static void end(byte[] end, JsonWriter out) {
        out.raw(end);
    }

    static void integer(byte[] name, byte[][] small, JsonWriter out, int value) {
        if (value >= 0 && value < small.length) {
            out.raw(small[value]);
        } else {
            out.raw(name).integer(value);
        }
    }

    static void integer(byte[] name, JsonWriter out, long value) {
        out.raw(name).integer(value);
    }

    static void trimmed(byte[] name, int decimals, JsonWriter out, long value) {
        out.raw(name).trimmed(value, decimals);
    }

    static void fixed(byte[] name, int decimals, JsonWriter out, long value) {
        out.raw(name).fixed(value, decimals);
    }

    static void either(byte[] yes, byte[] no, JsonWriter out, boolean value) {
        out.raw(value ? yes : no);
    }

    static void number(byte[] name, JsonWriter out, double value) {
        out.raw(name).number(value);
    }

    static void text(byte[] name, KnownTexts known, JsonWriter out, String value) {
        if (value == null) {
            out.raw(name).nothing();
        } else if (value.length() <= SHORT_TEXT) {
            out.raw(name).text(value);
        } else {
            known.write(out, value);
        }
    }

    static void time(byte[] name, boolean milliseconds, JsonWriter out, Instant value) {
        if (value == null) {
            out.raw(name).nothing();
        } else {
            out.raw(name).time(value, milliseconds);
        }
    }

    static void list(byte[] name, RecordWriter.Form element, JsonWriter out, List<?> values) {
        out.raw(name);
        if (values == null) {
            out.nothing();
        } else {
            RecordWriter.list(out, values, element);
        }
    }

    static void listUnlessEmpty(byte[] name, RecordWriter.Form element, JsonWriter out, List<?> values) {
        if (values != null && !values.isEmpty()) {
            RecordWriter.list(out.raw(name), values, element);
        }
    }

    static void value(byte[] name, boolean optional, RecordWriter.Form form, JsonWriter out, Object value) {
        Object present = present(value, optional);
        out.raw(name);
        if (present == null) {
            out.nothing();
        } else {
            form.write(out, present);
        }
    }

    static void unlessEmpty(byte[] name, boolean optional, RecordWriter.Form form, JsonWriter out, Object value) {
        Object present = present(value, optional);
        if (present != null
                && !(present instanceof Collection<?> many && many.isEmpty())
                && !(present instanceof Map<?, ?> named && named.isEmpty())) {
            form.write(out.raw(name), present);
        }
    }

    static void together(KnownRuns known, JsonWriter out, Object first, Object second) {
        known.write(out, first, second, null, null);
    }

    static void together(KnownRuns known, JsonWriter out, Object first, Object second, Object third) {
        known.write(out, first, second, third, null);
    }

    static void together(KnownRuns known, JsonWriter out, Object first, Object second, Object third, Object fourth) {
        known.write(out, first, second, third, fourth);
    }

    private static Object present(Object held, boolean optional) {
        return optional ? ((Optional<?>) held).orElse(null) : held;
    }
}
