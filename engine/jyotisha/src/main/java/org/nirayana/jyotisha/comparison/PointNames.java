package org.nirayana.jyotisha.comparison;

import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;

/** What a value of each point is called, {@code moon_longitude}: made once, since a comparison asks for thousands. */
final class PointNames {
    private final String what;
    private final String[] names = new String[Graha.COUNT + 1];

    PointNames(String what) {
        this.what = "_" + what;
        names[0] = Lagna.LAGNA.id() + this.what;
        for (Graha graha : Graha.ALL) {
            names[graha.number()] = graha.id() + this.what;
        }
    }

    String of(ChartPoint point) {
        if (point instanceof Graha graha) {
            return names[graha.number()];
        }
        return point == Lagna.LAGNA ? names[0] : point.id() + what;
    }
}
