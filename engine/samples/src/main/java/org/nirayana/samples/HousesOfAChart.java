package org.nirayana.samples;

import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.house.Houses;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The twelve whole-sign houses, and the cusps of another system, which may not exist near the poles. */
public final class HousesOfAChart {
    private HousesOfAChart() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard().with(Conventions.standard().with(HouseSystem.PLACIDUS));
        Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        chart.kattams().forEach(System.out::println);
        System.out.println();
        Houses houses = chart.houses();
        if (houses instanceof Houses.Cusps found) {
            for (int house = 1; house <= 12; house++) {
                System.out.println("Placidus " + house + " begins at " + SiderealLongitude.of(found.cusp(house)));
            }
        } else {
            System.out.println("There are no such houses so near to a pole.");
        }
    }
}
