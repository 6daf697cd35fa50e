package org.nirayana.batch;

/** Two people as a row of a table has them. */
public record PairRow(PersonRow bride, PersonRow groom) {}
