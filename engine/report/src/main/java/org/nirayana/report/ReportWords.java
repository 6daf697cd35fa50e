package org.nirayana.report;

import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** Every word of a report, in its language. */
final class ReportWords {
    private static final List<Area> AREAS =
            List.of(Area.TERMS, Area.CHART, Area.PANCHANGA, Area.DASHAS, Area.CONVENTIONS, Area.STRENGTHS, Area.REPORT);

    /** Where words of values stand that have no place among the conventions. */
    private static final Map<String, String> ELSEWHERE = Map.of(
            "node_type", "chart.node",
            "position_reference", "chart.reference",
            "sunrise_definition", "panchanga.convention.sunrise_definition",
            "lunar_month", "panchanga.choice.lunar",
            "ashtakavarga_table", "strengths.table");

    private final Labels labels;
    private final Map<String, String> words = new HashMap<>();

    ReportWords(Language language, Area... others) {
        this.labels = language.labels();
        AREAS.forEach(area -> words.putAll(Catalogue.words(area, language)));
        for (Area area : others) {
            words.putAll(Catalogue.words(area, language));
        }
    }

    Labels labels() {
        return labels;
    }

    /** A word or sentence by its key; {@code gaps} are names and what they are filled with. */
    String say(String key, String... gaps) {
        String text = words.get(key);
        if (text == null) {
            throw new IllegalArgumentException("There is no word " + key + ".");
        }
        for (int i = 0; i < gaps.length; i += 2) {
            text = text.replace("{" + gaps[i] + "}", gaps[i + 1]);
        }
        return text;
    }

    /** A word that there may be. */
    Optional<String> find(String key) {
        return Optional.ofNullable(words.get(key));
    }

    /** Which page of how many. */
    String page(int page, int pages) {
        return say("report.page", "page", numerals(page), "pages", numerals(pages));
    }

    /** 17 May 1990, 10:30:00, Asia/Kolkata (UTC+05:30); where the time is not known, that. */
    String birthTime(ChartCaption caption) {
        OffsetDateTime time = caption.time();
        if (!caption.isTimed()) {
            return longDate(time) + ", " + labels.caption(Labels.Caption.TIME_UNKNOWN);
        }
        String clockTime = LocalClock.two(time.getHour()) + ":" + LocalClock.two(time.getMinute()) + ":"
                + LocalClock.two(time.getSecond());
        String offset = time.getOffset().getTotalSeconds() == 0
                ? "+00:00"
                : time.getOffset().getId();
        return longDate(time) + ", " + numerals(clockTime) + ", "
                + caption.zone().map(zone -> zone + " (UTC" + offset + ")").orElse("UTC" + offset);
    }

    private String longDate(OffsetDateTime time) {
        String year = (time.getYear() < 0 ? "−" : "") + Math.abs(time.getYear());
        return numerals(time.getDayOfMonth()) + " " + labels.month(time.getMonthValue()) + " " + numerals(year);
    }

    /** 17 May 1990, with the month as short as the language has it. */
    String date(LocalDate date) {
        String year = (date.getYear() < 0 ? "−" : "") + Math.abs(date.getYear());
        return numerals(date.getDayOfMonth()) + " " + say("report.month." + date.getMonthValue()) + " "
                + numerals(year);
    }

    /** 13°05′N 80°16′E. */
    String coordinates(Site site) {
        return numerals(coordinate(site.latitude(), "N", "S") + " " + coordinate(site.longitude(), "E", "W"));
    }

    private static String coordinate(Angle angle, String positive, String negative) {
        long minutes = Math.round(Math.abs(angle.signed().degrees()) * 60);
        String side = angle.signed().degrees() < 0 ? negative : positive;
        return minutes / 60 + "°" + LocalClock.two(minutes % 60) + "′" + side;
    }

    String numerals(Object number) {
        return labels.numerals(number.toString());
    }

    /** A name of one of the sets of the almanac: tithi, yoga, karana, vara, masa, ritu, … */
    String ofAlmanac(String set, String id) {
        return words.getOrDefault("panchanga." + set + "." + slug(id), id);
    }

    String tithi(Tithi tithi) {
        String alone = ofAlmanac("tithi", tithi.id());
        return tithi == Tithi.PURNIMA || tithi == Tithi.AMAVASYA
                ? alone
                : say(
                        "panchanga.tithi_of_paksha",
                        "paksha",
                        ofAlmanac("paksha", tithi.paksha().id()),
                        "tithi",
                        alone);
    }

    String month(LunarMonth month, LunarMonthReckoning reckoning) {
        String alone = ofAlmanac("masa", reckoning.name(month).id());
        return month.adhika() ? say("panchanga.adhika_month", "month", alone) : alone;
    }

    /** The month by both reckonings where they differ, the chosen one first. */
    String months(LunarMonth month, LunarMonthReckoning chosen) {
        if (month.amanta().equals(month.purnimanta())) {
            return month(month, chosen);
        }
        return Stream.of(LunarMonthReckoning.values())
                .sorted(Comparator.comparing((LunarMonthReckoning one) -> one != chosen))
                .map(one ->
                        say("panchanga.month_by." + one.name().toLowerCase(Locale.ROOT), "month", month(month, one)))
                .collect(Collectors.joining(", "));
    }

    /**
     * The year that a solar calendar counts by itself, where it has one. The year 1 of Kollam began in 825 with the Sun in Leo, that of
     * the Bangabda in 594 with the Sun in Aries; js/almanac/eras.js has the same.
     */
    Optional<String> solarYear(SolarMonth month, LocalDate date) {
        return switch (month.calendar()) {
            case MALAYALAM -> Optional.of(solarYear("kollam", 824, Rasi.LEO, month.rasi(), date));
            case BENGALI -> Optional.of(solarYear("bangabda", 593, Rasi.ARIES, month.rasi(), date));
            default -> Optional.empty();
        };
    }

    private String solarYear(String era, int before, Rasi first, Rasi sign, LocalDate date) {
        // The Sun is in Sagittarius at the turn of the civil year.
        boolean isOver = sign == Rasi.SAGITTARIUS && date.getMonthValue() < 7;
        boolean hasBegun = sign.number() >= first.number() && sign.number() <= Rasi.SAGITTARIUS.number() && !isOver;
        return say("panchanga.era." + era, "year", numerals(date.getYear() - before - (hasBegun ? 0 : 1)));
    }

    String solarMonth(SolarMonth month) {
        String set = "solar." + month.calendar().name().toLowerCase(Locale.ROOT);
        return words.getOrDefault("panchanga." + set + "." + slug(month.rasi().id()), month.name());
    }

    /** What a convention is called, as the beginning of a line. */
    String name(Convention<?> convention) {
        return capital(say("conventions.name." + convention.id()));
    }

    /** As the beginning of a line. */
    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** What it is chosen as. */
    String value(Convention<?> convention, Conventions conventions, String ayanamsaName) {
        String id = convention.id();
        String value = conventions.text(convention);
        if (convention == ChosenAyanamsa.CONVENTION) {
            return labels.ayanamsa(value, ayanamsaName);
        }
        return Stream.of(
                        "conventions.value." + id + "." + value,
                        "terms." + id + "." + value,
                        ELSEWHERE.getOrDefault(id, "") + "." + value,
                        "panchanga.choice." + id + "." + value,
                        "dashas.year." + value,
                        "conventions.value.any." + value)
                .filter(words::containsKey)
                .findFirst()
                .map(key -> labels.numerals(words.get(key)))
                .orElseGet(() -> unnamed(convention, value));
    }

    private String unnamed(Convention<?> convention, String value) {
        String graha = words.get("terms.graha." + value);
        if (graha != null) {
            return say("conventions.value.dasha_from.graha", "graha", graha);
        }
        if (convention == DashaYear.CONVENTION) {
            return say("dashas.year.other", "days", numerals(value));
        }
        return numerals(value + convention.limits().map(Convention.Limits::unit).orElse(""));
    }

    private static String slug(String id) {
        return id.toLowerCase(Locale.ROOT).replace(' ', '_');
    }
}
