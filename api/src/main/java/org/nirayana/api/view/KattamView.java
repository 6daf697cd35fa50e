package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.placement.Kattam;
import org.nirayana.jyotisha.placement.Placement;

/** One of the twelve houses with the planets in it, as the first contract has it. */
@Description("One house of the chart.")
public record KattamView(
        @Range(min = 1, max = 12) int order,
        boolean isAscendant,

        @Decimals(9) @Range(min = 0, below = 360) @Description("Given for the ascendant house.")
        Long ascLongitude,

        @Range(min = 1, max = 9)
        @Description("1 Sun, 2 Moon, 3 Mars, 4 Mercury, 5 Jupiter, 6 Venus, 7 Saturn, 8 Rahu, 9 Ketu.")
        int owner,

        @Range(min = 1, max = 12) int rasi,
        @Range(min = 1, max = 12) int house,
        @Size(max = 9) List<Planet> planets) {

    /** A planet in a house. */
    @SchemaName("PlanetInHouse")
    public record Planet(
            @OneOf(of = Vocabulary.CHART_POINT) String name,
            @OneOf(of = Vocabulary.CHART_POINT_CODE) String code,

            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada) {
        static Planet of(Placement graha) {
            long nanodegrees = graha.sidereal().nanodegrees();
            return new Planet(
                    graha.point().id(),
                    graha.point().code(),
                    nanodegrees,
                    Degrees.inRasi(nanodegrees),
                    graha.nakshatra().id(),
                    graha.pada());
        }
    }

    public static KattamView of(Kattam kattam) {
        return new KattamView(
                kattam.house(),
                kattam.isAscendant(),
                kattam.ascendant()
                        .map(ascendant -> ascendant.sidereal().nanodegrees())
                        .orElse(null),
                kattam.owner().number(),
                kattam.rasi().number(),
                kattam.house(),
                kattam.grahas().stream().map(Planet::of).toList());
    }
}
