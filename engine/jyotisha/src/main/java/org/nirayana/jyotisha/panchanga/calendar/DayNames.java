package org.nirayana.jyotisha.panchanga.calendar;

/**
 * What a day is called: its months, years and season, without its limbs and times.
 *
 * @param lunarMonth by either reckoning
 */
public record DayNames(LunarMonth lunarMonth, SolarMonth solarMonth, Years years, Ritu ritu) {}
