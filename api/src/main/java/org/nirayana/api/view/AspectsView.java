package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.GrahaDrishti;

/** What the grahas of a chart look at. */
public record AspectsView(
        @Description("By graha in their order, then by the sign counted.")
        List<Aspect> aspects,

        ConventionsView conventions) {

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

            @OneOf(of = Vocabulary.POINT) @Description("What stands there.")
            List<String> aspected) {
        static Aspect of(GrahaDrishti look, int house) {
            return new Aspect(
                    look.from().id(),
                    look.count(),
                    look.rasi().id(),
                    house,
                    look.quarters() / 4.0,
                    look.special(),
                    look.seen().stream()
                            .map(placement -> placement.point().id())
                            .toList());
        }
    }

    public static AspectsView of(Chart chart, ConventionsView conventions) {
        return new AspectsView(
                GrahaDrishti.of(chart).stream()
                        .map(look -> Aspect.of(
                                look, look.rasi().countedFrom(chart.ascendant().rasi())))
                        .toList(),
                conventions);
    }
}
