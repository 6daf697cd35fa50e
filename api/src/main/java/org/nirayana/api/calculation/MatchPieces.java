package org.nirayana.api.calculation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.stream.LongStream;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.view.MatchPairView;
import org.nirayana.jyotisha.matching.KutaTable;

/** The pairs of a batch in pieces, in their order or the best of them. */
final class MatchPieces implements Iterator<byte[]> {
    /** Some 100 KB. */
    private static final int PAIRS_IN_PIECE = 1000;

    private final KutaTable table;
    private final MatchList people;
    private final Iterator<Long> pairs;
    private final String head;
    private boolean begun;
    private boolean ended;

    /**
     * @param top how many of the best are wanted, best first; 0 for all of them in order
     * @param readings what the answer begins with, as JSON
     */
    MatchPieces(KutaTable table, MatchList people, int top, byte[] readings) {
        this.table = table;
        this.people = people;
        long all = (long) people.brides().size() * people.grooms().size();
        this.pairs = top == 0 ? LongStream.range(0, all).iterator() : best(all, top);
        this.head = "{\"pairs\":" + all + ",\"readings\":" + new String(readings, StandardCharsets.UTF_8)
                + ",\"matches\":[";
    }

    /** The best by points, then by fewer standing faults, then in the order in which they came, so that it never varies. */
    private Iterator<Long> best(long all, int top) {
        PriorityQueue<Long> worstFirst =
                new PriorityQueue<>(top + 1, (one, other) -> Long.compare(key(one), key(other)));
        for (long pair = 0; pair < all; pair++) {
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

    @Override
    public boolean hasNext() {
        return !ended;
    }

    @Override
    public byte[] next() {
        if (ended) {
            throw new NoSuchElementException("the batch is complete");
        }
        ByteArrayOutputStream piece = new ByteArrayOutputStream(128 * 1024);
        boolean first = !begun;
        if (!begun) {
            piece.writeBytes(utf8(head));
            begun = true;
        }
        for (int i = 0; i < PAIRS_IN_PIECE && pairs.hasNext(); i++) {
            if (!first) {
                piece.write(',');
            }
            first = false;
            piece.writeBytes(JsonWriter.toJson(view(pairs.next())));
        }
        if (!pairs.hasNext()) {
            piece.writeBytes(utf8("]}"));
            ended = true;
        }
        return piece.toByteArray();
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

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
