package org.nirayana.api.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Milliseconds;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.placement.Placement;

/**
 * The dashas of a birth: the tree of periods, a branch of it, or what runs at an instant.
 *
 * @param at the instant that was asked about, where one was
 */
public record DashaView(
        String system,
        int cycleYears,
        @Milliseconds Instant birth,
        Moon moon,
        Balance balanceAtBirth,
        @OmitEmpty @Milliseconds Optional<Instant> at,
        List<Period> periods,
        ConventionsView conventions) {
    private static final List<String> LEVEL_NAMES =
            List.of("mahadasha", "antardasha", "pratyantardasha", "sukshma", "prana", "deha");

    /** Where the Moon stood, from which everything follows. */
    public record Moon(@Decimals(value = 9, trimmed = true) long nirayanaLongitude, String nakshatra, int pada) {}

    /** What was left of the first rule. */
    public record Balance(
            String lord,
            String graha,
            @Decimals(value = 9, trimmed = true) long years,
            @Decimals(value = 9, trimmed = true) long days) {}

    /** The rule of one lord; {@code parts} where the answer goes deeper. */
    public record Period(
            String path,
            int level,
            String name,
            String lord,
            String graha,
            @Milliseconds Instant start,
            @Milliseconds Instant end,
            @OmitEmpty List<Period> parts) {

        static Period of(DashaPeriod period) {
            List<DashaPeriod> below = period.parts();
            List<Period> parts = below.isEmpty() ? List.of() : new ArrayList<>(below.size());
            for (int i = 0; i < below.size(); i++) {
                parts.add(of(below.get(i)));
            }
            return new Period(
                    period.pathText(),
                    period.level(),
                    LEVEL_NAMES.get(period.level() - 1),
                    period.lord().id(),
                    period.lord().ruler().id(),
                    period.start(),
                    period.end(),
                    parts);
        }
    }

    public static DashaView of(
            ProportionalDasha dasha,
            Placement moon,
            Optional<Instant> at,
            List<DashaPeriod> periods,
            ConventionsView conventions) {
        double years = dasha.balance().remaining() * dasha.lordAtBirth().years();
        return new DashaView(
                dasha.system().id(),
                dasha.system().cycleYears(),
                dasha.birth(),
                new Moon(moon.sidereal().nanodegrees(), moon.nakshatra().id(), moon.pada()),
                new Balance(
                        dasha.lordAtBirth().id(),
                        dasha.lordAtBirth().ruler().id(),
                        Degrees.nineDecimals(years),
                        Degrees.nineDecimals(years * dasha.year().days().doubleValue())),
                at,
                periods.stream().map(Period::of).toList(),
                conventions);
    }
}
