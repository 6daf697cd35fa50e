package org.nirayana.jyotisha.comparison;

import java.time.Instant;

/** What one set of conventions makes of something: a name, a longitude or a time. */
public sealed interface Figure {
    /** As people read it; a time in UTC. */
    String text();

    /** A sign, a star, a ruler, a month; whatever no number tells. */
    record Name(String text) implements Figure {}

    /** A sidereal longitude in degrees. */
    record Longitude(double degrees) implements Figure {
        @Override
        public String text() {
            return Double.toString(Math.round(degrees * 1e9) / 1e9);
        }
    }

    /** A time, which the reader tells on the clock of the place. */
    record Time(Instant instant) implements Figure {
        @Override
        public String text() {
            return instant.toString();
        }
    }
}
