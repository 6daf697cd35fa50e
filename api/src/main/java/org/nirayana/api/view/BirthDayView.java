package org.nirayana.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Milliseconds;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What the day of a birth tells when its time is not known. */
@SchemaName("BirthDay")
public record BirthDayView(
        @Milliseconds @Description("The midnight that began the day on the clock of the place.")
        Instant start,

        @Milliseconds @Description("The midnight that ended it.")
        Instant end,

        @Size(min = 9, max = 9) @Description("Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu.")
        List<Body> grahas,

        @Size(min = 1) @Description("What ran during the day, in its order; so for the other limbs.")
        List<TithiOfDay> tithi,

        @Size(min = 1) List<String> yoga,

        @Size(min = 1) List<String> karana,

        @Size(min = 1) @Description("The weekdays from sunrise to sunrise that the day has a part of.")
        List<String> vara,

        @Matches(DashaView.SYSTEM) String system,

        @Description(
                "One for each nakshatra that may have begun the periods; none where they follow from the ascendant.")
        List<PossibleDasha> dashas,

        ConventionsView conventions) {

    /** A graha during a day. */
    @SchemaName("GrahaOfDay")
    public record Body(
            @OneOf(of = Vocabulary.GRAHA) String name,

            @Size(min = 1) @OneOf(of = Vocabulary.RASI) @Description("The signs that it was in, in their order.")
            List<String> rasis,

            @Size(min = 1) @OneOf(of = Vocabulary.NAKSHATRA) List<String> nakshatras,

            @Description("null: it turned on that day.") Optional<Boolean> isRetrograde,

            @Description("When the day began.") Stand first,

            @Description("When it ended.") Stand last) {
        static Body of(BirthDay day, Graha graha) {
            return new Body(
                    graha.id(),
                    day.rasis(graha).stream().map(Rasi::id).toList(),
                    day.nakshatras(graha).stream().map(Nakshatra::id).toList(),
                    day.steady(chart -> chart.of(graha).isRetrograde()),
                    Stand.of(day.first(graha)),
                    Stand.of(day.last(graha)));
        }
    }

    /** Where a graha stood. */
    @SchemaName("PlaceOfGraha")
    public record Stand(
            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @OneOf(of = Vocabulary.RASI) String rasiOccupied,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada) {
        static Stand of(Placement placement) {
            return new Stand(
                    placement.sidereal().nanodegrees(),
                    placement.rasi().id(),
                    placement.sidereal().nanodegrees() % 30_000_000_000L,
                    placement.nakshatra().id(),
                    placement.pada());
        }
    }

    /** A tithi of the day. */
    @SchemaName("TithiOfDay")
    public record TithiOfDay(@Range(min = 1, max = 30) int number, String name, String paksha) {}

    /** The periods of a birth while the Moon, or what begins them, was in a nakshatra. */
    @SchemaName("PossibleDasha")
    public record PossibleDasha(
            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,

            @Milliseconds @Description("The first instant of the day in that nakshatra.")
            Instant from,

            @Milliseconds @Description("The last one.") Instant until,

            @Size(min = 1) @Description("Mahadashas, from the one that ran at birth on.")
            List<PossiblePeriod> periods) {
        static PossibleDasha of(BirthDay.PossibleDasha dasha) {
            return new PossibleDasha(
                    dasha.nakshatra().id(),
                    dasha.first().birth(),
                    dasha.last().birth(),
                    dasha.periods().stream().map(PossiblePeriod::of).toList());
        }
    }

    /** A period that ends between two instants, by the time of birth. */
    @SchemaName("PossiblePeriod")
    public record PossiblePeriod(
            @Description(DashaView.LORD) String lord,
            @OmitEmpty @OneOf(of = Vocabulary.GRAHA) Optional<String> graha,
            @OmitEmpty @OneOf(of = Vocabulary.RASI) Optional<String> rasi,

            @Milliseconds @Description("The earliest instant at which it ends.")
            Instant earliestEnd,

            @Milliseconds @Description("The latest one.") Instant latestEnd) {
        static PossiblePeriod of(BirthDay.PossiblePeriod period) {
            return new PossiblePeriod(
                    period.lord().id(),
                    DashaView.graha(period.lord()),
                    DashaView.rasi(period.lord()),
                    period.earliestEnd(),
                    period.latestEnd());
        }
    }

    /** What the day tells, with the periods of a system. */
    public static BirthDayView of(BirthDay day, DashaSystem system, ConventionsView conventions) {
        return new BirthDayView(
                day.span().start(),
                day.span().end(),
                Graha.ALL.stream().map(graha -> Body.of(day, graha)).toList(),
                day.limbs(Panchanga::tithis).stream()
                        .map(tithi -> new TithiOfDay(
                                tithi.number(), tithi.id(), tithi.paksha().id()))
                        .toList(),
                named(day.limbs(Panchanga::yogas), yoga -> yoga.id()),
                named(day.limbs(Panchanga::karanas), half -> half.karana().id()),
                named(day.varas(), vara -> vara.id()),
                system.id(),
                day.dashas(system).stream().map(PossibleDasha::of).toList(),
                conventions);
    }

    private static <T> List<String> named(List<T> values, Function<T, String> name) {
        return values.stream().map(name).toList();
    }
}
