package org.nirayana.jyotisha.aspect;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * An intervention in the affairs of a point from one of the places that have it, and what stands against it.
 *
 * @param on the graha or the ascendant that it is about
 * @param place from where: 2, 4, 11 or 5 signs counted from the point; 3 where three malefics there make it unobstructed
 * @param rasi that sign
 * @param by who intervenes
 * @param obstructionPlace from where it is obstructed: 12, 10, 3 or 9; 0 where nothing obstructs it
 * @param against who stands there
 * @param obstructed whether those are as many or more; which of equal numbers is the stronger is not judged
 */
public record Argala(
        ChartPoint on,
        int place,
        Rasi rasi,
        List<Placement> by,
        int obstructionPlace,
        List<Placement> against,
        boolean obstructed) {
    private static final int[][] PLACES = {{2, 12}, {4, 10}, {11, 3}, {5, 9}};
    private static final int MALEFICS_IN_THE_THIRD = 3;

    public Argala {
        by = List.copyOf(by);
        against = List.copyOf(against);
    }

    /** Whether it comes from the fifth, where it is of less weight. */
    public boolean isSecondary() {
        return place == 5;
    }

    /** All argalas on the ascendant and the nine grahas; only those that somebody makes. */
    public static List<Argala> of(Chart chart) {
        ArgalaCounting counting = chart.conventions().get(ArgalaCounting.CONVENTION);
        List<List<Placement>> grahas = new ArrayList<>(Rasi.COUNT);
        for (List<Placement> inside : chart.placements().bySign()) {
            // The ascendant comes last.
            boolean rises = !inside.isEmpty() && inside.get(inside.size() - 1).isAscendant();
            grahas.add(rises ? inside.subList(0, inside.size() - 1) : inside);
        }
        List<Argala> all = new ArrayList<>();
        add(all, chart.ascendant(), grahas, false);
        for (Placement graha : chart.grahas()) {
            boolean backwards =
                    switch (counting) {
                        case KETU -> graha.point() == Graha.KETU;
                        case NODES -> ((Graha) graha.point()).isNode();
                        case NOBODY -> false;
                    };
            add(all, graha, grahas, backwards);
        }
        return List.copyOf(all);
    }

    private static void add(List<Argala> all, Placement on, List<List<Placement>> grahas, boolean backwards) {
        for (int[] places : PLACES) {
            Rasi rasi = counted(on.rasi(), places[0], backwards);
            List<Placement> by = grahas.get(rasi.number() - 1);
            if (!by.isEmpty()) {
                List<Placement> against =
                        grahas.get(counted(on.rasi(), places[1], backwards).number() - 1);
                all.add(new Argala(on.point(), places[0], rasi, by, places[1], against, against.size() >= by.size()));
            }
        }
        Rasi third = counted(on.rasi(), 3, backwards);
        List<Placement> inThird = grahas.get(third.number() - 1);
        if (inThird.size() < MALEFICS_IN_THE_THIRD) {
            return;
        }
        List<Placement> malefics = inThird.stream()
                .filter(placement -> isMalefic((Graha) placement.point()))
                .toList();
        if (malefics.size() >= MALEFICS_IN_THE_THIRD) {
            all.add(new Argala(on.point(), 3, third, malefics, 0, List.of(), false));
        }
    }

    private static boolean isMalefic(Graha graha) {
        return switch (graha) {
            case SUN, MARS, SATURN, RAHU, KETU -> true;
            default -> false;
        };
    }

    private static Rasi counted(Rasi from, int place, boolean backwards) {
        return from.plus(backwards ? 1 - place : place - 1);
    }
}
