package org.nirayana.batch;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.ChartSource;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;

/** Whatever else the API answers about a birth, as one column of JSON: exactly the body of the answer. */
final class OperationColumn implements ColumnGroup {
    private static final String PATH = "/api/v1/astro/";
    private static final String TIME = "dateandtime";
    private static final String LATITUDE = "lat";
    private static final String LONGITUDE = "lon";
    private static final String ZONE = "tz";

    /** Every operation that is asked with a GET about a time and answers with JSON. */
    private static final List<Calculation> AVAILABLE = available(Calculations.ALL);

    private final Calculation calculation;
    private final Map<String, String> path;
    private final Map<String, String> parameters;
    private final boolean takesZone;
    private final BatchColumn column;

    private OperationColumn(
            String name, Calculation calculation, Map<String, String> path, Map<String, String> parameters) {
        this.calculation = calculation;
        this.path = path;
        this.parameters = parameters;
        this.takesZone = calculation.operation().queryParameters().contains(ZONE);
        this.column = BatchColumn.of(
                name, ColumnType.JSON, "The answer of " + calculation.operation() + ": " + summary(calculation) + ".");
    }

    private static List<Calculation> available(List<Calculation> all) {
        return all.stream()
                .filter(calculation -> isOfABirth(calculation.operation()))
                .toList();
    }

    private static String summary(Calculation calculation) {
        return calculation.operation().summary();
    }

    private static boolean isOfABirth(Operation operation) {
        return operation.method() == Method.GET
                && operation.path().startsWith(PATH)
                && operation.queryParameters().containsAll(List.of(TIME, LATITUDE, LONGITUDE))
                && operation.parameters().stream()
                        .noneMatch(parameter -> parameter.isRequired() && parameter.place() == Parameter.Place.QUERY)
                && operation.answers().get(0).content().containsKey(Operation.JSON);
    }

    /** What may be asked for, as somebody writes it. */
    static List<String> names() {
        return AVAILABLE.stream()
                .map(calculation -> calculation.operation().path().substring(PATH.length()))
                .toList();
    }

    /**
     * The operation of a path with its parameters: {@code shadbala} or {@code dashas/yogini/current?levels=2}.
     *
     * @return nothing when there is no such operation
     * @throws IllegalArgumentException when it has no such parameters
     */
    static Optional<OperationColumn> of(String asked, Engine engine) {
        int mark = asked.indexOf('?');
        String[] segments = (mark < 0 ? asked : asked.substring(0, mark)).split("/", -1);
        Map<String, String> parameters = mark < 0 ? Map.of() : BatchEngine.parameters(asked.substring(mark + 1));
        for (Calculation calculation : available(Calculations.of(engine))) {
            Operation operation = calculation.operation();
            Optional<Map<String, String>> path = match(operation.path().substring(PATH.length()), segments);
            if (path.isPresent()) {
                for (String name : parameters.keySet()) {
                    if (!operation.queryParameters().contains(name)
                            || List.of(TIME, LATITUDE, LONGITUDE, ZONE).contains(name)) {
                        throw new IllegalArgumentException("'" + name + "' is not a parameter of "
                                + String.join("/", segments) + " here; allowed: "
                                + operation.queryParameters().stream()
                                        .filter(one -> !List.of(TIME, LATITUDE, LONGITUDE, ZONE)
                                                .contains(one))
                                        .collect(Collectors.joining(", "))
                                + ".");
                    }
                }
                return Optional.of(new OperationColumn(columnName(asked), calculation, path.get(), parameters));
            }
        }
        return Optional.empty();
    }

    private static Optional<Map<String, String>> match(String template, String[] segments) {
        String[] parts = template.split("/", -1);
        if (parts.length != segments.length) {
            return Optional.empty();
        }
        Map<String, String> path = new LinkedHashMap<>();
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].startsWith("{")) {
                path.put(parts[i].substring(1, parts[i].length() - 1), segments[i]);
            } else if (!parts[i].equals(segments[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(path);
    }

    private static String columnName(String asked) {
        String name = LowerCase.of(asked).replaceAll("[^a-z0-9]+", "_");
        return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
    }

    @Override
    public List<BatchColumn> columns() {
        return List.of(column);
    }

    @Override
    public boolean needsZone() {
        return takesZone;
    }

    /** Its operation takes the chart of other columns where there is one, and needs none where it computes something else. */
    @Override
    public boolean needsChart() {
        return false;
    }

    @Override
    public void compute(RowContext row, int first, RowSink sink) throws RowProblem {
        Map<String, String> query = new LinkedHashMap<>(parameters);
        query.put(TIME, row.instant().toString());
        query.put(LATITUDE, Double.toString(row.row().latitude()));
        query.put(LONGITUDE, Double.toString(row.row().longitude()));
        if (takesZone && !row.row().zoneName().isEmpty()) {
            query.put(ZONE, row.row().zoneName());
        }
        Answer<?> answer;
        try {
            answer = calculation.compute(row.engine(), new Question(row, takesZone, query, path));
        } catch (InvalidInput refused) {
            throw new RowProblem(
                    refused.errors()
                            .get(0)
                            .reason()
                            .about(refused.errors().get(0).field())
                            .in(column.name()),
                    column.name() + ": " + BatchEngine.message(refused));
        }
        sink.text(first, new String(answer.write(), StandardCharsets.UTF_8));
    }

    private record Question(RowContext row, boolean byClock, Map<String, String> query, Map<String, String> path)
            implements ChartSource {
        @Override
        public Chart chart(Birth birth, Conventions conventions, Supplier<Chart> cast) {
            return row.chart(birth, byClock, conventions, cast);
        }

        @Override
        public String pathParameter(String name) {
            return path.get(name);
        }

        @Override
        public Optional<String> accept() {
            return Optional.of(Operation.JSON);
        }
    }
}
