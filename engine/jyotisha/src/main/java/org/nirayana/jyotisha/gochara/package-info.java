/**
 * Transits (gochara): the sky of another moment over a birth chart, and Saturn's way past the natal Moon.
 *
 * <p>{@link org.nirayana.jyotisha.gochara.Gochara} judges where the nine stand from the natal Moon, with what obstructs and what
 * relieves them (Phaladeepika 26), by the bindus of the birth chart, by the eighth of the sign, and by what they look at. Every
 * rule on which authors differ is a {@link org.nirayana.jyotisha.convention.Reading}: the houses of the nodes, whether they obstruct, Venus'
 * two obstructions, kantaka shani, and by what a sade sati begins.
 *
 * <p>Everything is a pure function of a chart and of places in the sky by the chart's own conventions, so that a transit never
 * disagrees with a chart cast for the same moment. Instants come from the search of {@code transit}; nothing here searches by
 * itself.
 */
package org.nirayana.jyotisha.gochara;
