package org.nirayana.jyotisha.match;

import java.util.List;
import org.nirayana.jyotisha.Conventions;

/**
 * The kutas of all pairs of the 110 classes of Moons, computed once: a match is a look-up.
 *
 * <p>Immutable, some 150 KB, for any number of threads. What whole charts add (exceptions that ask for the ascendant) is
 * not in it.
 */
public final class KutaTable {
    /** Eight fields of five bits. */
    private static final int BITS = 5;

    private static final int MASK = (1 << BITS) - 1;

    private final long[] points = new long[MoonPada.COUNT * MoonPada.COUNT];
    private final byte[] totals = new byte[MoonPada.COUNT * MoonPada.COUNT];
    private final byte[] totalsAfter = new byte[MoonPada.COUNT * MoonPada.COUNT];
    private final byte[] faults = new byte[MoonPada.COUNT * MoonPada.COUNT];

    private KutaTable() {}

    /** The table by some conventions. */
    public static KutaTable of(Conventions conventions) {
        KutaTable table = new KutaTable();
        for (MoonPada bride : MoonPada.ALL) {
            for (MoonPada groom : MoonPada.ALL) {
                table.put(Ashtakuta.of(bride, groom, conventions));
            }
        }
        return table;
    }

    /** What tells the tables of two sets of conventions apart: equal keys, equal tables. */
    public static Object key(Conventions conventions) {
        return KutaRules.key(conventions);
    }

    private void put(Ashtakuta match) {
        int at = cell(match.bride().index(), match.groom().index());
        long packed = 0;
        int fault = 0;
        List<Kuta> standing = match.standing();
        for (int i = 0; i < Kuta.ALL.size(); i++) {
            packed |= (long) match.scores().get(i).halves() << (i * BITS);
            if (standing.contains(Kuta.ALL.get(i))) {
                fault |= 1 << i;
            }
        }
        points[at] = packed;
        totals[at] = (byte) match.halves();
        totalsAfter[at] = (byte) match.halvesAfter();
        faults[at] = (byte) fault;
    }

    private static int cell(int bride, int groom) {
        return bride * MoonPada.COUNT + groom;
    }

    /**
     * The total of the tables in half points.
     *
     * @param bride {@link MoonPada#index}
     * @param groom the same of the groom
     */
    public int halves(int bride, int groom) {
        return totals[cell(bride, groom)];
    }

    /** The total after exceptions in half points. */
    public int halvesAfter(int bride, int groom) {
        return totalsAfter[cell(bride, groom)];
    }

    /** The half points of one kuta, 0 for varna to 7 for nadi. */
    public int halves(int bride, int groom, int kuta) {
        return (int) (points[cell(bride, groom)] >>> (kuta * BITS)) & MASK;
    }

    /** Whether bhakuta (6) or nadi (7) is at fault and no exception lifts it. */
    public boolean stands(int bride, int groom, int kuta) {
        return (faults[cell(bride, groom)] >>> kuta & 1) != 0;
    }

    /** How many of bhakuta and nadi are at fault and not lifted: 0 to 2. */
    public int standing(int bride, int groom) {
        return Integer.bitCount(faults[cell(bride, groom)] & 0xff);
    }
}
