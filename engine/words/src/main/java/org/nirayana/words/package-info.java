/**
 * Every name and sentence for people, in ten languages: one catalogue.
 *
 * <p>Inside the engine each thing has one stable code; what it is called is looked up here, and nowhere else. A {@link
 * org.nirayana.words.Language} has one table for each {@link org.nirayana.words.Area}, which {@link org.nirayana.words.Catalogue}
 * reads. {@link org.nirayana.words.Labels} is the table of names that charts are written with, read and checked: one that lacks
 * a word fails when it is read. {@link org.nirayana.words.NakshatraNames} goes the other way, from a name as people write it to the
 * nakshatra. The other areas are the page's; the server hands them to it. Nothing here computes, draws or
 * knows HTTP.
 */
package org.nirayana.words;
