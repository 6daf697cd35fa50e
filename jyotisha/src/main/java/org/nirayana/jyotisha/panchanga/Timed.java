package org.nirayana.jyotisha.panchanga;

/**
 * Something that holds for a stretch of time.
 *
 * @param what what holds
 * @param span from when until when, whole, even where it reaches out of the day
 */
public record Timed<T>(T what, TimeSpan span) {}
