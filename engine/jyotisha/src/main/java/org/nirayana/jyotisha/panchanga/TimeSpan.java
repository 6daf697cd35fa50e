package org.nirayana.jyotisha.panchanga;

import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;

/**
 * A stretch of time, its end not included.
 *
 * @param start first instant
 * @param end after {@code start}
 */
public record TimeSpan(Instant start, Instant end) implements Serializable {
    public TimeSpan {
        if (!end.isAfter(start)) {
            throw new IllegalArgumentException("a span must end after it starts, not " + start + " to " + end);
        }
    }

    /** One of {@code count} equal parts, 1 being the first; a part ends at the very instant at which the next begins. */
    public TimeSpan part(int number, int count) {
        return new TimeSpan(at(number - 1, count), at(number, count));
    }

    /** {@code numerator / denominator} of the way through; more than 1 or less than 0 goes on in the same measure. */
    public Instant at(int numerator, int denominator) {
        long nanos = Duration.between(start, end).toNanos();
        // Quotient and remainder apart, because a product of nanoseconds overflows after 400 days.
        return start.plusNanos(nanos / denominator * numerator + nanos % denominator * numerator / denominator);
    }

    public boolean contains(Instant instant) {
        return !instant.isBefore(start) && instant.isBefore(end);
    }

    public boolean touches(TimeSpan other) {
        return start.isBefore(other.end) && other.start.isBefore(end);
    }
}
