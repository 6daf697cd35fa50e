package org.nirayana.service.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How keys are written. */
class KeyTextTest {
    /** Reckoned with Python: {@code zlib.crc32(b'nk_live_' + b'0' * 43)} as six digits of base 62, and {@code hashlib.sha256}. */
    private static final String KNOWN = "nk_live_00000000000000000000000000000000000000000004TOUta";

    private static final String KNOWN_HASH = "nTOznKjgq4ZjLE8anbcu9ByoeVSKYyqVazI3lBc7rV0";

    @Test
    void theChecksumAndTheHashAreThoseThatOthersReckon() {
        assertThat(KeyText.hash(KNOWN).orElseThrow().text()).isEqualTo(KNOWN_HASH);
    }

    @Test
    void aNewKeyIsSpelledRightAndLikeNoOther() {
        Set<String> made = new HashSet<>();
        Set<Character> letters = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            String key = KeyText.make();
            assertThat(key).hasSize(KeyText.LENGTH).matches("nk_live_[0-9A-Za-z]{49}");
            assertThat(KeyText.hash(key)).isPresent();
            made.add(key);
            key.substring(8, 51).chars().forEach(letter -> letters.add((char) letter));
        }
        assertThat(made).hasSize(1_000);
        assertThat(letters).as("all digits are used").hasSize(62);
    }

    @Test
    void aMistypedKeyIsKnownByItsChecksum() {
        String key = KeyText.make();
        for (int i = 8; i < key.length(); i++) {
            char other = key.charAt(i) == 'x' ? 'y' : 'x';
            assertThat(KeyText.hash(key.substring(0, i) + other + key.substring(i + 1)))
                    .as("letter %d", i)
                    .isEmpty();
        }
        assertThat(KeyText.hash("")).isEmpty();
        assertThat(KeyText.hash(key + key)).isEmpty();
    }

    @Test
    void theHintIsItsBeginning() {
        assertThat(KeyText.hint(KNOWN)).isEqualTo("nk_live_0000…");
    }
}
