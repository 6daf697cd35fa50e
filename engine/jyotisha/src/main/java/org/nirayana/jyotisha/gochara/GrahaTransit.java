package org.nirayana.jyotisha.gochara;

import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.match.Tara;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * A graha of the sky over a birth chart.
 *
 * @param place where it stands in the sky
 * @param fromMoon its house counted from the natal Moon's sign, by which it is judged
 * @param fromLagna its house counted from the natal ascendant's sign
 * @param fromSun its house counted from the natal Sun's sign
 * @param good whether it does well in the house from the Moon
 * @param pairedHouse in a good house that from which it is obstructed; in another that whose obstruction it is; 0 for none
 * @param by who stands in the paired house, and so obstructs or relieves it
 * @param exempt who stands there as well but has no part in it: Sun and Saturn, Moon and Mercury for each other; nodes
 * @param tara of its nakshatra, counted from the natal Moon's
 * @param sarva all bindus of the natal chart in the sign
 * @param kaksha the eighth of the sign, with the graha's own bindus; none of the nodes, which have no ashtakavarga
 * @param aspects the natal points that it stands with or looks at fully, by whole signs
 */
public record GrahaTransit(
        Graha graha,
        Placement place,
        int fromMoon,
        int fromLagna,
        int fromSun,
        boolean good,
        int pairedHouse,
        List<Graha> by,
        List<Graha> exempt,
        Tara tara,
        int sarva,
        Optional<Ashtakavarga.Kaksha> kaksha,
        List<NatalAspect> aspects) {
    public GrahaTransit {
        by = List.copyOf(by);
        exempt = List.copyOf(exempt);
        aspects = List.copyOf(aspects);
    }

    /** What the house and its obstruction come to. */
    public TransitOutcome outcome() {
        if (good) {
            return by.isEmpty() ? TransitOutcome.GOOD : TransitOutcome.OBSTRUCTED;
        }
        return by.isEmpty() ? TransitOutcome.BAD : TransitOutcome.RELIEVED;
    }

    /** Whether it is in the part of the sign in which its transit bears fruit. */
    public boolean isAtFruit() {
        return SignPart.of(graha).holds(place.sidereal());
    }

    /** What a graha's own bindus in a sign are worth: five and more are good, three and less bad. */
    public static Nature natureOfBhinna(int bindus) {
        return bindus >= 5 ? Nature.GOOD : bindus <= 3 ? Nature.BAD : Nature.NEUTRAL;
    }

    /** What the bindus of the seven in a sign are worth: more than thirty are good, less than twenty-five bad. */
    public static Nature natureOfSarva(int bindus) {
        return bindus > 30 ? Nature.GOOD : bindus < 25 ? Nature.BAD : Nature.NEUTRAL;
    }

    /** For people: {@code Jupiter  Gemini 4°10′  11 from the Moon: obstructed by Mars}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder()
                .append(graha)
                .append("  ")
                .append(place.sidereal())
                .append("  ")
                .append(fromMoon)
                .append(" from the Moon: ")
                .append(outcome().id());
        for (int i = 0; i < by.size(); i++) {
            text.append(i == 0 ? " by " : ", ").append(by.get(i));
        }
        return text.toString();
    }
}
