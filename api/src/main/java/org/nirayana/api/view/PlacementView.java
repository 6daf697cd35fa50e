package org.nirayana.api.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Together;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.placement.Placement;

/**
 * A planet or the ascendant as the first contract has it: the house is a text there.
 *
 * @param distanceAu none for the nodes and the ascendant
 */
@SchemaName("Planet")
@Description("A planet, a lunar node or the ascendant.")
public record PlacementView(
        @Together @OneOf(of = Vocabulary.CHART_POINT) String name,
        @Together @OneOf(of = Vocabulary.CHART_POINT_CODE) String code,

        @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
        long nirayanaLongitude,

        @Together @OneOf(of = Vocabulary.RASI) String rasiOccupied,
        @Together @Range(min = 1, max = 12) int rasi,

        @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
        long advancedBy,

        @Together @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
        @Together @Range(min = 1, max = 27) int nakshatraNumber,

        @Together @OneOf(of = Vocabulary.GRAHA) @Description("Ruler of the nakshatra in the Vimshottari scheme.")
        String nakshatraLord,

        @Together @Range(min = 1, max = 4) int pada,
        @Together boolean isRetrograde,

        @Together
        @Matches("([1-9]|1[0-2])")
        @Description("Whole-sign house counted from the ascendant's rasi; with `house_system` the house by that.")
        String positedAt,

        @Together boolean isAscendant,

        @Decimals(9) @Range(min = 0, below = 360) @Description("Tropical longitude, degrees.")
        long longitude,

        @Decimals(9) @Range(min = -90, max = 90) @Description("Ecliptic latitude, degrees.")
        long latitude,

        @Decimals(12) @Range(min = 0) @Description("Distance in astronomical units; null for nodes and ascendant.")
        Long distanceAu,

        @Decimals(9) @Description("Change of the longitude, degrees a day.")
        long speed) {
    private static final String[] HOUSES = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};

    /** By whole signs. */
    public static PlacementView of(Placement placement) {
        return of(placement, Placement::house);
    }

    /** With the house that the placement is in. */
    public static PlacementView of(Placement placement, ToIntFunction<Placement> houses) {
        long nanodegrees = placement.sidereal().nanodegrees();
        OptionalDouble distance = placement.distanceAu();
        return new PlacementView(
                placement.point().id(),
                placement.point().code(),
                nanodegrees,
                placement.rasi().id(),
                placement.rasi().number(),
                Degrees.inRasi(nanodegrees),
                placement.nakshatra().id(),
                placement.nakshatra().number(),
                placement.nakshatra().lord().id(),
                placement.pada(),
                placement.isRetrograde(),
                HOUSES[houses.applyAsInt(placement)],
                placement.isAscendant(),
                Degrees.direction(placement.longitude()),
                Degrees.nearest(placement.latitude()),
                distance.isPresent() ? (Long) (long) Math.rint(distance.getAsDouble() * 1e12) : null,
                Degrees.nearest(placement.speedPerDay()));
    }

    public static List<PlacementView> of(List<Placement> placements, ToIntFunction<Placement> houses) {
        List<PlacementView> views = new ArrayList<>(placements.size());
        for (int i = 0; i < placements.size(); i++) {
            views.add(of(placements.get(i), houses));
        }
        return views;
    }
}
