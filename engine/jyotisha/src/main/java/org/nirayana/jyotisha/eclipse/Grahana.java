package org.nirayana.jyotisha.eclipse;

import java.time.Instant;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * An eclipse for the whole Earth, by its Indian name and its place in the zodiac.
 *
 * @param graha who is eclipsed, Sun or Moon
 * @param kind what it is called
 * @param greatest its middle
 * @param rasi the sign of the eclipsed body at sparsha; of a penumbral eclipse, in its middle; of the Sun, when the eclipse begins
 *     on Earth
 * @param nakshatra likewise
 * @param pada likewise
 */
public record Grahana(Graha graha, GrahanaKind kind, Instant greatest, Rasi rasi, Nakshatra nakshatra, int pada) {
    /** Whether people observe it where it is seen: a penumbral one nobody does. */
    public boolean isObserved() {
        return kind != GrahanaKind.UPACHCHHAYA;
    }
}
