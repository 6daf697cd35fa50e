package org.nirayana.api.view;

import java.time.Instant;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Milliseconds;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.json.Together;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.ProportionalDasha;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The dashas of a birth: the tree of periods, a branch of it, or what runs at an instant.
 *
 * @param at the instant that was asked about, where one was
 */
@SchemaName("Dashas")
public record DashaView(
        @OneOf(of = Vocabulary.DASHA_SYSTEM) String system,
        int cycleYears,
        @Milliseconds Instant birth,
        Moon moon,

        @OmitEmpty @Description("From where the dasha is reckoned, where that is not the Moon's star.")
        Optional<Seed> seed,

        @Description("What was left of the first mahadasha.")
        Balance balanceAtBirth,

        @OmitEmpty @Milliseconds @Description("The instant that was asked about, where one was.")
        Optional<Instant> at,

        @Size(min = 1) List<Period> periods,
        ConventionsView conventions) {
    private static final String[] LEVEL_NAMES = {
        "mahadasha", "antardasha", "pratyantardasha", "sukshma", "prana", "deha"
    };

    /** Where the Moon stood, from which everything follows. */
    @SchemaName("DashaMoon")
    public record Moon(
            @Decimals(value = 9, trimmed = true) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada) {}

    /** What opened the dasha in place of the Moon. */
    @SchemaName("DashaSeed")
    public record Seed(
            @OneOf(of = Vocabulary.DASHA_FROM) String from,

            @Decimals(value = 9, trimmed = true) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada) {
        private static Optional<Seed> of(Chart chart) {
            DashaSeed from = chart.conventions().dashaSeed();
            if (from == DashaSeed.MOON) {
                return Optional.empty();
            }
            SiderealLongitude place = from.of(chart);
            return Optional.of(
                    new Seed(from.id(), place.nanodegrees(), place.nakshatra().id(), place.pada()));
        }
    }

    /** What was left of the first rule. */
    @SchemaName("DashaBalance")
    public record Balance(
            @Description("The graha, or the yogini.") String lord,
            @OneOf(of = Vocabulary.GRAHA) String graha,
            @Decimals(value = 9, trimmed = true) long years,
            @Decimals(value = 9, trimmed = true) long days) {}

    /** The rule of one lord; {@code parts} where the answer goes deeper. */
    @SchemaName("DashaPeriod")
    public record Period(
            @Matches("[0-9]+(\\.[0-9]+)*") @Description("Where it stands: give it as `under` to go deeper.")
            String path,

            @Together @Range(min = 1, max = 6) int level,

            @Together
            @OneOf(
                    name = "DashaLevel",
                    value = {"mahadasha", "antardasha", "pratyantardasha", "sukshma", "prana", "deha"})
            String name,

            @Together @Description("The graha, or the yogini.")
            String lord,

            @Together @OneOf(of = Vocabulary.GRAHA) String graha,
            @Milliseconds Instant start,

            @Milliseconds @Description("The start of the next period, to the very millisecond.")
            Instant end,

            @OmitEmpty List<Period> parts) {

        static Period of(DashaPeriod period) {
            return new Period(
                    period.pathText(),
                    period.level(),
                    LEVEL_NAMES[period.level() - 1],
                    period.lord().id(),
                    period.lord().ruler().id(),
                    period.start(),
                    period.end(),
                    Periods.of(period.parts()));
        }
    }

    /**
     * Periods as the answer has them, each made when it is asked for: a tree is written once from front to back, and a period that
     * was made just before is still near the processor.
     */
    private static final class Periods extends AbstractList<Period> implements RandomAccess {
        private static final List<Period> NONE = List.of();

        private final List<DashaPeriod> periods;

        /** Most periods of a tree are its leaves. */
        static List<Period> of(List<DashaPeriod> periods) {
            return periods.isEmpty() ? NONE : new Periods(periods);
        }

        Periods(List<DashaPeriod> periods) {
            this.periods = periods;
        }

        @Override
        public Period get(int index) {
            return Period.of(periods.get(index));
        }

        @Override
        public int size() {
            return periods.size();
        }
    }

    public static DashaView of(
            ProportionalDasha dasha,
            Chart chart,
            Optional<Instant> at,
            List<DashaPeriod> periods,
            ConventionsView conventions) {
        double years = dasha.balance().remaining() * dasha.lordAtBirth().years();
        Placement moon = chart.moon();
        return new DashaView(
                dasha.system().id(),
                dasha.system().cycleYears(),
                dasha.birth(),
                new Moon(moon.sidereal().nanodegrees(), moon.nakshatra().id(), moon.pada()),
                Seed.of(chart),
                new Balance(
                        dasha.lordAtBirth().id(),
                        dasha.lordAtBirth().ruler().id(),
                        Degrees.nineDecimals(years),
                        Degrees.nineDecimals(dasha.daysLeft())),
                at,
                new Periods(periods),
                conventions);
    }
}
