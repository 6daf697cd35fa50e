package org.nirayana.jyotisha.event;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Everything that happens in the sky in a span at a place, in order; immutable, for any number of threads.
 *
 * <p>Longitudes are those of charts by the same conventions, seen from the centre of the Earth. A long span is searched window by
 * window while its events are taken.
 */
public final class SkyEvents {
    private static final List<EventSource> SOURCES = List.of(
            new IngressEvents(),
            new StationEvents(),
            new CombustionEvents(),
            new HeliacalEvents(),
            new PairEvents(),
            new SankrantiEvents(),
            new EclipseEvents());

    private static final Comparator<SkyEvent> ORDER = Comparator.comparing(SkyEvent::instant)
            .thenComparing(SkyEvent::kind, EventKind.ORDER)
            .thenComparing(SkyEvent::graha)
            .thenComparing(event -> event.other().orElse(event.graha()))
            .thenComparing(SkyEvent::change);

    private final EventScope scope;
    private final List<EventSource> sources;

    /**
     * @param place where; its instant does not matter
     * @param kinds what is looked for
     * @param grahas of whom; of two, one is enough
     */
    public SkyEvents(
            ChartFactory charts,
            Birth place,
            Conventions conventions,
            Set<? extends EventKind> kinds,
            Set<Graha> grahas) {
        this(charts, place, conventions, kinds, grahas, List.of());
    }

    /**
     * The same with sources of a program beside ours.
     *
     * @param kinds what is looked for, of ours and of those sources
     * @param more sources that find kinds of their own
     */
    public SkyEvents(
            ChartFactory charts,
            Birth place,
            Conventions conventions,
            Set<? extends EventKind> kinds,
            Set<Graha> grahas,
            List<? extends EventSource> more) {
        Conventions geocentric = conventions.positionReference() == PositionReference.GEOCENTRIC
                ? conventions
                : conventions.with(PositionReference.GEOCENTRIC);
        SiderealMotion motion = charts.motion(geocentric);
        this.scope =
                new EventScope(motion, place, charts.almanac(place, geocentric), geocentric, Set.copyOf(kinds), grahas);
        more.forEach(SkyEvents::requireOwnKinds);
        this.sources = Stream.concat(SOURCES.stream(), more.stream())
                .filter(source -> !Collections.disjoint(source.kinds(), kinds))
                .toList();
        Set<EventKind> unknown = new HashSet<>(kinds);
        sources.forEach(source -> unknown.removeAll(source.kinds()));
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("No source finds "
                    + unknown.stream().map(EventKind::id).sorted().collect(Collectors.joining(", ")) + ".");
        }
    }

    /** Two kinds of one name could not be told apart where the name is all that is left of them. */
    private static void requireOwnKinds(EventSource source) {
        for (EventKind kind : source.kinds()) {
            if (SkyEventKind.ALL.stream().anyMatch(ours -> ours.id().equals(kind.id()))) {
                throw new IllegalArgumentException("There is a kind of events '" + kind.id() + "' already.");
            }
        }
    }

    /** Everything that this library finds, of everybody. */
    public static SkyEvents all(ChartFactory charts, Birth place, Conventions conventions) {
        return new SkyEvents(charts, place, conventions, EnumSet.allOf(SkyEventKind.class), EnumSet.allOf(Graha.class));
    }

    /** What happens in a span, its end not included, in order; each window of it is searched when it is reached. */
    public Iterator<SkyEvent> between(Instant from, Instant until) {
        return between(from, until, () -> {});
    }

    /**
     * The same for somebody who may lose interest.
     *
     * @param before run before each window is searched; what it throws ends the search
     */
    public Iterator<SkyEvent> between(Instant from, Instant until, Runnable before) {
        return new Windows(scope.motion().tt(from), scope.motion().tt(until), before);
    }

    /** The same at once. */
    public List<SkyEvent> list(Instant from, Instant until) {
        List<SkyEvent> events = new ArrayList<>();
        between(from, until).forEachRemaining(events::add);
        return events;
    }

    /** Long enough that little is searched twice at their ends, short enough that a window is made in some 30 ms. */
    private double windowDays() {
        boolean slow = EnumSet.of(Graha.JUPITER, Graha.SATURN).containsAll(scope.grahas())
                && EnumSet.range(SkyEventKind.RASI_INGRESS, SkyEventKind.STATION)
                        .containsAll(scope.kinds());
        return slow ? 40_000 : 384;
    }

    private final class Windows implements Iterator<SkyEvent> {
        private final TT until;
        private final Runnable before;
        private TT reached;
        private List<SkyEvent> window = List.of();
        private int next;

        Windows(TT from, TT until, Runnable before) {
            this.reached = from;
            this.until = until;
            this.before = before;
        }

        @Override
        public boolean hasNext() {
            while (next >= window.size() && reached.compareTo(until) < 0) {
                before.run();
                TT end = reached.plusDays(windowDays());
                TT stop = end.compareTo(until) < 0 ? end : until;
                window = search(reached, stop);
                next = 0;
                reached = stop;
            }
            return next < window.size();
        }

        @Override
        public SkyEvent next() {
            if (!hasNext()) {
                throw new NoSuchElementException("the span has ended");
            }
            return window.get(next++);
        }
    }

    private List<SkyEvent> search(TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        for (EventSource source : sources) {
            events.addAll(source.between(scope, from, until));
        }
        events.sort(ORDER);
        return events;
    }
}
