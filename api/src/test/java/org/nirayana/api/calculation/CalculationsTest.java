package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Given;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.ephemeris.Span;
import org.nirayana.astronomy.time.TDB;
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
        assertAnswered(calculation, new Given(required, path));
        assertAnswered(calculation, new Given(everything, path));
    }

    /** With a value that is the record of the description, where there is one. */
    private static void assertAnswered(Calculation calculation, Given given) {
        Answer<?> answer = calculation.compute(ENGINE, new Couple(given));
        assertThat(answer.form() instanceof Form.InPieces ? answer.pieces().next() : answer.write())
                .isNotEmpty();
        Schema described = calculation.operation().answers().get(0).content().get(Operation.JSON);
        if (described != null) {
            Schemas named = new Schemas();
            Map<String, Object> schema = described.toJson(named);
            Object value = answer.value() instanceof Listing<?, ?> listing ? listing.head() : answer.value();
            Record view = (Record) (value instanceof List<?> list ? list.get(0) : value);
            assertThat(value instanceof List ? schema.get("items") : schema)
                    .isEqualTo(Schema.of(view.getClass()).toJson(named));
        }
    }

    static Stream<Calculation> andPictures() {
        return Stream.concat(
                Calculations.ALL.stream(),
                Stream.of(LinkPictures.CHART, LinkPictures.PANCHANGA, LinkPictures.DASHAS, LinkPictures.MATCH));
    }

    /** Who has not so many requests left costs no work: up to the price the ephemeris is not asked for a single place. */
    @ParameterizedTest
    @MethodSource("andPictures")
    void itsPriceIsPaidBeforeAnythingIsComputed(Calculation calculation) {
        AtomicInteger asked = new AtomicInteger();
        Engine engine = new Engine(
                new Counted(PackedEphemeris.load(), asked),
                Conventions.standard(),
                "test",
                TimeZones.builtIn(),
                Gazetteer.builtIn(),
                ENGINE.clock());
        Map<String, String> path = new HashMap<>();
        Map<String, String> required = new HashMap<>();
        for (Parameter<?> parameter : calculation.operation().parameters()) {
            parameter.example().map(Object::toString).ifPresent(example -> {
                if (parameter.place() == Parameter.Place.PATH) {
                    path.put(parameter.name(), example);
                } else if (parameter.isRequired()) {
                    required.put(parameter.name(), example);
                }
            });
        }
        Input.Source nothingLeft = new Couple(new Given(required, path)) {
            @Override
            public void pay(int requests) {
                throw new IllegalArgumentException("nothing left");
            }
        };
        assertThatThrownBy(() -> calculation.compute(engine, nothingLeft)).hasMessage("nothing left");
        assertThat(asked).hasValue(0);
    }

    /** An ephemeris and how often it was asked. */
    private record Counted(Ephemeris real, AtomicInteger asked) implements Ephemeris {
        @Override
        public String name() {
            return real.name();
        }

        @Override
        public Span span() {
            return real.span();
        }

        @Override
        public void barycentric(Body body, TDB t, double[] state, int offset) {
            asked.incrementAndGet();
            real.barycentric(body, t, state, offset);
        }

        @Override
        public void geocentricMoon(TDB t, double[] state, int offset) {
            asked.incrementAndGet();
            real.geocentricMoon(t, state, offset);
        }
    }

    /** Long work asks whether the client is there, and ends when it is not: at the first, second and third time that it asks. */
    @ParameterizedTest
    @CsvSource({
        "getEvents, from=1950-01-01&to=2049-01-01&grahas=saturn&kinds=war, 3",
        "getEclipses, from=1950-01-01&to=2049-01-01&visible=true&lat=89&lon=0, 3",
        "getTransitSpan, from=2000-01-01&to=2098-01-01&dateandtime=1990-05-17, 3",
        "matchBatch, top=1, 1",
        "getReport, dateandtime=1990-05-17, 1",
        "matchReport, , 1"
    })
    void longWorkEndsWhenTheClientHasLeft(String id, String query, int times) {
        Calculation calculation = Calculations.of(id);
        Map<String, String> asked = new HashMap<>();
        if (query != null) {
            for (String pair : query.split("&", -1)) {
                asked.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
            }
        }
        for (int last = 1; last <= times; last++) {
            int leaves = last;
            Input.Source leaving = new Couple(new Given(asked, Map.of())) {
                private int looked;

                @Override
                public void requireClient() {
                    if (++looked == leaves) {
                        throw new IllegalArgumentException("left");
                    }
                }
            };
            assertThatThrownBy(() -> calculation.compute(ENGINE, leaving).write())
                    .hasMessage("left");
        }
    }

    /** With two people by their stars, for what compares people. */
    private static class Couple implements Input.Source {
        private final Given given;

        Couple(Given given) {
            this.given = given;
        }

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
