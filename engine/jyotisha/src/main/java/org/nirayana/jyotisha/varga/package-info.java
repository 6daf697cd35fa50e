/**
 * The divisional charts: every rasi is cut into parts, and every part belongs to a rasi of its own.
 *
 * <p>A {@link org.nirayana.jyotisha.varga.Varga} is a rule of two lines. {@link
 * org.nirayana.jyotisha.varga.ParasharaVarga} holds the sixteen of the Brihat Parashara Hora Shastra, chapter 6; {@link
 * org.nirayana.jyotisha.varga.SchoolVarga} what other schools do with the second, third and ninth; {@link
 * org.nirayana.jyotisha.varga.CyclicVarga} any number of parts, counted round the zodiac. {@link
 * org.nirayana.jyotisha.varga.Vargas} finds the one that a caller names.
 *
 * <p>All of it is whole-number arithmetic on the ticks of a {@link org.nirayana.jyotisha.zodiac.SiderealLongitude}: a
 * boundary belongs to the part that begins there, in every varga, without a tolerance anywhere.
 */
package org.nirayana.jyotisha.varga;
