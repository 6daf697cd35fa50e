/**
 * Quantities with their unit in the type, and the constants of astronomy.
 *
 * <p>An angle that leaves a method is an {@link org.nirayana.astronomy.units.Angle}; a bare {@code double} lives inside
 * one method and carries its unit in its name ({@code lonRad}). A constant
 * of nature or of a convention stands in {@link org.nirayana.astronomy.units.Constants}, once and with its source.
 */
package org.nirayana.astronomy.units;
