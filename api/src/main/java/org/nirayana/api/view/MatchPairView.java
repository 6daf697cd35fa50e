package org.nirayana.api.view;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaTable;

/** One pair of a batch. */
public record MatchPairView(
        String bride,
        String groom,
        @Range(min = 0, max = 36) double points,

        @Range(min = 0, max = 36) @Description("After exceptions.")
        double pointsAfter,

        @OneOf(of = Vocabulary.KUTA)
        @Description("Of `bhakuta` and `nadi` those that are at fault without anything that lifts it.")
        List<String> standing,

        @Size(min = 8, max = 8) @Range(min = 0, max = 8) @Description("Varna to nadi.")
        List<Double> kutas) {
    /** A look-up. */
    public static MatchPairView of(String brideId, String groomId, KutaTable table, int bride, int groom) {
        List<String> standing = new ArrayList<>(2);
        List<Double> kutas = new ArrayList<>(8);
        for (int i = 0; i < Kuta.ALL.size(); i++) {
            kutas.add(table.halves(bride, groom, i) / 2.0);
            if (table.stands(bride, groom, i)) {
                standing.add(Kuta.ALL.get(i).id());
            }
        }
        return new MatchPairView(
                brideId,
                groomId,
                table.halves(bride, groom) / 2.0,
                table.halvesAfter(bride, groom) / 2.0,
                standing,
                kutas);
    }
}
