package org.nirayana.jyotisha.house;

import java.util.Map;

/** The letters by which the Swiss Ephemeris calls the house systems. */
final class SwissEphemerisLetters {
    static final Map<String, HouseSystem> SYSTEMS = Map.ofEntries(
            Map.entry("P", HouseSystem.PLACIDUS),
            Map.entry("K", HouseSystem.KOCH),
            Map.entry("R", HouseSystem.REGIOMONTANUS),
            Map.entry("O", HouseSystem.PORPHYRY),
            Map.entry("C", HouseSystem.CAMPANUS),
            Map.entry("A", HouseSystem.EQUAL),
            Map.entry("W", HouseSystem.WHOLE_SIGN),
            Map.entry("B", HouseSystem.ALCABITIUS),
            Map.entry("M", HouseSystem.MORINUS),
            Map.entry("S", HouseSystem.SRIPATI),
            Map.entry("X", HouseSystem.MERIDIAN));

    private SwissEphemerisLetters() {}
}
