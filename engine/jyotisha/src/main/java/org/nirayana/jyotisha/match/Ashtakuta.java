package org.nirayana.jyotisha.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The eight kutas of two Moons: points of the tables, what lifts a fault, and the total before and after.
 *
 * @param scores the eight in order
 * @param exceptions those whose condition is met where there is a fault to lift
 * @param remarks what else the texts say
 * @param counted which exceptions give points back
 */
public record Ashtakuta(
        MoonPada bride,
        MoonPada groom,
        List<KutaScore> scores,
        List<KutaException> exceptions,
        List<MatchRemark> remarks,
        ExceptionReading counted,
        BandsReading bands) {
    public Ashtakuta {
        scores = List.copyOf(scores);
        exceptions = List.copyOf(exceptions);
        remarks = List.copyOf(remarks);
    }

    /** Of two Moons, when nothing else is known. */
    public static Ashtakuta of(MoonPada bride, MoonPada groom, Conventions conventions) {
        return of(new Couple(bride, groom, conventions));
    }

    /** Of two charts, by the conventions of the bride's. */
    public static Ashtakuta of(Chart bride, Chart groom) {
        return of(new Couple(
                MoonPada.at(bride.moon().sidereal()),
                MoonPada.at(groom.moon().sidereal()),
                bride.conventions(),
                Optional.of(gana(bride, Optional.empty()) == gana(groom, Optional.empty())),
                Optional.of(
                        gana(bride, Optional.of(navamsaLord(bride))) == gana(groom, Optional.of(navamsaLord(groom))))));
    }

    private static Graha navamsaLord(Chart chart) {
        return MoonPada.at(chart.moon().sidereal()).navamsa().lord();
    }

    /** The gana of the star in which a graha stands, or the ascendant. */
    private static Gana gana(Chart chart, Optional<Graha> graha) {
        return StarTraits.of(graha.map(chart::of).orElseGet(chart::ascendant).nakshatra())
                .gana();
    }

    static Ashtakuta of(Couple couple) {
        List<KutaScore> scores = KutaRules.scores(couple);
        List<KutaException> exceptions = new ArrayList<>();
        for (KutaException exception : KutaException.ALL) {
            boolean fault = scores.get(Kuta.ALL.indexOf(exception.kuta())).isFault();
            if (fault && exception.holds(couple)) {
                exceptions.add(exception);
            }
        }
        return new Ashtakuta(
                couple.bride,
                couple.groom,
                scores,
                exceptions,
                MatchRemark.of(couple),
                couple.conventions.get(ExceptionReading.CONVENTION),
                couple.conventions.get(BandsReading.CONVENTION));
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

    /** Whether an exception that counts lifts the fault of a kuta. */
    public boolean isLifted(Kuta kuta) {
        return exceptions.stream().anyMatch(one -> one.kuta() == kuta && one.counts(counted));
    }

    /** The half points of a kuta after exceptions: all that it has where its fault is lifted. */
    public int halvesAfter(Kuta kuta) {
        return isLifted(kuta) ? 2 * kuta.most() : of(kuta).halves();
    }

    /** The sum after exceptions, in half points. */
    public int halvesAfter() {
        return Kuta.ALL.stream().mapToInt(this::halvesAfter).sum();
    }

    /** The sum after exceptions, of 36. */
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
