package org.nirayana.jyotisha.match;

import java.util.List;

/**
 * Whether one porutham holds, and why.
 *
 * @param counted whether it is one of those that are counted for the verdict
 * @param bride what the girl is for it
 * @param groom what the boy is
 * @param table whose rule it is
 * @param row what was looked up
 * @param counts where something is counted: from the girl to the boy; of aya-vyaya income and expense
 * @param sexes of yoni, where they decide: of the girl and of the boy
 */
public record PoruthamScore(
        Porutham porutham,
        PoruthamGrade grade,
        boolean counted,
        String bride,
        String groom,
        MatchTable table,
        String row,
        List<Integer> counts,
        List<Sex> sexes) {
    public PoruthamScore {
        counts = List.copyOf(counts);
        sexes = List.copyOf(sexes);
    }

    PoruthamScore counting(Integer... numbers) {
        return new PoruthamScore(porutham, grade, counted, bride, groom, table, row, List.of(numbers), sexes);
    }

    PoruthamScore of(Sex girl, Sex boy) {
        return new PoruthamScore(porutham, grade, counted, bride, groom, table, row, counts, List.of(girl, boy));
    }
}
