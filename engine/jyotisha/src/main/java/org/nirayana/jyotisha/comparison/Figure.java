package org.nirayana.jyotisha.comparison;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;

/** What one set of conventions makes of something: a name, a longitude, a number or a time. */
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

    /** A strength, a count. */
    record Amount(double value) implements Figure {
        @Override
        public String text() {
            BigDecimal rounded = BigDecimal.valueOf(value)
                    .setScale(4, RoundingMode.HALF_EVEN)
                    .stripTrailingZeros();
            return rounded.signum() == 0 ? "0" : rounded.toPlainString();
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
