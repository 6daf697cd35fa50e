package org.nirayana.jyotisha.rule;

import java.util.Locale;

/** How sure we are that a source says so. */
public enum Sureness {
    CHECKED("recomputed here on examples that the source publishes"),
    READ("read in the text, in a translation, or in independent programs that name the verse"),
    MANUALS("manuals say so and name the text; the verse was not found"),
    UNNAMED("several authors say so, none of them named"),
    SINGLE("one source alone"),
    DIFFERS("speaks of the same and says otherwise");

    private final String note;

    Sureness(String note) {
        this.note = note;
    }

    /** What it means, in a sentence. */
    public String note() {
        return note;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
