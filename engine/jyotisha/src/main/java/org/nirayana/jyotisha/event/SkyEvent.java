package org.nirayana.jyotisha.event;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.transit.Stay;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Something that happens in the sky.
 *
 * @param instant when, to the millisecond
 * @param grahas who: one, or two of which the first looks, moves or is named first
 * @param longitude of the first, sidereal
 * @param retrograde whether the first moves backwards then
 * @param detail what else is told of this kind
 */
public record SkyEvent(
        EventKind kind,
        Change change,
        Instant instant,
        List<Graha> grahas,
        SiderealLongitude longitude,
        boolean retrograde,
        Detail detail) {
    public SkyEvent {
        grahas = List.copyOf(grahas);
    }

    public Graha graha() {
        return grahas.get(0);
    }

    /** The second of two. */
    public Optional<Graha> other() {
        return grahas.size() > 1 ? Optional.of(grahas.get(1)) : Optional.empty();
    }

    /** What only some kinds have; a kind of a program may have its own. */
    public interface Detail {}

    /** Nothing else. */
    public record Plain() implements Detail {}

    /**
     * An entry.
     *
     * @param stay the whole passage through what is entered
     * @param left the number of the part that is left, from 1
     */
    public record Entry(Stay stay, int left) implements Detail {}

    /**
     * Something that begins or ends at an angle.
     *
     * @param orb degrees
     */
    public record Orb(double orb) implements Detail {}

    /**
     * A look.
     *
     * @param count the place looked at, counted from the one who looks as 1
     */
    public record Look(int count) implements Detail {}

    /** A war as it stands then. */
    public record Battle(War war) implements Detail {}

    /**
     * A planet disappears or appears.
     *
     * @param inEast in the morning, before the Sun rises; otherwise in the evening, after it has set
     * @param arc by how many degrees it does: of altitude above the Sun, of time, or of longitude
     * @param least the arc by which the method has it seen
     * @param uncertainDays by how many days the sources differ at most, either way; at least the three by which the method misses
     *     printed dates, and 0 for the Moon, which has only an orb
     * @param others when it happens by the other sources; those are left out by which it does not happen at all
     */
    public record Visibility(
            AstaReading method, boolean inEast, double arc, double least, int uncertainDays, List<OtherDay> others)
            implements Detail {
        public Visibility {
            others = List.copyOf(others);
        }
    }

    /**
     * When a planet disappears or appears by another source.
     *
     * @param days how many days later; negative: earlier
     */
    public record OtherDay(AstaSource source, int days) {}

    /**
     * An eclipse.
     *
     * @param type of the Sun: partial, annular, total or hybrid; of the Moon: penumbral, partial or total
     * @param magnitude of the Moon in the umbra, or of a penumbral eclipse in the penumbra
     * @param gamma how far the axis of the shadow passes the centre, in radii of the Earth
     * @param saros the number of its series
     * @param seen whether anything of it, of the Moon's of its dark phase where it has one, is above the horizon of the place
     */
    public record Eclipse(String type, double magnitude, double gamma, int saros, boolean seen) implements Detail {}

    /**
     * A sankranti.
     *
     * @param observed on which date it is kept at the place
     * @param punya the time of merit, in the daylight of that date
     * @param mahaPunya its first two ghatis
     */
    public record Sankranti(
            Rasi rasi, Optional<LocalDate> observed, Optional<TimeSpan> punya, Optional<TimeSpan> mahaPunya)
            implements Detail {}
}
