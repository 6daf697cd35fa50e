package org.nirayana.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds room for the planets of a house: the largest type in which all of them fit its shape.
 *
 * <p>Rectangles are filled in columns, other shapes in centred rows that follow their slopes. Nothing here is random and
 * nothing depends on a font at hand: the same planets always stand in the same places.
 */
final class HouseLayout {
    static final double LARGEST = 16.5;
    static final double SMALLEST = 8.5;
    private static final double COMFORTABLE = 12;
    private static final double TIGHT = 0.88;
    private static final double TIGHTEST = 1.15;
    private static final double STEP = 0.5;

    /** Between two neighbours in a row, in em. */
    private static final double GAP = 0.7;

    /**
     * Where one planet stands.
     *
     * @param left left edge
     * @param right right edge
     * @param top upper edge of its line
     * @param baseline baseline of its text
     */
    record Slot(double left, double right, double top, double baseline) {}

    /** A size of type and a slot for each planet, in order. */
    record Plan(double fontSize, double lineHeight, List<Slot> slots) {}

    private HouseLayout() {}

    /**
     * The largest type in which they fit; none where not even the smallest does.
     *
     * @param house where
     * @param count how many planets
     * @param em the width of the widest of them in em
     * @param lineEm height of a line in em
     */
    static Optional<Plan> plan(House house, int count, double em, double lineEm) {
        return plan(house, count, em, lineEm, LARGEST, SMALLEST);
    }

    /** The same within other limits of its size. */
    static Optional<Plan> plan(House house, int count, double em, double lineEm, double largest, double smallest) {
        for (double size = largest; size >= smallest; size -= STEP) {
            Optional<Plan> plan = plan(house, count, em, lineEm, size);
            if (plan.isPresent()) {
                return plan;
            }
        }
        return Optional.empty();
    }

    /** In type of a size; none where they have no room. */
    static Optional<Plan> plan(House house, int count, double em, double lineEm, double size) {
        // Small type sets its lines closer, which lets it be less small.
        double line = (size < COMFORTABLE ? Math.max(lineEm * TIGHT, TIGHTEST) : lineEm) * size;
        List<Slot> slots = house.columns()
                ? columns(house.room(), count, em * size, line, size)
                : rows(house.room(), count, em * size, line, size);
        return slots.isEmpty() ? Optional.empty() : Optional.of(new Plan(size, line, slots));
    }

    private static List<Slot> columns(Polygon room, int count, double width, double line, double size) {
        double left = room.left(room.top());
        double right = room.right(room.top());
        double height = room.bottom() - room.top();
        int rows = (int) (height / line);
        if (rows == 0) {
            return List.of();
        }
        int columns = (count + rows - 1) / rows;
        double gap = GAP * size;
        double columnWidth = (right - left - (columns - 1) * gap) / columns;
        if (columnWidth < width) {
            return List.of();
        }
        rows = (count + columns - 1) / columns;
        double top = room.top() + (height - rows * line) / 2;
        List<Slot> slots = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int column = i / rows;
            double x = left + column * (columnWidth + gap);
            double y = top + i % rows * line;
            slots.add(new Slot(x, x + columnWidth, y, baseline(y, line, size)));
        }
        return slots;
    }

    private static List<Slot> rows(Polygon room, int count, double width, double line, double size) {
        double height = room.bottom() - room.top();
        double gap = GAP * size;
        // What is more than the shape has room for need not be tried: a row has one gap less than it has planets.
        if (count * (width + gap) * line > room.area() + gap * height) {
            return List.of();
        }
        int most = Math.min(count, (int) (height / line));
        for (int rows = most; rows >= 1; rows--) {
            double free = height - rows * line;
            double preferred = Math.min(Math.max(room.centreY() - rows * line / 2 - room.top(), 0), free);
            // Try the middle first, then ever further away from it on both sides.
            for (double shift = 0; shift <= free; shift += 2) {
                for (int side = -1; side <= 1; side += 2) {
                    double offset = preferred + side * shift;
                    if (offset < 0 || offset > free) {
                        continue;
                    }
                    List<Slot> slots = rowsAt(room, room.top() + offset, rows, count, width, line, gap, size);
                    if (!slots.isEmpty()) {
                        return slots;
                    }
                }
            }
        }
        return List.of();
    }

    private static List<Slot> rowsAt(
            Polygon room, double top, int rows, int count, double width, double line, double gap, double size) {
        int[] capacity = new int[rows];
        int[] taken = new int[rows];
        int total = 0;
        for (int row = 0; row < rows; row++) {
            capacity[row] = (int) ((right(room, top, row, line) - left(room, top, row, line) + gap) / (width + gap));
            if (capacity[row] < 1) {
                return List.of();
            }
            total += capacity[row];
        }
        if (total < count) {
            return List.of();
        }
        // One each, the rest where most room is left.
        Arrays.fill(taken, 1);
        for (int left = count - rows; left > 0; left--) {
            int roomiest = 0;
            for (int row = 1; row < rows; row++) {
                if (capacity[row] - taken[row] > capacity[roomiest] - taken[roomiest]) {
                    roomiest = row;
                }
            }
            taken[roomiest]++;
        }
        List<Slot> slots = new ArrayList<>(count);
        for (int row = 0; row < rows; row++) {
            double middle = (left(room, top, row, line) + right(room, top, row, line)) / 2;
            double x = middle - (taken[row] * width + (taken[row] - 1) * gap) / 2;
            double y = top + row * line;
            for (int i = 0; i < taken[row]; i++) {
                slots.add(new Slot(x, x + width, y, baseline(y, line, size)));
                x += width + gap;
            }
        }
        return slots;
    }

    /** In a convex shape a line of text is as wide as the narrower of its upper and lower edge. */
    private static double left(Polygon room, double top, int row, double line) {
        return Math.max(room.left(top + row * line), room.left(top + (row + 1) * line));
    }

    private static double right(Polygon room, double top, int row, double line) {
        return Math.min(room.right(top + row * line), room.right(top + (row + 1) * line));
    }

    /** Letters rise about 0.72 em and stand in the middle of their line. */
    private static double baseline(double top, double line, double size) {
        return top + line / 2 + 0.36 * size;
    }
}
