package org.nirayana.api.view;

import java.time.Instant;
import java.util.AbstractList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaRemainder;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The dashas of a birth: the tree of periods, a branch of it, or what runs at an instant.
 *
 * @param at the instant that was asked about, where one was
 */
@SchemaName("Dashas")
public record DashaView(
        @Matches(DashaView.SYSTEM) @Description("The dasha system: what the parameter `system` may be.")
        String system,

        @OmitEmpty
        @Description(
                "How many years the lords rule until the first one's turn comes again, where that is a whole number.")
        Optional<Integer> cycleYears,

        @Milliseconds Instant birth,

        @OmitEmpty @Description("Of a dasha that the Moon's star opens.")
        Optional<Moon> moon,

        @OmitEmpty @Description("From where the dasha is reckoned, where that is not the Moon's star.")
        Optional<Seed> seed,

        @OmitEmpty @Description("What was left of the first mahadasha, where it had begun before birth.")
        Optional<Balance> balanceAtBirth,

        @OmitEmpty @Milliseconds @Description("The instant that was asked about, where one was.")
        Optional<Instant> at,

        @Size(min = 1) List<Period> periods,
        ConventionsView conventions) {
    private static final String[] LEVEL_NAMES = {
        "mahadasha", "antardasha", "pratyantardasha", "sukshma", "prana", "deha"
    };

    /** What a system may be called. */
    static final String SYSTEM = "[a-z][a-z0-9_]*";

    static final String LORD = "The graha, the rasi, or the yogini.";

    /** One object of each, by which a period that was written before is known. */
    private static final Map<Graha, Optional<String>> GRAHAS = Graha.ALL.stream()
            .collect(Collectors.toMap(
                    Function.identity(),
                    graha -> Optional.of(graha.id()),
                    (one, other) -> one,
                    () -> new EnumMap<>(Graha.class)));

    /** The graha that rules or that a yogini stands for. */
    static Optional<String> graha(DashaLord lord) {
        return lord.ruler() instanceof Graha graha ? GRAHAS.get(graha) : Optional.empty();
    }

    static Optional<String> rasi(DashaLord lord) {
        return lord.ruler() instanceof Rasi rasi ? Optional.of(rasi.id()) : Optional.empty();
    }

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
        private static Optional<Seed> of(DashaSystem system, Chart chart) {
            DashaSeed from = chart.conventions().dashaSeed();
            if (from == DashaSeed.MOON || !system.isOpenedByNakshatra()) {
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
            @Description(DashaView.LORD) String lord,
            @OmitEmpty @OneOf(of = Vocabulary.GRAHA) Optional<String> graha,
            @OmitEmpty @OneOf(of = Vocabulary.RASI) Optional<String> rasi,
            @Decimals(value = 9, trimmed = true) long years,
            @Decimals(value = 9, trimmed = true) long days) {
        private static Balance of(DashaRemainder left) {
            return new Balance(
                    left.lord().id(),
                    DashaView.graha(left.lord()),
                    DashaView.rasi(left.lord()),
                    Degrees.nineDecimals(left.years()),
                    Degrees.nineDecimals(left.days()));
        }
    }

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

            @Together @Description(DashaView.LORD) String lord,

            @Together
            @OmitEmpty
            @OneOf(of = Vocabulary.GRAHA)
            @Description("That rules, or that the yogini stands for; not of a rasi.")
            Optional<String> graha,

            @OmitEmpty @OneOf(of = Vocabulary.RASI) @Description("That rules.")
            Optional<String> rasi,

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
                    DashaView.graha(period.lord()),
                    DashaView.rasi(period.lord()),
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
            Dasha dasha, Chart chart, Optional<Instant> at, List<DashaPeriod> periods, ConventionsView conventions) {
        DashaSystem system = dasha.system();
        Placement moon = chart.moon();
        double years = dasha.cycleYears();
        return new DashaView(
                system.id(),
                years == Math.rint(years) ? Optional.of((int) years) : Optional.empty(),
                dasha.birth(),
                system.isOpenedByNakshatra()
                        ? Optional.of(new Moon(
                                moon.sidereal().nanodegrees(), moon.nakshatra().id(), moon.pada()))
                        : Optional.empty(),
                Seed.of(system, chart),
                dasha.remainder().map(Balance::of),
                at,
                new Periods(periods),
                conventions);
    }
}
