package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.json.Decimals;
import org.nirayana.jyotisha.placement.Kattam;
import org.nirayana.jyotisha.placement.Placement;

/** One of the twelve houses with the planets in it, as the first contract has it. */
public record KattamView(
        int order,
        boolean isAscendant,
        @Decimals(9) Long ascLongitude,
        int owner,
        int rasi,
        int house,
        List<Planet> planets) {

    /** A planet in a house. */
    public record Planet(
            String name,
            String code,
            @Decimals(9) long nirayanaLongitude,
            @Decimals(9) long advancedBy,
            String nakshatra,
            int pada) {
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
