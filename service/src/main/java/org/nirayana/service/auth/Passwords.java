package org.nirayana.service.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.http.message.Problem;

/**
 * Argon2id, a few at a time.
 *
 * <p>Each hash takes the memory of its {@link Cost} and a core for tens of milliseconds, so only as many run at once as
 * there are cores; others wait their turn, and after a while are refused rather than kept waiting. Hashes carry their
 * parameters (the PHC string format), so that the cost can be raised later without losing the old ones.
 */
public final class Passwords {
    public static final int MIN_LENGTH = 12;
    public static final int MAX_LENGTH = 128;

    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final int TIMEOUT_SECONDS = 10;
    private static final Pattern PHC =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([A-Za-z0-9+/]+)\\$([A-Za-z0-9+/]+)");

    /**
     * What one hash costs whoever guesses, and the service.
     *
     * @param memoryKib the memory that it fills
     * @param passes how often
     */
    public record Cost(int memoryKib, int passes) {
        /** The first recommendation of the OWASP password storage cheat sheet, which the service always runs with. */
        public static final Cost OWASP = new Cost(19_456, 2);

        private static final int LANES = 1;

        public Cost {
            if (memoryKib < 8 * LANES || passes < 1) {
                throw new IllegalArgumentException("Argon2 takes at least 8 KiB a lane and one pass");
            }
        }
    }

    private final Cost cost;
    private final SecureRandom random = new SecureRandom();
    private final Semaphore turns = new Semaphore(Runtime.getRuntime().availableProcessors(), true);
    private final CommonPasswords common = CommonPasswords.fromResource();

    /** What an account that does not exist is compared with, so that it takes as long as one that does. */
    private final String decoy;

    public Passwords(Cost cost) {
        this.cost = cost;
        byte[] salt = new byte[SALT_BYTES];
        byte[] hash = new byte[HASH_BYTES];
        random.nextBytes(salt);
        random.nextBytes(hash);
        this.decoy = phc(salt, hash);
    }

    /** Why this cannot be a new password, to be read after its name; empty when it can. */
    public Optional<Reason> objection(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < MIN_LENGTH || length > MAX_LENGTH) {
            return Optional.of(FieldCode.LENGTH_BETWEEN.with("min", MIN_LENGTH, "max", MAX_LENGTH));
        }
        if (!isText(password)) {
            return Optional.of(FieldCode.NOT_TEXT.with());
        }
        return common.contains(password) ? Optional.of(FieldCode.COMMON_PASSWORD.with()) : Optional.empty();
    }

    /** Whether it has a UTF-8 form at all: a lone half of a surrogate pair has none. */
    private static boolean isText(String text) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }

    /** The hash of a new password, as it is stored. */
    public String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return phc(salt, argon2id(password, salt, cost.memoryKib(), cost.passes(), Cost.LANES, HASH_BYTES));
    }

    /** Whether this is the password. */
    boolean matches(String password, String stored) {
        Matcher phc = PHC.matcher(stored);
        if (!phc.matches()) {
            throw new IllegalStateException("a stored password is not an Argon2id hash");
        }
        byte[] expected = Base64.getDecoder().decode(phc.group(5));
        byte[] actual = argon2id(
                // Longer ones were never accepted, and must not cost more than the longest that were.
                password.length() > 2 * MAX_LENGTH ? password.substring(0, 2 * MAX_LENGTH) + "…" : password,
                Base64.getDecoder().decode(phc.group(4)),
                Integer.parseInt(phc.group(1)),
                Integer.parseInt(phc.group(2)),
                Integer.parseInt(phc.group(3)),
                expected.length);
        return MessageDigest.isEqual(expected, actual);
    }

    /** Does the work of {@link #matches} for an account that does not exist; always false. */
    boolean matchesNobody(String password) {
        // Nobody knows a password for random bytes; the comparison is made all the same, and its outcome ignored.
        matches(password, decoy);
        return false;
    }

    private byte[] argon2id(String password, byte[] salt, int memoryKib, int passes, int lanes, int length) {
        Argon2Parameters parameters = new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(memoryKib)
                .withIterations(passes)
                .withParallelism(lanes)
                .withSalt(salt)
                .build();
        // One spelling of the same characters, however the keyboard composed them.
        byte[] text = Normalizer.normalize(password, Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8);
        takeTurn();
        try {
            Argon2BytesGenerator generator = new Argon2BytesGenerator();
            generator.init(parameters);
            byte[] hash = new byte[length];
            generator.generateBytes(text, hash);
            return hash;
        } finally {
            turns.release();
        }
    }

    private void takeTurn() {
        try {
            if (!turns.tryAcquire(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                throw Problem.of(ProblemCode.TOO_MANY_SIGN_INS.with(), 5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.of(ProblemCode.STOPPING.with(), 5);
        }
    }

    private String phc(byte[] salt, byte[] hash) {
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=" + cost.memoryKib() + ",t=" + cost.passes() + ",p=" + Cost.LANES + "$"
                + base64.encodeToString(salt) + "$" + base64.encodeToString(hash);
    }
}
