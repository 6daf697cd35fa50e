package org.nirayana.astronomy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.EphemerisFileFuzz;
import org.nirayana.astronomy.ephemeris.SpkFuzz;
import org.nirayana.testing.Corpus;
import org.nirayana.testing.Proof;

/** What the fuzzer of parsers found once, replayed. */
@Tag("jazzer")
class FuzzTargetsTest {
    @Test
    void ephemerisFiles() {
        replay("ephemeris-file", EphemerisFileFuzz::fuzzerTestOneInput);
    }

    @Test
    void spkFiles() {
        replay("spk", SpkFuzz::fuzzerTestOneInput);
    }

    private static void replay(String target, Consumer<byte[]> parser) {
        int mutations = Proof.scaled(2_000, 100_000);
        int inputs = Corpus.replay(target, mutations, parser);
        Proof.figure(
                2, "%s: %,d kept inputs and %,d mutations replayed, 0 exceptions".formatted(target, inputs, mutations));
    }
}
