package org.nirayana.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.Nirayana;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.match.DashaSandhi;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MangalComparison;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchPreset;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.MatchRule;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Papasamya;
import org.nirayana.jyotisha.match.PoruthamExemption;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Poruthams;
import org.nirayana.words.Language;

/** A comparison of two people as a document: every word in every language, and what cannot be said. */
class MatchReportTest {
    private static final Nirayana ENGINE = Nirayana.standard();
    private static final Chart BRIDE = ENGINE.chart(Birth.at("1967-08-29T09:00").in("Mumbai"));
    private static final Chart GROOM = ENGINE.chart(Birth.at("1970-11-10T09:20").in("Kolkata"));
    private static final Instant FROM = Instant.parse("2026-01-01T00:00:00Z");

    private static MatchReport.Person person(Chart chart, String name, String place) {
        ChartCaption caption = new ChartCaption(
                Optional.of(name),
                Optional.of(place),
                chart.birth().localTime(),
                Optional.of(chart.birth().zoneName()),
                "lahiri",
                "Lahiri");
        return new MatchReport.Person(
                Optional.of(name),
                Optional.of(place),
                Optional.of(chart),
                Optional.of(caption),
                Optional.empty(),
                List.of(MoonPada.at(chart.moon().sidereal())));
    }

    private static MatchReport.Person star(MoonPada... moons) {
        return new MatchReport.Person(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(LocalDate.of(1990, 5, 17)),
                List.of(moons));
    }

    static MatchReport ofBirths(Language language, boolean porutham) {
        MatchReport.Person bride = person(BRIDE, "Lakshmi லக்ஷ்மி", "Mumbai");
        MatchReport.Person groom = person(GROOM, "Arjun अर्जुन", "Kolkata");
        Conventions conventions = BRIDE.conventions();
        return new MatchReport(
                bride,
                groom,
                porutham ? List.of() : List.of(Ashtakuta.of(BRIDE, GROOM)),
                porutham
                        ? List.of(Poruthams.of(
                                bride.moons().get(0), groom.moons().get(0), MatchPreset.KERALA.in(conventions)))
                        : List.of(),
                Optional.of(MangalMatch.of(
                        MangalDosha.of(BRIDE), MangalDosha.of(GROOM), conventions.get(MangalComparison.CONVENTION))),
                List.of(Papasamya.of(BRIDE), Papasamya.of(GROOM)),
                Optional.of(new MatchReport.Sandhi(60, 6, DashaSandhi.of(BRIDE, GROOM, FROM, 60, 6))),
                conventions,
                porutham ? MatchPreset.KERALA : MatchPreset.NORTH,
                List.of(),
                "Lahiri",
                language,
                ChartStyle.SOUTH_INDIAN,
                Paper.A4,
                List.of("Sri Jyotisha Nilayam", "Mylapore, Chennai"),
                "Nirayana");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void textComesBackAsText(Language language) throws IOException {
        for (boolean porutham : new boolean[] {false, true}) {
            MatchReport report = ofBirths(language, porutham);
            List<String> pages = ReportTest.pages(report.pdf());
            assertThat(pages).hasSizeBetween(2, 6);
            MatchWords words = new MatchWords(language);
            List<String> expected = new ArrayList<>(List.of("Sri Jyotisha Nilayam", "Asia/Kolkata"));
            for (String key : List.of("title", "bride", "groom", "reason", "mangal", "papa", "sandhi", "note")) {
                expected.addAll(List.of(words.say(key).split(" ")));
            }
            report.kutas()
                    .forEach(match -> Kuta.ALL.forEach(kuta -> expected.addAll(
                            List.of(words.say("kuta." + kuta.id()).split(" ")))));
            report.poruthams().stream()
                    .flatMap(match -> match.scores().stream())
                    .map(PoruthamScore::porutham)
                    .forEach(one -> expected.addAll(
                            List.of(words.say("porutham." + one.id()).split(" "))));
            assertThat(String.join("\n", pages)).contains(expected);
            for (int i = 0; i < pages.size(); i++) {
                assertThat(pages.get(i))
                        .contains("லக்ஷ்மி", "अर्जुन", "Mumbai", "Kolkata")
                        .contains(words.words().page(i + 1, pages.size()));
            }
        }
    }

    /** Whatever the engine may say of two people has its words: no English sentence in another language, no gap left open. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyRuleAndEverySourceHasItsWords(Language language) {
        MatchWords words = new MatchWords(language);
        List<String> texts = new ArrayList<>();
        List<MatchRule> rules = new ArrayList<>();
        KutaExemption.ALL.forEach(one -> texts.add(words.rule(one)));
        PoruthamExemption.ALL.forEach(one -> texts.add(words.rule(one)));
        MangalCancellation.ALL.forEach(one -> texts.add(words.rule(one)));
        MatchRemark.ALL.forEach(one -> texts.add(words.rule(one)));
        rules.addAll(KutaExemption.ALL);
        rules.addAll(PoruthamExemption.ALL);
        rules.addAll(MangalCancellation.ALL);
        rules.addAll(MatchRemark.ALL);
        for (MatchPreset preset : MatchPreset.ALL) {
            texts.add(words.by("preset", preset.id()));
            Conventions conventions = preset.in(Conventions.standard());
            MoonPada bride = MoonPada.ALL.get(13);
            MoonPada groom = MoonPada.ALL.get(50);
            Ashtakuta.of(bride, groom, conventions).scores().forEach(score -> {
                texts.add(words.reason(Optional.of(score)));
                texts.add(words.trait(Optional.of(score.bride())));
                texts.add(words.table(score.table()));
            });
            Poruthams.of(bride, groom, conventions).scores().forEach(score -> {
                texts.add(words.reasonOfPorutham(Optional.of(score)));
                texts.add(words.trait(Optional.of(score.groom())));
                texts.add(words.table(score.table()));
            });
        }
        assertThat(rules).hasSizeGreaterThan(40);
        for (MatchRule rule : rules) {
            texts.add(words.source(rule));
        }
        assertThat(texts).hasSizeGreaterThan(250).doesNotContainNull().noneMatch(text -> text.matches(".*[{}].*"));
        if (language != Language.ENGLISH) {
            assertThat(texts)
                    .isNotEmpty()
                    .noneMatch(text -> text.matches(".*\\b(the|of|lords|bride|groom|manuals?)\\b.*"));
        }
    }

    /** Where a Moon is not certain the range stands there, and what cannot be said is listed with its reason. */
    @Test
    void whatIsNotCertainIsToldAsARange() throws IOException {
        MatchReport.Person bride = star(MoonPada.ALL.get(10), MoonPada.ALL.get(16));
        MatchReport.Person groom = star(MoonPada.ALL.get(60));
        Conventions conventions = Conventions.standard();
        List<Ashtakuta> all = bride.moons().stream()
                .map(moon -> Ashtakuta.of(moon, groom.moons().get(0), conventions))
                .toList();
        MatchReport report = new MatchReport(
                bride,
                groom,
                all,
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                conventions,
                MatchPreset.NORTH,
                List.of(),
                "Lahiri",
                Language.ENGLISH,
                ChartStyle.NORTH_INDIAN,
                Paper.LETTER,
                List.of(),
                "Nirayana");
        MatchWords words = new MatchWords(Language.ENGLISH);
        String least =
                words.halves(all.stream().mapToInt(Ashtakuta::halves).min().orElseThrow());
        String most =
                words.halves(all.stream().mapToInt(Ashtakuta::halves).max().orElseThrow());
        assertThat(least).isNotEqualTo(most);
        assertThat(String.join(" ", ReportTest.pages(report.pdf())).replaceAll("\\s+", " "))
                .contains(least + " – " + most + " / 36")
                .contains("It needs the births of both")
                .contains("17 May 1990");
        assertThat(report.pdf()).isEqualTo(report.pdf());
    }
}
