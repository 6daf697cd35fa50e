package org.nirayana.jyotisha.panchanga.day;

import java.util.List;
import java.util.Locale;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** What counts as sunrise and sunset, as almanacs and astrologers choose it. */
public final class SunriseDefinition {
    /** Which definition is chosen. */
    public static final Convention<RiseDefinition> CONVENTION = Convention.of(
                    "sunrise_definition",
                    "What counts as sunrise and sunset.",
                    List.of(
                            value(RiseDefinition.GEOMETRIC, "the centre on the true horizon"),
                            value(RiseDefinition.DISC_CENTRE, "the centre seen through standard air"),
                            value(
                                    RiseDefinition.UPPER_LIMB,
                                    "the edge seen through standard air, which most almanacs on the web print"),
                            value(
                                    RiseDefinition.HINDU_RISING,
                                    "the centre without air, latitude and parallax (Jagannatha Hora)"),
                            value(RiseDefinition.LOWER_LIMB, "the lower edge seen through standard air")),
                    SunriseDefinition::id)
            .about(Scope.DAY)
            .moving(Part.OF_SUNRISE);

    private SunriseDefinition() {}

    private static Convention.Value<RiseDefinition> value(RiseDefinition definition, String note) {
        return new Convention.Value<>(id(definition), note, definition);
    }

    private static String id(RiseDefinition definition) {
        return definition.name().toLowerCase(Locale.ROOT);
    }
}
