package org.nirayana.drawing;

/** A convex polygon: the shape of a house. */
final class Polygon {
    private final double[] xs;
    private final double[] ys;

    /** @param coordinates x and y of each corner in turn */
    Polygon(double... coordinates) {
        int corners = coordinates.length / 2;
        xs = new double[corners];
        ys = new double[corners];
        for (int i = 0; i < corners; i++) {
            xs[i] = coordinates[2 * i];
            ys[i] = coordinates[2 * i + 1];
        }
    }

    static Polygon rectangle(double x, double y, double width, double height) {
        return new Polygon(x, y, x + width, y, x + width, y + height, x, y + height);
    }

    int size() {
        return xs.length;
    }

    double x(int corner) {
        return xs[corner];
    }

    double y(int corner) {
        return ys[corner];
    }

    double top() {
        double top = ys[0];
        for (double y : ys) {
            top = Math.min(top, y);
        }
        return top;
    }

    double bottom() {
        double bottom = ys[0];
        for (double y : ys) {
            bottom = Math.max(bottom, y);
        }
        return bottom;
    }

    /** The leftmost x at a height, +infinity above and below the polygon. */
    double left(double y) {
        double left = Double.POSITIVE_INFINITY;
        for (int i = 0; i < xs.length; i++) {
            left = Math.min(left, crossing(i, y, Double.POSITIVE_INFINITY));
        }
        return left;
    }

    /** The rightmost x at a height, -infinity above and below the polygon. */
    double right(double y) {
        double right = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < xs.length; i++) {
            right = Math.max(right, crossing(i, y, Double.NEGATIVE_INFINITY));
        }
        return right;
    }

    /** Where the edge that starts at a corner meets a height; for a level edge the end that {@code none} points away from. */
    private double crossing(int corner, double y, double none) {
        int next = (corner + 1) % xs.length;
        double y0 = ys[corner];
        double y1 = ys[next];
        if (y < Math.min(y0, y1) || y > Math.max(y0, y1)) {
            return none;
        }
        if (y0 == y1) {
            return none > 0 ? Math.min(xs[corner], xs[next]) : Math.max(xs[corner], xs[next]);
        }
        return xs[corner] + (xs[next] - xs[corner]) * (y - y0) / (y1 - y0);
    }

    /** Whether a rectangle lies inside; exact for convex polygons, which all houses are. */
    boolean contains(double x0, double y0, double x1, double y1) {
        return x0 >= Math.max(left(y0), left(y1)) && x1 <= Math.min(right(y0), right(y1));
    }

    double centreX() {
        double sum = 0;
        for (double x : xs) {
            sum += x;
        }
        return sum / xs.length;
    }

    double centreY() {
        double sum = 0;
        for (double y : ys) {
            sum += y;
        }
        return sum / ys.length;
    }

    double area() {
        return Math.abs(twiceSignedArea()) / 2;
    }

    /** Positive or negative by the sense in which the corners go round. */
    private double twiceSignedArea() {
        double area = 0;
        for (int i = 0; i < xs.length; i++) {
            int next = (i + 1) % xs.length;
            area += xs[i] * ys[next] - xs[next] * ys[i];
        }
        return area;
    }

    /** The polygon with every edge moved inwards: room between text and lines. */
    Polygon inset(double by) {
        int corners = xs.length;
        double inward = Math.signum(twiceSignedArea());
        double[] coordinates = new double[2 * corners];
        for (int i = 0; i < corners; i++) {
            int previous = (i + corners - 1) % corners;
            int next = (i + 1) % corners;
            // The two edges at this corner, each moved by its inward normal, meet in the new corner.
            double ax = xs[i] - xs[previous];
            double ay = ys[i] - ys[previous];
            double bx = xs[next] - xs[i];
            double by2 = ys[next] - ys[i];
            double la = Math.hypot(ax, ay);
            double lb = Math.hypot(bx, by2);
            double nax = -ay / la * inward;
            double nay = ax / la * inward;
            double nbx = -by2 / lb * inward;
            double nby = bx / lb * inward;
            double scale = by / (1 + nax * nbx + nay * nby);
            coordinates[2 * i] = xs[i] + (nax + nbx) * scale;
            coordinates[2 * i + 1] = ys[i] + (nay + nby) * scale;
        }
        return new Polygon(coordinates);
    }
}
