package org.nirayana.api.view;

import java.math.BigDecimal;
import org.nirayana.jyotisha.Conventions;

/** The engine settings: what a request that chooses nothing is answered by. */
public record SettingsView(
        String positionReference,
        String nodeType,
        double ayanamsaDelta,
        BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        String sunriseDefinition) {
    public static SettingsView of(Conventions conventions) {
        return new SettingsView(
                conventions.positionReference().id(),
                conventions.nodeType().id(),
                conventions.ayanamsaDelta(),
                conventions.dashaYear().days(),
                conventions.corrections().nutation(),
                conventions.corrections().aberration(),
                conventions.corrections().deflection(),
                ConventionsView.id(conventions.sunrise()));
    }
}
