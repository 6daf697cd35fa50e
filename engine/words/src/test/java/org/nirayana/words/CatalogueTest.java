package org.nirayana.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.astronomy.eclipse.LunarEclipseKind;
import org.nirayana.astronomy.eclipse.SolarEclipseKind;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.eclipse.GrahanaContact;
import org.nirayana.jyotisha.gochara.Murti;
import org.nirayana.jyotisha.gochara.SaturnPhase;
import org.nirayana.jyotisha.gochara.TransitOutcome;
import org.nirayana.jyotisha.match.BandsReading;
import org.nirayana.jyotisha.match.Bhuta;
import org.nirayana.jyotisha.match.DinaReading;
import org.nirayana.jyotisha.match.Gana;
import org.nirayana.jyotisha.match.GanaPoruthamReading;
import org.nirayana.jyotisha.match.GanaReading;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.MaitriReading;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchGrade;
import org.nirayana.jyotisha.match.MatchPreset;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.Nadi;
import org.nirayana.jyotisha.match.Pakshi;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamBands;
import org.nirayana.jyotisha.match.PoruthamGrade;
import org.nirayana.jyotisha.match.Rajju;
import org.nirayana.jyotisha.match.RajjuReading;
import org.nirayana.jyotisha.match.RasiReading;
import org.nirayana.jyotisha.match.RasyadhipatiReading;
import org.nirayana.jyotisha.match.StreeDirghaReading;
import org.nirayana.jyotisha.match.Tara;
import org.nirayana.jyotisha.match.TaraReading;
import org.nirayana.jyotisha.match.Varna;
import org.nirayana.jyotisha.match.VarnaReading;
import org.nirayana.jyotisha.match.VashyaGroup;
import org.nirayana.jyotisha.match.VashyaReading;
import org.nirayana.jyotisha.match.VasyaReading;
import org.nirayana.jyotisha.match.VedhaReading;
import org.nirayana.jyotisha.match.Yoni;
import org.nirayana.jyotisha.match.YoniPoruthamReading;
import org.nirayana.jyotisha.match.YoniReading;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.point.PointSets;
import org.nirayana.jyotisha.strength.AshtakavargaTable;

/** The one catalogue: every key in every language, with the same gaps. */
class CatalogueTest {
    private static final Pattern GAP = Pattern.compile("\\{\\w+}");

    /** A number, or the name that it was published under, stands in place of these. */
    private static final Predicate<String> OPTIONAL =
            key -> key.startsWith("terms.varga.") || key.startsWith("terms.ayanamsa.");

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasEveryWordOfEnglish(Area area) {
        Map<String, String> english = Catalogue.words(area, Language.ENGLISH);
        assertThat(english).isNotEmpty();
        assertThat(area.languages()).contains(Language.ENGLISH);
        for (Language language : area.languages()) {
            Map<String, String> words = Catalogue.words(area, language);
            assertThat(required(words)).as("%s %s", area, language).isEqualTo(required(english));
            words.forEach((key, text) -> {
                assertThat(key).startsWith(area.id() + ".");
                assertThat(text)
                        .as("%s in %s", key, language)
                        .isNotBlank()
                        .isEqualTo(text.strip())
                        .isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
                assertThat(gaps(text)).as("%s in %s", key, language).isEqualTo(gaps(english.getOrDefault(key, "")));
            });
        }
    }

    private static Set<String> required(Map<String, String> words) {
        return words.keySet().stream().filter(OPTIONAL.negate()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> gaps(String text) {
        return GAP.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    /** {@link java.util.Properties} takes the last of two without a word. */
    @ParameterizedTest
    @EnumSource
    void noKeyIsWrittenTwice(Area area) throws Exception {
        for (Language language : area.languages()) {
            try (BufferedReader in = new BufferedReader(new InputStreamReader(
                    Catalogue.class.getResourceAsStream(Catalogue.resource(area, language)), StandardCharsets.UTF_8))) {
                List<String> keys = in.lines()
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .map(line -> line.substring(0, line.indexOf('=')))
                        .toList();
                assertThat(keys).as("%s %s", area, language).doesNotHaveDuplicates();
                assertThat(keys)
                        .containsExactlyInAnyOrderElementsOf(
                                Catalogue.words(area, language).keySet());
            }
        }
    }

    /** English has the names under which they were published; whoever reads another script reads them in it. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void everyAyanamsaHasANameInEveryScript(Language language) {
        String prefix = "terms.ayanamsa.";
        List<String> named = Catalogue.words(Area.TERMS, language).keySet().stream()
                .filter(key -> key.startsWith(prefix))
                .map(key -> key.substring(prefix.length()))
                .toList();
        // The aliases come after those of the catalogue, and are told by the names of what they stand for.
        List<String> catalogued = Ayanamsas.allNames().subList(0, 48);
        assertThat(named).containsExactlyInAnyOrderElementsOf(catalogued);
    }

    /** A graha, a rasi or a nakshatra has its name in one table, and the page reads it from there. */
    @Test
    void noOtherAreaRepeatsATerm() {
        Map<List<String>, String> terms = new HashMap<>();
        Set<String> names = required(Catalogue.words(Area.TERMS, Language.ENGLISH));
        names.forEach(key -> terms.put(inAllLanguages(Area.TERMS, key), key));
        assertThat(terms).hasSizeGreaterThan(70);
        for (Area area : List.of(Area.SHELL, Area.CHART, Area.PANCHANGA, Area.DASHAS, Area.STRENGTHS, Area.ACCOUNT)) {
            for (String key : Catalogue.words(area, Language.ENGLISH).keySet()) {
                assertThat(terms.get(inAllLanguages(area, key))).as(key).isNull();
            }
        }
    }

    /** Where a page had the words of a choice before there was a table of all. */
    private static final Map<Convention<?>, String> WORDS_ELSEWHERE = Map.ofEntries(
            Map.entry(ChosenAyanamsa.CONVENTION, "terms.ayanamsa."),
            Map.entry(PositionReference.CONVENTION, "chart.reference."),
            Map.entry(NodeType.CONVENTION, "chart.node."),
            Map.entry(AshtakavargaTable.CONVENTION, "strengths.table."),
            Map.entry(SunriseDefinition.CONVENTION, "panchanga.convention.sunrise_definition."),
            Map.entry(LunarMonthReckoning.CONVENTION, "panchanga.choice.lunar."),
            Map.entry(MoonriseReckoning.CONVENTION, "panchanga.choice.moonrise."),
            Map.entry(MoonriseDefinition.CONVENTION, "panchanga.choice.moonrise_definition."),
            Map.entry(SamvatsaraReckoning.CONVENTION, "panchanga.choice.samvatsara."),
            Map.entry(TimeRounding.CONVENTION, "panchanga.choice.time_rounding."),
            Map.entry(SolarCalendar.CONVENTION, "panchanga.choice.solar_calendar."),
            Map.entry(SeasonReckoning.CONVENTION, "panchanga.choice.seasons."),
            Map.entry(VikramReckoning.CONVENTION, "panchanga.choice.vikram."),
            Map.entry(JovianBija.CONVENTION, "panchanga.choice.jovian_bija."),
            Map.entry(MulaVarjyaReckoning.CONVENTION, "panchanga.choice.mula_varjya."),
            Map.entry(BrahmaMuhurtaReckoning.CONVENTION, "panchanga.choice.brahma_muhurta."),
            Map.entry(HoraReckoning.CONVENTION, "panchanga.choice.hora."));

    /** Every point of this library has its name and its abbreviation, and every set its title. */
    @Test
    void everyPointAndSetHasItsWords() {
        Set<String> expected = new TreeSet<>();
        for (PointSet set : PointSets.builtIn().byId().values()) {
            expected.add("points.set." + set.id());
            set.points().forEach(point -> {
                expected.add("points." + point.id());
                expected.add("points." + point.id() + ".short");
            });
        }
        assertThat(Catalogue.words(Area.POINTS, Language.ENGLISH).keySet()).isEqualTo(expected);
    }

    /** No parameter is shown by the name that programs have for it: each has its word, and so has whatever can be chosen. */
    @Test
    void everyConventionAndChoiceHasItsWords() {
        Map<String, String> words = new TreeMap<>();
        for (Area area : Area.values()) {
            words.putAll(Catalogue.words(area, Language.ENGLISH));
        }
        Set<String> grahas = Set.of("sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu");
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            assertThat(words).containsKey("conventions.name." + convention.id());
            if (convention == ChosenAyanamsa.CONVENTION) {
                continue;
            }
            for (String choice : convention.allowed()) {
                List<String> keys = List.of(
                        "conventions.value." + convention.id() + "." + choice,
                        "conventions.value.any." + choice,
                        "terms." + convention.id() + "." + choice,
                        WORDS_ELSEWHERE.getOrDefault(convention, "none.") + choice);
                boolean named = convention == DashaSeed.CONVENTION && grahas.contains(choice);
                assertThat(named || keys.stream().anyMatch(words::containsKey))
                        .as(convention.id() + "=" + choice)
                        .isTrue();
            }
        }
    }

    /** Whatever a comparison of two people can say has its word on the page. */
    @Test
    void everythingThatMatchingSaysHasItsWords() {
        Set<String> expected = new TreeSet<>();
        Kuta.ALL.forEach(one -> expected.add("kuta." + one.id()));
        for (Porutham one : Porutham.values()) {
            expected.add("porutham." + one.id());
        }
        for (List<? extends Enum<?>> traits : List.of(
                List.of(Varna.values()),
                List.of(VashyaGroup.values()),
                List.of(Tara.values()),
                List.of(Yoni.values()),
                List.of(Gana.values()),
                List.of(Nadi.values()),
                List.of(Rajju.values()),
                List.of(Pakshi.values()),
                List.of(Bhuta.values()))) {
            traits.forEach(one -> expected.add("trait." + one.name().toLowerCase(Locale.ROOT)));
        }
        for (MatchGrade one : MatchGrade.values()) {
            expected.add("grade." + one.id());
        }
        for (PoruthamGrade one : PoruthamGrade.values()) {
            expected.add("grade." + one.id());
        }
        MatchRemark.ALL.forEach(one -> expected.add("remark." + one.id()));
        MangalCancellation.ALL.forEach(one -> expected.add("cancellation." + one.id()));
        for (MangalMatch.Ground one : MangalMatch.Ground.values()) {
            expected.add("ground." + one.id());
        }
        MatchPreset.ALL.forEach(one -> expected.add("by." + one.id()));
        for (List<? extends Reading> tables : List.of(
                List.of(VarnaReading.values()),
                List.of(VashyaReading.values()),
                List.of(TaraReading.values()),
                List.of(YoniReading.values()),
                List.of(MaitriReading.values()),
                List.of(GanaReading.values()),
                List.of(DinaReading.values()),
                List.of(GanaPoruthamReading.values()),
                List.of(StreeDirghaReading.values()),
                List.of(YoniPoruthamReading.values()),
                List.of(RasiReading.values()),
                List.of(RasyadhipatiReading.values()),
                List.of(VasyaReading.values()),
                List.of(RajjuReading.values()),
                List.of(VedhaReading.values()))) {
            tables.forEach(one -> expected.add("by." + one.id()));
        }
        for (BandsReading one : BandsReading.values()) {
            expected.add("bands." + one.id());
        }
        for (PoruthamBands one : PoruthamBands.values()) {
            expected.add("bands." + one.id());
        }
        assertThat(expected).hasSizeGreaterThan(130);
        assertThat(Catalogue.words(Area.MATCH, Language.ENGLISH).keySet())
                .containsAll(expected.stream().map("match."::concat).toList());
    }

    private static List<String> inAllLanguages(Area area, String key) {
        return area.languages().stream()
                .map(language -> Catalogue.words(area, language).get(key))
                .toList();
    }

    /** Phases and forms of Saturn's way, results of transits, kinds and contacts of eclipses: the page says each. */
    @Test
    void everythingThatTheSkySaysHasItsWords() {
        Set<String> expected = new TreeSet<>();
        for (SaturnPhase one : SaturnPhase.values()) {
            expected.add("phase." + one.id());
        }
        for (Murti one : Murti.values()) {
            expected.add("murti." + one.id());
        }
        for (TransitOutcome one : TransitOutcome.values()) {
            expected.add("outcome." + one.id());
        }
        for (GrahanaContact one : GrahanaContact.values()) {
            if (!one.id().startsWith("upachchhaya")) {
                expected.add("contact." + one.id());
            }
        }
        for (List<? extends Enum<?>> kinds :
                List.of(List.of(SolarEclipseKind.values()), List.of(LunarEclipseKind.values()))) {
            kinds.forEach(one -> expected.add("kind." + one.name().toLowerCase(Locale.ROOT)));
        }
        assertThat(expected).hasSizeGreaterThan(20);
        assertThat(Catalogue.words(Area.SKY, Language.ENGLISH).keySet())
                .containsAll(expected.stream().map("sky."::concat).toList());
    }

    @Test
    void whatIsWrittenInEnglishAloneIsRefusedInOtherLanguages() {
        assertThat(Area.DOCUMENT.languages()).containsExactly(Language.ENGLISH);
        assertThatIllegalArgumentException().isThrownBy(() -> Catalogue.words(Area.DOCUMENT, Language.TAMIL));
    }

    @Test
    void anAreaIsFoundByItsId() {
        assertThat(Area.ofId("panchanga")).contains(Area.PANCHANGA);
        assertThat(Area.ofId("none")).isEmpty();
    }
}
