/**
 * How strong grahas and bhavas are: dignities and relations, states and avasthas, ashtakavarga, shadbala, bhava bala, vimsopaka.
 *
 * <p>Everything is a pure function of a chart ({@code Shadbala.of(chart)}), computed once for each chart. Where authors
 * differ there is a {@link org.nirayana.jyotisha.convention.Reading} with a name, chosen by the conventions; its notes say who reads the
 * rule so, and "unchecked" where no worked example was found to check it by. {@code docs/strengths.md} has the tables, the
 * sources by chapter and verse, the published examples that the tests recompute, and their misprints.
 *
 * <p>The nodes have states, but neither shadbala nor ashtakavarga nor vimsopaka. Nothing here judges: no word says that a
 * figure is good or bad for anybody.
 */
package org.nirayana.jyotisha.strength;
