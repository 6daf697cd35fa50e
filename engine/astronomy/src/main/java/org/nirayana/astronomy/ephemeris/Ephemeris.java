package org.nirayana.astronomy.ephemeris;

import org.nirayana.astronomy.time.TDB;

/**
 * Geometric states of the bodies in the ICRF; immutable, safe for any number of threads.
 *
 * <p>States go into an array of the caller's because a chart asks for some twenty of them: six numbers from {@code
 * offset} on, position in au, then velocity in au per day.
 */
public interface Ephemeris {
    /** Which generation and source this is, for people: "DE431 (Nirayana 1)". */
    String name();

    Span span();

    /**
     * The state of a body relative to the solar-system barycentre.
     *
     * @throws OutsideSpanException when {@code t} is not in {@link #span()}
     */
    void barycentric(Body body, TDB t, double[] state, int offset);

    /**
     * The state of the Moon relative to the Earth, exact where a difference of two barycentric states would not be.
     *
     * @throws OutsideSpanException when {@code t} is not in {@link #span()}
     */
    void geocentricMoon(TDB t, double[] state, int offset);

    /**
     * The state of the Earth relative to the barycentre and, from {@code offset + 6} on, of the Moon relative to the
     * Earth, bit for bit as the two questions alone have them. Every calculation needs both; here they are asked one after
     * the other, and a source that has to know the one for the other evaluates it once.
     *
     * @throws OutsideSpanException when {@code t} is not in {@link #span()}
     */
    default void earthAndMoon(TDB t, double[] states, int offset) {
        barycentric(Body.EARTH, t, states, offset);
        geocentricMoon(t, states, offset + 6);
    }
}
