/**
 * Houses: which twelfth of life a rasi or a longitude stands for.
 *
 * <p>The contract knows whole-sign houses alone ({@link org.nirayana.jyotisha.house.WholeSignHouses}): the rasi that
 * rises is the first house from its first degree to its last, and each rasi after it is the next house. It
 * needs neither time nor place, only the rasi of the ascendant. {@link org.nirayana.jyotisha.house.HouseSystem} has the
 * systems that divide the sky over a place (Placidus, Sripati and others) from the geometry of {@code LocalSphere}.
 */
package org.nirayana.jyotisha.house;
