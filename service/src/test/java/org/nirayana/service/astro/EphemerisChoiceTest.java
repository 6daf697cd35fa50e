package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.ChebyshevSeries;
import org.nirayana.astronomy.ephemeris.EphemerisFileWriter;
import org.nirayana.astronomy.ephemeris.EphemerisHeader;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.service.storage.Databases;
import tools.jackson.databind.JsonNode;

/**
 * The ephemeris that an operator brings along: which file is taken, for which times, and what a wrong one says.
 *
 * <p>The files made here hold bodies that stand still, so that no answer from them can be mistaken for the sky's.
 */
class EphemerisChoiceTest {
    private static final String BIRTH = "dateandtime=1990-04-01T12:00:00Z&lat=12.97&lon=77.59";

    private static final double QUANTUM = 1e-10;

    private static JsonNode builtIn;

    /** Before the built-in ephemeris begins, after the wide file does. */
    private static String longAgo;

    private static byte[] wide;
    private static byte[] narrow;

    @TempDir
    Path folder;

    @BeforeAll
    static void make() throws IOException {
        EphemerisHeader header = PackedEphemeris.load().header();
        int more = 20;
        double start = header.startJulianDate() - more * EphemerisHeader.BLOCK_DAYS;
        wide = still(start, header.blocks() + 2 * more);
        // Six years around 1990.
        narrow = still(2446000.5, 8);
        long daysBefore = (long) (header.startJulianDate() - 2440587.5) - more * EphemerisHeader.BLOCK_DAYS / 2;
        longAgo = "dateandtime=" + LocalDate.ofEpochDay(daysBefore) + "T12:00:00Z&lat=12.97&lon=77.59";
        try (SignedIn service = SignedIn.start()) {
            builtIn = service.astro("planets", BIRTH).json();
            assertThat(service.astro("planets", longAgo).status()).isEqualTo(400);
        }
    }

    /** A file of bodies that do not move, but for the Moon, whose node needs a direction. */
    private static byte[] still(double startJulianDate, int blocks) {
        List<ChebyshevSeries> series = new ArrayList<>();
        for (Body body : Body.values()) {
            if (body != Body.EARTH) {
                series.add(new ChebyshevSeries(body, 1, 2, QUANTUM));
            }
        }
        long[] block = new long[series.size() * 6];
        for (int i = 0; i < series.size(); i++) {
            Body body = series.get(i).body();
            double distance = body == Body.MOON ? 0.0026 : body == Body.SUN ? 0.005 : 0.4 + i;
            double angle = 0.7 * i;
            block[6 * i] = Math.round(distance * Math.cos(angle) / QUANTUM);
            block[6 * i + 1] = Math.round(distance * Math.sin(angle) / QUANTUM);
            block[6 * i + 2] = Math.round(distance * 0.05 / QUANTUM);
            if (body == Body.MOON) {
                block[6 * i + 3] = Math.round(-1e-4 * Math.sin(angle) / QUANTUM);
                block[6 * i + 4] = Math.round(1e-4 * Math.cos(angle) / QUANTUM);
            }
        }
        var writer = new EphemerisFileWriter(series);
        return writer.file("still", startJulianDate, 81.3, Collections.nCopies(blocks, writer.pack(block)));
    }

    @Test
    void aWiderFileInTheDataDirectoryIsPutAroundTheBuiltInOne() throws IOException {
        Files.write(folder.resolve("wide.eph"), wide);
        try (SignedIn service = SignedIn.start(Map.of("DATA_DIR", folder.toString()))) {
            assertThat(service.astro("planets", BIRTH).json()).isEqualTo(builtIn);
            assertThat(service.astro("planets", longAgo).status()).isEqualTo(200);
        }
    }

    @Test
    void aNarrowerFileInTheDataDirectoryChangesNothing() throws IOException {
        Files.write(folder.resolve("narrow.eph"), narrow);
        try (SignedIn service = SignedIn.start(Map.of("DATA_DIR", folder.toString()))) {
            assertThat(service.astro("planets", BIRTH).json()).isEqualTo(builtIn);
            assertThat(service.astro("planets", longAgo).status()).isEqualTo(400);
        }
    }

    @Test
    void aNamedFileIsReadByWhatItIsNotByWhatItIsCalled() throws IOException {
        Path file = folder.resolve("de441.bsp");
        Files.write(file, narrow);
        try (SignedIn service = SignedIn.start(Map.of("NIRAYANA_EPHEMERIS", file.toString()))) {
            JsonNode still = service.astro("planets", BIRTH).json();
            assertThat(still).isNotEqualTo(builtIn);
            // Its eleven years are all there is.
            assertThat(service.astro("planets", "dateandtime=2020-01-01T12:00:00Z&lat=12.97&lon=77.59")
                            .status())
                    .isEqualTo(400);
        }
    }

    @Test
    void aNamedWiderFileIsPutAroundTheBuiltInOne() throws IOException {
        Path file = folder.resolve("antiquity");
        Files.write(file, wide);
        try (SignedIn service = SignedIn.start(Map.of("NIRAYANA_EPHEMERIS", file.toString()))) {
            assertThat(service.astro("planets", BIRTH).json()).isEqualTo(builtIn);
            assertThat(service.astro("planets", longAgo).status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "text, something else altogether, DAF/SPK",
        "empty, '', too short",
        "cut, NIRAYEPH, ends within its head",
        "jpl, DAF/SPK , too short for an SPK file"
    })
    void aWrongFileStopsTheStartWithOneLine(String what, String content, String reason) throws Exception {
        Path file = folder.resolve(what + ".eph");
        Files.writeString(file, content.repeat(what.equals("text") ? 100 : 1), StandardCharsets.US_ASCII);
        assertRefused(Map.of("NIRAYANA_EPHEMERIS", file.toString()), "NIRAYANA_EPHEMERIS", reason);
        assertRefused(Map.of("DATA_DIR", folder.toString()), "DATA_DIR", reason);
    }

    @Test
    void aDamagedFileStopsTheStartWithOneLine() throws Exception {
        byte[] damaged = narrow.clone();
        damaged[damaged.length / 2] ^= 1;
        Files.write(folder.resolve("damaged.eph"), damaged);
        assertRefused(Map.of("DATA_DIR", folder.toString()), "DATA_DIR", "checksum");
    }

    private void assertRefused(Map<String, String> environment, String variable, String reason) throws Exception {
        Path errors = folder.resolve("errors.txt");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        // As the manifest of the jar has it; newer Javas warn otherwise when SQLite's library is
                        // loaded.
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.nirayana.service.Main"))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(errors.toFile());
        builder.environment().put("DATA_DIR", folder.resolve("data").toString());
        builder.environment().put("PORT", "0");
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isEqualTo(2);
        assertThat(Files.readAllLines(errors))
                .singleElement()
                .asString()
                .startsWith("nirayana: " + variable + " is '")
                .contains("must be an ephemeris file that can be read")
                .contains(reason);
        // Neither a database nor a superuser was made on the way.
        assertThat(Path.of(builder.environment().get("DATA_DIR"), Databases.FILE))
                .doesNotExist();
    }
}
