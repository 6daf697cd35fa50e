package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Claims;

/** The table in {@code docs/reliability.md} is the table of claims. */
class ReliabilityDocumentTest {
    @Test
    void everyClaimHasItsRow() throws IOException {
        String document = Files.readString(Command.ROOT.resolve("docs/reliability.md"));
        for (Claims.Claim claim : Claims.all()) {
            assertThat(document).contains("| " + claim.row() + " | " + claim.text() + " | `" + claim.name() + "` |");
        }
        assertThat(document.lines().filter(line -> line.matches("\\| [0-9]+ \\|.*")))
                .hasSameSizeAs(Claims.all());
    }
}
