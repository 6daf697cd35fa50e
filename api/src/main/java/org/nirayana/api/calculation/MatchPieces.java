package org.nirayana.api.calculation;

import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.LongStream;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Input;
import org.nirayana.api.view.MatchPairView;
import org.nirayana.api.view.ReadingView;
import org.nirayana.jyotisha.match.KutaTable;

/** The pairs of a batch in pieces, in their order or the best of them. */
final class MatchPieces {
    /** Some 100 KB. */
    private static final int PAIRS_IN_PIECE = 1000;

    private final KutaTable table;
    private final MatchList people;

    private MatchPieces(KutaTable table, MatchList people) {
        this.table = table;
        this.people = people;
    }

    /**
     * The pieces.
     *
     * @param top how many of the best are wanted, best first; 0 for all of them in order
     */
    static Iterator<byte[]> of(KutaTable table, MatchList people, int top, Input input, List<ReadingView> readings) {
        MatchPieces pieces = new MatchPieces(table, people);
        return new JsonPieces<>(
                top == 0 ? LongStream.range(0, people.pairs()).iterator() : best(table, people, top, input),
                PAIRS_IN_PIECE,
                new JsonPieces.Head(ZoneOffset.UTC.getRules())
                        .member("pairs", people.pairs())
                        .member("readings", readings)
                        .list("matches"),
                pair -> JsonWriter.toJson(pieces.view(pair)));
    }

    /** The best by points, then by fewer standing faults, then in the order in which they came, so that it never varies. */
    private static Iterator<Long> best(KutaTable table, MatchList people, int top, Input input) {
        PriorityQueue<Long> worstFirst = new PriorityQueue<>(
                top + 1, (one, other) -> Long.compare(key(table, people, one), key(table, people, other)));
        long all = people.pairs();
        for (long pair = 0; pair < all; pair++) {
            if (pair % PAIRS_IN_PIECE == 0) {
                input.requireClient();
            }
            if (worstFirst.size() < top) {
                worstFirst.add(pair);
            } else if (key(table, people, pair) > key(table, people, worstFirst.element())) {
                worstFirst.remove();
                worstFirst.add(pair);
            }
        }
        Long[] chosen = new Long[worstFirst.size()];
        for (int i = chosen.length - 1; i >= 0; i--) {
            chosen[i] = worstFirst.remove();
        }
        return Arrays.asList(chosen).iterator();
    }

    /** Larger is better; no two are equal. */
    private static long key(KutaTable table, MatchList people, long pair) {
        int bride = people.brides().moon((int) (pair / people.grooms().size()));
        int groom = people.grooms().moon((int) (pair % people.grooms().size()));
        long points = table.halves(bride, groom);
        return (points * 4 + 3 - table.standing(bride, groom)) * (1L << 40) - pair;
    }

    private MatchPairView view(long pair) {
        int bride = (int) (pair / people.grooms().size());
        int groom = (int) (pair % people.grooms().size());
        return MatchPairView.of(
                people.brides().id(bride),
                people.grooms().id(groom),
                table,
                people.brides().moon(bride),
                people.grooms().moon(groom));
    }
}
