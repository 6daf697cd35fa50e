package org.nirayana.samples;

import static org.nirayana.jyotisha.dasha.NakshatraDasha.VIMSHOTTARI;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.RunningPeriods;

/** Which periods of the Vimshottari dasha run now, and until when. */
public final class DashaNow {
    private DashaNow() {}

    public static void main(String[] args) {
        // A program for people has Clock.systemUTC() here.
        Clock clock = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);
        Dasha dasha = Nirayana.standard()
                .chart(Birth.at("1990-05-17T10:30").in("Chennai"))
                .dasha(VIMSHOTTARI);
        RunningPeriods running = dasha.at(clock.instant());
        System.out.println(running);
        for (DashaPeriod period : running.periods()) {
            System.out.println(period.level() + "  " + period);
        }
    }
}
