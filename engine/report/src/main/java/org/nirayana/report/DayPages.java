package org.nirayana.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.report.Sheet.Column;
import org.nirayana.words.Labels;

/** What a report says of a birth whose time is not known: spans from midnight to midnight in place of figures. */
final class DayPages {
    private static final double USUAL = 8.6;

    private final ReportPages pages;
    private final BirthDay day;
    private final ReportWords words;
    private final Labels labels;
    private final LocalClock clock;
    private final Sheet sheet;
    private final List<BirthDay.PossibleDasha> dashas;

    DayPages(ReportPages pages, BirthDay day, ReportWords words, LocalClock clock, Sheet sheet) {
        this.pages = pages;
        this.day = day;
        this.words = words;
        this.labels = words.labels();
        this.clock = clock;
        this.sheet = sheet;
        this.dashas = day.dashas(NakshatraDasha.VIMSHOTTARI);
    }

    List<String[]> facts() {
        List<String[]> facts = new ArrayList<>();
        facts.add(new String[] {words.say("chart.moonIn"), span(Graha.MOON, pages::star)});
        facts.add(new String[] {labels.full(Graha.MOON), span(Graha.MOON, pages::place)});
        facts.add(new String[] {labels.full(Graha.SUN), span(Graha.SUN, pages::place)});
        limb(facts, "tithi", Panchanga::tithis, words::tithi);
        facts.add(new String[] {
            words.say("panchanga.limb.vara"), either(day.varas(), vara -> words.ofAlmanac("vara", vara.id()))
        });
        limb(facts, "yoga", Panchanga::yogas, yoga -> words.ofAlmanac("yoga", yoga.id()));
        limb(
                facts,
                "karana",
                Panchanga::karanas,
                half -> words.ofAlmanac("karana", half.karana().id()));
        if (!dashas.isEmpty()) {
            facts.add(new String[] {words.say("dashas.system.vimshottari"), either(dashas, this::balance)});
        }
        facts.add(pages.ayanamsa());
        return facts;
    }

    private <T> void limb(
            List<String[]> facts, String name, Function<Panchanga, List<Spanned<T>>> which, Function<T, String> said) {
        facts.add(new String[] {words.say("panchanga.limb." + name), either(day.limbs(which), said)});
    }

    private <T> String either(List<T> values, Function<T, String> name) {
        return labels.either(values.stream().map(name).distinct().toList());
    }

    /** From what it was when the day began to what it was when it ended. */
    private String span(Graha graha, Function<Placement, String> said) {
        String first = said.apply(day.first(graha));
        String last = said.apply(day.last(graha));
        return first.equals(last) ? first : first + " – " + last;
    }

    void planets() {
        List<List<String>> rows = new ArrayList<>();
        for (Graha graha : Graha.ALL) {
            rows.add(List.of(
                    day.steady(chart -> pages.name(chart.of(graha))).orElseGet(() -> labels.full(graha)),
                    either(day.rasis(graha), labels::name),
                    pages.inSign(day.first(graha).sidereal()),
                    pages.inSign(day.last(graha).sidereal()),
                    span(graha, pages::star),
                    either(day.nakshatras(graha), star -> labels.full(star.lord())),
                    day.steady(chart -> pages.state(chart, graha)).orElse("")));
        }
        sheet.heading(words.say("chart.table"), 220);
        sheet.table(
                List.of(
                        Column.left(words.say("chart.graha"), 2),
                        Column.left(words.say("chart.rasi"), 2.2),
                        Column.right(words.say("chart.day_begins"), 1.7),
                        Column.right(words.say("chart.day_ends"), 1.7),
                        Column.left(labels.caption(Labels.Caption.NAKSHATRA), 3.2),
                        Column.left(words.say("strengths.nakshatra_lord"), 1.8),
                        Column.left(words.say("chart.state"), 2.2)),
                rows,
                USUAL);
    }

    void dashas() {
        if (dashas.isEmpty()) {
            return;
        }
        sheet.heading(words.say("dashas.system.vimshottari"), 190);
        for (BirthDay.PossibleDasha dasha : dashas) {
            if (dashas.size() > 1) {
                sheet.subheading(words.say("dashas.begin_from", "star", labels.name(dasha.nakshatra())), 150);
            }
            sheet.paragraph(Sheet.MUTED, USUAL, balance(dasha));
            sheet.space(4);
            List<List<String>> rows = dasha.periods().stream()
                    .map(period -> List.of(
                            pages.lord(period.lord().ruler()),
                            clock.date(period.earliestEnd()),
                            clock.date(period.latestEnd()),
                            words.say(
                                    "panchanga.unit.y",
                                    "n",
                                    words.numerals(NakshatraDasha.VIMSHOTTARI.years(period.lord())))))
                    .collect(Collectors.toList());
            sheet.table(
                    List.of(
                            Column.left(words.say("dashas.level.mahadasha"), 3),
                            Column.left(words.say("dashas.ends_earliest"), 3),
                            Column.left(words.say("dashas.ends_latest"), 3),
                            Column.right(words.say("dashas.column.lasts"), 2)),
                    rows,
                    USUAL);
        }
    }

    /** What was left of the first period, from the beginning of the day or of the nakshatra to its end. */
    private String balance(BirthDay.PossibleDasha dasha) {
        String most = left(dasha.first());
        String least = left(dasha.last());
        return words.say(
                "dashas.balance",
                "years",
                most.equals(least) ? most : most + " – " + least,
                "lord",
                pages.lord(dasha.periods().get(0).lord().ruler()));
    }

    private String left(Dasha dasha) {
        return clock.span(dasha.birth(), dasha.periods(1, 1).get(0).end());
    }
}
