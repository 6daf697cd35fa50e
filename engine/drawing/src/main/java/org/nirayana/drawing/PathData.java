package org.nirayana.drawing;

import java.util.ArrayList;
import java.util.List;

/** The {@code d} of a path: moves, lines and nothing but numbers. */
final class PathData {
    private final List<Step> steps = new ArrayList<>();

    private record Step(char command, double x, double y) {}

    PathData moveTo(double x, double y) {
        return step('M', x, y);
    }

    PathData lineTo(double x, double y) {
        return step('L', x, y);
    }

    PathData close() {
        steps.add(new Step('Z', 0, 0));
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
        steps.add(new Step(command, x, y));
        return this;
    }

    void drawOn(ChartSurface surface) {
        for (Step step : steps) {
            switch (step.command()) {
                case 'M' -> surface.moveTo(step.x(), step.y());
                case 'L' -> surface.lineTo(step.x(), step.y());
                default -> surface.closePath();
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Step step : steps) {
            out.append(step.command());
            if (step.command() != 'Z') {
                SvgWriter.number(out, step.x());
                out.append(' ');
                SvgWriter.number(out, step.y());
            }
        }
        return out.toString();
    }
}
