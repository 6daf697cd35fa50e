package org.nirayana.jyotisha.comparison;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.comparison.Difference.Unit;

/**
 * What two sets of conventions make of one birth.
 *
 * @param conventions those in which the sets differ, in the order in which they were exchanged
 * @param differences every value that differs
 * @param shares what each convention makes of all differences together, each difference counting the same; they add up to 1
 */
public record Comparison(List<Convention> conventions, List<Difference> differences, Map<Convention, Double> shares) {
    private static final double FULL_CIRCLE_ARCSECONDS = 360 * 3600.0;

    /** Below these nobody can read a difference: a microarcsecond, a microsecond, a millisecond of a dasha. */
    private static final double LEAST = 1e-6;

    public Comparison {
        conventions = List.copyOf(conventions);
        differences = List.copyOf(differences);
    }

    /**
     * Compares.
     *
     * @param at the date whose running dasha is compared
     */
    public static Comparison of(ChartFactory charts, Birth birth, Conventions first, Conventions second, Instant at) {
        List<Convention> changed = Convention.differences(first, second);
        Reckoner reckoner = new Reckoner(charts, birth, at);
        List<Values> steps = new ArrayList<>(changed.size() + 1);
        Conventions now = first;
        steps.add(Values.of(reckoner, first, Part.comparedFor(changed)));
        for (Convention convention : changed) {
            now = convention.copy(second, now);
            steps.add(steps.get(steps.size() - 1).after(convention, now));
        }
        // A rounding is a difference where the two round differently; elsewhere it would only hide others.
        boolean asPrinted = changed.contains(Convention.TIME_ROUNDING);
        List<Difference> differences = new ArrayList<>();
        for (Part part : steps.get(0).parts()) {
            List<Table> tables =
                    steps.stream().map(values -> values.table(part, asPrinted)).toList();
            if (tables.stream().anyMatch(table -> table != tables.get(0))) {
                addDifferences(differences, changed, tables);
            }
        }
        return new Comparison(changed, differences, shares(differences));
    }

    private static void addDifferences(List<Difference> found, List<Convention> changed, List<Table> tables) {
        for (Value value : tables.get(0).all()) {
            Value other = tables.get(tables.size() - 1).get(value.name());
            if (other != null) {
                difference(value.name(), value, other, changed, tables).ifPresent(found::add);
            }
        }
    }

    private static Optional<Difference> difference(
            String name, Value first, Value second, List<Convention> changed, List<Table> tables) {
        boolean number = first.unit() != Unit.NAME && second.unit() != Unit.NAME;
        double amount = number ? apart(first, second) : Double.NaN;
        if (number ? Math.abs(amount) < LEAST : first.figure().equals(second.figure())) {
            return Optional.empty();
        }
        double[] moves = new double[changed.size()];
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            Value before = tables.get(i).get(name);
            Value after = tables.get(i + 1).get(name);
            if (before != null && after != null) {
                moves[i] = number ? apart(before, after) : before.figure().equals(after.figure()) ? 0 : 1;
            }
            sum += Math.abs(moves[i]);
        }
        List<Contribution> contributions = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            if (Math.abs(moves[i]) >= LEAST) {
                contributions.add(
                        new Contribution(changed.get(i), number ? moves[i] : Double.NaN, Math.abs(moves[i]) / sum));
            }
        }
        return Optional.of(new Difference(
                name, first.figure(), second.figure(), amount, number ? first.unit() : Unit.NAME, contributions));
    }

    private static double apart(Value first, Value second) {
        double amount = second.number() - first.number();
        return first.unit() == Unit.ARCSECONDS ? Math.IEEEremainder(amount, FULL_CIRCLE_ARCSECONDS) : amount;
    }

    private static Map<Convention, Double> shares(List<Difference> differences) {
        Map<Convention, Double> shares = new EnumMap<>(Convention.class);
        for (Difference difference : differences) {
            for (Contribution contribution : difference.contributions()) {
                shares.merge(contribution.convention(), contribution.share() / differences.size(), Double::sum);
            }
        }
        return shares;
    }

    /** What makes most of the differences, with its share; nothing when there are none. */
    public Optional<Map.Entry<Convention, Double>> main() {
        return shares.entrySet().stream().max(Map.Entry.comparingByValue());
    }
}
