package org.nirayana.jyotisha.match;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * What lifts the fault of a kuta, each with who says so.
 *
 * <p>None changes the points of the tables. Those that are agreed count for the score after exceptions; the others do when
 * the conventions say so ({@link ExceptionReading}).
 */
public enum KutaException {
    VARNA_LORDS(
            Kuta.VARNA,
            false,
            "The lords of the two signs are one or friends.",
            "several northern manuals, none of them named by the sources at hand") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyLords();
        }
    },
    YONI_LORDS_OR_VASHYA(
            Kuta.YONI,
            false,
            "The lords of the two signs are one or friends, or vashya holds.",
            "a northern manual; one source") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyLords() || couple.vasya();
        }
    },
    MAITRI_NAVAMSA_LORDS(
            Kuta.GRAHA_MAITRI,
            false,
            "The lords of the navamsas of the two Moons are one or friends.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyNavamsaLords();
        }
    },
    MAITRI_SEVENTH_SIGNS(
            Kuta.GRAHA_MAITRI,
            false,
            "The two signs are the seventh from one another.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.signsToGroom() == 7;
        }
    },
    GANA_LORDS_AND_RASI(
            Kuta.GANA,
            true,
            "The lords of the two signs are one or friends, and bhakuta holds.",
            "Garga in Muhurtraj p. 100; B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyLords() && couple.bhakutaHolds();
        }
    },
    GANA_SAME_STAR_OR_SIGN(
            Kuta.GANA,
            true,
            "One sign and two stars, or one star and two signs, or one star and two padas.",
            "Muhurta Chintamani 6.36") {
        @Override
        boolean holds(Couple couple) {
            return differsWithin(couple);
        }
    },
    GANA_BEYOND_FOURTEENTH(
            Kuta.GANA,
            false,
            "The bride's star is beyond the fourteenth from the groom's.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.starsToBride() > 14;
        }
    },
    GANA_STREE_DIRGHA(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride, and the groom's star beyond the fifteenth from hers.",
            "Prasna Marga 21.34") {
        @Override
        boolean holds(Couple couple) {
            return manushyaAndRakshasa(couple) && couple.starsToGroom() > 15;
        }
    },
    GANA_LAGNA_STARS(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride whose ascendants stand in stars of one gana.",
            "Prasna Marga 21.34") {
        @Override
        boolean holds(Couple couple) {
            return manushyaAndRakshasa(couple) && couple.lagnaGanasAgree.orElse(false);
        }
    },
    GANA_NAVAMSA_LORD_STARS(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride whose lords of the Moon's navamsa stand in stars of one gana.",
            "Prasna Marga 21.34") {
        @Override
        boolean holds(Couple couple) {
            return manushyaAndRakshasa(couple) && couple.navamsaLordGanasAgree.orElse(false);
        }
    },
    BHAKUTA_SAME_LORD(
            Kuta.BHAKUTA,
            true,
            "Both signs have one lord.",
            "Muhurta Chintamani 6 and manuals; B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameLord();
        }
    },
    BHAKUTA_FRIENDLY_LORDS(
            Kuta.BHAKUTA,
            true,
            "The lords of the two signs are friends of one another.",
            "Muhurta Chintamani 6 and manuals; B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.friendlyLords();
        }
    },
    BHAKUTA_NAVAMSA_LORDS(
            Kuta.BHAKUTA,
            true,
            "The lords of the navamsas of the two Moons are one or friends.",
            "two northern manuals") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyNavamsaLords();
        }
    },
    BHAKUTA_VASYA_WITHOUT_VEDHA(
            Kuta.BHAKUTA,
            false,
            "Of signs in the sixth and eighth: vasya holds and the stars do not pierce one another.",
            "Prasna Marga 21.8") {
        @Override
        boolean holds(Couple couple) {
            return couple.signsAre(6, 8)
                    && couple.vasya()
                    && !couple.pierce(couple.conventions.get(VedhaReading.CONVENTION));
        }
    },
    BHAKUTA_MAITRI_AND_NADI(Kuta.BHAKUTA, false, "Graha maitri is whole and the nadis differ.", "northern manuals") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyLords() && !couple.sameNadi();
        }
    },
    BHAKUTA_FRIENDLY_SIX_EIGHT(
            Kuta.BHAKUTA,
            false,
            "A friendly sixth and eighth (priti shadashtaka): Aries and Scorpio, Taurus and Libra, Gemini and Capricorn,"
                    + " Cancer and Sagittarius, Leo and Pisces, Virgo and Aquarius.",
            "northern manuals") {
        @Override
        boolean holds(Couple couple) {
            return couple.friendlySixEight();
        }
    },
    BHAKUTA_ODD_OR_EVEN(
            Kuta.BHAKUTA,
            false,
            "The sixth and eighth with the bride in an odd sign, or the second and twelfth with her in an even one.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            boolean odd = Couple.isOdd(couple.bride.rasi());
            return odd ? couple.signsAre(6, 8) : couple.signsAre(2, 12);
        }
    },
    NADI_SAME_SIGN_OTHER_STAR(Kuta.NADI, true, "One sign and two stars.", "Muhurta Chintamani 6.36") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameSign() && !couple.sameStar();
        }
    },
    NADI_SAME_STAR_OTHER_SIGN(Kuta.NADI, true, "One star and two signs.", "Muhurta Chintamani 6.36") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameStar() && !couple.sameSign();
        }
    },
    NADI_SAME_STAR_OTHER_PADA(Kuta.NADI, true, "One star and two padas.", "Muhurta Chintamani 6.36") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameStar() && !couple.samePada();
        }
    },
    NADI_LORDS(
            Kuta.NADI,
            false,
            "The lords of the two signs are one or friends; not for one and the same pada.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameOrFriendlyLords() && !couple.samePada();
        }
    },
    NADI_RASI_AND_RAJJU(Kuta.NADI, false, "Bhakuta and rajju both hold.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.bhakutaHolds() && !couple.sameRajju();
        }
    },
    NADI_BY_PADAS(
            Kuta.NADI,
            false,
            "The nadis differ when they are reckoned by padas, which run in threes forward and backward.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return !couple.samePadaNadi();
        }
    },
    NADI_STAR_OF_KALANIRNAYA(
            Kuta.NADI,
            false,
            "One star, of those that are free: Vishakha, Ardra, Shravana, Rohini, Pushya, Revati, Uttara Bhadrapada, Magha;"
                    + " not for one and the same pada.",
            "Kalanirnaya") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameStar() && !couple.samePada() && KALANIRNAYA.contains(couple.bride.nakshatra());
        }
    },
    NADI_STAR_OF_RAMAN(
            Kuta.NADI,
            false,
            "One star, of those that are good for both: Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada,"
                    + " Revati; not for one and the same pada.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameStar() && !couple.samePada() && GOOD_FOR_BOTH.contains(couple.bride.nakshatra());
        }
    },
    NADI_FIRST_PADA(
            Kuta.NADI,
            false,
            "Both in the first pada of Shatabhisha, Hasta, Swati, Ashwini, Krittika, Purva Ashadha, Mrigashira or Magha.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.samePada() && couple.bride.pada() == 1 && FIRST_PADAS.contains(couple.bride.nakshatra());
        }
    },
    NADI_BENEFIC_LORD(
            Kuta.NADI,
            false,
            "Both signs have Jupiter, Mercury or Venus for their lord; not for one and the same pada.",
            "a northern manual; one source") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameLord() && !couple.samePada() && BENEFIC_LORDS.contains(couple.bride.lord());
        }
    };

    /** All of them in order. */
    public static final List<KutaException> ALL = List.of(values());

    private static final Set<Nakshatra> KALANIRNAYA = EnumSet.of(
            Nakshatra.VISHAKHA,
            Nakshatra.ARDRA,
            Nakshatra.SHRAVANA,
            Nakshatra.ROHINI,
            Nakshatra.PUSHYA,
            Nakshatra.REVATI,
            Nakshatra.UTTARA_BHADRAPADA,
            Nakshatra.MAGHA);

    /** The stars that B. V. Raman calls good when both have them. */
    static final Set<Nakshatra> GOOD_FOR_BOTH = EnumSet.of(
            Nakshatra.ROHINI,
            Nakshatra.ARDRA,
            Nakshatra.MAGHA,
            Nakshatra.HASTA,
            Nakshatra.VISHAKHA,
            Nakshatra.SHRAVANA,
            Nakshatra.UTTARA_BHADRAPADA,
            Nakshatra.REVATI);

    private static final Set<Nakshatra> FIRST_PADAS = EnumSet.of(
            Nakshatra.SHATABHISHA,
            Nakshatra.HASTA,
            Nakshatra.SWATI,
            Nakshatra.ASHWINI,
            Nakshatra.KRITTIKA,
            Nakshatra.PURVA_ASHADHA,
            Nakshatra.MRIGASHIRA,
            Nakshatra.MAGHA);

    private static final Set<Graha> BENEFIC_LORDS = EnumSet.of(Graha.JUPITER, Graha.MERCURY, Graha.VENUS);

    private final Kuta kuta;
    private final boolean agreed;
    private final String rule;
    private final String source;

    KutaException(Kuta kuta, boolean agreed, String rule, String source) {
        this.kuta = kuta;
        this.agreed = agreed;
        this.rule = rule;
        this.source = source;
    }

    /** Whether its condition is met; whether there is anything to lift is another question. */
    abstract boolean holds(Couple couple);

    /** Whose fault it lifts. */
    public Kuta kuta() {
        return kuta;
    }

    /** Whether it is in Muhurta Chintamani or in several independent sources. */
    public boolean isAgreed() {
        return agreed;
    }

    /** What must be so, in a sentence. */
    public String rule() {
        return rule;
    }

    /** Who says so. */
    public String source() {
        return source;
    }

    /** Whether it counts for the score after exceptions. */
    public boolean counts(ExceptionReading reading) {
        return switch (reading) {
            case AGREED -> agreed;
            case ALL -> true;
            case NONE -> false;
        };
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static boolean differsWithin(Couple couple) {
        return couple.sameSign() ? !couple.samePada() : couple.sameStar();
    }

    private static boolean manushyaAndRakshasa(Couple couple) {
        return couple.groom.traits().gana() == Gana.MANUSHYA
                && couple.bride.traits().gana() == Gana.RAKSHASA;
    }
}
