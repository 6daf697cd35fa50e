package org.nirayana.jyotisha;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.ayanamsa.AyanamsaFuzz;
import org.nirayana.testing.Corpus;
import org.nirayana.testing.Proof;

/** What the fuzzer of parsers found once, replayed. */
@Tag("jazzer")
class FuzzTargetsTest {
    @Test
    void ayanamsas() {
        int mutations = Proof.scaled(5_000, 200_000);
        int inputs = Corpus.replay("ayanamsa", mutations, AyanamsaFuzz::fuzzerTestOneInput);
        Proof.figure(
                2, "ayanamsa: %,d kept inputs and %,d mutations replayed, 0 exceptions".formatted(inputs, mutations));
    }
}
