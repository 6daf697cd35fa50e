package org.nirayana.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The gate that every reader of text from outside passes: twice the text costs at most 2.5 times the processor time and memory.
 *
 * <pre>
 * LinearCost cost = new LinearCost(Problem.class);
 * cost.of("people, any format: line feeds", 5 &lt;&lt; 20, n -&gt; "x" + "\n".repeat(n), ImportFormat::of);
 * …
 * cost.check("imported files");
 * </pre>
 *
 * <p>What is measured is the time of this thread on the processor, so a busy machine does not matter, and the least of several rounds counts. Sizes
 * grow from small ones until a read takes long enough to be measured, or the text is as long as it can come; so a reader that takes
 * cubic time is found after milliseconds. One that is above the bound is measured again with more text, and fails if it stays above. Where the
 * text is already as long as it can come it is measured again with less: growth that goes on is above the bound from a quarter to a half as
 * well, while a single step is a cache of the processor, the compiler's, or a buffer that has just been made larger.
 */
public final class LinearCost {
    /** A reader as it is measured; what it returns does not matter. */
    @FunctionalInterface
    public interface Reader<T> {
        Object read(T body) throws Exception;
    }

    private static final int ROW = 36;

    /** A quadratic reader has 4, one that sorts 2.2 at most; the rest is for caches of the processor. */
    private static final double MOST = 2.5;

    /** What texts are made of; the test command takes the first ones. */
    private static final List<String> RUNS = List.of(
            " ",
            "\n",
            "\"",
            ",",
            "0",
            "a",
            "\u0130",
            "%41",
            "\u0301\u0323",
            "a ",
            "a,",
            "\\",
            "\u2028",
            "\r",
            "\t",
            ";",
            ":",
            ".",
            "-",
            "+",
            "=",
            "&",
            "/",
            "%",
            "'",
            "[",
            "{",
            "(",
            "#",
            "*",
            "\"\",",
            "a=b&",
            "a;q=1,",
            "1.",
            "\u0000",
            "\ud800",
            "\ud83d\ude00",
            "\u0ba8\u0bbf",
            "\u00df",
            "\ufdfa");

    private static final int SHORT_RUNS = 10;

    /** Of the longest text that can come: less than this is no harm, and in such short times caches make a factor of their own. */
    private static final long HARMLESS_NANOS = 1_000_000;

    /** The longest text that can come is never forgiven this much, however it came about. */
    private static final long TOO_LONG_A_STEP_NANOS = 10_000_000;

    private static final long TOO_LARGE_A_STEP_BYTES = 4 << 20;

    private static final int FIRST_SIZE = 64;
    private static final int ROUNDS = 3;
    private static final int TRIES = 5;
    private static final int MAX_REPEATS = 20_000;

    /** Below this much what is allocated says nothing about the text. */
    private static final long FEW_BYTES = 64 * 1024;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * What a read has to take to be measured well; more in the long form, which so comes to longer texts. Some 1,500 texts of files alone
     * take 18 times as long each.
     */
    private static final long ENOUGH_NANOS = Proof.scaled(1, 8) * 1_000_000L;

    /** A reader that takes as long as this is not given yet more text. */
    private static final long TOO_LONG_NANOS = 20 * ENOUGH_NANOS;

    private record Cost(double nanos, double bytes) {
        Cost least(Cost other) {
            return new Cost(Math.min(nanos, other.nanos), Math.min(bytes, other.bytes));
        }
    }

    private final List<Class<?>> refusals;
    private final List<String> faults = new ArrayList<>();
    private int bodies;
    private double worst;
    private String worstName = "";

    /**
     * @param refusals what a reader throws when it refuses a text, which is as good an answer as any; everything else is a fault
     */
    public LinearCost(Class<?>... refusals) {
        this.refusals = List.of(refusals);
    }

    /**
     * Measures a reader on one kind of hostile text.
     *
     * @param largest the size at which the text is as long as it can come from outside
     * @param body the text of a size
     */
    public <T> void of(String name, int largest, IntFunction<T> body, Reader<? super T> reader) {
        bodies++;
        int size = Math.min(FIRST_SIZE, largest / 2);
        T twice = body.apply(2 * size);
        double cost = once(name, twice, reader, 1).nanos();
        while (cost < ENOUGH_NANOS && 4L * size <= largest) {
            size *= 2;
            twice = body.apply(2 * size);
            cost = once(name, twice, reader, 1).nanos();
        }
        String fault = "";
        for (int i = 0; i < TRIES; i++) {
            Cost[] costs = costs(name, body.apply(size), twice, reader);
            double time = costs[1].nanos() / costs[0].nanos();
            double memory = costs[1].bytes() < FEW_BYTES ? 0 : costs[1].bytes() / costs[0].bytes();
            boolean isLongest = 4L * size > largest;
            boolean isHarmless = isLongest && costs[1].nanos() < HARMLESS_NANOS;
            if (isHarmless || (time <= MOST && memory <= MOST)) {
                if (!isHarmless && time > worst) {
                    worst = time;
                    worstName = name;
                }
                return;
            }
            fault = String.format(
                    Locale.ROOT,
                    "%s: size %d %.3f ms and %.0f KB, size %d %.3f ms and %.0f KB, %.1f times the time",
                    name,
                    size,
                    costs[0].nanos() / 1e6,
                    costs[0].bytes() / 1e3,
                    2 * size,
                    costs[1].nanos() / 1e6,
                    costs[1].bytes() / 1e3,
                    time);
            if (isLongest && isOneStep(name, size, costs, body, reader)) {
                return;
            }
            if (!isLongest && costs[1].nanos() < TOO_LONG_NANOS) {
                size *= 2;
                twice = body.apply(2 * size);
            }
        }
        faults.add(fault);
    }

    /** Whether half the text costs no more than the bound beside a quarter of it, so that the cost does not go on growing. */
    private <T> boolean isOneStep(String name, int size, Cost[] costs, IntFunction<T> body, Reader<? super T> reader) {
        if (costs[1].nanos() >= TOO_LONG_A_STEP_NANOS || costs[1].bytes() >= TOO_LARGE_A_STEP_BYTES) {
            return false;
        }
        Cost[] before = costs(name, body.apply(size / 2), body.apply(size), reader);
        return before[1].nanos() <= MOST * before[0].nanos()
                && before[1].bytes() <= Math.max(FEW_BYTES, MOST * before[0].bytes());
    }

    /** What was above the bound so far. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /**
     * Measures a reader of strings on texts that have brought readers down before: runs of one character or of a few.
     *
     * @param largest the length of the longest text that can come from outside
     */
    public void ofText(String name, int largest, Reader<? super String> reader) {
        ofText(name, largest, text -> text, reader);
    }

    /**
     * The same within a text.
     *
     * @param around puts the run into what it stands in
     */
    public <T> void ofText(String name, int largest, Function<String, T> around, Reader<? super T> reader) {
        List<String> runs = Proof.isLong() ? RUNS : RUNS.subList(0, SHORT_RUNS);
        for (String run : runs) {
            of(name + ": " + shown(run), largest, n -> around.apply(run(run, n)), reader);
            if (Proof.isLong()) {
                of(name + ": 1" + shown(run) + "x", largest, n -> around.apply("1" + run(run, n) + "x"), reader);
            }
        }
    }

    private static String run(String piece, int size) {
        return piece.repeat(Math.max(1, size / piece.length()));
    }

    private static String shown(String run) {
        StringBuilder shown = new StringBuilder("'");
        run.chars()
                .forEach(c -> shown.append(c > ' ' && c < 127 ? (char) c : String.format(Locale.ROOT, "\\u%04x", c)));
        return shown.append("' again and again").toString();
    }

    /** Fails if a reader was above the bound, and otherwise says what was measured. */
    public void check(String readers) {
        assertThat(bodies).isPositive();
        assertThat(faults)
                .as("twice the text costs more than %s times as much", MOST)
                .isEmpty();
        String most = worstName.isEmpty()
                ? "none takes a millisecond at its longest"
                : String.format(Locale.ROOT, "at most %.2f times the time (%s)", worst, worstName);
        Proof.figure(ROW, readers + ": " + bodies + " hostile texts, each doubled; " + most);
    }

    private <T> Cost[] costs(String name, T once, T twice, Reader<? super T> reader) {
        double single = once(name, twice, reader, 1).nanos();
        int repeats = (int) Math.max(1, Math.min(MAX_REPEATS, ENOUGH_NANOS / single));
        Cost[] least = null;
        for (int round = 0; round < ROUNDS; round++) {
            Cost[] now = {once(name, once, reader, repeats), once(name, twice, reader, repeats)};
            least = least == null ? now : new Cost[] {least[0].least(now[0]), least[1].least(now[1])};
        }
        return least;
    }

    private <T> Cost once(String name, T body, Reader<? super T> reader, int repeats) {
        long bytes = THREAD.getCurrentThreadAllocatedBytes();
        long nanos = THREAD.getCurrentThreadCpuTime();
        for (int i = 0; i < repeats; i++) {
            try {
                reader.read(body);
            } catch (Exception refusal) {
                if (refusals.stream().noneMatch(kind -> kind.isInstance(refusal))) {
                    throw new AssertionError(name + " is no refusal", refusal);
                }
            }
        }
        nanos = THREAD.getCurrentThreadCpuTime() - nanos;
        bytes = THREAD.getCurrentThreadAllocatedBytes() - bytes;
        return new Cost(Math.max(1.0, (double) nanos) / repeats, Math.max(1.0, (double) bytes) / repeats);
    }
}
