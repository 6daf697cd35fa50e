package org.nirayana.jyotisha.rule;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.Relations;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What must be so, in an astrologer's words.
 *
 * <pre>{@code
 * Clause gajakesari = JUPITER.in(ANGLE, MOON);
 * Clause gauri = all(MOON.in(OWN, EXALTED), MOON.in(ANGLE_OR_TRINE), aspects(JUPITER, MOON));
 * }</pre>
 */
public sealed interface Clause {
    /** Whether it holds; makes no proof and no other objects. */
    Truth truth(Facts facts);

    /** Whether it surely holds: not where a fact is missing. */
    default boolean holds(Facts facts) {
        return truth(facts) == Truth.HOLDS;
    }

    /** Whether it holds, and why. */
    default Proof evaluate(Facts facts) {
        List<Proof> proofs = parts().stream().map(part -> part.evaluate(facts)).toList();
        return new Proof(this, truth(facts), proofs.isEmpty() ? figures(facts) : List.of(), proofs);
    }

    /** The name of its kind in answers: {@code in_house}. */
    default String word() {
        StringBuilder word = new StringBuilder();
        for (char letter : getClass().getSimpleName().toCharArray()) {
            if (Character.isUpperCase(letter) && !word.isEmpty()) {
                word.append('_');
            }
            word.append(Character.toLowerCase(letter));
        }
        return word.toString();
    }

    /** What it joins; none of a single clause. */
    default List<Clause> parts() {
        return List.of();
    }

    /** What it speaks about, in its order; none of a clause that joins others. */
    default List<Point> points() {
        return List.of();
    }

    /** What it asks for, as answers name it: houses, signs, the name of a trait. */
    default List<String> asked() {
        return List.of();
    }

    /** The facts by which it is decided. */
    default List<Figure> figures(Facts facts) {
        return List.of();
    }

    /** Of the proofs of what it joins those because of which it is so. */
    default Stream<Proof> deciding(Proof own) {
        return own.parts().stream();
    }

    // What joins others.

    static Clause all(Clause... parts) {
        return new All(List.of(parts));
    }

    static Clause any(Clause... parts) {
        return new Any(List.of(parts));
    }

    static Clause not(Clause part) {
        return new Not(part);
    }

    static Clause atLeast(int count, List<Clause> parts) {
        return new AtLeast(count, parts);
    }

    /** In one sign. */
    static Clause conjunct(Point one, Point other) {
        return one.in(Numbers.of(1), other);
    }

    /** A full look of a graha at the sign of something, by the conventions of the chart. */
    static Clause aspects(Point from, Point to) {
        return new Aspects(from, to);
    }

    /** Each counts the other a natural friend; one graha is no friend of itself. */
    static Clause friends(Point one, Point other) {
        return new Friends(one, other);
    }

    /** One graha. */
    static Clause same(Point one, Point other) {
        return new SameGraha(one, other);
    }

    /** Both have a trait in common. */
    static Clause same(Trait trait, Point one, Point other) {
        return new Same(trait, one, other);
    }

    /** Both stand in one pada. */
    static Clause samePada(Point one, Point other) {
        return new SamePada(one, other);
    }

    /** One stands in one sign and one in the other, whichever is which. */
    static Clause pair(Point one, Point other, Rasi first, Rasi second) {
        return new SignPair(one, other, first, second);
    }

    /** What a table has decided. */
    static Clause decided(Decision decision) {
        return new Decided(decision);
    }

    private static List<Clause> joined(List<Clause> parts) {
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("nothing to join");
        }
        return List.copyOf(parts);
    }

    /** All hold. */
    record All(List<Clause> parts) implements Clause {
        public All {
            parts = joined(parts);
        }

        @Override
        public Truth truth(Facts facts) {
            Truth all = Truth.HOLDS;
            for (int i = 0; i < parts.size(); i++) {
                Truth one = parts.get(i).truth(facts);
                if (one == Truth.FAILS) {
                    return one;
                }
                if (one == Truth.UNKNOWN) {
                    all = one;
                }
            }
            return all;
        }

        @Override
        public Stream<Proof> deciding(Proof own) {
            return own.parts().stream().filter(part -> part.truth() == own.truth());
        }
    }

    /** One of them holds, or several. */
    record Any(List<Clause> parts) implements Clause {
        public Any {
            parts = joined(parts);
        }

        @Override
        public Truth truth(Facts facts) {
            Truth any = Truth.FAILS;
            for (int i = 0; i < parts.size(); i++) {
                Truth one = parts.get(i).truth(facts);
                if (one == Truth.HOLDS) {
                    return one;
                }
                if (one == Truth.UNKNOWN) {
                    any = one;
                }
            }
            return any;
        }

        @Override
        public Stream<Proof> deciding(Proof own) {
            return own.parts().stream().filter(part -> part.truth() == own.truth());
        }
    }

    /** It does not hold. */
    record Not(Clause part) implements Clause {
        public Not {
            Objects.requireNonNull(part);
        }

        @Override
        public Truth truth(Facts facts) {
            return part.truth(facts).negated();
        }

        @Override
        public List<Clause> parts() {
            return List.of(part);
        }
    }

    /**
     * So many of them hold, or more.
     *
     * @param count 1 to the number of parts
     */
    record AtLeast(int count, List<Clause> parts) implements Clause {
        public AtLeast {
            parts = joined(parts);
            if (count < 1 || count > parts.size()) {
                throw new IllegalArgumentException(count + " of " + parts.size());
            }
        }

        @Override
        public Truth truth(Facts facts) {
            int holding = 0;
            int unknown = 0;
            for (int i = 0; i < parts.size(); i++) {
                Truth one = parts.get(i).truth(facts);
                holding += one == Truth.HOLDS ? 1 : 0;
                unknown += one == Truth.UNKNOWN ? 1 : 0;
            }
            if (holding >= count) {
                return Truth.HOLDS;
            }
            return holding + unknown >= count ? Truth.UNKNOWN : Truth.FAILS;
        }

        @Override
        public List<String> asked() {
            return List.of(Integer.toString(count));
        }

        @Override
        public Stream<Proof> deciding(Proof own) {
            return own.parts().stream().filter(part -> part.truth() == own.truth());
        }
    }

    // Where something stands.

    /** A point stands in one of some whole-sign houses counted from a point, its own sign as 1. */
    record InHouse(Point point, Numbers houses, Point from) implements Clause {
        public InHouse {
            Objects.requireNonNull(point);
            Objects.requireNonNull(from);
            if (houses.bits() >>> Rasi.COUNT != 0) {
                throw new IllegalArgumentException("houses are 1 to 12, not " + houses);
            }
        }

        @Override
        public Truth truth(Facts facts) {
            int house = facts.house(point, from);
            return house < 0 ? Truth.UNKNOWN : Truth.of(houses.contains(house));
        }

        @Override
        public List<Point> points() {
            return List.of(point, from);
        }

        @Override
        public List<String> asked() {
            return words(houses);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(point).sign(point);
            if (!(from instanceof Point.Rising)) {
                seen.graha(from);
            }
            seen.sign(from);
            int house = facts.house(point, from);
            return house < 0
                    ? seen.figures()
                    : seen.add(Figure.counted("house", point, from, house)).figures();
        }
    }

    /** A point stands in one of some signs. */
    record InSign(Point point, List<Rasi> signs) implements Clause {
        public InSign {
            Objects.requireNonNull(point);
            signs = List.copyOf(signs);
        }

        @Override
        public Truth truth(Facts facts) {
            int sign = facts.sign(point);
            return sign < 0 ? Truth.UNKNOWN : Truth.of(signs.contains(Rasi.ALL.get(sign)));
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return signs.stream().map(Rasi::id).toList();
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(point).sign(point).figures();
        }
    }

    /** A point stands in one of some stars. */
    record InNakshatra(Point point, List<Nakshatra> stars) implements Clause {
        public InNakshatra {
            Objects.requireNonNull(point);
            stars = List.copyOf(stars);
        }

        @Override
        public Truth truth(Facts facts) {
            int pada = facts.pada(point);
            return pada < 0 ? Truth.UNKNOWN : Truth.of(stars.contains(Nakshatra.ALL.get(pada / Nakshatra.PADAS)));
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return stars.stream().map(Nakshatra::id).toList();
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(point).star(point).figures();
        }
    }

    /** A point stands in one of some quarters of its star. */
    record InPada(Point point, Numbers padas) implements Clause {
        public InPada {
            Objects.requireNonNull(point);
            if (padas.bits() >>> Nakshatra.PADAS != 0) {
                throw new IllegalArgumentException("padas are 1 to 4, not " + padas);
            }
        }

        @Override
        public Truth truth(Facts facts) {
            int pada = facts.pada(point);
            return pada < 0 ? Truth.UNKNOWN : Truth.of(padas.contains(pada % Nakshatra.PADAS + 1));
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return words(padas);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(point).star(point).pada(point).figures();
        }
    }

    /** The star of a point, counted from the star of another as 1, is one of some. */
    record StarsFrom(Point point, Numbers counts, Point from) implements Clause {
        public StarsFrom {
            Objects.requireNonNull(point);
            Objects.requireNonNull(counts);
            Objects.requireNonNull(from);
        }

        @Override
        public Truth truth(Facts facts) {
            int stars = facts.stars(point, from);
            return stars < 0 ? Truth.UNKNOWN : Truth.of(counts.contains(stars));
        }

        @Override
        public List<Point> points() {
            return List.of(point, from);
        }

        @Override
        public List<String> asked() {
            return words(counts);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).star(point).star(from);
            int stars = facts.stars(point, from);
            return stars < 0
                    ? seen.figures()
                    : seen.add(Figure.counted("stars", point, from, stars)).figures();
        }
    }

    /** Two points stand in two signs, whichever in which. */
    record SignPair(Point one, Point other, Rasi first, Rasi second) implements Clause {
        public SignPair {
            Objects.requireNonNull(one);
            Objects.requireNonNull(other);
            Objects.requireNonNull(first);
            Objects.requireNonNull(second);
        }

        @Override
        public Truth truth(Facts facts) {
            int here = facts.sign(one) + 1;
            int there = facts.sign(other) + 1;
            if (here <= 0 || there <= 0) {
                return Truth.UNKNOWN;
            }
            return Truth.of((here == first.number() && there == second.number())
                    || (here == second.number() && there == first.number()));
        }

        @Override
        public List<Point> points() {
            return List.of(one, other);
        }

        @Override
        public List<String> asked() {
            return List.of(first.id(), second.id());
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).sign(one).sign(other).figures();
        }
    }

    /** Two points stand in one pada. */
    record SamePada(Point one, Point other) implements Clause {
        public SamePada {
            Objects.requireNonNull(one);
            Objects.requireNonNull(other);
        }

        @Override
        public Truth truth(Facts facts) {
            int here = facts.pada(one);
            int there = facts.pada(other);
            return here < 0 || there < 0 ? Truth.UNKNOWN : Truth.of(here == there);
        }

        @Override
        public List<Point> points() {
            return List.of(one, other);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).star(one).pada(one).star(other).pada(other).figures();
        }
    }

    /** The places of two points have a trait in common. */
    record Same(Trait trait, Point one, Point other) implements Clause {
        public Same {
            Objects.requireNonNull(trait);
            Objects.requireNonNull(one);
            Objects.requireNonNull(other);
        }

        @Override
        public Truth truth(Facts facts) {
            int here = facts.pada(one);
            int there = facts.pada(other);
            return here < 0 || there < 0
                    ? Truth.UNKNOWN
                    : Truth.of(Seen.trait(trait, here) == Seen.trait(trait, there));
        }

        @Override
        public List<Point> points() {
            return List.of(one, other);
        }

        @Override
        public List<String> asked() {
            return List.of(trait.id());
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts)
                    .graha(one)
                    .trait(trait, one)
                    .graha(other)
                    .trait(trait, other)
                    .figures();
        }
    }

    /** The place of a point has a trait. */
    record Has(Point point, Trait trait, Enum<?> value) implements Clause {
        public Has {
            Objects.requireNonNull(point);
            Objects.requireNonNull(trait);
            Objects.requireNonNull(value);
        }

        @Override
        public Truth truth(Facts facts) {
            int pada = facts.pada(point);
            return pada < 0 ? Truth.UNKNOWN : Truth.of(Seen.trait(trait, pada) == value);
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return List.of(trait.id(), Seen.word(value));
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(point).trait(trait, point).figures();
        }
    }

    // What a graha is and does.

    /** A point is one of some grahas. */
    record Among(Point point, List<Graha> grahas) implements Clause {
        public Among {
            Objects.requireNonNull(point);
            grahas = List.copyOf(grahas);
        }

        @Override
        public Truth truth(Facts facts) {
            int graha = facts.graha(point);
            return graha < 0 ? Truth.UNKNOWN : Truth.of(grahas.contains(Graha.ALL.get(graha - 1)));
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return grahas.stream().map(Graha::id).toList();
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(point).figures();
        }
    }

    /** Two points are one graha. */
    record SameGraha(Point one, Point other) implements Clause {
        public SameGraha {
            Objects.requireNonNull(one);
            Objects.requireNonNull(other);
        }

        @Override
        public Truth truth(Facts facts) {
            int here = facts.graha(one);
            int there = facts.graha(other);
            return here < 0 || there < 0 ? Truth.UNKNOWN : Truth.of(here == there);
        }

        @Override
        public List<Point> points() {
            return List.of(one, other);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts).graha(one).graha(other).figures();
        }
    }

    /** Each of two grahas counts the other a natural friend; of the nodes this is not known. */
    record Friends(Point one, Point other) implements Clause {
        public Friends {
            Objects.requireNonNull(one);
            Objects.requireNonNull(other);
        }

        @Override
        public Truth truth(Facts facts) {
            int here = facts.graha(one);
            int there = facts.graha(other);
            if (here < 0 || there < 0) {
                return Truth.UNKNOWN;
            }
            Graha first = Graha.ALL.get(here - 1);
            Graha second = Graha.ALL.get(there - 1);
            if (first.isNode() || second.isNode()) {
                return Truth.UNKNOWN;
            }
            return Truth.of(Relations.naturalOfSeven(first, second) > 0 && Relations.naturalOfSeven(second, first) > 0);
        }

        @Override
        public List<Point> points() {
            return List.of(one, other);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return new Seen(facts)
                    .graha(one)
                    .graha(other)
                    .relation(one, other)
                    .relation(other, one)
                    .figures();
        }
    }

    /** A graha has one of some dignities by its sign; the whole sign of the moolatrikona counts. */
    record InDignity(Point point, List<Dignity> dignities) implements Clause {
        public InDignity {
            Objects.requireNonNull(point);
            dignities = List.copyOf(dignities);
        }

        @Override
        public Truth truth(Facts facts) {
            int graha = facts.graha(point);
            int sign = facts.sign(point);
            if (graha < 0 || sign < 0) {
                return Truth.UNKNOWN;
            }
            Graha one = Graha.ALL.get(graha - 1);
            if (!one.isNode()
                    && dignities.contains(Dignity.MOOLATRIKONA)
                    && Dignity.moolatrikona(one) == Rasi.ALL.get(sign)) {
                return Truth.HOLDS;
            }
            Optional<Chart> chart = facts.chart(point);
            return chart.isPresent()
                    ? Truth.of(dignity(chart.get(), graha)
                            .filter(dignities::contains)
                            .isPresent())
                    : Truth.UNKNOWN;
        }

        private static Optional<Dignity> dignity(Chart chart, int graha) {
            return GrahaState.of(chart).get(graha - 1).dignityBySign();
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<String> asked() {
            return dignities.stream().map(Dignity::id).toList();
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(point).sign(point);
            int graha = facts.graha(point);
            if (graha > 0) {
                facts.chart(point)
                        .flatMap(chart -> dignity(chart, graha))
                        .ifPresent(dignity -> seen.add(Figure.word("dignity", point, dignity.id())));
            }
            return seen.figures();
        }
    }

    /** A graha looks fully at the sign of something. */
    record Aspects(Point from, Point to) implements Clause {
        public Aspects {
            Objects.requireNonNull(from);
            Objects.requireNonNull(to);
        }

        @Override
        public Truth truth(Facts facts) {
            int graha = facts.graha(from);
            int count = facts.house(to, from);
            Optional<Chart> chart = facts.chart(from);
            if (graha < 0 || count < 0 || chart.isEmpty()) {
                return Truth.UNKNOWN;
            }
            return Truth.of(GrahaDrishti.isFull(
                    Graha.ALL.get(graha - 1), count, chart.get().conventions().nodeAspects()));
        }

        @Override
        public List<Point> points() {
            return List.of(from, to);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(from).sign(from).graha(to).sign(to);
            int count = facts.house(to, from);
            return count < 0
                    ? seen.figures()
                    : seen.add(Figure.counted("house", to, from, count)).figures();
        }
    }

    /** A graha moves backwards. */
    record Retrograde(Point point) implements Clause {
        public Retrograde {
            Objects.requireNonNull(point);
        }

        @Override
        public Truth truth(Facts facts) {
            Placement placement = Seen.placement(facts, point);
            return placement == null ? Truth.UNKNOWN : Truth.of(placement.isRetrograde());
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(point);
            Placement placement = Seen.placement(facts, point);
            return placement == null
                    ? seen.figures()
                    : seen.add(Figure.number(
                                    "daily_motion",
                                    point,
                                    placement.speedPerDay().degrees()))
                            .figures();
        }
    }

    /** A graha stands within its orb of the Sun, by the conventions of the chart; Sun and nodes never do. */
    record Combust(Point point) implements Clause {
        public Combust {
            Objects.requireNonNull(point);
        }

        @Override
        public Truth truth(Facts facts) {
            Placement placement = Seen.placement(facts, point);
            return placement == null
                    ? Truth.UNKNOWN
                    : Truth.of(combustion(facts, placement)
                            .filter(Combustion::isCombust)
                            .isPresent());
        }

        private Optional<Combustion> combustion(Facts facts, Placement placement) {
            Chart chart = facts.chart(point).orElseThrow();
            return Combustion.of(
                    chart.placements(),
                    (Graha) placement.point(),
                    chart.conventions().get(CombustionOrbs.CONVENTION));
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(point);
            Placement placement = Seen.placement(facts, point);
            if (placement != null) {
                combustion(facts, placement).ifPresent(found -> {
                    seen.add(Figure.number("separation", point, found.separation()));
                    seen.add(Figure.number("orb", point, found.orb()));
                });
            }
            return seen.figures();
        }
    }

    /** A graha is a benefic by nature, by the conventions of the chart. */
    record Benefic(Point point) implements Clause {
        public Benefic {
            Objects.requireNonNull(point);
        }

        @Override
        public Truth truth(Facts facts) {
            int graha = facts.graha(point);
            Optional<Chart> chart = facts.chart(point);
            return graha < 0 || chart.isEmpty()
                    ? Truth.UNKNOWN
                    : Truth.of(GrahaState.of(chart.get()).get(graha - 1).benefic());
        }

        @Override
        public List<Point> points() {
            return List.of(point);
        }

        @Override
        public List<Figure> figures(Facts facts) {
            Seen seen = new Seen(facts).graha(point);
            Truth truth = truth(facts);
            return truth == Truth.UNKNOWN
                    ? seen.figures()
                    : seen.add(Figure.word("nature", point, truth == Truth.HOLDS ? "benefic" : "malefic"))
                            .figures();
        }
    }

    /** A table or another rule has decided that it holds. */
    record Decided(Decision decision) implements Clause {
        public Decided {
            Objects.requireNonNull(decision);
        }

        @Override
        public Truth truth(Facts facts) {
            return facts.decisions().of(decision);
        }

        @Override
        public List<String> asked() {
            return List.of(decision.id());
        }

        @Override
        public List<Figure> figures(Facts facts) {
            return List.of(Figure.decided(decision.id(), facts.decisions().figure(decision)));
        }
    }

    private static List<String> words(Numbers numbers) {
        return numbers.list().stream().map(Object::toString).toList();
    }
}
