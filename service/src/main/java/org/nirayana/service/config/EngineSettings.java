package org.nirayana.service.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The calculation settings that {@code GET /api/v1/config} reports, and the ephemeris file that replaces the built-in
 * one.
 *
 * @param ayanamsaDelta degrees added to the computed ayanamsa
 * @param dasaYearLength days in a year of the Vimshottari dasha
 */
public record EngineSettings(
        PositionReference positionReference,
        NodeType nodeType,
        double ayanamsaDelta,
        double dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        SunriseDefinition sunriseDefinition,
        Optional<Path> ephemeris) {

    /** From where the sky is seen. */
    public enum PositionReference {
        GEOCENTRIC,
        TOPOCENTRIC
    }

    /** Which lunar node is meant. */
    public enum NodeType {
        TRUE,
        MEAN
    }

    /** When the Sun counts as risen. */
    public enum SunriseDefinition {
        GEOMETRIC,
        DISC_CENTRE
    }
}
