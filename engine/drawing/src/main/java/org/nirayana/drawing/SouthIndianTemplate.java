package org.nirayana.drawing;

import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Labels;

/** Twelve squares around the edge of a 4 by 4 grid; signs stay, clockwise from Pisces in the top left corner. */
final class SouthIndianTemplate extends ChartTemplate {
    private static final double CELL = SIDE / 4;

    /** Column and row of each sign, Aries first. */
    private static final int[][] PLACES = {
        {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 2}, {0, 1}, {0, 0}
    };

    @Override
    PathData lines() {
        PathData path = new PathData();
        for (int i = 1; i <= 3; i++) {
            double at = MARGIN + i * CELL;
            if (i == 2) {
                // The middle lines stop at the centre, which belongs to the caption.
                path.moveTo(MARGIN, at).lineTo(MARGIN + CELL, at);
                path.moveTo(MARGIN + 3 * CELL, at).lineTo(MARGIN + SIDE, at);
                path.moveTo(at, MARGIN).lineTo(at, MARGIN + CELL);
                path.moveTo(at, MARGIN + 3 * CELL).lineTo(at, MARGIN + SIDE);
            } else {
                path.moveTo(MARGIN, at).lineTo(MARGIN + SIDE, at);
                path.moveTo(at, MARGIN).lineTo(at, MARGIN + SIDE);
            }
        }
        return path;
    }

    @Override
    House house(Rasi rasi, Rasi ascendant, double tag) {
        int[] place = PLACES[rasi.number() - 1];
        double x = MARGIN + place[0] * CELL;
        double y = MARGIN + place[1] * CELL;
        return new House(
                Polygon.rectangle(x, y, CELL, CELL),
                Polygon.rectangle(x + PADDING + 4, y + tag + 4, CELL - 2 * PADDING - 8, CELL - PADDING - tag - 4),
                true,
                x + CELL - PADDING,
                y + tag - 3,
                House.Anchor.END);
    }

    @Override
    double[] captionBox() {
        return new double[] {MARGIN + CELL + 16, MARGIN + CELL + 12, 2 * CELL - 32, 2 * CELL - 24};
    }

    @Override
    PathData ascendantMark(House house) {
        // The tag stands at the right, so the pen crosses the corner at the left.
        return corner(house.shape().x(0), house.shape().y(0), 1, 1);
    }

    @Override
    double tagWidth(boolean isRising) {
        return CELL - PADDING - (isRising ? 22 : 4);
    }

    @Override
    String tag(Rasi rasi, Labels labels) {
        return labels.name(rasi);
    }
}
