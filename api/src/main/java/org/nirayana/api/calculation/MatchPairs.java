package org.nirayana.api.calculation;

import java.util.Arrays;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.stream.LongStream;
import org.nirayana.api.operation.Input;
import org.nirayana.api.view.MatchPairView;
import org.nirayana.jyotisha.match.KutaTable;

/** The pairs of a batch by their numbers, in their order or the best of them. */
record MatchPairs(KutaTable table, MatchList people) {
    /** Some 100 KB as JSON. */
    static final int AT_ONCE = 1000;

    /** In the order of the list. */
    Iterator<Long> all() {
        return LongStream.range(0, people.pairs()).iterator();
    }

    /** The best by points, then by fewer standing faults, then in the order in which they came, so that it never varies. */
    Iterator<Long> best(int top, Input input) {
        PriorityQueue<Long> worstFirst =
                new PriorityQueue<>(top + 1, (one, other) -> Long.compare(key(one), key(other)));
        long all = people.pairs();
        for (long pair = 0; pair < all; pair++) {
            if (pair % AT_ONCE == 0) {
                input.requireClient();
            }
            if (worstFirst.size() < top) {
                worstFirst.add(pair);
            } else if (key(pair) > key(worstFirst.element())) {
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
    private long key(long pair) {
        int bride = people.brides().moon((int) (pair / people.grooms().size()));
        int groom = people.grooms().moon((int) (pair % people.grooms().size()));
        long points = table.halves(bride, groom);
        return (points * 4 + 3 - table.standing(bride, groom)) * (1L << 40) - pair;
    }

    MatchPairView view(long pair) {
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
