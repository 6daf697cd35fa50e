package org.nirayana.service.config;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.placement.Positions;

/**
 * Everything an operator can set, validated; the constructor's arguments come from {@link #from(Map)} alone.
 *
 * @param dataDir where the embedded database and the generated secret live
 * @param databaseUrl PostgreSQL address; empty for the embedded database in {@code dataDir}
 * @param secretKey token signing key; empty when it is to be generated into {@code dataDir}
 * @param registration who may make an account without a superuser
 * @param guests whether visitors without an account are let in
 * @param corsOrigins origins that browsers may call from
 * @param trustedProxies peers whose forwarding header is believed
 * @param forwardedHeader the one header in which they say where a request came from
 * @param securityContact whom to tell about a weakness, as security.txt names it
 * @param conventions what a request that chooses nothing is answered by
 * @param profile the one that the conventions were made from
 * @param ephemeris a file that takes the place of the built-in ephemeris
 */
public record Config(
        String host,
        int port,
        Path dataDir,
        Optional<Secret> databaseUrl,
        Optional<Secret> redisUrl,
        Optional<Secret> secretKey,
        Optional<Secret> secretKeyPrevious,
        Duration accessTokenLifetime,
        Duration refreshTokenLifetime,
        Admin admin,
        String defaultTier,
        Mail mail,
        RegistrationMode registration,
        boolean guests,
        List<String> corsOrigins,
        List<Cidr> trustedProxies,
        ForwardedHeader forwardedHeader,
        Optional<String> securityContact,
        Conventions conventions,
        Optional<Profile> profile,
        Optional<Path> ephemeris) {

    /** The shortest signing key that is accepted: HS256 wants as many bytes as its hash has. */
    public static final int SHORTEST_SECRET_BYTES = 32;

    /**
     * The first superuser, made when there is none.
     *
     * @param password empty: a random one is made and printed once
     */
    public record Admin(String username, String email, String name, Optional<Secret> password) {}

    /**
     * How password-recovery mail leaves.
     *
     * @param startTls {@code SMTP_TLS}: upgrade a plain connection
     * @param implicitTls {@code SMTP_SSL}: TLS from the first byte
     * @param publicUrl where links in a mail point to
     */
    public record Mail(
            boolean enabled,
            String smtpHost,
            int smtpPort,
            Optional<String> smtpUser,
            Optional<Secret> smtpPassword,
            boolean startTls,
            boolean implicitTls,
            String fromEmail,
            String fromName,
            Optional<String> publicUrl) {}

    /** Reads and checks every variable; the first bad one is thrown as {@link BadConfig}. */
    public static Config from(Map<String, String> environment) {
        Environment env = new Environment(environment);
        Config config = new Config(
                env.host("HOST", "127.0.0.1"),
                env.integer("PORT", 8000, 0, 65535),
                env.path("DATA_DIR", "./data"),
                env.databaseUrl("DATABASE_URL"),
                env.redisUrl("REDIS_URL"),
                env.longSecret("SECRET_KEY", SHORTEST_SECRET_BYTES),
                env.longSecret("SECRET_KEY_PREVIOUS", SHORTEST_SECRET_BYTES),
                Duration.ofMinutes(env.integer("ACCESS_TOKEN_EXPIRE_MINUTES", 10080, 1, 525_600)),
                Duration.ofDays(env.integer("REFRESH_TOKEN_EXPIRE_DAYS", 365, 1, 3650)),
                new Admin(
                        env.matching(
                                "ADMIN_USERNAME",
                                "admin",
                                "(?!(?:db_user|me)$)[a-z0-9][a-z0-9._-]{1,31}",
                                "2 to 32 of a-z 0-9 . _ - starting with a letter or digit (not db_user or me)"),
                        env.email("ADMIN_EMAIL", "admin@example.com"),
                        env.text("ADMIN_NAME", "Administrator", 100),
                        env.adminPassword("ADMIN_PASSWORD")),
                env.text("DEFAULT_TIER", "free", 64),
                mail(env),
                registration(env),
                env.isOn("GUESTS"),
                env.origins("CORS_ORIGINS"),
                env.cidrs("TRUSTED_PROXIES"),
                env.forwardedHeader("FORWARDED_HEADER", ForwardedHeader.X_FORWARDED_FOR),
                env.securityContact("SECURITY_CONTACT"),
                conventions(env),
                profile(env),
                env.readableFile("NIRAYANA_EPHEMERIS"));
        if (config.databaseUrl.isPresent() && config.secretKey.isEmpty()) {
            throw BadConfig.missing(
                    "SECRET_KEY",
                    "a secret of at least " + SHORTEST_SECRET_BYTES
                            + " bytes when DATABASE_URL is set (every instance needs the same one)");
        }
        return config;
    }

    private static RegistrationMode registration(Environment env) {
        String name = "REGISTRATION";
        String held = env.optional(name).orElse(RegistrationMode.CLOSED.id());
        RegistrationMode mode = Arrays.stream(RegistrationMode.values())
                .filter(one -> one.id().equals(held.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> BadConfig.of(
                        name,
                        held,
                        Arrays.stream(RegistrationMode.values())
                                .map(RegistrationMode::id)
                                .collect(Collectors.joining(" or "))));
        if (mode != RegistrationMode.CLOSED && !env.flag("EMAILS_ENABLED", false)) {
            throw BadConfig.of(name, held, "closed unless EMAILS_ENABLED is true: an address is confirmed by mail");
        }
        return mode;
    }

    /** What a request that chooses nothing is answered by. */
    private static Conventions conventions(Environment env) {
        Conventions conventions = profile(env).map(Profile::conventions).orElseGet(Conventions::standard);
        conventions = conventions.withAyanamsaDelta(
                env.number("NIRAYANA_AYANAMSA_DELTA", conventions.ayanamsaDelta(), -360, 360));
        for (Convention<?> convention : ConventionRegistry.ALL) {
            // What the first contract has is read by its own names, above and below.
            if (convention != ChosenAyanamsa.OFFSET && convention != Positions.NUTATION) {
                conventions = env.convention("NIRAYANA_", convention, conventions);
            }
        }
        Corrections corrections = conventions.corrections();
        return conventions.with(new Corrections(
                env.flag("NIRAYANA_APPLY_NUTATION", corrections.nutation()),
                env.flag("NIRAYANA_APPLY_ABERRATION", corrections.aberration()),
                env.flag("NIRAYANA_APPLY_GRAV_DEFLECTION", corrections.deflection()),
                corrections.lightTime()));
    }

    private static Optional<Profile> profile(Environment env) {
        String name = "NIRAYANA_PROFILE";
        return env.optional(name).map(id -> Profile.of(id)
                .orElseThrow(() -> BadConfig.of(
                        name, id, Profile.ALL.stream().map(Profile::id).collect(Collectors.joining(" or ")))));
    }

    private static Mail mail(Environment env) {
        boolean enabled = env.flag("EMAILS_ENABLED", false);
        boolean implicitTls = env.flag("SMTP_SSL", false);
        boolean startTls = env.flag("SMTP_TLS", !implicitTls);
        Mail mail = new Mail(
                enabled,
                env.text("SMTP_HOST", "", 253),
                env.integer("SMTP_PORT", implicitTls ? 465 : 587, 1, 65535),
                env.optional("SMTP_USER"),
                env.optional("SMTP_PASSWORD").map(Secret::new),
                startTls,
                implicitTls,
                env.email("EMAILS_FROM_EMAIL", "noreply@example.com"),
                env.text("EMAILS_FROM_NAME", "Nirayana", 100),
                env.webAddress("PUBLIC_URL"));
        if (startTls && implicitTls) {
            throw BadConfig.of("SMTP_TLS", "true", "false when SMTP_SSL is true (choose one of the two)");
        }
        if (enabled && mail.smtpHost.isEmpty()) {
            throw BadConfig.missing("SMTP_HOST", "the name of a mail server when EMAILS_ENABLED is true");
        }
        return mail;
    }

    /** Whether a key is long enough to sign with. */
    static boolean longEnough(String secret, int bytes) {
        return secret.getBytes(StandardCharsets.UTF_8).length >= bytes;
    }
}
