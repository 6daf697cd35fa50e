package org.nirayana.api.view;

import java.math.BigDecimal;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Conventions;

/** The engine settings: what a request that chooses nothing is answered by. */
@SchemaName("EngineSettings")
public record SettingsView(
        @OneOf(of = Vocabulary.POSITION_REFERENCE) String positionReference,
        @OneOf(of = Vocabulary.NODE_TYPE) String nodeType,

        @Description("Degrees added to the computed ayanamsa.")
        double ayanamsaDelta,

        @Range(min = 1, max = 1000) @Description("Days.") BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        @OneOf(of = Vocabulary.SUNRISE_DEFINITION) String sunriseDefinition) {
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
