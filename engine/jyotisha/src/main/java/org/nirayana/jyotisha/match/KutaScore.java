package org.nirayana.jyotisha.match;

/**
 * The points of one kuta and why they are so many.
 *
 * @param halves points in halves, so that all are whole
 * @param bride what the bride is for this kuta
 * @param groom what the groom is
 * @param table the convention that has the table, and how it is read: {@code yoni_table=north}
 * @param row what was looked up: the bride's row and the groom's column
 */
public record KutaScore(Kuta kuta, int halves, String bride, String groom, String table, String row) {
    public double points() {
        return halves / 2.0;
    }

    public boolean isFault() {
        return kuta.isFault(halves);
    }
}
