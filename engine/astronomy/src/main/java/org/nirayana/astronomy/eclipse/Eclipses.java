package org.nirayana.astronomy.eclipse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * Finds the eclipses of a span of time, none left out and none invented; immutable.
 *
 * <p>Apparent places are used whatever the corrections of the sky are: a shadow falls where light goes.
 */
public final class Eclipses {
    private final Sky sky;
    private final MoonDisc disc;
    private final EarthShadow shadow;

    /** With the radii of the Moon and the shadow of the Earth of the Five Millennium Canons. */
    public Eclipses(Sky sky) {
        this(sky, MoonDisc.TWO_RADII, EarthShadow.DANJON);
    }

    public Eclipses(Sky sky, MoonDisc disc, EarthShadow shadow) {
        this.sky = sky.with(Corrections.ALL);
        this.disc = Objects.requireNonNull(disc);
        this.shadow = Objects.requireNonNull(shadow);
    }

    /** The same with another radius of the Moon. */
    public Eclipses with(MoonDisc other) {
        return new Eclipses(sky, other, shadow);
    }

    /** The same with another shadow of the Earth. */
    public Eclipses with(EarthShadow other) {
        return new Eclipses(sky, disc, other);
    }

    /** The sky they are found in, with all corrections. */
    public Sky sky() {
        return sky;
    }

    /** The eclipses of the Sun whose greatest instant lies in the span, in order; both ends belong to it. */
    public List<SolarEclipse> solar(TT from, TT until) {
        return within(from, until, 0, this::solarAt, SolarEclipse::greatest);
    }

    /** The eclipses of the Moon whose greatest instant lies in the span, in order, penumbral ones among them. */
    public List<LunarEclipse> lunar(TT from, TT until) {
        return within(from, until, 1, this::lunarAt, LunarEclipse::greatest);
    }

    private static <T> List<T> within(
            TT from, TT until, int parity, IntFunction<Optional<T>> at, java.util.function.Function<T, TT> greatest) {
        if (from.compareTo(until) > 0) {
            throw new IllegalArgumentException("a span must not end (JD " + until.julianDate()
                    + ") before it starts (JD " + from.julianDate() + ")");
        }
        List<T> found = new ArrayList<>();
        // A true syzygy is up to 15 hours from the mean one: one more on each side.
        int last = Syzygy.near(until) + 1;
        for (int number = Syzygy.near(from) - 1; number <= last; number++) {
            if (Math.floorMod(number, 2) == parity && Syzygy.mayEclipse(number)) {
                at.apply(number)
                        .filter(e -> from.compareTo(greatest.apply(e)) <= 0
                                && greatest.apply(e).compareTo(until) <= 0)
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private Optional<SolarEclipse> solarAt(int syzygy) {
        return Syzygy.nearestPassage(sky, syzygy, Axis::ofTheMoonsShadow)
                .flatMap(t -> SolarEclipse.of(BesselianElements.around(sky, t, disc), Math.floorDiv(syzygy, 2)));
    }

    private Optional<LunarEclipse> lunarAt(int syzygy) {
        return Syzygy.nearestPassage(sky, syzygy, Axis::ofTheEarthsShadow)
                .flatMap(t -> LunarEclipse.around(sky, t, shadow, Math.floorDiv(syzygy, 2)));
    }
}
