package org.nirayana.samples;

import static org.nirayana.jyotisha.rule.Clause.all;
import static org.nirayana.jyotisha.rule.Clause.aspects;
import static org.nirayana.jyotisha.rule.Clause.not;
import static org.nirayana.jyotisha.rule.Houses.ANGLE;
import static org.nirayana.jyotisha.rule.Point.lordOf;
import static org.nirayana.jyotisha.rule.Points.JUPITER;
import static org.nirayana.jyotisha.rule.Points.MOON;
import static org.nirayana.jyotisha.rule.Points.SATURN;

import java.util.List;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.rule.ChartFacts;
import org.nirayana.jyotisha.rule.Proof;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.rule.Sureness;
import org.nirayana.jyotisha.rule.Work;

/** A rule of a text and one of one's own, asked of a chart: whether they hold, and why. */
public final class YourOwnRule {
    private YourOwnRule() {}

    private static final Rule GAJAKESARI = Rule.of(
            "pd.6.gajakesari", Source.read(new Work("phaladeepika", "Phaladeepika"), "6.14"), JUPITER.in(ANGLE, MOON));

    private static final Rule LAGNA_LORD = Rule.of(
            "mine.lagna_lord",
            new Source(new Work("my_notes", "My notes"), "", Sureness.SINGLE),
            all(lordOf(1).in(ANGLE), not(aspects(SATURN, lordOf(1)))));

    public static void main(String[] args) {
        ChartFacts facts = ChartFacts.of(
                Nirayana.standard().chart(Birth.at("1990-05-17T10:30").in("Chennai")));
        for (Rule rule : List.of(GAJAKESARI, LAGNA_LORD)) {
            Proof proof = rule.clause().evaluate(facts);
            System.out.println(
                    rule.id() + " (" + rule.source() + "): " + proof.truth().id());
            System.out.println(proof.toString().indent(2).stripTrailing());
        }
    }
}
