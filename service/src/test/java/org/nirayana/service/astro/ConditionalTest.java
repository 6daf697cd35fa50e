package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ConditionalTest {
    /** Each byte counts, wherever it stands, and so does the order of the halves. */
    @Test
    void anotherBodyHasAnotherTag() {
        for (int length : new int[] {1, 2, 3, 1000, 3253}) {
            byte[] body = new byte[length];
            new Random(length).nextBytes(body);
            Set<String> tags = new HashSet<>(Set.of(Conditional.entityTag(body)));
            for (int i = 0; i < length; i++) {
                byte[] other = body.clone();
                other[i] ^= 1;
                tags.add(Conditional.entityTag(other));
            }
            assertThat(tags).hasSize(1 + length).allMatch(tag -> tag.matches("\"[0-9a-f]{16}\""));
        }
        assertThat(Conditional.entityTag(new byte[] {'a', 'b'}))
                .isNotEqualTo(Conditional.entityTag(new byte[] {'b', 'a'}));
    }

    @Test
    void theSameBodyHasTheSameTag() {
        assertThat(Conditional.entityTag("sky".getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(Conditional.entityTag("sky".getBytes(StandardCharsets.US_ASCII)));
    }
}
