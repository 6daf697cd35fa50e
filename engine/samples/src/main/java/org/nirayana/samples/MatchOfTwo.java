package org.nirayana.samples;

import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** The eight kutas of two people whose Moons stand in one star, and what lifts the fault of their nadi. */
public final class MatchOfTwo {
    private MatchOfTwo() {}

    public static void main(String[] args) {
        MoonPada bride = new MoonPada(Nakshatra.ROHINI, 1, false);
        MoonPada groom = new MoonPada(Nakshatra.ROHINI, 2, false);
        Ashtakuta match = Ashtakuta.of(bride, groom, Conventions.standard());
        for (KutaScore score : match.scores()) {
            System.out.println(score.kuta().id() + " " + score.points() + " of "
                    + score.kuta().most() + ": " + score.row());
        }
        System.out.println(match.total() + " of 36, " + match.totalAfter() + " after exceptions");
        for (KutaExemption exemption : match.exemptions()) {
            if (exemption.isAgreed()) {
                System.out.println(exemption.sentence() + " (" + exemption.source() + ")");
            }
        }
    }
}
