package org.nirayana.drawing;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.drawing.Palette.Role;

/** Lines of text, each as large as the width allows, set as one centred block. */
final class CaptionBlock {
    private static final double RULE = 13;
    private static final double RULE_WIDTH = 72;

    /** @param part which of the texts it is a line of */
    private record Line(Role role, double size, int weight, String text, int part) {}

    private static final Line RULE_LINE = new Line(Role.LINE, 0, 0, "", -1);

    private final double width;
    private final double height;
    private final double lineEm;
    private final double least;
    private final List<Line> lines = new ArrayList<>();
    private int parts;

    /** @param least the smallest type; lines that have no room in it are left out, the last ones first */
    CaptionBlock(double width, double height, double lineEm, double least) {
        this.width = width;
        this.height = height;
        this.lineEm = lineEm;
        this.least = least;
    }

    /** Text that shrinks to a smallest size before it wraps, and wraps before it is shortened. */
    void add(Role role, double requested, double requestedSmallest, int weight, int maxLines, String text) {
        double size = Math.max(requested, least);
        double smallest = Math.max(requestedSmallest, least);
        // In larger type whatever is told may take a second line.
        int most = least > 0 ? Math.max(2, maxLines) : maxLines;
        double natural = width / TextMetrics.width(text);
        double fitting = Math.min(size, Math.max(natural, (size + smallest) / 2));
        List<String> wrapped = TextMetrics.wrap(text, width / fitting, most);
        if (wrapped.get(wrapped.size() - 1).endsWith(TextMetrics.ELLIPSIS)) {
            fitting = smallest;
            wrapped = TextMetrics.wrap(text, width / fitting, most);
        }
        for (String line : wrapped) {
            lines.add(new Line(role, fitting, weight, line, parts));
        }
        parts++;
    }

    void addRule() {
        lines.add(RULE_LINE);
    }

    void draw(Canvas canvas, double middle, double top) {
        for (int part = parts - 1; least > 0 && total() > height && part > 0; part--) {
            int last = part;
            lines.removeIf(line -> line.part() == last);
            // A rule stands between two texts.
            while (lines.get(lines.size() - 1).equals(RULE_LINE)) {
                lines.remove(lines.size() - 1);
            }
        }
        double total = total();
        // A block too tall for its box (long names in a small centre) shrinks as a whole.
        double scale = Math.min(1, height / total);
        double y = top + (height - total * scale) / 2;
        for (Line line : lines) {
            double advance = advance(line) * scale;
            if (line.equals(RULE_LINE)) {
                double at = y + advance / 2;
                canvas.stroke(
                        Role.LINE,
                        0.8,
                        new PathData().moveTo(middle - RULE_WIDTH / 2, at).lineTo(middle + RULE_WIDTH / 2, at));
            } else {
                double size = line.size() * scale;
                canvas.foreignText(
                        line.role(), middle, y + advance / 2 + 0.36 * size, size, line.weight(), line.text());
            }
            y += advance;
        }
    }

    private double total() {
        double total = 0;
        for (Line line : lines) {
            total += advance(line);
        }
        return total;
    }

    private double advance(Line line) {
        return line.equals(RULE_LINE) ? RULE : line.size() * lineEm;
    }
}
