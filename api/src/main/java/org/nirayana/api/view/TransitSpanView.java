package org.nirayana.api.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.gochara.DoubleTransitStretch;
import org.nirayana.jyotisha.gochara.HouseStretch;
import org.nirayana.jyotisha.gochara.KakshaStretch;
import org.nirayana.jyotisha.gochara.Murti;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/** When planets enter and leave the houses of a birth chart. */
@SchemaName("TransitSpan")
public record TransitSpanView(
        TransitsView.Natal natal,
        Instant from,
        Instant to,

        @Description(
                "Each stretch that touches the span, whole: by planet, then by time. A planet that turns back and comes"
                        + " again has a stretch for each time.")
        List<Stretch> stretches,

        @Description(
                "When Jupiter and Saturn both stand in a house from the ascendant or look at it fully, cut to the span: by"
                        + " house, then by time.")
        List<Both> doubleTransits,

        @OmitEmpty
        @Description(
                "With `kakshas=true`: the way of the planets but the nodes through the eighths of the signs, cut to the"
                        + " span.")
        Optional<List<Kaksha>> kakshas,

        List<ReadingView> readings,
        ConventionsView conventions) {

    static final String NOT_REACHED = " null where the ephemeris does not reach so far.";

    /** A way through one house. */
    @SchemaName("TransitStretch")
    public record Stretch(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 1, max = 12) @Description("The house from the natal Moon's sign.")
            int fromMoon,

            @Range(min = 1, max = 12) @Description("The house from the natal ascendant's sign.")
            int fromAscendant,

            @Range(min = 1, max = 12) @Description("The house from the natal Sun's sign.")
            int fromSun,

            @Description("When the planet enters;" + NOT_REACHED)
            Optional<Instant> entry,

            @OneOf(of = Vocabulary.DIRECTION) Optional<String> entryDirection,
            @Description("When it leaves;" + NOT_REACHED) Optional<Instant> exit,
            @OneOf(of = Vocabulary.DIRECTION) Optional<String> exitDirection,

            @Range(min = 1) @Description("1 where it comes for the first time in this passage.")
            int pass,

            @Range(min = 1) @Description("How often it comes in this passage.")
            int passes,

            @Description("Whether it came in its usual direction and turned back.")
            boolean isTemporary,

            @Description("Whether it does well in the house from the Moon, vedha apart.")
            boolean isGoodHouse,

            @OneOf(of = Vocabulary.MURTI)
            @Description("Gold, silver, copper or iron: by the Moon of the entry, counted from the natal Moon.")
            Optional<String> murti,

            @Range(min = 0, max = 8) @Description("Its bindus in the sign; null for the nodes.")
            Optional<Integer> bhinna,

            @Range(min = 0, max = 64) @Description("The bindus of all in the sign.")
            int sarva) {
        static Stretch of(HouseStretch stretch) {
            return new Stretch(
                    stretch.graha().id(),
                    stretch.rasi().id(),
                    stretch.fromMoon(),
                    stretch.fromLagna(),
                    stretch.fromSun(),
                    stretch.entry(),
                    direction(stretch.entry(), stretch.retrogradeEntry()),
                    stretch.exit(),
                    direction(stretch.exit(), stretch.retrogradeExit()),
                    stretch.pass(),
                    stretch.passes(),
                    stretch.temporary(),
                    stretch.good(),
                    stretch.murti().map(Murti::id),
                    stretch.bhinna(),
                    stretch.sarva());
        }
    }

    /** A time in which both have to do with a house. */
    @SchemaName("DoubleTransitStretch")
    public record Both(
            @Range(min = 1, max = 12) int house,
            @OneOf(of = Vocabulary.RASI) String rasi,
            Instant start,
            Instant end) {
        static Both of(DoubleTransitStretch stretch) {
            return new Both(stretch.house(), stretch.rasi().id(), stretch.start(), stretch.end());
        }
    }

    /** A way through an eighth of a sign. */
    @SchemaName("KakshaStretch")
    public record Kaksha(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.RASI) String rasi,
            @Range(min = 1, max = 8) int kaksha,
            @OneOf(of = Vocabulary.CHART_POINT) String lord,

            @Description("Whether the planet has a bindu from that lord in the sign.")
            boolean hasBindu,

            Instant start,
            Instant end) {
        static Kaksha of(KakshaStretch stretch) {
            Ashtakavarga.Kaksha through = stretch.kaksha();
            return new Kaksha(
                    through.graha().id(),
                    through.sign().id(),
                    through.number(),
                    through.lord().id(),
                    through.bindu(),
                    stretch.start(),
                    stretch.end());
        }
    }

    /** The direction of what there is. */
    static Optional<String> direction(Optional<Instant> crossing, boolean retrograde) {
        return crossing.map(unused -> retrograde ? "retrograde" : "direct");
    }

    /**
     * The ways of planets through the houses of a chart.
     *
     * @param kakshas whether those through the eighths of signs are told as well
     * @param between run before each planet; what it throws ends the search
     */
    public static TransitSpanView of(
            Chart natal,
            SiderealMotion motion,
            List<Graha> grahas,
            Instant from,
            Instant to,
            boolean kakshas,
            Runnable between,
            List<ReadingView> readings,
            ConventionsView conventions) {
        List<Stretch> stretches = new ArrayList<>();
        List<Kaksha> eighths = new ArrayList<>();
        for (Graha graha : grahas) {
            between.run();
            HouseStretch.of(natal, motion, graha, from, to).forEach(stretch -> stretches.add(Stretch.of(stretch)));
            if (kakshas && !graha.isNode()) {
                KakshaStretch.of(natal, motion, graha, from, to).forEach(stretch -> eighths.add(Kaksha.of(stretch)));
            }
        }
        between.run();
        return new TransitSpanView(
                TransitsView.Natal.of(natal),
                from,
                to,
                stretches,
                DoubleTransitStretch.of(natal, motion, from, to).stream()
                        .map(Both::of)
                        .toList(),
                kakshas ? Optional.of(eighths) : Optional.empty(),
                readings,
                conventions);
    }
}
