/**
 * Points beside the nine grahas and the ascendant: the upagrahas of the Sun, and the list that a program adds its own to.
 *
 * <p>A {@link org.nirayana.jyotisha.PointRule} says where one point stands in a chart and by which text; a {@link
 * org.nirayana.jyotisha.PointSet} is those that belong together, and {@link org.nirayana.jyotisha.Chart#points} gives their places. {@link
 * org.nirayana.jyotisha.point.PointSets} finds sets by name: what an engine has in its list is in its answers, tables, drawings, aspects
 * and batches. The ten placements know nothing of them and cost what they did.
 */
package org.nirayana.jyotisha.point;
