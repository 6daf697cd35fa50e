package org.nirayana.astronomy.event;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * Rising, setting and transit over one place; immutable.
 *
 * <p>Positions are topocentric. The horizon is level and at sea: a height of the place moves it in space but does not
 * lower its horizon.
 */
public final class Horizon {
    /** Altitude turns twice a day, so that eight steps lie between its turns. */
    private static final double STEP_DAYS = 1 / 16.0;

    private final Sky sky;
    private final Site site;
    private final boolean onEcliptic;

    public Horizon(Sky sky, Site site) {
        this(sky, site, false);
    }

    private Horizon(Sky sky, Site site, boolean onEcliptic) {
        this.sky = Objects.requireNonNull(sky);
        this.site = Objects.requireNonNull(site);
        this.onEcliptic = onEcliptic;
    }

    /** The same horizon, over which bodies rise without ecliptic latitude and without parallax, whatever the definition. */
    public Horizon ofTheEcliptic() {
        return new Horizon(sky, site, true);
    }

    public Site site() {
        return site;
    }

    /** The first rise in an interval. */
    public Passage rise(Body body, RiseDefinition definition, TT from, TT until) {
        return passage(body, definition, from, until, Root.Direction.UPWARD);
    }

    /** The first set in an interval. */
    public Passage set(Body body, RiseDefinition definition, TT from, TT until) {
        return passage(body, definition, from, until, Root.Direction.DOWNWARD);
    }

    /** The first meridian transit in an interval; there is one in every 25 hours. */
    public Optional<TT> transit(Body body, Culmination culmination, TT from, TT until) {
        return overWindows(body, onEcliptic, from, until, window -> Crossings.of(
                        window.track()::hourAngle, culmination.hourAngle(), STEP_DAYS)
                .first(window.from(), window.until())
                .map(Root::time));
    }

    /** The first rise and the first set in an interval: the same as asked one by one, for little more than one of them. */
    public RiseAndSet riseAndSet(Body body, RiseDefinition definition, TT from, TT until) {
        Search rise = new Search(Root.Direction.UPWARD);
        Search set = new Search(Root.Direction.DOWNWARD);
        overWindows(body, isOfTheEcliptic(definition), from, until, window -> {
            TimeFunction altitude = altitude(window, definition);
            List<Root> roots = RootSearch.zerosOf(altitude, STEP_DAYS).all(window.from(), window.until());
            rise.hear(roots, altitude, window.until());
            set.hear(roots, altitude, window.until());
            return rise.isOver() && set.isOver() ? Optional.of(window) : Optional.empty();
        });
        return new RiseAndSet(rise.passage(), set.passage());
    }

    /** The first of each in an interval. */
    public record RiseAndSet(Passage rise, Passage set) {}

    /** Up to this latitude, north or south, the Sun rises and sets every day, and the length of the day changes by minutes. */
    public static final double TEMPERATE_DEGREES = 60;

    /** Farther than a guess by the hour angle is from the rise or set, in days: a quarter of an hour and a bit. */
    private static final double GUESS_DAYS = 0.0125;

    private static final double FULL_TURN = 2 * Math.PI;

    /**
     * The last sunrise at or before an instant, the sunset after it and the next sunrise, from one way of the Sun over the
     * sky: for a third of what the three cost one by one, and within a millisecond of them.
     *
     * @return nothing beyond {@link #TEMPERATE_DEGREES}, where a day may be without them, and should a guess go wrong
     * @throws OutsideSpanException where the ephemeris does not cover a day before and a day after
     */
    public Optional<SolarDay> dayAround(RiseDefinition definition, TT t) {
        if (Math.abs(site.latitude().degrees()) > TEMPERATE_DEGREES) {
            return Optional.empty();
        }
        DiurnalTrack track = DiurnalTrack.ofTheSunAround(sky, site, isOfTheEcliptic(definition), t);
        double semiArc = track.semiArc(definition, t);
        double sinceRise = track.hourAngle(t).radians() + semiArc;
        double turns = sinceRise / FULL_TURN;
        double now = t.j2000Days();
        double rise = passageNear(track, definition, now - (turns - Math.floor(turns)), true);
        double next;
        if (rise > now) {
            next = rise;
            rise = passageNear(track, definition, next - 1, true);
        } else {
            next = passageNear(track, definition, rise + 1, true);
            if (next <= now) {
                rise = next;
                next = passageNear(track, definition, rise + 1, true);
            }
        }
        double set = passageNear(track, definition, rise + 2 * semiArc / FULL_TURN, false);
        // What is not a number is neither before nor after.
        boolean found = rise <= now && now < next && rise < set && set < next;
        return found ? Optional.of(new SolarDay(new TT(rise), new TT(set), new TT(next))) : Optional.empty();
    }

    /** A rise of the Sun, the set after it and the next rise. */
    public record SolarDay(TT rise, TT set, TT nextRise) {}

    /** The rise or set next to a guess, in days from J2000; NaN where there is none. */
    private static double passageNear(DiurnalTrack track, RiseDefinition definition, double guess, boolean up) {
        double before = guess - GUESS_DAYS;
        double after = guess + GUESS_DAYS;
        if (Double.isNaN(guess) || !track.holds(before) || !track.holds(after)) {
            return Double.NaN;
        }
        double low = track.altitudeAbove(definition, new TT(before));
        double high = track.altitudeAbove(definition, new TT(after));
        if (up ? !(low < 0 && high > 0) : !(low > 0 && high < 0)) {
            return Double.NaN;
        }
        return Bracket.root(
                x -> track.altitudeAbove(definition, new TT(x)),
                before,
                low,
                after,
                high,
                RootSearch.DEFAULT_TOLERANCE_DAYS);
    }

    private Passage passage(Body body, RiseDefinition definition, TT from, TT until, Root.Direction direction) {
        Search search = new Search(direction);
        overWindows(body, isOfTheEcliptic(definition), from, until, window -> {
            TimeFunction altitude = altitude(window, definition);
            RootSearch zeros = RootSearch.zerosOf(altitude, STEP_DAYS);
            Optional<Root> first = zeros.first(window.from(), window.until(), direction);
            // Only what does not pass as wanted needs to know how it passes otherwise.
            List<Root> roots = first.map(List::of).orElseGet(() -> zeros.all(window.from(), window.until()));
            search.hear(roots, altitude, window.until());
            return search.isOver() ? Optional.of(window) : Optional.empty();
        });
        return search.passage();
    }

    private boolean isOfTheEcliptic(RiseDefinition definition) {
        return onEcliptic || definition.isOfTheEcliptic();
    }

    private static TimeFunction altitude(Window window, RiseDefinition definition) {
        return t -> window.track().altitudeAbove(definition, t);
    }

    /** What is known of one direction of passing, window after window. */
    private static final class Search {
        private final Root.Direction direction;
        private Optional<Passage> found = Optional.empty();
        private boolean passesOtherwise;
        private boolean above;

        Search(Root.Direction direction) {
            this.direction = direction;
        }

        void hear(List<Root> roots, TimeFunction altitude, TT until) {
            if (isOver()) {
                return;
            }
            for (Root root : roots) {
                if (root.direction() == direction) {
                    found = Optional.of(new Passage.At(root.time()));
                    return;
                }
                passesOtherwise |= root.direction() != Root.Direction.TOUCHING;
            }
            above = altitude.at(until) > 0;
        }

        boolean isOver() {
            return found.isPresent();
        }

        Passage passage() {
            if (found.isPresent()) {
                return found.get();
            }
            if (passesOtherwise) {
                return new Passage.OnlyTheOtherWay(above);
            }
            return above ? new Passage.StaysAbove() : new Passage.StaysBelow();
        }
    }

    private record Window(DiurnalTrack track, TT from, TT until) {}

    /** Asks one track after the other until one has an answer. */
    private <T> Optional<T> overWindows(
            Body body, boolean ofTheEcliptic, TT from, TT until, Function<Window, Optional<T>> question) {
        double length = until.j2000Days() - from.j2000Days();
        if (!(length > 0)) {
            throw new IllegalArgumentException("an interval must end (JD " + until.julianDate()
                    + ") after it starts (JD " + from.julianDate() + ")");
        }
        int windows = (int) Math.ceil(length / DiurnalTrack.MAX_DAYS);
        for (int i = 0; i < windows; i++) {
            TT start = from.plusDays(length * i / windows);
            TT end = i == windows - 1 ? until : from.plusDays(length * (i + 1) / windows);
            Optional<T> answer = question.apply(
                    new Window(new DiurnalTrack(sky, site, body, ofTheEcliptic, start, end), start, end));
            if (answer.isPresent()) {
                return answer;
            }
        }
        return Optional.empty();
    }
}
