package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.MatchView;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.jyotisha.BirthDay;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaPeriod;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.report.LinkCard;
import org.nirayana.report.LinkImage;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/**
 * Pages as pictures for chats, where a link to one is pasted. They are no operations of the interface: who has a link asks by it, and
 * what is asked here is what its page asks.
 */
public final class LinkPictures {
    /** More than this a title is not. */
    private static final int MAX_TITLE = 120;

    /** More than this the address of a link is not. */
    private static final int MAX_ADDRESS = 2000;

    /** Periods that come after the one that runs: what fits below the three levels that do. */
    private static final int COMING_PERIODS = 4;

    private static final List<String> LEVELS = List.of("mahadasha", "antardasha", "pratyantardasha");

    /** Chats show pictures at half their size, and smaller. */
    private static final int MIN_TEXT = 19;

    /** Lunar and solar months have at most 32 days: from so far before a day on, all of its month is among them. */
    private static final int REACH = 32;

    private static final int EKADASHI = 11;
    private static final int TITHIS_PER_PAKSHA = Tithi.COUNT / 2;

    private static final Parameter<String> TITLE =
            Parameter.text("title", MAX_TITLE).describe("What the link is called.");
    private static final Parameter<String> LINK = Parameter.text("link", MAX_ADDRESS)
            .describe("Where the page is; with it the picture is a card to send, which names it.");
    private static final Parameter<String> GROOM_NAME = Parameter.text("groom_name", ChartCaption.MAX_CODE_POINTS);

    private static final Parameter<Span> SPAN =
            Parameter.oneOf("view", Span.values(), ConventionsView::id).orElse(Span.DAY, "day");
    private static final Parameter<MonthKind> MONTH =
            Parameter.oneOf("month", MonthKind.values(), ConventionsView::id).orElse(MonthKind.CIVIL, "civil");

    /** How much of the almanac is looked at. */
    private enum Span {
        DAY,
        MONTH
    }

    /** From where to where a month goes, as the page of the almanac has them. */
    private enum MonthKind {
        CIVIL(day -> day.date().withDayOfMonth(1)),
        AMANTA(day -> day.lunarMonth().span().start()),
        PURNIMANTA(
                day -> List.of(day.lunarMonth().purnimanta(), day.lunarMonth().adhika())),
        SOLAR(day -> day.solarMonth().rasi());

        /** What the days of one month have in common, and their neighbours have not. */
        @SuppressWarnings("ImmutableEnumChecker") // a function without state
        private final Function<Panchanga, Object> key;

        MonthKind(Function<Panchanga, Object> key) {
            this.key = key;
        }
    }

    /** The chart of a birth. */
    public static final Calculation CHART = new Calculation(
            described("pictureChart", "chart")
                    .parameters(ChartCalculations.drawn(ChartCalculations.PNG_WIDTH))
                    .parameters(TITLE, LINK, ReportCalculation.LETTERHEAD)
                    .build(),
            LinkPictures::chart);

    /** A day or a month of the almanac. */
    public static final Calculation PANCHANGA = new Calculation(
            described("picturePanchanga", "panchanga")
                    .parameters(PanchangaQuery.with(
                            PanchangaCalculations.START_DATE,
                            CivilTime.CALENDAR,
                            ChartCalculations.PLACE,
                            ChartCalculations.LANGUAGE,
                            SPAN,
                            MONTH,
                            TITLE,
                            LINK,
                            ReportCalculation.LETTERHEAD))
                    .build(),
            LinkPictures::panchanga);

    /** The periods that run, and those that come. */
    public static final Calculation DASHAS = new Calculation(
            described("pictureDashas", "dashas/{system}")
                    .parameters(DashaCalculations.systemInPath(DashaSystems.builtIn()))
                    .parameters(ChartQuery.with(
                            ChartQuery.TIME_ZONE,
                            BirthTime.PARAMETER,
                            DashaCalculations.YEAR_LENGTH,
                            ConventionParameters.DASHA_FROM,
                            ConventionParameters.DASHA_YEAR,
                            ChartCalculations.NAME,
                            ChartCalculations.PLACE,
                            ChartCalculations.LANGUAGE,
                            TITLE,
                            LINK,
                            ReportCalculation.LETTERHEAD))
                    .build(),
            LinkPictures::dashas);

    /** The points of two people. */
    public static final Calculation MATCH = new Calculation(
            described("pictureMatch", "match")
                    .parameters(MatchCalculation.PARAMETERS)
                    .parameters(
                            ChartCalculations.NAME,
                            GROOM_NAME,
                            ChartCalculations.LANGUAGE,
                            TITLE,
                            LINK,
                            ReportCalculation.LETTERHEAD)
                    .build(),
            LinkPictures::match);

    private static final Form<LinkImage> AS_IMAGE =
            Form.Drawn.ofPixels(ChartCalculations.PNG, LinkImage.WIDTH, LinkImage.HEIGHT, LinkImage::png);

    private static final Form<LinkCard> AS_CARD =
            Form.Drawn.ofPixels(ChartCalculations.PNG, LinkCard.WIDTH, LinkCard.MAX_HEIGHT, LinkCard::png);

    private LinkPictures() {}

    private static Operation.Builder described(String id, String path) {
        return Calculation.get(id, path, "A page as a picture")
                .answer(200, "The picture.", Map.of(ChartCalculations.PNG, Schema.bytes(ChartCalculations.PNG)));
    }

    /** What the picture is besides what the link shows: for chats, or where it names the link a card to send. */
    private record Frame(String title, Optional<String> link, List<String> letterhead, String invitation) {
        static Frame read(Input input) {
            Language language = input.get(ChartCalculations.LANGUAGE);
            return new Frame(
                    ChartCaption.clean(input.words(TITLE).orElse("")),
                    input.words(LINK),
                    ReportCalculation.letterhead(input),
                    Catalogue.words(Area.SHARING, language).get("sharing.card.open"));
        }

        boolean isCard() {
            return link.isPresent();
        }

        int price(int more) {
            return isCard() ? Prices.linkCard(more) : Prices.linkPicture(more);
        }

        Answer<?> answer(LinkImage image) {
            if (link.isEmpty()) {
                return Answer.of(image, AS_IMAGE, false);
            }
            return Answer.of(new LinkCard(image, letterhead, invitation, link.get()), AS_CARD, false);
        }
    }

    private static Answer<?> chart(Engine engine, Input input) {
        Frame frame = Frame.read(input);
        ChartCalculations.Drawn drawn =
                ChartCalculations.draw(engine, input, ChartCalculations.PNG_WIDTH, width -> frame.price(0));
        ChartDrawing drawing = drawn.drawing().withMinText(MIN_TEXT);
        Labels labels = drawing.labels();
        // Beside the chart its caption is large enough; on a card lines above it say the same.
        List<String> lines = new ArrayList<>();
        if (frame.isCard()) {
            lines.add(birth(labels, drawing.caption()));
        }
        List<LinkImage.Row> rows = new ArrayList<>();
        if (drawn.day().isPresent()) {
            lines.add(labels.caption(Labels.Caption.TIME_UNKNOWN));
            return frame.answer(new LinkImage(
                    frame.title(),
                    lines,
                    Optional.of(drawing),
                    Optional.empty(),
                    untimed(labels, drawn.day().get()),
                    Optional.empty()));
        }
        boolean undivided = drawing.varga().divisions() == 1;
        if (undivided) {
            Placement ascendant = drawing.placements().ascendant();
            rows.add(row(labels.full(Lagna.LAGNA), labels.name(ascendant.rasi())));
        }
        Placement moon = drawing.placements().of(Graha.MOON);
        rows.add(row(
                labels.caption(Labels.Caption.NAKSHATRA),
                labels.name(moon.nakshatra()) + " " + labels.numerals(Integer.toString(moon.pada()))));
        if (undivided) {
            for (Graha graha : List.of(Graha.MOON, Graha.SUN)) {
                rows.add(row(
                        labels.full(graha),
                        labels.name(drawing.placements().of(graha).rasi())));
            }
        }
        if (!undivided) {
            lines.add(labels.chart(drawing.varga().divisions()));
        }
        return frame.answer(
                new LinkImage(frame.title(), lines, Optional.of(drawing), Optional.empty(), rows, Optional.empty()));
    }

    /** Who was born, as far as the link says so, and when and where. */
    private static String birth(Labels labels, ChartCaption caption) {
        String time = caption.isTimed()
                ? ", "
                        + labels.numerals(caption.time()
                                .toLocalTime()
                                .truncatedTo(ChronoUnit.SECONDS)
                                .toString())
                : "";
        return Stream.of(
                        caption.name(),
                        Optional.of(dated(labels, caption.time().toLocalDate()) + time),
                        caption.place())
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" · "));
    }

    /** What may be said of a birth whose time is not known. */
    private static List<LinkImage.Row> untimed(Labels labels, BirthDay day) {
        return List.of(
                row(
                        labels.caption(Labels.Caption.NAKSHATRA),
                        labels.either(day.nakshatras(Graha.MOON).stream()
                                .map(labels::name)
                                .toList())),
                row(labels.full(Graha.MOON), signs(labels, day, Graha.MOON)),
                row(labels.full(Graha.SUN), signs(labels, day, Graha.SUN)));
    }

    private static String signs(Labels labels, BirthDay day, Graha graha) {
        return labels.either(day.rasis(graha).stream().map(labels::name).toList());
    }

    private static LinkImage.Row row(String name, String value) {
        return new LinkImage.Row(name, value, false);
    }

    // --- The almanac
    // ---------------------------------------------------------------------------------------------------------

    private static Answer<?> panchanga(Engine engine, Input input) {
        Frame frame = Frame.read(input);
        ChartQuery asked = ChartQuery.read(engine, input);
        ChartQuery query = asked.with(PanchangaQuery.read(input, asked.conventions()));
        ChartQuestion in = new ChartQuestion(engine, input, query);
        Optional<String> place = input.words(ChartCalculations.PLACE).map(ChartCaption::clean);
        boolean isMonth = input.get(SPAN) == Span.MONTH;
        MonthKind kind = input.get(MONTH);
        Language language = input.get(ChartCalculations.LANGUAGE);
        Optional<LocalDate> start = PanchangaCalculations.startDate(engine, input, query.civil(), isMonth ? REACH : 1);
        input.pay(frame.price(isMonth ? Prices.almanac(2 * REACH + 1) : Prices.PANCHANGA));
        LocalTimes times = in.times();
        LocalDate date =
                start.orElseGet(() -> times.local(engine.clock().instant()).toLocalDate());
        boolean civil = kind == MonthKind.CIVIL;
        LocalDate first = !isMonth ? date : civil ? date.withDayOfMonth(1) : date.minusDays(REACH);
        int count = !isMonth ? 1 : civil ? date.lengthOfMonth() : 2 * REACH + 1;
        Iterator<Panchanga> walk = in.almanac().days(first, count);
        List<Panchanga> days = new ArrayList<>();
        walk.forEachRemaining(days::add);
        Almanac almanac = new Almanac(
                frame.title(),
                place,
                AlmanacWords.in(language),
                times,
                query.conventions().lunarMonth());
        return frame.answer(isMonth ? almanac.month(kind, date, days) : almanac.day(days.get(0)));
    }

    /** What is common to the pictures of a day and of a month. */
    private record Almanac(
            String title, Optional<String> place, AlmanacWords words, LocalTimes times, LunarMonthReckoning reckoning) {
        private Labels labels() {
            return words.language().labels();
        }

        private String lunarMonth(Panchanga day) {
            return words.month(day.lunarMonth(), reckoning);
        }

        LinkImage day(Panchanga day) {
            List<String> lines = new ArrayList<>();
            lines.add(words.name("vara", day.vara().id()) + ", " + dated(labels(), day.date()));
            place.ifPresent(lines::add);
            List<LinkImage.Row> rows = new ArrayList<>();
            rows.add(row(words.say("limb.tithi"), until(day.tithis().get(0), words::tithi)));
            rows.add(row(
                    labels().caption(Labels.Caption.NAKSHATRA),
                    words.until(
                            words.nakshatra(day.nakshatras().get(0).nakshatra()),
                            clock(times.limb(day.nakshatras().get(0).span()).end()))));
            rows.add(row(words.say("limb.yoga"), until(day.yogas().get(0), yoga -> words.name("yoga", yoga.id()))));
            rows.add(row(
                    words.say("limb.karana"),
                    until(
                            day.karanas().get(0),
                            half -> words.name("karana", half.karana().id()))));
            rows.add(row(words.say("fact.lunar_month"), lunarMonth(day)));
            day.day().sunriseIfAny().ifPresent(at -> rows.add(row(words.say("fact.sunrise"), clock(at))));
            day.day().sunsetIfAny().ifPresent(at -> rows.add(row(words.say("fact.sunset"), clock(at))));
            return new LinkImage(title, lines, Optional.empty(), Optional.empty(), rows, Optional.empty());
        }

        private String clock(Instant instant) {
            return labels().numerals(times.minute(instant));
        }

        private <T> String until(Spanned<T> limb, Function<T, String> name) {
            return words.until(
                    name.apply(limb.value()), clock(times.limb(limb.span()).end()));
        }

        LinkImage month(MonthKind kind, LocalDate date, List<Panchanga> window) {
            List<Panchanga> days = ofMonth(kind, date, window);
            Panchanga middle = days.get(days.size() / 2);
            String heading =
                    switch (kind) {
                        case CIVIL ->
                            labels().month(middle.date().getMonthValue()) + " "
                                    + labels().numerals(Integer.toString(
                                            middle.date().getYear()));
                        case AMANTA -> words.month(middle.lunarMonth(), LunarMonthReckoning.AMANTA);
                        case PURNIMANTA -> words.month(middle.lunarMonth(), LunarMonthReckoning.PURNIMANTA);
                        case SOLAR -> words.solarMonth(middle.solarMonth());
                    };
            String from = kind == MonthKind.CIVIL
                    ? ""
                    : ", " + dated(labels(), days.get(0).date()) + " – "
                            + dated(labels(), days.get(days.size() - 1).date());
            List<LinkImage.Day> cells = days.stream()
                    .map(day -> {
                        Tithi tithi = day.tithis().get(0).value();
                        boolean strong = tithi == Tithi.PURNIMA
                                || tithi == Tithi.AMAVASYA
                                || tithi.number() % TITHIS_PER_PAKSHA == EKADASHI;
                        return new LinkImage.Day(
                                labels().numerals(Integer.toString(day.date().getDayOfMonth())),
                                words.name("tithi", tithi.id()),
                                strong);
                    })
                    .toList();
            return new LinkImage(
                    title,
                    List.of(heading + from + place.map(text -> " · " + text).orElse("")),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    Optional.of(new LinkImage.Month(
                            Vara.ALL.stream()
                                    .map(vara -> words.name("vara", vara.id()))
                                    .toList(),
                            days.get(0).date().getDayOfWeek().getValue() % 7,
                            cells)));
        }

        private static List<Panchanga> ofMonth(MonthKind kind, LocalDate date, List<Panchanga> window) {
            int here = 0;
            while (here < window.size() - 1 && window.get(here).date().isBefore(date)) {
                here++;
            }
            Object key = kind.key.apply(window.get(here));
            int first = here;
            while (first > 0 && kind.key.apply(window.get(first - 1)).equals(key)) {
                first--;
            }
            int end = here + 1;
            while (end < window.size() && kind.key.apply(window.get(end)).equals(key)) {
                end++;
            }
            return window.subList(first, end);
        }
    }

    /** 17 May 1990. */
    private static String dated(Labels labels, LocalDate date) {
        return labels.numerals(Integer.toString(date.getDayOfMonth())) + " " + labels.month(date.getMonthValue()) + " "
                + labels.numerals(Integer.toString(date.getYear()));
    }

    // --- Periods
    // -------------------------------------------------------------------------------------------------------------

    private static Answer<?> dashas(Engine engine, Input input) {
        Frame frame = Frame.read(input);
        DashaSystem system = input.get(DashaCalculations.systemInPath(engine.dashas()), NakshatraDasha.VIMSHOTTARI);
        ChartQuery query = DashaCalculations.read(engine, input, system);
        Optional<String> name = input.words(ChartCalculations.NAME).map(ChartCaption::clean);
        Optional<String> place = input.words(ChartCalculations.PLACE).map(ChartCaption::clean);
        Language language = input.get(ChartCalculations.LANGUAGE);
        ChartQuestion in = new ChartQuestion(engine, input, query);
        boolean isTimed = in.isTimed();
        input.pay(frame.price(isTimed ? Prices.ONE : Prices.BIRTH_DAY));
        Instant now = engine.clock().instant();
        Map<String, String> words = Catalogue.words(Area.DASHAS, language);
        AlmanacWords almanac = AlmanacWords.in(language);
        Labels labels = language.labels();
        LocalTimes times = in.times();
        Function<Instant, String> date = instant -> dated(labels, times.date(instant));
        List<LinkImage.Row> rows = new ArrayList<>();
        Function<DashaLord, String> lord = one -> lord(one, words, labels);
        if (isTimed) {
            Dasha dasha = system.of(in.chart());
            List<DashaPeriod> running = now.isBefore(query.instant()) ? List.of() : dasha.at(now, LEVELS.size());
            for (int i = 0; i < running.size(); i++) {
                DashaPeriod period = running.get(i);
                rows.add(new LinkImage.Row(
                        words.get("dashas.level." + LEVELS.get(i)),
                        almanac.until(lord.apply(period.lord()), date.apply(period.end())),
                        true));
            }
            dasha.periods(1, system.defaultCycles()).stream()
                    .filter(period -> running.isEmpty() || period.start().isAfter(now))
                    .limit(COMING_PERIODS)
                    .forEach(period -> rows.add(row(
                            lord.apply(period.lord()), date.apply(period.start()) + " – " + date.apply(period.end()))));
        } else {
            List<BirthDay.PossibleDasha> possible = in.day().dashas(system);
            for (BirthDay.PossibleDasha dasha : possible) {
                rows.add(new LinkImage.Row(
                        labels.caption(Labels.Caption.NAKSHATRA), labels.name(dasha.nakshatra()), true));
                dasha.periods().stream()
                        .filter(period -> period.latestEnd().isAfter(now))
                        .limit(COMING_PERIODS / possible.size() + 1)
                        .forEach(period -> rows.add(row(
                                lord.apply(period.lord()),
                                almanac.until(
                                        "",
                                        date.apply(period.earliestEnd()) + " – " + date.apply(period.latestEnd())))));
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(words.getOrDefault("dashas.system." + system.id(), system.id()));
        if (!isTimed) {
            lines.add(labels.caption(Labels.Caption.TIME_UNKNOWN));
        }
        String whose = String.join(" · ", name.stream().toList())
                + (name.isPresent() && place.isPresent() ? " · " : "")
                + place.orElse("");
        if (!whose.isEmpty()) {
            lines.add(whose);
        }
        return frame.answer(
                new LinkImage(frame.title(), lines, Optional.empty(), Optional.empty(), rows, Optional.empty()));
    }

    /** The graha, the rasi, or a yogini with the graha that she stands for. */
    private static String lord(DashaLord lord, Map<String, String> words, Labels labels) {
        String ruler = lord.ruler() instanceof Graha graha ? labels.full(graha) : labels.name((Rasi) lord.ruler());
        String own = words.get("dashas.lord." + lord.id());
        return own == null
                ? ruler
                : words.get("dashas.yogini").replace("{name}", own).replace("{graha}", ruler);
    }

    // --- Two people
    // ----------------------------------------------------------------------------------------------------------

    private static Answer<?> match(Engine engine, Input input) {
        Frame frame = Frame.read(input);
        Language language = input.get(ChartCalculations.LANGUAGE);
        List<String> names = new ArrayList<>();
        input.words(ChartCalculations.NAME).map(ChartCaption::clean).ifPresent(names::add);
        input.words(GROOM_NAME).map(ChartCaption::clean).ifPresent(names::add);
        MatchView view = MatchCalculation.compare(engine, input, frame.price(Prices.MATCH));
        Map<String, String> words = Catalogue.words(Area.MATCH, language);
        Labels labels = language.labels();
        List<LinkImage.Row> rows = new ArrayList<>();
        String figure;
        Optional<String> grade;
        if (view.ashtakuta().isPresent()) {
            MatchView.AshtakutaView kutas = view.ashtakuta().get();
            figure = kutas.total()
                            .map(LinkPictures::points)
                            .orElseGet(() -> points(kutas.totalLeast()) + "–" + points(kutas.totalMost()))
                    + " / 36";
            grade = kutas.verdict().grade();
            kutas.kutas()
                    .forEach(kuta -> rows.add(row(
                            words.get("match.kuta." + kuta.kuta()),
                            labels.numerals(kuta.points()
                                            .map(LinkPictures::points)
                                            .orElseGet(() -> points(kuta.least()) + "–" + points(kuta.most()))
                                    + " / " + kuta.of()))));
        } else {
            MatchView.PoruthamsView poruthams = view.poruthams().orElseThrow();
            figure = poruthams.total().map(LinkPictures::points).orElse("?") + " / " + poruthams.of();
            grade = poruthams.verdict().grade();
            poruthams
                    .items()
                    .forEach(one -> rows.add(row(
                            words.get("match.porutham." + one.porutham()),
                            words.get(one.grade()
                                    .map(found -> "match.grade." + found)
                                    .orElse("match.uncertain")))));
        }
        List<String> lines = new ArrayList<>();
        if (!names.isEmpty()) {
            lines.add(String.join(" · ", names));
        }
        String verdict = grade.map(found -> "match.grade." + found).orElse("match.uncertain");
        lines.add(words.get("match.system." + view.system()) + " · " + words.get(verdict));
        return frame.answer(new LinkImage(
                frame.title(), lines, Optional.empty(), Optional.of(labels.numerals(figure)), rows, Optional.empty()));
    }

    /** 27, or 27.5. */
    private static String points(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
