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
import org.nirayana.jyotisha.gochara.DegreeAspect;
import org.nirayana.jyotisha.gochara.DoubleTransit;
import org.nirayana.jyotisha.gochara.Gochara;
import org.nirayana.jyotisha.gochara.GoodHouse;
import org.nirayana.jyotisha.gochara.GrahaTransit;
import org.nirayana.jyotisha.gochara.NatalAspect;
import org.nirayana.jyotisha.gochara.SignPart;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.SarvaLagna;
import org.nirayana.jyotisha.zodiac.Graha;

/** The sky of a moment over a birth chart. */
@SchemaName("Transits")
public record TransitsView(
        @Description("The moment of the sky.") Instant at,

        Natal natal,

        @Size(min = 9, max = 9) @Description("The Sun to Saturn, then the nodes.")
        List<Transit> transits,

        @Description("What they meet or look at nearly to the degree, within `orb`: by planet, then by natal point.")
        List<ByDegree> aspectsByDegree,

        @Size(min = 12, max = 12)
        @Description("The houses from the natal ascendant with what Jupiter and Saturn have to do with them.")
        List<OfHouse> doubleTransit,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** What transits are counted from. */
    @SchemaName("TransitReferences")
    public record Natal(
            @OneOf(of = Vocabulary.RASI) @Description("Transits are judged from here.")
            String moonRasi,

            @OneOf(of = Vocabulary.NAKSHATRA) @Description("Taras are counted from here.")
            String moonNakshatra,

            @OneOf(of = Vocabulary.RASI) String ascendantRasi,
            @OneOf(of = Vocabulary.RASI) String sunRasi) {
        public static Natal of(Chart chart) {
            return new Natal(
                    chart.moon().rasi().id(),
                    chart.moon().nakshatra().id(),
                    chart.ascendant().rasi().id(),
                    chart.sun().rasi().id());
        }
    }

    /** A planet of the sky. */
    public record Transit(
            @OneOf(of = Vocabulary.GRAHA) String planet,

            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long longitude,

            @OneOf(of = Vocabulary.RASI) String rasi,

            @Decimals(9) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
            @Range(min = 1, max = 4) int pada,
            boolean isRetrograde,

            @Range(min = 1, max = 12) @Description("Its house from the natal Moon's sign, by which it is judged.")
            int fromMoon,

            @Range(min = 1, max = 12) @Description("Its house from the natal ascendant's sign.")
            int fromAscendant,

            @Range(min = 1, max = 12) @Description("Its house from the natal Sun's sign.")
            int fromSun,

            @OneOf(of = Vocabulary.TRANSIT_OUTCOME)
            @Description(
                    "`good` or `bad` by the house from the Moon; `obstructed`: good, but for who stands in the house of"
                            + " obstruction (vedha); `relieved`: bad, but for who stands in the good house that this one obstructs"
                            + " (vipareeta vedha).")
            String outcome,

            @Range(min = 1, max = 12)
            @Description("The house from the Moon whose occupants obstruct or relieve it; null where there is none.")
            Optional<Integer> pairedHouse,

            @OneOf(of = Vocabulary.GRAHA) @Description("Who obstructs or relieves it.")
            List<String> by,

            @OneOf(of = Vocabulary.TARA) @Description("Of its nakshatra, counted from the natal Moon's.")
            String tara,

            @OneOf(of = Vocabulary.NATURE)
            @Description("The third, fifth and seventh tara are bad, the first is neutral.")
            String taraNature,

            @Range(min = 0, max = 64) @Description("The bindus of all in the sign, of the natal chart and unreduced.")
            int sarva,

            @OneOf(of = Vocabulary.NATURE)
            @Description(
                    "More than 30 are good, less than 25 bad; null where `sarva_lagna` adds the lagna's bindus, for"
                            + " which nobody gives limits.")
            Optional<String> sarvaNature,

            @Description("The eighth of its sign, over the bindus of the natal chart; null for the nodes.")
            Optional<Kaksha> kaksha,

            @OneOf(of = Vocabulary.SIGN_PART) @Description("In which ten degrees of a sign it bears fruit.")
            String fruitIn,

            @Description("Whether it is in them.") boolean isAtFruit,

            @Description("The natal points that it stands with or looks at fully, by whole signs.")
            List<BySign> aspects,

            @OmitEmpty @Description("With `explain=true`: the houses from the Moon in which it does well.")
            List<Good> goodHouses,

            @OmitEmpty
            @OneOf(of = Vocabulary.GRAHA)
            @Description("With `explain=true`: who stands in the paired house but has no part in it.")
            List<String> exempt) {
        static Transit of(GrahaTransit transit, Chart natal, boolean explain) {
            long nanodegrees = transit.place().sidereal().nanodegrees();
            boolean ofSeven = natal.conventions().get(SarvaLagna.CONVENTION) == SarvaLagna.EXCLUDED;
            return new Transit(
                    transit.graha().id(),
                    nanodegrees,
                    transit.place().rasi().id(),
                    Degrees.inRasi(nanodegrees),
                    transit.place().nakshatra().id(),
                    transit.place().pada(),
                    transit.place().isRetrograde(),
                    transit.fromMoon(),
                    transit.fromLagna(),
                    transit.fromSun(),
                    transit.outcome().id(),
                    some(transit.pairedHouse()),
                    ids(transit.by()),
                    transit.tara().id(),
                    transit.tara().nature().id(),
                    transit.sarva(),
                    ofSeven
                            ? Optional.of(
                                    GrahaTransit.natureOfSarva(transit.sarva()).id())
                            : Optional.empty(),
                    transit.kaksha().map(Kaksha::of),
                    SignPart.of(transit.graha()).id(),
                    transit.isAtFruit(),
                    transit.aspects().stream().map(BySign::of).toList(),
                    explain
                            ? Gochara.goodHouses(transit.graha(), natal.conventions()).stream()
                                    .map(Good::of)
                                    .toList()
                            : List.of(),
                    explain ? ids(transit.exempt()) : List.of());
        }
    }

    /** An eighth of a sign, of which the lord gave a bindu or not. */
    @SchemaName("TransitKaksha")
    public record Kaksha(
            @Range(min = 1, max = 8) int number,
            @OneOf(of = Vocabulary.CHART_POINT) String lord,

            @Description(
                    "Whether the planet has a bindu from that lord in the sign: then the transit is effective here.")
            boolean hasBindu,

            @Range(min = 0, max = 8) @Description("All its bindus in the sign.")
            int bhinna,

            @OneOf(of = Vocabulary.NATURE) @Description("Five and more are good, three and less bad.")
            String bhinnaNature) {
        static Kaksha of(Ashtakavarga.Kaksha kaksha) {
            Nature nature = GrahaTransit.natureOfBhinna(kaksha.bhinna());
            return new Kaksha(kaksha.number(), kaksha.lord().id(), kaksha.bindu(), kaksha.bhinna(), nature.id());
        }
    }

    /** A natal point that a planet of the sky stands with or looks at. */
    @SchemaName("TransitAspect")
    public record BySign(
            @OneOf(of = Vocabulary.CHART_POINT) String natal,

            @Range(min = 1, max = 12) @Description("Its sign counted from the planet's: 1 where both stand together.")
            int counted) {
        static BySign of(NatalAspect aspect) {
            return new BySign(aspect.natal().id(), aspect.counted());
        }
    }

    /** A natal point that a planet of the sky meets or looks at nearly to the degree. */
    @SchemaName("TransitAspectByDegree")
    public record ByDegree(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.CHART_POINT) String natal,

            @Range(min = 1, max = 12) @Description("1 for a conjunction, otherwise the sign looked at, of 30° each.")
            int counted,

            @Decimals(6)
            @Range(min = -10, max = 10)
            @Description("How far the degree looked at is past the natal point; less than 0 before it.")
            long separation,

            @Description("Whether it grows smaller.") boolean isApplying) {
        static ByDegree of(DegreeAspect aspect) {
            return new ByDegree(
                    aspect.graha().id(),
                    aspect.natal().id(),
                    aspect.counted(),
                    Virupas.sixDecimals(aspect.separation()),
                    aspect.applying());
        }
    }

    /** A house with what Jupiter and Saturn have to do with it. */
    @SchemaName("DoubleTransit")
    public record OfHouse(
            @Range(min = 1, max = 12) int house,
            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 1, max = 12)
            @Description(
                    "The house counted from Jupiter, who stands in it (1) or looks at it; null where he does neither.")
            Optional<Integer> jupiter,

            @Range(min = 1, max = 12) @Description("The same of Saturn.")
            Optional<Integer> saturn,

            @Description("Whether both do.") boolean isDouble) {
        static OfHouse of(DoubleTransit house) {
            return new OfHouse(
                    house.house(), house.rasi().id(), some(house.jupiter()), some(house.saturn()), house.isDouble());
        }
    }

    /** A house in which a planet does well. */
    @SchemaName("GoodTransitHouse")
    public record Good(
            @Range(min = 1, max = 12) int house,

            @Range(min = 1, max = 12) @Description("From where it is obstructed; null where nothing obstructs it.")
            Optional<Integer> obstructedFrom) {
        static Good of(GoodHouse house) {
            return new Good(house.house(), some(house.vedha()));
        }
    }

    static Optional<Integer> some(int house) {
        return house == 0 ? Optional.empty() : Optional.of(house);
    }

    private static List<String> ids(List<Graha> grahas) {
        return grahas.stream().map(Graha::id).toList();
    }

    /**
     * The sky of a moment over a birth chart.
     *
     * @param orbDegrees how near an aspect by degree has to be
     * @param explain whether the rows of the tables are told
     */
    public static TransitsView of(
            Chart natal,
            Instant at,
            double orbDegrees,
            boolean explain,
            List<ReadingView> readings,
            ConventionsView conventions) {
        Gochara gochara = Gochara.of(natal, natal.placementsAt(at));
        return new TransitsView(
                at,
                Natal.of(natal),
                gochara.transits().stream()
                        .map(transit -> Transit.of(transit, natal, explain))
                        .toList(),
                gochara.aspectsWithin(orbDegrees).stream().map(ByDegree::of).toList(),
                gochara.doubleTransits().stream().map(OfHouse::of).toList(),
                readings,
                conventions);
    }
}
