package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Rasi;

/** A chart by its bhavas. */
public record HousesView(
        @OneOf(of = Vocabulary.HOUSE_SYSTEM) String houseSystem,

        @OneOf({"defined", "undefined_in_polar_circle"})
        @Description("Placidus and Koch divide nothing inside the polar circles; every other system does.")
        String status,

        @OmitEmpty
        @Decimals(value = 9, trimmed = true)
        @Description("Where the status is undefined: the latitude at and beyond which the system divides nothing.")
        Optional<Long> latitudeLimit,

        @Description(
                "Whether the bhavas follow each other against the zodiac, as those of Regiomontanus and Campanus may"
                        + " inside the polar circles.")
        boolean isReversed,

        @Size(max = 12) @Description("The twelve in order; empty where the status is undefined.")
        List<BhavaView> houses,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** A bhava. */
    public record BhavaView(
            @Range(min = 1, max = 12) int house,

            @Decimals(9)
            @Range(min = 0, below = 360)
            @Description(
                    "What the system calls so: the beginning with most, the middle with Sripati. Sidereal degrees.")
            long cusp,

            @Decimals(9) @Range(min = 0, below = 360) @Description("Where it begins (sandhi).")
            long beginning,

            @Decimals(9) @Range(min = 0, below = 360) @Description("Its middle (madhya).")
            long middle,

            @Decimals(9) @Range(min = 0, below = 360) @Description("Where the next begins.")
            long end,

            @OneOf(of = Vocabulary.RASI) @Description("The sign of the cusp.")
            String rasi,

            @OneOf(of = Vocabulary.GRAHA) @Description("Its lord.")
            String lord,

            @OneOf(of = Vocabulary.RASI) @Description("Signs that begin in it: cut by none or by several.")
            List<String> signsBeginning,

            @OneOf(of = Vocabulary.POINT) @Description("What stands in it.")
            List<String> occupants,

            @OneOf(of = Vocabulary.POINT)
            @Description("Those of them that a chart of whole signs has in another house.")
            List<String> moved) {
        static BhavaView of(BhavaChalit.Bhava bhava, BhavaChalit.Bhavas all) {
            return new BhavaView(
                    bhava.number(),
                    bhava.cusp().nanodegrees(),
                    bhava.beginning().nanodegrees(),
                    bhava.middle().nanodegrees(),
                    bhava.end().nanodegrees(),
                    bhava.rasi().id(),
                    bhava.rasi().lord().id(),
                    Rasi.ALL.stream()
                            .filter(rasi -> all.holding(rasi.start()).number() == bhava.number())
                            .map(Rasi::id)
                            .toList(),
                    ids(bhava.inside()),
                    ids(bhava.inside().stream()
                            .filter(placement -> placement.house() != bhava.number())
                            .toList()));
        }

        private static List<String> ids(List<Placement> placements) {
            return placements.stream().map(placement -> placement.point().id()).toList();
        }
    }

    public static HousesView of(Chart chart, List<ReadingView> readings, ConventionsView conventions) {
        String system = ConventionsView.id(chart.conventions().houses());
        BhavaChalit found = BhavaChalit.of(chart);
        if (found instanceof BhavaChalit.Undefined none) {
            return new HousesView(
                    system,
                    "undefined_in_polar_circle",
                    Optional.of(Degrees.nearest(none.limit())),
                    false,
                    List.of(),
                    readings,
                    conventions);
        }
        BhavaChalit.Bhavas bhavas = (BhavaChalit.Bhavas) found;
        return new HousesView(
                system,
                "defined",
                Optional.empty(),
                bhavas.isReversed(),
                bhavas.all().stream().map(bhava -> BhavaView.of(bhava, bhavas)).toList(),
                readings,
                conventions);
    }
}
