package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.ChartFacts;
import org.nirayana.jyotisha.rule.CoupleFacts;

/**
 * The eight kutas of two Moons: points of the tables, what lifts a fault, and the total before and after.
 *
 * @param scores the eight in order
 * @param exemptions those whose condition is met where there is a fault to lift
 * @param remarks what else the texts say
 * @param counted which exemptions give points back
 * @param facts what rules about the two were asked of, and prove themselves by
 */
public record Ashtakuta(
        MoonPada bride,
        MoonPada groom,
        List<KutaScore> scores,
        List<KutaExemption> exemptions,
        List<MatchRemark> remarks,
        ExceptionReading counted,
        BandsReading bands,
        CoupleFacts facts) {
    public Ashtakuta {
        scores = List.copyOf(scores);
        exemptions = List.copyOf(exemptions);
        remarks = List.copyOf(remarks);
    }

    /** Of two Moons, when nothing else is known. */
    public static Ashtakuta of(MoonPada bride, MoonPada groom, Conventions conventions) {
        Couple couple = new Couple(bride, groom, conventions);
        return of(couple, couple.facts());
    }

    /** Of two charts, by the conventions of the bride's. */
    public static Ashtakuta of(Chart bride, Chart groom) {
        Couple couple = new Couple(
                MoonPada.at(bride.moon().sidereal()), MoonPada.at(groom.moon().sidereal()), bride.conventions());
        return of(couple, new CoupleFacts(ChartFacts.of(bride), ChartFacts.of(groom), couple));
    }

    @SuppressWarnings("EnumOrdinal") // scores are in the order of the kutas
    private static Ashtakuta of(Couple couple, CoupleFacts facts) {
        List<KutaScore> scores = KutaRules.scores(couple);
        List<KutaExemption> exemptions = new ArrayList<>();
        for (KutaExemption exemption : KutaExemption.ALL) {
            boolean fault = scores.get(exemption.kuta().ordinal()).isFault();
            if (fault && exemption.rule().clause().holds(facts)) {
                exemptions.add(exemption);
            }
        }
        return new Ashtakuta(
                couple.bride(),
                couple.groom(),
                scores,
                exemptions,
                MatchRemark.of(facts),
                couple.conventions().get(ExceptionReading.CONVENTION),
                couple.conventions().get(BandsReading.CONVENTION),
                facts);
    }

    public KutaScore of(Kuta kuta) {
        return scores.get(Kuta.ALL.indexOf(kuta));
    }

    /** The sum of the tables, in half points. */
    public int halves() {
        return scores.stream().mapToInt(KutaScore::halves).sum();
    }

    /** The sum of the tables, of 36. */
    public double total() {
        return halves() / 2.0;
    }

    /** Whether an exemption that counts lifts the fault of a kuta. */
    public boolean isLifted(Kuta kuta) {
        for (int i = 0; i < exemptions.size(); i++) {
            if (exemptions.get(i).kuta() == kuta && exemptions.get(i).counts(counted)) {
                return true;
            }
        }
        return false;
    }

    /** The half points of a kuta after exemptions: all that it has where its fault is lifted. */
    public int halvesAfter(Kuta kuta) {
        return isLifted(kuta) ? 2 * kuta.most() : of(kuta).halves();
    }

    /** The sum after exemptions, in half points. */
    public int halvesAfter() {
        return Kuta.ALL.stream().mapToInt(this::halvesAfter).sum();
    }

    /** The sum after exemptions, of 36. */
    public double totalAfter() {
        return halvesAfter() / 2.0;
    }

    /** Of bhakuta and nadi, which all hold to weigh most, those that are at fault and not lifted. */
    public List<Kuta> standing() {
        List<Kuta> standing = new ArrayList<>(2);
        for (Kuta kuta : List.of(Kuta.BHAKUTA, Kuta.NADI)) {
            if (of(kuta).isFault() && !isLifted(kuta)) {
                standing.add(kuta);
            }
        }
        return Collections.unmodifiableList(standing);
    }

    /** The thresholds by which the total is named, from the highest. */
    public List<MatchBand> thresholds() {
        return MatchBand.of(bands, !of(Kuta.BHAKUTA).isFault(), !of(Kuta.NADI).isFault());
    }

    /** What the total of the tables is called by those thresholds. */
    public MatchGrade grade() {
        return MatchBand.grade(thresholds(), halves());
    }
}
