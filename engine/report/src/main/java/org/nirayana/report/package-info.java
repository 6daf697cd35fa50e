/**
 * The horoscope and a match as documents to hand over, and a chart as an image.
 *
 * <p>{@link org.nirayana.report.Report} lays out the pages: cover with two charts, planets, panchanga of the birth, strengths,
 * dashas and the conventions they were computed by; {@link org.nirayana.report.MatchReport} those of two people. {@link org.nirayana.report.ChartImage} draws one chart as PNG, and
 * {@link org.nirayana.report.LinkImage} a page in short, as chats show it beside a link. All are pure
 * functions of what they are given: equal input gives equal bytes.
 *
 * <p>Text is shaped by the JDK (HarfBuzz behind {@code Font.layoutGlyphVector}), which knows Indian scripts, and is written into
 * the PDF glyph by glyph with what each stands for, so that a reader can copy and search it. Nothing of a caller's text ever
 * becomes a part of the document but glyphs and their meaning. The font travels in the jar: no font of the machine is asked for,
 * no display is needed. Nothing here computes astrology or knows HTTP.
 */
package org.nirayana.report;
