package org.nirayana.jyotisha.rule;

/** The form of ids. */
final class Ids {
    private Ids() {}

    /** An id in parts: lower-case letters, digits, underscores and dots. */
    static void require(String id) {
        boolean fits = !id.isEmpty()
                && id.chars().allMatch(c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.');
        if (!fits) {
            throw new IllegalArgumentException("an id has lower-case letters, digits, '_' and '.', not '" + id + "'");
        }
    }
}
