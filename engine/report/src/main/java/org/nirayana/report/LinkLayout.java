package org.nirayana.report;

import java.util.List;
import org.nirayana.drawing.ChartSurface.Run;
import org.nirayana.report.LinkImage.Day;
import org.nirayana.report.LinkImage.Month;
import org.nirayana.report.LinkImage.Row;

/** Lays out from the top down what stands on the pictures of a link. */
final class LinkLayout {
    static final double GAP = 36;

    private static final double[] TITLE_SIZES = {54, 46, 40, 34};
    private static final double LINE_SIZE = 26;
    private static final double FIGURE_SIZE = 92;
    private static final double LARGEST_ROW = 30;
    private static final double SMALLEST_ROW = 20;

    private final Pixels image;
    private final Fitting fitting = new Fitting(ShapedText::of);
    private final double type;
    private final double left;
    private final double right;
    private double y;

    /** @param type how much larger the type is than on the picture that chats show */
    LinkLayout(Pixels image, double type, double left, double right, double top) {
        this.image = image;
        this.type = type;
        this.left = left;
        this.right = right;
        this.y = top;
    }

    double y() {
        return y;
    }

    void space(double pixels) {
        y += pixels;
    }

    private double width() {
        return right - left;
    }

    void title(String title, int most) {
        double size = TITLE_SIZES[TITLE_SIZES.length - 1] * type;
        for (double tried : TITLE_SIZES) {
            if (fitting.wrapped(Typeface.BOLD, title, tried * type, width(), Integer.MAX_VALUE)
                            .size()
                    <= (tried == TITLE_SIZES[0] ? 1 : most)) {
                size = tried * type;
                break;
            }
        }
        for (String line : fitting.wrapped(Typeface.BOLD, title, size, width(), most)) {
            write(Sheet.INK, left, y + size, 0, size, Typeface.BOLD, line);
            y += size * 1.35;
        }
        y += 8;
    }

    /** @param most lines that each of them may take */
    void lines(List<String> lines, int most) {
        double size = LINE_SIZE * type;
        for (String line : lines) {
            for (String part : fitting.wrapped(Typeface.REGULAR, line, size, width(), most)) {
                write(Sheet.MUTED, left, y + size, 0, size, Typeface.REGULAR, part);
                y += size * 1.45;
            }
        }
    }

    /** Lines of the one who hands it over, each as wide as there is room for. */
    void letterhead(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            Typeface typeface = i == 0 ? Typeface.BOLD : Typeface.REGULAR;
            double size = (i == 0 ? LARGEST_ROW : SMALLEST_ROW) * type;
            String text = fitting.fitted(typeface, lines.get(i), size, width());
            write(i == 0 ? Sheet.ACCENT : Sheet.MUTED, (left + right) / 2, y + size, 0.5, size, typeface, text);
            y += size * 1.5;
        }
        if (!lines.isEmpty()) {
            y += 8;
            rule();
            y += 14;
        }
    }

    void figure(String text) {
        double size = fitting.fittingSize(Typeface.BOLD, text, FIGURE_SIZE * type, width());
        write(Sheet.ACCENT, left, y + size, 0, size, Typeface.BOLD, fitting.fitted(Typeface.BOLD, text, size, width()));
        y += size * 1.3;
    }

    private void rule() {
        image.rectangle(Sheet.RULE, left, y, width(), 2);
    }

    /** How high so many rows are at most. */
    double heightOfRows(int rows, int columns) {
        int lines = (rows + columns - 1) / columns;
        return rows == 0 ? 0 : 10 + LARGEST_ROW * type * Fitting.LINE * lines;
    }

    /**
     * As many as there is room for; the others are on the page.
     *
     * @param narrow whether names have more of the width, as there is less of it
     */
    void rows(List<Row> rows, int columns, boolean narrow, double bottom) {
        if (rows.isEmpty()) {
            return;
        }
        rule();
        y += 10;
        int each = (rows.size() + columns - 1) / columns;
        double step = Math.min(LARGEST_ROW * type * Fitting.LINE, (bottom - y) / each);
        double size = Math.max(SMALLEST_ROW * type, step / Fitting.LINE);
        int shown = Math.min(each, (int) ((bottom - y) / (size * Fitting.LINE) + 1e-9));
        double wide = (width() - (columns - 1) * GAP) / columns;
        for (int i = 0; i < rows.size(); i++) {
            int row = i % each;
            int column = i / each;
            if (row < shown) {
                row(
                        rows.get(i),
                        left + column * (wide + GAP),
                        y + row * size * Fitting.LINE,
                        wide,
                        size,
                        narrow || columns > 1);
            }
        }
        y += shown * size * Fitting.LINE;
    }

    private void row(Row row, double x, double top, double wide, double size, boolean narrow) {
        int ink = row.strong() ? Sheet.ACCENT : Sheet.INK;
        double most = row.value().isEmpty() ? wide : wide * 0.44;
        String name = fitting.fitted(Typeface.REGULAR, row.name(), size, most);
        write(row.strong() ? ink : Sheet.MUTED, x, top + size * 1.1, 0, size, Typeface.REGULAR, name);
        double from = wide * (narrow ? 0.4 : 0.3);
        double at = Math.max(from, fitting.length(Typeface.REGULAR, name, size) + size * 0.6);
        double smaller = size;
        while (smaller > size * 0.75 && fitting.length(Typeface.BOLD, row.value(), smaller) > wide - at) {
            smaller -= 1;
        }
        write(
                ink,
                x + at,
                top + size * 1.1,
                0,
                smaller,
                Typeface.BOLD,
                fitting.fitted(Typeface.BOLD, row.value(), smaller, wide - at));
    }

    void month(Month sheet, double bottom) {
        int week = LinkImage.DAYS_PER_WEEK;
        double wide = width() / week;
        double head = 30 * type;
        int weeks = (sheet.firstColumn() + sheet.days().size() + week - 1) / week;
        double tall = (bottom - y - head) / weeks;
        for (int i = 0; i < week; i++) {
            String name = sheet.weekdays().get(i);
            double size = fitting.fittingSize(Typeface.BOLD, name, 18 * type, wide - 10);
            write(
                    Sheet.MUTED,
                    left + i * wide + 8,
                    y + 20 * type,
                    0,
                    size,
                    Typeface.BOLD,
                    fitting.fitted(Typeface.BOLD, name, size, wide - 10));
        }
        y += head;
        for (int i = 0; i < sheet.days().size(); i++) {
            int cell = sheet.firstColumn() + i;
            double x = left + cell % week * wide;
            int weeksBefore = cell / week;
            double top = y + weeksBefore * tall;
            Day day = sheet.days().get(i);
            image.rectangle(Sheet.TINT, x + 2, top + 2, wide - 4, tall - 4);
            int ink = day.strong() ? Sheet.ACCENT : Sheet.INK;
            write(ink, x + 10, top + 27 * type, 0, 22 * type, Typeface.BOLD, day.number());
            double size = fitting.fittingSize(Typeface.REGULAR, day.text(), 19 * type, wide - 18);
            write(
                    ink,
                    x + 10,
                    top + tall - 16,
                    0,
                    size,
                    Typeface.REGULAR,
                    fitting.fitted(Typeface.REGULAR, day.text(), size, wide - 18));
        }
        y += weeks * tall;
    }

    void write(int rgb, double x, double baseline, double share, double size, Typeface typeface, String text) {
        image.text(rgb, x, baseline, share, size, new Run(text, typeface == Typeface.BOLD));
    }
}
