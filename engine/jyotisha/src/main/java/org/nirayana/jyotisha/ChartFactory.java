package org.nirayana.jyotisha;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.PlaceTable;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.LuminaryTable;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.transit.SiderealMotion;

/**
 * Makes charts and almanacs from one ephemeris by any conventions; immutable to its users, for any number of threads.
 *
 * <p>What depends on the corrections and the clock alone (the sky, the catalogue of ayanamsas and a table of places) is kept for the combinations
 * that were used last. Anybody may ask by any conventions, so all of it is bounded.
 */
public final class ChartFactory {
    /** Of the sixteen combinations of corrections by two clocks; the table of places of one grows to 6 MB. */
    static final int MAX_SKIES = 4;

    /** Of one sky; one with the nutation kept grows to 2 MB. */
    static final int MAX_MOTIONS = 4;

    /** Anybody may name any offset; those of the first few are kept, which are those of the settings and profiles. */
    private static final int MAX_CHANGED = 64;

    /** Programs may make any number of their own, one for each chart. */
    private static final int MAX_OWN = 64;

    private final Ephemeris ephemeris;

    /** Its table of the nutation, which grows to 5 MB, serves all corrections. */
    private final Sky sky;

    private final LastUsed<Kind, CorrectedSky> skies = new LastUsed<>(MAX_SKIES);

    private final LuminaryTable luminaries = new LuminaryTable();

    private volatile CorrectedSky lastUsed;

    /** What makes a sky another one. */
    private record Kind(Corrections corrections, UniversalTime time) {}

    /**
     * What depends on the corrections.
     *
     * @param changed the ayanamsas that somebody changed, so that the table of Sun and Moon knows one when it comes again
     * @param own the ayanamsas that are none of the catalogue: equal functions are one, so that the table knows it again, too
     * @param places of all bodies as polynomials, for whoever looks for events
     * @param motions by the ayanamsas and nodes that were asked for last
     */
    private record CorrectedSky(
            Kind kind,
            Sky sky,
            Ayanamsas ayanamsas,
            Map<ChangedAyanamsa, Ayanamsa> changed,
            LastUsed<ChangedAyanamsa, Ayanamsa> own,
            PlaceTable places,
            LastUsed<Motion, SiderealMotion> motions) {}

    private record Motion(Ayanamsa ayanamsa, NodeType nodes) {}

    private record ChangedAyanamsa(Ayanamsa named, double delta, boolean nutationKept) {}

    public ChartFactory(Ephemeris ephemeris) {
        this.ephemeris = Objects.requireNonNull(ephemeris);
        this.sky = Sky.of(ephemeris);
    }

    public Ephemeris ephemeris() {
        return ephemeris;
    }

    /** The chart of a moment; nothing but the places of planets and ascendant is computed yet. */
    public Chart chart(Birth birth, Conventions conventions) {
        CorrectedSky corrected = corrected(conventions);
        return new Chart(birth, conventions, corrected.sky(), ayanamsa(corrected, conventions), luminaries);
    }

    /**
     * The chart of a birth by other conventions: as {@link #chart(Birth, Conventions)} makes it, but what the conventions leave as it
     * is (places, the day from sunrise to sunrise) is taken from a chart that is there already.
     */
    public Chart chart(Chart known, Conventions conventions) {
        CorrectedSky corrected = corrected(conventions);
        return known.sky() == corrected.sky()
                ? known.by(conventions, ayanamsa(corrected, conventions))
                : chart(known.birth(), conventions);
    }

    /** Makes panchangas for the place of a birth. */
    public Almanac almanac(Birth place, Conventions conventions) {
        CorrectedSky corrected = corrected(conventions);
        return new Almanac(
                luminaries, corrected.sky(), ayanamsa(corrected, conventions), place.site(), place.zone(), conventions);
    }

    /** The sky under the corrections of some conventions. */
    public Sky sky(Conventions conventions) {
        return corrected(conventions).sky();
    }

    /** The catalogue of ayanamsas under the corrections of some conventions. */
    public Ayanamsas ayanamsas(Conventions conventions) {
        return corrected(conventions).ayanamsas();
    }

    /** The ayanamsa of some conventions with its names; without their delta. */
    public NamedAyanamsa named(Conventions conventions) {
        return named(corrected(conventions), conventions);
    }

    /** The ayanamsa of some conventions, with their delta. */
    public Ayanamsa ayanamsa(Conventions conventions) {
        return ayanamsa(corrected(conventions), conventions);
    }

    /**
     * How the grahas move by some conventions, for whoever looks for events: as charts of these conventions have them, but always
     * seen from the centre of the Earth. What it has tabulated serves the next who asks.
     */
    public SiderealMotion motion(Conventions conventions) {
        CorrectedSky corrected = corrected(conventions);
        Motion key = new Motion(ayanamsa(corrected, conventions), conventions.nodeType());
        return corrected
                .motions()
                .get(key, made -> new SiderealMotion(corrected.places(), made.ayanamsa(), made.nodes()));
    }

    private CorrectedSky corrected(Conventions conventions) {
        Corrections corrections = conventions.corrections();
        // Nearly always the same as before, which is found without hashing.
        CorrectedSky last = lastUsed;
        UniversalTime time = conventions.universalTime();
        if (last != null
                && last.kind().time() == time
                && last.kind().corrections().equals(corrections)) {
            return last;
        }
        CorrectedSky found = skies.get(new Kind(corrections, time), this::correct);
        lastUsed = found;
        return found;
    }

    private CorrectedSky correct(Kind kind) {
        Sky corrected = sky.with(kind.corrections());
        if (kind.time() != UniversalTime.UTC) {
            corrected = corrected.with(kind.time().in(sky.timeScales()));
        }
        return new CorrectedSky(
                kind,
                corrected,
                Ayanamsas.in(corrected),
                new ConcurrentHashMap<>(),
                new LastUsed<>(MAX_OWN),
                new PlaceTable(corrected),
                new LastUsed<>(MAX_MOTIONS));
    }

    private static NamedAyanamsa named(CorrectedSky corrected, Conventions conventions) {
        Optional<OwnAyanamsa> own = conventions.ownAyanamsa();
        return own.isPresent()
                ? own.get().named()
                : corrected.ayanamsas().find(conventions.ayanamsa()).orElseThrow();
    }

    private static Ayanamsa ayanamsa(CorrectedSky corrected, Conventions conventions) {
        Ayanamsa named = named(corrected, conventions).ayanamsa();
        double delta = conventions.ayanamsaDelta();
        // In the ascendant alone it is kept when the chart is cast; the grahas lose it.
        boolean kept = conventions.siderealNutation() == SiderealNutation.KEPT;
        boolean own = conventions.ownAyanamsa().isPresent();
        if (delta == 0 && !kept && !own) {
            return named;
        }
        ChangedAyanamsa key = new ChangedAyanamsa(named, delta, kept);
        if (own) {
            return corrected.own().get(key, made -> changed(corrected.sky(), made));
        }
        Ayanamsa known = corrected.changed().get(key);
        if (known == null) {
            Ayanamsa made = changed(corrected.sky(), key);
            if (corrected.changed().size() >= MAX_CHANGED) {
                return made;
            }
            Ayanamsa other = corrected.changed().putIfAbsent(key, made);
            known = other == null ? made : other;
        }
        return known;
    }

    private static Ayanamsa changed(Sky sky, ChangedAyanamsa key) {
        Ayanamsa offset = key.named().plus(Angle.degrees(key.delta()));
        boolean stays = key.nutationKept() && sky.corrections().nutation();
        return stays ? new NutationKept(sky, offset) : offset;
    }

    /** Less by the nutation, which is taken away with every ayanamsa: so that it stays. */
    private record NutationKept(Sky sky, Ayanamsa mean) implements Ayanamsa {
        @Override
        public Angle at(TT t) {
            return at(sky.at(t));
        }

        @Override
        public Angle at(Moment moment) {
            return mean.at(moment).minus(moment.orientation().nutationInLongitude());
        }
    }
}
