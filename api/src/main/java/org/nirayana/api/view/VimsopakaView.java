package org.nirayana.api.view;

import java.util.Arrays;
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
import org.nirayana.jyotisha.strength.SaptavargaWeights;
import org.nirayana.jyotisha.strength.Vimsopaka;
import org.nirayana.jyotisha.strength.VimsopakaScheme;

/** How well the grahas stand in the divisional charts. */
public record VimsopakaView(
        @Size(min = 7, max = 7) @Description("The Sun to Saturn.")
        List<OfPlanet> planets,

        @OmitEmpty @Description("With `explain=true`: how each scheme shares its twenty points.")
        Optional<List<Scheme>> schemes,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** A graha in the four schemes. */
    @SchemaName("Vimsopaka_Planet")
    public record OfPlanet(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @Size(min = 4, max = 4) List<ScoreView> scores,

            @OmitEmpty @Description("With `explain=true`: how it stands in each of the sixteen vargas.")
            Optional<List<InVargaView>> vargas) {
        static OfPlanet of(Vimsopaka.OfGraha of, boolean explain) {
            return new OfPlanet(
                    of.graha().id(),
                    of.scores().stream().map(ScoreView::of).toList(),
                    explain
                            ? Optional.of(
                                    of.vargas().stream().map(InVargaView::of).toList())
                            : Optional.empty());
        }
    }

    /** The points of a graha in a scheme. */
    @SchemaName("VimsopakaScore")
    public record ScoreView(
            @OneOf(of = Vocabulary.VIMSOPAKA_SCHEME_NAME) String scheme,
            @Decimals(4) @Range(min = 0, max = 20) long points,

            @Range(min = 0, max = 16)
            @Description("In how many of its vargas the graha is exalted, in its moolatrikona or own sign; the hora by"
                    + " `vaiseshikamsa_hora`.")
            int goodVargas,

            @Description("What such a graha is called (vaiseshikamsa); null below two.")
            Optional<String> name) {
        static ScoreView of(Vimsopaka.Score score) {
            return new ScoreView(
                    score.scheme().id(), Virupas.fourDecimals(score.points()), score.goodVargas(), score.name());
        }
    }

    /** A graha in a varga. */
    @SchemaName("DignityInVarga")
    public record InVargaView(
            @Range(min = 1, max = 60) int varga,
            @OneOf(of = Vocabulary.RASI) String rasi,
            @OneOf(of = Vocabulary.DIGNITY) String dignity,
            @Range(min = 5, max = 20) int points) {
        static InVargaView of(Vimsopaka.InVarga place) {
            return new InVargaView(
                    place.varga().divisions(),
                    place.rasi().id(),
                    place.dignity().id(),
                    place.points());
        }
    }

    /** A scheme. */
    @SchemaName("VimsopakaScheme")
    public record Scheme(
            @OneOf(of = Vocabulary.VIMSOPAKA_SCHEME_NAME) String scheme, List<Share> shares) {}

    /** A varga's part of the twenty points. */
    @SchemaName("VimsopakaShare")
    public record Share(
            @Range(min = 1, max = 60) int varga,
            @Range(min = 0, max = 20) double weight) {}

    public static VimsopakaView of(
            Chart chart, boolean explain, List<ReadingView> readings, ConventionsView conventions) {
        SaptavargaWeights weights = chart.conventions().get(SaptavargaWeights.CONVENTION);
        return new VimsopakaView(
                Vimsopaka.of(chart).grahas().stream()
                        .map(of -> OfPlanet.of(of, explain))
                        .toList(),
                explain ? Optional.of(schemes(weights)) : Optional.empty(),
                readings,
                conventions);
    }

    private static List<Scheme> schemes(SaptavargaWeights weights) {
        return Arrays.stream(VimsopakaScheme.values())
                .map(scheme -> new Scheme(
                        scheme.id(),
                        scheme.shares(weights).stream()
                                .map(share -> new Share(share.varga().divisions(), share.weight()))
                                .toList()))
                .toList();
    }
}
