package org.nirayana.report;

import java.util.List;
import java.util.Optional;
import org.nirayana.drawing.ChartDrawing;

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

    static final int PAPER = 0xFFFDF8;
    private static final double MARGIN = 40;
    private static final double EDGE = 12;
    static final String PROGRAM = "Nirayana";
    private static final double PROGRAM_SIZE = 22;

    /** Above the name of the program. */
    private static final double BOTTOM = HEIGHT - MARGIN - PROGRAM_SIZE;

    /** More rows than these stand in two columns. */
    private static final int ROWS_PER_COLUMN = 7;

    static final int DAYS_PER_WEEK = 7;

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
        Pixels image = new Pixels(WIDTH, HEIGHT);
        image.rectangle(PAPER, 0, 0, WIDTH, HEIGHT);
        image.rectangle(Sheet.ACCENT, 0, 0, EDGE, HEIGHT);
        double left = MARGIN + EDGE;
        if (chart.isPresent()) {
            // As large as there is room for: some styles are higher than wide.
            double scale = (HEIGHT - 2 * EDGE)
                    / Math.max(ChartDrawing.UNITS, chart.get().height());
            image.within(2 * EDGE, EDGE, scale);
            chart.get().drawOn(image);
            image.whole();
            left = 2 * EDGE + ChartDrawing.UNITS * scale + LinkLayout.GAP;
        }
        LinkLayout layout = new LinkLayout(image, 1, left, WIDTH - MARGIN, MARGIN);
        boolean brief = month.isPresent();
        layout.title(title, brief ? 1 : chart.isPresent() ? 3 : 2);
        layout.lines(lines, brief ? 1 : 2);
        layout.space(brief ? 4 : 14);
        figure.ifPresent(layout::figure);
        if (month.isPresent()) {
            layout.month(month.get(), BOTTOM);
        } else {
            layout.rows(rows, rows.size() > ROWS_PER_COLUMN && chart.isEmpty() ? 2 : 1, chart.isPresent(), BOTTOM);
        }
        layout.write(Sheet.ACCENT, WIDTH - MARGIN, HEIGHT - MARGIN + 8, 1, PROGRAM_SIZE, Typeface.BOLD, PROGRAM);
        return image.png(HEIGHT);
    }
}
