package org.nirayana.jyotisha;

import java.util.Map;
import java.util.Objects;
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
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.LuminaryTable;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.transit.SiderealMotion;

/**
 * Makes charts and almanacs from one ephemeris by any conventions; immutable to its users, for any number of threads.
 *
 * <p>What depends on the corrections alone (the sky and the catalogue of ayanamsas) is made once for each of the eight
 * combinations that are asked for.
 */
public final class ChartFactory {
    private final Ephemeris ephemeris;
    private final Map<Corrections, CorrectedSky> skies = new ConcurrentHashMap<>();

    private final LuminaryTable luminaries = new LuminaryTable();

    private volatile CorrectedSky lastUsed;

    /**
     * What depends on the corrections.
     *
     * @param changed the ayanamsas that somebody changed, so that the table of Sun and Moon knows one when it comes again
     * @param places of all bodies as polynomials, for whoever looks for events
     * @param motions by the ayanamsas and nodes that were asked for, at most {@link #MAX_CHANGED}
     */
    private record CorrectedSky(
            Sky sky,
            Ayanamsas ayanamsas,
            Map<ChangedAyanamsa, Ayanamsa> changed,
            PlaceTable places,
            Map<Motion, SiderealMotion> motions) {}

    private record Motion(Ayanamsa ayanamsa, NodeType nodes) {}

    private record ChangedAyanamsa(String id, double delta, SiderealNutation nutation) {}

    /** Anybody may name any offset; those of the first few are kept, which are those of the settings and profiles. */
    private static final int MAX_CHANGED = 64;

    public ChartFactory(Ephemeris ephemeris) {
        this.ephemeris = Objects.requireNonNull(ephemeris);
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
        SiderealMotion known = corrected.motions().get(key);
        if (known == null) {
            SiderealMotion made = new SiderealMotion(corrected.places(), key.ayanamsa(), key.nodes());
            if (corrected.motions().size() >= MAX_CHANGED) {
                return made;
            }
            SiderealMotion other = corrected.motions().putIfAbsent(key, made);
            known = other == null ? made : other;
        }
        return known;
    }

    private CorrectedSky corrected(Conventions conventions) {
        Corrections corrections = conventions.corrections();
        // Nearly always the same as before, which is found without hashing.
        CorrectedSky last = lastUsed;
        if (last != null && last.sky().corrections().equals(corrections)) {
            return last;
        }
        CorrectedSky found = skies.computeIfAbsent(corrections, this::correct);
        lastUsed = found;
        return found;
    }

    private CorrectedSky correct(Corrections corrections) {
        Sky sky = Sky.of(ephemeris).with(corrections);
        return new CorrectedSky(
                sky, Ayanamsas.in(sky), new ConcurrentHashMap<>(), new PlaceTable(sky), new ConcurrentHashMap<>());
    }

    private static NamedAyanamsa named(CorrectedSky corrected, Conventions conventions) {
        return corrected.ayanamsas().find(conventions.ayanamsa()).orElseThrow();
    }

    private static Ayanamsa ayanamsa(CorrectedSky corrected, Conventions conventions) {
        double delta = conventions.ayanamsaDelta();
        SiderealNutation nutation = conventions.siderealNutation();
        if (delta == 0 && nutation == SiderealNutation.CANCELLED) {
            return named(corrected, conventions).ayanamsa();
        }
        ChangedAyanamsa key = new ChangedAyanamsa(conventions.ayanamsa(), delta, nutation);
        Ayanamsa known = corrected.changed().get(key);
        if (known == null) {
            Ayanamsa offset = named(corrected, conventions).ayanamsa().plus(Angle.degrees(delta));
            boolean kept = nutation == SiderealNutation.KEPT
                    && conventions.corrections().nutation();
            Ayanamsa made = kept ? new NutationKept(corrected.sky(), offset) : offset;
            if (corrected.changed().size() >= MAX_CHANGED) {
                return made;
            }
            Ayanamsa other = corrected.changed().putIfAbsent(key, made);
            known = other == null ? made : other;
        }
        return known;
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
