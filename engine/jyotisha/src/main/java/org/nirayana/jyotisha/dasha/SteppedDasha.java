package org.nirayana.jyotisha.dasha;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A dasha whose borders are whole numbers of steps, counted from the beginning of the mahadasha that ran at birth. A period and its
 * first part begin at the same step and so at the same instant.
 *
 * <p>Lords are named by their place in the order of the system.
 */
abstract class SteppedDasha implements Dasha {
    /** Enough for any instant that a caller can name and few enough for steps to fit a {@code long}. */
    private static final int MAX_CYCLES = 1000;

    private final DashaSystem system;
    private final Instant birth;
    private final long cycleSteps;
    private final List<DashaLord> lords;
    private final int count;
    private final DashaTime time;

    SteppedDasha(DashaSystem system, Instant birth, long cycleSteps, DashaTime time) {
        this.system = system;
        this.birth = birth;
        this.cycleSteps = cycleSteps;
        this.lords = system.lords();
        this.count = lords.size();
        this.time = time;
    }

    /** Who rules the mahadasha of a number, from 0, within a cycle. */
    abstract int first(int number);

    /** How many steps the mahadasha of a lord takes. */
    abstract long firstSteps(int lord);

    /** Who rules the part of a number, from 0, of a lord's period. */
    abstract int part(int lord, int number);

    /** What {@link #partSteps} takes of a period, computed once for all its parts. */
    abstract long unit(long whole);

    /** How many steps a lord's part takes. */
    abstract long partSteps(int lord, long unit);

    @Override
    public DashaSystem system() {
        return system;
    }

    @Override
    public Instant birth() {
        return birth;
    }

    @Override
    public List<DashaPeriod> periods(int levels, int cycles) {
        requireLevel(levels);
        if (cycles < 1) {
            throw new IllegalArgumentException("at least one cycle, not " + cycles);
        }
        List<DashaPeriod> periods = new ArrayList<>();
        long step = 0;
        for (int i = 0; i < cycles * count; i++) {
            int lord = first(i % count);
            long length = firstSteps(lord);
            periods.add(period(DashaPath.of(i + 1), lord, step, length, levels - 1));
            step += length;
        }
        return List.copyOf(periods);
    }

    @Override
    public DashaPeriod period(List<Integer> path, int levels) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("a path has at least one number");
        }
        requireLevel(path.size() + levels);
        int first = path.get(0) - 1;
        if (first < 0 || first >= MAX_CYCLES * count) {
            throw new IllegalArgumentException("there is no mahadasha " + path.get(0));
        }
        long step = Math.multiplyExact(first / count, cycleSteps);
        for (int i = 0; i < first % count; i++) {
            step += firstSteps(first(i));
        }
        int lord = first(first % count);
        long length = firstSteps(lord);
        for (int number : path.subList(1, path.size())) {
            if (number < 1 || number > count) {
                throw new IllegalArgumentException("a period has " + count + " parts, not a part " + number);
            }
            long unit = unit(length);
            for (int i = 0; i < number - 1; i++) {
                step += partSteps(part(lord, i), unit);
            }
            lord = part(lord, number - 1);
            length = partSteps(lord, unit);
        }
        return period(DashaPath.of(path), lord, step, length, levels);
    }

    @Override
    public List<DashaPeriod> at(Instant instant, int levels) {
        requireLevel(levels);
        if (instant.isBefore(instant(0))) {
            return List.of();
        }
        // Perhaps one too few, so that it only tells the cycle to begin in.
        long nth = time.cycles(instant);
        if (nth >= MAX_CYCLES) {
            return List.of();
        }
        List<DashaPeriod> found = new ArrayList<>();
        long step = nth * cycleSteps;
        int number = 0;
        int lord = first(0);
        long length = firstSteps(lord);
        while (!instant.isBefore(instant(step + length))) {
            step += length;
            number++;
            lord = first(number % count);
            length = firstSteps(lord);
        }
        DashaPath path = DashaPath.of((int) nth * count + number + 1);
        found.add(period(path, lord, step, length, 0));
        for (int level = 2; level <= levels; level++) {
            int whole = lord;
            long unit = unit(length);
            number = 0;
            lord = part(whole, 0);
            length = partSteps(lord, unit);
            while (!instant.isBefore(instant(step + length))) {
                step += length;
                number++;
                lord = part(whole, number);
                length = partSteps(lord, unit);
            }
            path = path.part(number + 1);
            found.add(period(path, lord, step, length, 0));
        }
        return List.copyOf(found);
    }

    private DashaPeriod period(DashaPath path, int lord, long step, long length, int levels) {
        return period(path, lord, step, length, instant(step), instant(step + length), levels);
    }

    /** With its borders, which it shares with its neighbours and its first and last part: computing one is not cheap. */
    private DashaPeriod period(
            DashaPath path, int lord, long step, long length, Instant start, Instant end, int levels) {
        if (levels == 0) {
            return new DashaPeriod(path, lords.get(lord), start, end, List.of());
        }
        DashaPeriod[] parts = new DashaPeriod[count];
        long unit = unit(length);
        long at = step;
        Instant from = start;
        for (int i = 0; i < count; i++) {
            int partLord = part(lord, i);
            long partLength = partSteps(partLord, unit);
            at += partLength;
            Instant to = i == count - 1 ? end : instant(at);
            parts[i] = period(path.part(i + 1), partLord, at - partLength, partLength, from, to, levels - 1);
            from = to;
        }
        return new DashaPeriod(path, lords.get(lord), start, end, List.of(parts));
    }

    final Instant instant(long step) {
        return time.instant(step);
    }

    private static void requireLevel(int level) {
        if (level < 1 || level > LEVELS) {
            throw new IllegalArgumentException("levels are 1 to " + LEVELS + ", not " + level);
        }
    }

    static long power(long base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power = Math.multiplyExact(power, base);
        }
        return power;
    }
}
