package org.nirayana.api.view;

import java.util.List;
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

        ConventionsView conventions) {}
