package org.nirayana.astronomy.event;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
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

    private Passage passage(Body body, RiseDefinition definition, TT from, TT until, Root.Direction wanted) {
        Search search = new Search(wanted);
        overWindows(body, isOfTheEcliptic(definition), from, until, window -> {
            TimeFunction altitude = altitude(window, definition);
            RootSearch zeros = RootSearch.zerosOf(altitude, STEP_DAYS);
            Optional<Root> first = zeros.first(window.from(), window.until(), wanted);
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
        private final Root.Direction wanted;
        private Optional<Passage> found = Optional.empty();
        private boolean passesOtherwise;
        private boolean above;

        Search(Root.Direction wanted) {
            this.wanted = wanted;
        }

        void hear(List<Root> roots, TimeFunction altitude, TT until) {
            if (isOver()) {
                return;
            }
            for (Root root : roots) {
                if (root.direction() == wanted) {
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
