package org.nirayana.jyotisha.transit;

import java.time.Instant;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A graha enters a part of the zodiac.
 *
 * @param left the number of the part that it leaves, from 1
 * @param entered the number of the part that it enters, from 1
 * @param retrograde whether it does so backwards, into the part before
 * @param time when, exactly
 * @param instant when, to the millisecond
 */
public record Ingress(
        Graha graha, Division division, int left, int entered, boolean retrograde, TT time, Instant instant) {
    /** The rasi in which the graha is from now on. */
    public Rasi rasi() {
        return Rasi.ofNumber((part108() - 1) / 9 + 1);
    }

    /** The nakshatra in which the graha is from now on. */
    public Nakshatra nakshatra() {
        return Nakshatra.ofNumber((part108() - 1) / Nakshatra.PADAS + 1);
    }

    /** The quarter of it, 1 to 4. */
    public int pada() {
        return (part108() - 1) % Nakshatra.PADAS + 1;
    }

    /** The pada of the zodiac that lies at the border on the side of what is entered, 1 to 108. */
    private int part108() {
        int padas = Division.PADA.count() / division.count();
        return retrograde ? entered * padas : (entered - 1) * padas + 1;
    }
}
