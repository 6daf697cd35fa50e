package org.nirayana.batch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.nirayana.api.calculation.Engine;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.zone.Zone;

/** One birth while its columns are computed: what several of them need is made once. */
final class RowContext {
    private final Engine engine;
    private final BatchRow row;
    private final boolean needsZone;
    private final List<Chart> charts = new ArrayList<>(2);
    private Chart chart;
    private Zone zone;

    RowContext(Engine engine, BatchRow row, boolean needsZone) {
        this.engine = engine;
        this.row = row;
        this.needsZone = needsZone;
    }

    Engine engine() {
        return engine;
    }

    BatchRow row() {
        return row;
    }

    Instant instant() {
        return row.instant();
    }

    /** The clock of the place. */
    Zone zone() {
        if (zone == null) {
            zone = zone(engine, row);
        }
        return zone;
    }

    /** The clock of the place of a birth. */
    static Zone zone(Engine engine, BatchRow row) {
        return row.zoneName().isEmpty()
                ? engine.zones().at(row.latitude(), row.longitude())
                : engine.zones().named(row.zoneName(), row.longitude()).orElseThrow();
    }

    /**
     * Makes the chart, before columns ask for it: made when they do, the compiler of the virtual machine would put the whole
     * calculation into each of them, a third of a second each time.
     */
    void makeChart() {
        Site site = Site.ofDegrees(row.latitude(), row.longitude());
        Birth birth = needsZone
                ? new Birth(row.instant(), site, zone().name(), zone().rules())
                : Birth.of(row.instant(), site);
        chart = engine.charts().chart(birth, engine.conventions());
        charts.add(chart);
    }

    /**
     * The chart of the birth by some conventions, for a question that has it cast; what was cast for one column serves the next.
     *
     * @param byClock whether the clock of the place matters
     */
    Chart chart(Birth birth, boolean byClock, Conventions conventions, Supplier<Chart> cast) {
        for (Chart known : charts) {
            boolean same = byClock
                    ? known.birth().equals(birth)
                    : known.birth().instant().equals(birth.instant())
                            && known.birth().site().equals(birth.site());
            if (same && known.conventions().equals(conventions)) {
                return known;
            }
        }
        Chart made = cast.get();
        charts.add(made);
        return made;
    }

    /** The chart of the birth, for columns that say that they need it. */
    Chart chart() {
        return chart;
    }

    /** Where everything stands in that chart. */
    Places places() {
        return Places.of(chart.placements());
    }

    static long micros(Instant instant) {
        return Math.addExact(Math.multiplyExact(instant.getEpochSecond(), 1_000_000L), instant.getNano() / 1000);
    }
}
