package org.nirayana.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.matching.Ashtakuta;
import org.nirayana.jyotisha.matching.Kuta;
import org.nirayana.jyotisha.matching.KutaTable;
import org.nirayana.jyotisha.matching.MoonPada;
import org.nirayana.jyotisha.matching.Poruthams;

/**
 * {@code bench match}: pairs a second on one core: the eight kutas with totals before and after exceptions from the table, the
 * same with reasons by the rules, and the poruthams; and milliseconds to make a table. Processor time of the one thread that
 * works, medians after warming up, pairs in no order.
 */
final class MatchMeasurement {
    private static final int PEOPLE = 1 << 16;
    private static final int RULE_PAIRS = 20_000;
    private static final int WARM_UP = 20;
    private static final int REPETITIONS = 21;

    private MatchMeasurement() {}

    static void run(List<String> arguments) {
        Arguments.requireNone("match", arguments);
        Environment.print();
        Conventions conventions = Conventions.standard();
        int[] brides = people(1);
        int[] grooms = people(2);
        List<Double> tables = new ArrayList<>();
        List<Double> lookUps = new ArrayList<>();
        List<Double> rules = new ArrayList<>();
        List<Double> poruthams = new ArrayList<>();
        long used = 0;
        for (int i = 0; i < WARM_UP + REPETITIONS; i++) {
            long start = Figures.cpuNanos();
            KutaTable table = KutaTable.of(conventions);
            double milliseconds = (Figures.cpuNanos() - start) / 1e6;
            start = Figures.cpuNanos();
            for (int pair = 0; pair < PEOPLE; pair++) {
                used += sum(table, brides[pair], grooms[pair]);
            }
            double byTable = PEOPLE / ((Figures.cpuNanos() - start) / 1e9);
            start = Figures.cpuNanos();
            for (int pair = 0; pair < RULE_PAIRS; pair++) {
                used += Ashtakuta.of(MoonPada.ALL.get(brides[pair]), MoonPada.ALL.get(grooms[pair]), conventions)
                        .halvesAfter();
            }
            double byRules = RULE_PAIRS / ((Figures.cpuNanos() - start) / 1e9);
            start = Figures.cpuNanos();
            for (int pair = 0; pair < RULE_PAIRS; pair++) {
                used += Poruthams.of(MoonPada.ALL.get(brides[pair]), MoonPada.ALL.get(grooms[pair]), conventions)
                        .halves();
            }
            double southern = RULE_PAIRS / ((Figures.cpuNanos() - start) / 1e9);
            if (i >= WARM_UP) {
                tables.add(milliseconds);
                lookUps.add(byTable);
                rules.add(byRules);
                poruthams.add(southern);
            }
        }
        if (used == 0) {
            throw new IllegalStateException("nobody has a point");
        }
        Figures.print("match_kutas_pairs_per_second", Figures.median(lookUps), 2);
        Figures.print("match_kutas_with_reasons_pairs_per_second", Figures.median(rules), 2);
        Figures.print("match_poruthams_pairs_per_second", Figures.median(poruthams), 2);
        Figures.print("match_table_ms", Figures.median(tables), 2);
    }

    /** All that a line of a batch has: eight kutas, both totals, standing faults. */
    private static int sum(KutaTable table, int bride, int groom) {
        int sum = table.halves(bride, groom) + table.halvesAfter(bride, groom) + table.standing(bride, groom);
        for (int kuta = 0; kuta < Kuta.ALL.size(); kuta++) {
            sum += table.halves(bride, groom, kuta);
        }
        return sum;
    }

    private static int[] people(int seed) {
        return new SplittableRandom(seed).ints(PEOPLE, 0, MoonPada.COUNT).toArray();
    }
}
