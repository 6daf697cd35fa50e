package org.nirayana.jyotisha.rule;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a clause holds of some facts, and why.
 *
 * @param figures the facts that decided; none of a clause that joins others
 * @param parts of a clause that joins others, the proof of each, in its order
 */
public record Proof(Clause clause, Truth truth, List<Figure> figures, List<Proof> parts) {
    public Proof {
        Objects.requireNonNull(clause);
        Objects.requireNonNull(truth);
        figures = List.copyOf(figures);
        parts = List.copyOf(parts);
    }

    public boolean holds() {
        return truth == Truth.HOLDS;
    }

    /**
     * The single clauses because of which it is so: where all must hold and it fails, those that fail; where any may hold and it
     * does, those that hold. What stands under a {@code not} fails where the whole holds.
     */
    public List<Proof> deciding() {
        return leaves().toList();
    }

    private Stream<Proof> leaves() {
        return parts.isEmpty() ? Stream.of(this) : clause.deciding(this).flatMap(Proof::leaves);
    }

    /** For people, a line for each clause, parts indented. */
    @Override
    public String toString() {
        return lines("").collect(Collectors.joining("\n"));
    }

    private Stream<String> lines(String indent) {
        String seen = figures.isEmpty()
                ? ""
                : figures.stream().map(Figure::toString).collect(Collectors.joining(", ", " (", ")"));
        String points = clause.points().stream().map(Point::id).collect(Collectors.joining(", ", " ", ""));
        String asked = clause.asked().isEmpty() ? "" : ": " + String.join(", ", clause.asked());
        return Stream.concat(
                Stream.of(indent + truth.id() + ": " + (clause.word() + points).strip() + asked + seen),
                parts.stream().flatMap(part -> part.lines(indent + "  ")));
    }
}
