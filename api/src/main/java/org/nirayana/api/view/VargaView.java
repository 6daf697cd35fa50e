package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaChart;
import org.nirayana.jyotisha.varga.VargaPlace;
import org.nirayana.jyotisha.varga.Vargas;

/** A divisional chart with its rule and the rules there are besides. */
@SchemaName("VargaChart")
public record VargaView(
        @Range(min = 1, max = 300) int varga,
        String school,
        String source,
        @Size(min = 1) List<String> schools,
        Point ascendant,
        @Size(min = 9, max = 9) List<Point> planets,

        @OmitEmpty @Description("Left out where the chart is a part of another answer.")
        Optional<ConventionsView> conventions) {

    /** A point in a divisional chart. */
    @SchemaName("VargaPlace")
    public record Point(
            @OneOf(of = Vocabulary.CHART_POINT) String name,
            @OneOf(of = Vocabulary.CHART_POINT_CODE) String code,

            @Decimals(value = 9, trimmed = true) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
            long nirayanaLongitude,

            @Range(min = 1, max = 300) @Description("Which part of its rasi.")
            int part,

            @Decimals(value = 9, trimmed = true)
            @Range(min = 0, below = 360)
            @Description("The place in the divisional chart, the advance through the part stretched to 30 degrees.")
            long vargaLongitude,

            @OneOf(of = Vocabulary.RASI) String rasiOccupied,
            @Range(min = 1, max = 12) int rasi,

            @Decimals(value = 9, trimmed = true) @Range(min = 0, below = 30) @Description(Degrees.IN_RASI)
            long advancedBy,

            @OneOf(of = Vocabulary.GRAHA) String lord,

            @Matches("([1-9]|1[0-2])") @Description("House counted from the ascendant's rasi in the varga.")
            String positedAt,

            boolean isRetrograde) {

        static Point of(VargaChart.Point point) {
            Placement placement = point.placement();
            VargaPlace place = point.place();
            long nanodegrees = place.longitude().nanodegrees();
            return new Point(
                    placement.point().id(),
                    placement.point().code(),
                    placement.sidereal().nanodegrees(),
                    place.part(),
                    nanodegrees,
                    place.rasi().id(),
                    place.rasi().number(),
                    Degrees.inRasi(nanodegrees),
                    place.rasi().lord().id(),
                    Integer.toString(point.house()),
                    placement.isRetrograde());
        }
    }

    /**
     * The view of a divisional chart.
     *
     * @param conventions left out where the chart is a part of another answer
     */
    public static VargaView of(VargaChart chart, Optional<ConventionsView> conventions) {
        Varga varga = chart.varga();
        return new VargaView(
                varga.divisions(),
                varga.id(),
                varga.source(),
                Vargas.variants(varga.divisions()).stream().map(Varga::id).toList(),
                Point.of(chart.ascendant()),
                chart.grahas().stream().map(Point::of).toList(),
                conventions);
    }
}
