package org.nirayana.jyotisha.match;

import java.util.List;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.ChartFacts;
import org.nirayana.jyotisha.rule.CoupleFacts;
import org.nirayana.jyotisha.rule.Decision;
import org.nirayana.jyotisha.rule.Decisions;
import org.nirayana.jyotisha.rule.Truth;
import org.nirayana.jyotisha.strength.Relations;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Two Moons and what kutas and poruthams ask about them. */
record Couple(MoonPada bride, MoonPada groom, Conventions conventions) implements Decisions {
    /** The stars that pierce one another, by number; Mrigashira, Chitra and Dhanishta do so among themselves. */
    private static final int[] VEDHA = {
        18, 17, 16, 15, 0, 22, 21, 20, 19, 27, 26, 25, 24, 0, 4, 3, 2, 1, 9, 8, 7, 6, 0, 13, 12, 11, 10
    };

    private static final List<ChartFacts> FACTS = MoonPada.ALL.subList(0, MoonPada.PADAS).stream()
            .map(moon -> ChartFacts.ofMoon(moon.nakshatra(), moon.pada()))
            .toList();

    /** What rules are asked of, where nothing but the Moons is known. */
    CoupleFacts facts() {
        return facts(this);
    }

    /** The same with other decisions. */
    CoupleFacts facts(Decisions decisions) {
        return new CoupleFacts(facts(bride), facts(groom), decisions);
    }

    private static ChartFacts facts(MoonPada moon) {
        return FACTS.get(moon.padaIndex());
    }

    @Override
    public Truth of(Decision decision) {
        if (decision == CoupleDecision.VASYA) {
            return Truth.of(vasya(conventions.get(VasyaReading.CONVENTION)));
        }
        return decision == CoupleDecision.STARS_PIERCE
                ? Truth.of(pierce(conventions.get(VedhaReading.CONVENTION)))
                : Truth.UNKNOWN;
    }

    /** The reading by which it was decided. */
    @Override
    public String figure(Decision decision) {
        if (decision == CoupleDecision.VASYA) {
            return KutaRules.table(conventions.get(VasyaReading.CONVENTION)).text();
        }
        return decision == CoupleDecision.STARS_PIERCE
                ? KutaRules.table(conventions.get(VedhaReading.CONVENTION)).text()
                : Truth.UNKNOWN.id();
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

    static int natural(Graha of, Graha to) {
        return Relations.naturalOfSeven(of, to);
    }

    boolean sameNadi() {
        return bride.traits().nadi() == groom.traits().nadi();
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

    boolean vasya(VasyaReading reading) {
        boolean groomObeys = KutaTables.obeying(bride.rasi(), reading).contains(groom.rasi());
        boolean brideObeys = KutaTables.obeying(groom.rasi(), reading).contains(bride.rasi());
        return groomObeys || (brideObeys && reading != VasyaReading.RAMAN);
    }

    boolean bhakutaHolds() {
        return !signsAre(2, 12) && !signsAre(5, 9) && !signsAre(6, 8);
    }

    static boolean isOdd(Rasi rasi) {
        return rasi.number() % 2 == 1;
    }
}
