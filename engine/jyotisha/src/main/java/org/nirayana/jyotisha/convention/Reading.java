package org.nirayana.jyotisha.convention;

/**
 * One of several ways to read a small rule on which authors differ.
 *
 * <p>A feature whose schools differ in many small things needs an enum for each, with its {@link Convention}. Answers list the readings
 * that are not the usual ones.
 */
public interface Reading extends Choice {}
