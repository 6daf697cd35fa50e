package org.nirayana.jyotisha.match;

import java.util.List;

/**
 * A threshold.
 *
 * @param from the least half points
 * @param grade what is called so from there on
 */
public record MatchBand(int from, MatchGrade grade) {
    private static final List<MatchBand> FUTURE_POINT = List.of(
            new MatchBand(66, MatchGrade.EXCELLENT),
            new MatchBand(50, MatchGrade.GOOD),
            new MatchBand(36, MatchGrade.ACCEPTABLE),
            new MatchBand(0, MatchGrade.NOT_RECOMMENDED));

    private static final List<MatchBand> DRIK = List.of(
            new MatchBand(62, MatchGrade.EXCELLENT),
            new MatchBand(42, MatchGrade.VERY_GOOD),
            new MatchBand(34, MatchGrade.MIDDLING),
            new MatchBand(0, MatchGrade.INAUSPICIOUS));

    private static final List<MatchBand> DRIK_WITHOUT_BHAKUTA = List.of(
            new MatchBand(52, MatchGrade.VERY_GOOD),
            new MatchBand(42, MatchGrade.MIDDLING),
            new MatchBand(0, MatchGrade.INAUSPICIOUS));

    private static final List<MatchBand> DRIK_WITHOUT_NADI = List.of(new MatchBand(0, MatchGrade.INAUSPICIOUS));

    private static final List<MatchBand> TAMIL = List.of(
            new MatchBand(16, MatchGrade.EXCELLENT),
            new MatchBand(10, MatchGrade.ACCEPTABLE),
            new MatchBand(0, MatchGrade.NOT_RECOMMENDED));

    private static final List<MatchBand> KERALA = List.of(
            new MatchBand(11, MatchGrade.UTTAMA),
            new MatchBand(10, MatchGrade.MADHYAMA),
            new MatchBand(0, MatchGrade.ADHAMA));

    static List<MatchBand> of(BandsReading reading, boolean bhakuta, boolean nadi) {
        if (reading == BandsReading.FUTURE_POINT) {
            return FUTURE_POINT;
        }
        if (!nadi) {
            return DRIK_WITHOUT_NADI;
        }
        return bhakuta ? DRIK : DRIK_WITHOUT_BHAKUTA;
    }

    static List<MatchBand> of(PoruthamBands reading) {
        return reading == PoruthamBands.TAMIL ? TAMIL : KERALA;
    }

    static MatchGrade grade(List<MatchBand> bands, int halves) {
        return bands.stream()
                .filter(band -> halves >= band.from())
                .findFirst()
                .orElseThrow()
                .grade();
    }
}
