package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The bindus of a chart. */
public record AshtakavargaView(
        @Size(min = 8, max = 8) @Description("The Sun to Saturn, then the ascendant.")
        List<Bhinna> bhinna,

        @Size(min = 12, max = 12)
        @Range(min = 0, max = 64)
        @Description("The bindus of the seven together in the signs from Aries on: 337; with the lagna's 386.")
        List<Integer> sarva,

        @OmitEmpty
        @Description("With `explain=true`: the sarvashtakavarga with its twelves taken out and then both reductions.")
        Optional<List<Integer>> sarvaReduced,

        @Size(min = 7, max = 7) @Description("The eighth of its sign (kaksha) in which each of the seven stands.")
        List<KakshaView> kakshas,

        @OmitEmpty @Description("With `transit`: the same for the sky of that moment, over the bindus of this chart.")
        Optional<List<KakshaView>> transitKakshas,

        @OmitEmpty @Description("With `explain=true`: what the pindas multiply with.")
        Optional<Multipliers> multipliers,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** The ashtakavarga of one point. */
    @SchemaName("BhinnaAshtakavarga")
    public record Bhinna(
            @OneOf(of = Vocabulary.CHART_POINT) String point,

            @OneOf(of = Vocabulary.RASI) @Description("Where it stands.")
            String rasi,

            @Size(min = 12, max = 12) @Range(min = 0, max = 8) @Description("Its bindus in the signs from Aries on.")
            List<Integer> bindus,

            @Range(min = 0, max = 96) int total,

            @Size(min = 12, max = 12) @Range(min = 0, max = 8) @Description("After trikona shodhana.")
            List<Integer> afterTrikona,

            @Size(min = 12, max = 12) @Range(min = 0, max = 8) @Description("After ekadhipatya shodhana as well.")
            List<Integer> reduced,

            @Range(min = 0) int rasiPinda,
            @Range(min = 0) int grahaPinda,
            @Range(min = 0) @Description("Both together.") int shodhyaPinda,

            @OmitEmpty
            @Description("With `explain=true`: from which of the eight it has a bindu in each sign, in the order of the"
                    + " kakshas.")
            Optional<List<PrastaraRow>> prastara) {
        static Bhinna of(Ashtakavarga found, ChartPoint point, boolean explain) {
            List<Integer> bindus = found.bhinna(point);
            Ashtakavarga.Pinda pinda = found.pinda(point);
            return new Bhinna(
                    point.id(),
                    found.sign(point).id(),
                    bindus,
                    bindus.stream().mapToInt(Integer::intValue).sum(),
                    found.afterTrikona(point),
                    found.reduced(point),
                    pinda.rasi(),
                    pinda.graha(),
                    pinda.shodhya(),
                    explain
                            ? Optional.of(Ashtakavarga.KAKSHA_LORDS.stream()
                                    .map(from -> PrastaraRow.of(found, point, from))
                                    .toList())
                            : Optional.empty());
        }
    }

    /** A row of the prastara. */
    public record PrastaraRow(
            @OneOf(of = Vocabulary.CHART_POINT) String from,

            @Size(min = 12, max = 12) @Range(min = 0, max = 1) @Description("1 where there is a bindu, from Aries on.")
            List<Integer> bindus) {
        static PrastaraRow of(Ashtakavarga found, ChartPoint of, ChartPoint from) {
            return new PrastaraRow(
                    from.id(),
                    Rasi.ALL.stream()
                            .map(sign -> found.prastara(of, from, sign) ? 1 : 0)
                            .toList());
        }
    }

    /** An eighth of a sign. */
    @SchemaName("Kaksha")
    public record KakshaView(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.RASI) String rasi,
            @Range(min = 1, max = 8) int kaksha,
            @OneOf(of = Vocabulary.CHART_POINT) String lord,

            @Description("Whether the planet has a bindu from that lord in the sign.")
            boolean hasBindu,

            @Range(min = 0, max = 8) @Description("All its bindus in the sign.")
            int bhinna,

            @Range(min = 0, max = 64) @Description("The bindus of all in the sign.")
            int sarva) {
        static KakshaView of(Ashtakavarga.Kaksha kaksha) {
            return new KakshaView(
                    kaksha.graha().id(),
                    kaksha.sign().id(),
                    kaksha.number(),
                    kaksha.lord().id(),
                    kaksha.bindu(),
                    kaksha.bhinna(),
                    kaksha.sarva());
        }
    }

    /** What the pindas multiply with. */
    @SchemaName("PindaMultipliers")
    public record Multipliers(
            @Size(min = 12, max = 12) @Range(min = 1, max = 12) @Description("Of the signs from Aries on.")
            List<Integer> rasis,

            @Size(min = 7, max = 7) @Range(min = 1, max = 12) @Description("Of the Sun to Saturn.")
            List<Integer> grahas,

            @OneOf(of = Vocabulary.RASI) @Description("Signs that counted as occupied in ekadhipatya shodhana.")
            List<String> occupied) {}

    /**
     * The bindus of a chart.
     *
     * @param transit the sky of another moment
     */
    public static AshtakavargaView of(
            Chart chart,
            Optional<Placements> transit,
            boolean explain,
            List<ReadingView> readings,
            ConventionsView conventions) {
        Ashtakavarga found = Ashtakavarga.of(chart);
        return new AshtakavargaView(
                Ashtakavarga.POINTS.stream()
                        .map(point -> Bhinna.of(found, point, explain))
                        .toList(),
                found.sarva(),
                explain ? Optional.of(found.sarvaReduced()) : Optional.empty(),
                kakshas(found, chart.placements()),
                transit.map(places -> kakshas(found, places)),
                explain
                        ? Optional.of(new Multipliers(
                                Rasi.ALL.stream().map(found::multiplier).toList(),
                                Graha.ALL.subList(0, 7).stream()
                                        .map(Ashtakavarga::multiplier)
                                        .toList(),
                                Rasi.ALL.stream()
                                        .filter(found::isOccupied)
                                        .map(Rasi::id)
                                        .toList()))
                        : Optional.empty(),
                readings,
                conventions);
    }

    private static List<KakshaView> kakshas(Ashtakavarga found, Placements places) {
        return found.kakshas(places).stream().map(KakshaView::of).toList();
    }
}
