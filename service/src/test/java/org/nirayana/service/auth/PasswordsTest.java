package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Argon2id, as it is stored and compared. */
class PasswordsTest {
    /**
     * By the reference implementation (Debian's argon2 0~20171227):
     * {@code echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32}.
     */
    private static final String REFERENCE =
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

    private final Passwords passwords = new Passwords(Passwords.Cost.OWASP);

    @Test
    void theReferenceIsMatchedWithTheCostItNames() {
        assertThat(passwords.matches("password", REFERENCE)).isTrue();
        assertThat(passwords.matches("Password", REFERENCE)).isFalse();
        assertThat(passwords.matches("password", REFERENCE.replace("t=2", "t=1")))
                .isFalse();
    }

    @Test
    void aHashIsMatchedByItsPasswordAlone() {
        String stored = passwords.hash("correct horse battery");
        assertThat(stored).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
        assertThat(passwords.matches("correct horse battery", stored)).isTrue();
        assertThat(passwords.matches("correct horse batterz", stored)).isFalse();
        assertThat(passwords.matches("", stored)).isFalse();
        // Salted: the same password is never stored alike.
        assertThat(passwords.hash("correct horse battery")).isNotEqualTo(stored);
    }

    @Test
    void howTheKeyboardComposedALetterDoesNotMatter() {
        String stored = passwords.hash("caf\u00e9 au lait noir");
        assertThat(passwords.matches("cafe\u0301 au lait noir", stored)).isTrue();
        assertThat(passwords.matches("cafe au lait noir", stored)).isFalse();
    }

    @Test
    void theLongestIsMatchedWholeAndALongerOneNever() {
        // 128 characters, each a pair of units.
        String longest = "\ud83c\udf1e".repeat(128);
        String stored = passwords.hash(longest);
        assertThat(passwords.matches(longest, stored)).isTrue();
        assertThat(passwords.matches(longest + "x", stored)).isFalse();
        assertThat(passwords.matches(longest.substring(2), stored)).isFalse();
    }

    @Test
    void nobodyIsMatched() {
        assertThat(passwords.matchesNobody("password")).isFalse();
        assertThat(passwords.matchesNobody("")).isFalse();
    }

    @Test
    void whatIsNotAHashIsNotCompared() {
        assertThatThrownBy(() -> passwords.matches("password", "password")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void manyAtOnceAreAllServed() {
        String stored = passwords.hash("correct horse battery");
        List<CompletableFuture<Boolean>> all = new ArrayList<>();
        for (int i = 0; i < 4 * Runtime.getRuntime().availableProcessors(); i++) {
            all.add(CompletableFuture.supplyAsync(
                    () -> passwords.matches("correct horse battery", stored), task -> new Thread(task).start()));
        }
        assertThat(all).isNotEmpty().allMatch(CompletableFuture::join);
    }

    @Test
    void wellKnownPasswordsAreKnownInCapitalsToo() {
        CommonPasswords common = CommonPasswords.fromResource();
        assertThat(common.contains("password1234")).isTrue();
        assertThat(common.contains("PassWord1234")).isTrue();
        assertThat(common.contains("correct horse battery")).isFalse();
        assertThat(common.contains("")).isFalse();
    }
}
