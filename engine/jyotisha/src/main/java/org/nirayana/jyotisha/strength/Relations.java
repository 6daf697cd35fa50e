package org.nirayana.jyotisha.strength;

import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Who is whose friend and enemy in a chart.
 *
 * <p>The natural relation is a table (Brihat Parashara Hora Shastra 3.55, which follows from the moolatrikona signs by
 * Varahamihira's rule); the temporary one is that of signs in this chart: who stands in the second, third, fourth, tenth,
 * eleventh or twelfth from one is a friend, everybody else an enemy. The temporary one is mutual, the natural one is not.
 */
public final class Relations {
    /** Of the Sun to Saturn to the Sun to Saturn: 1 friend, 0 neutral, -1 enemy. */
    private static final int[][] NATURAL = {
        {0, 1, 1, 0, 1, -1, -1},
        {1, 0, 0, 1, 0, 0, 0},
        {1, 1, 0, -1, 1, 0, 0},
        {1, -1, 0, 0, 0, 1, 0},
        {1, 1, 1, -1, 0, -1, 0},
        {-1, -1, 0, 1, 0, 0, 1},
        {-1, -1, -1, 1, 0, 1, 0}
    };

    /** Santhanam's note to the same verse. */
    private static final int[] RAHU_SANTHANAM = {-1, -1, -1, 0, 1, 1, 1};

    private static final int[] KETU_SANTHANAM = {-1, -1, 1, 0, 0, 1, 1};

    /** By how many signs the other is ahead. */
    private static final int[] TEMPORARY = {-1, 1, 1, 1, -1, -1, -1, -1, -1, 1, 1, 1};

    private static final int SATURN = Graha.SATURN.number() - 1;
    private static final int MARS = Graha.MARS.number() - 1;

    /** Where the nine stand, 0 for Aries. */
    private final int[] signs = new int[Graha.COUNT];

    private final NodeFriends nodes;

    private Relations(Placements placements, NodeFriends nodes) {
        for (int i = 0; i < signs.length; i++) {
            signs[i] = placements.of(Graha.ALL.get(i)).rasi().number() - 1;
        }
        this.nodes = nodes;
    }

    /** The relations in a chart. */
    public static Relations of(Chart chart) {
        return chart.derived(Relations.class, made -> of(made.placements(), made.conventions()));
    }

    /** The relations among given places. */
    public static Relations of(Placements placements, Conventions conventions) {
        return new Relations(placements, conventions.get(NodeFriends.CONVENTION));
    }

    /**
     * The natural relation.
     *
     * @return 1 friend, 0 neutral, -1 enemy; nothing of a graha to itself, to a node, or where nodes are not classified
     */
    public Optional<Integer> natural(Graha of, Graha to) {
        return of == to || to.isNode() ? Optional.empty() : row(of).map(row -> row[to.number() - 1]);
    }

    /** The natural relation of one of the seven to another: 1 friend, 0 neutral, -1 enemy; 0 to itself. */
    public static int naturalOfSeven(Graha of, Graha to) {
        return NATURAL[of.number() - 1][to.number() - 1];
    }

    /** The relation of the moment: 1 friend, -1 enemy; nothing of a graha to itself. */
    public Optional<Integer> temporary(Graha of, Graha to) {
        return of == to ? Optional.empty() : Optional.of(temporaryScore(of, to));
    }

    /** Both together; nothing where there is no natural relation. */
    public Optional<Relation> compound(Graha of, Graha to) {
        return natural(of, to).map(natural -> Relation.ofScore(natural + temporaryScore(of, to)));
    }

    /** The compound relation of one of the seven to another of them. */
    Relation ofSeven(Graha of, Graha to) {
        return Relation.ofScore(NATURAL[of.number() - 1][to.number() - 1] + temporaryScore(of, to));
    }

    private int temporaryScore(Graha of, Graha to) {
        int apart = signs[to.number() - 1] - signs[of.number() - 1];
        return TEMPORARY[apart < 0 ? apart + Rasi.COUNT : apart];
    }

    private Optional<int[]> row(Graha of) {
        if (!of.isNode()) {
            return Optional.of(NATURAL[of.number() - 1]);
        }
        boolean rahu = of == Graha.RAHU;
        return switch (nodes) {
            case NONE -> Optional.empty();
            case SANTHANAM -> Optional.of(rahu ? RAHU_SANTHANAM : KETU_SANTHANAM);
            case PVR -> Optional.of(NATURAL[rahu ? SATURN : MARS]);
        };
    }
}
