package org.nirayana.samples;

import static org.nirayana.jyotisha.dasha.NakshatraDasha.VIMSHOTTARI;

import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;

/** An ayanamsa that the catalogue does not have: whatever is asked of a chart is asked by it. */
public final class YourOwnAyanamsa {
    private YourOwnAyanamsa() {}

    /** Grows by the same amount every year; a record, so that two of the same numbers are equal. */
    record Uniform(double degreesIn2000, double arcsecondsAYear) implements Ayanamsa, Serializable {
        @Override
        public Angle at(TT t) {
            return Angle.degrees(degreesIn2000).plus(Angle.arcseconds(arcsecondsAYear * t.j2000Days() / 365.25));
        }
    }

    public static void main(String[] args) {
        OwnAyanamsa own = new OwnAyanamsa("uniform", "Uniform", "54 seconds a year, an example", new Uniform(22.5, 54));
        Birth birth = Nirayana.standard().birth(Birth.at("1990-05-17T10:30").in("Chennai"));
        for (Conventions conventions :
                List.of(Conventions.standard(), Conventions.standard().with(own))) {
            Nirayana engine = Nirayana.standard().with(conventions);
            Chart chart = engine.chart(birth);
            System.out.println(engine.ayanamsa().name() + ", " + chart.conventions() + ":");
            System.out.println("  " + chart.moon());
            System.out.println(
                    "  navamsa ascendant " + chart.varga(9).ascendant().rasi());
            System.out.println("  " + chart.dasha(VIMSHOTTARI).at(Instant.parse("2026-01-01T00:00:00Z")));
            System.out.println(
                    "  at sunrise " + chart.panchanga().nakshatras().get(0).nakshatra());
        }
    }
}
