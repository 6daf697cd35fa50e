package org.nirayana.jyotisha.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Relations;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The figures of a proof as they are collected; what is not known is left out. */
final class Seen {
    private final Facts facts;
    private final List<Figure> figures = new ArrayList<>();

    Seen(Facts facts) {
        this.facts = facts;
    }

    Seen add(Figure figure) {
        figures.add(figure);
        return this;
    }

    List<Figure> figures() {
        return figures;
    }

    /** Which graha a lord is; a graha named by itself needs no figure. */
    Seen graha(Point point) {
        Point inside = point instanceof Point.Of one ? one.point() : point;
        int graha = facts.graha(point);
        return inside instanceof Point.Planet || graha < 0
                ? this
                : add(Figure.word("graha", point, Graha.ALL.get(graha - 1).id()));
    }

    Seen sign(Point point) {
        int sign = facts.sign(point);
        return sign < 0
                ? this
                : add(Figure.word("sign", point, Rasi.ALL.get(sign).id()));
    }

    Seen star(Point point) {
        int pada = facts.pada(point);
        return pada < 0
                ? this
                : add(Figure.word(
                        "nakshatra",
                        point,
                        Nakshatra.ALL.get(pada / Nakshatra.PADAS).id()));
    }

    Seen pada(Point point) {
        int pada = facts.pada(point);
        return pada < 0 ? this : add(Figure.number("pada", point, pada % Nakshatra.PADAS + 1));
    }

    Seen trait(Trait trait, Point point) {
        int pada = facts.pada(point);
        if (pada < 0) {
            return this;
        }
        if (!(trait instanceof ZodiacTrait)) {
            star(point);
        }
        return add(Figure.word(trait.id(), point, word(trait(trait, pada))));
    }

    Seen relation(Point of, Point to) {
        int one = facts.graha(of);
        int other = facts.graha(to);
        if (one < 0 || other < 0) {
            return this;
        }
        Graha first = Graha.ALL.get(one - 1);
        Graha second = Graha.ALL.get(other - 1);
        return first.isNode() || second.isNode()
                ? this
                : add(Figure.counted("relation", of, to, Relations.naturalOfSeven(first, second)));
    }

    static Enum<?> trait(Trait trait, int pada) {
        return trait.of(Nakshatra.ALL.get(pada / Nakshatra.PADAS), pada % Nakshatra.PADAS + 1);
    }

    static String word(Enum<?> value) {
        if (value instanceof Rasi rasi) {
            return rasi.id();
        }
        return value instanceof Nakshatra star ? star.id() : value.name().toLowerCase(Locale.ROOT);
    }

    /** Where a graha stands; null where it is not known. */
    static Placement placement(Facts facts, Point point) {
        int graha = facts.graha(point);
        Optional<Chart> chart = facts.chart(point);
        return graha < 0 || chart.isEmpty() ? null : chart.get().of(Graha.ALL.get(graha - 1));
    }
}
