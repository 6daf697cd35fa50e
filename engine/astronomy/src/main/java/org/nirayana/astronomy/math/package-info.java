/**
 * The little mathematics that the sky needs and the JDK lacks: rotations, Chebyshev polynomials, tables of numbers.
 *
 * <p>Vectors are three (or, with velocity, six) consecutive numbers in an array of the caller's, because a chart turns
 * some thirty of them; a rotation is a {@link org.nirayana.astronomy.math.Matrix3}. Nothing here knows of astronomy, of
 * time or of files other than the tables that come with the module.
 */
package org.nirayana.astronomy.math;
