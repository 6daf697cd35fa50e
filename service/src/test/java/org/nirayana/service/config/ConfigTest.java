package org.nirayana.service.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;

class ConfigTest {

    @Test
    void nothingSetGivesTheDocumentedDefaults() {
        Config config = Config.from(Map.of());
        assertThat(config.host()).isEqualTo("127.0.0.1");
        assertThat(config.port()).isEqualTo(8000);
        assertThat(config.dataDir()).isAbsolute().endsWithRaw(java.nio.file.Path.of("data"));
        assertThat(config.databaseUrl()).isEmpty();
        assertThat(config.forwardedHeader()).isEqualTo(ForwardedHeader.X_FORWARDED_FOR);
        assertThat(config.accessTokenLifetime()).isEqualTo(Duration.ofDays(7));
        assertThat(config.refreshTokenLifetime()).isEqualTo(Duration.ofDays(365));
        assertThat(config.admin())
                .isEqualTo(new Config.Admin("admin", "admin@example.com", "Administrator", java.util.Optional.empty()));
        assertThat(config.defaultTier()).isEqualTo("free");
        assertThat(config.mail().enabled()).isFalse();
        assertThat(config.conventions()).isEqualTo(Conventions.standard());
        assertThat(config.ephemeris()).isEmpty();
    }

    /** The offset of the ayanamsa has a variable of its own, in degrees. */
    @Test
    void everyConventionCanBeSetForAService() {
        assertThat(ConventionRegistry.ALL).hasSizeGreaterThan(60);
        for (Convention<?> convention : ConventionRegistry.ALL) {
            if (convention == ChosenAyanamsa.OFFSET) {
                continue;
            }
            String usual = Conventions.standard().text(convention);
            String value = convention.allowed().stream()
                    .filter(word -> !word.equals(usual))
                    .findFirst()
                    .orElse("360");
            Conventions set = Config.from(Map.of("NIRAYANA_" + convention.id().toUpperCase(Locale.ROOT), value))
                    .conventions();
            assertThat(set.text(convention)).isEqualTo(value);
            assertThat(ConventionRegistry.differences(Conventions.standard(), set))
                    .containsExactly(convention);
        }
    }

    /** Each line: a variable, a value that must be refused, and a part of what the message says is allowed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PORT|eighty|0 to 65535",
                "PORT|-1|0 to 65535",
                "PORT|65536|0 to 65535",
                "PORT|99999999999|0 to 65535",
                "HOST|a b|address",
                "ACCESS_TOKEN_EXPIRE_MINUTES|0|1 to",
                "REFRESH_TOKEN_EXPIRE_DAYS|x|1 to",
                "ADMIN_USERNAME|db_user|2 to 32",
                "ADMIN_USERNAME|Ä|2 to 32",
                "ADMIN_EMAIL|nobody|e-mail",
                "EMAILS_ENABLED|maybe|true or false",
                "SMTP_PORT|0|1 to 65535",
                "EMAILS_FROM_EMAIL|x|e-mail",
                "PUBLIC_URL|example.com|http",
                "SECURITY_CONTACT|security@example.com|mailto:",
                "SECURITY_CONTACT|http://example.com|https://",
                "REGISTRATION|everybody|closed or open or approval",
                "REGISTRATION|open|EMAILS_ENABLED",
                "CORS_ORIGINS|*|origins",
                "CORS_ORIGINS|https://a.example/path|origins",
                "TRUSTED_PROXIES|proxy.example|blocks",
                "TRUSTED_PROXIES|10.0.0.0/33|blocks",
                "FORWARDED_HEADER|X-Client-IP|X-Forwarded-For or Forwarded",
                "NIRAYANA_POSITION_REFERENCE|heliocentric|geocentric or topocentric",
                "NIRAYANA_NODE_TYPE|osculating|true or mean",
                "NIRAYANA_AYANAMSA_DELTA|NaN|number",
                "NIRAYANA_AYANAMSA_DELTA|361|-360 to 360",
                "NIRAYANA_DASA_YEAR_LENGTH|0|1 to 1000",
                "NIRAYANA_APPLY_NUTATION|2|true or false",
                "NIRAYANA_APPLY_ABERRATION|2|true or false",
                "NIRAYANA_APPLY_GRAV_DEFLECTION|2|true or false",
                "NIRAYANA_SUNRISE_DEFINITION|left_limb|geometric or disc_centre or upper_limb or hindu_rising",
                "NIRAYANA_POSITIONS|seen|apparent or true or astrometric",
                "NIRAYANA_PROFILE|nobody|nirayana or jhora or drik",
                "NIRAYANA_DASHA_FROM|pluto|moon or kshema",
                "NIRAYANA_ASHTAKAVARGA_TABLE|nobody|bphs or varahamihira or phaladeepika or maitreya",
                "NIRAYANA_EPHEMERIS|/no/such/file.bsp|file that exists",
            })
    void aBadValueIsNamedWithWhatIsAllowed(String variable, String value, String allowed) {
        assertThatThrownBy(() -> Config.from(Map.of(variable, value)))
                .isInstanceOf(BadConfig.class)
                .hasMessageStartingWith(variable + " is '" + value.split(",", 2)[0] + "'")
                .hasMessageContaining(allowed)
                .satisfies(e -> assertThat(e.getMessage().lines()).hasSize(1));
    }

    @ParameterizedTest
    @CsvSource({
        "SECRET_KEY,canary-of-31-bytes-xxxxxxxxxxxx",
        "SECRET_KEY_PREVIOUS,canary",
        "ADMIN_PASSWORD,short-canary",
        "DATABASE_URL,mysql://u:canary@h/db",
        "REDIS_URL,http://:canary@h"
    })
    void aBadSecretIsNotShown(String variable, String value) {
        String bad = variable.equals("ADMIN_PASSWORD") ? value.substring(0, 11) : value;
        assertThatThrownBy(() -> Config.from(Map.of(variable, bad)))
                .isInstanceOf(BadConfig.class)
                .hasMessageStartingWith(variable)
                .hasMessageNotContaining(bad)
                .hasMessageNotContaining("canary");
    }

    @Test
    void anExternalDatabaseNeedsASecret() {
        String url = "postgresql://user:canary@localhost:5432/nirayana";
        assertThatThrownBy(() -> Config.from(Map.of("DATABASE_URL", url)))
                .isInstanceOf(BadConfig.class)
                .hasMessageStartingWith("SECRET_KEY is not set");
        Config config = Config.from(Map.of("DATABASE_URL", url, "SECRET_KEY", "x".repeat(32)));
        assertThat(config.toString()).doesNotContain("canary").doesNotContain("xxxx");
    }

    /** A secret that was never filled in must not become an embedded database in each instance. */
    @Test
    void anEmptyDatabaseAddressIsRefused() {
        for (String empty : List.of("", "  ")) {
            assertThatThrownBy(() -> Config.from(Map.of("DATABASE_URL", empty, "SECRET_KEY", "x".repeat(32))))
                    .isInstanceOf(BadConfig.class)
                    .hasMessageStartingWith("DATABASE_URL is set but empty")
                    .hasMessageContaining("not set at all for the embedded database");
        }
    }

    @Test
    void theForwardingHeaderIsNamedAsHeadersAreInAnyCase() {
        assertThat(Config.from(Map.of("FORWARDED_HEADER", "forwarded")).forwardedHeader())
                .isEqualTo(ForwardedHeader.FORWARDED);
        assertThat(Config.from(Map.of("FORWARDED_HEADER", "X-FORWARDED-FOR")).forwardedHeader())
                .isEqualTo(ForwardedHeader.X_FORWARDED_FOR);
    }

    @Test
    void mailNeedsAServer() {
        assertThatThrownBy(() -> Config.from(Map.of("EMAILS_ENABLED", "true")))
                .isInstanceOf(BadConfig.class)
                .hasMessageStartingWith("SMTP_HOST is not set");
        assertThatThrownBy(() -> Config.from(Map.of("SMTP_TLS", "true", "SMTP_SSL", "true")))
                .isInstanceOf(BadConfig.class)
                .hasMessageStartingWith("SMTP_TLS");
    }

    @Test
    void blocksOfAddressesAreExact() {
        Cidr block = Cidr.parse("10.1.0.0/15").orElseThrow();
        assertThat(block.contains("10.0.255.255")).isTrue();
        assertThat(block.contains("10.1.0.1")).isTrue();
        assertThat(block.contains("10.2.0.0")).isFalse();
        assertThat(block.contains("::ffff:10.1.0.1")).isTrue();
        assertThat(block.contains("not an address")).isFalse();
        assertThat(Cidr.parse("2001:db8::/32").orElseThrow().contains("2001:db8:ffff::1"))
                .isTrue();
        assertThat(Cidr.parse("::1").orElseThrow().contains("::2")).isFalse();
        assertThat(Cidr.parse("0.0.0.0/0").orElseThrow().contains("::1")).isFalse();
    }
}
