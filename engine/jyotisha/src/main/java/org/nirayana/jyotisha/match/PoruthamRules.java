package org.nirayana.jyotisha.match;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** The rules of the poruthams. */
final class PoruthamRules {
    private static final MatchTable SOUTHERN = MatchTable.of(MatchSources.SOUTHERN);
    private static final MatchTable PAKSHI = MatchTable.of("pakshi", MatchSources.prasnaMarga("21"));
    private static final MatchTable BHUTA = MatchTable.of("bhuta", MatchSources.prasnaMarga("21"));
    private static final MatchTable AYA_VYAYA = MatchTable.of("aya-vyaya", MatchSources.prasnaMarga("21"));

    private static final Set<Integer> TAMIL_DAYS = Set.of(2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26);

    /** The Tamil list of counts that hold but for one pada of the boy's. */
    private static final Map<Integer, Integer> EXCEPT_PADA = Map.of(12, 1, 14, 4, 16, 3);

    private static final Set<Nakshatra> ORDINARY_FOR_BOTH = EnumSet.of(
            Nakshatra.ASHWINI,
            Nakshatra.KRITTIKA,
            Nakshatra.MRIGASHIRA,
            Nakshatra.PUNARVASU,
            Nakshatra.PUSHYA,
            Nakshatra.PURVA_PHALGUNI,
            Nakshatra.UTTARA_PHALGUNI,
            Nakshatra.CHITRA,
            Nakshatra.ANURADHA,
            Nakshatra.PURVA_ASHADHA,
            Nakshatra.UTTARA_ASHADHA);

    /** From the 1st to the 12th: 2 good, 1 middling, 0 bad; the first also asks for two stars. */
    private static final int[] RASI_TAMIL = {2, 0, 0, 1, 0, 0, 2, 0, 2, 2, 2, 2};

    private static final int[] RASI_KERALA_ODD = {2, 0, 0, 1, 0, 1, 2, 1, 2, 2, 2, 2};
    private static final int[] RASI_KERALA_EVEN = {2, 0, 0, 1, 0, 0, 2, 2, 2, 2, 2, 2};
    private static final int[] RASI_RAMAN = {2, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2};
    private static final int[] RASI_RAAJAYOGAM = {2, 0, 2, 2, 2, 0, 2, 0, 2, 2, 2, 0};

    /** The friends of each by the Yavanas, Prasna Marga 21.19. */
    private static final Map<Graha, Set<Graha>> YAVANA = Map.of(
            Graha.SUN, EnumSet.of(Graha.JUPITER),
            Graha.MOON, EnumSet.of(Graha.MERCURY, Graha.JUPITER),
            Graha.MARS, EnumSet.of(Graha.MERCURY, Graha.VENUS),
            Graha.MERCURY, EnumSet.of(Graha.MOON, Graha.MARS, Graha.JUPITER, Graha.VENUS, Graha.SATURN),
            Graha.JUPITER, EnumSet.of(Graha.SUN, Graha.MOON, Graha.MERCURY, Graha.VENUS, Graha.SATURN),
            Graha.VENUS, EnumSet.of(Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.SATURN),
            Graha.SATURN, EnumSet.of(Graha.MERCURY, Graha.JUPITER, Graha.VENUS));

    private static final List<Set<Graha>> THIRUMANA_ENEMIES = List.of(
            EnumSet.of(Graha.SUN, Graha.SATURN),
            EnumSet.of(Graha.SUN, Graha.VENUS),
            EnumSet.of(Graha.MOON, Graha.MERCURY));

    private PoruthamRules() {}

    static PoruthamScore score(Porutham porutham, Couple couple) {
        return switch (porutham) {
            case DINA -> dina(couple);
            case GANA -> gana(couple);
            case MAHENDRA ->
                counted(
                        Porutham.MAHENDRA,
                        PoruthamGrade.of(couple.starsToGroom() % 3 == 1 && couple.starsToGroom() > 1),
                        couple,
                        SOUTHERN);
            case STREE_DIRGHA -> streeDirgha(couple);
            case YONI -> yoni(couple);
            case RASI -> rasi(couple);
            case RASYADHIPATI -> rasyadhipati(couple);
            case VASYA -> vasya(couple);
            case RAJJU -> rajju(couple);
            case VEDHA -> vedha(couple);
            case NADI -> nadi(couple);
            case VARNA -> varna(couple);
            case PAKSHI -> pakshi(couple);
            case BHUTA -> bhuta(couple);
            case AYA_VYAYA -> ayaVyaya(couple);
        };
    }

    /** A score by the count of stars from the girl to the boy. */
    private static PoruthamScore counted(Porutham porutham, PoruthamGrade grade, Couple couple, MatchTable table) {
        return score(porutham, grade, couple, table, "girl to boy " + couple.starsToGroom())
                .counting(couple.starsToGroom());
    }

    /** A score whose traits are the stars themselves. */
    private static PoruthamScore score(
            Porutham porutham, PoruthamGrade grade, Couple couple, MatchTable table, String row) {
        return score(
                porutham,
                grade,
                couple,
                couple.bride().nakshatra().id(),
                couple.groom().nakshatra().id(),
                table,
                row);
    }

    private static PoruthamScore score(
            Porutham porutham,
            PoruthamGrade grade,
            Couple couple,
            String bride,
            String groom,
            MatchTable table,
            String row) {
        boolean twelve = couple.conventions().get(PoruthamList.CONVENTION) == PoruthamList.THIRUMANA;
        return new PoruthamScore(
                porutham,
                grade,
                twelve || Porutham.TEN.contains(porutham),
                bride,
                groom,
                table,
                row,
                List.of(),
                List.of());
    }

    private static PoruthamScore of(
            Porutham porutham, PoruthamGrade grade, Couple couple, String bride, String groom, Reading reading) {
        return score(
                porutham, grade, couple, bride, groom, KutaRules.table(reading), "girl " + bride + ", boy " + groom);
    }

    private static PoruthamScore dina(Couple couple) {
        DinaReading reading = couple.conventions().get(DinaReading.CONVENTION);
        int count = couple.starsToGroom();
        PoruthamGrade grade =
                switch (reading) {
                    case NINES -> PoruthamGrade.of(KutaRules.isEvenOfNine(count));
                    case TAMIL_LIST -> tamilDays(couple, count);
                    case KERALA -> keralaDays(couple, count);
                };
        return counted(Porutham.DINA, grade, couple, KutaRules.table(reading));
    }

    private static PoruthamGrade tamilDays(Couple couple, int count) {
        if (count == 1) {
            Nakshatra star = couple.bride().nakshatra();
            if (CoupleClauses.GOOD_FOR_BOTH.contains(star)) {
                return PoruthamGrade.UTTAMA;
            }
            return ORDINARY_FOR_BOTH.contains(star) ? PoruthamGrade.MADHYAMA : PoruthamGrade.ADHAMA;
        }
        if (count == Nakshatra.COUNT) {
            return PoruthamGrade.of(couple.sameSign());
        }
        if (EXCEPT_PADA.containsKey(count)) {
            return EXCEPT_PADA.get(count) == couple.groom().pada() ? PoruthamGrade.ADHAMA : PoruthamGrade.MADHYAMA;
        }
        return PoruthamGrade.of(TAMIL_DAYS.contains(count));
    }

    private static PoruthamGrade keralaDays(Couple couple, int count) {
        int ofNine = (count - 1) % 9 + 1;
        int padas = couple.padasToGroom();
        return PoruthamGrade.of(ofNine != 3 && ofNine != 5 && ofNine != 7 && padas != 88 && padas != 108);
    }

    private static PoruthamScore gana(Couple couple) {
        GanaPoruthamReading reading = couple.conventions().get(GanaPoruthamReading.CONVENTION);
        Gana bride = couple.bride().traits().gana();
        Gana groom = couple.groom().traits().gana();
        PoruthamGrade grade;
        if (bride == groom) {
            grade = PoruthamGrade.UTTAMA;
        } else if (bride == Gana.RAKSHASA || (groom == Gana.RAKSHASA && bride == Gana.DEVA)) {
            grade = PoruthamGrade.ADHAMA;
        } else if (groom == Gana.DEVA || reading == GanaPoruthamReading.PROKERALA) {
            grade = PoruthamGrade.UTTAMA;
        } else if (groom == Gana.RAKSHASA) {
            grade = PoruthamGrade.MADHYAMA;
        } else {
            grade = reading == GanaPoruthamReading.TAMIL ? PoruthamGrade.MADHYAMA : PoruthamGrade.ADHAMA;
        }
        return of(Porutham.GANA, grade, couple, bride.id(), groom.id(), reading);
    }

    private static PoruthamScore streeDirgha(Couple couple) {
        StreeDirghaReading reading = couple.conventions().get(StreeDirghaReading.CONVENTION);
        int count = couple.starsToGroom();
        PoruthamGrade grade =
                switch (reading) {
                    case TAMIL ->
                        count > 13 ? PoruthamGrade.UTTAMA : count > 7 ? PoruthamGrade.MADHYAMA : PoruthamGrade.ADHAMA;
                    case RAMAN -> PoruthamGrade.of(count > 9);
                    case PROKERALA -> PoruthamGrade.of(count >= 9);
                    case KERALA -> PoruthamGrade.of(count > 15);
                };
        return counted(Porutham.STREE_DIRGHA, grade, couple, KutaRules.table(reading));
    }

    private static PoruthamScore yoni(Couple couple) {
        YoniPoruthamReading reading = couple.conventions().get(YoniPoruthamReading.CONVENTION);
        StarTraits girl = couple.bride().traits();
        StarTraits boy = couple.groom().traits();
        Yoni bride = girl.yoni();
        Yoni groom = boy.yoni();
        PoruthamGrade grade;
        if (KutaTables.areSworn(bride, groom)) {
            grade = PoruthamGrade.ADHAMA;
        } else {
            grade = switch (reading) {
                case TAMIL -> bySex(girl.sex(), boy.sex());
                case KERALA -> bySex(girl.keralaSex(), boy.keralaSex());
                case PROKERALA_TEN -> PoruthamGrade.of(KutaTables.yoni(bride, groom, YoniReading.PROKERALA) > 2);
                case PROKERALA_THIRUMANA -> PoruthamGrade.UTTAMA;
            };
        }
        boolean sexed = reading == YoniPoruthamReading.TAMIL || reading == YoniPoruthamReading.KERALA;
        boolean kerala = reading == YoniPoruthamReading.KERALA;
        if (!sexed) {
            return of(Porutham.YONI, grade, couple, bride.id(), groom.id(), reading);
        }
        Sex hers = kerala ? girl.keralaSex() : girl.sex();
        Sex his = kerala ? boy.keralaSex() : boy.sex();
        String row = "girl " + bride.id() + " " + hers.id() + ", boy " + groom.id() + " " + his.id();
        return score(Porutham.YONI, grade, couple, bride.id(), groom.id(), KutaRules.table(reading), row)
                .of(hers, his);
    }

    private static PoruthamGrade bySex(Sex girl, Sex boy) {
        if (girl == Sex.MALE) {
            return PoruthamGrade.ADHAMA;
        }
        return boy == Sex.MALE ? PoruthamGrade.UTTAMA : PoruthamGrade.MADHYAMA;
    }

    private static PoruthamScore rasi(Couple couple) {
        RasiReading reading = couple.conventions().get(RasiReading.CONVENTION);
        int count = couple.signsToGroom();
        int[] table =
                switch (reading) {
                    case TAMIL -> RASI_TAMIL;
                    case KERALA -> Couple.isOdd(couple.bride().rasi()) ? RASI_KERALA_ODD : RASI_KERALA_EVEN;
                    case RAMAN -> RASI_RAMAN;
                    case RAAJAYOGAM -> RASI_RAAJAYOGAM;
                };
        int halves = count == 1 && couple.sameStar() ? 0 : table[count - 1];
        PoruthamGrade grade =
                halves == 2 ? PoruthamGrade.UTTAMA : halves == 1 ? PoruthamGrade.MADHYAMA : PoruthamGrade.ADHAMA;
        return score(
                        Porutham.RASI,
                        grade,
                        couple,
                        KutaRules.sign(couple.bride()),
                        KutaRules.sign(couple.groom()),
                        KutaRules.table(reading),
                        "girl to boy " + count + (count == 1 && couple.sameStar() ? ", one star" : ""))
                .counting(count);
    }

    private static PoruthamScore rasyadhipati(Couple couple) {
        RasyadhipatiReading reading = couple.conventions().get(RasyadhipatiReading.CONVENTION);
        Graha bride = couple.bride().lord();
        Graha groom = couple.groom().lord();
        PoruthamGrade grade = bride == groom ? PoruthamGrade.UTTAMA : lords(bride, groom, reading);
        return of(Porutham.RASYADHIPATI, grade, couple, bride.id(), groom.id(), reading);
    }

    private static PoruthamGrade lords(Graha bride, Graha groom, RasyadhipatiReading reading) {
        if (reading == RasyadhipatiReading.PROKERALA_THIRUMANA) {
            return PoruthamGrade.of(!THIRUMANA_ENEMIES.contains(EnumSet.of(bride, groom)));
        }
        if (reading == RasyadhipatiReading.KERALA) {
            boolean there = YAVANA.get(bride).contains(groom);
            boolean back = YAVANA.get(groom).contains(bride);
            return there && back ? PoruthamGrade.UTTAMA : there || back ? PoruthamGrade.MADHYAMA : PoruthamGrade.ADHAMA;
        }
        int there = Couple.natural(bride, groom);
        int back = Couple.natural(groom, bride);
        if (there < 0 || back < 0) {
            return PoruthamGrade.ADHAMA;
        }
        return there > 0 && back > 0 ? PoruthamGrade.UTTAMA : PoruthamGrade.MADHYAMA;
    }

    private static PoruthamScore vasya(Couple couple) {
        VasyaReading reading = couple.conventions().get(VasyaReading.CONVENTION);
        return of(
                Porutham.VASYA,
                PoruthamGrade.of(couple.vasya(reading)),
                couple,
                KutaRules.sign(couple.bride()),
                KutaRules.sign(couple.groom()),
                reading);
    }

    private static PoruthamScore rajju(Couple couple) {
        RajjuReading reading = couple.conventions().get(RajjuReading.CONVENTION);
        if (reading == RajjuReading.KERALA) {
            return of(
                    Porutham.RAJJU,
                    PoruthamGrade.of(!couple.sameNadi()),
                    couple,
                    couple.bride().traits().nadi().id(),
                    couple.groom().traits().nadi().id(),
                    reading);
        }
        Rajju bride = couple.bride().traits().rajju();
        Rajju groom = couple.groom().traits().rajju();
        PoruthamGrade grade = PoruthamGrade.of(bride != groom);
        if (reading == RajjuReading.TAMIL_ARMS
                && bride == groom
                && couple.bride().traits().arm() != couple.groom().traits().arm()) {
            grade = PoruthamGrade.MADHYAMA;
        }
        return of(Porutham.RAJJU, grade, couple, bride.id(), groom.id(), reading);
    }

    private static PoruthamScore vedha(Couple couple) {
        VedhaReading reading = couple.conventions().get(VedhaReading.CONVENTION);
        return score(
                Porutham.VEDHA,
                PoruthamGrade.of(!couple.pierce(reading)),
                couple,
                KutaRules.table(reading),
                "girl " + couple.bride().nakshatra() + ", boy " + couple.groom().nakshatra());
    }

    private static PoruthamScore nadi(Couple couple) {
        Nadi bride = couple.bride().traits().nadi();
        Nadi groom = couple.groom().traits().nadi();
        return score(
                Porutham.NADI,
                PoruthamGrade.of(bride != groom),
                couple,
                bride.id(),
                groom.id(),
                KutaRules.NADI,
                "girl " + bride.id() + ", boy " + groom.id());
    }

    private static PoruthamScore varna(Couple couple) {
        boolean kerala = couple.conventions().get(PoruthamList.CONVENTION) == PoruthamList.KERALA;
        VarnaReading reading =
                kerala ? VarnaReading.PRASNA_MARGA : couple.conventions().get(VarnaReading.CONVENTION);
        Varna bride = KutaTables.varna(couple.bride(), reading);
        Varna groom = KutaTables.varna(couple.groom(), reading);
        return of(
                Porutham.VARNA,
                PoruthamGrade.of(KutaTables.varnaHolds(bride, groom)),
                couple,
                bride.id(),
                groom.id(),
                reading);
    }

    private static PoruthamScore pakshi(Couple couple) {
        Pakshi bride = couple.bride().traits().pakshi();
        Pakshi groom = couple.groom().traits().pakshi();
        return score(
                Porutham.PAKSHI,
                PoruthamGrade.of(bride == groom),
                couple,
                bride.id(),
                groom.id(),
                PAKSHI,
                "girl " + bride.id() + ", boy " + groom.id());
    }

    private static PoruthamScore bhuta(Couple couple) {
        Bhuta bride = couple.bride().traits().bhuta();
        Bhuta groom = couple.groom().traits().bhuta();
        return score(
                Porutham.BHUTA,
                bhuta(bride, groom),
                couple,
                bride.id(),
                groom.id(),
                BHUTA,
                "girl " + bride.id() + ", boy " + groom.id());
    }

    private static PoruthamGrade bhuta(Bhuta bride, Bhuta groom) {
        Set<Bhuta> both = EnumSet.of(bride, groom);
        if (bride == groom || both.contains(Bhuta.EARTH) || both.equals(EnumSet.of(Bhuta.AIR, Bhuta.FIRE))) {
            return PoruthamGrade.UTTAMA;
        }
        if (both.contains(Bhuta.ETHER)) {
            return PoruthamGrade.MADHYAMA;
        }
        return both.contains(Bhuta.FIRE) ? PoruthamGrade.ADHAMA : PoruthamGrade.UNTOLD;
    }

    private static PoruthamScore ayaVyaya(Couple couple) {
        int expense = couple.starsToGroom() * 5 % 7;
        int income = couple.starsToBride() * 5 % 7;
        return score(
                        Porutham.AYA_VYAYA,
                        PoruthamGrade.of(income > expense),
                        couple,
                        AYA_VYAYA,
                        "income " + income + ", expense " + expense)
                .counting(income, expense);
    }
}
