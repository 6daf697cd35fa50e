package org.nirayana.drawing;

import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Labels;

/**
 * The geometry of one regional style: which shape each house has and where the caption goes.
 *
 * <p>All boards share a square of {@value #SIDE} units inside a margin of {@value #MARGIN}.
 */
abstract class ChartTemplate {
    static final double SIDE = 640;
    static final double MARGIN = 20;
    static final double WIDTH = SIDE + 2 * MARGIN;

    /** Free space between the lines of a house and its text. */
    static final double PADDING = 8;

    /** Height of the line in which a sign's name stands. */
    static final double TAG = 20;

    double height() {
        return WIDTH;
    }

    /** The lines inside the frame. */
    abstract PathData lines();

    /**
     * The house of a sign when {@code ascendant} rises.
     *
     * @param tag height of the line in which the sign's name stands, {@link #TAG} or more
     */
    abstract House house(Rasi rasi, Rasi ascendant, double tag);

    /** With names of signs in their usual size. */
    final House house(Rasi rasi, Rasi ascendant) {
        return house(rasi, ascendant, TAG);
    }

    /** Left, top, width and height of the caption. */
    abstract double[] captionBox();

    /** The stroke that marks the ascendant's house. */
    abstract PathData ascendantMark(House house);

    /** How wide the name of a sign may be; the one that rises bears the mark of the ascendant, too. */
    abstract double tagWidth(boolean isRising);

    /** What names a sign on this board: its name, or its number where houses are fixed and signs move. */
    abstract String tag(Rasi rasi, Labels labels);

    /** Two strokes across the corner of a shape, the way a pen marks the lagna. */
    static PathData corner(double x, double y, double towardsX, double towardsY) {
        PathData path = new PathData();
        for (double reach : new double[] {20, 26}) {
            path.moveTo(x + reach * towardsX, y).lineTo(x, y + reach * towardsY);
        }
        return path;
    }
}
