package org.nirayana.report;

import java.util.List;
import java.util.Optional;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartSurface.Run;

/**
 * What is behind a link as a picture of the size that chats show: a title, and beside it a chart, below it names with values, or a
 * month; a pure function of its components.
 *
 * @param title what the link is called; any text, written as text
 * @param lines below the title: whose it is, when and where
 * @param chart on the left
 * @param figure a few characters that say the most, in large type
 * @param rows from the top; as many as there is room for
 * @param month a calendar sheet over the whole width, instead of rows
 */
public record LinkImage(
        String title,
        List<String> lines,
        Optional<ChartDrawing> chart,
        Optional<String> figure,
        List<Row> rows,
        Optional<Month> month) {
    /** What chats show without cutting: 1.91 to 1. */
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    private static final int PAPER = 0xFFFDF8;
    private static final double MARGIN = 40;
    private static final double EDGE = 12;
    private static final double GAP = 36;
    private static final String PROGRAM = "Nirayana";
    private static final double PROGRAM_SIZE = 22;

    /** Above the name of the program. */
    private static final double BOTTOM = HEIGHT - MARGIN - PROGRAM_SIZE;

    private static final double[] TITLE_SIZES = {54, 46, 40, 34};
    private static final double LINE_SIZE = 26;
    private static final double FIGURE_SIZE = 92;
    private static final double LARGEST_ROW = 30;
    private static final double SMALLEST_ROW = 20;

    /** More rows than these stand in two columns. */
    private static final int ROWS_PER_COLUMN = 7;

    private static final int DAYS_PER_WEEK = 7;

    /** A name and its value; a strong one stands out. */
    public record Row(String name, String value, boolean strong) {}

    /** A calendar sheet: what its columns are called, and in which of them, from 0, the first day stands. */
    public record Month(List<String> weekdays, int firstColumn, List<Day> days) {
        public Month {
            weekdays = List.copyOf(weekdays);
            days = List.copyOf(days);
            if (weekdays.size() != DAYS_PER_WEEK || firstColumn < 0 || firstColumn >= DAYS_PER_WEEK) {
                throw new IllegalArgumentException("A week has " + DAYS_PER_WEEK + " days, and a month begins in it.");
            }
        }
    }

    /** A day of a month; a strong one stands out. */
    public record Day(String number, String text, boolean strong) {}

    public LinkImage {
        lines = List.copyOf(lines);
        rows = List.copyOf(rows);
    }

    /**
     * The picture, {@value #WIDTH} by {@value #HEIGHT}.
     *
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    public byte[] png() {
        return new Layout().drawn();
    }

    private final class Layout {
        private final Pixels image = new Pixels(WIDTH, HEIGHT);
        private final Fitting fitting = new Fitting(ShapedText::of);
        private double left = MARGIN + EDGE;
        private double y = MARGIN;

        byte[] drawn() {
            image.rectangle(PAPER, 0, 0, WIDTH, HEIGHT);
            image.rectangle(Sheet.ACCENT, 0, 0, EDGE, HEIGHT);
            chart.ifPresent(this::chart);
            heading();
            figure.ifPresent(this::figure);
            if (month.isPresent()) {
                month(month.get());
            } else {
                rows();
            }
            write(Sheet.ACCENT, WIDTH - MARGIN, HEIGHT - MARGIN + 8, 1, PROGRAM_SIZE, Typeface.BOLD, PROGRAM);
            return image.png();
        }

        private double width() {
            return WIDTH - MARGIN - left;
        }

        /** As large as there is room for: some styles are higher than wide. */
        private void chart(ChartDrawing drawing) {
            double scale = (HEIGHT - 2 * EDGE) / Math.max(ChartDrawing.UNITS, drawing.height());
            image.within(2 * EDGE, EDGE, scale);
            drawing.drawOn(image);
            image.whole();
            left = 2 * EDGE + ChartDrawing.UNITS * scale + GAP;
        }

        private void heading() {
            boolean brief = month.isPresent();
            int most = brief ? 1 : chart.isPresent() ? 3 : 2;
            double size = TITLE_SIZES[TITLE_SIZES.length - 1];
            for (double tried : TITLE_SIZES) {
                if (fitting.wrapped(Typeface.BOLD, title, tried, width(), Integer.MAX_VALUE)
                                .size()
                        <= (tried == TITLE_SIZES[0] ? 1 : most)) {
                    size = tried;
                    break;
                }
            }
            for (String line : fitting.wrapped(Typeface.BOLD, title, size, width(), most)) {
                write(Sheet.INK, left, y + size, 0, size, Typeface.BOLD, line);
                y += size * 1.35;
            }
            y += 8;
            for (String line : lines) {
                for (String part : fitting.wrapped(Typeface.REGULAR, line, LINE_SIZE, width(), brief ? 1 : 2)) {
                    write(Sheet.MUTED, left, y + LINE_SIZE, 0, LINE_SIZE, Typeface.REGULAR, part);
                    y += LINE_SIZE * 1.45;
                }
            }
            y += brief ? 4 : 14;
        }

        private void figure(String text) {
            double size = fitting.fittingSize(Typeface.BOLD, text, FIGURE_SIZE, width());
            write(
                    Sheet.ACCENT,
                    left,
                    y + size,
                    0,
                    size,
                    Typeface.BOLD,
                    fitting.fitted(Typeface.BOLD, text, size, width()));
            y += size * 1.3;
        }

        private void rows() {
            if (rows.isEmpty()) {
                return;
            }
            image.rectangle(Sheet.RULE, left, y, width(), 2);
            y += 10;
            int columns = rows.size() > ROWS_PER_COLUMN && chart.isEmpty() ? 2 : 1;
            int each = (rows.size() + columns - 1) / columns;
            double step = Math.min(LARGEST_ROW * Fitting.LINE, (BOTTOM - y) / each);
            double size = Math.max(SMALLEST_ROW, step / Fitting.LINE);
            // What has no room is on the page.
            int shown = Math.min(each, (int) ((BOTTOM - y) / (size * Fitting.LINE) + 1e-9));
            double wide = (width() - (columns - 1) * GAP) / columns;
            for (int i = 0; i < rows.size(); i++) {
                int row = i % each;
                int column = i / each;
                if (row < shown) {
                    row(rows.get(i), left + column * (wide + GAP), y + row * size * Fitting.LINE, wide, size);
                }
            }
        }

        private void row(Row row, double x, double top, double wide, double size) {
            int ink = row.strong() ? Sheet.ACCENT : Sheet.INK;
            double most = row.value().isEmpty() ? wide : wide * 0.44;
            String name = fitting.fitted(Typeface.REGULAR, row.name(), size, most);
            write(row.strong() ? ink : Sheet.MUTED, x, top + size * 1.1, 0, size, Typeface.REGULAR, name);
            double from = wide * (chart.isPresent() || wide < width() ? 0.4 : 0.3);
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

        private void month(Month sheet) {
            double wide = width() / DAYS_PER_WEEK;
            double head = 30;
            int weeks = (sheet.firstColumn() + sheet.days().size() + DAYS_PER_WEEK - 1) / DAYS_PER_WEEK;
            double tall = (BOTTOM - y - head) / weeks;
            for (int i = 0; i < DAYS_PER_WEEK; i++) {
                String name = sheet.weekdays().get(i);
                double size = fitting.fittingSize(Typeface.BOLD, name, 18, wide - 10);
                write(
                        Sheet.MUTED,
                        left + i * wide + 8,
                        y + 20,
                        0,
                        size,
                        Typeface.BOLD,
                        fitting.fitted(Typeface.BOLD, name, size, wide - 10));
            }
            y += head;
            for (int i = 0; i < sheet.days().size(); i++) {
                int cell = sheet.firstColumn() + i;
                double x = left + cell % DAYS_PER_WEEK * wide;
                int week = cell / DAYS_PER_WEEK;
                double top = y + week * tall;
                Day day = sheet.days().get(i);
                image.rectangle(Sheet.TINT, x + 2, top + 2, wide - 4, tall - 4);
                int ink = day.strong() ? Sheet.ACCENT : Sheet.INK;
                write(ink, x + 10, top + 27, 0, 22, Typeface.BOLD, day.number());
                double size = fitting.fittingSize(Typeface.REGULAR, day.text(), 19, wide - 18);
                write(
                        ink,
                        x + 10,
                        top + tall - 16,
                        0,
                        size,
                        Typeface.REGULAR,
                        fitting.fitted(Typeface.REGULAR, day.text(), size, wide - 18));
            }
        }

        private void write(
                int rgb, double x, double baseline, double share, double size, Typeface typeface, String text) {
            image.text(rgb, x, baseline, share, size, new Run(text, typeface == Typeface.BOLD));
        }
    }
}
