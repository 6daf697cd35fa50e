/**
 * Draws charts as SVG from what {@code jyotisha} computed. Drawing only: no HTTP, no files, no clock.
 *
 * <p>{@link org.nirayana.chart.ChartDrawing} is a pure function from a horoscope, a {@link
 * org.nirayana.chart.ChartStyle}, the {@link org.nirayana.chart.Labels} of a {@link org.nirayana.chart.Language}, a
 * caption, a {@link org.nirayana.chart.Theme} and a width to a document. Inside, a {@code Board} knows the geometry of a
 * style, {@code Packing} finds room for the planets of a house, {@code Type} estimates how wide text is, and {@code
 * SvgWriter} is the only one that writes characters: it has no method that could turn text into markup.
 *
 * <p>The picture needs nothing from outside: no font, no script, no link. Indian scripts are shaped by the reader's
 * browser with the reader's fonts, which {@code Script} names for the systems in use.
 */
package org.nirayana.chart;
