package org.nirayana.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.nirayana.batch.table.TableColumn;
import org.nirayana.batch.table.ValueKind;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaTable;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * {@code bench match}: pairs a second on one core: the eight kutas with totals before and after exceptions from the table, the
 * same with reasons by the rules, and the poruthams; and milliseconds to make a table. Processor time of the one thread that
 * works, medians after warming up, pairs in no order. Then {@code nirayana batch} with all columns of {@code match} from Parquet to
 * Parquet, nakshatra and pada of each given, on one thread in a process of its own with its start and its end.
 */
final class MatchMeasurement {
    private static final int PEOPLE = 1 << 16;
    private static final int RULE_PAIRS = 20_000;
    private static final int WARM_UP = 20;
    private static final int REPETITIONS = 21;
    private static final int BATCH_PAIRS = 4_000_000;
    private static final int BATCHES = 3;

    private MatchMeasurement() {}

    static void run(List<String> arguments) throws IOException, InterruptedException {
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
        batch();
    }

    private static void batch() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            Path pairs = folder.resolve("pairs.parquet");
            SplittableRandom random = new SplittableRandom(3);
            List<TableColumn> columns = List.of(
                    new TableColumn("id", ValueKind.LONG, false),
                    new TableColumn("bride_nakshatra", ValueKind.INTEGER, false),
                    new TableColumn("bride_pada", ValueKind.INTEGER, false),
                    new TableColumn("groom_nakshatra", ValueKind.INTEGER, false),
                    new TableColumn("groom_pada", ValueKind.INTEGER, false));
            ParquetTable.write(pairs, columns, BATCH_PAIRS, (row, writer) -> {
                writer.large(0, row);
                for (int column = 1; column < columns.size(); column += 2) {
                    writer.integer(column, random.nextInt(1, Nakshatra.COUNT + 1));
                    writer.integer(column + 1, random.nextInt(1, Nakshatra.PADAS + 1));
                }
            });
            List<Double> byClock = new ArrayList<>();
            List<Double> byProcessor = new ArrayList<>();
            for (int i = 0; i < BATCHES; i++) {
                BatchMeasurement.Run run = BatchMeasurement.batch(pairs, folder, "match", 1);
                byClock.add(BATCH_PAIRS / run.seconds());
                byProcessor.add(BATCH_PAIRS / run.processorSeconds());
            }
            Figures.print("match_batch_pairs_per_second_one_thread", Figures.median(byClock), 0);
            Figures.print("match_batch_pairs_per_processor_second", Figures.median(byProcessor), 0);
        } finally {
            BatchMeasurement.delete(folder);
        }
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
