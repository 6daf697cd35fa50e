/**
 * Where a town is and which clock it keeps, found by its name without asking anybody.
 *
 * <p>Two resources of one form, {@code gazetteer.bin} with towns and {@code post-offices.bin} with post offices of India,
 * hold places, their names and an index of the names; a maker that lives with the tests builds them from data of GeoNames and
 * of India's Department of Posts (ADR 0083, ADR 0140). {@link org.nirayana.place.gazetteer.Gazetteer} reads them at the first
 * question and answers from plain arrays; {@code PlaceSearch} decides what comes first, {@code Slips} compares what is
 * spelled almost so, and {@link org.nirayana.place.gazetteer.PlaceMeaning} whether a name means one place. A name is reduced by {@code Folding} to what people type, without accents
 * and case, and looked up in a sorted list of such keys; no object is made for what does not make it into the answer.
 * Places are numbered by population, so that of two matches of one kind the lower number is the better. Nothing here
 * knows HTTP, astrology or time zone rules: a zone is a name, and {@code zone} knows what it means.
 */
package org.nirayana.place.gazetteer;
