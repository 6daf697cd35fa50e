package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.CoupleFacts;
import org.nirayana.jyotisha.rule.Decision;
import org.nirayana.jyotisha.rule.Decisions;
import org.nirayana.jyotisha.rule.Truth;

/**
 * The poruthams of two Moons; all counts go from the girl to the boy.
 *
 * @param scores the ten and then the further ones, in order
 * @param exemptions for those that fail
 * @param facts what rules about the two were asked of, and prove themselves by
 */
public record Poruthams(
        MoonPada bride,
        MoonPada groom,
        List<PoruthamScore> scores,
        List<PoruthamExemption> exemptions,
        List<MatchRemark> remarks,
        PoruthamBands bands,
        CoupleFacts facts) {
    public Poruthams {
        scores = List.copyOf(scores);
        exemptions = List.copyOf(exemptions);
        remarks = List.copyOf(remarks);
    }

    /** Of two Moons. */
    public static Poruthams of(MoonPada bride, MoonPada groom, Conventions conventions) {
        Couple couple = new Couple(bride, groom, conventions);
        List<PoruthamScore> scores = new ArrayList<>();
        Map<Porutham, PoruthamGrade> grades = new EnumMap<>(Porutham.class);
        for (Porutham porutham : listed(conventions.get(PoruthamList.CONVENTION))) {
            PoruthamScore score = PoruthamRules.score(porutham, couple);
            scores.add(score);
            grades.put(porutham, score.grade());
        }
        CoupleFacts facts = couple.facts(new Graded(grades));
        List<PoruthamExemption> exemptions = new ArrayList<>();
        for (PoruthamExemption exemption : PoruthamExemption.ALL) {
            boolean fails = grades.get(exemption.porutham()) == PoruthamGrade.ADHAMA;
            if (fails && exemption.rule().clause().holds(facts)) {
                exemptions.add(exemption);
            }
        }
        return new Poruthams(
                bride,
                groom,
                scores,
                exemptions,
                MatchRemark.of(facts),
                conventions.get(PoruthamBands.CONVENTION),
                facts);
    }

    /** What the poruthams have decided, each by its grade. */
    private record Graded(Map<Porutham, PoruthamGrade> grades) implements Decisions {
        @Override
        public Truth of(Decision decision) {
            PoruthamGrade grade = grades.get(decision);
            return grade == null ? Truth.UNKNOWN : Truth.of(grade.holds());
        }

        @Override
        public String figure(Decision decision) {
            PoruthamGrade grade = grades.get(decision);
            return grade == null ? Truth.UNKNOWN.id() : grade.id();
        }
    }

    private static List<Porutham> listed(PoruthamList list) {
        List<Porutham> listed = new ArrayList<>(Porutham.TEN);
        if (list == PoruthamList.KERALA) {
            listed.addAll(List.of(Porutham.VARNA, Porutham.PAKSHI, Porutham.BHUTA, Porutham.AYA_VYAYA));
        } else {
            listed.addAll(List.of(Porutham.NADI, Porutham.VARNA));
        }
        return listed;
    }

    public PoruthamScore of(Porutham porutham) {
        return scores.stream()
                .filter(score -> score.porutham() == porutham)
                .findFirst()
                .orElseThrow();
    }

    /** How many are counted: ten, or twelve. */
    public int most() {
        return (int) scores.stream().filter(PoruthamScore::counted).count();
    }

    /** The sum of those that are counted, a middling one as a half, in halves. */
    public int halves() {
        return scores.stream()
                .filter(PoruthamScore::counted)
                .mapToInt(score -> score.grade().halves())
                .sum();
    }

    public double total() {
        return halves() / 2.0;
    }

    /** Of rajju and vedha those that fail and that nothing lets aside. */
    public List<Porutham> standing() {
        return scores.stream()
                .filter(score ->
                        score.porutham().isEssential() && !score.grade().holds())
                .map(PoruthamScore::porutham)
                .filter(porutham -> exemptions.stream().noneMatch(one -> one.porutham() == porutham))
                .toList();
    }

    /** The thresholds by which the sum is named, from the highest. */
    public List<MatchBand> thresholds() {
        return MatchBand.of(bands);
    }

    /** What the sum is called; by the Tamil thresholds nothing helps when rajju fails. */
    public MatchGrade grade() {
        if (bands == PoruthamBands.TAMIL && !of(Porutham.RAJJU).grade().holds()) {
            return MatchGrade.NOT_RECOMMENDED;
        }
        return MatchBand.grade(thresholds(), halves());
    }
}
