package org.nirayana.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.BhavaBala;
import org.nirayana.jyotisha.strength.BhavaExtras;
import org.nirayana.jyotisha.strength.Circumstances;
import org.nirayana.jyotisha.strength.ComponentMinimum;
import org.nirayana.jyotisha.strength.EightMotion;
import org.nirayana.jyotisha.strength.GrahaBala;
import org.nirayana.jyotisha.strength.Shadbala;

/** The sixfold strength of the grahas, and that of the bhavas. */
public record ShadbalaView(
        @Size(min = 7, max = 7) @Description("The Sun to Saturn.")
        List<Bala> planets,

        @Size(min = 12, max = 12) @Description("The bhavas of Sripati.")
        List<Bhava> houses,

        @OmitEmpty @Description("With `explain=true`: what was taken from time and place.")
        Optional<CircumstancesView> circumstances,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** The strength of a graha, in virupas. */
    @SchemaName("Shadbala_Planet")
    public record Bala(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            SthanaView sthana,

            @Decimals(4) @Range(min = 0, max = 60) @Description("Of the direction.")
            long dig,

            KalaView kala,

            @Decimals(4) @Range(min = 0, max = 60) @Description("Of the motion.")
            long cheshta,

            @Decimals(4) @Range(min = 0, max = 60) @Description("By nature.")
            long naisargika,

            @Decimals(4) @Description("Of the aspects received; may be negative.")
            long drik,

            @Decimals(4) @Description("The six together.") long total,

            @Decimals(4) @Description("Sixty virupas are a rupa.")
            long rupas,

            @Decimals(4) @Description("How many rupas are required of it.")
            long requiredRupas,

            @Decimals(4) @Description("How many times what is required.")
            long ratio,

            @Range(min = 1, max = 7) @Description("1 for the one with the highest ratio.")
            int rank,

            @Decimals(4) @Range(min = 0, max = 60) long ishtaPhala,
            @Decimals(4) @Range(min = 0, max = 60) long kashtaPhala,

            @OmitEmpty @Description("With `explain=true`: the figures that went in.")
            Optional<WorkingsView> workings,

            @OmitEmpty
            @Description(
                    "With `minimums=true`: the least that is wanted of single components. Of Sun and Moon without cheshta"
                            + " where `luminary_cheshta` leaves theirs out.")
            Optional<List<MinimumView>> minimums) {
        private static Bala of(GrahaBala bala, Chart chart, boolean explain, boolean minimums) {
            return new Bala(
                    bala.graha().id(),
                    SthanaView.of(bala.sthana()),
                    Virupas.fourDecimals(bala.dig()),
                    KalaView.of(bala.kala()),
                    Virupas.fourDecimals(bala.cheshta()),
                    Virupas.fourDecimals(bala.naisargika()),
                    Virupas.fourDecimals(bala.drik()),
                    Virupas.fourDecimals(bala.total()),
                    Virupas.fourDecimals(bala.rupas()),
                    Virupas.fourDecimals(bala.required() / 60),
                    Virupas.fourDecimals(bala.ratio()),
                    bala.rank(),
                    Virupas.fourDecimals(bala.ishta()),
                    Virupas.fourDecimals(bala.kashta()),
                    explain ? Optional.of(WorkingsView.of(bala.workings(), chart.of(bala.graha()))) : Optional.empty(),
                    minimums
                            ? Optional.of(bala.minimums().stream()
                                    .map(MinimumView::of)
                                    .toList())
                            : Optional.empty());
        }
    }

    /** The least that is wanted of a component, in virupas. */
    @SchemaName("ShadbalaMinimum")
    public record MinimumView(
            @OneOf(of = Vocabulary.SHADBALA_COMPONENT) String component,

            @Decimals(4) @Description("What the graha has, as it is counted in the total.")
            long has,

            @Range(min = 0, max = 200) double required,
            boolean isMet) {
        static MinimumView of(ComponentMinimum minimum) {
            return new MinimumView(
                    minimum.component().id(), Virupas.fourDecimals(minimum.has()), minimum.required(), minimum.isMet());
        }
    }

    /** Strength of the place. */
    @SchemaName("SthanaBala")
    public record SthanaView(
            @Decimals(4) @Range(min = 0, max = 60) long uchcha,
            @Decimals(4) @Range(min = 0) long saptavargaja,
            @Decimals(4) @Range(min = 0, max = 30) long ojayugma,
            @Decimals(4) @Range(min = 15, max = 60) long kendradi,
            @Decimals(4) @Range(min = 0, max = 15) long drekkana,
            @Decimals(4) long total) {
        static SthanaView of(GrahaBala.Sthana sthana) {
            return new SthanaView(
                    Virupas.fourDecimals(sthana.uchcha()),
                    Virupas.fourDecimals(sthana.saptavargaja()),
                    Virupas.fourDecimals(sthana.ojayugma()),
                    Virupas.fourDecimals(sthana.kendradi()),
                    Virupas.fourDecimals(sthana.drekkana()),
                    Virupas.fourDecimals(sthana.total()));
        }
    }

    /** Strength of the time. */
    @SchemaName("KalaBala")
    public record KalaView(
            @Decimals(4) @Range(min = 0, max = 60) long nathonnatha,
            @Decimals(4) @Range(min = 0, max = 120) long paksha,
            @Decimals(4) @Range(min = 0, max = 60) long tribhaga,
            @Decimals(4) @Range(min = 0, max = 15) long abda,
            @Decimals(4) @Range(min = 0, max = 30) long masa,
            @Decimals(4) @Range(min = 0, max = 45) long vara,
            @Decimals(4) @Range(min = 0, max = 60) long hora,
            @Decimals(4) long ayana,

            @Decimals(4) @Description("What a war gave or took.")
            long yuddha,

            @Decimals(4) long total) {
        static KalaView of(GrahaBala.Kala kala) {
            return new KalaView(
                    Virupas.fourDecimals(kala.nathonnatha()),
                    Virupas.fourDecimals(kala.paksha()),
                    Virupas.fourDecimals(kala.tribhaga()),
                    Virupas.fourDecimals(kala.abda()),
                    Virupas.fourDecimals(kala.masa()),
                    Virupas.fourDecimals(kala.vara()),
                    Virupas.fourDecimals(kala.hora()),
                    Virupas.fourDecimals(kala.ayana()),
                    Virupas.fourDecimals(kala.yuddha()),
                    Virupas.fourDecimals(kala.total()));
        }
    }

    /** The figures that went in; degrees unless said otherwise. */
    @SchemaName("ShadbalaWorkings")
    public record WorkingsView(
            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long longitude,

            @Decimals(6) @Description("From the deepest debilitation; a third of it is uchcha bala.")
            long debilitationArc,

            @Size(min = 7, max = 7) List<VargaPointsView> vargas,

            @Decimals(6) @Description("From the point without dig bala; a third of it is dig bala.")
            long digArc,

            @Description("As which it counts in paksha and drik bala.")
            boolean isBenefic,

            @Decimals(6) @Description("Of ayana bala.") long declination,

            @Decimals(6) @Description("The mean longitude of cheshta bala.")
            long meanLongitude,

            @Decimals(6) @Description("The seeghrochcha of cheshta bala.")
            long seeghrochcha,

            @Decimals(6) @Description("The kendra of both; a third of it is cheshta bala, and enters ishta phala.")
            long cheshtaArc,

            @Decimals(4) @Description("Virupas received from benefics.")
            long beneficDrishti,

            @Decimals(4) @Description("Virupas received from malefics.")
            long maleficDrishti,

            @OmitEmpty
            @OneOf(of = Vocabulary.EIGHT_MOTION)
            @Description(
                    "With `cheshta_elements=eight_motions`: the kind of its motion, from which cheshta bala follows.")
            Optional<String> motion) {
        private static WorkingsView of(GrahaBala.Workings workings, Placement placement) {
            return new WorkingsView(
                    placement.sidereal().nanodegrees(),
                    Virupas.sixDecimals(workings.debilitationArc()),
                    workings.vargas().stream().map(VargaPointsView::of).toList(),
                    Virupas.sixDecimals(workings.digArc()),
                    workings.benefic(),
                    Virupas.sixDecimals(workings.declination()),
                    Virupas.sixDecimals(workings.mean()),
                    Virupas.sixDecimals(workings.seeghrochcha()),
                    Virupas.sixDecimals(workings.cheshtaArc()),
                    Virupas.fourDecimals(workings.beneficDrishti()),
                    Virupas.fourDecimals(workings.maleficDrishti()),
                    workings.motion().map(EightMotion::id));
        }
    }

    /** What a graha has for a varga. */
    @SchemaName("VargaPoints")
    public record VargaPointsView(
            @Range(min = 1, max = 60) int varga,
            @OneOf(of = Vocabulary.RASI) String rasi,
            @OneOf(of = Vocabulary.GRAHA) String lord,
            @OneOf(of = Vocabulary.DIGNITY) String dignity,
            @Decimals(4) long points) {
        static VargaPointsView of(GrahaBala.VargaPoints points) {
            return new VargaPointsView(
                    points.varga().divisions(),
                    points.rasi().id(),
                    points.rasi().lord().id(),
                    points.dignity().id(),
                    Virupas.fourDecimals(points.points()));
        }
    }

    /** The strength of a bhava, in virupas. */
    @SchemaName("BhavaBala")
    public record Bhava(
            @Range(min = 1, max = 12) int house,

            @Decimals(9)
            @Range(min = 0, below = 360)
            @Description("Its middle by Sripati or the `house_system`, sidereal degrees.")
            long middle,

            @OneOf(of = Vocabulary.GRAHA) String lord,

            @Decimals(4) @Description("The shadbala of the lord.")
            long adhipati,

            @Decimals(4) @Range(min = 0, max = 60) @Description("Of the direction.")
            long dig,

            @Decimals(4) @Description("Of the aspects on the middle.")
            long drishti,

            @Decimals(4) long total,
            @Decimals(4) long rupas,
            @Range(min = 1, max = 12) int rank,

            @OmitEmpty
            @Decimals(4)
            @Description("With `bhava_extras=bphs`: for who stands in it and for the hour; may be negative.")
            Optional<Long> extras,

            @OmitEmpty
            @Description("With `explain=true`: who looks at the middle; what counts of it adds up to `drishti`.")
            Optional<List<LookView>> looks) {
        private static Bhava of(BhavaBala.OfBhava bhava, boolean extras, Optional<List<LookView>> looks) {
            return new Bhava(
                    bhava.number(),
                    bhava.middle().nanodegrees(),
                    bhava.lord().id(),
                    Virupas.fourDecimals(bhava.adhipati()),
                    Virupas.fourDecimals(bhava.dig()),
                    Virupas.fourDecimals(bhava.drishti()),
                    Virupas.fourDecimals(bhava.total()),
                    Virupas.fourDecimals(bhava.rupas()),
                    bhava.rank(),
                    extras ? Optional.of(Virupas.fourDecimals(bhava.extras())) : Optional.empty(),
                    looks);
        }
    }

    /** A look at the middle of a bhava. */
    @SchemaName("BhavaLook")
    public record LookView(
            @OneOf(of = Vocabulary.GRAHA) String planet,

            @Decimals(6) @Range(min = 0, max = 360) @Description("From the planet to the middle, degrees.")
            long arc,

            @Decimals(4) @Range(min = 0, max = 90) long virupas,

            @Range(min = -1, max = 1)
            @Description(
                    "What part of them counts: all of Jupiter's and Mercury's, a quarter of the others', less than 0 for"
                            + " malefics.")
            double share) {
        static LookView of(BhavaBala.Look look) {
            return new LookView(
                    look.from().id(),
                    Virupas.sixDecimals(look.arc()),
                    Virupas.fourDecimals(look.virupas()),
                    look.share());
        }
    }

    /** What was taken from time and place. */
    @SchemaName("ShadbalaCircumstances")
    public record CircumstancesView(
            @Decimals(6) @Range(min = 0, max = 360) @Description("Sidereal degrees.")
            long ascendant,

            @Decimals(6) @Range(min = 0, max = 360) @Description("Sidereal degrees.")
            long midheaven,

            @Decimals(6) @Description("What turns sidereal into tropical longitudes, degrees.")
            long ayanamsa,

            @Decimals(6) @Range(min = 0, max = 24) @Description("The hour of the true Sun at the place.")
            long apparentHours,

            @Decimals(6) @Range(min = 0, max = 24) @Description("Local mean time.")
            long meanHours,

            @Decimals(6) @Range(min = 0, max = 24) @Description("What the clock showed.")
            long zoneHours,

            @Description("On which the day began, at sunrise.")
            String date,

            @Description("Days counted to it, by which the year and the month have lords.")
            long ahargana,

            @Description("Whether between sunrise and sunset; null where the Sun does not rise and set.")
            Optional<Boolean> isDaylight,

            @Range(min = 1, max = 3) @Description("Which third of the daylight or night; null likewise.")
            Integer third,

            @Range(min = 1, max = 24) @Description("Which twenty-fourth of the day from sunrise; null likewise.")
            Integer hora,

            @OmitEmpty @Description("With `year_month_lords=solar`: when year and month began, and who rules them.")
            Optional<SolarLordsView> solarLords) {
        static CircumstancesView of(Circumstances at) {
            return new CircumstancesView(
                    Virupas.sixDecimals(at.ascendant()),
                    Virupas.sixDecimals(at.midheaven()),
                    Virupas.sixDecimals(at.ayanamsa()),
                    Virupas.sixDecimals(at.apparentHours()),
                    Virupas.sixDecimals(at.meanHours()),
                    Virupas.sixDecimals(at.zoneHours()),
                    at.date().toString(),
                    at.ahargana(),
                    at.dayPart().map(Circumstances.DayPart::byDay),
                    at.dayPart().map(Circumstances.DayPart::third).orElse(null),
                    at.equalHour().map(hour -> hour + 1).orElse(null),
                    at.solarLords().map(SolarLordsView::of));
        }
    }

    /** Who rules a solar year and month. */
    @SchemaName("SolarLords")
    public record SolarLordsView(
            @Description("When the Sun entered sidereal Aries.")
            Instant yearBegan,

            @OneOf(of = Vocabulary.GRAHA) String yearLord,

            @Description("When it entered the sign in which it is.")
            Instant monthBegan,

            @OneOf(of = Vocabulary.GRAHA) String monthLord) {
        static SolarLordsView of(Circumstances.SolarLords lords) {
            return new SolarLordsView(
                    lords.yearBegan(),
                    lords.year().id(),
                    lords.monthBegan(),
                    lords.month().id());
        }
    }

    /**
     * The strengths of a chart.
     *
     * @param bhavas the strength of the bhavas of one house system
     */
    public static ShadbalaView of(
            Chart chart,
            BhavaBala bhavas,
            boolean explain,
            boolean minimums,
            List<ReadingView> readings,
            ConventionsView conventions) {
        Shadbala found = Shadbala.of(chart);
        boolean extras = chart.conventions().get(BhavaExtras.CONVENTION) != BhavaExtras.NONE;
        return new ShadbalaView(
                found.grahas().stream()
                        .map(bala -> Bala.of(bala, chart, explain, minimums))
                        .toList(),
                bhavas.bhavas().stream()
                        .map(bhava -> Bhava.of(
                                bhava,
                                extras,
                                explain
                                        ? Optional.of(BhavaBala.looks(chart, bhava).stream()
                                                .map(LookView::of)
                                                .toList())
                                        : Optional.empty()))
                        .toList(),
                explain ? Optional.of(CircumstancesView.of(found.circumstances())) : Optional.empty(),
                readings,
                conventions);
    }
}
