/**
 * Quantities with their unit in the type.
 *
 * <p>An angle that leaves a method is an {@link org.nirayana.astronomy.units.Angle}; a bare {@code double} lives inside
 * one method and carries its unit in its name ({@code lonRad}).
 */
package org.nirayana.astronomy.units;
