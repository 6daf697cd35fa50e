package org.nirayana.spark;

import java.time.Instant;
import org.apache.spark.unsafe.types.UTF8String;
import org.nirayana.Nirayana;

public final class Computed {
    private Computed() {}

    public static double ayanamsa(long micros, UTF8String conventions) {
        Nirayana engine = Nirayana.standard();
        return engine.ayanamsa()
                .ayanamsa()
                .at(engine.sky().at(Instant.EPOCH.plusNanos(0).plus(micros, java.time.temporal.ChronoUnit.MICROS)))
                .degrees();
    }
}
