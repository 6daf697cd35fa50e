package org.nirayana.api.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.Argala;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.PointDrishti;
import org.nirayana.jyotisha.aspect.RasiDrishti;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.placement.Placement;

/** What the grahas of a chart look at. */
public record AspectsView(
        @Description("By graha in their order, then by the sign counted.")
        List<Aspect> aspects,

        ConventionsView conventions,

        @OmitEmpty
        @Description("With `kinds=sphuta`: aspects by degree, of the seven at grahas, nodes and the ascendant.")
        Optional<List<Sphuta>> sphuta,

        @OmitEmpty @Description("With `kinds=rasi`: what signs see, three each, from Aries on.")
        Optional<List<OfSign>> rasi,

        @OmitEmpty @Description("With `kinds=argala`: interventions and what obstructs them.")
        Optional<List<ArgalaView>> argala,

        @OmitEmpty
        @Description("With `points`: what each of the nine looks at of them, by point; points look at nothing.")
        Optional<List<OfPoint>> points,

        @OmitEmpty
        @Description("With `points` and `kinds=sphuta`: how strongly each of the seven looks at them by degree.")
        Optional<List<SphutaOfPoint>> pointsSphuta,

        @OmitEmpty @Description("With other `kinds`, and with `explain=true`: how their rules were read.")
        Optional<List<ReadingView>> readings,

        @OmitEmpty @Description("With `explain=true`: where everything stands, from which all of it follows.")
        Optional<List<Place>> places) {

    /** Where a point stands. */
    @SchemaName("AspectsPlace")
    public record Place(
            @OneOf(of = Vocabulary.CHART_POINT) String point,

            @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long longitude,

            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 1, max = 12) @Description("1 for Aries; signs are counted with these.")
            int rasiNumber,

            @OneOf(
                    name = "SignMode",
                    value = {"movable", "fixed", "dual"})
            @Description("By which signs see each other.")
            String mode) {
        static Place of(Placement placement) {
            int number = placement.rasi().number();
            return new Place(
                    placement.point().id(),
                    placement.sidereal().nanodegrees(),
                    placement.rasi().id(),
                    number,
                    number % 3 == 1 ? "movable" : number % 3 == 2 ? "fixed" : "dual");
        }
    }

    /** A graha's look at a point beside the ten. */
    @SchemaName("PointDrishti")
    public record OfPoint(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @Matches(PointsView.ID) String point,

            @Range(min = 3, max = 10) @Description("The sign of the point, counted from the planet's own as 1.")
            int counted,

            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 0.25, max = 1) @Description("A part of a full look: 0.25, 0.5, 0.75 or 1.")
            double strength,

            @Description("Full because of who looks.") boolean isSpecial) {
        static OfPoint of(PointDrishti look) {
            return new OfPoint(
                    look.from().id(),
                    look.at().point().id(),
                    look.count(),
                    look.at().rasi().id(),
                    look.quarters() / 4.0,
                    look.special());
        }
    }

    /** How strongly a graha looks at a point beside the ten, by degree. */
    @SchemaName("PointSphutaDrishti")
    public record SphutaOfPoint(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @Matches(PointsView.ID) String point,

            @Decimals(6) @Range(min = 0, max = 360) @Description("From the planet to the point, degrees.")
            long arc,

            @Decimals(4) @Range(min = 0, max = 90) @Description("60 is a full look; special aspects may be more.")
            long virupas) {
        static SphutaOfPoint of(SphutaDrishti look) {
            return new SphutaOfPoint(
                    look.from().id(),
                    look.at().id(),
                    Virupas.sixDecimals(look.arc()),
                    Virupas.fourDecimals(look.virupas()));
        }
    }

    /** How strongly a graha looks at a point by degree. */
    @SchemaName("SphutaDrishti")
    public record Sphuta(
            @OneOf(of = Vocabulary.GRAHA) String planet,
            @OneOf(of = Vocabulary.CHART_POINT) String aspected,

            @Decimals(6) @Range(min = 0, max = 360) @Description("From the planet to what it looks at, degrees.")
            long arc,

            @Decimals(4) @Range(min = 0, max = 90) @Description("60 is a full look; special aspects may be more.")
            long virupas,

            @OmitEmpty
            @Decimals(4)
            @Range(min = 0, max = 60)
            @Description("With `explain=true`: what anybody has over this arc.")
            Optional<Long> general,

            @OmitEmpty
            @Decimals(4)
            @Description("With `explain=true`: what Mars, Jupiter or Saturn has more, or less, by the reading"
                    + " `sphuta_special`.")
            Optional<Long> special) {
        static Sphuta of(SphutaDrishti look, boolean explain) {
            double general = look.general();
            return new Sphuta(
                    look.from().id(),
                    look.at().id(),
                    Virupas.sixDecimals(look.arc()),
                    Virupas.fourDecimals(look.virupas()),
                    explain ? Optional.of(Virupas.fourDecimals(general)) : Optional.empty(),
                    explain ? Optional.of(Virupas.fourDecimals(look.virupas() - general)) : Optional.empty());
        }
    }

    /** A sign's look at another. */
    @SchemaName("RasiDrishti")
    public record OfSign(
            @OneOf(of = Vocabulary.RASI) String rasi,
            @OneOf(of = Vocabulary.RASI) String sees,

            @OneOf(of = Vocabulary.CHART_POINT) @Description("What stands in the sign that looks.")
            List<String> looking,

            @OneOf(of = Vocabulary.CHART_POINT) @Description("What stands in the sign looked at.")
            List<String> aspected) {
        static OfSign of(RasiDrishti look) {
            return new OfSign(look.from().id(), look.at().id(), ids(look.looking()), ids(look.seen()));
        }
    }

    /** An argala. */
    @SchemaName("Argala")
    public record ArgalaView(
            @OneOf(of = Vocabulary.CHART_POINT) @Description("What it is about.")
            String on,

            @Range(min = 2, max = 11)
            @Description("From where: 2, 4, 11, or 5, which is secondary; 3 where three malefics make it unobstructed.")
            int counted,

            @OneOf(of = Vocabulary.RASI) String rasi,
            @OneOf(of = Vocabulary.CHART_POINT) List<String> by,

            @Range(min = 0, max = 12) @Description("From where it is obstructed; 0 where nothing can.")
            int obstructedFrom,

            @OneOf(of = Vocabulary.CHART_POINT) @Description("Who stands there.")
            List<String> against,

            @Description("Whether those are as many or more; who is stronger of equal numbers is not judged.")
            boolean isObstructed) {
        static ArgalaView of(Argala argala) {
            return new ArgalaView(
                    argala.on().id(),
                    argala.place(),
                    argala.rasi().id(),
                    ids(argala.by()),
                    argala.obstructionPlace(),
                    ids(argala.against()),
                    argala.obstructed());
        }
    }

    private static List<String> ids(List<Placement> placements) {
        return placements.stream().map(placement -> placement.point().id()).toList();
    }

    /** A graha's look at a sign. */
    public record Aspect(
            @OneOf(of = Vocabulary.GRAHA) String planet,

            @Range(min = 3, max = 10) @Description("The sign looked at, counted from the planet's own as 1.")
            int counted,

            @OneOf(of = Vocabulary.RASI) @Description("The sign looked at.")
            String rasi,

            @Range(min = 1, max = 12) @Description("Its whole-sign house.")
            int house,

            @Range(min = 0.25, max = 1) @Description("A part of a full look: 0.25, 0.5, 0.75 or 1.")
            double strength,

            @Description("Full because of who looks: Mars at the 4th and 8th, Jupiter at the 5th and 9th, Saturn at the"
                    + " 3rd and 10th; also what the nodes do by `node_aspects`.")
            boolean isSpecial,

            @OneOf(of = Vocabulary.CHART_POINT) @Description("What stands there.")
            List<String> aspected,

            @OmitEmpty
            @Range(min = 0, max = 1)
            @Description("With `explain=true`: with what part anybody looks at the sign so counted.")
            Optional<Double> ordinary) {
        static Aspect of(GrahaDrishti look, int house, boolean explain) {
            return new Aspect(
                    look.from().id(),
                    look.count(),
                    look.rasi().id(),
                    house,
                    look.quarters() / 4.0,
                    look.special(),
                    look.seen().stream()
                            .map(placement -> placement.point().id())
                            .toList(),
                    explain ? Optional.of(look.ordinaryQuarters() / 4.0) : Optional.empty());
        }
    }

    /**
     * The aspects of a chart.
     *
     * @param kinds what is told besides graha drishti: {@code sphuta}, {@code rasi}, {@code argala}
     * @param points what is looked at besides, where a question names any
     * @param explain whether the figures that went in are told
     */
    public static AspectsView of(
            Chart chart,
            Set<String> kinds,
            Optional<List<PlacedPoint>> points,
            boolean explain,
            List<ReadingView> readings,
            ConventionsView conventions) {
        return new AspectsView(
                GrahaDrishti.of(chart).stream()
                        .map(look -> Aspect.of(
                                look, look.rasi().countedFrom(chart.ascendant().rasi()), explain))
                        .toList(),
                conventions,
                kinds.contains("sphuta")
                        ? Optional.of(SphutaDrishti.of(chart).stream()
                                .map(look -> Sphuta.of(look, explain))
                                .toList())
                        : Optional.empty(),
                kinds.contains("rasi")
                        ? Optional.of(
                                RasiDrishti.of(chart).stream().map(OfSign::of).toList())
                        : Optional.empty(),
                kinds.contains("argala")
                        ? Optional.of(
                                Argala.of(chart).stream().map(ArgalaView::of).toList())
                        : Optional.empty(),
                points.map(placed ->
                        PointDrishti.of(chart, placed).stream().map(OfPoint::of).toList()),
                points.filter(placed -> kinds.contains("sphuta")).map(placed -> SphutaDrishti.of(chart, placed).stream()
                        .map(SphutaOfPoint::of)
                        .toList()),
                kinds.contains("sphuta") || kinds.contains("argala") || explain
                        ? Optional.of(readings)
                        : Optional.empty(),
                explain ? Optional.of(places(chart)) : Optional.empty());
    }

    private static List<Place> places(Chart chart) {
        List<Place> places = new ArrayList<>();
        chart.grahas().forEach(placement -> places.add(Place.of(placement)));
        places.add(Place.of(chart.ascendant()));
        return places;
    }
}
