/**
 * Draws charts as SVG from what {@code jyotisha} computed. Drawing only: no HTTP, no files, no clock.
 *
 * <p>{@link org.nirayana.drawing.ChartDrawing} is a pure function from a horoscope, a {@link
 * org.nirayana.drawing.ChartStyle}, the {@link org.nirayana.words.Labels} of a {@link org.nirayana.words.Language}, a
 * caption, a {@link org.nirayana.drawing.Theme} and a width to a document. Inside, a {@code ChartTemplate} knows the geometry of a
 * style, {@code HouseLayout} finds room for the points of a house (where not all of
 * them have room, the last are counted: "+3"), {@code TextMetrics} estimates how wide text is, and {@code
 * SvgWriter} is the only one that writes characters: it has no method that could turn text into markup.
 *
 * <p>{@link org.nirayana.drawing.EclipseMap} draws where an eclipse of the Sun is seen, on outlines of land.
 *
 * <p>The picture needs nothing from outside: no font, no script, no link. Indian scripts are shaped by the reader's
 * browser with the reader's fonts, which {@code ScriptFonts} names for the systems in use.
 */
package org.nirayana.drawing;
