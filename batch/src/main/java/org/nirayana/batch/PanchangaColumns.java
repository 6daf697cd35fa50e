package org.nirayana.batch;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;

/** The five limbs at the birth, with the sunrise and sunset of the day that it falls in and its lunar month. */
final class PanchangaColumns implements ColumnGroup {
    private static final List<BatchColumn> COLUMNS = List.of(
            BatchColumn.of("vara", ColumnType.INTEGER, "Weekday from sunrise, 1 for Sunday to 7."),
            BatchColumn.of("tithi", ColumnType.INTEGER, "At birth, 1 to 30."),
            BatchColumn.of("nakshatra", ColumnType.INTEGER, "The Moon's at birth, 1 for Ashwini to 27."),
            BatchColumn.of("yoga", ColumnType.INTEGER, "At birth, 1 for Vishkambha to 27."),
            BatchColumn.of("karana", ColumnType.TEXT, "At birth."),
            BatchColumn.nullable("sunrise", ColumnType.TIME, "Of the day that the birth falls in."),
            BatchColumn.nullable("sunset", ColumnType.TIME, "Of the day that the birth falls in."),
            BatchColumn.of("lunar_month", ColumnType.TEXT, "Amanta name at the beginning of the day."),
            BatchColumn.of("lunar_month_adhika", ColumnType.FLAG, "Whether it is intercalary."));

    @Override
    public List<BatchColumn> columns() {
        return COLUMNS;
    }

    @Override
    public boolean needsZone() {
        return true;
    }

    @Override
    public void compute(RowContext row, int first, RowSink sink) throws RowProblem {
        if (!row.engine().coversMonthsAround(row.instant())) {
            throw new RowProblem(ReasonCode.ROW_PANCHANGA_NOT_COVERED.with(
                    "from", row.engine().earliestPanchanga(), "to", row.engine().latestPanchanga()));
        }
        Instant at = row.instant();
        Panchanga panchanga = row.chart().panchanga();
        int column = first;
        sink.integer(column++, panchanga.vara().number());
        sink.integer(column++, running(panchanga.tithis(), at).number());
        sink.integer(column++, star(panchanga.nakshatras(), at));
        sink.integer(column++, running(panchanga.yogas(), at).number());
        sink.text(column++, running(panchanga.karanas(), at).karana().id());
        time(column++, panchanga.day().sunriseIfAny(), sink);
        time(column++, panchanga.day().sunsetIfAny(), sink);
        sink.text(column++, panchanga.lunarMonth().amanta().id());
        sink.flag(column, panchanga.lunarMonth().adhika());
    }

    private static <T> T running(List<Spanned<T>> parts, Instant at) {
        for (Spanned<T> part : parts) {
            if (part.span().contains(at)) {
                return part.value();
            }
        }
        throw new IllegalStateException("No limb of the day holds " + at + ".");
    }

    private static int star(List<NakshatraTime> stars, Instant at) {
        for (NakshatraTime star : stars) {
            if (star.span().contains(at)) {
                return star.nakshatra().number();
            }
        }
        throw new IllegalStateException("No nakshatra of the day holds " + at + ".");
    }

    private static void time(int column, Optional<Instant> time, RowSink sink) {
        if (time.isPresent()) {
            sink.time(column, RowContext.micros(time.get()));
        } else {
            sink.absent(column);
        }
    }
}
