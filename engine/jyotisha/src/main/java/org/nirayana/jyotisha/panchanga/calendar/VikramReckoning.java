package org.nirayana.jyotisha.panchanga.calendar;

/** When the Vikram year begins. */
public enum VikramReckoning {
    /** With Chaitra, as in the north. */
    CHAITRADI,
    /** With Kartika, as in Gujarat: from Chaitra to Ashvina the number is one less. */
    KARTIKADI
}
