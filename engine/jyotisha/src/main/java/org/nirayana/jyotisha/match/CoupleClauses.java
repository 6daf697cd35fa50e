package org.nirayana.jyotisha.match;

import static org.nirayana.jyotisha.rule.Clause.all;
import static org.nirayana.jyotisha.rule.Clause.any;
import static org.nirayana.jyotisha.rule.Clause.friends;
import static org.nirayana.jyotisha.rule.Clause.not;
import static org.nirayana.jyotisha.rule.Clause.same;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Point;
import org.nirayana.jyotisha.rule.Points;
import org.nirayana.jyotisha.rule.ZodiacTrait;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The words in which rules about two Moons are written. */
final class CoupleClauses {
    static final Point BRIDE = Point.bride(Points.MOON);
    static final Point GROOM = Point.groom(Points.MOON);

    static final Clause ONE_LORD = same(BRIDE.lord(), GROOM.lord());
    static final Clause FRIENDLY_LORDS = friends(BRIDE.lord(), GROOM.lord());
    static final Clause ONE_OR_FRIENDLY_LORDS = any(ONE_LORD, FRIENDLY_LORDS);
    static final Clause ONE_OR_FRIENDLY_NAVAMSA_LORDS = any(
            same(BRIDE.navamsa().lord(), GROOM.navamsa().lord()),
            friends(BRIDE.navamsa().lord(), GROOM.navamsa().lord()));

    static final Clause ONE_SIGN = same(ZodiacTrait.SIGN, BRIDE, GROOM);
    static final Clause ONE_STAR = same(ZodiacTrait.NAKSHATRA, BRIDE, GROOM);
    static final Clause ONE_PADA = Clause.samePada(BRIDE, GROOM);
    static final Clause TWO_PADAS = not(ONE_PADA);
    static final Clause ONE_SIGN_TWO_STARS = all(ONE_SIGN, not(ONE_STAR));
    static final Clause ONE_STAR_TWO_SIGNS = all(ONE_STAR, not(ONE_SIGN));
    static final Clause ONE_STAR_TWO_PADAS = all(ONE_STAR, TWO_PADAS);

    static final Clause SIX_EIGHT = GROOM.in(Numbers.of(6, 8), BRIDE);
    static final Clause TWO_TWELVE = GROOM.in(Numbers.of(2, 12), BRIDE);
    static final Clause BHAKUTA = not(GROOM.in(Numbers.of(2, 5, 6, 8, 9, 12), BRIDE));

    static final Clause MANUSHYA_AND_RAKSHASA =
            all(GROOM.has(StarTrait.GANA, Gana.MANUSHYA), BRIDE.has(StarTrait.GANA, Gana.RAKSHASA));

    /** The stars that B. V. Raman calls good when both have them. */
    static final List<Nakshatra> GOOD_FOR_BOTH = List.of(
            Nakshatra.ROHINI,
            Nakshatra.ARDRA,
            Nakshatra.MAGHA,
            Nakshatra.HASTA,
            Nakshatra.VISHAKHA,
            Nakshatra.SHRAVANA,
            Nakshatra.UTTARA_BHADRAPADA,
            Nakshatra.REVATI);

    private CoupleClauses() {}

    static Clause sameNadi() {
        return same(StarTrait.NADI, BRIDE, GROOM);
    }

    /** Both have one of some stars. */
    static Clause both(List<Nakshatra> stars) {
        return all(ONE_STAR, new Clause.InNakshatra(BRIDE, stars));
    }

    /** The sixth and the eighth, and of some pairs: the first and the second, the third and the fourth. */
    static Clause sixEight(Rasi... signs) {
        List<Clause> pairs = new ArrayList<>();
        for (int i = 0; i < signs.length; i += 2) {
            pairs.add(Clause.pair(BRIDE, GROOM, signs[i], signs[i + 1]));
        }
        return all(SIX_EIGHT, new Clause.Any(pairs));
    }

    /** The Moon of the bride in a quarter of a star. */
    static Clause bride(Nakshatra star, int pada) {
        return all(BRIDE.in(star), BRIDE.inPada(pada));
    }
}
