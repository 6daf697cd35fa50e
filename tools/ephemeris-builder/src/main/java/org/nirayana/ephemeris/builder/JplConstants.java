package org.nirayana.ephemeris.builder;

import java.util.HashMap;
import java.util.Map;

/** The constants in the header of JPL's DE431, under JPL's names, in au and days. */
final class JplConstants {
    private final Map<String, Double> values = new HashMap<>();

    private JplConstants() {}

    static JplConstants de431() {
        var constants = new JplConstants();
        for (String[] row : CsvTable.rows("constants.csv")) {
            constants.values.put(row[0], Double.valueOf(row[1]));
        }
        return constants;
    }

    double of(String name) {
        Double value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("DE431 has no constant " + name + " here");
        }
        return value;
    }

    /** A constant that JPL gives in kilometres, in au. */
    double au(String nameOfKilometres) {
        return of(nameOfKilometres) / of("AU");
    }

    /** Au a day. */
    double speedOfLight() {
        return of("CLIGHT") * 86400 / of("AU");
    }

    /** GM of the Earth without the Moon. */
    double gmEarth() {
        return of("GMB") * of("EMRAT") / (1 + of("EMRAT"));
    }

    double gmMoon() {
        return of("GMB") / (1 + of("EMRAT"));
    }
}
