package org.nirayana.api.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaPlace;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Points of a chart beside its ten. */
@SchemaName("ChartPoints")
public record PointsView(List<Point> points, ConventionsView conventions) {
    /** The ids of sets and points: a program may add its own, so there is no list of them. */
    static final String ID = "[a-z][a-z0-9_]{0,39}";

    /** Where a point stands. */
    @SchemaName("PlacedPoint")
    public record Point(
            @Matches(ID) @Description("The set that it is of: `sun_upagrahas`.")
            String set,

            @Matches(ID)
            @Description("`dhuma`, `vyatipata`, `parivesha`, `indrachapa` or `upaketu`; of other sets others.")
            String name,

            @Description("A few letters for tables: `DH`, `VY`, `PV`, `IC`, `UK`.")
            String code,

            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @OneOf(of = Vocabulary.RASI) String rasiOccupied,
            @Range(min = 1, max = 12) int rasi,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 27) int nakshatraNumber,

            @OneOf(of = Vocabulary.GRAHA) @Description("Ruler of the nakshatra in the Vimshottari scheme.")
            String nakshatraLord,

            @Range(min = 1, max = 4) int pada,

            @Matches("([1-9]|1[0-2])")
            @Description("Whole-sign house counted from the ascendant's rasi; with `house_system` the house by that.")
            String positedAt,

            @OmitEmpty
            @Decimals(9)
            @Range(min = -90, max = 90)
            @Description("Ecliptic latitude, degrees; left out where it has none.")
            Optional<Long> latitude,

            @OmitEmpty
            @Decimals(9)
            @Description("Change of the longitude, degrees a day; left out where the rule says nothing of it.")
            Optional<Long> speed,

            @OmitEmpty @Description("With `varga`: where it falls in the divisional chart.")
            Optional<Divided> varga,

            @Description("The text and verse that states the rule.")
            String source) {}

    /** Where a point falls in a divisional chart. */
    @SchemaName("PointInVarga")
    public record Divided(
            @Range(min = 2, max = 300) int varga,
            String school,

            @Range(min = 1, max = 300) @Description("Which part of its rasi.")
            int part,

            @OneOf(of = Vocabulary.RASI) String rasiOccupied,
            @Range(min = 1, max = 12) int rasi,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @Matches("([1-9]|1[0-2])") @Description("House counted from the ascendant's rasi in the varga.")
            String positedAt) {
        private static Divided of(PlacedPoint point, Varga varga, Rasi rising) {
            VargaPlace place = varga.at(point.sidereal());
            return new Divided(
                    varga.divisions(),
                    varga.id(),
                    place.part(),
                    place.rasi().id(),
                    place.rasi().number(),
                    Degrees.inRasi(place.longitude().nanodegrees()),
                    Integer.toString(place.rasi().countedFrom(rising)));
        }
    }

    /**
     * The points of some sets.
     *
     * @param houses in which house each stands
     * @param varga the divisional chart to tell of, too
     */
    public static List<Point> of(
            Chart chart, List<PointSet> sets, ToIntFunction<PlacedPoint> houses, Optional<Varga> varga) {
        Optional<Rasi> rising = varga.map(one -> one.rasiAt(chart.ascendant().sidereal()));
        List<Point> points = new ArrayList<>();
        for (PointSet set : sets) {
            for (PlacedPoint point : chart.points(set)) {
                long nanodegrees = point.sidereal().nanodegrees();
                points.add(new Point(
                        set.id(),
                        point.point().id(),
                        point.point().code(),
                        nanodegrees,
                        point.rasi().id(),
                        point.rasi().number(),
                        Degrees.inRasi(nanodegrees),
                        point.nakshatra().id(),
                        point.nakshatra().number(),
                        point.nakshatra().lord().id(),
                        point.pada(),
                        Integer.toString(houses.applyAsInt(point)),
                        point.latitude().map(Degrees::nearest),
                        point.speedPerDay().map(Degrees::nearest),
                        varga.map(one -> Divided.of(point, one, rising.orElseThrow())),
                        point.source()));
            }
        }
        return points;
    }
}
