package org.nirayana.jyotisha.panchanga;

import java.util.Optional;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay.Polar;

/**
 * When Sun and Moon rise and set at one place, in the words that a day needs.
 *
 * @param horizon over which the Sun rises
 * @param definition what counts as its rising
 * @param moonHorizon over which the Moon rises
 * @param moonDefinition what counts as its rising
 */
record SunMoonRise(Horizon horizon, RiseDefinition definition, Horizon moonHorizon, RiseDefinition moonDefinition) {
    /** Longer than any two sunrises are apart where the Sun rises every day. */
    private static final double LONGEST_DAY = 1.5;

    /** Longer than they are apart almost everywhere; a shorter search costs less. */
    private static final double DEFAULT_DAY = 1.05;

    /** Two sunrises are never closer than this. */
    private static final double SHORTEST_DAY = 0.25;

    /** Two sunrises are never closer than this in temperate latitudes. */
    private static final double SHORTEST_TEMPERATE_DAY = 0.95;

    static SunMoonRise of(
            Horizon horizon, RiseDefinition sunrise, MoonriseReckoning moonrise, MoonriseDefinition definition) {
        RiseDefinition ofMoon = definition.beside(sunrise);
        return switch (moonrise) {
            case AS_SUNRISE ->
                new SunMoonRise(
                        horizon, sunrise, sunrise.isOfTheEcliptic() ? horizon.ofTheEcliptic() : horizon, ofMoon);
            case WITH_LATITUDE_AND_PARALLAX ->
                new SunMoonRise(
                        horizon,
                        sunrise,
                        horizon,
                        ofMoon == RiseDefinition.HINDU_RISING ? RiseDefinition.GEOMETRIC : ofMoon);
            case WITHOUT_LATITUDE_AND_PARALLAX -> new SunMoonRise(horizon, sunrise, horizon.ofTheEcliptic(), ofMoon);
        };
    }

    Passage rise(Body body, TT from, TT until) {
        return horizon.rise(body, definition, from, until);
    }

    /** When the Moon rises and sets. */
    Horizon.RiseAndSet moon(TT from, TT until) {
        return moonHorizon.riseAndSet(Body.MOON, moonDefinition, from, until);
    }

    Optional<TT> firstRise(Body body, TT from, TT until) {
        return time(rise(body, from, until));
    }

    Optional<TT> firstSet(Body body, TT from, TT until) {
        return time(horizon.set(body, definition, from, until));
    }

    /** The day around an instant found at once, where the Sun rises and sets every day; else it is to be searched. */
    Optional<Horizon.SolarDay> dayAround(TT t) {
        try {
            return horizon.dayAround(definition, t);
        } catch (OutsideSpanException atTheEdge) {
            return Optional.empty();
        }
    }

    /** The last sunrise at or before an instant, if it is not longer ago than a day can be. */
    Optional<TT> lastSunrise(TT t) {
        Optional<TT> usual = lastSunrise(t.plusDays(-DEFAULT_DAY), t);
        return usual.isPresent() ? usual : lastSunrise(t.plusDays(-LONGEST_DAY), t);
    }

    private Optional<TT> lastSunrise(TT from, TT until) {
        Optional<TT> first = firstRise(Body.SUN, from, until);
        Optional<TT> second = first.map(rise -> rise.plusDays(SHORTEST_DAY))
                .filter(later -> later.compareTo(until) < 0 && canRiseAgain(first.get(), until))
                .flatMap(later -> firstRise(Body.SUN, later, until));
        return second.isPresent() ? second : first;
    }

    private boolean canRiseAgain(TT rise, TT until) {
        boolean temperate = Math.abs(horizon.site().latitude().degrees()) <= Horizon.TEMPERATE_DEGREES;
        return !temperate || until.j2000Days() - rise.j2000Days() > SHORTEST_TEMPERATE_DAY;
    }

    /** The sunset of the night before a sunrise, if the Sun set. */
    Optional<TT> lastSunset(TT sunrise) {
        // Between two sunrises there is one sunset, so the first since the sunrise before is also the last.
        TT before = lastSunrise(sunrise.plusDays(-SHORTEST_DAY)).orElse(sunrise.plusDays(-LONGEST_DAY));
        return firstSet(Body.SUN, before, sunrise);
    }

    /** The sunrise after a sunrise, if it is not farther off than a day can be. */
    Optional<TT> nextSunrise(TT sunrise) {
        Optional<TT> usual = firstRise(Body.SUN, sunrise.plusDays(2 - DEFAULT_DAY), sunrise.plusDays(DEFAULT_DAY));
        return usual.isPresent()
                ? usual
                : firstRise(Body.SUN, sunrise.plusDays(SHORTEST_DAY), sunrise.plusDays(LONGEST_DAY));
    }

    /** The sunset after a sunrise, if it is not farther off than a day can be. */
    Optional<TT> nextSunset(TT sunrise) {
        return firstSet(Body.SUN, sunrise, sunrise.plusDays(LONGEST_DAY));
    }

    /** What the Sun does in a gap between sunrises that begins after {@code t}. */
    Polar gapAfter(TT t) {
        Passage passage = rise(Body.SUN, t, t.plusDays(LONGEST_DAY));
        boolean above = passage instanceof Passage.StaysAbove
                || (passage instanceof Passage.OnlyTheOtherWay other && other.aboveAtEnd());
        return above ? Polar.POLAR_DAY : Polar.POLAR_NIGHT;
    }

    /** What the Sun does in a gap between sunrises that ends with {@code t}; if it only sets then, it was up before. */
    Polar gapBefore(TT t) {
        Passage passage = rise(Body.SUN, t.plusDays(-LONGEST_DAY), t);
        return passage instanceof Passage.StaysBelow ? Polar.POLAR_NIGHT : Polar.POLAR_DAY;
    }

    static Optional<TT> time(Passage passage) {
        return passage instanceof Passage.At at ? Optional.of(at.time()) : Optional.empty();
    }
}
