package org.nirayana.place.gazetteer;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.testing.LinearCost;

/** Whatever is given as the name of a place or of a time zone, reading it takes time by its length. */
@Tag("hostile-text")
class HostileTextTest {
    private static final int LONGEST = 8 * 1024;

    @Test
    void names() {
        LinearCost cost = new LinearCost(IllegalArgumentException.class);
        TimeZones zones = TimeZones.builtIn();
        cost.ofText("folding", LONGEST, Folding::fold);
        cost.ofText("time zones", LONGEST, text -> zones.named(text, 0));
        cost.check("names of places and zones");
    }
}
