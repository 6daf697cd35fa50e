/**
 * Houses: which twelfth of life a rasi or a longitude stands for.
 *
 * <p>The contract knows whole-sign houses alone ({@link org.nirayana.jyotisha.house.WholeSignHouses}): the rasi that
 * rises is the first house from its first degree to its last, and each rasi after it is the next house. Nothing here
 * needs a time or a place, only the rasi of the ascendant. Quadrant systems (Placidus, Sripati and others) are geometry
 * of the sphere and live in {@code astronomy}.
 */
package org.nirayana.jyotisha.house;
