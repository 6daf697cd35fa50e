package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.rule.Point;
import org.nirayana.jyotisha.rule.Points;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** From where the houses of malefics are counted. */
public enum MatchPoint {
    LAGNA,
    MOON,
    VENUS;

    /** All three in order. */
    public static final List<MatchPoint> ALL = List.of(values());

    /** The same in clauses. */
    Point point() {
        return switch (this) {
            case LAGNA -> Points.LAGNA;
            case MOON -> Points.MOON;
            case VENUS -> Points.VENUS;
        };
    }

    Rasi rasi(Chart chart) {
        return switch (this) {
            case LAGNA -> chart.ascendant().rasi();
            case MOON -> chart.moon().rasi();
            case VENUS -> chart.of(Graha.VENUS).rasi();
        };
    }

    /** The whole-sign house of a graha counted from here. */
    int house(Chart chart, Graha graha) {
        return chart.of(graha).rasi().countedFrom(rasi(chart));
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
