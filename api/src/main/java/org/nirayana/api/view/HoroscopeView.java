package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Size;

/** A chart in one answer. */
public record HoroscopeView(
        ClockView localTime,
        PlacementView ascendant,
        @Size(min = 9, max = 9) List<PlacementView> planets,
        SunView sunriseSunset,

        @Description("The divisional chart asked for; without `varga` the rasi chart itself.")
        VargaView varga,

        @OmitEmpty @Description("With `points`: those beside the planets, set by set.")
        Optional<List<PointsView.Point>> points,

        ConventionsView conventions) {}
