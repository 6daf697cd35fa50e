package org.nirayana.drawing;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.nirayana.drawing.Palette.Role;
import org.nirayana.drawing.SvgWriter.Attribute;
import org.nirayana.drawing.SvgWriter.Element;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.words.Labels;

/**
 * A horoscope as an SVG picture; a pure function of its components, equal input giving equal bytes.
 *
 * @param placements what to draw
 * @param otherPoints what else stands in it, in the order in which it is to be shown where a house has no room for all
 * @param varga which divisional chart of it; D1 is the horoscope itself
 * @param bhavas by which bhavas the horoscope itself is drawn instead of by signs (bhava chalit): the first bhava is the house of
 *     the sign that rises, and what stands in another bhava than its sign is drawn there, with its sign before the degrees
 * @param style in which region's manner
 * @param labels in which language
 * @param caption whose chart it is; where the time of birth is not known it is drawn with the Moon's sign as the first house, without the
 *     ascendant and without degrees
 * @param theme in which colours
 * @param width width of the picture in pixels, {@link #MIN_WIDTH} to {@link #MAX_WIDTH}; the height follows
 * @param minText the smallest type in pixels at that width, 0 to {@link #MAX_MIN_TEXT}; 0: as it comes. What then has no room is
 *     left out: minutes, degrees, the mark of retrogression, the last lines of the caption, the end of a sign's name, and at last
 *     points, which are counted
 */
public record ChartDrawing(
        Placements placements,
        List<DrawnPoint> otherPoints,
        Varga varga,
        Optional<BhavaChalit.Bhavas> bhavas,
        ChartStyle style,
        Labels labels,
        ChartCaption caption,
        Theme theme,
        int width,
        double minText) {
    public static final int MIN_WIDTH = 200;
    public static final int MAX_WIDTH = 4000;
    public static final int DEFAULT_WIDTH = 680;
    public static final int MAX_MIN_TEXT = 24;

    /** The width of the picture in the units in which it is drawn, however many pixels they become. */
    public static final double UNITS = ChartTemplate.WIDTH;

    private static final double NARROW_LINE = 1.1;

    private static final double SMALLEST_CAPTION = 9;

    /** What is told of a point: degrees and minutes, whole degrees, retrogression, or its name alone. */
    private static final int MINUTES = 3;

    private static final int DEGREES = 2;
    private static final int RETROGRESSION = 1;
    private static final int NAMES = 0;

    /** A caption this high has room for the title of the chart as well. */
    private static final double ROOMY = 250;

    public ChartDrawing {
        otherPoints = List.copyOf(otherPoints);
        if (bhavas.isPresent() && varga.divisions() > 1) {
            throw new IllegalArgumentException("Bhavas divide the horoscope itself, not D" + varga.divisions() + ".");
        }
        if (!caption.isTimed() && (bhavas.isPresent() || varga.divisions() > 1)) {
            throw new IllegalArgumentException("Without a time of birth there is only the undivided chart, by signs.");
        }
        if (width < MIN_WIDTH || width > MAX_WIDTH) {
            throw new IllegalArgumentException("width must be " + MIN_WIDTH + " to " + MAX_WIDTH + ", not " + width);
        }
        if (!(minText >= 0 && minText <= MAX_MIN_TEXT)) {
            throw new IllegalArgumentException("minText must be 0 to " + MAX_MIN_TEXT + ", not " + minText);
        }
    }

    /** In type as large as there is room for. */
    public ChartDrawing(
            Placements placements,
            List<DrawnPoint> otherPoints,
            Varga varga,
            ChartStyle style,
            Labels labels,
            ChartCaption caption,
            Theme theme,
            int width) {
        this(placements, otherPoints, varga, Optional.empty(), style, labels, caption, theme, width, 0);
    }

    /** The same picture with no type smaller than so many pixels. */
    public ChartDrawing withMinText(double pixels) {
        return new ChartDrawing(placements, otherPoints, varga, bhavas, style, labels, caption, theme, width, pixels);
    }

    /** The smallest type in units of the picture. */
    private double least() {
        return minText * ChartTemplate.WIDTH / width;
    }

    /** The nine grahas and the ascendant by bhavas (bhava chalit). */
    public ChartDrawing(
            Placements placements,
            BhavaChalit.Bhavas bhavas,
            ChartStyle style,
            Labels labels,
            ChartCaption caption,
            Theme theme,
            int width) {
        this(placements, List.of(), Vargas.of(1), Optional.of(bhavas), style, labels, caption, theme, width, 0);
    }

    /** The nine grahas and the ascendant, nothing else. */
    public ChartDrawing(
            Placements placements,
            Varga varga,
            ChartStyle style,
            Labels labels,
            ChartCaption caption,
            Theme theme,
            int width) {
        this(placements, List.of(), varga, style, labels, caption, theme, width);
    }

    /** The horoscope itself, undivided. */
    public ChartDrawing(
            Placements placements, ChartStyle style, Labels labels, ChartCaption caption, Theme theme, int width) {
        this(placements, Vargas.of(1), style, labels, caption, theme, width);
    }

    /** The picture as a whole SVG document. */
    public String svg() {
        SvgWriter svg = new SvgWriter();
        ChartTemplate board = style.board();
        Palette palette = theme == Theme.DARK ? Palette.DARK : Palette.LIGHT;
        String title = title();
        String description = description();
        // Two charts in one page must not share ids; the text they name makes them differ.
        String id = "nry-" + Integer.toHexString((title + description).hashCode());
        svg.start(Element.SVG)
                .attribute(Attribute.XMLNS, "http://www.w3.org/2000/svg")
                .attribute(Attribute.VIEW_BOX, "0 0 " + plain(ChartTemplate.WIDTH) + " " + plain(board.height()))
                .attribute(Attribute.WIDTH, width)
                .attribute(Attribute.HEIGHT, Math.rint(width * board.height() / ChartTemplate.WIDTH))
                .attribute(Attribute.ROLE, "img")
                .attribute(Attribute.ARIA_LABELLEDBY, id + "-t " + id + "-d")
                .attribute(Attribute.XML_LANG, labels.language().code())
                .attribute(
                        Attribute.FONT_FAMILY,
                        ScriptFonts.of(labels.language().script()).fontFamily())
                .newLine();
        svg.start(Element.TITLE)
                .attribute(Attribute.ID, id + "-t")
                .text(title)
                .end()
                .newLine();
        svg.start(Element.DESC)
                .attribute(Attribute.ID, id + "-d")
                .text(description)
                .end()
                .newLine();
        if (theme == Theme.AUTO) {
            svg.styleSheet(Palette.PREFER_DARK).newLine();
        }
        draw(new SvgCanvas(svg, palette), board);
        return svg.end().newLine().document();
    }

    /** How high the picture is, in units of which it is {@link #UNITS} wide. */
    public double height() {
        return style.board().height();
    }

    /** Draws the picture on something else than SVG, where {@link Theme#AUTO} is light. */
    public void drawOn(ChartSurface surface) {
        draw(new SurfaceCanvas(surface, theme == Theme.DARK ? Palette.DARK : Palette.LIGHT), style.board());
    }

    private void draw(Canvas canvas, ChartTemplate board) {
        Placement first = caption.isTimed() ? placements.ascendant() : placements.of(Graha.MOON);
        Rasi firstSign = rasi(DrawnPoint.of(first));
        drawFrame(canvas, board, firstSign);
        for (Rasi rasi : Rasi.ALL) {
            drawHouse(canvas, board, rasi, firstSign);
        }
        drawCaption(canvas, board);
    }

    private static void drawFrame(Canvas canvas, ChartTemplate board, Rasi ascendant) {
        canvas.fill(Role.PAPER, new PathData().rectangle(0, 0, ChartTemplate.WIDTH, board.height()));
        House rising = board.house(ascendant, ascendant);
        canvas.fill(Role.TINT, new PathData().polygon(rising.shape()));
        canvas.stroke(Role.LINE, NARROW_LINE, board.lines());
        canvas.stroke(Role.ACCENT_LINE, 1.4, board.ascendantMark(rising));
        double outer = ChartTemplate.MARGIN - 5;
        canvas.stroke(
                Role.LINE,
                2.4,
                new PathData()
                        .rectangle(ChartTemplate.MARGIN, ChartTemplate.MARGIN, ChartTemplate.SIDE, ChartTemplate.SIDE));
        canvas.stroke(
                Role.LINE,
                0.8,
                new PathData().rectangle(outer, outer, ChartTemplate.SIDE + 10, ChartTemplate.SIDE + 10));
    }

    private void drawHouse(Canvas canvas, ChartTemplate board, Rasi rasi, Rasi ascendant) {
        double usual = ScriptFonts.of(labels.language().script()).tagSize();
        double tagSize = Math.max(usual, least());
        House house = board.house(rasi, ascendant, ChartTemplate.TAG + tagSize - usual);
        String tag = board.tag(rasi, labels);
        canvas.text(
                Role.MUTED,
                house.tagX(),
                house.tagY(),
                house.tagAnchor(),
                tagSize,
                Canvas.REGULAR,
                tagSize > usual ? TextMetrics.shorten(tag, board.tagWidth(rasi == ascendant) / tagSize) : tag);
        List<DrawnPoint> inside =
                points().stream().filter(point -> box(point) == rasi).toList();
        if (inside.isEmpty()) {
            return;
        }
        double line = ScriptFonts.of(labels.language().script()).lineHeight();
        double smallest = Math.max(HouseLayout.SMALLEST, least());
        double largest = Math.max(HouseLayout.LARGEST, least());
        int leastPrecision = least() > HouseLayout.SMALLEST ? NAMES : MINUTES;
        List<Entry> entries = List.of();
        Optional<HouseLayout.Plan> plan = Optional.empty();
        for (int precision = MINUTES; plan.isEmpty() && precision >= leastPrecision; precision--) {
            entries = entries(inside, 0, precision);
            plan = HouseLayout.plan(house, entries.size(), widest(entries), line, largest, smallest);
        }
        // Where not all of them have room the last ones are counted instead.
        for (int shown = inside.size() - 1; plan.isEmpty(); shown--) {
            int kept = Math.max(shown, 0);
            // Text as large as was asked for may leave no room even for the count: then that alone is smaller.
            double size = shown >= 0 ? smallest : HouseLayout.SMALLEST / -shown;
            entries = entries(inside.subList(0, kept), inside.size() - kept, leastPrecision);
            plan = HouseLayout.plan(house, entries.size(), widest(entries), line, size);
        }
        drawEntries(canvas, house, entries, plan.get());
    }

    /** The ascendant, the nine grahas, then the others: who comes first is left out last. */
    private List<DrawnPoint> points() {
        List<DrawnPoint> points = new ArrayList<>(1 + Graha.COUNT + otherPoints.size());
        if (caption.isTimed()) {
            points.add(DrawnPoint.of(placements.ascendant()));
        }
        placements.grahas().forEach(graha -> points.add(DrawnPoint.of(graha)));
        points.addAll(otherPoints);
        return points;
    }

    /** A line in a house: a point and its degrees, or a count of those left out and nothing. */
    private record Entry(Role ink, String name, String degrees) {
        double em() {
            return TextMetrics.width(name) + (degrees.isEmpty() ? 0 : 0.35 + TextMetrics.width(degrees));
        }
    }

    /** In the order of longitude. */
    private List<Entry> entries(List<DrawnPoint> shown, int leftOut, int precision) {
        List<Entry> entries = new ArrayList<>(shown.size() + 1);
        shown.stream()
                .sorted(Comparator.comparing(this::place))
                .map(point -> new Entry(
                        point.point() == Lagna.LAGNA ? Role.ACCENT : Role.INK,
                        precision == NAMES ? labels.brief(point.point()) : brief(point),
                        degreesInHouse(point, precision)))
                .forEach(entries::add);
        if (leftOut > 0) {
            entries.add(new Entry(Role.MUTED, labels.numerals("+" + leftOut), ""));
        }
        return entries;
    }

    private static double widest(List<Entry> entries) {
        return entries.stream().mapToDouble(Entry::em).max().orElseThrow();
    }

    private static void drawEntries(Canvas canvas, House house, List<Entry> entries, HouseLayout.Plan plan) {
        double size = plan.fontSize();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            HouseLayout.Slot slot = plan.slots().get(i);
            double y = slot.baseline();
            double middle = (slot.left() + slot.right()) / 2;
            if (entry.degrees().isEmpty()) {
                int weight = entry.ink() == Role.MUTED ? Canvas.REGULAR : Canvas.BOLD;
                canvas.text(entry.ink(), middle, y, House.Anchor.MIDDLE, size, weight, entry.name());
            } else if (house.columns()) {
                canvas.text(entry.ink(), slot.left(), y, House.Anchor.START, size, Canvas.BOLD, entry.name());
                canvas.text(entry.ink(), slot.right(), y, House.Anchor.END, size, Canvas.REGULAR, entry.degrees());
            } else {
                canvas.pair(entry.ink(), middle, y, size, entry.name(), entry.degrees());
            }
        }
    }

    private SiderealLongitude place(DrawnPoint point) {
        return varga.at(point.longitude()).longitude();
    }

    private Rasi rasi(DrawnPoint point) {
        return place(point).rasi();
    }

    /** In which house it is drawn, by the sign that the house is of. */
    private Rasi box(DrawnPoint point) {
        if (bhavas.isEmpty() || point.point() == Lagna.LAGNA) {
            return rasi(point);
        }
        int bhava = bhavas.get().holding(point.longitude()).number();
        return placements.ascendant().rasi().plus(bhava - 1);
    }

    private String chartName() {
        if (!caption.isTimed()) {
            return labels.caption(Labels.Caption.MOON_CHART);
        }
        return bhavas.map(found -> labels.caption(Labels.Caption.BHAVA_CHART) + " · " + labels.name(found.system()))
                .orElseGet(() -> labels.chart(varga.divisions()));
    }

    /** The short name with the mark of retrogression, which the nodes do not wear: backwards is their way. */
    private String brief(DrawnPoint point) {
        String name = labels.brief(point.point());
        return marked(point) ? name + " (" + labels.caption(Labels.Caption.RETROGRADE_MARK) + ")" : name;
    }

    private static boolean marked(DrawnPoint point) {
        return point.isRetrograde() && !(point.point() instanceof Graha graha && graha.isNode());
    }

    private String degrees(DrawnPoint point) {
        return degrees(point, MINUTES);
    }

    /**
     * Degrees and minutes in the sign, cut and not rounded, so that the end of a sign never reads 30°.
     */
    private String degrees(DrawnPoint point, int precision) {
        long minutes = place(point).ticks()
                % (30 * SiderealLongitude.TICKS_PER_DEGREE)
                / (SiderealLongitude.TICKS_PER_DEGREE / 60);
        return precision <= RETROGRESSION || !caption.isTimed()
                ? ""
                : labels.numerals(minutes / 60 + "°" + (precision == DEGREES ? "" : twoDigits(minutes % 60) + "′"));
    }

    /** The degrees as a house shows them: where a bhava is drawn in the house of another sign, with the sign they are of. */
    private String degreesInHouse(DrawnPoint point, int precision) {
        String degrees = degrees(point, precision);
        boolean moved = bhavas.isPresent() && box(point) != rasi(point);
        return moved && !degrees.isEmpty() ? labels.name(rasi(point)) + " " + degrees : degrees;
    }

    private String title() {
        String chart = chartName();
        return caption.name().map(name -> name + " – " + chart).orElse(chart);
    }

    private String description() {
        StringBuilder out = new StringBuilder();
        caption.place().ifPresent(place -> out.append(place).append(", "));
        out.append(date())
                .append(", ")
                .append(time())
                .append(caption.isTimed() ? " " : ", ")
                .append(zone())
                .append(". ");
        String separator = "";
        for (DrawnPoint point : points()) {
            out.append(separator);
            describe(out, point);
            separator = "; ";
        }
        return out.append('.').toString();
    }

    private void describe(StringBuilder out, DrawnPoint point) {
        out.append(labels.full(point.point()))
                .append(": ")
                .append(point.point() == Graha.MOON && !caption.isTimed() ? moonSigns() : labels.name(rasi(point)));
        if (caption.isTimed()) {
            out.append(' ').append(degrees(point));
        }
        if (bhavas.isPresent()) {
            int house = box(point).countedFrom(placements.ascendant().rasi());
            out.append(" (").append(labels.numerals(Integer.toString(house))).append(')');
        }
        if (varga.divisions() == 1 && caption.isTimed()) {
            // A nakshatra belongs to the place in the sky, not to that in a divisional chart.
            out.append(", ")
                    .append(labels.name(point.longitude().nakshatra()))
                    .append(' ')
                    .append(labels.numerals(Integer.toString(point.longitude().pada())));
        }
        if (marked(point)) {
            out.append(", ").append(labels.caption(Labels.Caption.RETROGRADE));
        }
    }

    private void drawCaption(Canvas canvas, ChartTemplate board) {
        double[] box = board.captionBox();
        CaptionBlock block = new CaptionBlock(
                box[2],
                box[3],
                ScriptFonts.of(labels.language().script()).lineHeight(),
                least() > SMALLEST_CAPTION ? least() : 0);
        if (bhavas.isPresent()) {
            // Each has lines of its own: together they would be cut where the middle of a chart is small.
            block.add(Role.MUTED, 13, 10, Canvas.REGULAR, 1, labels.caption(Labels.Caption.BHAVA_CHART));
            block.add(
                    Role.MUTED,
                    13,
                    10,
                    Canvas.REGULAR,
                    2,
                    labels.name(bhavas.get().system()));
        } else if (box[3] > ROOMY || varga.divisions() > 1 || !caption.isTimed()) {
            block.add(Role.MUTED, 13, 10, Canvas.REGULAR, 1, chartName());
        }
        caption.name().ifPresent(name -> block.add(Role.INK, 23, 16, Canvas.BOLD, 2, name));
        caption.place().ifPresent(place -> block.add(Role.INK, 15, 11, Canvas.REGULAR, 2, place));
        if (board.height() == ChartTemplate.WIDTH
                && (caption.name().isPresent() || caption.place().isPresent())) {
            block.addRule();
        }
        if (board.height() == ChartTemplate.WIDTH) {
            block.add(Role.INK, 15, 10, Canvas.REGULAR, 1, date());
            block.add(Role.INK, 15, 10, Canvas.REGULAR, caption.isTimed() ? 1 : 2, time());
            block.add(Role.MUTED, 12.5, 9, Canvas.REGULAR, 2, zone());
            block.addRule();
            block.add(Role.MUTED, 12.5, 9, Canvas.REGULAR, 2, moon());
            block.add(Role.MUTED, 12.5, 9, Canvas.REGULAR, 2, ayanamsa());
        } else {
            block.add(Role.INK, 15, 10, Canvas.REGULAR, 2, date() + ", " + time() + ", " + zone());
            block.add(Role.MUTED, 12.5, 9, Canvas.REGULAR, 2, moon() + " · " + ayanamsa());
        }
        block.draw(canvas, box[0] + box[2] / 2, box[1]);
    }

    private String moonSigns() {
        return labels.either(caption.moonSigns().stream().map(labels::name).toList());
    }

    private String moon() {
        if (!caption.isTimed()) {
            return labels.full(Graha.MOON) + ": " + moonSigns();
        }
        Placement moon = placements.of(Graha.MOON);
        return labels.caption(Labels.Caption.NAKSHATRA) + ": " + labels.name(moon.nakshatra()) + " "
                + labels.numerals(Integer.toString(moon.pada()));
    }

    private String ayanamsa() {
        long seconds = Math.round(placements.ayanamsa().signed().arcseconds());
        long size = Math.abs(seconds);
        String value = (seconds < 0 ? "−" : "")
                + size / 3600
                + "°"
                + twoDigits(size / 60 % 60)
                + "′"
                + twoDigits(size % 60)
                + "″";
        return labels.caption(Labels.Caption.AYANAMSA) + ": "
                + labels.ayanamsa(caption.ayanamsaId(), caption.ayanamsaName()) + " " + labels.numerals(value);
    }

    private String date() {
        OffsetDateTime time = caption.time();
        String year = Integer.toString(Math.abs(time.getYear()));
        return labels.numerals(Integer.toString(time.getDayOfMonth()))
                + " "
                + labels.month(time.getMonthValue())
                + " "
                + labels.numerals((time.getYear() < 0 ? "−" : "") + year);
    }

    private String time() {
        if (!caption.isTimed()) {
            return labels.caption(Labels.Caption.TIME_UNKNOWN);
        }
        OffsetDateTime time = caption.time();
        return labels.numerals(
                twoDigits(time.getHour()) + ":" + twoDigits(time.getMinute()) + ":" + twoDigits(time.getSecond()));
    }

    /** The zone's own name with its offset then; an offset alone where there is no more. */
    private String zone() {
        OffsetDateTime time = caption.time();
        String offset = "UTC"
                + (time.getOffset().getTotalSeconds() == 0
                        ? "+00:00"
                        : time.getOffset().getId());
        return caption.zone().map(name -> name + " (" + offset + ")").orElse(offset);
    }

    private static String twoDigits(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }

    private static String plain(double value) {
        StringBuilder out = new StringBuilder();
        SvgWriter.number(out, value);
        return out.toString();
    }
}
