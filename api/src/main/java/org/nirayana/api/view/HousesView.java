package org.nirayana.api.view;

import java.util.ArrayList;
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
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.bhava.CuspReading;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Rasi;

/** A chart by its bhavas. */
public record HousesView(
        @OneOf(of = Vocabulary.HOUSE_SYSTEM) String houseSystem,

        @OneOf(
                name = "HousesStatus",
                value = {"defined", "undefined_in_polar_circle"})
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

        @OmitEmpty @Description("With `explain=true`: the figures that went in.")
        Optional<Workings> workings,

        List<ReadingView> readings,
        ConventionsView conventions) {

    /** The figures that went in, degrees. */
    @SchemaName("HousesWorkings")
    public record Workings(
            @Decimals(6)
            @Range(min = 0, max = 360)
            @Description("Local sidereal time as degrees: the right ascension on the meridian. Fifteen are an hour.")
            long siderealTime,

            @Decimals(6) long obliquity,

            @Decimals(6) @Range(min = -90, max = 90) @Description("Of the place, geographic.")
            long latitude,

            @Decimals(6) @Range(min = 0, max = 360) @Description("Tropical.")
            long ascendant,

            @Decimals(6) @Range(min = 0, max = 360) @Description("Tropical.")
            long midheaven,

            @Decimals(6) @Description("What is taken from tropical longitudes.")
            long ayanamsa,

            @Description("How the system divides.") String rule,

            @Description("How beginnings and middles follow from the cusps.")
            String bhavas,

            @Size(max = 10) @Description("Why each point stands in its bhava; empty where the status is undefined.")
            List<Occupant> occupants) {
        static Workings of(Chart chart, BhavaChalit found) {
            LocalSphere sphere = chart.sphere();
            HouseSystem system = chart.conventions().houses();
            boolean middles = system == HouseSystem.SRIPATI
                    || (system != HouseSystem.WHOLE_SIGN
                            && chart.conventions().get(CuspReading.CONVENTION) == CuspReading.MIDDLES);
            return new Workings(
                    Virupas.sixDecimals(sphere.siderealTime().wrapped().degrees()),
                    Virupas.sixDecimals(sphere.obliquity().degrees()),
                    Virupas.sixDecimals(sphere.latitude().degrees()),
                    Virupas.sixDecimals(sphere.ascendant().degrees()),
                    Virupas.sixDecimals(sphere.midheaven().wrapped().degrees()),
                    Virupas.sixDecimals(chart.placements().appliedAyanamsa().degrees()),
                    rule(system),
                    middles
                            ? "A cusp is the middle of its bhava, which begins halfway from the cusp before."
                            : "A cusp begins its bhava, whose middle is halfway to the next cusp.",
                    found instanceof BhavaChalit.Bhavas bhavas ? occupants(bhavas) : List.of());
        }

        private static List<Occupant> occupants(BhavaChalit.Bhavas bhavas) {
            List<Occupant> all = new ArrayList<>();
            for (BhavaChalit.Bhava bhava : bhavas.all()) {
                for (Placement placement : bhava.inside()) {
                    all.add(Occupant.of(placement, bhava, bhavas.isReversed()));
                }
            }
            return all;
        }

        private static String rule(HouseSystem system) {
            return switch (system) {
                case WHOLE_SIGN -> "Each sign is a house, the rising one the first.";
                case EQUAL -> "Thirty degrees each from the ascendant on.";
                case PORPHYRY, SRIPATI ->
                    "The arcs of longitude between ascendant and midheaven are cut in three equal parts.";
                case PLACIDUS -> "Each cusp has gone through the same third of its own semi-arc.";
                case KOCH -> "The semi-arc of the midheaven is cut in three; what rises at those times are the cusps.";
                case REGIOMONTANUS ->
                    "The equator is cut in twelve from the east on; circles through the north and south of the horizon carry"
                            + " the cuts to the ecliptic.";
                case CAMPANUS ->
                    "The prime vertical is cut in twelve from the east on; circles through the north and south of the horizon"
                            + " carry the cuts to the ecliptic.";
                case ALCABITIUS ->
                    "The semi-arc of the ascendant is cut in three; hour circles carry the cuts to the ecliptic.";
                case MORINUS ->
                    "The equator is cut in twelve from the east on; circles through the poles of the ecliptic carry the cuts.";
                case MERIDIAN -> "The equator is cut in twelve from the meridian on; hour circles carry the cuts.";
            };
        }
    }

    /** Where a point stands in its bhava. */
    @SchemaName("HousesWorkings_Occupant")
    public record Occupant(
            @OneOf(of = Vocabulary.CHART_POINT) String point,

            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long longitude,

            @Range(min = 1, max = 12) int house,

            @Decimals(6)
            @Description(
                    "From the beginning of the bhava, degrees; it is inside where that is less than its length. The"
                            + " ascendant belongs to the first whatever the rounding.")
            long fromBeginning,

            @Decimals(6) @Range(min = 0, max = 360) long length) {
        static Occupant of(Placement placement, BhavaChalit.Bhava bhava, boolean reversed) {
            double from = bhava.beginning().degrees();
            double sign = reversed ? -1 : 1;
            return new Occupant(
                    placement.point().id(),
                    placement.sidereal().nanodegrees(),
                    bhava.number(),
                    Virupas.sixDecimals(turn(sign * (placement.sidereal().degrees() - from))),
                    Virupas.sixDecimals(turn(sign * (bhava.end().degrees() - from))));
        }

        private static double turn(double degrees) {
            return degrees < 0 ? degrees + 360 : degrees;
        }
    }

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

            @OneOf(of = Vocabulary.CHART_POINT) @Description("What stands in it.")
            List<String> occupants,

            @OneOf(of = Vocabulary.CHART_POINT)
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

    public static HousesView of(Chart chart, boolean explain, List<ReadingView> readings, ConventionsView conventions) {
        String system = ConventionsView.id(chart.conventions().houses());
        BhavaChalit found = BhavaChalit.of(chart);
        Optional<Workings> workings = explain ? Optional.of(Workings.of(chart, found)) : Optional.empty();
        if (found instanceof BhavaChalit.Undefined none) {
            return new HousesView(
                    system,
                    "undefined_in_polar_circle",
                    Optional.of(Degrees.nearest(none.limit())),
                    false,
                    List.of(),
                    workings,
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
                workings,
                readings,
                conventions);
    }
}
