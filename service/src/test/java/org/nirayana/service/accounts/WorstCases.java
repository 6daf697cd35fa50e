package org.nirayana.service.accounts;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Profile;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import tools.jackson.databind.JsonNode;

/** What each operation that is counted may be asked that takes it longest, and a usual question besides. */
final class WorstCases {
    private static final String BIRTH = "dateandtime=1990-05-17T05:00:00Z&lat=13.08&lon=80.27";

    /** Where the day is long in coming, by conventions that are computed with more. */
    private static final String NORTH =
            "dateandtime=1990-05-17T05:00:00Z&lat=64.9&lon=25.5&position_reference=topocentric&node_type=true";

    private static final String ASTRO = "/api/v1/astro/";

    private static final String LONG_NAMES =
            "&name=" + "Meera%20Devi%20".repeat(12) + "&place=" + "Thiruvananthapuram%20".repeat(7) + "&";
    private static final String LETTERHEAD = "&letterhead=Sri%20Jyotisha%20Nilayam%0AMylapore%0AChennai";

    /** What an almanac may be asked that takes it longest. */
    private static final String ALMANAC =
            "&ayanamsa=true_pushya&sidereal_nutation=kept&sunrise_definition=hindu_rising&moonrise=with_latitude_and_parallax"
                    + "&solar_calendar=malayalam&mula_varjya=both&lunar_month=purnimanta";
    /** How many people {@link Who#KEEPER} keeps, and how many users there are beside those who ask. */
    static final int KEPT = 10_000;

    static final int USERS = 20_000;

    /** Conventions by which a place in the sky takes longest: a star is looked up for each, and the node swings. */
    private static final String DEAR_AYANAMSA = "&ayanamsa=true_pushya&sidereal_nutation=kept&universal_time=ut1";

    private static final String DEAR = DEAR_AYANAMSA + "&node_type=true";

    private static final int OK = 200;
    private static final int REFUSED = 400;

    /** Who asks. */
    enum Who {
        /** The same for all cases. */
        ANYBODY,
        /** Somebody else each time. */
        ANEW,
        /** Somebody who keeps {@link #KEPT} people. */
        KEEPER,
        /** Nobody signs in: a link is opened, and its maker pays. */
        LINK
    }

    /**
     * Somebody who asks.
     *
     * @param asked how many requests it took so far to prepare questions
     */
    record Asker(Api api, Accounts accounts, Accounts.Session session, String token, AtomicInteger asked) {}

    /** A question in the making, asked of a service by somebody; each time it is made it may be another. */
    @FunctionalInterface
    interface Question {
        Api.Call ask(Asker asker);
    }

    /**
     * One case.
     *
     * @param operationId or, of links, their kind
     * @param status what is answered; 200: any success
     */
    record Case(String operationId, String name, Who who, int status, Question question) {
        boolean isAnswered(int status) {
            return this.status == OK ? status < 300 || status == 404 : status == this.status;
        }
    }

    private final Map<String, List<Case>> cases = new LinkedHashMap<>();
    private final AtomicInteger serial = new AtomicInteger();

    private WorstCases() {}

    /** By operations. */
    static Map<String, List<Case>> all() {
        WorstCases worst = new WorstCases();
        worst.astrology();
        worst.accounts();
        worst.people();
        worst.refusals();
        return worst.cases;
    }

    /** What links show, by their kinds: the tier of their maker pays. */
    static Map<String, List<Case>> ofLinks() {
        WorstCases worst = new WorstCases();
        worst.links();
        return worst.cases;
    }

    private void add(String id, String name, Question question) {
        add(id, name, Who.ANYBODY, question);
    }

    private void add(String id, String name, Who who, Question question) {
        add(id, name, who, OK, question);
    }

    private void add(String id, String name, Who who, int status, Question question) {
        cases.computeIfAbsent(id, unused -> new ArrayList<>()).add(new Case(id, name, who, status, question));
    }

    private void refused(String id, String name, int status, Question question) {
        add(id, name + ", refused", Who.ANYBODY, status, question);
    }

    /** A question without a body. */
    private void get(String id, String name, String path) {
        add(id, name, asker -> asker.api().get(anew(path)));
    }

    /** The same of other years and a place nearby: what was just computed is remembered for those who ask it again. */
    private String anew(String path) {
        int number = serial.getAndIncrement();
        int years = number * 67 % (2 * MAX_YEARS) - MAX_YEARS;
        if (path.contains("/current")) {
            // Nobody has a running period before birth.
            years = -Math.abs(years);
        }
        int moved = years;
        return YEAR.matcher(path)
                .replaceAll(year -> year.group(1) + (Integer.parseInt(year.group(2)) + moved))
                .replace("lat=13.08", "lat=13.0" + (800 + number % 100))
                .replace("lat=64.9", "lat=64." + (9000 + number % 900));
    }

    /** How far from our years others are asked for; calendars were others before. */
    private static final int MAX_YEARS = 400;

    private static final Pattern YEAR = Pattern.compile("\\b((?:dateandtime|from|to|start_date|at)=)(\\d{4})(?=-)");

    private void astrology() {
        for (String[] plain : new String[][] {
            {"getLunarNodes", "lunar-nodes", "houses_by=placidus"},
            {"getPlanets", "planets", ""},
            {"getAscendant", "ascendant", ""},
            {"getKattams", "kattams", ""},
            {"getSunriseSunset", "sunrise-sunset", "sunrise_definition=upper_limb"},
            {"getChart", "chart", "lang=ta&width=1200&points=sun_upagrahas"},
            {"getVarga", "vargas/300", ""},
            {"getAspects", "aspects", "kinds=graha,sphuta,rasi,argala&explain=true&points=sun_upagrahas"},
            {"getPoints", "points", "sets=sun_upagrahas&varga=60&house_system=placidus"},
            {"getHouses", "houses", "house_system=placidus&explain=true"},
            {"getStates", "states", "avasthas=lajjitadi,sayanadi&explain=true"},
            {"getAshtakavarga", "ashtakavarga", "transit=2026-01-01&explain=true"},
            {"getShadbala", "shadbala", "minimums=true&explain=true"},
            {"getVimsopaka", "vimsopaka", "explain=true"},
            {"getTransits", "transits", "at=2026-01-01&orb=10&explain=true&node_aspects=5_7_9"},
            {"getHoroscope", "horoscope", "varga=60&house_system=placidus&points=sun_upagrahas"},
            {"getCurrentDashas", "dashas/vimshottari/current", ""},
            {"getBirthDay", "birth-day", "dasha_year=sun_return"},
            {"getSensitivity", "sensitivity", "minutes=720"},
        }) {
            String more = plain[2].isEmpty() || plain[2].startsWith("houses_by") ? "" : "&" + plain[2];
            get(plain[0], "usual", ASTRO + plain[1] + "?" + BIRTH);
            get(plain[0], plain[2] + " far north, topocentric", ASTRO + plain[1] + "?" + NORTH + more);
            get(plain[0], "the same by a star", ASTRO + plain[1] + "?" + NORTH + more + DEAR_AYANAMSA);
        }
        get(
                "getSensitivity",
                "beyond 65°",
                ASTRO + "sensitivity?minutes=720&dateandtime=1990-12-17T05:00:00Z&lat=68&lon=25");
        get("getPanchanga", "usual", ASTRO + "panchanga?" + BIRTH);
        get(
                "getPanchanga",
                "far north, upper limb",
                ASTRO + "panchanga?dateandtime=1990-05-17T05:00:00Z&lat=64.9&lon=25.5&sunrise_definition=upper_limb");
        for (int width : new int[] {200, 800, 1600}) {
            get("getChartPng", "width " + width + ", Tamil", ASTRO + "chart.png?lang=ta&width=" + width + "&" + BIRTH);
        }
        get("getChartPng", "width 1600, English", ASTRO + "chart.png?width=1600&" + BIRTH);
        for (String style : List.of("north-indian", "east-indian")) {
            get(
                    "getChartPng",
                    "width 1600, Malayalam, " + style,
                    ASTRO + "chart.png?lang=ml&theme=dark&width=1600&chart_type=" + style + LONG_NAMES + BIRTH);
            get("getChart", "Malayalam, " + style, ASTRO + "chart?lang=ml&chart_type=" + style + LONG_NAMES + BIRTH);
        }
        get(
                "getChartPng",
                "width 400 by bhavas, D1",
                ASTRO + "chart.png?width=400&bhavas=placidus&lang=ta&" + NORTH + DEAR_AYANAMSA);
        String days = "start_date=2026-01-01&days=400&lat=13.08&lon=80.27";
        get("getPanchangaRange", "a day", ASTRO + "panchanga/range?start_date=2026-01-01&days=1&lat=13.08&lon=80.27");
        get("getPanchangaRange", "4 days", ASTRO + "panchanga/range?start_date=2026-01-01&days=4&lat=13.08&lon=80.27");
        get(
                "getPanchangaRangeCsv",
                "4 days, Tamil",
                ASTRO + "panchanga/range.csv?lang=ta&start_date=2026-01-01&days=4&lat=13.08&lon=80.27");
        get(
                "getPanchangaRangeCalendar",
                "4 days, Tamil",
                ASTRO + "panchanga/range.ics?lang=ta&start_date=2026-01-01&days=4&lat=13.08&lon=80.27");
        String polar = "start_date=2026-01-01&days=400&lat=78.2&lon=15.6" + ALMANAC;
        get("getPanchangaRange", "400 days where no sun rises", ASTRO + "panchanga/range?" + polar);
        get("getPanchangaRangeCsv", "400 days where no sun rises", ASTRO + "panchanga/range.csv?lang=ml&" + polar);
        get("getPanchangaRangeCalendar", "400 days where no sun rises", ASTRO + "panchanga/range.ics?lang=ml&" + polar);
        get(
                "getPanchanga",
                "where no sun rises",
                ASTRO + "panchanga?dateandtime=1990-12-17T05:00:00Z&lat=78.2&lon=15.6" + ALMANAC);
        get("getPanchangaRange", "400 days, every convention", ASTRO + "panchanga/range?" + days + ALMANAC);
        get("getPanchangaRange", "400 days", ASTRO + "panchanga/range?" + days);
        get(
                "getPanchangaRange",
                "400 days far north",
                ASTRO
                        + "panchanga/range?start_date=2026-01-01&days=400&lat=64.9&lon=25.5&sunrise_definition=upper_limb");
        get("getPanchangaRangeCsv", "400 days, Tamil", ASTRO + "panchanga/range.csv?lang=ta&" + days);
        get("getPanchangaRangeCalendar", "400 days, Tamil", ASTRO + "panchanga/range.ics?lang=ta&" + days);
        get("getTransitDays", "400 days", ASTRO + "transits/days?" + BIRTH + "&start_date=2026-01-01&days=400");
        get("getTransitDays", "8 days", ASTRO + "transits/days?" + BIRTH + "&start_date=2026-01-01&days=8");
        get(
                "getTransitDays",
                "400 days where no sun rises",
                ASTRO + "transits/days?" + BIRTH + "&start_date=2026-01-01&days=400&day_lat=78.2&day_lon=15.6" + DEAR);
        events();
        get("getEclipses", "a year", ASTRO + "eclipses?from=2026-01-01&to=2027-01-01&lat=13&lon=80");
        get(
                "getEclipses",
                "100 years with elements",
                ASTRO + "eclipses?from=1950-01-01&to=2049-12-01&lat=13&lon=80&elements=true");
        get(
                "getEclipses",
                "100 years with elements, far north, a star",
                ASTRO + "eclipses?from=1950-01-01&to=2049-12-01&lat=64.9&lon=25.5&elements=true" + DEAR_AYANAMSA);
        get(
                "getEclipses",
                "a year with elements, far north",
                ASTRO + "eclipses?from=2028-06-01&to=2029-06-01&lat=64.9&lon=25.5&elements=true");
        get(
                "getEclipses",
                "100 years, only of the Moon",
                ASTRO + "eclipses?from=1950-01-01&to=2049-12-01&lat=13&lon=80&kind=lunar");
        get(
                "getEclipses",
                "100 years, only visible ones of the Sun",
                ASTRO + "eclipses?from=1950-01-01&to=2049-12-01&lat=13&lon=80&visible=true&kind=solar");
        get("getEclipseMap", "usual", ASTRO + "eclipses/map?from=2026-08-01&lat=13&lon=80");
        get("getEclipseMap", "width 4000", ASTRO + "eclipses/map?from=2026-08-01&lat=13&lon=80&width=4000");
        get("getEclipseMap", "width 4000, another", ASTRO + "eclipses/map?from=2025-01-01&lat=13&lon=80&width=4000");
        for (String eclipse : List.of("2010-01-01", "2013-10-01", "2027-07-01", "2100-01-01")) {
            get("getEclipseMap", "after " + eclipse, ASTRO + "eclipses/map?lat=13&lon=80&from=" + eclipse);
        }
        for (int levels = 1; levels <= 3; levels++) {
            get("getDashas", levels + " levels", ASTRO + "dashas/vimshottari?levels=" + levels + "&" + BIRTH);
        }
        for (String system : List.of("ashtottari", "yogini", "chara")) {
            get("getDashas", "3 levels, " + system, ASTRO + "dashas/" + system + "?" + BIRTH);
        }
        for (String year : List.of("sun_return", "calendar")) {
            for (int levels = 1; levels <= 3; levels++) {
                get(
                        "getDashas",
                        levels + " levels, years by " + year,
                        ASTRO + "dashas/vimshottari?levels=" + levels + "&dasha_year=" + year + "&" + BIRTH + DEAR);
            }
            get(
                    "getDashas",
                    "3 levels, years by " + year + ", yogini",
                    ASTRO + "dashas/yogini?dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getDashas",
                    "3 levels, years by " + year + ", chara",
                    ASTRO + "dashas/chara?dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getDashas",
                    "3 levels under a period, years by " + year,
                    ASTRO + "dashas/vimshottari?levels=3&under=3.1.4&dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getCurrentDashas",
                    "years by " + year,
                    ASTRO + "dashas/yogini/current?at=2090-01-01&dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getSensitivity",
                    "years by " + year,
                    ASTRO + "sensitivity?minutes=720&at=2090-01-01&dasha_year=" + year + "&" + NORTH + DEAR_AYANAMSA);
            get(
                    "getReport",
                    "3 levels, years by " + year,
                    ASTRO + "report?dasha_levels=3&lang=ml&dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getReport",
                    "1 level, years by " + year,
                    ASTRO + "report?dasha_levels=1&lang=ml&dasha_year=" + year + "&" + BIRTH + DEAR);
            get(
                    "getComparison",
                    "years by " + year,
                    ASTRO + "compare?with=dasha_year=" + year + ",ayanamsa=true_pushya&at=2090-01-01&" + NORTH);
        }
        for (String graha : List.of("moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn", "rahu", "kethu")) {
            String to = graha.equals("moon") ? "2010-01-01" : "2098-01-01";
            get("getTransitSpan", graha + " to " + to, span(graha, "2000-01-01", to, false));
            get(
                    "getTransitSpan",
                    graha + " to " + to + ", dear conventions",
                    span(graha, "2000-01-01", to, false) + DEAR);
            get("getTransitSpan", graha + ", 2 years", span(graha, "2026-01-01", "2028-01-01", false) + DEAR);
            if (!graha.equals("rahu") && !graha.equals("kethu")) {
                get(
                        "getTransitSpan",
                        graha + ", 5 years with kakshas, dear conventions",
                        span(graha, "2026-01-01", graha.equals("moon") ? "2027-01-01" : "2031-01-01", true) + DEAR);
            }
        }
        get(
                "getTransitSpan",
                "four slow ones, 99 years",
                span("jupiter,saturn,rahu,kethu", "2000-01-01", "2098-01-01", false));
        get("getTransitSpan", "Saturn with kakshas, 99 years", span("saturn", "2000-01-01", "2098-01-01", true));
        get("getTransitSpan", "Jupiter with kakshas, 90 years", span("jupiter", "2000-01-01", "2090-01-01", true));
        get("getTransitSpan", "Mercury with kakshas, 10 years", span("mercury", "2000-01-01", "2010-01-01", true));
        get("getTransitSpan", "Moon with kakshas, 1 year", span("moon", "2000-01-01", "2001-01-01", true));
        get("getTransitSpan", "a year", span("jupiter,saturn,rahu,kethu", "2026-01-01", "2027-01-01", false));
        String nine = "sun,moon,mars,mercury,jupiter,venus,saturn,rahu,kethu";
        get("getTransitSpan", "nine, 8 years, dear conventions", span(nine, "2000-01-01", "2008-01-01", false) + DEAR);
        get("getTransitSpan", "nine, 8 months with kakshas", span(nine, "2026-01-01", "2026-09-01", true) + DEAR);
        get("getSadeSati", "a year", ASTRO + "sade-sati?years=1&" + BIRTH);
        get("getSadeSati", "120 years", ASTRO + "sade-sati?years=120&explain=true&sade_sati=degrees&" + BIRTH);
        get("getSadeSati", "120 years by signs", ASTRO + "sade-sati?years=120&explain=true&" + BIRTH);
        for (int years : new int[] {1, 5, 120}) {
            get(
                    "getSadeSati",
                    years + " years by degrees, dear conventions",
                    ASTRO + "sade-sati?explain=true&sade_sati=degrees&kantaka_shani=kendras&years=" + years + "&"
                            + BIRTH
                            + DEAR);
        }
        Map<String, Object> bride = Map.of("dateandtime", "1967-08-29T03:30:00Z", "lat", 19.08, "lon", 72.74);
        Map<String, Object> groom = Map.of("dateandtime", "1970-11-10T03:50:00Z", "lat", 22.67, "lon", 88.05);
        Map<String, Object> both = Map.of("bride", bride, "groom", groom);
        add("match", "births", asker -> asker.api().post(ASTRO + "match").json(both));
        add("match", "births, 100 years of dashas", asker -> asker.api()
                .post(ASTRO + "match?system=porutham&sandhi_years=100&sandhi_months=36")
                .json(both));
        Map<String, Object> dated = Map.of(
                "bride", Map.of("date", "1967-08-29", "lat", 19.08, "lon", 72.74),
                "groom", Map.of("date", "1970-11-10", "lat", 22.67, "lon", 88.05));
        add("match", "dates", asker -> asker.api().post(ASTRO + "match").json(dated));
        add("match", "dates, 100 years of dashas, dear conventions", asker -> asker.api()
                .post(ASTRO + "match?sandhi_years=100&sandhi_months=36" + DEAR)
                .json(dated));
        add("match", "births, 100 years of dashas, dear conventions", asker -> asker.api()
                .post(ASTRO + "match?sandhi_years=100&sandhi_months=36" + DEAR)
                .json(both));
        add("matchReport", "dates, bn", asker -> asker.api()
                .post(ASTRO + "match/report?lang=bn" + LETTERHEAD + DEAR)
                .json(dated));
        add("matchReport", "letterhead, sa", asker -> asker.api()
                .post(ASTRO + "match/report?system=porutham&sandhi_years=100&sandhi_months=36&lang=sa" + LETTERHEAD
                        + DEAR)
                .json(both));
        for (String language : List.of("en", "ta", "ml", "hi", "te", "kn", "gu", "mr")) {
            add("matchReport", language, asker -> asker.api()
                    .post(ASTRO + "match/report?system=porutham&sandhi_years=100&sandhi_months=36&lang=" + language)
                    .json(both));
        }
        add("matchReport", "kutas, ta", asker -> asker.api()
                .post(ASTRO + "match/report?lang=ta")
                .json(both));
        add("matchBatch", "1 x 1", asker -> batch(asker, "", "bride,a,4,1\ngroom,b,5,1\n"));
        String thousand = stars("bride", 1000) + stars("groom", 1000);
        add("matchBatch", "1,000,000 pairs", asker -> batch(asker, "", thousand));
        add("matchBatch", "1,000,000 pairs, the best 10,000", asker -> batch(asker, "?top=10000", thousand));
        String one = stars("bride", 1) + stars("groom", 100_000);
        add("matchBatch", "1 x 100,000, the best", asker -> batch(asker, "?top=1", one));
        add("matchBatch", "5,000 x 1 births, the best", asker -> births(asker, 5_000));
        add("matchBatch", "249 x 1 births", asker -> births(asker, 249));
        add("matchBatch", "20 x 1 births", asker -> births(asker, 20));
        add("matchBatch", "31 x 31", asker -> batch(asker, "", stars("bride", 31) + stars("groom", 31)));
        add("matchBatch", "1 x 999", asker -> batch(asker, "", stars("bride", 1) + stars("groom", 999)));
        for (String language : List.of("en", "ta", "ml", "hi", "bn", "te", "kn", "sa", "gu", "mr")) {
            get("getReport", "3 levels, " + language, ASTRO + "report?dasha_levels=3&lang=" + language + "&" + BIRTH);
        }
        get("getReport", "1 level, en", ASTRO + "report?dasha_levels=1&" + BIRTH);
        get("getReport", "1 level, ta", ASTRO + "report?dasha_levels=1&lang=ta&" + BIRTH);
        get("getReport", "2 levels, ta", ASTRO + "report?dasha_levels=2&lang=ta&" + BIRTH);
        for (int levels = 1; levels <= 3; levels++) {
            get(
                    "getReport",
                    levels + " levels, all that it may have, ml",
                    ASTRO + "report?lang=ml&chart_type=east-indian&paper=letter&dasha_levels=" + levels + LETTERHEAD
                            + LONG_NAMES + NORTH + DEAR_AYANAMSA + "&solar_calendar=malayalam");
        }
        get("getComparison", "one convention", ASTRO + "compare?with=node_type=true&" + BIRTH);
        get(
                "getComparison",
                "six conventions",
                ASTRO
                        + "compare?with=ayanamsa=raman,node_type=true,position_reference=topocentric,sunrise_definition=upper_limb,house_system=placidus,dasha_from=lagna&"
                        + BIRTH);
        get("getComparison", "every convention", ASTRO + "compare?with=" + everyConvention() + "&" + BIRTH);
        get(
                "getComparison",
                "every convention, far north",
                ASTRO + "compare?lang=ml&with=" + everyConvention() + "&" + NORTH);
        for (Profile profile : Profile.ALL) {
            get(
                    "getComparison",
                    profile.id() + ", far north",
                    ASTRO + "compare?lang=hi&with=" + profile.id() + "&" + NORTH);
        }
        get("getComparison", "an ayanamsa", ASTRO + "compare?with=ayanamsa=true_pushya&lang=ml&" + NORTH);
        get("getComparison", "a position", ASTRO + "compare?with=positions=true&lang=ml&" + NORTH);
        get("getComparison", "none, of places", ASTRO + "compare?with=nirayana&topics=places&" + BIRTH);
        get("getComparison", "jhora", ASTRO + "compare?with=jhora&" + BIRTH);
        get("getLocalTime", "usual", ASTRO + "local-time?date=1943-08-15&time=06:40&lat=13&lon=80");
        get(
                "getLocalTime",
                "with clocks and readings",
                ASTRO + "local-time?date=1843-08-15&time=06:40&lat=13&lon=80&clocks=true&readings=true");
        get("findPlaces", "usual", "/api/v1/places?q=Chen");
        get("findPlaces", "a slip in a long name", "/api/v1/places?q=Thiruvannathapuramm&limit=50&lang=ta");
        get("findPlaces", "many words", "/api/v1/places?limit=50&q=" + "a%20".repeat(49) + "a");
        get("findPlaces", "many commas", "/api/v1/places?limit=50&q=s" + ",a".repeat(49));
        get("findPlaces", "a letter", "/api/v1/places?limit=50&lang=hi&q=s");
        get("findPlaces", "a slip in eight letters", "/api/v1/places?limit=50&lang=hi&q=saaaaaaz");
        get("findPlaces", "a slip in many letters", "/api/v1/places?limit=50&lang=hi&q=" + "sa".repeat(48) + "z");
        get("findPlaces", "letters that nothing has", "/api/v1/places?limit=50&q=%E0%AE%95%E0%AE%95%E0%AE%95");
        get("findPlaces", "digits", "/api/v1/places?limit=50&q=6");
        get("findPlaces", "slips in many words", "/api/v1/places?limit=50&q=" + "kanchipurax%20".repeat(7) + "ka");
        add("batch", "a line", asker -> asker.api()
                .post(ASTRO + "batch?columns=planets,ascendant,vargas=9,dasha,panchanga")
                .body(
                        "application/x-ndjson",
                        "{\"dateandtime\":\"1990-05-17T05:00:00Z\",\"lat\":64.9,\"lon\":25.5}\n"
                                .getBytes(StandardCharsets.UTF_8)));
        add("batch", "a line whose place has 49 commas", asker -> asker.api()
                .post(ASTRO + "batch?columns=ascendant")
                .body(
                        "application/x-ndjson",
                        ("{\"dateandtime\":\"1990-05-17T05:00:00Z\",\"place\":\"s" + ",a".repeat(49) + "\"}\n")
                                .getBytes(StandardCharsets.UTF_8)));
        line(
                "every column",
                "columns=planets,ascendant,vargas=2,3,4,7,9,10,12,16,20,24,27,30,40,45,60,300,dasha,dasha=yogini,dasha=ashtottari,"
                        + "dasha_at=2090-01-01,panchanga,place&dasha_year=sun_return&old_clock=likeliest" + DEAR,
                "{\"local_time\":\"1890-05-17T05:00:00\",\"place\":\"Springfield, Illinois\"}");
        line(
                "a town with slips",
                "columns=place,panchanga&ambiguous=largest&old_clock=likeliest",
                "{\"local_time\":\"1990-05-17T05:00:00\",\"place\":\"Thiruvannathapuramm, Taaamil\"}");
        line(
                "16 KiB",
                "columns=ascendant",
                "{\"dateandtime\":\"1990-05-17T05:00:00Z\",\"lat\":64.9,\"lon\":25.5,\"id\":\"" + "x".repeat(16_000)
                        + "\"}");
        line(
                "two people of towns",
                "columns=match,place&ambiguous=largest&clock_change=before&old_clock=likeliest" + DEAR,
                "{\"bride_local_time\":\"1890-05-17T05:00:00\",\"bride_place\":\"Thiruvannathapuramm\","
                        + "\"groom_local_time\":\"1890-05-17T06:00:00\",\"groom_place\":\"Springfield, Illinois\"}");
        line(
                "poruthams of two births",
                "columns=porutham,match" + DEAR,
                "{\"bride_dateandtime\":\"1990-05-17T05:00:00Z\",\"bride_lat\":64.9,\"bride_lon\":25.5,"
                        + "\"groom_dateandtime\":\"1988-05-17T05:00:00Z\",\"groom_lat\":64.9,\"groom_lon\":25.5}");
        get("getConfig", "of a profile", "/api/v1/config?profile=jhora");
        get("getConventions", "all", "/api/v1/conventions?lang=ta");
    }

    /** Another choice of each than the usual one, where its names are told. */
    private static String everyConvention() {
        return ConventionRegistry.OF_ONE_BIRTH.stream()
                .filter(one -> !one.allowed().isEmpty())
                .map(one -> one.id() + "=" + one.allowed().get(one.allowed().size() - 1))
                .filter(change -> change.matches("[a-z_0-9=]+"))
                .collect(Collectors.joining(","));
    }

    private void events() {
        String place = "&lat=64.9&lon=25.5";
        for (String kind : List.of(
                "rasi_ingress",
                "nakshatra_ingress",
                "pada_ingress",
                "station",
                "combustion",
                "heliacal",
                "conjunction",
                "aspect",
                "war",
                "samagama",
                "lunation",
                "sankranti",
                "eclipse")) {
            get(
                    "getEvents",
                    kind + ", 10 years of all",
                    ASTRO + "events?from=2000-01-01&to=2010-01-01&kinds=" + kind + place);
            String dear =
                    "&kinds=" + kind + place + DEAR + (kind.equals("eclipse") ? "" : "&stations=sidereal&asta=kalamsa");
            get(
                    "getEvents",
                    kind + ", 10 years of all, dear conventions",
                    ASTRO + "events?from=2000-01-01&to=2010-01-01" + dear);
            get("getEvents", kind + ", a month", ASTRO + "events?from=2026-03-01&to=2026-04-01" + dear);
            get(
                    "getEvents",
                    kind + ", 90 years of the slow ones",
                    ASTRO + "events?from=2000-01-01&to=2090-01-01&grahas=saturn,rahu" + dear);
            get(
                    "getEventsCsv",
                    kind + ", 5 years of all, Malayalam",
                    ASTRO + "events/list.csv?lang=ml&from=2000-01-01&to=2005-01-01" + dear);
            get(
                    "getEventsCalendar",
                    kind + ", 5 years of all, Malayalam",
                    ASTRO + "events/list.ics?lang=ml&from=2000-01-01&to=2005-01-01" + dear);
        }
        for (String kind : List.of(
                "conjunction", "aspect", "war", "station", "combustion", "heliacal", "samagama", "pada_ingress")) {
            get(
                    "getEvents",
                    kind + ", 50 years of Saturn",
                    ASTRO + "events?from=2000-01-01&to=2050-01-01&grahas=saturn&kinds=" + kind + place);
            get(
                    "getEvents",
                    kind + ", 30 years of Rahu",
                    ASTRO + "events?from=2000-01-01&to=2030-01-01&grahas=rahu&kinds=" + kind + place);
            get(
                    "getEvents",
                    kind + ", 10 years of the Moon",
                    ASTRO + "events?from=2000-01-01&to=2010-01-01&grahas=moon&kinds=" + kind + place);
            get(
                    "getEvents",
                    kind + ", 30 years of Mercury",
                    ASTRO + "events?from=2000-01-01&to=2030-01-01&grahas=mercury&kinds=" + kind + place);
        }
        get("getEvents", "a month", ASTRO + "events?from=2026-01-01&to=2026-02-01" + place);
        get("getEvents", "a day", ASTRO + "events?from=2026-01-01&to=2026-01-02" + place);
        get("getEventsCsv", "a month, Tamil", ASTRO + "events/list.csv?lang=ta&from=2026-01-01&to=2026-02-01" + place);
        get(
                "getEventsCalendar",
                "a month, Tamil",
                ASTRO + "events/list.ics?lang=ta&from=2026-01-01&to=2026-02-01" + place);
        for (String graha : List.of("sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "kethu")) {
            get(
                    "getEvents",
                    "all kinds, 5 years of " + graha,
                    ASTRO + "events?from=2000-01-01&to=2005-01-01&grahas=" + graha + place + DEAR);
        }
        get("getEvents", "12 years of all", ASTRO + "events?from=2000-01-01&to=2012-01-01" + place);
        get(
                "getEventsCsv",
                "12 years of all, Tamil",
                ASTRO + "events/list.csv?lang=ta&from=2000-01-01&to=2012-01-01" + place);
        get(
                "getEventsCalendar",
                "12 years of all, Tamil",
                ASTRO + "events/list.ics?lang=ta&from=2000-01-01&to=2012-01-01" + place);
    }

    private static String span(String grahas, String from, String to, boolean kakshas) {
        return ASTRO + "transits/span?" + BIRTH + "&from=" + from + "&to=" + to + "&grahas=" + grahas + "&kakshas="
                + kakshas;
    }

    private static String stars(String side, int count) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            lines.append(side)
                    .append(',')
                    .append(i)
                    .append(',')
                    .append(1 + i % 27)
                    .append(',')
                    .append(1 + i % 4)
                    .append('\n');
        }
        return lines.toString();
    }

    private static Api.Call batch(Asker asker, String query, String lines) {
        return asker.api()
                .post(ASTRO + "match/batch" + query)
                .body("text/csv", ("side,id,nakshatra,pada\n" + lines).getBytes(StandardCharsets.UTF_8));
    }

    /** One line, of another minute each time. */
    private void line(String name, String query, String line) {
        add("batch", "a line: " + name, asker -> asker.api()
                .post(ASTRO + "batch?" + query)
                .body(
                        "application/x-ndjson",
                        (line.replace("T05:", String.format(Locale.ROOT, "T%02d:", serial.getAndIncrement() % 24))
                                        + "\n")
                                .getBytes(StandardCharsets.UTF_8)));
    }

    private static Api.Call births(Asker asker, int count) {
        StringBuilder lines = new StringBuilder("side,id,dateandtime,lat,lon\ngroom,g,1990-05-17T05:00:00Z,13,80\n");
        for (int i = 0; i < count; i++) {
            lines.append("bride,").append(i).append(",19").append(10 + i % 90).append("-05-17T05:00:00Z,13,80\n");
        }
        return asker.api()
                .post(ASTRO + "match/batch?top=1")
                .body("text/csv", lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void accounts() {
        get("me", "usual", "/api/v1/auth/me");
        add("logout", "a session", Who.ANEW, asker -> asker.api().post("/api/v1/auth/logout"));
        add("refresh", "a session", Who.ANEW, asker -> asker.api()
                .post("/api/v1/auth/refresh")
                .json(Map.of("token", asker.session().refresh(), "expires_in", 31536000, "token_type", "bearer")));
        get("listUsers", "a page of 100", "/api/v1/users/?items_per_page=100");
        get("listUsers", "the last page", "/api/v1/users/?items_per_page=100&page=" + USERS / 100);
        get("listUsers", "a word that all have", "/api/v1/users/?items_per_page=100&q=one");
        get(
                "listUsers",
                "a word that all have, the last page",
                "/api/v1/users/?items_per_page=100&q=one&page=" + USERS / 100);
        add("readUser", "oneself", asker -> asker.api()
                .get("/api/v1/users/" + asker.session().username()));
        add("updateUser", "a password", Who.ANEW, asker -> asker.api()
                .patch("/api/v1/users/" + asker.session().username())
                .json(Map.of("password", Accounts.PASSWORD, "current_password", Accounts.PASSWORD)));
        add("readUserTier", "oneself", asker -> asker.api()
                .get("/api/v1/users/" + asker.session().username() + "/tier"));
        get("listTiers", "all", "/api/v1/tiers/?items_per_page=100");
        get("readTier", "one", "/api/v1/tiers/free");
        get("readPreferences", "all", "/api/v1/users/me/preferences");
        add("updatePreferences", "one", asker -> asker.api()
                .patch("/api/v1/users/me/preferences")
                .json(Map.of("chart_type", serial.getAndIncrement() % 2 == 0 ? "north-indian" : "south-indian")));
        add("forgetPreferences", "all", asker -> asker.api().delete("/api/v1/users/me/preferences"));
        get("readAddressChange", "none", "/api/v1/users/me/address-change");
        get("listSessions", "one", "/api/v1/sessions");
        add("endSession", "nobody's", asker -> asker.api().delete("/api/v1/sessions/nobodys"));
        add("endSessions", "the others", asker -> asker.api().delete("/api/v1/sessions"));
        get("readUsage", "all", "/api/v1/usage");
        add("createKey", "one, revoked before the next", asker -> asker.api()
                .post("/api/v1/keys")
                .json(Map.of("name", "k" + serial.getAndIncrement())));
        get("listKeys", "all", "/api/v1/keys");
        add("updateKey", "nobody's", asker -> asker.api()
                .patch("/api/v1/keys/999999")
                .json(Map.of("name", "k")));
        add("revokeKey", "nobody's", asker -> asker.api().delete("/api/v1/keys/999999"));
        add("exportPersonalData", "with 10,000 people", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/users/me/export"));
        add(
                "createShare",
                "of a chart",
                asker -> share(asker, "chart", "/chart?at=1990-05-17T05:00:00Z&lat=13.08&lon=80.27&ayanamsa=lahiri"));
        add(
                "createShare",
                "of dashas by the Sun's return",
                asker -> share(asker, "dashas", DASHAS + "&dasha_year=sun_return"));
        add("createShare", "of a month", asker -> share(asker, "panchanga", MONTH));
        add("createShare", "of two", asker -> share(asker, "match", TWO));
        add("createShare", "of events", asker -> share(asker, "feed", EVENTS));
        get("listShares", "a page of 100", "/api/v1/shares?items_per_page=100");
        add("withdrawShare", "nobody's", asker -> asker.api().delete("/api/v1/shares/none"));
    }

    private Api.Call share(Asker asker, String kind, String address) {
        return asker.api()
                .post("/api/v1/shares")
                .json(Map.of("kind", kind, "title", "A link " + serial.getAndIncrement(), "address", address));
    }

    /** So many people as the import takes them, other ones each time. */
    private String file(int people, int words) {
        return people(serial.getAndAdd(people), people, words);
    }

    /** So many people as the import takes them. */
    static String people(int people) {
        return people(0, people, 20);
    }

    private static String people(int first, int people, int words) {
        StringBuilder lines = new StringBuilder("name,local,lat,lon,notes,tags\n");
        for (int i = 0; i < people; i++) {
            int number = first + i;
            lines.append("Person ").append(number).append(",1990-05-17T10:30,13.08,80.27,");
            for (int word = 0; word < words; word++) {
                lines.append(Integer.toString(number * 31 + word * 7919, 36)).append(' ');
            }
            lines.append(",family\n");
        }
        return lines.toString();
    }

    static Api.Call importing(Asker asker, String file, boolean preview) {
        return asker.api()
                .post("/api/v1/people/import?format=csv&preview=" + preview)
                .body("text/csv", file.getBytes(StandardCharsets.UTF_8));
    }

    private void people() {
        add("listPeople", "a page of 100", Who.KEEPER, asker -> asker.api().get("/api/v1/people/?items_per_page=100"));
        add("listPeople", "words that many have, by birth", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/?items_per_page=100&page=90&q=person%201%20p%20pe&tag=family&sort=-birth"));
        add("listPeople", "a word that all have, and a tag", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/?items_per_page=100&q=person&tag=family"));
        for (String sort : List.of("name", "-birth", "-updated")) {
            add("listPeople", "the last page by " + sort, Who.KEEPER, asker -> asker.api()
                    .get("/api/v1/people/?items_per_page=100&page=100&sort=" + sort));
            add("listPeople", "no favourites, the last page by " + sort, Who.KEEPER, asker -> asker.api()
                    .get("/api/v1/people/?items_per_page=100&page=100&favourite=false&sort=" + sort));
        }
        add("listPeople", "eight words that many have", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/?items_per_page=100&q=p%20pe%20per%20pers%20perso%20person%201%202"));
        add("listPeople", "a word that nobody has", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/?items_per_page=100&q=zzzzzz"));
        add("listPeopleTags", "of 10,000 people", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/tags"));
        add("exportPeople", "10,000 people", Who.KEEPER, asker -> asker.api().get("/api/v1/people/export"));
        add("exportPeopleCsv", "10,000 people", Who.KEEPER, asker -> asker.api().get("/api/v1/people/export.csv"));
        add("exportPeople", "10,000 people as CSV", Who.KEEPER, asker -> asker.api()
                .get("/api/v1/people/export?format=csv"));
        add("importPeople", "10,000 people", Who.ANEW, asker -> importing(asker, file(10_000, 2), false));
        add(
                "importPeople",
                "10,000 people with 50 words each",
                Who.ANEW,
                asker -> importing(asker, file(10_000, 50), false));
        add("importPeople", "a preview of 10,000", Who.ANEW, asker -> importing(asker, file(10_000, 50), true));
        add("importPeople", "one", Who.ANEW, asker -> importing(asker, file(1, 2), false));
        Map<String, Object> born = Map.of("local", "1990-05-17T10:30", "lat", 13.08, "lon", 80.27);
        add("createPerson", "with notes", asker -> asker.api()
                .post("/api/v1/people/")
                .json(Map.of(
                        "name", "Meera " + serial.getAndIncrement(), "birth", born, "notes", "word ".repeat(100))));
        String notes = IntStream.range(0, 1000)
                .mapToObj(word -> Integer.toString(word * 7919, 36))
                .collect(Collectors.joining(" "));
        List<String> tags =
                IntStream.range(0, 30).mapToObj(tag -> "tag " + tag * 7919).toList();
        Map<String, Object> longest =
                Map.of("name", "Meera " + "Devi ".repeat(30), "birth", born, "notes", notes, "tags", tags);
        add("createPerson", "with 30 tags and all the notes that there may be", Who.ANYBODY, asker -> asker.api()
                .post("/api/v1/people/")
                .json(longest));
        add("readPerson", "with as much", asker -> asker.api().get("/api/v1/people/" + kept(asker, longest)));
        add("updatePerson", "with as much", asker -> asker.api()
                .patch("/api/v1/people/" + kept(asker, longest))
                .json(Map.of("notes", notes + " z", "name", "Mira")));
        add("deletePerson", "with as much", asker -> asker.api().delete("/api/v1/people/" + kept(asker, longest)));
        add("readPerson", "nobody", asker -> asker.api().get("/api/v1/people/0123456789abcdefghijkl"));
        add("updatePerson", "nobody", asker -> asker.api()
                .patch("/api/v1/people/0123456789abcdefghijkl")
                .json(Map.of("name", "Meera")));
        add("deletePerson", "nobody", asker -> asker.api().delete("/api/v1/people/0123456789abcdefghijkl"));
    }

    private static String kept(Asker asker, Map<String, Object> person) {
        asker.asked().incrementAndGet();
        return asker.api()
                .post("/api/v1/people/")
                .bearer(asker.token())
                .json(person)
                .send()
                .json()
                .path("person_id")
                .asString();
    }

    /** What is wrong is said at once; what is found wrong only after some work is here. */
    private void refusals() {
        refused("getCurrentDashas", "before the birth", REFUSED, asker -> asker.api()
                .get(anew(ASTRO + "dashas/vimshottari/current?at=1700-01-01&dasha_year=sun_return&" + BIRTH)));
        refused("getChartPng", "houses that there are not", REFUSED, asker -> asker.api()
                .get(anew(ASTRO
                        + "chart.png?width=1600&bhavas=placidus&dateandtime=1990-05-17T05:00:00Z&lat=78.2&lon=15.6")));
        refused("getEvents", "a span that is too long", REFUSED, asker -> asker.api()
                .get(ASTRO + "events?from=1900-01-01&to=1999-12-01&kinds=pada_ingress"));
        refused("getComparison", "a convention that there is not", REFUSED, asker -> asker.api()
                .get(anew(ASTRO + "compare?with=" + everyConvention() + ",no_such=1&" + BIRTH)));
        Map<String, Object> born = Map.of("date", "1967-08-29", "lat", 19.08, "lon", 72.74);
        refused("match", "the groom is wrong", REFUSED, asker -> asker.api()
                .post(ASTRO + "match?sandhi_years=100" + DEAR)
                .json(Map.of("bride", born, "groom", Map.of("date", "1970-11-10", "lat", 22.67, "lon", 188.05))));
        refused("matchReport", "the groom is wrong", REFUSED, asker -> asker.api()
                .post(ASTRO + "match/report?sandhi_years=100" + DEAR)
                .json(Map.of("bride", born, "groom", Map.of("date", "1970-11-10", "lat", 22.67, "lon", 188.05))));
        String wrong = "bride,x,99,9\n".repeat(300_000);
        refused("matchBatch", "3.9 MB of wrong lines", REFUSED, asker -> batch(asker, "", wrong));
        String tooMany = stars("bride", 1001) + stars("groom", 1001);
        refused("matchBatch", "too many pairs", REFUSED, asker -> batch(asker, "", tooMany));
        String rows = people(10_000).replace(",80.27,", ",280.27,");
        add("importPeople", "10,000 wrong people", Who.ANEW, asker -> importing(asker, rows, false));
        String unknown = "x\n".repeat(2_500_000);
        add("importPeople", "5 MB of nothing, refused", Who.ANEW, REFUSED, asker -> asker.api()
                .post("/api/v1/people/import")
                .body("text/plain", unknown.getBytes(StandardCharsets.UTF_8)));
        String tooLong = people(30_000, 30_001, 0);
        add("importPeople", "30,000 people, refused", Who.ANEW, REFUSED, asker -> importing(asker, tooLong, false));
        // Who is gone has no minute left to count in; with the right password the same hash comes before what goes
        // once.
        add("eraseSelf", "a wrong password, refused", Who.ANEW, REFUSED, asker -> asker.api()
                .post("/api/v1/users/me/erasure")
                .json(Map.of("current_password", "another one of ours")));
        add("updateUser", "a wrong password, refused", Who.ANEW, REFUSED, asker -> asker.api()
                .patch("/api/v1/users/" + asker.session().username())
                .json(Map.of("password", Accounts.PASSWORD, "current_password", "another one of ours")));
        refused(
                "createShare",
                "of a page that there is not",
                REFUSED,
                asker -> share(asker, "dashas", DASHAS.replace("1990", "1000")));
    }

    private static final String DASHAS = "/dashas?at=1990-05-17T05:00:00Z&lat=13.08&lon=80.27&ayanamsa=true_pushya";
    private static final String MONTH = "/panchanga?lat=64.9&lon=25.5&date=2026-03-10&view=month&month=purnimanta";
    private static final String TWO =
            "/match?at=1967-08-29T03:30:00Z&lat=19.08&lon=72.74&groom_at=1970-11-10T03:50:00Z&groom_lat=22.67&groom_lon=88.05";
    private static final String EVENTS = "/api/v1/astro/events/list.ics?lat=64.9&lon=25.5&lang=ta";

    private void links() {
        String place = "&lat=64.9&lon=25.5";
        picture("chart", "Tamil", "/chart?at=1990-05-17T05:00:00Z&lat=13.08&lon=80.27&preview_lang=ta");
        picture(
                "chart",
                "by a star, East Indian",
                "/chart?style=east-indian&ayanamsa=true_pushya&preview_lang=ml&at=1990-05-17T05:00:00Z" + place);
        picture("panchanga", "a day", "/panchanga?date=2026-03-10&preview_lang=ta" + place);
        picture("panchanga", "a month", MONTH + "&preview_lang=ml");
        picture(
                "panchanga",
                "a solar month",
                "/panchanga?view=month&month=solar&date=2026-03-10&preview_lang=ta" + place);
        picture("dashas", "usual", DASHAS + "&preview_lang=ta");
        picture("dashas", "years by the Sun's return", DASHAS + "&system=yogini&dasha_year=sun_return&preview_lang=ml");
        picture("match", "births", TWO + "&preview_lang=ta");
        picture("match", "poruthams", TWO + "&match_system=porutham&preview_lang=ml");
        link("feed", "events in Tamil", EVENTS, share -> share.path("url").asString());
        link(
                "feed",
                "events of all kinds in Malayalam",
                "/api/v1/astro/events/list.ics?lang=ml&kinds=rasi_ingress,nakshatra_ingress,pada_ingress,station,combustion,heliacal,"
                        + "conjunction,aspect,war,samagama,lunation,sankranti,eclipse" + place,
                share -> share.path("url").asString());
        link("feed", "days in Tamil", "/api/v1/astro/panchanga/range.ics?lang=ta" + place, share -> share.path("url")
                .asString());
    }

    private void picture(String kind, String name, String address) {
        link(kind, name, address, share -> share.path("preview").asString());
        link(kind, name + ", as a card", address, share -> share.path("card").asString());
    }

    /** A link that nobody has opened yet. */
    private void link(String kind, String name, String address, Function<JsonNode, String> opened) {
        add(kind, name, Who.LINK, asker -> {
            Answer made = share(asker, kind, address).bearer(asker.token()).send();
            if (made.status() != 201) {
                throw new AssertionError(made.toString());
            }
            return asker.api().get(opened.apply(made.json()));
        });
    }
}
