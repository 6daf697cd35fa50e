/**
 * Names for people, in ten languages: grahas, rasis, nakshatras, divisional charts and what is written around a chart.
 *
 * <p>Inside the engine each thing has one stable code; what it is called is looked up here, and nowhere else. A {@link
 * org.nirayana.words.Language} has one table among the resources, and {@link org.nirayana.words.Labels} is that table read
 * and checked: a table that lacks a word fails when it is read. Nothing here computes, draws or knows HTTP.
 */
package org.nirayana.words;
