package org.nirayana.service;

import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.auth.TokenFuzz;
import org.nirayana.service.http.input.BodyFuzz;
import org.nirayana.testing.Corpus;
import org.nirayana.testing.Proof;

/** What the fuzzer of parsers found once, replayed. */
@Tag("jazzer")
class FuzzTargetsTest {
    @Test
    void tokens() {
        replay("token", TokenFuzz::fuzzerTestOneInput);
    }

    @Test
    void bodies() {
        replay("body", BodyFuzz::fuzzerTestOneInput);
    }

    private static void replay(String target, Consumer<byte[]> parser) {
        int mutations = Proof.scaled(5_000, 200_000);
        int inputs = Corpus.replay(target, mutations, parser);
        Proof.figure(
                2, "%s: %,d kept inputs and %,d mutations replayed, 0 exceptions".formatted(target, inputs, mutations));
    }
}
