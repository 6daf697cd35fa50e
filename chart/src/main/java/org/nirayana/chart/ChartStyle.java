package org.nirayana.chart;

/** The regional ways to draw a horoscope. */
public enum ChartStyle {
    SOUTH_INDIAN("south-indian", new SouthIndianBoard()),
    NORTH_INDIAN("north-indian", new NorthIndianBoard()),
    EAST_INDIAN("east-indian", new EastIndianBoard());

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // boards have constants only
    private final Board board;

    ChartStyle(String id, Board board) {
        this.id = id;
        this.board = board;
    }

    /** The value of the {@code chart_type} parameter. */
    public String id() {
        return id;
    }

    Board board() {
        return board;
    }
}
