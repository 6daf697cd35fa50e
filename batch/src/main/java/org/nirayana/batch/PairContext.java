package org.nirayana.batch;

import java.util.Optional;
import org.nirayana.api.calculation.Engine;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.MoonPada;

/** Two people while their columns are computed: a chart that several of them need is made once. */
final class PairContext {
    private final Engine engine;
    private final Somebody bride;
    private final Somebody groom;

    PairContext(Engine engine, PairRow row) {
        this.engine = engine;
        this.bride = new Somebody(row.bride());
        this.groom = new Somebody(row.groom());
    }

    Somebody bride() {
        return bride;
    }

    Somebody groom() {
        return groom;
    }

    /** Whether charts of both can be made. */
    boolean isBorn() {
        return bride.row.birth().isPresent() && groom.row.birth().isPresent();
    }

    /** One of the two. */
    final class Somebody {
        private final PersonRow row;
        private Chart chart;

        private Somebody(PersonRow row) {
            this.row = row;
        }

        /** Who is told by the star has none. */
        Optional<BatchRow> birth() {
            return row.birth();
        }

        /** By some conventions, which differ from those of the engine in how rules are read. */
        Chart chart(Conventions conventions) {
            if (chart == null || !chart.conventions().equals(conventions)) {
                BatchRow born = row.birth().orElseThrow();
                Site site = Site.ofDegrees(born.latitude(), born.longitude());
                chart = engine.charts().chart(Birth.of(born.instant(), site), conventions);
            }
            return chart;
        }

        MoonPada moon(Conventions conventions) {
            Optional<MoonPada> star = row.star();
            // Rules of matching move no Moon: any chart that is there already will do.
            return star.isPresent()
                    ? star.get()
                    : MoonPada.at(
                            (chart == null ? chart(conventions) : chart).moon().sidereal());
        }
    }
}
