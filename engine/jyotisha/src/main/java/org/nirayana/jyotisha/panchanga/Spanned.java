package org.nirayana.jyotisha.panchanga;

/**
 * Something that holds for a stretch of time.
 *
 * @param value what holds
 * @param span from when until when, whole, even where it reaches out of the day
 */
public record Spanned<T>(T value, TimeSpan span) {}
