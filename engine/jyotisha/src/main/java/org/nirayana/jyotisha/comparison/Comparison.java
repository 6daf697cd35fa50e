package org.nirayana.jyotisha.comparison;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.comparison.Difference.Unit;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.TimeRounding;

/**
 * What two sets of conventions make of one birth.
 *
 * @param conventions those in which the sets differ, in the order in which they were exchanged
 * @param differences every value that differs
 * @param shares what each convention makes of all differences together, each difference counting the same; they add up to 1
 */
public record Comparison(
        List<Convention<?>> conventions, List<Difference> differences, Map<Convention<?>, Double> shares) {
    private static final double FULL_CIRCLE_ARCSECONDS = 360 * 3600.0;

    /** Below these nobody can read a difference: a microarcsecond, a microsecond, a millisecond of a dasha. */
    private static final double LEAST = 1e-6;

    public Comparison {
        conventions = List.copyOf(conventions);
        differences = List.copyOf(differences);
    }

    /**
     * Compares everything.
     *
     * @param at the date whose running dasha is compared
     */
    public static Comparison of(ChartFactory charts, Birth birth, Conventions first, Conventions second, Instant at) {
        return of(charts, birth, first, second, at, NakshatraDasha.VIMSHOTTARI, EnumSet.allOf(Topic.class));
    }

    /**
     * Compares what is asked about.
     *
     * @param at the date whose running dasha is compared
     * @param dasha whose periods are compared
     */
    public static Comparison of(
            ChartFactory charts,
            Birth birth,
            Conventions first,
            Conventions second,
            Instant at,
            DashaSystem dasha,
            Collection<Topic> topics) {
        List<Convention<?>> changed = exchanged(first, second);
        Reckoner reckoner = new Reckoner(charts, birth, at, dasha);
        List<Values> steps = new ArrayList<>(changed.size() + 1);
        Conventions now = first;
        steps.add(Values.of(reckoner, first, compared(topics, changed)));
        for (Convention<?> convention : changed) {
            now = now.taking(convention, second);
            steps.add(steps.get(steps.size() - 1).after(convention, now));
        }
        // A rounding is a difference where the two round differently; elsewhere it would only hide others.
        boolean asPrinted = changed.contains(TimeRounding.CONVENTION);
        List<Difference> differences = new ArrayList<>();
        for (Part part : steps.get(0).parts()) {
            Steps moved = Steps.of(changed, steps, part, asPrinted);
            if (!moved.by().isEmpty()) {
                addDifferences(differences, Topic.of(part), moved);
            }
        }
        return new Comparison(changed, differences, shares(changed, differences));
    }

    /** The conventions in which two sets differ, as far as one birth shows what they move. */
    public static List<Convention<?>> exchanged(Conventions first, Conventions second) {
        return ConventionRegistry.differences(first, second).stream()
                .filter(convention -> convention.scope().isOfOneBirth())
                .toList();
    }

    /** The parts of some topics that one of the conventions moves: the others cannot differ. */
    private static Set<Part> compared(Collection<Topic> topics, Collection<Convention<?>> changed) {
        Set<Part> compared = EnumSet.noneOf(Part.class);
        changed.forEach(convention -> compared.addAll(convention.moves()));
        compared.removeIf(part -> !Part.OF_ONE_BIRTH.contains(part) || !topics.contains(Topic.of(part)));
        return compared;
    }

    /**
     * The steps at which a part moved.
     *
     * @param by the conventions that moved it
     * @param tables before the first of them and after each
     */
    private record Steps(List<Convention<?>> by, List<Table> tables) {
        static Steps of(List<Convention<?>> changed, List<Values> steps, Part part, boolean asPrinted) {
            List<Convention<?>> by = new ArrayList<>();
            List<Table> tables = new ArrayList<>();
            tables.add(steps.get(0).table(part, asPrinted));
            for (int i = 0; i < changed.size(); i++) {
                Table table = steps.get(i + 1).table(part, asPrinted);
                if (table != tables.get(tables.size() - 1)) {
                    by.add(changed.get(i));
                    tables.add(table);
                }
            }
            return new Steps(by, tables);
        }

        Table last() {
            return tables.get(tables.size() - 1);
        }
    }

    private static void addDifferences(List<Difference> found, Topic topic, Steps steps) {
        List<Value> values = steps.tables().get(0).all();
        for (int place = 0; place < values.size(); place++) {
            Value value = values.get(place);
            Value other = steps.last().get(value.name(), place);
            if (other != null) {
                difference(topic, place, value, other, steps).ifPresent(found::add);
            }
        }
    }

    private static Optional<Difference> difference(Topic topic, int place, Value first, Value second, Steps steps) {
        String name = first.name();
        boolean number = first.unit() != Unit.NAME && second.unit() != Unit.NAME;
        double amount = number ? apart(first, second) : Double.NaN;
        if (number ? Math.abs(amount) < LEAST : first.figure().equals(second.figure())) {
            return Optional.empty();
        }
        double[] moves = new double[steps.by().size()];
        double sum = 0;
        Value after = first;
        for (int i = 0; i < moves.length; i++) {
            Value before = after;
            after = steps.tables().get(i + 1).get(name, place);
            if (before != null && after != null) {
                moves[i] = number ? apart(before, after) : before.figure().equals(after.figure()) ? 0 : 1;
            }
            sum += Math.abs(moves[i]) >= LEAST ? Math.abs(moves[i]) : 0;
        }
        List<Contribution> contributions = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            if (Math.abs(moves[i]) >= LEAST) {
                contributions.add(
                        new Contribution(steps.by().get(i), number ? moves[i] : Double.NaN, Math.abs(moves[i]) / sum));
            }
        }
        return Optional.of(new Difference(
                name,
                topic,
                first.figure(),
                second.figure(),
                amount,
                number ? first.unit() : Unit.NAME,
                contributions));
    }

    private static double apart(Value first, Value second) {
        double amount = second.number() - first.number();
        return first.unit() == Unit.ARCSECONDS ? Math.IEEEremainder(amount, FULL_CIRCLE_ARCSECONDS) : amount;
    }

    private static Map<Convention<?>, Double> shares(List<Convention<?>> changed, List<Difference> differences) {
        Map<Convention<?>, Double> shares = new HashMap<>();
        for (Difference difference : differences) {
            for (Contribution contribution : difference.contributions()) {
                shares.merge(contribution.convention(), contribution.share() / differences.size(), Double::sum);
            }
        }
        Map<Convention<?>, Double> inOrder = new LinkedHashMap<>();
        changed.stream().filter(shares::containsKey).forEach(one -> inOrder.put(one, shares.get(one)));
        return inOrder;
    }

    /** What makes most of the differences, with its share; nothing when there are none. */
    public Optional<Map.Entry<Convention<?>, Double>> main() {
        return shares.entrySet().stream().max(Map.Entry.comparingByValue());
    }
}
