package org.nirayana.batch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaYearKind;

/** The three periods of a dasha that run at birth, or at an instant that is the same for all rows. */
final class DashaColumns implements ColumnGroup {
    private static final List<String> LEVELS = List.of("maha", "antar", "pratyantar");

    private final DashaSystem system;
    private final Optional<Instant> at;
    private final boolean needsZone;
    private final List<BatchColumn> columns = new ArrayList<>();

    /**
     * @param prefix of the names of the columns
     * @param at left out: at birth
     * @param conventions by which the periods are computed
     */
    DashaColumns(String prefix, DashaSystem system, Optional<Instant> at, Conventions conventions) {
        this.system = system;
        this.at = at;
        // Years of the calendar go by the clock of the place.
        this.needsZone = conventions.dashaYearKind() == DashaYearKind.CALENDAR;
        String when = at.map(instant -> "at " + instant).orElse("at birth");
        for (String level : LEVELS) {
            columns.add(BatchColumn.nullable(
                    prefix + level,
                    ColumnType.TEXT,
                    "Lord of the " + level + "dasha of " + system.id() + " " + when + "."));
            columns.add(BatchColumn.nullable(
                    prefix + level + "_end", ColumnType.TIME, "When that " + level + "dasha ends."));
        }
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public boolean needsZone() {
        return needsZone;
    }

    @Override
    public void compute(RowContext row, int first, RowSink sink) {
        Instant instant = at.orElse(row.instant());
        List<DashaPeriod> running = instant.isBefore(row.instant())
                ? List.of()
                : row.chart().dasha(system).at(instant, LEVELS.size());
        for (int level = 0; level < LEVELS.size(); level++) {
            int column = first + 2 * level;
            if (level < running.size()) {
                DashaPeriod period = running.get(level);
                sink.text(column, period.lord().id());
                sink.time(column + 1, RowContext.micros(period.end()));
            } else {
                sink.absent(column);
                sink.absent(column + 1);
            }
        }
    }
}
