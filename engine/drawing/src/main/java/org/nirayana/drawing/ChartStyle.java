package org.nirayana.drawing;

/** The regional ways to draw a horoscope. */
public enum ChartStyle {
    SOUTH_INDIAN("south-indian", new SouthIndianTemplate()),
    NORTH_INDIAN("north-indian", new NorthIndianTemplate()),
    EAST_INDIAN("east-indian", new EastIndianTemplate());

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // boards have constants only
    private final ChartTemplate board;

    ChartStyle(String id, ChartTemplate board) {
        this.id = id;
        this.board = board;
    }

    /** The value of the {@code chart_type} parameter. */
    public String id() {
        return id;
    }

    ChartTemplate board() {
        return board;
    }
}
