package org.nirayana.drawing;

/** Which colours a chart wears. */
public enum Theme {
    /** Light, or dark on a screen whose owner prefers dark; always light on paper. */
    AUTO("auto"),
    LIGHT("light"),
    DARK("dark");

    private final String id;

    Theme(String id) {
        this.id = id;
    }

    /** The value of the {@code theme} parameter. */
    public String id() {
        return id;
    }
}
