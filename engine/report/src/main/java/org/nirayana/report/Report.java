package org.nirayana.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.words.Language;

/**
 * A horoscope as a document to print and hand over; a pure function of its components, equal input giving equal bytes.
 *
 * @param chart the birth, and what it was computed by
 * @param panchanga of the day that the birth falls in
 * @param caption whose it is
 * @param language of every word
 * @param style in which region's manner the charts are drawn
 * @param paper its size
 * @param letterhead lines of whoever hands it over, above everything else; any text, written as text
 * @param dashaLevels how many levels of periods it lists, {@link #MIN_DASHA_LEVELS} to {@link #MAX_DASHA_LEVELS}
 * @param program what computed it, as people should read it
 * @param isSolarMonthNamed whether the solar month has the name and the days of its calendar; else it is told by the Sun's sign alone
 * @param day where the day of the birth is known and the time is not: what there may have been of it. {@code chart} is then that of its middle
 */
public record Report(
        Chart chart,
        Panchanga panchanga,
        ChartCaption caption,
        Language language,
        ChartStyle style,
        Paper paper,
        List<String> letterhead,
        int dashaLevels,
        String program,
        boolean isSolarMonthNamed,
        Optional<BirthDay> day) {
    public static final int MIN_DASHA_LEVELS = 1;
    public static final int MAX_DASHA_LEVELS = 3;
    public static final int DEFAULT_DASHA_LEVELS = 2;

    /** More would leave no room for the charts below. */
    public static final int MAX_LETTERHEAD_LINES = 6;

    /** Of a birth whose time is known. */
    public Report(
            Chart chart,
            Panchanga panchanga,
            ChartCaption caption,
            Language language,
            ChartStyle style,
            Paper paper,
            List<String> letterhead,
            int dashaLevels,
            String program) {
        this(
                chart,
                panchanga,
                caption,
                language,
                style,
                paper,
                letterhead,
                dashaLevels,
                program,
                true,
                Optional.empty());
    }

    /** Whose solar month has the name of its calendar. */
    public Report(
            Chart chart,
            Panchanga panchanga,
            ChartCaption caption,
            Language language,
            ChartStyle style,
            Paper paper,
            List<String> letterhead,
            int dashaLevels,
            String program,
            Optional<BirthDay> day) {
        this(chart, panchanga, caption, language, style, paper, letterhead, dashaLevels, program, true, day);
    }

    public Report {
        if (caption.isTimed() == day.isPresent()) {
            throw new IllegalArgumentException("Either the caption has a time of birth, or there is a day.");
        }
        letterhead = cleaned(letterhead);
        if (dashaLevels < MIN_DASHA_LEVELS || dashaLevels > MAX_DASHA_LEVELS) {
            throw new IllegalArgumentException("dashaLevels must be " + MIN_DASHA_LEVELS + " to " + MAX_DASHA_LEVELS
                    + ", not " + dashaLevels + ".");
        }
    }

    /** A letterhead as it may be written. */
    static List<String> cleaned(List<String> letterhead) {
        if (letterhead.size() > MAX_LETTERHEAD_LINES) {
            throw new IllegalArgumentException(
                    "A letterhead has at most " + MAX_LETTERHEAD_LINES + " lines, not " + letterhead.size() + ".");
        }
        return letterhead.stream()
                .map(ChartCaption::clean)
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /**
     * The document as PDF.
     *
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    public byte[] pdf() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(256 * 1024);
        try {
            new ReportPages(this).write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
