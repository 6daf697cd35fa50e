package org.nirayana.samples;

import java.time.Instant;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.gochara.Gochara;
import org.nirayana.jyotisha.gochara.SadeSati;
import org.nirayana.jyotisha.gochara.SaturnPeriod;

/** The sky of a day over a birth chart, and the sade satis of sixty years. */
public final class TransitsOverAChart {
    private TransitsOverAChart() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Chart natal = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        Instant day = Instant.parse("2026-01-01T00:00:00Z");
        Gochara.of(natal, natal.placementsAt(day)).transits().forEach(System.out::println);
        System.out.println();
        for (SaturnPeriod period : SadeSati.of(natal, engine.motion(), Instant.parse("2050-05-17T05:00:00Z"))) {
            System.out.println(period);
        }
    }
}
