package org.nirayana.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
    private static final String USAGE = "bench http [ROUNDS]";

    @Test
    void aCountMayBeLeftOut() {
        assertThat(Arguments.count(List.of(), 0, 5, USAGE)).isEqualTo(5);
        assertThat(Arguments.count(List.of("7", "12"), 1, 5, USAGE)).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "0", "-1", "2.5", "", "1000000000"})
    void whatIsNoCountIsRefusedWithHowToAsk(String typed) {
        assertThatThrownBy(() -> Arguments.count(List.of(typed), 0, 5, USAGE))
                .isInstanceOf(Arguments.UsageException.class)
                .hasMessageContaining(USAGE);
    }

    @Test
    void whatIsNotAskedForIsRefused() {
        assertThatThrownBy(() -> Arguments.requireNone("match", List.of("fast")))
                .isInstanceOf(Arguments.UsageException.class)
                .hasMessage("bench match takes no arguments.");
    }
}
