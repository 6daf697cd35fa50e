package org.nirayana.api.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;

class InputTest {
    private static final Parameter<Double> LATITUDE =
            Parameter.number("lat", -90, 90).orElse(12.5, 12.5);
    private static final Parameter<Integer> COUNT = Parameter.integer("count", 1, 3);
    private static final Parameter<String> COLOUR = Parameter.oneOf("colour", colours());
    private static final Parameter<String> NAME = Parameter.text("name", 3);
    private static final Parameter<Integer> PART =
            Parameter.integer("part", 1, 9).inPath();

    private static final Operation OPERATION = Operation.get("test", "/test/{part}")
            .open()
            .summary("test", "For a test")
            .parameters(PART, LATITUDE, COUNT, COLOUR, NAME)
            .answer("Done.", MessageView.class)
            .build();

    private static Map<String, String> colours() {
        Map<String, String> colours = new LinkedHashMap<>();
        colours.put("red", "#f00");
        colours.put("blue", "#00f");
        return colours;
    }

    private static Input input(String part, Map<String, String> query) {
        return new Input(OPERATION, new Given(query, Map.of("part", part)));
    }

    @Test
    void whatIsGivenIsRead() {
        Input input = input("9", Map.of("lat", "-33.5", "count", "2", "colour", "blue", "name", "அஆஇ"));
        assertThat(input.get(PART)).isEqualTo(9);
        assertThat(input.get(LATITUDE)).isEqualTo(-33.5);
        assertThat(input.get(COUNT, 1)).isEqualTo(2);
        assertThat(input.get(COLOUR, "")).isEqualTo("#00f");
        assertThat(input.words(NAME)).contains("அஆஇ");
        input.check();
    }

    @Test
    void aNameIsReadInAnyCase() {
        assertThat(input("1", Map.of("colour", "Blue")).find(COLOUR)).contains("#00f");
        assertThat(input("1", Map.of("colour", "RED")).find(COLOUR)).contains("#f00");
        assertThatThrownBy(() -> Parameter.oneOf("colour", Map.of("red", 1, "Red", 2)))
                .hasMessageContaining("Two values of colour");
    }

    @Test
    void whatIsLeftOutHasItsDefault() {
        Input input = input("1", Map.of("name", " "));
        assertThat(input.get(LATITUDE)).isEqualTo(12.5);
        assertThat(input.get(COUNT, 3)).isEqualTo(3);
        assertThat(input.find(COLOUR)).isEmpty();
        assertThat(input.words(NAME)).isEmpty();
        assertThat(input.has(COUNT)).isFalse();
        input.check();
    }

    @Test
    void everythingWrongIsToldAtOnce() {
        Map<String, String> query = new LinkedHashMap<>();
        query.put("colur", "red");
        query.put("lat", "90.1");
        query.put("count", "1.5");
        query.put("colour", "green");
        query.put("name", "abcd");
        Input input = input("0", query);
        assertThat(input.get(PART, 1)).isEqualTo(1);
        assertThat(input.get(LATITUDE)).isEqualTo(12.5);
        assertThat(input.find(COUNT)).isEmpty();
        assertThat(input.find(COLOUR)).isEmpty();
        assertThat(input.words(NAME)).isEmpty();
        assertThatThrownBy(input::check)
                .isInstanceOfSatisfying(InvalidInput.class, invalid -> assertThat(invalid.errors())
                        .containsExactly(
                                new FieldError(
                                        "colur",
                                        FieldCode.NOT_A_PARAMETER.with(
                                                "allowed", List.of("lat", "count", "colour", "name"))),
                                new FieldError("part", FieldCode.INTEGER_BETWEEN.with("min", 1, "max", 9)),
                                new FieldError("lat", FieldCode.NUMBER_BETWEEN.with("min", -90, "max", 90)),
                                new FieldError("count", FieldCode.INTEGER_BETWEEN.with("min", 1, "max", 3)),
                                new FieldError("colour", FieldCode.ONE_OF.with("allowed", List.of("red", "blue"))),
                                new FieldError("name", FieldCode.LENGTH_AT_MOST.with("max", 3))))
                .hasMessage("6 inputs are invalid.");
    }

    @Test
    void anOperationWithoutWordsForPeopleCannotBeMade() {
        assertThatThrownBy(() -> Operation.get("test", "/test").open().build()).hasMessageContaining("needs a summary");
        assertThatThrownBy(() -> Operation.get("test", "test")).hasMessageContaining("starts with a slash");
    }

    @Test
    void anOperationThatDoesNotSayWhoMayCallItCannotBeMade() {
        Operation.Builder silent =
                Operation.get("test", "/test").summary("test", "For a test").answer("Done.", Schema.text());
        assertThatThrownBy(silent::build).hasMessageContaining("does not say who may call it");
        assertThat(silent.open().build().access()).isEqualTo(Access.NONE);
    }
}
