package org.nirayana.batch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.api.calculation.Engine;

/** Columns that are chosen one by one, by their names: {@code sun_longitude}, or {@code sun.longitude}. */
final class SingleColumns {
    private static final Pattern OF_VARGA = Pattern.compile("d([0-9]{1,3})_[a-z]+");
    private static final Pattern OF_DASHA = Pattern.compile("([a-z_]+)_(?:maha|antar|pratyantar)(?:_end)?");
    private static final List<String> GROUPS = List.of("planets", "ascendant", "panchanga", "place");

    private final Engine engine;

    /** Of several columns of one group the group is made once. */
    private final Map<String, ColumnGroup> groups = new HashMap<>();

    private final Map<String, PairGroup> pairGroups = new HashMap<>();

    SingleColumns(Engine engine) {
        this.engine = engine;
    }

    /** The column of that name of one birth. */
    Optional<ColumnGroup> find(String asked) {
        String name = asked.replace('.', '_');
        Matcher varga = OF_VARGA.matcher(name);
        if (varga.matches()) {
            return of(name, "vargas", varga.group(1));
        }
        Matcher dasha = OF_DASHA.matcher(name);
        if (dasha.matches()) {
            String system = dasha.group(1);
            return system.equals("dasha")
                    ? of(name, "dasha", "")
                    : engine.dashas().find(system).flatMap(known -> of(name, "dasha", system));
        }
        return GROUPS.stream()
                .flatMap(group -> of(name, group, "").stream())
                .findFirst()
                .or(() -> engine.pointSets().byId().keySet().stream()
                        .flatMap(set -> of(name, "points", set).stream())
                        .findFirst());
    }

    private Optional<ColumnGroup> of(String name, String group, String value) {
        ColumnGroup whole =
                groups.computeIfAbsent(group + "=" + value, key -> BatchColumns.group(group, value, engine));
        int at = place(name, whole.columns());
        if (at < 0) {
            return Optional.empty();
        }
        return Optional.of(whole instanceof PlaceGroup ofPlaces ? new OneOfPlaces(ofPlaces, at) : new One(whole, at));
    }

    /**
     * A column of two people.
     *
     * @throws IllegalArgumentException when the group has none of that name
     */
    PairGroup ofPair(String group, String name, Supplier<PairGroup> make) {
        PairGroup whole = pairGroups.computeIfAbsent(group, key -> make.get());
        int at = place(name, whole.columns());
        if (at < 0) {
            throw new IllegalArgumentException("Unknown column '" + name + "'. Available: "
                    + String.join(
                            ", ",
                            whole.columns().stream().map(BatchColumn::name).toList()) + ".");
        }
        return new OneOfPair(whole, at);
    }

    private static int place(String name, List<BatchColumn> columns) {
        return columns.stream().map(BatchColumn::name).toList().indexOf(name);
    }

    /** Any column. */
    private record One(ColumnGroup whole, int at) implements ColumnGroup {
        @Override
        public List<BatchColumn> columns() {
            return List.of(whole.columns().get(at));
        }

        @Override
        public boolean needsZone() {
            return whole.needsZone();
        }

        @Override
        public boolean needsChart() {
            return whole.needsChart();
        }

        @Override
        public void compute(RowContext row, int first, RowSink sink) throws RowProblem {
            whole.compute(row, 0, new OneSink(at, sink, first));
        }
    }

    /** A column of where grahas stand. */
    private record OneOfPlaces(PlaceGroup whole, int at) implements PlaceGroup {
        @Override
        public List<BatchColumn> columns() {
            return List.of(whole.columns().get(at));
        }

        @Override
        public void compute(Places places, int first, RowSink sink) {
            whole.compute(places, 0, new OneSink(at, sink, first));
        }

        @Override
        public void numbers(int column, PlaceTable places, double[] values) {
            whole.numbers(at, places, values);
        }

        @Override
        public void integers(int column, PlaceTable places, int[] values) {
            whole.integers(at, places, values);
        }

        @Override
        public void flags(int column, PlaceTable places, boolean[] values) {
            whole.flags(at, places, values);
        }
    }

    /** A column of two people. */
    private record OneOfPair(PairGroup whole, int at) implements PairGroup {
        @Override
        public List<BatchColumn> columns() {
            return List.of(whole.columns().get(at));
        }

        @Override
        public void compute(PairContext pair, int first, RowSink sink) {
            whole.compute(pair, 0, new OneSink(at, sink, first));
        }
    }

    /** Hands on one of the columns that it gets. */
    private record OneSink(int source, RowSink sink, int target) implements RowSink {
        @Override
        public void number(int column, double value) {
            if (column == source) {
                sink.number(target, value);
            }
        }

        @Override
        public void brief(int column, double value) {
            if (column == source) {
                sink.brief(target, value);
            }
        }

        @Override
        public void integer(int column, int value) {
            if (column == source) {
                sink.integer(target, value);
            }
        }

        @Override
        public void flag(int column, boolean value) {
            if (column == source) {
                sink.flag(target, value);
            }
        }

        @Override
        public void time(int column, long epochMicros) {
            if (column == source) {
                sink.time(target, epochMicros);
            }
        }

        @Override
        public void text(int column, String value) {
            if (column == source) {
                sink.text(target, value);
            }
        }

        @Override
        public void absent(int column) {
            if (column == source) {
                sink.absent(target);
            }
        }
    }
}
