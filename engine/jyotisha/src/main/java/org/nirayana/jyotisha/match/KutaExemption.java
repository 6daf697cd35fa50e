package org.nirayana.jyotisha.match;

import static org.nirayana.jyotisha.match.CoupleClauses.BHAKUTA;
import static org.nirayana.jyotisha.match.CoupleClauses.BRIDE;
import static org.nirayana.jyotisha.match.CoupleClauses.FRIENDLY_LORDS;
import static org.nirayana.jyotisha.match.CoupleClauses.GOOD_FOR_BOTH;
import static org.nirayana.jyotisha.match.CoupleClauses.GROOM;
import static org.nirayana.jyotisha.match.CoupleClauses.MANUSHYA_AND_RAKSHASA;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_LORD;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_OR_FRIENDLY_LORDS;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_OR_FRIENDLY_NAVAMSA_LORDS;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_PADA;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_SIGN_TWO_STARS;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_STAR_TWO_PADAS;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_STAR_TWO_SIGNS;
import static org.nirayana.jyotisha.match.CoupleClauses.SIX_EIGHT;
import static org.nirayana.jyotisha.match.CoupleClauses.TWO_PADAS;
import static org.nirayana.jyotisha.match.CoupleClauses.TWO_TWELVE;
import static org.nirayana.jyotisha.match.CoupleClauses.both;
import static org.nirayana.jyotisha.match.CoupleClauses.sameNadi;
import static org.nirayana.jyotisha.match.CoupleClauses.sixEight;
import static org.nirayana.jyotisha.rule.Clause.all;
import static org.nirayana.jyotisha.rule.Clause.any;
import static org.nirayana.jyotisha.rule.Clause.decided;
import static org.nirayana.jyotisha.rule.Clause.not;
import static org.nirayana.jyotisha.rule.Clause.same;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.rule.ZodiacTrait;
import org.nirayana.jyotisha.rule.ZodiacTrait.Parity;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What lifts the fault of a kuta, each with who says so.
 *
 * <p>None changes the points of the tables. Those that are agreed count for the score after exceptions; the others do when
 * the conventions say so ({@link ExceptionReading}).
 */
public enum KutaExemption implements MatchRule {
    VARNA_LORDS(
            Kuta.VARNA,
            false,
            "The lords of the two signs are one or friends.",
            ONE_OR_FRIENDLY_LORDS,
            MatchSources.SEVERAL_NORTHERN_MANUALS),
    YONI_LORDS_OR_VASHYA(
            Kuta.YONI,
            false,
            "The lords of the two signs are one or friends, or vashya holds.",
            any(ONE_OR_FRIENDLY_LORDS, decided(CoupleDecision.VASYA)),
            MatchSources.ONE_NORTHERN_MANUAL),
    MAITRI_NAVAMSA_LORDS(
            Kuta.GRAHA_MAITRI,
            false,
            "The lords of the navamsas of the two Moons are one or friends.",
            ONE_OR_FRIENDLY_NAVAMSA_LORDS,
            MatchSources.RAMAN),
    MAITRI_SEVENTH_SIGNS(
            Kuta.GRAHA_MAITRI,
            false,
            "The two signs are the seventh from one another.",
            GROOM.in(Numbers.of(7), BRIDE),
            MatchSources.RAMAN),
    GANA_LORDS_AND_RASI(
            Kuta.GANA,
            true,
            "The lords of the two signs are one or friends, and bhakuta holds.",
            all(ONE_OR_FRIENDLY_LORDS, BHAKUTA),
            MatchSources.GARGA_BY_MUHURTRAJ,
            MatchSources.RAMAN),
    GANA_SAME_STAR_OR_SIGN(
            Kuta.GANA,
            true,
            "One sign and two stars, or one star and two signs, or one star and two padas.",
            any(ONE_SIGN_TWO_STARS, ONE_STAR_TWO_SIGNS, ONE_STAR_TWO_PADAS),
            MatchSources.chintamani("6.36")),
    GANA_BEYOND_FOURTEENTH(
            Kuta.GANA,
            false,
            "The bride's star is beyond the fourteenth from the groom's.",
            BRIDE.starsFrom(GROOM, Numbers.between(15, 27)),
            MatchSources.RAMAN),
    GANA_STREE_DIRGHA(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride, and the groom's star beyond the fifteenth from hers.",
            all(MANUSHYA_AND_RAKSHASA, GROOM.starsFrom(BRIDE, Numbers.between(16, 27))),
            MatchSources.prasnaMarga("21.34")),
    GANA_LAGNA_STARS(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride whose ascendants stand in stars of one gana.",
            all(MANUSHYA_AND_RAKSHASA, same(StarTrait.GANA, BRIDE.lagna(), GROOM.lagna())),
            MatchSources.prasnaMarga("21.34")),
    GANA_NAVAMSA_LORD_STARS(
            Kuta.GANA,
            false,
            "A Manushya groom and a Rakshasa bride whose lords of the Moon's navamsa stand in stars of one gana.",
            all(
                    MANUSHYA_AND_RAKSHASA,
                    same(StarTrait.GANA, BRIDE.navamsa().lord(), GROOM.navamsa().lord())),
            MatchSources.prasnaMarga("21.34")),
    BHAKUTA_SAME_LORD(
            Kuta.BHAKUTA,
            true,
            "Both signs have one lord.",
            ONE_LORD,
            MatchSources.CHINTAMANI_AND_MANUALS,
            MatchSources.RAMAN),
    BHAKUTA_FRIENDLY_LORDS(
            Kuta.BHAKUTA,
            true,
            "The lords of the two signs are friends of one another.",
            FRIENDLY_LORDS,
            MatchSources.CHINTAMANI_AND_MANUALS,
            MatchSources.RAMAN),
    BHAKUTA_NAVAMSA_LORDS(
            Kuta.BHAKUTA,
            true,
            "The lords of the navamsas of the two Moons are one or friends.",
            ONE_OR_FRIENDLY_NAVAMSA_LORDS,
            MatchSources.TWO_NORTHERN_MANUALS),
    BHAKUTA_VASYA_WITHOUT_VEDHA(
            Kuta.BHAKUTA,
            false,
            "Of signs in the sixth and eighth: vasya holds and the stars do not pierce one another.",
            all(SIX_EIGHT, decided(CoupleDecision.VASYA), not(decided(CoupleDecision.STARS_PIERCE))),
            MatchSources.prasnaMarga("21.8")),
    BHAKUTA_MAITRI_AND_NADI(
            Kuta.BHAKUTA,
            false,
            "Graha maitri is whole and the nadis differ.",
            all(ONE_OR_FRIENDLY_LORDS, not(sameNadi())),
            MatchSources.NORTHERN_MANUALS),
    BHAKUTA_FRIENDLY_SIX_EIGHT(
            Kuta.BHAKUTA,
            false,
            "A friendly sixth and eighth (priti shadashtaka): Aries and Scorpio, Taurus and Libra, Gemini and Capricorn,"
                    + " Cancer and Sagittarius, Leo and Pisces, Virgo and Aquarius.",
            sixEight(
                    Rasi.ARIES,
                    Rasi.SCORPIO,
                    Rasi.TAURUS,
                    Rasi.LIBRA,
                    Rasi.GEMINI,
                    Rasi.CAPRICORN,
                    Rasi.CANCER,
                    Rasi.SAGITTARIUS,
                    Rasi.LEO,
                    Rasi.PISCES,
                    Rasi.VIRGO,
                    Rasi.AQUARIUS),
            MatchSources.NORTHERN_MANUALS),
    BHAKUTA_ODD_OR_EVEN(
            Kuta.BHAKUTA,
            false,
            "The sixth and eighth with the bride in an odd sign, or the second and twelfth with her in an even one.",
            any(
                    all(BRIDE.has(ZodiacTrait.PARITY, Parity.ODD), SIX_EIGHT),
                    all(BRIDE.has(ZodiacTrait.PARITY, Parity.EVEN), TWO_TWELVE)),
            MatchSources.RAMAN),
    NADI_SAME_SIGN_OTHER_STAR(
            Kuta.NADI, true, "One sign and two stars.", ONE_SIGN_TWO_STARS, MatchSources.chintamani("6.36")),
    NADI_SAME_STAR_OTHER_SIGN(
            Kuta.NADI, true, "One star and two signs.", ONE_STAR_TWO_SIGNS, MatchSources.chintamani("6.36")),
    NADI_SAME_STAR_OTHER_PADA(
            Kuta.NADI, true, "One star and two padas.", ONE_STAR_TWO_PADAS, MatchSources.chintamani("6.36")),
    NADI_LORDS(
            Kuta.NADI,
            false,
            "The lords of the two signs are one or friends; not for one and the same pada.",
            all(ONE_OR_FRIENDLY_LORDS, TWO_PADAS),
            MatchSources.RAMAN),
    NADI_RASI_AND_RAJJU(
            Kuta.NADI,
            false,
            "Bhakuta and rajju both hold.",
            all(BHAKUTA, not(same(StarTrait.RAJJU, BRIDE, GROOM))),
            MatchSources.RAMAN),
    NADI_BY_PADAS(
            Kuta.NADI,
            false,
            "The nadis differ when they are reckoned by padas, which run in threes forward and backward.",
            not(same(StarTrait.PADA_NADI, BRIDE, GROOM)),
            MatchSources.RAMAN),
    NADI_STAR_OF_KALANIRNAYA(
            Kuta.NADI,
            false,
            "One star, of those that are free: Vishakha, Ardra, Shravana, Rohini, Pushya, Revati, Uttara Bhadrapada, Magha;"
                    + " not for one and the same pada.",
            all(
                    TWO_PADAS,
                    both(List.of(
                            Nakshatra.VISHAKHA,
                            Nakshatra.ARDRA,
                            Nakshatra.SHRAVANA,
                            Nakshatra.ROHINI,
                            Nakshatra.PUSHYA,
                            Nakshatra.REVATI,
                            Nakshatra.UTTARA_BHADRAPADA,
                            Nakshatra.MAGHA))),
            MatchSources.KALANIRNAYA),
    NADI_STAR_OF_RAMAN(
            Kuta.NADI,
            false,
            "One star, of those that are good for both: Rohini, Ardra, Magha, Hasta, Vishakha, Shravana, Uttara Bhadrapada,"
                    + " Revati; not for one and the same pada.",
            all(TWO_PADAS, both(GOOD_FOR_BOTH)),
            MatchSources.RAMAN),
    NADI_FIRST_PADA(
            Kuta.NADI,
            false,
            "Both in the first pada of Shatabhisha, Hasta, Swati, Ashwini, Krittika, Purva Ashadha, Mrigashira or Magha.",
            all(
                    ONE_PADA,
                    BRIDE.inPada(1),
                    BRIDE.in(
                            Nakshatra.SHATABHISHA,
                            Nakshatra.HASTA,
                            Nakshatra.SWATI,
                            Nakshatra.ASHWINI,
                            Nakshatra.KRITTIKA,
                            Nakshatra.PURVA_ASHADHA,
                            Nakshatra.MRIGASHIRA,
                            Nakshatra.MAGHA)),
            MatchSources.RAMAN),
    NADI_BENEFIC_LORD(
            Kuta.NADI,
            false,
            "Both signs have Jupiter, Mercury or Venus for their lord; not for one and the same pada.",
            all(ONE_LORD, TWO_PADAS, BRIDE.lord().isAmong(Graha.JUPITER, Graha.MERCURY, Graha.VENUS)),
            MatchSources.ONE_NORTHERN_MANUAL);

    /** All of them in order. */
    public static final List<KutaExemption> ALL = List.of(values());

    private final Kuta kuta;
    private final boolean agreed;
    private final String sentence;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final Rule rule;

    KutaExemption(Kuta kuta, boolean agreed, String sentence, Clause clause, Source... sources) {
        this.kuta = kuta;
        this.agreed = agreed;
        this.sentence = sentence;
        this.rule = new Rule("kuta." + id(), List.of(sources), clause);
    }

    /** Whether its condition is met; whether there is anything to lift is another question. */
    @Override
    public Rule rule() {
        return rule;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /** Whose fault it lifts. */
    public Kuta kuta() {
        return kuta;
    }

    /** Whether it is in Muhurta Chintamani or in several independent sources. */
    public boolean isAgreed() {
        return agreed;
    }

    /** Whether it counts for the score after exceptions. */
    public boolean counts(ExceptionReading reading) {
        return switch (reading) {
            case AGREED -> agreed;
            case ALL -> true;
            case NONE -> false;
        };
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
