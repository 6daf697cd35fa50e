package org.nirayana.api.json;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * When the clock of a zone changes, as a table. Java makes out the rules of a year anew for each instant after the last change
 * that it has a date for, and a tree of dashas has hundreds of them in as many summers and winters.
 */
final class ZoneOffsets {
    /** Until the end of 2200, which is 120 years after any birth of these days; later instants are left to Java. */
    private static final long END = 7_289_654_400L;

    /** There are some six hundred zones, of which few are asked for; those that share a slot push one another out. */
    private static final int SLOTS = 512;

    private static final ZoneOffsets[] KNOWN = new ZoneOffsets[SLOTS];

    /**
     * An offset with its text and the quote that ends a time, as two numbers of eight signs: {@code +05:53:28"} has ten.
     *
     * @param length how many of the sixteen signs count
     */
    record Written(int seconds, long head, long tail, int length) {
        static Written of(ZoneOffset offset) {
            String text = JsonWriter.offset(offset) + '"';
            byte[] signs = Arrays.copyOf(text.getBytes(StandardCharsets.US_ASCII), 2 * Long.BYTES);
            return new Written(
                    offset.getTotalSeconds(),
                    JsonWriter.eightBytes(signs, 0),
                    JsonWriter.eightBytes(signs, Long.BYTES),
                    text.length());
        }
    }

    private final ZoneRules rules;

    /** The seconds since 1970 at which the clock changes. */
    private final long[] changes;

    /** The first holds before all changes, each other one from its change on. */
    private final Written[] offsets;

    private ZoneOffsets(ZoneRules rules) {
        this.rules = rules;
        Map<ZoneOffset, Written> written = new HashMap<>();
        List<Written> held = new ArrayList<>();
        List<Long> seconds = new ArrayList<>();
        held.add(Written.of(rules.getOffset(Instant.MIN)));
        ZoneOffsetTransition next = rules.nextTransition(Instant.MIN);
        while (next != null && next.toEpochSecond() < END) {
            seconds.add(next.toEpochSecond());
            held.add(written.computeIfAbsent(next.getOffsetAfter(), Written::of));
            next = rules.nextTransition(next.getInstant());
        }
        this.changes = seconds.stream().mapToLong(Long::longValue).toArray();
        this.offsets = held.toArray(Written[]::new);
    }

    /** The table of a zone, if somebody made it before; otherwise null. */
    @SuppressWarnings("ReferenceEquality") // to compare rules by their contents takes longer than to ask them
    static ZoneOffsets known(ZoneRules rules) {
        ZoneOffsets known = KNOWN[slot(rules)];
        return known != null && known.rules == rules ? known : null;
    }

    /** The table of a zone; to make it takes as long as to ask for some hundred offsets. */
    static ZoneOffsets of(ZoneRules rules) {
        ZoneOffsets known = known(rules);
        if (known == null) {
            known = new ZoneOffsets(rules);
            // Two threads may both make it; it is the same.
            KNOWN[slot(rules)] = known;
        }
        return known;
    }

    private static int slot(ZoneRules rules) {
        int hash = System.identityHashCode(rules);
        return (hash ^ hash >>> 16) & (SLOTS - 1);
    }

    /** Whether the table goes so far. */
    static boolean reaches(long second) {
        return second < END;
    }

    /** Which offset holds at a second, by its number. */
    int at(long second) {
        int found = Arrays.binarySearch(changes, second);
        return found >= 0 ? found + 1 : -found - 1;
    }

    Written offset(int number) {
        return offsets[number];
    }

    /** The second from which an offset holds. */
    long from(int number) {
        return number == 0 ? Long.MIN_VALUE : changes[number - 1];
    }

    /** The second before which it holds; what comes after the table is not known to it. */
    long until(int number) {
        return number == changes.length ? END : changes[number];
    }
}
