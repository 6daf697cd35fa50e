package org.nirayana.jyotisha.comparison;

import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.comparison.Difference.Unit;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.panchanga.TimeRounding;

/** What is compared, under one set of conventions; each part is computed again only when a convention that moves it changed. */
final class Values {
    private static final Set<String> LIMB_ENDS = Set.of("tithi_end", "nakshatra_end", "yoga_end", "karana_end");

    private final Reckoner reckoner;
    private final Map<Part, Table> parts;
    private final TimeRounding rounding;

    private Values(Reckoner reckoner, Map<Part, Table> parts, TimeRounding rounding) {
        this.reckoner = reckoner;
        this.parts = parts;
        this.rounding = rounding;
    }

    static Values of(Reckoner reckoner, Conventions conventions, Set<Part> compared) {
        Map<Part, Table> parts = new EnumMap<>(Part.class);
        for (Part part : compared) {
            parts.put(part, Table.of(reckoner.values(part, conventions)));
        }
        return new Values(reckoner, parts, conventions.timeRounding());
    }

    /** The values after one convention changed. */
    Values after(Convention<?> changed, Conventions conventions) {
        Map<Part, Table> next = new EnumMap<>(parts);
        for (Part part : parts.keySet()) {
            // How times are printed is no reason to compute them again.
            if (changed.moves().contains(part) && changed != TimeRounding.CONVENTION) {
                next.put(part, Table.of(reckoner.values(part, conventions)));
            }
        }
        return new Values(reckoner, next, conventions.timeRounding());
    }

    Set<Part> parts() {
        return parts.keySet();
    }

    /** @param asPrinted whether times are those that an almanac of these conventions prints, else to the last digit */
    Table table(Part part, boolean asPrinted) {
        Table exact = parts.get(part);
        return asPrinted && TimeRounding.CONVENTION.moves().contains(part) && rounding != TimeRounding.SECONDS
                ? exact.changed(this::printed)
                : exact;
    }

    /** A time of the day as it is printed; periods of dashas are not touched. */
    private Value printed(Value value) {
        if (value.unit() != Unit.SECONDS || !(value.figure() instanceof Figure.Time time)) {
            return value;
        }
        Birth birth = reckoner.birth();
        long offset = birth.zone().getOffset(time.instant()).getTotalSeconds();
        long local = Math.round(value.number()) + offset;
        long printed =
                LIMB_ENDS.contains(value.name()) ? rounding.ofLocalSecondOfLimb(local) : rounding.ofLocalSecond(local);
        return Value.time(value.name(), Instant.ofEpochSecond(printed - offset), Unit.SECONDS);
    }
}
