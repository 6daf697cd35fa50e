package org.nirayana.batch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.api.calculation.DateAndTime;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.MatchQuery;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.varga.CyclicVarga;

/**
 * What is computed for every row: chosen operations as typed columns.
 *
 * <pre>{@code
 * BatchColumns columns = BatchColumns.of("planets,ascendant,vargas=9,10", BatchEngine.with("profile=jhora"));
 * columns.schema();             // names and types
 * columns.compute(row, sink);   // every column of one row, in order
 * }</pre>
 *
 * <p>Immutable, for any number of threads.
 */
public final class BatchColumns {
    private static final String WAYS_OF_OURS =
            "planets, ascendant, points=SET, vargas=9,10, dasha, dasha=SYSTEM, dasha_at=INSTANT, panchanga, place (what was taken for a"
                    + " town and a clock), or single ones of these columns by their names, such as sun_longitude,d9_moon";

    private static final String MATCH = "match";
    private static final String PORUTHAM = "porutham";
    private static final String PLACE = "place";
    private static final String WAYS_OF_PAIRS =
            "match, porutham, with parameters as in match?preset=raman, place, or single ones, such as match_total";
    private static final Pattern PAIR = Pattern.compile("(match|porutham)(_[a-z_]+)?(\\?.*)?");
    private static final Pattern PLACE_OF_PERSON =
            Pattern.compile("(bride|groom)_(place_name|place_lat|place_lon|tz|utc_offset)");

    private final Engine engine;
    private final ColumnGroup[] groups;
    private final PairGroup[] pairGroups;
    private final int[] firsts;
    private final List<BatchColumn> schema;
    private final boolean needsZone;
    private final boolean needsChart;

    /** The groups again where all of them are of places, otherwise nothing. */
    private final PlaceGroup[] placeGroups;

    private BatchColumns(Engine engine, List<ColumnGroup> groups, List<PairGroup> pairGroups) {
        this.engine = engine;
        this.groups = groups.toArray(ColumnGroup[]::new);
        this.pairGroups = pairGroups.toArray(PairGroup[]::new);
        List<List<BatchColumn>> all = new ArrayList<>();
        groups.forEach(group -> all.add(group.columns()));
        pairGroups.forEach(group -> all.add(group.columns()));
        this.firsts = new int[all.size()];
        List<BatchColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < firsts.length; i++) {
            firsts[i] = columns.size();
            for (BatchColumn column : all.get(i)) {
                if (!names.add(column.name())) {
                    throw new IllegalArgumentException("The column " + column.name() + " is chosen twice.");
                }
                columns.add(column);
            }
        }
        this.schema = List.copyOf(columns);
        this.needsZone = groups.stream().anyMatch(ColumnGroup::needsZone);
        PlaceGroup[] ofPlaces =
                groups.stream().filter(PlaceGroup.class::isInstance).toArray(PlaceGroup[]::new);
        this.placeGroups = pairGroups.isEmpty() && ofPlaces.length == groups.size() ? ofPlaces : new PlaceGroup[0];
        this.needsChart = groups.stream().anyMatch(ColumnGroup::needsChart);
    }

    /** The columns of a choice on the {@linkplain BatchEngine#standard standard engine} by some conventions. */
    public static BatchColumns of(String choice, Conventions conventions) {
        return of(choice, BatchEngine.with(conventions));
    }

    /**
     * The columns of a choice.
     *
     * @param choice names with commas between them: {@code planets,vargas=9,10,dasha}; a number goes with the name before it
     * @throws IllegalArgumentException when something is not known; the message says what is
     */
    public static BatchColumns of(String choice, Engine engine) {
        List<ColumnGroup> groups = new ArrayList<>();
        List<PairGroup> pairGroups = new ArrayList<>();
        SingleColumns singles = new SingleColumns(engine);
        boolean ofPairs =
                Arrays.stream(choice.split(",", -1)).map(String::strip).anyMatch(BatchColumns::isOfPair);
        String last = "";
        for (String word : choice.split(",", -1)) {
            String item = word.strip();
            if (item.isEmpty()) {
                throw new IllegalArgumentException(
                        "There is nothing between two commas in '" + choice + "'. " + available());
            }
            if (item.matches("[0-9]+")) {
                if (!last.equals("vargas")) {
                    throw new IllegalArgumentException("The number " + item + " stands behind '" + last
                            + "'; numbers belong to vargas: vargas=9,10.");
                }
                groups.add(varga(item, engine));
                continue;
            }
            int equals = item.indexOf('=');
            boolean operation = item.indexOf('?') >= 0 || item.indexOf('/') >= 0;
            last = equals < 0 || operation ? item : item.substring(0, equals).strip();
            if (isOfPair(item) || (ofPairs && item.equals(PLACE))) {
                pairGroups.add(pair(item, singles, engine));
                continue;
            }
            String value =
                    equals < 0 || operation ? "" : item.substring(equals + 1).strip();
            Optional<ColumnGroup> single = isOneColumn(item) ? singles.find(item) : Optional.empty();
            groups.add(single.isPresent() ? single.get() : group(last, value, engine));
        }
        if (!groups.isEmpty() && !pairGroups.isEmpty()) {
            throw new IllegalArgumentException(
                    "match and porutham are of two people in a row and the other columns of one: choose either.");
        }
        return new BatchColumns(engine, groups, pairGroups);
    }

    private static boolean isOfPair(String item) {
        return PAIR.matcher(item).matches() || PLACE_OF_PERSON.matcher(item).matches();
    }

    /** What has a name of its own, and is no operation of that name. */
    private static boolean isOneColumn(String item) {
        return item.matches("[a-z0-9_.]+") && !OperationColumn.names().contains(item);
    }

    private static PairGroup pair(String item, SingleColumns singles, Engine engine) {
        if (item.equals(PLACE)) {
            return TownColumns.ofPair(engine);
        }
        if (PLACE_OF_PERSON.matcher(item).matches()) {
            return singles.ofPair(PLACE, item, () -> TownColumns.ofPair(engine));
        }
        Matcher words = PAIR.matcher(item);
        if (!words.matches()) {
            throw new IllegalStateException("asked of one birth: " + item);
        }
        String way = words.group(1) + (words.group(3) == null ? "" : words.group(3));
        return words.group(2) == null
                ? pair(way, engine)
                : singles.ofPair(way, words.group(1) + words.group(2), () -> pair(way, engine));
    }

    private static PairGroup pair(String item, Engine engine) {
        int mark = item.indexOf('?');
        boolean porutham = item.startsWith(PORUTHAM);
        Map<String, String> chosen = mark < 0 ? Map.of() : BatchEngine.parameters(item.substring(mark + 1));
        try {
            Conventions conventions = MatchQuery.read(engine.conventions(), porutham, chosen);
            return porutham ? new PoruthamColumns(conventions) : new MatchColumns(conventions);
        } catch (InvalidInput unknown) {
            throw new IllegalArgumentException(
                    (porutham ? PORUTHAM : MATCH) + ": " + BatchEngine.message(unknown), unknown);
        }
    }

    static ColumnGroup group(String name, String value, Engine engine) {
        return switch (name) {
            case PLACE -> without(name, value, TownColumns.ofBirth());
            case "planets" -> without(name, value, PlacementColumns.PLANETS);
            case "ascendant" -> without(name, value, PlacementColumns.ASCENDANT);
            case "panchanga" -> without(name, value, new PanchangaColumns());
            case "vargas" -> varga(value, engine);
            case "points" -> value.isEmpty() ? operation(name, value, engine) : points(value, engine);
            case "dasha" ->
                value.isEmpty()
                        ? new DashaColumns("dasha_", NakshatraDasha.VIMSHOTTARI, Optional.empty(), engine.conventions())
                        : new DashaColumns(value + "_", system(value, engine), Optional.empty(), engine.conventions());
            case "dasha_at" ->
                new DashaColumns(
                        "dasha_at_", NakshatraDasha.VIMSHOTTARI, Optional.of(instant(value)), engine.conventions());
            default -> operation(name, value, engine);
        };
    }

    private static Instant instant(String value) {
        return DateAndTime.parse(value)
                .orElseThrow(() -> new IllegalArgumentException(
                        ReasonCode.ROW_TIME
                                        .with("given", value)
                                        .about("dasha_at")
                                        .sentence() + "."));
    }

    private static ColumnGroup operation(String name, String value, Engine engine) {
        Optional<OperationColumn> operation = value.isEmpty() ? OperationColumn.of(name, engine) : Optional.empty();
        return operation.orElseThrow(
                () -> new IllegalArgumentException("Unknown columns '" + name + "'. " + available()));
    }

    private static ColumnGroup without(String name, String value, ColumnGroup group) {
        if (!value.isEmpty()) {
            throw new IllegalArgumentException(name + " takes no value, not '" + value + "'.");
        }
        return group;
    }

    private static ColumnGroup varga(String value, Engine engine) {
        int divisions = value.matches("[0-9]{1,3}") ? Integer.parseInt(value) : 0;
        if (divisions < 1 || divisions > CyclicVarga.MAX_DIVISIONS) {
            throw new IllegalArgumentException("vargas takes whole numbers from 1 to " + CyclicVarga.MAX_DIVISIONS
                    + ", such as vargas=9,10, not '" + value + "'.");
        }
        return new VargaColumns(divisions, engine.conventions());
    }

    private static ColumnGroup points(String value, Engine engine) {
        return new PointColumns(engine.pointSets()
                .find(value)
                .orElseThrow(() -> new IllegalArgumentException("Unknown points '" + value + "'. Available: "
                        + String.join(", ", engine.pointSets().byId().keySet()) + ".")));
    }

    private static DashaSystem system(String id, Engine engine) {
        return engine.dashas()
                .find(id)
                .orElseThrow(() -> new IllegalArgumentException("Unknown dasha '" + id + "'. Available: "
                        + String.join(", ", engine.dashas().byId().keySet()) + "."));
    }

    /** What may be chosen, for people. */
    public static String available() {
        Set<String> operations = new TreeSet<>(OperationColumn.names());
        operations.removeAll(Arrays.asList("planets", "ascendant", "panchanga"));
        return "Available as typed columns: " + WAYS_OF_OURS + "; of two people in a row: " + WAYS_OF_PAIRS
                + "; as one column of JSON each: " + String.join(", ", operations)
                + ", with parameters as in houses?house_system=placidus.";
    }

    /** What has typed columns, for people; anything else is one of JSON. */
    public static String typed() {
        return WAYS_OF_OURS + "; of two people in a row: " + WAYS_OF_PAIRS;
    }

    /** Names and types of the columns, in order. */
    public List<BatchColumn> schema() {
        return schema;
    }

    public Engine engine() {
        return engine;
    }

    /** Whether a row is of two people. */
    public boolean ofPairs() {
        return pairGroups.length > 0;
    }

    /** What a row may say for these columns. */
    public List<RowField> fields() {
        return ofPairs() ? RowField.OF_PAIR : RowField.OF_BIRTH;
    }

    /**
     * Why no row of a table can be computed, as far as its columns tell.
     *
     * @param there what its columns mean
     */
    public Optional<String> lacking(Set<RowField> there) {
        if (!ofPairs()) {
            return RowField.lackingOfBirth("", there)
                    .map(what -> "No row can be computed: the input has no columns for " + what + ".");
        }
        List<String> lacking = new ArrayList<>();
        for (String who : List.of("bride_", "groom_")) {
            boolean star =
                    there.contains(RowField.named(who + "nakshatra")) && there.contains(RowField.named(who + "pada"));
            if (!star) {
                RowField.lackingOfBirth(who, there)
                        .ifPresent(what -> lacking.add(who + "nakshatra and " + who + "pada, nor for " + what));
            }
        }
        return lacking.isEmpty()
                ? Optional.empty()
                : Optional.of("No row can be computed: the input has no columns for "
                        + String.join("; no columns for ", lacking) + ".");
    }

    /** Whether many births can be computed together, by a {@link #part}. */
    public boolean inParts() {
        return placeGroups.length > 0;
    }

    /** For the births of a part of a table, where columns are {@linkplain #inParts of places alone}. */
    public BatchPart part() {
        if (!inParts()) {
            throw new IllegalStateException("some of the columns need more of a birth than places");
        }
        return new BatchPart(this);
    }

    /** Whether a row may have many kilobytes. */
    public boolean hasJson() {
        return schema.stream().anyMatch(column -> column.type() == ColumnType.JSON);
    }

    /**
     * Reads a row and computes it, be it of one birth or of two people.
     *
     * @param first the number that the first column has in the sink
     * @throws RowProblem when the row cannot be read or computed; then the sink may have got some of the columns
     */
    public void compute(RowReader reader, RowSource row, RowSink sink, int first) throws RowProblem {
        if (ofPairs()) {
            compute(reader.readPair(row), sink, first);
        } else {
            compute(reader.read(row), sink, first);
        }
    }

    /**
     * Computes two people; the sink gets every column once, in order.
     *
     * @param first the number that the first column has in the sink
     * @throws RowProblem when the row cannot be computed; then the sink may have got some of the columns
     */
    public void compute(PairRow row, RowSink sink, int first) throws RowProblem {
        PairContext context = new PairContext(engine, row);
        try {
            for (int i = 0; i < pairGroups.length; i++) {
                pairGroups[i].compute(context, first + firsts[i], sink);
            }
        } catch (OutsideSpanException outside) {
            throw outside(outside);
        }
    }

    static RowProblem outside(OutsideSpanException outside) {
        return new RowProblem(ReasonCode.ROW_NOT_COVERED.with("span", outside.getMessage()));
    }

    /**
     * Computes a row; the sink gets every column once, in order.
     *
     * @throws RowProblem when the row cannot be computed; then the sink may have got some of the columns
     */
    public void compute(BatchRow row, RowSink sink) throws RowProblem {
        compute(row, sink, 0);
    }

    /**
     * The same behind other columns.
     *
     * @param first the number that the first column has in the sink
     */
    public void compute(BatchRow row, RowSink sink, int first) throws RowProblem {
        RowContext context = new RowContext(engine, row, needsZone);
        try {
            if (needsChart) {
                context.makeChart();
            }
            compute(context, sink, first);
        } catch (OutsideSpanException outside) {
            throw outside(outside);
        }
    }

    /** Writes a row of places. */
    void write(Places places, RowSink sink, int first) {
        for (int i = 0; i < placeGroups.length; i++) {
            placeGroups[i].compute(places, first + firsts[i], sink);
        }
    }

    /** Hands out the columns of a table of places. */
    ColumnSource source(PlaceTable places) {
        return new ColumnSource() {
            @Override
            public void numbers(int column, double[] values) {
                int group = group(column);
                placeGroups[group].numbers(column - firsts[group], places, values);
            }

            @Override
            public void integers(int column, int[] values) {
                int group = group(column);
                placeGroups[group].integers(column - firsts[group], places, values);
            }

            @Override
            public void flags(int column, boolean[] values) {
                int group = group(column);
                placeGroups[group].flags(column - firsts[group], places, values);
            }
        };
    }

    /** The group that has a column. */
    private int group(int column) {
        int group = firsts.length - 1;
        while (firsts[group] > column) {
            group--;
        }
        return group;
    }

    private void compute(RowContext context, RowSink sink, int first) throws RowProblem {
        for (int i = 0; i < groups.length; i++) {
            groups[i].compute(context, first + firsts[i], sink);
        }
    }
}
