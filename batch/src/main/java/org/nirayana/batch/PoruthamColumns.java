package org.nirayana.batch;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamExemption;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Poruthams;

/** The poruthams of two people: the ten, and those of the list that the conventions have. */
final class PoruthamColumns implements PairGroup {
    private final Conventions conventions;
    private final MoonPairs<Row> rows;
    private final List<BatchColumn> columns = new ArrayList<>();

    /** What the Moons of a pair come to, as it is written. */
    private record Row(List<String> grades, double total, String grade, String exceptions, String standing) {
        static Row of(Poruthams match) {
            return new Row(
                    match.scores().stream().map(score -> score.grade().id()).toList(),
                    match.total(),
                    match.grade().id(),
                    MatchColumns.ids(match.exemptions(), PoruthamExemption::id),
                    MatchColumns.ids(match.standing(), Porutham::id));
        }
    }

    PoruthamColumns(Conventions conventions) {
        this.conventions = conventions;
        this.rows = new MoonPairs<>((bride, groom) -> Row.of(Poruthams.of(bride, groom, conventions)));
        MatchColumns.describeStars("porutham_", columns);
        // Which there are follows from the conventions alone.
        Poruthams any = Poruthams.of(MoonPada.ALL.get(0), MoonPada.ALL.get(0), conventions);
        for (PoruthamScore score : any.scores()) {
            columns.add(BatchColumn.of(
                    "porutham_" + score.porutham().id(),
                    ColumnType.TEXT,
                    "uttama, madhyama or adhama"
                            + (score.porutham() == Porutham.BHUTA ? ", or untold" : "")
                            + (score.counted() ? "; counted." : "; not counted.")));
        }
        columns.add(BatchColumn.of(
                "porutham_total", ColumnType.NUMBER, "How many hold of " + any.most() + ", a madhyama as a half."));
        columns.add(BatchColumn.of("porutham_grade", ColumnType.TEXT, "What the total is called by porutham_bands."));
        columns.add(BatchColumn.nullable(
                "porutham_exceptions", ColumnType.TEXT, "Exceptions that hold, with spaces between them."));
        columns.add(BatchColumn.nullable(
                "porutham_standing", ColumnType.TEXT, "Of rajju and vedha those that fail and nothing lets aside."));
    }

    @Override
    public List<BatchColumn> columns() {
        return columns;
    }

    @Override
    public void compute(PairContext pair, int first, RowSink sink) {
        MoonPada bride = pair.bride().moon(conventions);
        MoonPada groom = pair.groom().moon(conventions);
        Row row = rows.of(bride, groom);
        int at = MatchColumns.stars(bride, groom, first, sink);
        for (String grade : row.grades()) {
            sink.text(at++, grade);
        }
        sink.brief(at++, row.total());
        sink.text(at++, row.grade());
        MatchColumns.textOrAbsent(at++, row.exceptions(), sink);
        MatchColumns.textOrAbsent(at, row.standing(), sink);
    }
}
