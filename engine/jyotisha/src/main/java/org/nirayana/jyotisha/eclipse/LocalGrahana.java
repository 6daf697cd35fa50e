package org.nirayana.jyotisha.eclipse;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;

/**
 * An eclipse as it is at a place.
 *
 * @param eclipse the same for the whole Earth, with the sign and nakshatra at the sparsha of this place
 * @param contacts in their order, also those below the horizon
 * @param magnitude at most: the part of the diameter that is covered, or in the umbra
 * @param obscuration the part of the Sun's disc that is covered at most; not of the Moon
 * @param seen from the seen sparsha to the seen moksha (parva kala); nothing where the eclipse is below the horizon. Of a penumbral
 *     eclipse the time it could be seen.
 * @param rise where the body stands and how much of it is covered when it rises eclipsed (grastodaya)
 * @param set likewise when it sets eclipsed (grastasta)
 * @param mostSeen when most of it is covered above the horizon
 * @param sutak nothing where none is kept: not seen, or penumbral; or where there are no prahars
 * @param vara the weekday, from sunrise, of the seen sparsha; nothing where the Sun does not rise
 * @param chudamani of the Sun on a Sunday or of the Moon on a Monday
 * @param freedRise when the body that set eclipsed rises again, until when some keep the fast
 */
public record LocalGrahana(
        Grahana eclipse,
        List<Contact> contacts,
        double magnitude,
        OptionalDouble obscuration,
        Optional<TimeSpan> seen,
        Optional<Contact> rise,
        Optional<Contact> set,
        Optional<Contact> mostSeen,
        Optional<Sutak> sutak,
        Optional<Vara> vara,
        boolean chudamani,
        Optional<Instant> freedRise) {
    public LocalGrahana {
        contacts = List.copyOf(contacts);
    }

    /**
     * An instant of an eclipse at a place.
     *
     * @param contact which; nothing for a rise or set or the most that is seen
     * @param altitude of the centre of the eclipsed body, without the lift by the air
     * @param azimuth from north through east
     * @param magnitude the part of the diameter that is covered then, or in the umbra
     * @param isUp whether it is above the horizon
     */
    public record Contact(
            Optional<GrahanaContact> contact,
            Instant time,
            Angle altitude,
            Angle azimuth,
            double magnitude,
            boolean isUp) {}

    /** Whether anything of it is above the horizon. */
    public boolean isSeen() {
        return seen.isPresent();
    }

    /** Whether it is observed here: seen, and not penumbral. */
    public boolean isObserved() {
        return isSeen() && eclipse.isObserved();
    }

    /** Whether the body rises eclipsed. */
    public boolean grastodaya() {
        return rise.isPresent();
    }

    /** Whether the body sets eclipsed. */
    public boolean grastasta() {
        return set.isPresent();
    }
}
