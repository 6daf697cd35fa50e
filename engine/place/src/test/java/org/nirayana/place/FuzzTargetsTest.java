package org.nirayana.place;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.place.zone.TimeZoneFuzz;
import org.nirayana.testing.Corpus;
import org.nirayana.testing.Proof;

/** What the fuzzer of parsers found once, replayed. */
@Tag("jazzer")
class FuzzTargetsTest {
    @Test
    void timeZones() {
        int mutations = Proof.scaled(5_000, 200_000);
        int inputs = Corpus.replay("time-zone", mutations, TimeZoneFuzz::fuzzerTestOneInput);
        Proof.figure(
                2, "time-zone: %,d kept inputs and %,d mutations replayed, 0 exceptions".formatted(inputs, mutations));
    }
}
