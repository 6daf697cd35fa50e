/**
 * Where the bodies are and when things happen in the sky, in pure Java without dependencies.
 *
 * <p>Packages, and the only direction in which they may know one another: {@code event} (rise, set, crossings) on
 * {@code position} (apparent places) on {@code earth} (precession, nutation, rotation) and {@code ephemeris}
 * (barycentric states) on {@code time} and {@code math} on {@code units}.
 *
 * <p>Nothing here has global state: what a calculation needs is handed in once, is immutable, and is shared by any
 * number of threads. Nothing here knows of zodiacs, HTTP or files other than ephemerides.
 */
package org.nirayana.astronomy;
