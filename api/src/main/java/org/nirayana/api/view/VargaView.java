package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.VargaChart;
import org.nirayana.jyotisha.varga.VargaPlace;
import org.nirayana.jyotisha.varga.Vargas;

/** A divisional chart with its rule and the rules there are besides. */
public record VargaView(
        int varga,
        String school,
        String source,
        List<String> schools,
        Point ascendant,
        List<Point> planets,
        @OmitEmpty Optional<ConventionsView> conventions) {

    /** A point in a divisional chart. */
    public record Point(
            String name,
            String code,
            @Decimals(value = 9, trimmed = true) long nirayanaLongitude,
            int part,
            @Decimals(value = 9, trimmed = true) long vargaLongitude,
            String rasiOccupied,
            int rasi,
            @Decimals(value = 9, trimmed = true) long advancedBy,
            String lord,
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
