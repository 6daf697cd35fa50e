package org.nirayana.report;

import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
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

    /** 17 May 1990, 10:30:00, Asia/Kolkata (UTC+05:30). */
    String birthTime(ChartCaption caption) {
        OffsetDateTime time = caption.time();
        String clockTime = LocalClock.two(time.getHour()) + ":" + LocalClock.two(time.getMinute()) + ":"
                + LocalClock.two(time.getSecond());
        String year = (time.getYear() < 0 ? "−" : "") + Math.abs(time.getYear());
        String offset = time.getOffset().getTotalSeconds() == 0
                ? "+00:00"
                : time.getOffset().getId();
        return numerals(time.getDayOfMonth()) + " " + labels.month(time.getMonthValue()) + " " + numerals(year) + ", "
                + numerals(clockTime) + ", "
                + caption.zone().map(zone -> zone + " (UTC" + offset + ")").orElse("UTC" + offset);
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

    String solarMonth(SolarMonth month) {
        String set = "solar." + month.calendar().name().toLowerCase(Locale.ROOT);
        return words.getOrDefault("panchanga." + set + "." + slug(month.rasi().id()), month.name());
    }

    /** What a convention is called, as the beginning of a line. */
    String name(Convention convention) {
        String name = say("conventions.name." + convention.id());
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** What it is chosen as. */
    String value(Convention convention, Conventions conventions, String ayanamsaName) {
        String id = convention.id();
        String value = convention.value(conventions);
        if (convention == Convention.AYANAMSA) {
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

    private String unnamed(Convention convention, String value) {
        String graha = words.get("terms.graha." + value);
        if (graha != null) {
            return say("conventions.value.dasha_from.graha", "graha", graha);
        }
        if (convention == Convention.DASA_YEAR_LENGTH) {
            return say("dashas.year.other", "days", numerals(value));
        }
        return numerals(convention == Convention.AYANAMSA_OFFSET ? value + "″" : value);
    }

    private static String slug(String id) {
        return id.toLowerCase(Locale.ROOT).replace(' ', '_');
    }
}
