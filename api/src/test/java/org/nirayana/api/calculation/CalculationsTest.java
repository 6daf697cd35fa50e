package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.api.operation.Given;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Result;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** Every calculation computes by itself, without a server, from the examples of its own description. */
class CalculationsTest {
    private static final Engine ENGINE = new Engine(
            PackedEphemeris.load(),
            Conventions.standard(),
            "test",
            TimeZones.builtIn(),
            Gazetteer.builtIn(),
            Clock.fixed(Instant.parse("2026-11-16T00:30:00Z"), ZoneOffset.UTC));

    static List<Calculation> all() {
        return Calculations.ALL;
    }

    @ParameterizedTest
    @MethodSource("all")
    void itsExamplesAreAnswered(Calculation calculation) {
        Operation operation = calculation.operation();
        Map<String, String> required = new HashMap<>();
        Map<String, String> everything = new HashMap<>();
        Map<String, String> path = new HashMap<>();
        for (Parameter<?> parameter : operation.parameters()) {
            parameter.example().map(Object::toString).ifPresent(example -> {
                if (parameter.place() == Parameter.Place.PATH) {
                    path.put(parameter.name(), example);
                } else {
                    everything.put(parameter.name(), example);
                    if (parameter.isRequired()) {
                        required.put(parameter.name(), example);
                    }
                }
            });
            Object standard = parameter.schema().get("default");
            if (standard != null) {
                everything.put(parameter.name(), standard.toString());
            }
        }
        // An instant and a clock exclude each other.
        if (everything.containsKey("date")) {
            everything.remove("dateandtime");
        }
        // Three levels below the third do not exist.
        everything.remove("under");
        assertThat(body(calculation, path, required)).isNotEmpty();
        assertThat(body(calculation, path, everything)).isNotEmpty();
    }

    private static byte[] body(Calculation calculation, Map<String, String> path, Map<String, String> query) {
        Result result = calculation.compute(ENGINE, new Couple(new Given(query, path)));
        return result.pieces().map(pieces -> pieces.next()).orElseGet(result::body);
    }

    /** With two people by their stars, for what compares people. */
    private record Couple(Given given) implements Input.Source {
        @Override
        public Map<String, String> query() {
            return given.query();
        }

        @Override
        public String pathParameter(String name) {
            return given.pathParameter(name);
        }

        @Override
        public Optional<String> accept() {
            return given.accept();
        }

        @Override
        public Object bodyAsJson() {
            return Map.of(
                    "bride", Map.of("nakshatra", "Rohini", "pada", 1L),
                    "groom", Map.of("nakshatra", "Hasta", "pada", 3L));
        }

        @Override
        public byte[] bodyAs(String mediaType) {
            return "side,id,nakshatra,pada\nbride,she,4,1\ngroom,he,13,3\n".getBytes(StandardCharsets.US_ASCII);
        }
    }

    @Test
    void noTwoHaveOneName() {
        assertThat(Calculations.ALL.stream().map(c -> c.operation().id())).doesNotHaveDuplicates();
        assertThat(Calculations.ALL.stream().map(c -> c.operation().toString())).doesNotHaveDuplicates();
    }

    /**
     * Whatever names its time may be kept by the client, so it has a tag and may be asked about again; but for what is sent while it is
     * made, which has none.
     */
    @Test
    void whatNamesItsTimeIsConditional() {
        for (Calculation calculation : Calculations.ALL) {
            Operation operation = calculation.operation();
            if (operation.queryParameters().contains("dateandtime") && !operation.isCostly()) {
                assertThat(operation.isConditional()).as(operation.id()).isTrue();
            }
        }
    }
}
