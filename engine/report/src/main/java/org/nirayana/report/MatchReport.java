package org.nirayana.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.DashaSandhi;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchPreset;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.words.Language;

/**
 * Two people compared for marriage as a document to print and hand over; a pure function of its components, equal input giving equal
 * bytes.
 *
 * @param kutas by all places where the two Moons may be; none where poruthams are asked for
 * @param poruthams the same of the South
 * @param mangal nothing where one of the two has no birth
 * @param papasamya of bride and groom; empty where a time of birth is missing
 * @param sandhi nothing where a time of birth is missing
 * @param conventions what all was computed by
 * @param preset the set of readings that was chosen
 * @param readings others of whole charts that are not the usual ones
 * @param ayanamsaName its name where the language has none
 * @param letterhead lines of whoever hands it over, above everything else; any text, written as text
 * @param program what computed it, as people should read it
 */
public record MatchReport(
        Person bride,
        Person groom,
        List<Ashtakuta> kutas,
        List<Poruthams> poruthams,
        Optional<MangalMatch> mangal,
        List<Papasamya> papasamya,
        Optional<Sandhi> sandhi,
        Conventions conventions,
        MatchPreset preset,
        List<Reading> readings,
        String ayanamsaName,
        Language language,
        ChartStyle style,
        Paper paper,
        List<String> letterhead,
        String program) {
    /**
     * One of the two.
     *
     * @param chart where the time of birth is known
     * @param caption of the chart
     * @param date where only the day is known
     * @param moons where the Moon may be
     */
    public record Person(
            Optional<String> name,
            Optional<String> place,
            Optional<Chart> chart,
            Optional<ChartCaption> caption,
            Optional<LocalDate> date,
            List<MoonPada> moons) {
        public Person {
            name = name.map(ChartCaption::clean).filter(text -> !text.isEmpty());
            place = place.map(ChartCaption::clean).filter(text -> !text.isEmpty());
            moons = List.copyOf(moons);
        }
    }

    /** Changes of mahadasha that come close together, and where they were looked for. */
    public record Sandhi(int years, int months, List<DashaSandhi> changes) {}

    public MatchReport {
        letterhead = Report.cleaned(letterhead);
        kutas = List.copyOf(kutas);
        poruthams = List.copyOf(poruthams);
        papasamya = List.copyOf(papasamya);
        readings = List.copyOf(readings);
        if (kutas.isEmpty() == poruthams.isEmpty()) {
            throw new IllegalArgumentException("A match is told by kutas or by poruthams.");
        }
    }

    /**
     * The document as PDF.
     *
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    public byte[] pdf() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(256 * 1024);
        try {
            new MatchPages(this).write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
