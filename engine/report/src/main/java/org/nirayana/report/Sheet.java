package org.nirayana.report;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.drawing.ChartDrawing;

/** Lays text and tables on pages, from the top down, and takes a new page where one is full. */
final class Sheet {
    static final int INK = 0x2A2018;
    static final int MUTED = 0x6B5A48;
    static final int RULE = 0xB59A74;
    static final int TINT = 0xFBF3E4;
    static final int ACCENT = 0xA8321F;
    private static final int TRACK = 0xEADCC4;

    static final double MARGIN = 42;

    /** Where the text of a page begins and ends: above and below stand whose report it is and which page. */
    private static final double TOP = 62;

    private static final double BOTTOM = 52;

    private static final double LINE = Fitting.LINE;

    private static final double PADDING = 4;

    /** What a row with a bar has below its words. */
    private static final double BAR_ROOM = 6;

    private static final double BAR_HEIGHT = 3.2;

    /** How much smaller than usual the lines of a block may be, before their names are shortened. */
    private static final double SMALLEST_BLOCK = 0.86;

    private final PdfDocument document;
    private final Paper paper;
    private final Fitting fitting;
    private final PdfTags tags;
    private final List<Heading> headings = new ArrayList<>();
    private PdfPage page;
    private double y;

    /** How a column is set. */
    enum Align {
        LEFT,
        RIGHT,
        CENTRE
    }

    /** @param share of the width, compared with the other columns */
    record Column(String head, double share, Align align) {
        static Column left(String head, double share) {
            return new Column(head, share, Align.LEFT);
        }

        static Column right(String head, double share) {
            return new Column(head, share, Align.RIGHT);
        }

        static Column centred(String head, double share) {
            return new Column(head, share, Align.CENTRE);
        }
    }

    Sheet(PdfDocument document, Paper paper) {
        this.document = document;
        this.paper = paper;
        this.tags = document.tags();
        this.fitting = new Fitting(document::shape);
        startPage();
    }

    PdfPage page() {
        return page;
    }

    double y() {
        return y;
    }

    double left() {
        return MARGIN;
    }

    double width() {
        return paper.width() - 2 * MARGIN;
    }

    void startPage() {
        page = document.newPage();
        y = TOP;
    }

    void space(double points) {
        y += points;
    }

    /** Takes a new page unless there is so much room left on this one, and writes the headings that belong to what follows. */
    void require(double points) {
        double least = headings.stream().mapToDouble(Heading::withAtLeast).max().orElse(0);
        if (y + heads() + Math.max(points, least) > paper.height() - BOTTOM) {
            startPage();
        }
        List<Heading> due = List.copyOf(headings);
        headings.clear();
        due.forEach(this::write);
    }

    private double heads() {
        return headings.stream().mapToDouble(Heading::tall).sum();
    }

    /** A heading, which waits for what follows it and stands on its page. */
    void heading(String text, double withAtLeast) {
        headings.add(new Heading(text, true, withAtLeast));
    }

    /** A smaller heading. */
    void subheading(String text, double withAtLeast) {
        headings.add(new Heading(text, false, withAtLeast));
    }

    private record Heading(String text, boolean isLarge, double withAtLeast) {
        double tall() {
            return isLarge ? 38 : 24;
        }
    }

    private void write(Heading heading) {
        y += heading.isLarge() ? 12 : 8;
        double size = heading.isLarge() ? 13 : 9.5;
        tags.open(heading.isLarge() ? "H1" : "H2");
        String text = fitting.fitted(Typeface.BOLD, heading.text(), size, width());
        write(Typeface.BOLD, heading.isLarge() ? ACCENT : INK, left(), y + (heading.isLarge() ? 13 : 9), size, text);
        tags.close();
        if (heading.isLarge()) {
            y += 20;
            rule();
            y += 6;
        } else {
            y += 16;
        }
    }

    /** Lines of whoever hands the document over. */
    void letterhead(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            centred(i == 0 ? Typeface.BOLD : Typeface.REGULAR, i == 0 ? ACCENT : MUTED, i == 0 ? 14 : 9, lines.get(i));
        }
        if (!lines.isEmpty()) {
            space(4);
            rule();
            space(8);
        }
        space(lines.isEmpty() ? 18 : 4);
    }

    /** A chart with its title, from here down; how tall they are. */
    double chart(ChartDrawing drawing, String name, double x, double wide) {
        require(0);
        ShapedText title = document.shape(Typeface.BOLD, name);
        // What it shows stands in the tables.
        tags.openPicture(name);
        page.text(INK, x + (wide - title.width() * 0.01) / 2, y + 9, 10, title);
        drawing.drawOn(new PdfSurface(document, page, x, y + 16, wide));
        tags.close();
        return 16 + drawing.height() * wide / ChartDrawing.UNITS;
    }

    /**
     * How much of the most something has.
     *
     * @param least 0 to 1
     * @param most the same where it is certain; otherwise what it may be
     */
    record Bar(double least, double most) {}

    /** A bar in the middle. */
    void bar(double least, double most) {
        require(14);
        y += 3;
        bar(new Bar(least, most), left() + width() * 0.25, y, width() * 0.5, 6);
        y += 11;
    }

    private void bar(Bar bar, double x, double top, double wide, double tall) {
        page.rectangle(TRACK, x, top, wide, tall);
        if (bar.most() > bar.least()) {
            page.rectangle(RULE, x, top, wide * bar.most(), tall);
        }
        if (bar.least() > 0) {
            page.rectangle(ACCENT, x, top, wide * bar.least(), tall);
        }
    }

    /** Lines in the middle, each as wide as it comes or shortened. */
    void centred(Typeface typeface, int rgb, double size, String text) {
        require(size * LINE);
        tags.open("P");
        for (String line : fitting.wrapped(typeface, text, size, width(), 2)) {
            double wide = fitting.length(typeface, line, size);
            write(typeface, rgb, left() + (width() - wide) / 2, y + size, size, line);
            y += size * LINE;
        }
        tags.close();
    }

    void rule() {
        page.line(RULE, 0.8, left(), y, left() + width(), y);
    }

    /** A paragraph over the whole width. */
    void paragraph(int rgb, double size, String text) {
        require(size * LINE);
        tags.open("P");
        for (String line : fitting.wrapped(Typeface.REGULAR, text, size, width(), Integer.MAX_VALUE)) {
            require(size * LINE);
            write(Typeface.REGULAR, rgb, left(), y + size, size, line);
            y += size * LINE;
        }
        tags.close();
    }

    /** Names and values, in two columns of pairs. */
    void facts(List<String[]> pairs, double size) {
        require(size * LINE);
        double half = (width() - 16) / 2;
        tags.open("L");
        for (int i = 0; i < pairs.size(); i += 2) {
            List<String[]> row = pairs.subList(i, Math.min(i + 2, pairs.size()));
            double tall = 0;
            for (String[] pair : row) {
                tall = Math.max(tall, height(Typeface.REGULAR, pair[1], size, half * 0.6));
                tall = Math.max(tall, height(Typeface.REGULAR, pair[0], size, half * 0.4 - PADDING));
            }
            require(tall);
            for (int k = 0; k < row.size(); k++) {
                double at = left() + k * (half + 16);
                tags.open("LI");
                tags.open("Lbl");
                cell(Typeface.REGULAR, MUTED, row.get(k)[0], at, half * 0.4 - PADDING, size, Align.LEFT);
                tags.close();
                tags.open("LBody");
                cell(Typeface.REGULAR, INK, row.get(k)[1], at + half * 0.4, half * 0.6, size, Align.LEFT);
                tags.close();
                tags.close();
            }
            y += tall;
        }
        tags.close();
    }

    /** A table over the whole width, on one page where it has room on one; otherwise its head stands on every page. */
    void table(List<Column> columns, List<List<String>> rows, double size) {
        table(columns, rows, List.of(), 0, size);
    }

    /**
     * The same with bars.
     *
     * @param bars one for each row, or none
     * @param barColumn the column below whose words they stand
     */
    void table(List<Column> columns, List<List<String>> rows, List<Bar> bars, int barColumn, double size) {
        double room = bars.isEmpty() ? 0 : BAR_ROOM;
        double shares = columns.stream().mapToDouble(Column::share).sum();
        double[] widths = columns.stream()
                .mapToDouble(column -> width() * column.share() / shares - 2 * PADDING)
                .toArray();
        double whole = tableHeight(columns, rows, size) + room * rows.size();
        require(whole <= paper.height() - TOP - BOTTOM - heads() ? whole : size * LINE * 3);
        boolean headed = false;
        int number = 0;
        tags.open("Table");
        for (List<String> row : rows) {
            double tall = rowHeight(row, widths, size) + room;
            if (!headed || y + tall > paper.height() - BOTTOM) {
                require(size * LINE * 2 + tall);
                head(columns, widths, size, headed);
                headed = true;
            }
            if (number++ % 2 == 1) {
                page.rectangle(TINT, left(), y, width(), tall);
            }
            double x = left() + PADDING;
            tags.open("TR");
            for (int i = 0; i < row.size(); i++) {
                if (i == 0) {
                    tags.openHead(false);
                } else {
                    tags.open("TD");
                }
                cell(
                        weight(i),
                        INK,
                        row.get(i),
                        x,
                        widths[i],
                        size,
                        columns.get(i).align());
                tags.close();
                if (i == barColumn && !bars.isEmpty()) {
                    bar(bars.get(number - 1), x, y + tall - BAR_ROOM, widths[i], BAR_HEIGHT);
                }
                x += widths[i] + 2 * PADDING;
            }
            tags.close();
            y += tall;
        }
        tags.close();
        page.line(RULE, 0.5, left(), y, left() + width(), y);
        y += 4;
    }

    /** How much room a table takes on one page. */
    double tableHeight(List<Column> columns, List<List<String>> rows, double size) {
        double shares = columns.stream().mapToDouble(Column::share).sum();
        double[] widths = columns.stream()
                .mapToDouble(column -> width() * column.share() / shares - 2 * PADDING)
                .toArray();
        double tall = headHeight(columns, widths, size) + 5;
        for (List<String> row : rows) {
            tall += rowHeight(row, widths, size);
        }
        return tall;
    }

    private double rowHeight(List<String> row, double[] widths, double size) {
        double tall = size * LINE;
        for (int i = 0; i < row.size(); i++) {
            tall = Math.max(tall, height(weight(i), row.get(i), size, widths[i]));
        }
        return tall + 1.5;
    }

    private double headHeight(List<Column> columns, double[] widths, double size) {
        if (columns.stream().allMatch(column -> column.head().isEmpty())) {
            return 2;
        }
        double tall = size * LINE;
        for (int i = 0; i < widths.length; i++) {
            tall = Math.max(tall, height(Typeface.BOLD, columns.get(i).head(), size * 0.9, widths[i]));
        }
        return tall + 1;
    }

    /** The first column says what the others are about. */
    private static Typeface weight(int column) {
        return Typeface.of(column == 0);
    }

    /** @param again whether it stood on the page before, and is only repeated for the eye */
    private void head(List<Column> columns, double[] widths, double size, boolean again) {
        double x = left() + PADDING;
        tags.open(again ? PdfTags.DECORATION : "TR");
        for (int i = 0; i < widths.length; i++) {
            Column column = columns.get(i);
            if (!again) {
                tags.openHead(true);
            }
            cell(Typeface.BOLD, MUTED, column.head(), x, widths[i], size * 0.9, column.align());
            if (!again) {
                tags.close();
            }
            x += widths[i] + 2 * PADDING;
        }
        tags.close();
        y += headHeight(columns, widths, size);
        page.line(RULE, 0.8, left(), y - 1, left() + width(), y - 1);
    }

    /** Lines in columns, block by block, such as the parts of periods. */
    void blocks(List<Block> blocks, int columns, double usual) {
        double gap = 12;
        double wide = (width() - (columns - 1) * gap) / columns;
        double size = fittingSize(blocks, usual, wide);
        double step = size * LINE;
        for (int from = 0; from < blocks.size(); from += columns) {
            List<Block> row = blocks.subList(from, Math.min(from + columns, blocks.size()));
            int most =
                    row.stream().mapToInt(block -> block.lines().size()).max().orElse(0);
            require((most + 1) * step + 10);
            for (int k = 0; k < row.size(); k++) {
                double x = left() + k * (wide + gap);
                double at = y;
                page.rectangle(TINT, x, at, wide, step + 1);
                tags.open("L");
                tags.open("Caption");
                write(
                        Typeface.BOLD,
                        INK,
                        x + 3,
                        at + size * 1.15,
                        size,
                        fitting.fitted(Typeface.BOLD, row.get(k).title(), size, wide - 6));
                tags.close();
                at += step + 2;
                for (Block.Line line : row.get(k).lines()) {
                    int ink = line.past() ? MUTED : INK;
                    double figures = fitting.length(Typeface.REGULAR, line.figures(), size);
                    tags.open("LI");
                    tags.open("Lbl");
                    write(
                            Typeface.REGULAR,
                            ink,
                            x + 3,
                            at + size,
                            size,
                            fitting.fitted(Typeface.REGULAR, line.name(), size, wide - figures - 12));
                    tags.close();
                    tags.open("LBody");
                    write(Typeface.REGULAR, ink, x + wide - 3 - figures, at + size, size, line.figures());
                    tags.close();
                    tags.close();
                    at += step;
                }
                tags.close();
            }
            y += (most + 1) * step + 10;
        }
    }

    /** The usual size, or one a little smaller by which every line has its whole name. */
    private double fittingSize(List<Block> blocks, double usual, double wide) {
        double longest = blocks.stream()
                .flatMap(block -> block.lines().stream())
                .mapToDouble(line -> fitting.length(Typeface.REGULAR, line.name(), usual)
                        + fitting.length(Typeface.REGULAR, line.figures(), usual))
                .max()
                .orElse(0);
        return usual * Math.max(SMALLEST_BLOCK, Math.min(1, (wide - 12.5) / longest));
    }

    /** A title and lines below it. */
    record Block(String title, List<Line> lines) {
        /** @param past whether it is set back */
        record Line(String name, String figures, boolean past) {}
    }

    /** Whose report it is above, and below which page of how many; once all pages are there. */
    void finish(String whose, String what, PageNumber number) {
        List<PdfPage> pages = document.pages();
        for (int i = 0; i < pages.size(); i++) {
            page = pages.get(i);
            double right = left() + width();
            String shortWhat = fitting.fitted(Typeface.REGULAR, what, 8, width() * 0.3);
            write(Typeface.BOLD, INK, left(), 40, 8.5, fitting.fitted(Typeface.BOLD, whose, 8.5, width() * 0.66));
            write(Typeface.REGULAR, MUTED, right - fitting.length(Typeface.REGULAR, shortWhat, 8), 40, 8, shortWhat);
            page.line(RULE, 0.5, left(), 47, right, 47);
            double foot = paper.height() - 30;
            String count = number.of(i + 1, pages.size());
            write(Typeface.REGULAR, INK, right - fitting.length(Typeface.REGULAR, count, 8.5), foot, 8.5, count);
        }
    }

    /** How a page is numbered. */
    interface PageNumber {
        String of(int page, int pages);
    }

    private void cell(Typeface typeface, int rgb, String text, double x, double wide, double usual, Align align) {
        double size = fitting.fittingSize(typeface, text, usual, wide);
        double baseline = y + usual * 1.08;
        for (String line : fitting.wrapped(typeface, text, size, wide, Integer.MAX_VALUE)) {
            double length = fitting.length(typeface, line, size);
            double at =
                    switch (align) {
                        case LEFT -> x;
                        case RIGHT -> x + wide - length;
                        case CENTRE -> x + (wide - length) / 2;
                    };
            write(typeface, rgb, at, baseline, size, line);
            baseline += size * LINE;
        }
    }

    private double height(Typeface typeface, String text, double usual, double wide) {
        double size = fitting.fittingSize(typeface, text, usual, wide);
        return fitting.wrapped(typeface, text, size, wide, Integer.MAX_VALUE).size() * size * LINE;
    }

    private void write(Typeface typeface, int rgb, double x, double baseline, double size, String text) {
        page.text(rgb, x, baseline, size, document.shape(typeface, text));
    }
}
