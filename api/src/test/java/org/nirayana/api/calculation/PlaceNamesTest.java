package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nirayana.place.gazetteer.Gazetteer;

/** What is remembered of names is bounded by bytes, whoever asks for whatever. */
class PlaceNamesTest {
    private final PlaceNames names = new PlaceNames(Gazetteer.builtIn());

    @Test
    void whatIsNotFoundIsNotRemembered() {
        for (int i = 0; i < 1_000; i++) {
            assertThat(names.find("Nowhereville " + i)).isEmpty();
        }
        assertThat(names.heldBytes()).isZero();
    }

    /** Blanks and commas make any number of spellings of one place. */
    @Test
    void manySpellingsOfOnePlaceStayWithinTheBound() {
        long most = 0;
        for (int i = 0; i < 8_000; i++) {
            String spelling =
                    "Chennai," + Integer.toBinaryString(i).replace('0', ' ').replace('1', ',');
            assertThat(names.find(spelling)).isPresent();
            most = Math.max(most, names.heldBytes());
        }
        assertThat(most).isBetween(PlaceNames.MAX_BYTES * 9 / 10, PlaceNames.MAX_BYTES);
    }

    @Test
    void aNameIsLookedUpOnce() {
        assertThat(names.find("Chennai").orElseThrow())
                .isSameAs(names.find("Chennai").orElseThrow());
    }

    @Test
    void whatIsUsedStaysAndTheRestIsForgotten() {
        RecentValues<Integer, Integer> values = new RecentValues<>(100, (key, value) -> value);
        values.put(0, 51);
        assertThat(values.get(0)).as("larger than half").isNull();
        for (int i = 1; i <= 1_000; i++) {
            values.put(i, 10);
            values.get(1);
            assertThat(values.bytes()).isLessThanOrEqualTo(100);
            assertThat(values.size()).isLessThanOrEqualTo(10);
        }
        assertThat(values.get(1)).isEqualTo(10);
        assertThat(values.get(500)).isNull();
        assertThat(values.get(1_000)).isEqualTo(10);
    }
}
