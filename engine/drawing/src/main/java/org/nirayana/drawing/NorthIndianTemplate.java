package org.nirayana.drawing;

import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Labels;

/** A square with its diagonals and the diamond of its midpoints; houses stay, anticlockwise from the top, signs move. */
final class NorthIndianTemplate extends ChartTemplate {
    private static final double CAPTION = 132;
    private static final double NEAR = MARGIN;
    private static final double QUARTER = MARGIN + SIDE / 4;
    private static final double HALF = MARGIN + SIDE / 2;
    private static final double THREE_QUARTERS = MARGIN + 3 * SIDE / 4;
    private static final double FAR = MARGIN + SIDE;
    private static final double TAG_ROOM = 24;

    @Override
    double height() {
        return WIDTH + CAPTION;
    }

    @Override
    PathData lines() {
        return new PathData()
                .moveTo(NEAR, NEAR)
                .lineTo(FAR, FAR)
                .moveTo(FAR, NEAR)
                .lineTo(NEAR, FAR)
                .moveTo(HALF, NEAR)
                .lineTo(NEAR, HALF)
                .lineTo(HALF, FAR)
                .lineTo(FAR, HALF)
                .close();
    }

    @Override
    House house(Rasi rasi, Rasi ascendant, double tag) {
        // A number is as low as the corner that it stands in, whatever its size.
        return switch (rasi.countedFrom(ascendant)) {
            case 1 -> diamond(HALF, QUARTER);
            case 2 -> level(NEAR, HALF, NEAR, QUARTER);
            case 3 -> upright(NEAR, NEAR, HALF, QUARTER);
            case 4 -> diamond(QUARTER, HALF);
            case 5 -> upright(NEAR, HALF, FAR, QUARTER);
            case 6 -> level(NEAR, HALF, FAR, THREE_QUARTERS);
            case 7 -> diamond(HALF, THREE_QUARTERS);
            case 8 -> level(HALF, FAR, FAR, THREE_QUARTERS);
            case 9 -> upright(FAR, HALF, FAR, THREE_QUARTERS);
            case 10 -> diamond(THREE_QUARTERS, HALF);
            case 11 -> upright(FAR, NEAR, HALF, THREE_QUARTERS);
            default -> level(HALF, FAR, NEAR, QUARTER);
        };
    }

    /** A kendra: its number stands in the corner that points to the centre of the chart. */
    private static House diamond(double x, double y) {
        double reach = SIDE / 4;
        Polygon shape = new Polygon(x, y - reach, x + reach, y, x, y + reach, x - reach, y);
        double towardsX = Math.signum(HALF - x);
        double towardsY = Math.signum(HALF - y);
        Polygon room;
        if (towardsY > 0) {
            double cut = y + reach - TAG_ROOM - 8;
            room = new Polygon(
                    x, y - reach, x + reach, y, x + (y + reach - cut), cut, x - (y + reach - cut), cut, x - reach, y);
        } else if (towardsY < 0) {
            double cut = y - reach + TAG_ROOM + 8;
            room = new Polygon(
                    x - (cut - y + reach), cut, x + (cut - y + reach), cut, x + reach, y, x, y + reach, x - reach, y);
        } else {
            room = shape;
        }
        return new House(
                shape,
                room.inset(PADDING),
                false,
                x + towardsX * (reach - 20),
                y + towardsY * (reach - 24) + 5,
                House.Anchor.MIDDLE);
    }

    /** A triangle on the upper or lower edge, pointing to {@code apexY}. */
    private static House level(double left, double right, double edgeY, double apexY) {
        double middle = (left + right) / 2;
        double towards = Math.signum(apexY - edgeY);
        Polygon shape = new Polygon(left, edgeY, right, edgeY, middle, apexY);
        double cut = apexY - towards * (TAG_ROOM + 8);
        double half = TAG_ROOM + 8;
        Polygon room = new Polygon(left, edgeY, right, edgeY, middle + half, cut, middle - half, cut);
        return new House(shape, room.inset(PADDING), false, middle, apexY - towards * 24 + 5, House.Anchor.MIDDLE);
    }

    /** A triangle on the left or right edge, pointing to {@code apexX}. */
    private static House upright(double edgeX, double top, double bottom, double apexX) {
        double middle = (top + bottom) / 2;
        double towards = Math.signum(apexX - edgeX);
        Polygon shape = new Polygon(edgeX, top, edgeX, bottom, apexX, middle);
        double cut = apexX - towards * TAG_ROOM;
        Polygon room = new Polygon(edgeX, top, edgeX, bottom, cut, middle + TAG_ROOM, cut, middle - TAG_ROOM);
        return new House(shape, room.inset(PADDING - 1), false, apexX - towards * 18, middle + 5, House.Anchor.MIDDLE);
    }

    @Override
    double[] captionBox() {
        return new double[] {MARGIN, WIDTH - 4, SIDE, CAPTION - 10};
    }

    @Override
    PathData ascendantMark(House house) {
        double x = house.shape().x(0);
        double y = house.shape().y(0);
        PathData path = new PathData();
        for (double reach : new double[] {20, 25}) {
            path.moveTo(x - reach, y + reach).lineTo(x + reach, y + reach);
        }
        return path;
    }

    @Override
    double tagWidth(boolean isRising) {
        return 2 * TAG_ROOM;
    }

    @Override
    String tag(Rasi rasi, Labels labels) {
        return labels.numerals(Integer.toString(rasi.number()));
    }
}
