package org.nirayana.jyotisha.panchanga.calendar;

/** With what the year begins that bears one of the sixty names of the south. */
public enum SamvatsaraReckoning {
    /** With the lunar month Chaitra: Ugadi of the Telugu, Kannada and Marathi almanacs. */
    LUNAR,
    /** With the solar month of Mesha: the new year of the Tamil almanacs, some weeks later. */
    SOLAR
}
