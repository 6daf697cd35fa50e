package org.nirayana.samples;

import java.util.List;
import org.nirayana.Nirayana;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.aspect.PointDrishti;
import org.nirayana.jyotisha.point.SunUpagraha;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The upagrahas of the Sun, and a set of points of one's own: where they stand, and who looks at that. */
public final class YourOwnPoint {
    private YourOwnPoint() {}

    public static void main(String[] args) {
        // Halfway from Rahu to the Moon, going through the zodiac.
        PointRule bhriguBindu = PointRule.of("bhrigu_bindu", "BB", "practice of our time", chart -> {
            SiderealLongitude rahu = chart.of(Graha.RAHU).sidereal();
            double arc = chart.moon().sidereal().degrees() - rahu.degrees();
            return rahu.plus(Angle.degrees((arc < 0 ? arc + 360 : arc) / 2));
        });
        PointSet own = PointSet.of("mine", bhriguBindu);

        Chart chart = Nirayana.standard().chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        for (PointSet set : List.of(SunUpagraha.SET, own)) {
            chart.points(set).forEach(point -> System.out.println(point + "  (" + point.source() + ")"));
        }
        PointDrishti.of(chart, chart.points(own)).forEach(System.out::println);
    }
}
