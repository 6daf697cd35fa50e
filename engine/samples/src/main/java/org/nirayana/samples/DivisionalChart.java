package org.nirayana.samples;

import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.varga.VargaChart;

/** The navamsa, and who keeps its rasi in it (vargottama). */
public final class DivisionalChart {
    private DivisionalChart() {}

    public static void main(String[] args) {
        Chart chart = Nirayana.standard().chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        VargaChart navamsa = chart.varga(9);
        System.out.println(navamsa.ascendant());
        for (VargaChart.Point point : navamsa.grahas()) {
            boolean vargottama = point.rasi() == point.placement().rasi();
            System.out.println(point + (vargottama ? "  vargottama" : ""));
        }
    }
}
