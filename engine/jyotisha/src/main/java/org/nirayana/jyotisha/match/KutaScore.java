package org.nirayana.jyotisha.match;

import java.util.List;

/**
 * The points of one kuta and why they are so many.
 *
 * @param halves points in halves, so that all are whole
 * @param bride what the bride is for this kuta
 * @param groom what the groom is
 * @param table whose table it is
 * @param row what was looked up: the bride's row and the groom's column
 * @param counts where something is counted: from the bride to the groom, and from the groom to the bride
 */
public record KutaScore(
        Kuta kuta, int halves, String bride, String groom, MatchTable table, String row, List<Integer> counts) {
    public KutaScore {
        counts = List.copyOf(counts);
    }

    public double points() {
        return halves / 2.0;
    }

    public boolean isFault() {
        return kuta.isFault(halves);
    }
}
