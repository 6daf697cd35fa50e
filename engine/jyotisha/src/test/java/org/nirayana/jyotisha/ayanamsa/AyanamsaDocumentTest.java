package org.nirayana.jyotisha.ayanamsa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.testing.Authorities;
import org.nirayana.testing.Project;

/** Keeps {@code docs/ayanamsas.md} true: run with {@code -Dnirayana.docs=write} to write it anew. */
class AyanamsaDocumentTest {
    @Test
    void isCurrent() throws IOException {
        Path file = Project.file("docs/ayanamsas.md");
        String text = document();
        if ("write".equals(System.getProperty("nirayana.docs"))) {
            Files.writeString(file, text, StandardCharsets.UTF_8);
        }
        assertThat(Files.readString(file, StandardCharsets.UTF_8)).isEqualTo(text);
    }

    private static String document() {
        Sky sky = Sky.of(PackedEphemeris.load());
        Ayanamsas ayanamsas = Ayanamsas.in(sky);
        Map<Integer, Double> worst = new TreeMap<>();
        for (String[] row : Authorities.rows("swiss-ephemeris/ayanamsa.csv")) {
            double julianDate = Double.parseDouble(row[0]);
            int number = Integer.parseInt(row[1]);
            Angle ours = ayanamsas.all().get(number).ayanamsa().at(TT.ofJulianDate(julianDate));
            double error = Math.abs(ours.minus(Angle.degrees(Double.parseDouble(row[4])))
                    .signed()
                    .arcseconds());
            worst.merge(number, error, Math::max);
        }
        StringBuilder out = new StringBuilder("""
                # Ayanamsas

                All values of the parameter `ayanamsa`, the default being `lahiri`. Also understood: `chitrapaksha` (lahiri), `kp`
                (krishnamurti), `true_chitra` (true_citra), `bv_raman` (raman), `fagan` (fagan_bradley). `ayanamsa_delta` adds degrees
                to any of them. How they are computed: [ADR 41](adr/0041-ayanamsas-from-their-definitions.md); the numbers that define
                them: `ayanamsas.csv` and `points.csv` of the jyotisha module.

                "At J2000.0" is the mean ayanamsa in degrees. "Difference" is the largest distance from the Swiss Ephemeris 2.10.03 at the
                dates of `authorities/swiss-ephemeris/ayanamsa.csv`, 1617 to 2198, in milliarcseconds, rounded up; the last is not in it. `raman_book`
                is computed as his books teach and print it: some 6" more than `raman` today, which carries his value of 1900 by precession. This page
                is written by `AyanamsaDocumentTest` and fails the build when it is out of date.

                | # | name | called | at J2000.0 | difference | defined by |
                |--:|---|---|--:|--:|---|
                """);
        for (NamedAyanamsa ayanamsa : ayanamsas.all()) {
            out.append(String.format(
                    Locale.ROOT,
                    "| %d | `%s` | %s | %.6f | %s | %s |\n",
                    ayanamsa.number(),
                    ayanamsa.id(),
                    ayanamsa.name(),
                    ayanamsa.ayanamsa().at(new TT(0)).wrapped().degrees(),
                    worst.containsKey(ayanamsa.number())
                            ? Integer.toString((int) Math.ceil(worst.get(ayanamsa.number()) * 1000))
                            : "",
                    ayanamsa.source()));
        }
        return out.toString();
    }
}
