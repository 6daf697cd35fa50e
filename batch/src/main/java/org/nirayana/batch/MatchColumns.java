package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MangalComparison;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Papasamya;

/** The eight kutas of two people, and of two births Mangal dosha and papasamya. */
final class MatchColumns implements PairGroup {
    private static final int STARS = 4;
    private static final int OF_CHARTS = 6;

    private final Conventions conventions;
    private final MoonPairs<Row> rows;
    private final List<BatchColumn> columns = new ArrayList<>();

    /** What the Moons of a pair come to, as it is written. */
    private record Row(
            List<Double> points, double total, double totalAfter, String grade, String exceptions, String standing) {
        static Row of(Ashtakuta match) {
            return new Row(
                    match.scores().stream().map(KutaScore::points).toList(),
                    match.total(),
                    match.totalAfter(),
                    match.grade().id(),
                    ids(match.exemptions(), KutaExemption::id),
                    ids(match.standing(), Kuta::id));
        }
    }

    MatchColumns(Conventions conventions) {
        this.conventions = conventions;
        this.rows = new MoonPairs<>((bride, groom) -> Row.of(Ashtakuta.of(bride, groom, conventions)));
        describeStars("match_", columns);
        for (Kuta kuta : Kuta.ALL) {
            columns.add(BatchColumn.of("match_" + kuta.id(), ColumnType.NUMBER, "Points, 0 to " + kuta.most() + "."));
        }
        columns.add(BatchColumn.of("match_total", ColumnType.NUMBER, "Sum of the tables, 0 to 36."));
        columns.add(BatchColumn.of("match_total_after", ColumnType.NUMBER, "Sum after the exceptions that count."));
        columns.add(BatchColumn.of("match_grade", ColumnType.TEXT, "What the total is called by match_bands."));
        columns.add(BatchColumn.nullable(
                "match_exceptions", ColumnType.TEXT, "Exceptions that hold, with spaces between them."));
        columns.add(BatchColumn.nullable(
                "match_standing", ColumnType.TEXT, "Of bhakuta and nadi those at fault that nothing lifts."));
        columns.add(BatchColumn.nullable("match_mangal_bride", ColumnType.FLAG, "Whether she has Mangal dosha."));
        columns.add(BatchColumn.nullable("match_mangal_groom", ColumnType.FLAG, "Whether he has it."));
        columns.add(BatchColumn.nullable("match_mangal_compatible", ColumnType.FLAG, "Whether the two go together."));
        columns.add(BatchColumn.nullable("match_mangal_ground", ColumnType.TEXT, "Why they do or do not."));
        columns.add(BatchColumn.nullable("match_papasamya_bride", ColumnType.NUMBER, "Her points of papasamya."));
        columns.add(BatchColumn.nullable("match_papasamya_groom", ColumnType.NUMBER, "His points of papasamya."));
    }

    /** The columns that say which Moons were compared. */
    static void describeStars(String prefix, List<BatchColumn> columns) {
        for (String who : List.of("bride", "groom")) {
            columns.add(BatchColumn.of(prefix + who + "_nakshatra", ColumnType.INTEGER, "1 for Ashwini to 27."));
            columns.add(BatchColumn.of(prefix + who + "_pada", ColumnType.INTEGER, "1 to 4."));
        }
    }

    /** Writes them; the number of the next column. */
    static int stars(MoonPada bride, MoonPada groom, int first, RowSink sink) {
        sink.integer(first, bride.nakshatra().number());
        sink.integer(first + 1, bride.pada());
        sink.integer(first + 2, groom.nakshatra().number());
        sink.integer(first + 3, groom.pada());
        return first + STARS;
    }

    /** Names with spaces between them; null for none. */
    static <T> String ids(List<T> some, Function<T, String> id) {
        return some.isEmpty() ? null : some.stream().map(id).collect(Collectors.joining(" "));
    }

    static void textOrAbsent(int column, String text, RowSink sink) {
        if (text == null) {
            sink.absent(column);
        } else {
            sink.text(column, text);
        }
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public void compute(PairContext pair, int first, RowSink sink) {
        boolean born = pair.isBorn();
        // Two exceptions ask for whole charts, so that births are not a look-up.
        Optional<Ashtakuta> charts = born
                ? Optional.of(Ashtakuta.of(
                        pair.bride().chart(conventions), pair.groom().chart(conventions)))
                : Optional.empty();
        MoonPada bride = pair.bride().moon(conventions);
        MoonPada groom = pair.groom().moon(conventions);
        Row row = charts.isPresent() ? Row.of(charts.get()) : rows.of(bride, groom);
        int at = stars(bride, groom, first, sink);
        for (double points : row.points()) {
            sink.brief(at++, points);
        }
        sink.brief(at++, row.total());
        sink.brief(at++, row.totalAfter());
        sink.text(at++, row.grade());
        textOrAbsent(at++, row.exceptions(), sink);
        textOrAbsent(at++, row.standing(), sink);
        if (born) {
            ofCharts(pair, at, sink);
        } else {
            for (int i = 0; i < OF_CHARTS; i++) {
                sink.absent(at + i);
            }
        }
    }

    private void ofCharts(PairContext pair, int first, RowSink sink) {
        MangalDosha hers = MangalDosha.of(pair.bride().chart(conventions));
        MangalDosha his = MangalDosha.of(pair.groom().chart(conventions));
        MangalMatch mangal = MangalMatch.of(hers, his, conventions.get(MangalComparison.CONVENTION));
        flag(first, hers.isPresent(), sink);
        flag(first + 1, his.isPresent(), sink);
        flag(first + 2, mangal.compatible(), sink);
        sink.text(first + 3, mangal.ground().id());
        sink.brief(first + 4, Papasamya.of(pair.bride().chart(conventions)).points());
        sink.brief(first + 5, Papasamya.of(pair.groom().chart(conventions)).points());
    }

    private static void flag(int column, Optional<Boolean> flag, RowSink sink) {
        if (flag.isPresent()) {
            sink.flag(column, flag.get());
        } else {
            sink.absent(column);
        }
    }
}
