package org.nirayana.api.operation;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The birth of somebody whom the caller keeps.
 *
 * @param instant empty: only the day is known
 * @param day in the Gregorian calendar
 * @param zone the name of the clock's zone
 */
public record KeptBirth(Optional<Instant> instant, LocalDate day, double latitude, double longitude, String zone) {}
