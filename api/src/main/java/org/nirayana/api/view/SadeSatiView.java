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
import org.nirayana.jyotisha.gochara.GrahaTransit;
import org.nirayana.jyotisha.gochara.Murti;
import org.nirayana.jyotisha.gochara.SaturnPeriod;
import org.nirayana.jyotisha.gochara.SaturnStretch;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Saturn's way past the natal Moon in a life. */
@SchemaName("SadeSati")
public record SadeSatiView(
        Instant birth,

        @Description("Until when periods are told; those that begin before it are told whole.")
        Instant until,

        @Description("Whether that is the end of the ephemeris, and not that of the `years`.")
        boolean isCutByEphemeris,

        @OneOf(of = Vocabulary.RASI) @Description("The natal Moon's sign, from which Saturn is counted.")
        String moonRasi,

        @Decimals(9) @Range(min = 0, below = 360) @Description("Of the natal Moon. " + Degrees.SIDEREAL)
        long moonLongitude,

        @Description("By their beginnings.") List<Period> periods,
        List<ReadingView> readings,
        ConventionsView conventions) {

    /** A period from its first entry to its final exit. */
    @SchemaName("SaturnPeriod")
    public record Period(
            @OneOf(of = Vocabulary.SATURN_PERIOD_KIND)
            @Description(
                    "`sade_sati` (Saturn in the 12th, 1st and 2nd from the Moon), `ardhashtama` (4th) and `ashtama` (8th),"
                            + " the two dhaiyas, or `kantaka` where that is none of these (7th, 10th).")
            String kind,

            @Range(min = 1)
            @Description(
                    "How many of the kind, or of the house, there were in the life; a birth inside one starts with 1.")
            int cycle,

            @Description("The first entry;" + TransitSpanView.NOT_REACHED)
            Optional<Instant> start,

            @Description("The final exit;" + TransitSpanView.NOT_REACHED)
            Optional<Instant> end,

            @Size(min = 1) @Description("In order; Saturn may be elsewhere between two of them.")
            List<Stretch> stretches) {
        static Period of(SaturnPeriod period, Ashtakavarga bindus, boolean explain) {
            return new Period(
                    period.kind().id(),
                    period.cycle(),
                    period.start(),
                    period.end(),
                    period.stretches().stream()
                            .map(stretch -> Stretch.of(stretch, bindus, explain))
                            .toList());
        }
    }

    /** A stretch in one phase. */
    @SchemaName("SaturnStretch")
    public record Stretch(
            @OneOf(of = Vocabulary.SATURN_PHASE) String phase,

            @Range(min = 1, max = 12) @Description("The house from the natal Moon.")
            int fromMoon,

            @Description("When Saturn enters;" + TransitSpanView.NOT_REACHED)
            Optional<Instant> entry,

            @OneOf(of = Vocabulary.DIRECTION) Optional<String> entryDirection,

            @Description("When he leaves;" + TransitSpanView.NOT_REACHED)
            Optional<Instant> exit,

            @OneOf(of = Vocabulary.DIRECTION) Optional<String> exitDirection,

            @Description(
                    "Whether he came forwards and turned back: the phase begins for a while, ends, and begins again.")
            boolean isTemporary,

            @Description("Whether Saturn is called kantaka in it, by the reading `kantaka_shani`.")
            boolean isKantaka,

            @OneOf(of = Vocabulary.MURTI)
            @Description(
                    "Gold, silver, copper or iron: by the Moon of the entry, counted from the natal Moon. null where the"
                            + " entry is not known, and for `sade_sati=degrees`.")
            Optional<String> murti,

            @Size(min = 1, max = 2)
            @Description("The bindus of the natal chart in the sign; in both signs that `sade_sati=degrees` may touch.")
            List<Bindus> bindus) {
        static Stretch of(SaturnStretch stretch, Ashtakavarga bindus, boolean explain) {
            return new Stretch(
                    stretch.phase().id(),
                    stretch.phase().house(),
                    stretch.entry(),
                    TransitSpanView.direction(stretch.entry(), stretch.retrogradeEntry()),
                    stretch.exit(),
                    TransitSpanView.direction(stretch.exit(), stretch.retrogradeExit()),
                    stretch.temporary(),
                    stretch.kantaka(),
                    stretch.murti().map(Murti::id),
                    stretch.signs().stream()
                            .map(sign -> Bindus.of(sign, bindus, explain))
                            .toList());
        }
    }

    /** What Saturn finds in a sign. */
    @SchemaName("SaturnBindus")
    public record Bindus(
            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 0, max = 8) @Description("Saturn's bindus in it.")
            int bhinna,

            @OneOf(of = Vocabulary.NATURE) @Description("Five and more are good, three and less bad.")
            String bhinnaNature,

            @Range(min = 0, max = 64) @Description("The bindus of all in it.")
            int sarva,

            @OmitEmpty
            @OneOf(of = Vocabulary.CHART_POINT)
            @Description("With `explain=true`: from whom Saturn has them.")
            List<String> from) {
        static Bindus of(Rasi sign, Ashtakavarga bindus, boolean explain) {
            int bhinna = bindus.bhinna(Graha.SATURN).get(sign.number() - 1);
            return new Bindus(
                    sign.id(),
                    bhinna,
                    GrahaTransit.natureOfBhinna(bhinna).id(),
                    bindus.sarva().get(sign.number() - 1),
                    explain
                            ? Ashtakavarga.POINTS.stream()
                                    .filter(from -> bindus.prastara(Graha.SATURN, from, sign))
                                    .map(ChartPoint::id)
                                    .toList()
                            : List.of());
        }
    }

    /**
     * The periods of a life.
     *
     * @param cut whether the life would be longer than the ephemeris
     * @param explain whether it is told from whom bindus come
     */
    public static SadeSatiView of(
            Chart natal,
            List<SaturnPeriod> periods,
            Instant until,
            boolean cut,
            boolean explain,
            List<ReadingView> readings,
            ConventionsView conventions) {
        Ashtakavarga bindus = Ashtakavarga.of(natal);
        return new SadeSatiView(
                natal.birth().instant(),
                until,
                cut,
                natal.moon().rasi().id(),
                natal.moon().sidereal().nanodegrees(),
                periods.stream()
                        .map(period -> Period.of(period, bindus, explain))
                        .toList(),
                readings,
                conventions);
    }
}
