package org.nirayana.astronomy.ephemeris;

import org.nirayana.astronomy.time.TDB;

/**
 * A fine ephemeris where it answers, a wider and coarser one around it.
 *
 * <p>So a file for antiquity does not take accuracy from the present.
 */
public final class LayeredEphemeris implements Ephemeris {
    private final Ephemeris fine;
    private final Ephemeris wide;

    /**
     * Puts one over the other.
     *
     * @param fine asked first
     * @param wide asked outside the span of {@code fine}, which it must contain
     */
    public LayeredEphemeris(Ephemeris fine, Ephemeris wide) {
        if (!wide.span().contains(fine.span().start())
                || !wide.span().contains(fine.span().end())) {
            throw new IllegalArgumentException(
                    wide.name() + " does not contain the span of " + fine.name() + ", so the two leave a gap");
        }
        this.fine = fine;
        this.wide = wide;
    }

    @Override
    public String name() {
        return fine.name() + ", beyond it " + wide.name();
    }

    @Override
    public Span span() {
        return wide.span();
    }

    @Override
    public void barycentric(Body body, TDB t, double[] state, int offset) {
        at(t).barycentric(body, t, state, offset);
    }

    @Override
    public void geocentricMoon(TDB t, double[] state, int offset) {
        at(t).geocentricMoon(t, state, offset);
    }

    @Override
    public void earthAndMoon(TDB t, double[] states, int offset) {
        at(t).earthAndMoon(t, states, offset);
    }

    private Ephemeris at(TDB t) {
        return fine.span().contains(t) ? fine : wide;
    }
}
