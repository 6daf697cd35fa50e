package org.nirayana.jyotisha.rule;

import java.util.List;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What a clause speaks about: a graha, the ascendant, the lord of a house, of one chart or of one of two people. */
public sealed interface Point {
    /** A graha. */
    record Planet(Graha graha) implements Point {
        @Override
        public String id() {
            return graha.id();
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /** The ascendant. */
    record Rising() implements Point {
        @Override
        public String id() {
            return "lagna";
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /**
     * The lord of a house, counted by whole signs.
     *
     * @param house 1 to 12
     */
    record HouseLord(int house, Point from) implements Point {
        public HouseLord {
            if (house < 1 || house > Rasi.COUNT) {
                throw new IllegalArgumentException("a house is 1 to 12, not " + house);
            }
        }

        @Override
        public String id() {
            return "lord_of(" + house + ", " + from.id() + ")";
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /** The lord of the sign in which something stands. */
    record Dispositor(Point of) implements Point {
        @Override
        public String id() {
            return "lord(" + of.id() + ")";
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /** Something in the navamsa: it has a sign there, but no star. */
    record InNavamsa(Point of) implements Point {
        @Override
        public String id() {
            return "navamsa(" + of.id() + ")";
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /** Something in the chart of one of two people. */
    record Of(Person person, Point point) implements Point {
        public Of {
            if (point instanceof Of) {
                throw new IllegalArgumentException(point + " is somebody's already");
            }
        }

        @Override
        public Point lord() {
            return new Of(person, point.lord());
        }

        @Override
        public Point navamsa() {
            return new Of(person, point.navamsa());
        }

        @Override
        public Point lagna() {
            return new Of(person, Points.LAGNA);
        }

        @Override
        public String id() {
            return person.id() + "." + point.id();
        }

        @Override
        public String toString() {
            return id();
        }
    }

    /** The name in answers: {@code mars}, {@code lagna}, {@code lord_of(9, lagna)}, {@code bride.lord(navamsa(moon))}. */
    String id();

    static Point of(Graha graha) {
        return new Planet(graha);
    }

    /** The lord of a house from the ascendant. */
    static Point lordOf(int house) {
        return new HouseLord(house, Points.LAGNA);
    }

    /** Something in the bride's chart. */
    static Point bride(Point point) {
        return new Of(Person.BRIDE, point);
    }

    /** Something in the groom's chart. */
    static Point groom(Point point) {
        return new Of(Person.GROOM, point);
    }

    /** The lord of the sign in which it stands. */
    default Point lord() {
        return new Dispositor(this);
    }

    /** Itself in the navamsa. */
    default Point navamsa() {
        return new InNavamsa(this);
    }

    /** The ascendant of the same chart. */
    default Point lagna() {
        return Points.LAGNA;
    }

    /** In one of some houses from the ascendant. */
    default Clause in(Numbers houses) {
        return in(houses, lagna());
    }

    /** In one of some houses counted from something. */
    default Clause in(Numbers houses, Point from) {
        return new Clause.InHouse(this, houses, from);
    }

    default Clause in(Rasi... signs) {
        return in(List.of(signs));
    }

    default Clause in(List<Rasi> signs) {
        return new Clause.InSign(this, signs);
    }

    default Clause in(Nakshatra... stars) {
        return new Clause.InNakshatra(this, List.of(stars));
    }

    default Clause in(Dignity... dignities) {
        return new Clause.InDignity(this, List.of(dignities));
    }

    /** In one of some quarters of its star. */
    default Clause inPada(int... padas) {
        return new Clause.InPada(this, Numbers.of(padas));
    }

    /** Its star is one of some, counted from the star of something as 1. */
    default Clause starsFrom(Point from, Numbers counts) {
        return new Clause.StarsFrom(this, counts, from);
    }

    /** It is one of some grahas. */
    default Clause isAmong(Graha... grahas) {
        return new Clause.Among(this, List.of(grahas));
    }

    /** Its place has a trait. */
    default Clause has(Trait trait, Enum<?> value) {
        return new Clause.Has(this, trait, value);
    }

    default Clause isRetrograde() {
        return new Clause.Retrograde(this);
    }

    default Clause isCombust() {
        return new Clause.Combust(this);
    }

    /** It is a benefic by nature, by the conventions of the chart. */
    default Clause isBenefic() {
        return new Clause.Benefic(this);
    }
}
