package org.nirayana.drawing;

/** The {@code d} of a path: moves, lines and nothing but numbers. */
final class PathData {
    private final StringBuilder out = new StringBuilder();

    PathData moveTo(double x, double y) {
        return step('M', x, y);
    }

    PathData lineTo(double x, double y) {
        return step('L', x, y);
    }

    PathData close() {
        out.append('Z');
        return this;
    }

    PathData polygon(Polygon polygon) {
        for (int i = 0; i < polygon.size(); i++) {
            step(i == 0 ? 'M' : 'L', polygon.x(i), polygon.y(i));
        }
        return close();
    }

    PathData rectangle(double x, double y, double width, double height) {
        return moveTo(x, y)
                .lineTo(x + width, y)
                .lineTo(x + width, y + height)
                .lineTo(x, y + height)
                .close();
    }

    private PathData step(char command, double x, double y) {
        out.append(command);
        SvgWriter.number(out, x);
        out.append(' ');
        SvgWriter.number(out, y);
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
