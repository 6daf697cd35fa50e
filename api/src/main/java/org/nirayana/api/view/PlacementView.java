package org.nirayana.api.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.nirayana.api.json.Decimals;
import org.nirayana.jyotisha.placement.Placement;

/**
 * A planet or the ascendant as the first contract has it: the house is a text there.
 *
 * @param distanceAu none for the nodes and the ascendant
 */
public record PlacementView(
        String name,
        String code,
        @Decimals(9) long nirayanaLongitude,
        String rasiOccupied,
        int rasi,
        @Decimals(9) long advancedBy,
        String nakshatra,
        int nakshatraNumber,
        String nakshatraLord,
        int pada,
        boolean isRetrograde,
        String positedAt,
        boolean isAscendant,
        @Decimals(9) long longitude,
        @Decimals(9) long latitude,
        @Decimals(12) Long distanceAu,
        @Decimals(9) long speed) {
    private static final String[] HOUSES = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};

    public static PlacementView of(Placement placement) {
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
                HOUSES[placement.house()],
                placement.isAscendant(),
                Degrees.direction(placement.longitude()),
                Degrees.nearest(placement.latitude()),
                distance.isPresent() ? (Long) (long) Math.rint(distance.getAsDouble() * 1e12) : null,
                Degrees.nearest(placement.speedPerDay()));
    }

    public static List<PlacementView> of(List<Placement> placements) {
        List<PlacementView> views = new ArrayList<>(placements.size());
        for (int i = 0; i < placements.size(); i++) {
            views.add(of(placements.get(i)));
        }
        return views;
    }
}
