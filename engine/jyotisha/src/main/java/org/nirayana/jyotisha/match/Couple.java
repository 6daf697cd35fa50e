package org.nirayana.jyotisha.match;

import java.util.Optional;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.strength.Relations;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Two Moons and what kutas, poruthams and their exceptions ask about them. */
final class Couple {
    /** The stars that pierce one another, by number; Mrigashira, Chitra and Dhanishta do so among themselves. */
    private static final int[] VEDHA = {
        18, 17, 16, 15, 0, 22, 21, 20, 19, 27, 26, 25, 24, 0, 4, 3, 2, 1, 9, 8, 7, 6, 0, 13, 12, 11, 10
    };

    private static final int SIX_EIGHT_FROM_ODD = 8;

    final MoonPada bride;
    final MoonPada groom;
    final Conventions conventions;

    /** What the exceptions of Prasna Marga 21.34 ask of whole charts; nothing where only the Moons are known. */
    final Optional<Boolean> lagnaGanasAgree;

    final Optional<Boolean> navamsaLordGanasAgree;

    Couple(MoonPada bride, MoonPada groom, Conventions conventions) {
        this(bride, groom, conventions, Optional.empty(), Optional.empty());
    }

    Couple(
            MoonPada bride,
            MoonPada groom,
            Conventions conventions,
            Optional<Boolean> lagnaGanasAgree,
            Optional<Boolean> navamsaLordGanasAgree) {
        this.bride = bride;
        this.groom = groom;
        this.conventions = conventions;
        this.lagnaGanasAgree = lagnaGanasAgree;
        this.navamsaLordGanasAgree = navamsaLordGanasAgree;
    }

    /** The groom's star counted from the bride's, 1 to 27. */
    int starsToGroom() {
        return stars(bride, groom);
    }

    /** The bride's star counted from the groom's, 1 to 27. */
    int starsToBride() {
        return stars(groom, bride);
    }

    private static int stars(MoonPada from, MoonPada to) {
        return Math.floorMod(to.nakshatra().number() - from.nakshatra().number(), Nakshatra.COUNT) + 1;
    }

    /** The groom's pada counted from the bride's, 1 to 108. */
    int padasToGroom() {
        return Math.floorMod(groom.padaIndex() - bride.padaIndex(), MoonPada.PADAS) + 1;
    }

    /** The groom's sign counted from the bride's, 1 to 12. */
    int signsToGroom() {
        return groom.rasi().countedFrom(bride.rasi());
    }

    boolean signsAre(int one, int other) {
        int count = signsToGroom();
        return count == one || count == other;
    }

    boolean sameStar() {
        return bride.nakshatra() == groom.nakshatra();
    }

    boolean sameSign() {
        return bride.rasi() == groom.rasi();
    }

    boolean samePada() {
        return sameStar() && bride.pada() == groom.pada();
    }

    boolean sameLord() {
        return bride.lord() == groom.lord();
    }

    boolean friendlyLords() {
        return areFriends(bride.lord(), groom.lord());
    }

    boolean sameOrFriendlyLords() {
        return sameLord() || friendlyLords();
    }

    boolean sameOrFriendlyNavamsaLords() {
        Graha one = bride.navamsa().lord();
        Graha other = groom.navamsa().lord();
        return one == other || areFriends(one, other);
    }

    /** Whether each counts the other a friend. */
    private static boolean areFriends(Graha one, Graha other) {
        return one != other && natural(one, other) > 0 && natural(other, one) > 0;
    }

    static int natural(Graha of, Graha to) {
        return Relations.naturalOfSeven(of, to);
    }

    boolean sameNadi() {
        return bride.traits().nadi() == groom.traits().nadi();
    }

    /** The pada-nadi: padas run in threes forward and backward (B. V. Raman). */
    boolean samePadaNadi() {
        return padaNadi(bride) == padaNadi(groom);
    }

    private static int padaNadi(MoonPada moon) {
        int column = moon.padaIndex() % 3;
        return moon.padaIndex() / 3 % 2 == 0 ? column : 2 - column;
    }

    boolean sameRajju() {
        return bride.traits().rajju() == groom.traits().rajju();
    }

    boolean pierce(VedhaReading reading) {
        int one = bride.nakshatra().number();
        int other = groom.nakshatra().number();
        if (VEDHA[one - 1] != 0) {
            return VEDHA[one - 1] == other;
        }
        boolean among = VEDHA[other - 1] == 0 && one != other;
        boolean chitra = one == Nakshatra.CHITRA.number() || other == Nakshatra.CHITRA.number();
        return among && !(chitra && reading == VedhaReading.RAMAN);
    }

    /** Whether vasya holds by the list of signs, as the conventions read it. */
    boolean vasya() {
        return vasya(conventions.get(VasyaReading.CONVENTION));
    }

    boolean vasya(VasyaReading reading) {
        boolean groomObeys = KutaTables.obeying(bride.rasi(), reading).contains(groom.rasi());
        boolean brideObeys = KutaTables.obeying(groom.rasi(), reading).contains(bride.rasi());
        return groomObeys || (brideObeys && reading != VasyaReading.RAMAN);
    }

    boolean bhakutaHolds() {
        return !signsAre(2, 12) && !signsAre(5, 9) && !signsAre(6, 8);
    }

    /** Whether 6 and 8 are of the friendly kind (priti): from odd signs to the 8th, from even ones to the 6th. */
    boolean friendlySixEight() {
        return signsAre(6, 8) && isOdd(bride.rasi()) == (signsToGroom() == SIX_EIGHT_FROM_ODD);
    }

    static boolean isOdd(Rasi rasi) {
        return rasi.number() % 2 == 1;
    }
}
