/**
 * Two people compared for marriage: the eight kutas of the North, the poruthams of the South, Mangal dosha, papasamya and
 * dasha sandhi.
 *
 * <p>Kutas and poruthams depend on the Moons alone, on one of 110 classes of each ({@link
 * org.nirayana.jyotisha.match.MoonPada}), so that {@link org.nirayana.jyotisha.match.KutaTable} has them for all pairs.
 * Points are those of the printed tables; what lifts a fault stands beside them with its source and never in them. Where
 * authors differ there is a {@link org.nirayana.jyotisha.convention.Reading}; {@link org.nirayana.jyotisha.match.MatchPreset} has the
 * sets that go together. Bride and groom are not exchangeable: most tables are not symmetric.
 *
 * <p>Nothing here says whether two people should marry. A grade is what an author calls a total, and says which author.
 * {@code docs/matching.md} has the tables, their sources and what is in dispute.
 */
package org.nirayana.jyotisha.match;
