package org.nirayana.astronomy.ephemeris;

import java.util.List;
import org.nirayana.astronomy.time.TDB;

/**
 * Answers as another ephemeris does and notes the name of each question.
 *
 * @param asked the names, in the order of the questions
 */
public record CountingEphemeris(Ephemeris real, List<String> asked) implements Ephemeris {
    @Override
    public String name() {
        return real.name();
    }

    @Override
    public Span span() {
        return real.span();
    }

    @Override
    public void barycentric(Body body, TDB t, double[] state, int offset) {
        asked.add("barycentric");
        real.barycentric(body, t, state, offset);
    }

    @Override
    public void geocentricMoon(TDB t, double[] state, int offset) {
        asked.add("geocentricMoon");
        real.geocentricMoon(t, state, offset);
    }

    @Override
    public void earthAndMoon(TDB t, double[] states, int offset) {
        asked.add("earthAndMoon");
        real.earthAndMoon(t, states, offset);
    }
}
