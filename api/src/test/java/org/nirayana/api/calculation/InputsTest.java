package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.api.openapi.OpenApi;
import org.nirayana.api.operation.Group;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;

/** The groups of parameters, and how they are described. */
class InputsTest {
    private static Stream<Operation> operations() {
        return Calculations.ALL.stream().map(Calculation::operation);
    }

    @Test
    void aParameterIsInOneGroupAndEachGroupIsAskedFor() {
        assertThat(Inputs.ALL.stream()
                        .flatMap(group -> group.parameters().stream())
                        .map(Parameter::name))
                .doesNotHaveDuplicates();
        for (Group group : Inputs.ALL) {
            assertThat(operations().filter(one -> one.groups().contains(group))).hasSizeGreaterThan(2);
        }
    }

    @Test
    void whatTakesABirthTakesItWhole() {
        assertThat(operations()
                        .filter(one -> one.queryParameters().contains("dateandtime"))
                        .filter(one -> !one.groups().containsAll(List.of(Inputs.PLACE, Inputs.BIRTH)))
                        .map(Operation::id))
                .isEmpty();
        assertThat(Calculations.of("getPlanets").operation().groups())
                .containsExactly(Inputs.PLACE, Inputs.BIRTH, Inputs.CONVENTIONS, Inputs.POINTS);
        // Its limbs are geocentric and know no nodes.
        assertThat(Calculations.of("getPanchanga").operation().groups())
                .containsExactly(Inputs.PLACE, Inputs.BIRTH, Inputs.CONVENTIONS, Inputs.ALMANAC);
    }

    @Test
    void aGroupIsOneObjectOfTheDescription() {
        Map<String, Object> document = OpenApi.describe(
                new OpenApi.Info("t", "1", "s", "d", "c", new HashMap<>(Map.of(Calculation.TAG, "a"))),
                List.of(
                        Calculations.of("getPlanets").operation(),
                        Calculations.of("getVarga").operation()));
        Map<?, ?> schemas = (Map<?, ?>) ((Map<?, ?>) document.get("components")).get("schemas");
        Map<?, ?> birth = (Map<?, ?>) schemas.get("BirthInput");
        assertThat(birth.get("type")).isEqualTo("object");
        assertThat(((Map<?, ?>) birth.get("properties")).keySet()).hasToString("[dateandtime, time_scale, calendar]");
        Map<?, ?> paths = (Map<?, ?>) document.get("paths");
        Map<?, ?> planets = (Map<?, ?>) ((Map<?, ?>) paths.get("/api/v1/astro/planets")).get("get");
        assertThat(planets.get("x-inputs")).asString().contains("#/components/schemas/ConventionInput");
    }
}
