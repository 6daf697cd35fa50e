package org.nirayana.jyotisha.sensitivity;

import java.time.Instant;

/**
 * Where a part of a reading changes.
 *
 * @param at the instant of birth at which it does
 * @param seconds from the birth that was given, never negative
 * @param to what it is on the other side
 */
public record Border(Instant at, double seconds, String to) {}
