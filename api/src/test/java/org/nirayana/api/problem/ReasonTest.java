package org.nirayana.api.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReasonTest {
    @Test
    void aSentenceIsMadeFromTheCodeAndTheValues() {
        Reason reason = FieldCode.NUMBER_BETWEEN.with("min", -90.0, "max", 90.5);
        assertThat(reason.sentence()).isEqualTo("must be a decimal number from -90 to 90.5");
        assertThat(reason.params()).isEqualTo(Map.of("min", -90L, "max", 90.5));
        assertThat(FieldCode.ONE_OF.with("allowed", List.of("red", "blue")).sentence())
                .isEqualTo("must be one of red, blue");
        assertThat(FieldCode.REQUIRED.with().params()).isEmpty();
    }

    @Test
    void aPartOfAFieldIsNamedBeforeTheSentence() {
        Reason reason = FieldCode.TRUE_OR_FALSE.with().about("explain");
        assertThat(reason.sentence()).isEqualTo("explain must be true or false");
        assertThat(reason.params()).isEqualTo(Map.of("about", "explain"));
    }

    @Test
    void theValuesAreThoseOfTheGaps() {
        assertThatThrownBy(() -> FieldCode.ONE_OF.with("alowed", List.of("red")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("allowed");
        assertThatThrownBy(() -> FieldCode.REQUIRED.with("allowed", List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("allowed");
        assertThatThrownBy(() -> FieldCode.INTEGER_BETWEEN.with("min", "1", "max", 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("min");
        assertThatThrownBy(() -> new FieldError("width", ProblemCode.INPUTS_INVALID.with("count", 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
