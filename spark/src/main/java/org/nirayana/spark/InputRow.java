package org.nirayana.spark;

import java.time.Instant;
import org.nirayana.api.operation.Decimal;
import org.nirayana.batch.RowField;
import org.nirayana.batch.RowSource;

/** What a row of a table says, however the row is kept: fractions, times as microseconds, or words. */
abstract class InputRow implements RowSource {
    /** How a value is kept. */
    enum Kind {
        FRACTION,
        MICROS,
        WORDS
    }

    /** Where the row has a field; -1 where it has none or no value. */
    abstract int place(RowField field);

    abstract Kind kind(int place);

    abstract double fraction(int place);

    abstract long micros(int place);

    abstract String words(int place);

    @Override
    public final String text(RowField field) {
        int at = place(field);
        return at < 0
                ? null
                : switch (kind(at)) {
                    case FRACTION -> Double.toString(fraction(at));
                    case MICROS -> Long.toString(micros(at));
                    case WORDS -> words(at);
                };
    }

    @Override
    public final double number(RowField field) {
        int at = place(field);
        return at < 0
                ? Double.NaN
                : switch (kind(at)) {
                    case FRACTION -> fraction(at);
                    case MICROS -> Double.NaN;
                    case WORDS -> Decimal.parse(words(at).strip());
                };
    }

    @Override
    public final Instant instant(RowField field) {
        int at = place(field);
        return at >= 0 && kind(at) == Kind.MICROS ? ChartFunction.instant(micros(at)) : null;
    }
}
