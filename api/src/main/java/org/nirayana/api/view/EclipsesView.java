package org.nirayana.api.view;

import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** The eclipses of a span; written piece by piece, in this form. */
@SchemaName("Eclipses")
public record EclipsesView(
        @Description("Its ayanamsa is that of the first instant of the span.")
        ConventionsView conventions,

        @OneOf(
                name = "MoonDisc",
                value = {"two_radii", "one_radius"})
        @Description("How large the Moon is taken to be in eclipses of the Sun.")
        String moonDisc,

        @OneOf(
                name = "EarthShadow",
                value = {"danjon", "chauvenet"})
        @Description("How large the Earth's shadow is taken to be.")
        String earthShadow,

        List<ReadingView> readings,
        @Size(max = EclipsesView.MOST) List<EclipseView> eclipses) {
    /** A year has seven at most. */
    public static final int MOST = 707;
}
