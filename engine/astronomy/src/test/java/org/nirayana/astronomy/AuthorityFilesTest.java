package org.nirayana.astronomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.EarthOrientation;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.testing.Authorities;

/** Published tables and reference values stay as they were published. */
class AuthorityFilesTest {
    @Test
    void referenceValuesAreUntouched() throws Exception {
        requireUntouched(Authorities.file("swiss-ephemeris"), 11);
        requireUntouched(Authorities.file("jpl"), 4);
        requireUntouched(Authorities.file("nasa"), 4);
    }

    private static void requireUntouched(Path folder, int least) throws Exception {
        List<String> sums = Files.readAllLines(folder.resolve("SHA256SUMS"));
        assertThat(sums).hasSizeGreaterThanOrEqualTo(least);
        for (String line : sums) {
            String[] parts = line.split(" +", 2);
            assertThat(sha256(Files.readAllBytes(folder.resolve(parts[1]))))
                    .as(parts[1])
                    .isEqualTo(parts[0]);
        }
    }

    @Test
    void publishedTablesAreUntouched() throws Exception {
        assertThat(sha256(TimeScales.class, "leap-seconds.csv"))
                .isEqualTo("de9087d216db0b1df633b8564085d3a257108efac27c1af1483ff42b9ff4993e");
        assertThat(sha256(TimeScales.class, "delta-t-splines.csv"))
                .isEqualTo("6ad4cd22bb85b8faeef3c19964a3f0ed05d45f8e7c46b067b9cccd9f3574716e");
        assertThat(sha256(TimeScales.class, "delta-t-annual.csv"))
                .isEqualTo("04fce13555dcde3b6921c29b5b9e75d57434e73cbb3a16f4cb4016651e6e4d95");
        assertThat(sha256(Eclipses.class, "saros-solar.csv"))
                .isEqualTo("718f8e090805b804a430309d76ebc867f1528a7a48b5a15c17dccf2aec04d081");
        assertThat(sha256(Eclipses.class, "saros-lunar.csv"))
                .isEqualTo("62e7273225324ea1eac67a003286e64e7296705f3a27061bae0a2ffbe00e5ddd");
        assertThat(sha256(EarthOrientation.class, "vondrak2011-pq.csv"))
                .isEqualTo("401b4e2267eafd68286f658829824d0cf1acc3563e5c8de36c96089834ddb274");
        assertThat(sha256(EarthOrientation.class, "vondrak2011-xy.csv"))
                .isEqualTo("758504ddbee113afd00cd350ddb2d9fae89914d3775d615a27fd222b6043346c");
        assertThat(sha256(EarthOrientation.class, "vondrak2011-epsilon.csv"))
                .isEqualTo("2dacc98ad09224bf371de4575d6293903cc4f052bda816037cbe09cd8fcc14c0");
        assertThat(sha256(EarthOrientation.class, "iau2000-lunisolar.csv"))
                .isEqualTo("18332e1516893a545e57b18dafad79ba7b72465b9e90b3acc423a46ca3dee747");
    }

    private static String sha256(Class<?> owner, String resource) throws Exception {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return sha256(in.readAllBytes());
        } catch (IOException e) {
            throw new AssertionError(resource, e);
        }
    }

    private static String sha256(byte[] content) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    }
}
