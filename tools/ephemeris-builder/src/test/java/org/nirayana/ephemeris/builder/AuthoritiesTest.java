package org.nirayana.ephemeris.builder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Authorities;

/** The published figures are as they were when they were taken. */
class AuthoritiesTest {
    private static final Path FOLDER = Authorities.file("jpl");

    @Test
    void theFilesHaveTheirChecksums() throws IOException, NoSuchAlgorithmException {
        List<String> lines = Files.readAllLines(FOLDER.resolve("SHA256SUMS"));
        assertThat(lines).hasSize(4);
        for (String line : lines) {
            String[] words = line.split(" +", -1);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(FOLDER.resolve(words[1])));
            assertThat(HexFormat.of().formatHex(hash)).as(words[1]).isEqualTo(words[0]);
        }
    }

    @Test
    void theTablesOfTheModelAreComplete() {
        assertThat(CsvTable.rows("asteroids.csv")).hasSize(343);
        assertThat(CsvTable.rows("start-values.csv")).hasSize(13);
        assertThat(CsvTable.rows("constants.csv")).hasSize(83);
    }
}
