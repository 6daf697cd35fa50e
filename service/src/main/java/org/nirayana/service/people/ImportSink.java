package org.nirayana.service.people;

import java.util.List;
import java.util.Map;

/** What the reader of a file tells of each thing that it found there. */
interface ImportSink {
    /** What a birth in a file needs of the engine: which zone an offset means. */
    interface Zones {
        /** The zone of a place whose clocks, showing this, were so far ahead of UTC; otherwise the offset itself, with a warning. */
        String named(
                String local,
                boolean julian,
                double latitude,
                double longitude,
                int offsetSeconds,
                List<String> warnings);
    }

    /**
     * Somebody, in the words of a body in JSON.
     *
     * @param line where the entry begins, from 1; in JSON, which entry it is
     * @param text how it stands in the file
     */
    void person(int line, String text, Map<String, Object> fields, List<String> warnings);

    /** Of a table: what its columns are. */
    default void columns(List<CsvPeople.Column> columns) {}

    void reject(int line, String text, String reason);

    /** Whether so much was found that the rest need not be read. */
    boolean isFull();
}
