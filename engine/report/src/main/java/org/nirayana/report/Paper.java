package org.nirayana.report;

/** The sizes of paper that a report can have. */
public enum Paper {
    A4("a4", 595.276, 841.89),
    LETTER("letter", 612, 792);

    private final String id;
    private final double width;
    private final double height;

    Paper(String id, double width, double height) {
        this.id = id;
        this.width = width;
        this.height = height;
    }

    /** The value of the {@code paper} parameter. */
    public String id() {
        return id;
    }

    /** In points, of which an inch has 72. */
    double width() {
        return width;
    }

    double height() {
        return height;
    }
}
