package org.nirayana.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.LongProof;

/** What a cluster gets: the engine, and neither the service nor any library. */
@LongProof
@Tag("spark")
class JarTest {
    private static final List<String> OURS = List.of(
            "org/nirayana/api/",
            "org/nirayana/astronomy/",
            "org/nirayana/batch/",
            "org/nirayana/drawing/",
            "org/nirayana/jyotisha/",
            "org/nirayana/place/",
            "org/nirayana/report/",
            "org/nirayana/spark/",
            "org/nirayana/words/");

    @Test
    void theJarHoldsTheEngineAndNothingOfTheService() throws IOException {
        try (JarFile jar = new JarFile(Jars.NIRAYANA.toFile())) {
            List<String> files = jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
            assertThat(files)
                    .contains(
                            "org/nirayana/Nirayana.class",
                            "org/nirayana/spark/NirayanaExtensions.class",
                            "org/nirayana/astronomy/ephemeris/nirayana.eph");
            assertThat(files).hasSizeGreaterThan(1_000).allSatisfy(file -> assertThat(file.startsWith("META-INF/")
                            || file.matches("org/nirayana/[A-Za-z$-]+\\.class")
                            || OURS.stream().anyMatch(file::startsWith))
                    .as(file)
                    .isTrue());
        }
    }
}
