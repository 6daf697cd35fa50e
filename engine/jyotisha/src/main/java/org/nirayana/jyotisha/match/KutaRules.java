package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The points of the eight kutas, each looked up in its table. */
final class KutaRules {
    /** Half points by the sum of both relations, from two enemies (-2) to two friends (2); a zero is two neutrals. */
    private static final int[] MAITRI = {0, 1, 6, 8, 10};

    private static final int[] MAITRI_OF_MAITREYA = {0, 2, 4, 8, 10};

    private static final MatchTable BHAKUTA = MatchTable.of("bhakuta", MatchSources.chintamani("6.31"));

    static final MatchTable NADI = MatchTable.of("nadi", MatchSources.chintamani("6"));

    private static final List<String> SIGNS =
            Rasi.ALL.stream().map(rasi -> rasi.id().toLowerCase(Locale.ROOT)).toList();

    /** The table of each reading, kept because it is asked for with every pair. */
    private static final Map<Reading, MatchTable> TABLES = new ConcurrentHashMap<>();

    private KutaRules() {}

    static List<KutaScore> scores(Couple couple) {
        return List.of(
                varna(couple),
                vashya(couple),
                tara(couple),
                yoni(couple),
                maitri(couple),
                gana(couple),
                bhakuta(couple),
                nadi(couple));
    }

    private static KutaScore varna(Couple couple) {
        VarnaReading reading = couple.conventions().get(VarnaReading.CONVENTION);
        Varna bride = KutaTables.varna(couple.bride(), reading);
        Varna groom = KutaTables.varna(couple.groom(), reading);
        return score(Kuta.VARNA, KutaTables.varnaHolds(bride, groom) ? 2 : 0, bride.id(), groom.id(), reading);
    }

    private static KutaScore vashya(Couple couple) {
        VashyaReading reading = couple.conventions().get(VashyaReading.CONVENTION);
        int halves = KutaTables.vashya(couple.bride(), couple.groom(), reading);
        return reading == VashyaReading.RAMAN
                ? score(Kuta.VASHYA, halves, sign(couple.bride()), sign(couple.groom()), reading)
                : score(
                        Kuta.VASHYA,
                        halves,
                        KutaTables.vashya(couple.bride()).id(),
                        KutaTables.vashya(couple.groom()).id(),
                        reading);
    }

    /** The bride's tara is that of her star from the groom's, and his that of his star from hers. */
    private static KutaScore tara(Couple couple) {
        TaraReading reading = couple.conventions().get(TaraReading.CONVENTION);
        int toGroom = couple.starsToGroom();
        int toBride = couple.starsToBride();
        Tara bride = Tara.ofCount(toBride);
        Tara groom = Tara.ofCount(toGroom);
        int halves;
        if (reading == TaraReading.RAMAN) {
            halves = isEvenOfNine(toGroom) ? 6 : 0;
        } else {
            halves = (bride.nature() == Nature.BAD ? 0 : 3) + (groom.nature() == Nature.BAD ? 0 : 3);
        }
        return new KutaScore(
                Kuta.TARA,
                halves,
                bride.id(),
                groom.id(),
                table(reading),
                "bride to groom " + toGroom + ", groom to bride " + toBride,
                List.of(toGroom, toBride));
    }

    /** Whether the remainder by nine is 2, 4, 6, 8 or nothing. */
    static boolean isEvenOfNine(int count) {
        return count % 9 % 2 == 0;
    }

    private static KutaScore yoni(Couple couple) {
        YoniReading reading = couple.conventions().get(YoniReading.CONVENTION);
        Yoni bride = couple.bride().traits().yoni();
        Yoni groom = couple.groom().traits().yoni();
        return score(Kuta.YONI, KutaTables.yoni(bride, groom, reading), bride.id(), groom.id(), reading);
    }

    private static KutaScore maitri(Couple couple) {
        MaitriReading reading = couple.conventions().get(MaitriReading.CONVENTION);
        Graha bride = couple.bride().lord();
        Graha groom = couple.groom().lord();
        return score(Kuta.GRAHA_MAITRI, maitri(bride, groom, reading), bride.id(), groom.id(), reading);
    }

    static int maitri(Graha one, Graha other, MaitriReading reading) {
        if (one == other) {
            return 10;
        }
        int there = Couple.natural(one, other);
        int back = Couple.natural(other, one);
        // A friend whose friendship is not returned is worth less than two neutrals, though the sum is the same.
        if (there + back == 0 && there != 0) {
            return reading == MaitriReading.NORTH ? 2 : 4;
        }
        return (reading == MaitriReading.NORTH ? MAITRI : MAITRI_OF_MAITREYA)[there + back + 2];
    }

    private static KutaScore gana(Couple couple) {
        GanaReading reading = couple.conventions().get(GanaReading.CONVENTION);
        Gana bride = couple.bride().traits().gana();
        Gana groom = couple.groom().traits().gana();
        return score(Kuta.GANA, KutaTables.gana(bride, groom, reading), bride.id(), groom.id(), reading);
    }

    private static KutaScore bhakuta(Couple couple) {
        int there = couple.signsToGroom();
        int back = couple.bride().rasi().countedFrom(couple.groom().rasi());
        return new KutaScore(
                Kuta.BHAKUTA,
                couple.bhakutaHolds() ? 14 : 0,
                sign(couple.bride()),
                sign(couple.groom()),
                BHAKUTA,
                there + "/" + back,
                List.of(there, back));
    }

    private static KutaScore nadi(Couple couple) {
        Nadi bride = couple.bride().traits().nadi();
        Nadi groom = couple.groom().traits().nadi();
        return new KutaScore(
                Kuta.NADI,
                bride == groom ? 0 : 16,
                bride.id(),
                groom.id(),
                NADI,
                row(bride.id(), groom.id()),
                List.of());
    }

    private static KutaScore score(Kuta kuta, int halves, String bride, String groom, Reading reading) {
        return new KutaScore(kuta, halves, bride, groom, table(reading), row(bride, groom), List.of());
    }

    static MatchTable table(Reading reading) {
        return TABLES.computeIfAbsent(reading, MatchTable::of);
    }

    static String row(String bride, String groom) {
        return "bride " + bride + ", groom " + groom;
    }

    static String sign(MoonPada moon) {
        return SIGNS.get(moon.rasi().number() - 1);
    }

    /** The readings that the table of kutas depends on. */
    static List<Object> key(Conventions conventions) {
        return List.of(
                conventions.get(VarnaReading.CONVENTION),
                conventions.get(VashyaReading.CONVENTION),
                conventions.get(TaraReading.CONVENTION),
                conventions.get(YoniReading.CONVENTION),
                conventions.get(MaitriReading.CONVENTION),
                conventions.get(GanaReading.CONVENTION),
                conventions.get(VasyaReading.CONVENTION),
                conventions.get(VedhaReading.CONVENTION),
                conventions.get(ExceptionReading.CONVENTION));
    }
}
