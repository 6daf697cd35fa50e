package org.nirayana.drawing;

import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Labels;

/**
 * A 3 by 3 grid whose corner squares are halved towards the centre; signs stay, anticlockwise from Aries at the top.
 *
 * <p>The style of Bengal, Odisha and Assam.
 */
final class EastIndianTemplate extends ChartTemplate {
    private static final double CELL = SIDE / 3;
    private static final double NEAR = MARGIN;
    private static final double THIRD = MARGIN + CELL;
    private static final double TWO_THIRDS = MARGIN + 2 * CELL;
    private static final double FAR = MARGIN + SIDE;

    @Override
    PathData lines() {
        return new PathData()
                .moveTo(THIRD, NEAR)
                .lineTo(THIRD, FAR)
                .moveTo(TWO_THIRDS, NEAR)
                .lineTo(TWO_THIRDS, FAR)
                .moveTo(NEAR, THIRD)
                .lineTo(FAR, THIRD)
                .moveTo(NEAR, TWO_THIRDS)
                .lineTo(FAR, TWO_THIRDS)
                .moveTo(NEAR, NEAR)
                .lineTo(THIRD, THIRD)
                .moveTo(FAR, NEAR)
                .lineTo(TWO_THIRDS, THIRD)
                .moveTo(NEAR, FAR)
                .lineTo(THIRD, TWO_THIRDS)
                .moveTo(FAR, FAR)
                .lineTo(TWO_THIRDS, TWO_THIRDS);
    }

    @Override
    House house(Rasi rasi, Rasi ascendant, double tag) {
        return switch (rasi) {
            case ARIES -> square(THIRD, NEAR, tag);
            case CANCER -> square(NEAR, THIRD, tag);
            case LIBRA -> square(THIRD, TWO_THIRDS, tag);
            case CAPRICORN -> square(TWO_THIRDS, THIRD, tag);
            case TAURUS -> triangle(new Polygon(NEAR, NEAR, THIRD, NEAR, THIRD, THIRD), true, tag);
            case GEMINI -> triangle(new Polygon(NEAR, NEAR, NEAR, THIRD, THIRD, THIRD), false, tag);
            case LEO -> triangle(new Polygon(NEAR, FAR, NEAR, TWO_THIRDS, THIRD, TWO_THIRDS), true, tag);
            case VIRGO -> triangle(new Polygon(NEAR, FAR, THIRD, FAR, THIRD, TWO_THIRDS), false, tag);
            case SCORPIO -> triangle(new Polygon(FAR, FAR, TWO_THIRDS, FAR, TWO_THIRDS, TWO_THIRDS), false, tag);
            case SAGITTARIUS -> triangle(new Polygon(FAR, FAR, FAR, TWO_THIRDS, TWO_THIRDS, TWO_THIRDS), true, tag);
            case AQUARIUS -> triangle(new Polygon(FAR, NEAR, FAR, THIRD, TWO_THIRDS, THIRD), false, tag);
            case PISCES -> triangle(new Polygon(FAR, NEAR, TWO_THIRDS, NEAR, TWO_THIRDS, THIRD), true, tag);
        };
    }

    private static House square(double x, double y, double tag) {
        return new House(
                Polygon.rectangle(x, y, CELL, CELL),
                Polygon.rectangle(x + 2 * PADDING, y + tag + 4, CELL - 4 * PADDING, CELL - PADDING - tag - 4),
                true,
                x + CELL - PADDING,
                y + tag - 3,
                House.Anchor.END);
    }

    /** Half a corner square. The tag lies along the level edge, in the corner that the right angle makes. */
    private static House triangle(Polygon shape, boolean levelEdgeOnTop, double tag) {
        double level = levelEdgeOnTop ? shape.top() : shape.bottom();
        // The right angle is the corner on the level edge that is not the end of the diagonal.
        double left = shape.left(level);
        double right = shape.right(level);
        double upright = shape.left((shape.top() + shape.bottom()) / 2) == left ? left : right;
        boolean atLeft = upright == left;
        double tagY = levelEdgeOnTop ? level + tag - 2 : level - PADDING;
        double taken = tag + 2;
        double cut = levelEdgeOnTop ? level + taken : level - taken;
        double other = levelEdgeOnTop ? shape.bottom() : shape.top();
        Polygon room = new Polygon(shape.left(cut), cut, shape.right(cut), cut, upright, other);
        return new House(
                shape,
                room.inset(PADDING - 2),
                false,
                atLeft ? upright + PADDING : upright - PADDING,
                tagY,
                atLeft ? House.Anchor.START : House.Anchor.END);
    }

    @Override
    double[] captionBox() {
        return new double[] {THIRD + 10, THIRD + 8, CELL - 20, CELL - 16};
    }

    @Override
    PathData ascendantMark(House house) {
        Polygon shape = house.shape();
        if (house.columns()) {
            return corner(shape.x(0), shape.y(0), 1, 1);
        }
        // Across the sharp outer corner of the triangle, parallel to its upright or level edge.
        double cornerX = shape.x(0);
        double cornerY = shape.y(0);
        PathData path = new PathData();
        for (double reach : new double[] {26, 32}) {
            double towardsNext = reach / Math.hypot(shape.x(1) - cornerX, shape.y(1) - cornerY);
            double towardsLast = reach * Math.sqrt(2) / Math.hypot(shape.x(2) - cornerX, shape.y(2) - cornerY);
            path.moveTo(cornerX + (shape.x(1) - cornerX) * towardsNext, cornerY + (shape.y(1) - cornerY) * towardsNext)
                    .lineTo(
                            cornerX + (shape.x(2) - cornerX) * towardsLast,
                            cornerY + (shape.y(2) - cornerY) * towardsLast);
        }
        return path;
    }

    @Override
    double tagWidth(boolean isRising) {
        // In a triangle the diagonal comes nearer with every line.
        return CELL - 4 * PADDING - 36;
    }

    @Override
    String tag(Rasi rasi, Labels labels) {
        return labels.name(rasi);
    }
}
