package org.nirayana.jyotisha.ayanamsa;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/** A name is an ayanamsa or none, and an ayanamsa has a finite value at any time of the ephemeris. */
public final class AyanamsaFuzz {
    private static final Ayanamsas AYANAMSAS = Ayanamsas.in(Sky.of(PackedEphemeris.load()));
    private static final double HALF_SPAN_DAYS = 400 * 365.25;

    private AyanamsaFuzz() {}

    /** Four bytes of time, then the name. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length < 4) {
            return;
        }
        double days = ByteBuffer.wrap(data).getInt() / (double) Integer.MAX_VALUE * HALF_SPAN_DAYS;
        String name = new String(data, 4, data.length - 4, StandardCharsets.UTF_8);
        AYANAMSAS.find(name).ifPresent(found -> {
            double degrees = found.ayanamsa().at(new TT(days)).degrees();
            if (!Double.isFinite(degrees)) {
                throw new AssertionError(name + " is " + degrees + " at " + days);
            }
        });
    }
}
