package org.nirayana.samples;

import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;

/** A chart from a time and the name of a town. */
public final class BirthChart {
    private BirthChart() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        System.out.println(chart);
        System.out.println();
        System.out.println(
                "The Moon's nakshatra is ruled by " + chart.moon().nakshatra().lord() + ".");
        System.out.println("The Sun stands in house " + chart.sun().house() + ".");
    }
}
