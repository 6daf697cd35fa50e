package org.nirayana.samples;

import org.nirayana.Nirayana;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.words.Language;

/** A chart as a picture: redirect it to a file with the ending .svg and open that in a browser. */
public final class DrawnChart {
    private DrawnChart() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        System.out.print(engine.svg(chart, ChartStyle.SOUTH_INDIAN, Language.TAMIL));
    }
}
