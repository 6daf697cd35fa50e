package org.nirayana.astronomy.ephemeris;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of contents of a DAF/SPK file: NAIF's "Double Precision Array File" with the summary format of SPK.
 *
 * <p>Source of every figure here: NAIF, "DAF Required Reading" and "SPK Required Reading".
 */
final class DafFile {
    private static final int RECORD_WORDS = 128;
    private static final int DOUBLES_PER_SUMMARY = 2;
    private static final int INTEGERS_PER_SUMMARY = 6;
    private static final int SUMMARY_WORDS = 5;
    private static final int SUMMARIES_PER_RECORD = 25;
    private static final int SEGMENT_NAME_BYTES = 40;
    private static final int CONTROL_WORDS = 3;

    /** JPL's own files have about a dozen to thirty segments; a mission's kernel may have some thousand. */
    private static final int MAX_SEGMENTS = 100_000;

    /** What a transfer as text instead of bytes would have changed: FTPSTR of the file record, between its colons. */
    private static final int[] TRANSFER_TEST = {
        'F', 'T', 'P', 'S', 'T', 'R', ':', '\r', ':', '\n', ':', '\r', '\n', ':', '\r', 0, ':', 0x81, ':', 0x10, 0xCE,
        ':', 'E', 'N', 'D', 'F', 'T', 'P'
    };

    private static final int TRANSFER_TEST_OFFSET = 699;

    /**
     * One segment as the table of contents describes it.
     *
     * @param name the segment's identifier, for people
     * @param startEt first instant it is meant for, TDB seconds from J2000
     * @param endEt last instant
     * @param target NAIF number of the body
     * @param centre NAIF number of what the states are relative to
     * @param frame NAIF number of the axes; 1 is J2000, which JPL's ephemerides use for the ICRF
     * @param type SPK data type
     * @param first address of its first word
     * @param last address of its last word
     */
    record Summary(
            String name,
            double startEt,
            double endEt,
            int target,
            int centre,
            int frame,
            int type,
            long first,
            long last) {}

    private final String source;
    private final DafWords words;
    private final String internalName;
    private final List<Summary> summaries;

    DafFile(String source, DafWords raw) {
        this.source = source;
        if (raw.count() < 2L * RECORD_WORDS) {
            throw damaged("it is too short for an SPK file");
        }
        if (!looksLikeSpk(raw)) {
            throw damaged("it does not start with DAF/SPK or NAIF/DAF");
        }
        this.words = raw.withOrder(order(raw));
        if (words.integer(2, 0) != DOUBLES_PER_SUMMARY || words.integer(2, 1) != INTEGERS_PER_SUMMARY) {
            throw damaged("its summaries do not have the shape of SPK");
        }
        requireBinaryTransfer();
        this.internalName = words.text(3, 0, 60);
        this.summaries = List.copyOf(readSummaries());
    }

    static boolean looksLikeSpk(DafWords words) {
        if (words.count() < 1) {
            return false;
        }
        String word = words.text(1, 0, 8);
        return word.equals("DAF/SPK") || word.equals("NAIF/DAF");
    }

    DafWords words() {
        return words;
    }

    String internalName() {
        return internalName;
    }

    /** In file order; where two describe the same body at the same time, the later one counts. */
    List<Summary> summaries() {
        return summaries;
    }

    EphemerisFormatException damaged(String problem) {
        return new EphemerisFormatException(source, problem);
    }

    private ByteOrder order(DafWords raw) {
        String format = raw.text(12, 0, 8);
        return switch (format) {
            case "LTL-IEEE" -> ByteOrder.LITTLE_ENDIAN;
            case "BIG-IEEE" -> ByteOrder.BIG_ENDIAN;
            // Files older than 1995 do not say; the count of two doubles per summary tells.
            case "" -> raw.integer(2, 0) == DOUBLES_PER_SUMMARY ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
            default -> throw damaged("its number format is " + format + ", neither LTL-IEEE nor BIG-IEEE");
        };
    }

    private void requireBinaryTransfer() {
        if (!words.text(1, TRANSFER_TEST_OFFSET, 6).equals("FTPSTR")) {
            return; // files older than the test string do not carry it
        }
        for (int i = 0; i < TRANSFER_TEST.length; i++) {
            if (words.octet(1, TRANSFER_TEST_OFFSET + i) != TRANSFER_TEST[i]) {
                throw damaged("its line ends were changed on the way; transfer it as binary");
            }
        }
    }

    private List<Summary> readSummaries() {
        List<Summary> found = new ArrayList<>();
        long record = words.integer(10, 1); // FWARD, byte 76 of the file record
        long records = words.count() / RECORD_WORDS;
        long visited = 0;
        while (record != 0) {
            // Each summary record is followed by the record with the names.
            if (record < 2 || record + 1 > records) {
                throw damaged("its table of contents points to record " + record + " of " + records
                        + "; it is damaged or cut short");
            }
            visited++;
            if (visited > records || found.size() > MAX_SEGMENTS) {
                throw damaged("its table of contents has no end");
            }
            long start = (record - 1) * RECORD_WORDS + 1;
            double next = words.number(start);
            double here = words.number(start + 2);
            if (!(here >= 0 && here <= SUMMARIES_PER_RECORD && here == Math.rint(here))) {
                throw damaged("a record of its table of contents claims " + here + " entries");
            }
            if (!(next >= 0 && next <= records && next == Math.rint(next))) {
                throw damaged("its table of contents points to record " + next + " of " + records
                        + "; it is damaged or cut short");
            }
            for (int i = 0; i < (int) here; i++) {
                found.add(readSummary(
                        start + CONTROL_WORDS + (long) i * SUMMARY_WORDS,
                        words.text(start + RECORD_WORDS, i * SEGMENT_NAME_BYTES, SEGMENT_NAME_BYTES)));
            }
            record = (long) next;
        }
        return found;
    }

    private Summary readSummary(long address, String name) {
        return new Summary(
                name,
                words.number(address),
                words.number(address + 1),
                words.integer(address + 2, 0),
                words.integer(address + 2, 1),
                words.integer(address + 3, 0),
                words.integer(address + 3, 1),
                words.integer(address + 4, 0),
                words.integer(address + 4, 1));
    }
}
