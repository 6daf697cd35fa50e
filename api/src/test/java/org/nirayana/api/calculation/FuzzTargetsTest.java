package org.nirayana.api.calculation;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Corpus;
import org.nirayana.testing.Proof;

/** What the fuzzer of parsers found once, replayed. */
@Tag("jazzer")
class FuzzTargetsTest {
    @Test
    void moments() {
        int mutations = Proof.scaled(5_000, 200_000);
        int inputs = Corpus.replay("date-and-time", mutations, DateAndTimeFuzz::fuzzerTestOneInput);
        Proof.figure(
                2,
                "date-and-time: %,d kept inputs and %,d mutations replayed, 0 exceptions".formatted(inputs, mutations));
    }
}
