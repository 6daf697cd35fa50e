package org.nirayana.jyotisha.strength;

import java.util.Locale;
import java.util.Optional;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * How a graha fares where it stands, from its exaltation down to its debilitation; between them the relation to the lord of
 * the sign.
 *
 * <p>Signs and degrees are those of Brihat Parashara Hora Shastra 3.49-54 (Santhanam). About the signs and the degrees of
 * exaltation all texts agree; other bands of the moolatrikona are met, without a source that we know of.
 */
public enum Dignity {
    EXALTED,
    MOOLATRIKONA,
    OWN,
    GREAT_FRIEND,
    FRIEND,
    NEUTRAL,
    ENEMY,
    GREAT_ENEMY,
    DEBILITATED;

    /** Where the seven are exalted most deeply, in degrees of the zodiac. */
    private static final int[] EXALTATION = {10, 33, 298, 165, 95, 357, 200};

    private static final Rasi[] MOOLATRIKONA_SIGN = {
        Rasi.LEO, Rasi.TAURUS, Rasi.ARIES, Rasi.VIRGO, Rasi.SAGITTARIUS, Rasi.LIBRA, Rasi.AQUARIUS
    };

    /** From and to which degree of its sign; Moon and Mercury are exalted in the degrees before. */
    private static final int[] MOOLATRIKONA_FROM = {0, 3, 0, 15, 0, 0, 0};

    private static final int[] MOOLATRIKONA_TO = {20, 30, 12, 20, 10, 15, 20};

    /** The name in answers: {@code great_friend}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Where one of the seven is exalted most deeply, in degrees of the zodiac; the opposite point is its weakest. */
    public static int exaltationDegrees(Graha graha) {
        return EXALTATION[graha.number() - 1];
    }

    /** The sign in which one of the seven is exalted. */
    public static Rasi exaltation(Graha graha) {
        return Rasi.ALL.get(EXALTATION[graha.number() - 1] / 30);
    }

    /** The sign in which one of the seven has its moolatrikona. */
    public static Rasi moolatrikona(Graha graha) {
        return MOOLATRIKONA_SIGN[graha.number() - 1];
    }

    /** From which degree of that sign on it is moolatrikona; before it Moon and Mercury are exalted. */
    public static int moolatrikonaFrom(Graha graha) {
        return MOOLATRIKONA_FROM[graha.number() - 1];
    }

    /** To which degree of that sign it is moolatrikona, that degree not counted in. */
    public static int moolatrikonaTo(Graha graha) {
        return MOOLATRIKONA_TO[graha.number() - 1];
    }

    /** Whether a place is within the degrees of the moolatrikona of one of the seven. */
    static boolean isMoolatrikona(Graha graha, SiderealLongitude place) {
        int index = graha.number() - 1;
        long degrees = ticksInSign(place);
        return place.rasi() == MOOLATRIKONA_SIGN[index]
                && degrees >= MOOLATRIKONA_FROM[index] * SiderealLongitude.TICKS_PER_DEGREE
                && degrees < MOOLATRIKONA_TO[index] * SiderealLongitude.TICKS_PER_DEGREE;
    }

    /**
     * By sign and degree: the bands of Moon and Mercury part exaltation, moolatrikona and own sign.
     *
     * @return nothing for a node that has no dignity there
     */
    static Optional<Dignity> byDegree(
            Graha graha, SiderealLongitude place, Relations relations, Conventions conventions) {
        if (graha.isNode()) {
            return ofNode(graha, place.rasi(), relations, conventions);
        }
        Rasi sign = place.rasi();
        if (sign == exaltation(graha) && !(hasBands(graha) && pastExaltation(graha, place))) {
            return Optional.of(EXALTED);
        }
        if (isMoolatrikona(graha, place)) {
            return Optional.of(MOOLATRIKONA);
        }
        return Optional.of(rest(graha, sign, relations));
    }

    /** By sign alone: the whole sign of exaltation, and the whole of those it owns. */
    static Optional<Dignity> bySign(Graha graha, Rasi sign, Relations relations, Conventions conventions) {
        if (graha.isNode()) {
            return ofNode(graha, sign, relations, conventions);
        }
        return Optional.of(sign == exaltation(graha) ? EXALTED : rest(graha, sign, relations));
    }

    private static Dignity rest(Graha graha, Rasi sign, Relations relations) {
        if (sign == exaltation(graha).plus(6)) {
            return DEBILITATED;
        }
        return sign.lord() == graha ? OWN : of(relations.ofSeven(graha, sign.lord()));
    }

    private static Optional<Dignity> ofNode(Graha node, Rasi sign, Relations relations, Conventions conventions) {
        NodeDignity reading = conventions.get(NodeDignity.CONVENTION);
        // Ketu's signs are those opposite to Rahu's.
        Rasi seen = node == Graha.RAHU ? sign : sign.plus(6);
        if (reading != NodeDignity.NONE) {
            Rasi exalted = reading == NodeDignity.SARVARTHA_CHINTAMANI ? Rasi.GEMINI : Rasi.TAURUS;
            if (seen == exalted) {
                return Optional.of(EXALTED);
            }
            if (seen == exalted.plus(6)) {
                return Optional.of(DEBILITATED);
            }
            if ((seen == Rasi.VIRGO && reading == NodeDignity.PVR)
                    || (seen == Rasi.GEMINI && reading == NodeDignity.BPHS)) {
                return Optional.of(MOOLATRIKONA);
            }
            // Ketu's own sign is Scorpio, in which it is exalted.
            if (node == Graha.RAHU && sign == Rasi.AQUARIUS && reading != NodeDignity.SARVARTHA_CHINTAMANI) {
                return Optional.of(OWN);
            }
        }
        return relations.compound(node, sign.lord()).map(Dignity::of);
    }

    private static boolean hasBands(Graha graha) {
        return graha == Graha.MOON || graha == Graha.MERCURY;
    }

    private static boolean pastExaltation(Graha graha, SiderealLongitude place) {
        return ticksInSign(place) >= MOOLATRIKONA_FROM[graha.number() - 1] * SiderealLongitude.TICKS_PER_DEGREE;
    }

    private static long ticksInSign(SiderealLongitude place) {
        return place.ticks() - place.rasi().start().ticks();
    }

    static Dignity of(Relation relation) {
        return switch (relation) {
            case GREAT_FRIEND -> GREAT_FRIEND;
            case FRIEND -> FRIEND;
            case NEUTRAL -> NEUTRAL;
            case ENEMY -> ENEMY;
            case GREAT_ENEMY -> GREAT_ENEMY;
        };
    }
}
