package org.nirayana.service.people;

import java.util.Optional;

/** The files that people are read from. */
enum ImportFormat {
    JSON,
    CSV,
    JHD,
    AAF;

    private static final int BEGINNING = 2_000;

    /** The one that a text looks like. */
    static Optional<ImportFormat> of(String text) {
        String stripped = text.stripLeading();
        if (stripped.startsWith("{") || stripped.startsWith("[")) {
            return Optional.of(JSON);
        }
        if (AafFile.looksLike(stripped)) {
            return Optional.of(AAF);
        }
        String beginning = stripped.substring(0, Math.min(BEGINNING, stripped.length()));
        if (JhdFiles.looksLike(beginning)) {
            return Optional.of(JHD);
        }
        return CsvPeople.looksLike(beginning) ? Optional.of(CSV) : Optional.empty();
    }
}
