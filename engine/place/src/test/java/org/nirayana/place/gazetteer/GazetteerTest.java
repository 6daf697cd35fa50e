package org.nirayana.place.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Variant;

/** The table inside the program, and the order of what it finds. */
class GazetteerTest {
    private static final PlaceTable TABLE = PlaceTable.towns();
    private static final PlaceTable OFFICES = PlaceTable.postOffices();
    private static final PlaceSearch SEARCH = new PlaceSearch(TABLE, OFFICES);
    private static final TimeZones ZONES = TimeZones.builtIn();

    private static List<Place> find(String text) {
        return SEARCH.find(text, 10, "");
    }

    private static List<Place> towns(String text) {
        return SEARCH.towns(text, 50);
    }

    /** Coordinates by common knowledge, to a twentieth of a degree or so: the right town, not its exact middle. */
    @ParameterizedTest
    @CsvSource({
        "Chennai, Chennai, IN, 13.08, 80.27, Asia/Kolkata",
        "Madras, Chennai, IN, 13.08, 80.27, Asia/Kolkata",
        "சென்னை, Chennai, IN, 13.08, 80.27, Asia/Kolkata",
        "चेन्नै, Chennai, IN, 13.08, 80.27, Asia/Kolkata",
        "ചെന്നൈ, Chennai, IN, 13.08, 80.27, Asia/Kolkata",
        "Varanasi, Varanasi, IN, 25.32, 83.01, Asia/Kolkata",
        "Benares, Varanasi, IN, 25.32, 83.01, Asia/Kolkata",
        "BANARAS, Varanasi, IN, 25.32, 83.01, Asia/Kolkata",
        "वाराणसी, Varanasi, IN, 25.32, 83.01, Asia/Kolkata",
        "வாரணாசி, Varanasi, IN, 25.32, 83.01, Asia/Kolkata",
        "Kolkata, Kolkata, IN, 22.56, 88.36, Asia/Kolkata",
        "Calcutta, Kolkata, IN, 22.56, 88.36, Asia/Kolkata",
        "কলকাতা, Kolkata, IN, 22.56, 88.36, Asia/Kolkata",
        "Bombay, Mumbai, IN, 19.07, 72.88, Asia/Kolkata",
        "મુંબઈ, Mumbai, IN, 19.07, 72.88, Asia/Kolkata",
        "ಬೆಂಗಳೂರು, Bengaluru, IN, 12.97, 77.59, Asia/Kolkata",
        "Bangalore, Bengaluru, IN, 12.97, 77.59, Asia/Kolkata",
        "హైదరాబాదు, Hyderābād, IN, 17.38, 78.46, Asia/Kolkata",
        "ਅੰਮ੍ਰਿਤਸਰ, Amritsar, IN, 31.62, 74.88, Asia/Kolkata",
        "New Delhi, New Delhi, IN, 28.64, 77.22, Asia/Kolkata",
        "Delhi, Delhi, IN, 28.65, 77.23, Asia/Kolkata",
        "Köln, Köln, DE, 50.93, 6.95, Europe/Berlin",
        "Koln, Köln, DE, 50.93, 6.95, Europe/Berlin",
        "koeln, Köln, DE, 50.93, 6.95, Europe/Berlin",
        "Cologne, Köln, DE, 50.93, 6.95, Europe/Berlin",
        "São Paulo, São Paulo, BR, -23.55, -46.64, America/Sao_Paulo",
        "sao pau, São Paulo, BR, -23.55, -46.64, America/Sao_Paulo",
        "Tokyo, Tokyo, JP, 35.69, 139.69, Asia/Tokyo",
        "New York, New York City, US, 40.71, -74.01, America/New_York",
        "Kyiv, Kyiv, UA, 50.45, 30.52, Europe/Kyiv",
        "Kathmandu, Kathmandu, NP, 27.70, 85.32, Asia/Kathmandu",
        "Hue, Huế, VN, 16.46, 107.60, Asia/Ho_Chi_Minh",
        "Coyhaique, Coyhaique, CL, -45.57, -72.07, America/Coyhaique"
    })
    void findsAPlaceByAnyOfItsNames(
            String typed, String name, String country, double latitude, double longitude, String zone) {
        Place first = find(typed).get(0);
        assertThat(first.name()).isEqualTo(name);
        assertThat(first.countryCode()).isEqualTo(country);
        assertThat(first.latitude()).isCloseTo(latitude, within(0.05));
        assertThat(first.longitude()).isCloseTo(longitude, within(0.05));
        assertThat(first.tz()).isEqualTo(zone);
    }

    @Test
    void tellsEverythingOfAPlace() {
        assertThat(find("koln").get(0).asciiName()).isEqualTo("Koeln");
        assertThat(find("koln").get(0).matchedName()).isEqualTo("Köln");
        assertThat(find("cologne").get(0).matchedName()).isEqualTo("Cologne");
        assertThat(find("सेलम").get(0).matchedName()).isEqualTo("सेलम");
        Place chennai = find("chennai").get(0);
        assertThat(chennai.asciiName()).isEqualTo("Chennai");
        assertThat(chennai.country()).isEqualTo("India");
        assertThat(chennai.region()).contains("Tamil Nadu");
        assertThat(chennai.population()).isGreaterThan(4_000_000);
    }

    @Test
    void putsAWholeNameBeforeABeginningAndThatBeforeALaterWord() {
        List<Place> york = towns("york");
        assertThat(york.get(0).name()).isEqualTo("York");
        assertThat(york).extracting(place -> kind(place, "york")).isSorted().contains(0, 1, 2);
        assertThat(york).extracting(Place::name).containsSubsequence("York", "Yorkton", "New York City");
    }

    @ParameterizedTest
    @ValueSource(strings = {"s", "ma", "new", "ban", "san", "ch", "क", "ம"})
    void putsTheMorePopulousPlaceFirstAmongEquals(String typed) {
        List<Place> found = towns(typed);
        assertThat(found).hasSizeGreaterThan(5);
        for (int i = 1; i < found.size(); i++) {
            Place better = found.get(i - 1);
            Place worse = found.get(i);
            if (kind(better, typed) == kind(worse, typed) && kind(worse, typed) > 0) {
                assertThat(better.population()).as("%s, %s", better, worse).isGreaterThanOrEqualTo(worse.population());
            }
            assertThat(kind(better, typed)).as("%s, %s", better, worse).isLessThanOrEqualTo(kind(worse, typed));
        }
    }

    /** So many people make a town that is meant by the later words of its name. */
    private static final int LARGE = 100_000;

    private static int kind(Place place, String typed) {
        String key = Folding.fold(typed);
        String matched = Folding.fold(place.matchedName());
        boolean isMeant = place.population() >= LARGE && matched.endsWith(" " + key);
        if (isMeant || matched.equals(key)) {
            return 0;
        }
        boolean own = Folding.fold(place.name()).startsWith(key)
                || Folding.fold(place.asciiName()).startsWith(key);
        return own ? 1 : 2;
    }

    @Test
    void aTownOfTheNameYieldsToAMuchGreaterOneThatWasCalledSo() {
        // Madras in Oregon has some 7,000 people.
        assertThat(find("madras"))
                .extracting(Place::countryCode)
                .startsWith("IN")
                .contains("US");
        // Delhi is called New Delhi as well.
        assertThat(find("new delhi")).extracting(Place::name).startsWith("New Delhi", "Delhi");
    }

    /** Dili in Timor-Leste is called Delhi in some language; New Delhi is greater. */
    @Test
    void aLargeTownIsMeantByTheLaterWordsOfItsName() {
        assertThat(find("delhi")).extracting(Place::name).containsSubsequence("Delhi", "New Delhi", "Dili");
        assertThat(find("paulo").get(0).name()).isEqualTo("São Paulo");
        assertThat(find("vegas").get(0).name()).isEqualTo("Las Vegas");
        // The town itself comes before a greater one that has more words.
        assertThat(find("york").get(0).countryCode()).isEqualTo("GB");
        // A small one waits for those whose names begin so.
        assertThat(find("ram")).extracting(Place::name).startsWith("Ar Rām wa Ḑāḩiyat al Barīd", "Rāmgundam");
    }

    @ParameterizedTest
    @CsvSource({
        "'Springfield, Illinois', Illinois, US",
        "'springfield,mass', Massachusetts, US",
        "'Paris, US', Texas, US",
        "'Paris, usa, texas', Texas, US",
        "'Birmingham, uk', England, GB",
        "'Hyderabad, Pak', Sindh, PK",
        "'Salem,', Tamil Nadu, IN"
    })
    void narrowsToWhatFollowsAComma(String typed, String region, String country) {
        Place first = find(typed).get(0);
        assertThat(first.region()).contains(region);
        assertThat(first.countryCode()).isEqualTo(country);
        assertThat(find("Chennai, Norway")).isEmpty();
    }

    @Test
    void namesNoPlaceTwice() {
        for (String typed : List.of("a", "kol", "mu", "new", "san ", "க")) {
            List<Place> found = towns(typed);
            assertThat(found.stream().map(p -> p.name() + p.latitude() + p.longitude()))
                    .as(typed)
                    .hasSizeGreaterThan(5)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void everyPlaceIsSoundAndKeepsAClockThatWeKnow() {
        assertThat(TABLE.size()).isGreaterThanOrEqualTo(20_000);
        Set<String> zones = ZONES.names();
        int before = Integer.MAX_VALUE;
        int sameAsMap = 0;
        for (int i = 0; i < TABLE.size(); i++) {
            Place place = TABLE.numbered(i);
            boolean sound = Math.abs(place.latitude()) <= 90
                    && Math.abs(place.longitude()) <= 180
                    && zones.contains(place.tz())
                    && !place.tz().startsWith("Etc/")
                    && !place.name().isBlank()
                    && !place.asciiName().isBlank()
                    && place.asciiName().chars().allMatch(c -> c < 128)
                    && place.countryCode().length() == 2
                    && !place.country().isBlank()
                    && place.population() >= 0
                    && place.population() <= before;
            if (!sound) {
                Assertions.fail("not sound: " + place);
            }
            before = place.population();
            sameAsMap += ZONES.at(place.latitude(), place.longitude()).name().equals(place.tz()) ? 1 : 0;
        }
        // Only towns at a border differ from what their coordinates alone would give.
        assertThat(sameAsMap).isGreaterThan(TABLE.size() * 995 / 1000);
    }

    @Test
    void everyNameFindsItsPlace() {
        var random = new Random(20231105);
        for (int n = 0; n < 1000; n++) {
            int number = random.nextInt(TABLE.size());
            Place place = TABLE.numbered(number);
            assertThat(TABLE.namesOf(number)).as("%s", place).isNotEmpty();
            for (String name : TABLE.namesOf(number)) {
                String typed = name.replace(',', ' ');
                assertThat(towns(typed))
                        .as("%s of %s", name, place)
                        .anyMatch(found -> found.name().equals(place.name())
                                && found.latitude() == place.latitude()
                                && found.longitude() == place.longitude());
            }
        }
    }

    /** What a place is called, folded: its own names, and all. */
    private record Called(int number, int population, List<String> own, List<String> all) {}

    /** The rules of order said once more, without an index: every name of every place is looked at. */
    @Test
    @Tag(Variant.WIDER)
    void findsWhatALookAtEveryNameFinds() {
        List<Called> places = new ArrayList<>();
        for (int i = 0; i < TABLE.size(); i++) {
            Place place = TABLE.numbered(i);
            places.add(new Called(
                    i,
                    place.population(),
                    List.of(Folding.fold(place.name()), Folding.fold(place.asciiName())),
                    TABLE.namesOf(i).stream().map(Folding::fold).toList()));
        }
        var random = new Random(7);
        for (int n = 0; n < Proof.wider(15, 50); n++) {
            List<String> names = places.get(random.nextInt(places.size())).all();
            String name = names.get(random.nextInt(names.size()));
            String typed = name.substring(0, 1 + random.nextInt(name.length())).strip();
            record Ranked(Called place, double rank) {}
            List<String> expected = places.stream()
                    .map(place -> new Ranked(place, rank(place, typed)))
                    .filter(ranked -> ranked.rank() > 0)
                    .sorted(Comparator.comparingDouble(Ranked::rank).reversed())
                    .limit(50)
                    .map(ranked -> identity(TABLE.numbered(ranked.place().number())))
                    .toList();
            assertThat(towns(typed).stream().map(GazetteerTest::identity))
                    .as(typed)
                    .containsExactlyElementsOf(expected);
        }
    }

    /** The higher the better, 0 for no match; what is equal keeps the order of the table. */
    private static double rank(Called place, String typed) {
        if (place.own().contains(typed)) {
            return 1e6 + 100.0 * place.population();
        }
        boolean isMeant =
                place.population() >= LARGE && place.own().stream().anyMatch(name -> name.endsWith(" " + typed));
        if (isMeant || place.all().contains(typed)) {
            return 1e6 + place.population();
        }
        double order = 1 - place.number() / 1e6;
        if (place.own().stream().anyMatch(name -> name.startsWith(typed))) {
            return 1000 + order;
        }
        boolean later = place.own().stream().anyMatch(name -> name.contains(" " + typed));
        return later || place.all().stream().anyMatch(name -> name.startsWith(typed)) ? 10 + order : 0;
    }

    private static String identity(Place place) {
        return place.name() + " " + place.latitude() + " " + place.longitude();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ",", "!!!", "\0", "\ud800", "zzzzqq", ", India", "\uffff", "\udbff\udfff"})
    void findsNothingByWhatIsNoName(String typed) {
        assertThat(find(typed)).isEmpty();
    }

    @Test
    void findsNothingByMoreThanAnyName() {
        assertThat(find("a".repeat(100_000))).isEmpty();
        assertThat(find("Chennai" + ",qx".repeat(1000))).isEmpty();
    }

    @Test
    void refusesAnotherFile() {
        Assertions.assertThatThrownBy(() ->
                        PlaceTable.read(new ByteArrayInputStream("something else".getBytes(StandardCharsets.US_ASCII))))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aNameIsWhole() {
        assertThat(SEARCH.named("Madras", 1).get(0).name()).isEqualTo("Chennai");
        assertThat(SEARCH.named("sao paulo", 1).get(0).countryCode()).isEqualTo("BR");
        assertThat(SEARCH.named("Springfield, Illinois", 5)).hasSize(1);
        // The beginning of a name, and a later word of one.
        assertThat(towns("Chenn")).isNotEmpty();
        assertThat(SEARCH.named("Chenn", 1)).isEmpty();
        assertThat(SEARCH.named("Paulo", 10)).extracting(Place::name).doesNotContain("São Paulo");
        assertThat(SEARCH.named("", 1)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Maduri, Madurai",
        "Kumbkonam, Kumbakonam",
        "Varansi, Varanasi",
        "Chenai, Chennai",
        "Bangaluru, Bengaluru",
        "Thiruvanantapuram, Thiruvananthapuram",
        "New Yrok, New York City",
        "adurai, Madurai",
        "Nadurai, Madurai",
        "aMdurai, Madurai",
        "mmadurai, Madurai",
        "Berlni, Berlin",
        "மதூரை, Madurai",
        "'Maduri, Tamil Nadu', Madurai",
        "maduri tamilnadu, Madurai"
    })
    void forgivesASlip(String typed, String name) {
        List<Place> found = find(typed);
        assertThat(found).filteredOn(place -> place.postalCode().isEmpty()).isNotEmpty();
        Place town = found.stream()
                .filter(place -> place.postalCode().isEmpty())
                .findFirst()
                .orElseThrow();
        assertThat(town.name()).isEqualTo(name);
    }

    @Test
    void looksForSlipsOnlyWhereNoTownIsMeantAsTyped() {
        for (String typed : List.of("Chennai", "Salem", "Springfield, Illinois", "varan", "New")) {
            List<Place> asTyped = SEARCH.towns(typed, 10);
            assertThat(asTyped).as(typed).isNotEmpty();
            assertThat(find(typed).stream().filter(place -> place.postalCode().isEmpty()))
                    .as(typed)
                    .containsExactlyElementsOf(asTyped.subList(0, Math.min(asTyped.size(), (int) find(typed).stream()
                            .filter(place -> place.postalCode().isEmpty())
                            .count())));
        }
        // Three letters would be any other three.
        assertThat(find("Xyq")).isEmpty();
    }

    /** The distances of the rows that are kept while the sorted list is walked, against each computed by itself. */
    @Test
    void aWalkThroughTheListFindsWhatASearchOfEveryNameFinds() {
        Map<String, Set<String>> expected = new HashMap<>();
        for (String typed : List.of("maduri", "kumbkonam", "salme", "springfeild", "koeenigsberg", "trichi")) {
            expected.put(typed, new TreeSet<>());
        }
        for (int i = 0; i < TABLE.size(); i++) {
            for (String name : TABLE.namesOf(i)) {
                String key = Folding.fold(name);
                for (String typed : expected.keySet()) {
                    boolean begins = key.startsWith(typed.substring(0, 1));
                    if (begins && distance(typed, key) <= Slips.allowed(typed.length())) {
                        expected.get(typed).add(identity(TABLE.numbered(i)));
                    }
                }
            }
        }
        expected.forEach((typed, places) -> {
            Set<String> near = new TreeSet<>();
            for (int entry : TABLE.near(typed, Optional.empty(), 50)) {
                near.add(identity(TABLE.place(entry, -1)));
            }
            assertThat(places).as(typed).isNotEmpty();
            assertThat(near).as(typed).containsAll(places);
        });
    }

    /** Optimal string alignment, in full. */
    private static int distance(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    table[i][j] = i + j;
                    continue;
                }
                int replaced = table[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                table[i][j] = Math.min(replaced, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
                }
            }
        }
        return table[a.length()][b.length()];
    }

    @ParameterizedTest
    @CsvSource({
        "madurai tamil nadu, Madurai, Tamil Nadu",
        "madurai tamilnadu, Madurai, Tamil Nadu",
        "madurai tamil nadu india, Madurai, Tamil Nadu",
        "madurai india, Madurai, Tamil Nadu",
        "Paris Texas, Paris, Texas",
        "springfield il, Springfield, Illinois",
        "'Springfield, IL', Springfield, Illinois",
        "hyderabad pakistan, Hyderabad, Sindh",
        "New York, New York City, New York"
    })
    void needsNoComma(String typed, String name, String region) {
        Place first = find(typed).get(0);
        assertThat(first.name()).isEqualTo(name);
        assertThat(first.region()).contains(region);
    }

    @Test
    void findsVillagesOfIndiaByTheirPostOffices() {
        Place village = find("Kothimir").get(0);
        assertThat(village.name()).isEqualTo("Kothimir");
        assertThat(village.district()).contains("Kumuram Bheem Asifabad");
        assertThat(village.region()).contains("Telangana");
        assertThat(village.postalCode()).contains("504273");
        assertThat(village.tz()).isEqualTo("Asia/Kolkata");
        // The district narrows as the state does.
        assertThat(find("chand kaimur")).isNotEmpty().allMatch(place -> place.district()
                .equals(Optional.of("Kaimur")));
        // A village is found by its own name even where the names of many towns begin so.
        assertThat(find("Chand")).extracting(Place::name).contains("Chandīgarh", "Chand");
        // Towns come first, and no town twice.
        assertThat(find("Madurai").get(0).population()).isPositive();
        assertThat(find("Madurai"))
                .filteredOn(place -> place.name().equals("Madurai"))
                .hasSize(1);
    }

    /** Madurai, Mylapore and Varanasi by common knowledge, to a few kilometres. */
    @ParameterizedTest
    @CsvSource({
        "625001, Madurai, 9.92, 78.12",
        "625 001, Madurai, 9.92, 78.12",
        "Madurai 625001, Madurai, 9.92, 78.12",
        "600004, Mylapore, 13.03, 80.27",
        "221001, Varanasi, 25.32, 83.01"
    })
    void findsPostOfficesByTheirPinCode(String typed, String name, double latitude, double longitude) {
        List<Place> found = find(typed);
        assertThat(found).extracting(Place::name).contains(name);
        assertThat(found).isNotEmpty().allSatisfy(place -> {
            assertThat(place.latitude()).isCloseTo(latitude, within(0.1));
            assertThat(place.longitude()).isCloseTo(longitude, within(0.1));
        });
    }

    /** A post office stands where its neighbours do, and in India; the maker's rules said once more. */
    @Test
    void everyPostOfficeIsWhereItsPinCodeIs() {
        assertThat(OFFICES.size()).isGreaterThan(85_000);
        Map<String, List<Place>> byCode = new HashMap<>();
        for (int i = 0; i < OFFICES.size(); i++) {
            Place office = OFFICES.numbered(i);
            byCode.computeIfAbsent(office.postalCode().orElseThrow(), code -> new ArrayList<>())
                    .add(office);
        }
        assertThat(byCode).hasSizeGreaterThan(15_000);
        byCode.forEach((code, offices) -> {
            if (!code.matches("[1-9][0-9]{5}")) {
                Assertions.fail("no PIN code: " + code);
            }
            for (Place office : offices) {
                double apart = Math.hypot(
                        office.latitude() - offices.get(0).latitude(),
                        (office.longitude() - offices.get(0).longitude())
                                * Math.cos(Math.toRadians(office.latitude())));
                // Two that are within 20 km of the middle each; a degree is 111 km.
                boolean sound = apart < 41 / 111.0
                        && office.countryCode().equals("IN")
                        && office.district().isPresent()
                        && office.region().isPresent()
                        && office.tz().equals("Asia/Kolkata")
                        && !office.name().isBlank();
                if (!sound) {
                    Assertions.fail("not sound: " + office);
                }
            }
        });
    }

    /** Names as the languages have them, by common knowledge. */
    @ParameterizedTest
    @CsvSource({
        "hi, Varanasi, वाराणसी, उत्तर प्रदेश, भारत",
        "ta, Madurai, மதுரை, தமிழ்நாடு, இந்தியா",
        "te, Visakhapatnam, విశాఖపట్నం, ఆంధ్ర ప్రదేశ్, భారతదేశం",
        "kn, Bengaluru, ಬೆಂಗಳೂರು, ಕರ್ನಾಟಕ, ಭಾರತ",
        "ml, Thiruvananthapuram, തിരുവനന്തപുരം, കേരളം, ഇന്ത്യ",
        "mr, Pune, पुणे, महाराष्ट्र, भारत",
        "bn, Kolkata, কলকাতা, পশ্চিমবঙ্গ, ভারত",
        "gu, Ahmedabad, અમદાવાદ, ગુજરાત, ભારત"
    })
    void tellsNamesInScript(String language, String typed, String name, String region, String country) {
        Place.Local local = SEARCH.find(typed, 1, language).get(0).local();
        assertThat(local.name()).contains(name);
        assertThat(local.region()).contains(region);
        assertThat(local.country()).contains(country);
    }

    @Test
    void tellsNoNameInScriptWhereTheDataHasNone() {
        Place village = SEARCH.find("Kothimir", 1, "te").get(0);
        assertThat(village.local().name()).isEmpty();
        assertThat(village.local().region()).isPresent();
        assertThat(find("Madurai").get(0).local()).isEqualTo(Place.Local.NONE);
        assertThat(SEARCH.find("Madurai", 1, "xx").get(0).local()).isEqualTo(Place.Local.NONE);
    }
}
