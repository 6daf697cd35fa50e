package org.nirayana.api.calculation;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** What is in an almanac, in a language; in English it is called as in the other answers. */
final class AlmanacWords {
    private static final Map<Language, AlmanacWords> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final Map<String, String> words;

    private AlmanacWords(Language language) {
        this.language = language;
        this.words = Catalogue.words(Area.PANCHANGA, language);
    }

    /** The words of a language, read once: to read them took longer than to send a month of days. */
    static AlmanacWords in(Language language) {
        return READ.computeIfAbsent(language, AlmanacWords::new);
    }

    Language language() {
        return language;
    }

    /** A name of one of the sets of the almanac: tithi, yoga, karana, vara, masa, ritu, … */
    String name(String set, String id) {
        return isEnglish() ? id : words.getOrDefault("panchanga." + set + "." + slug(id), id);
    }

    String nakshatra(Nakshatra nakshatra) {
        return isEnglish() ? nakshatra.id() : language.labels().name(nakshatra);
    }

    /** Shukla Shashthi; Purnima. */
    String tithi(Tithi tithi) {
        String alone = name("tithi", tithi.id());
        if (tithi == Tithi.PURNIMA || tithi == Tithi.AMAVASYA) {
            return alone;
        }
        return say("tithi_of_paksha")
                .replace("{paksha}", name("paksha", tithi.paksha().id()))
                .replace("{tithi}", alone);
    }

    String month(LunarMonth month, LunarMonthReckoning reckoning) {
        String alone = name("masa", reckoning.name(month).id());
        return month.adhika() ? say("adhika_month").replace("{month}", alone) : alone;
    }

    String solarMonth(SolarMonth month) {
        String key = "panchanga.solar." + ConventionsView.id(month.calendar()) + "."
                + slug(month.rasi().id());
        return isEnglish() ? month.name() : words.getOrDefault(key, month.name());
    }

    /** A word or sentence of the almanac. */
    String say(String key) {
        return words.get("panchanga." + key);
    }

    String until(String name, String time) {
        return name + " " + say("until").replace("{time}", time);
    }

    private boolean isEnglish() {
        return language == Language.ENGLISH;
    }

    private static String slug(String id) {
        return id.toLowerCase(Locale.ROOT).replace(' ', '_');
    }
}
