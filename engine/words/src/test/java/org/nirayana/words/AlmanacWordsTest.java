package org.nirayana.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.calendar.Ayana;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.Masa;
import org.nirayana.jyotisha.panchanga.calendar.Ritu;
import org.nirayana.jyotisha.panchanga.calendar.Samvatsara;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.Choghadiya;
import org.nirayana.jyotisha.panchanga.hours.Gowri;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.Kalam;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.panchanga.limb.Karana;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Whatever the almanac may answer by a name of ours, the page can say in every one of its languages. */
class AlmanacWordsTest {
    private static final Pattern GAP = Pattern.compile("\\{\\w+\\}");

    @ParameterizedTest
    @EnumSource
    void everyNameOfThePanchangaHasAWord(Language language) {
        Map<String, String> words = Catalogue.words(Area.PANCHANGA, language);
        assertThat(needed()).isNotEmpty().allSatisfy(key -> assertThat(words.get(key))
                .as("%s in %s", key, language)
                .isNotBlank());
    }

    @ParameterizedTest
    @EnumSource
    void everySystemLevelAndYoginiHasAWord(Language language) {
        Map<String, String> words = Catalogue.words(Area.DASHAS, language);
        List<String> keys = new ArrayList<>();
        for (NakshatraDasha system : NakshatraDasha.values()) {
            keys.add("dashas.system." + system.id());
            system.lords().stream()
                    .filter(lord -> !lord.id().equals(lord.ruler().id()))
                    .map(DashaLord::id)
                    .forEach(id -> keys.add("dashas.lord." + id));
        }
        Stream.of("mahadasha", "antardasha", "pratyantardasha", "sukshma", "prana", "deha")
                .forEach(level -> keys.add("dashas.level." + level));
        assertThat(keys).isNotEmpty().allSatisfy(key -> assertThat(words.get(key))
                .as("%s in %s", key, language)
                .isNotBlank());
    }

    /** A language has names of its own: not two tithis, yogas or years by the same one. */
    @ParameterizedTest
    @EnumSource
    void namesOfOneKindDiffer(Language language) {
        Map<String, String> words = Catalogue.words(Area.PANCHANGA, language);
        for (String kind : List.of("tithi", "yoga", "karana", "masa", "ritu", "ayana", "vara", "samvatsara")) {
            List<String> names = words.entrySet().stream()
                    .filter(entry -> entry.getKey().startsWith("panchanga." + kind + "."))
                    .map(Map.Entry::getValue)
                    .toList();
            assertThat(names).as("%s in %s", kind, language).doesNotHaveDuplicates();
        }
    }

    /** Outside English nothing is left in Latin letters but what is written so everywhere. */
    @Test
    void otherLanguagesUseTheirOwnScript() {
        Pattern latin = Pattern.compile("[A-Za-z]{2,}");
        for (Language language : EnumSet.complementOf(EnumSet.of(Language.ENGLISH))) {
            for (Area area : List.of(Area.PANCHANGA, Area.DASHAS)) {
                Catalogue.words(area, language).forEach((key, text) -> assertThat(
                                latin.matcher(GAP.matcher(text).replaceAll(""))
                                        .results()
                                        .map(MatchResult::group))
                        .as("%s in %s", key, language)
                        .isSubsetOf("Tab", "Enter", "Escape", "CSV", "iCalendar"));
            }
        }
    }

    private static List<String> needed() {
        List<String> keys = new ArrayList<>();
        add(keys, "tithi", Tithi.values(), Tithi::id);
        add(keys, "yoga", Yoga.values(), Yoga::id);
        add(keys, "karana", Karana.values(), Karana::id);
        add(keys, "masa", Masa.values(), Masa::id);
        add(keys, "ritu", Ritu.values(), Ritu::id);
        add(keys, "ayana", Ayana.values(), Ayana::id);
        add(keys, "vara", Vara.values(), Vara::id);
        add(keys, "paksha", Paksha.values(), Paksha::id);
        add(keys, "paksha_long", Paksha.values(), Paksha::id);
        add(keys, "choghadiya", Choghadiya.values(), Choghadiya::id);
        add(keys, "gowri", Gowri.values(), Gowri::id);
        add(keys, "nature", Nature.values(), Nature::id);
        add(keys, "samvatsara", Samvatsara.values(), Samvatsara::id);
        add(keys, "time", Kalam.values(), Kalam::id);
        add(keys, "reason", PanchangaDay.Polar.values(), PanchangaDay.Polar::id);
        for (SolarCalendar calendar : SolarCalendar.values()) {
            add(keys, "solar." + calendar.id(), Rasi.values(), Rasi::id);
        }
        add(keys, "choice.solar_calendar", SolarCalendar.values(), Enum::name);
        add(keys, "choice.seasons", SeasonReckoning.values(), Enum::name);
        add(keys, "choice.vikram", VikramReckoning.values(), Enum::name);
        add(keys, "choice.jovian_bija", JovianBija.values(), Enum::name);
        add(keys, "choice.mula_varjya", MulaVarjyaReckoning.values(), Enum::name);
        add(keys, "choice.brahma_muhurta", BrahmaMuhurtaReckoning.values(), Enum::name);
        add(keys, "choice.hora", HoraReckoning.values(), Enum::name);
        return keys;
    }

    /** As the page makes a key of a name: in small letters, with _ for a space. */
    private static <E extends Enum<E>> void add(List<String> keys, String kind, E[] names, Function<E, String> id) {
        Arrays.stream(names)
                .map(id)
                .map(name -> name.toLowerCase(Locale.ROOT).replace(' ', '_'))
                .forEach(name -> keys.add("panchanga." + kind + "." + name));
    }
}
