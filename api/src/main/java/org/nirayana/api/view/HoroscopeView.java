package org.nirayana.api.view;

import java.util.List;

/** A chart in one answer. */
public record HoroscopeView(
        ClockView localTime,
        PlacementView ascendant,
        List<PlacementView> planets,
        SunView sunriseSunset,
        VargaView varga,
        ConventionsView conventions) {}
