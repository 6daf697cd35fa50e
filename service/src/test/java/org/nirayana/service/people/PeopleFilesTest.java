package org.nirayana.service.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nirayana.service.accounts.AccountsSuite;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** People from files and as files. */
class PeopleFilesTest extends AccountsSuite {
    private static final String PATH = "/api/v1/people/";

    private static Answer send(Accounts.Session session, String query, String type, byte[] file) {
        return service.api()
                .post(PATH + "import" + query)
                .bearer(session.access())
                .body(type, file)
                .send();
    }

    private static JsonNode read(Accounts.Session session, String query, String file) {
        Answer answer = send(session, query, "text/plain", file.getBytes(StandardCharsets.UTF_8));
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.json();
    }

    private static byte[] file(Accounts.Session session, String format) {
        Answer answer = service.api()
                .get(PATH + "export?format=" + format)
                .bearer(session.access())
                .send();
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Disposition").orElse("")).contains("nirayana-people." + format);
        return answer.bytes();
    }

    /** All that is kept, without what every making gives anew. */
    private static List<JsonNode> kept(Accounts.Session session) {
        List<JsonNode> people = new ArrayList<>();
        service.api()
                .get(PATH + "?sort=created&items_per_page=100")
                .bearer(session.access())
                .send()
                .json()
                .path("items")
                .forEach(person -> people.add(
                        ((ObjectNode) person).without(List.of("person_id", "created_at", "updated_at", "version"))));
        return people;
    }

    /** The samples that come with Jagannatha Hora 8, as others print them; see docs/people.md. */
    private static final String JHD = String.join(
            "\r\n",
            "#file: India.jhd",
            "8,15,1947,0.000167,-5.300000,-77.130000,28.400000,0.000000,-5.500000,-5.500000,0,105,Delhi,India"
                    .replace(",", "\r\n"),
            "#file: Mahatma Gandhi.jhd",
            "10,2,1869,7.200000,-4.392667,-69.490000,21.370000,0.000000,-4.654444,-4.654444,0,0,Unknown,Unknown"
                    .replace(",", "\r\n"),
            "#file: Author of this software.jhd",
            "4,4,1970,17.506666666666668,-5.300000,-81.080000,16.100000,0.000000,-5.500000,-5.500000,0,105,Machilipatnam,India,1,1013.250000,20.000000,0"
                    .replace(",", "\r\n"),
            "#file: Prof. B. V. Raman.jhd",
            "8,8,1912,19.3800,-5.30,-77.35,12.59,0.975635,112.980246,53.638040,141.357796,133.951795,222.962485,122.239615,40.154017,352.791606,309.112932,000100000"
                    .replace(",", "\r\n"),
            "#file: Broken.jhd",
            "13,2,1869,7.200000,-4.392667,-69.490000,21.370000".replace(",", "\r\n"));

    @Test
    void jagannathaHora() {
        Accounts.Session session = accounts.newSession();
        JsonNode answer = read(session, "?preview=true", JHD);
        assertThat(answer.path("format").asString()).isEqualTo("jhd");
        assertThat(answer.path("created").asInt()).isZero();
        JsonNode understood = answer.path("understood");
        assertThat(understood.size()).isEqualTo(4);
        JsonNode india = understood.path(0);
        assertThat(india.path("line").asInt()).isEqualTo(2);
        assertThat(india.at("/person/name").asString()).isEqualTo("India");
        assertThat(india.at("/person/birth/local").asString()).isEqualTo("1947-08-15T00:00:01");
        assertThat(india.at("/person/birth/tz").asString()).isEqualTo("Asia/Kolkata");
        assertThat(india.at("/person/birth/instant").asString()).isEqualTo("1947-08-14T18:30:01Z");
        assertThat(india.at("/person/birth/place").asString()).isEqualTo("Delhi, India");
        assertThat(india.at("/person/birth/lat").asDouble()).isEqualTo(28 + 40 / 60.0);
        assertThat(india.at("/person/birth/lon").asDouble()).isEqualTo(77 + 13 / 60.0);
        assertThat(india.path("warnings").isEmpty()).isTrue();
        // Local mean time is an offset of its own, and the tz database had another clock for the place.
        JsonNode gandhi = understood.path(1);
        assertThat(gandhi.at("/person/birth/instant").asString()).isEqualTo("1869-10-02T02:40:44Z");
        assertThat(gandhi.at("/person/birth/tz").asString()).isEqualTo("UTC+04:39:16");
        assertThat(gandhi.at("/person/birth/place").asString()).isEmpty();
        assertThat(gandhi.path("warnings").toString()).contains("+04:39:16");
        // The author's own chart shows what the digits after the minutes are: 50.667 minutes are 17:50:40.
        assertThat(understood.at("/2/person/birth/local").asString()).isEqualTo("1970-04-04T17:50:40");
        // An earlier layout, with longitudes of planets.
        assertThat(understood.at("/3/person/birth/instant").asString()).isEqualTo("1912-08-08T14:08:00Z");
        assertThat(understood.at("/3/person/birth/place").asString()).isEmpty();
        assertThat(answer.path("rejected").size()).isEqualTo(1);
        assertThat(answer.at("/rejected/0/reason").asString()).contains("month");
        assertThat(kept(session)).isEmpty();

        JsonNode nameless = read(session, "?format=jhd&preview=true", "8\n15\n1947\n0.0001\n-5.30\n-77.13\n28.40\n");
        assertThat(nameless.at("/understood/0/person/name").asString()).isEqualTo("Born 1947-08-15 00:00:01");
        assertThat(nameless.at("/understood/0/warnings").toString()).contains("#file:");
        assertThat(read(session, "?format=jhd&preview=true", "8\n15\n1947\n5.75\n-5.30\n-77.13\n28.40\n")
                        .at("/rejected/0/reason")
                        .asString())
                .contains("more than 59 minutes");
    }

    /** The examples of the definition of AAF, and what its pages leave open. */
    private static final String AAF = """
            #:=== a comment of the program that wrote it ===
            #A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F
            #B93:2392758.526528,43n31,5e27,0e21:48,m
            #ZNAM:LMT
            #COM:French painter.
            Second line.
            #SRC:1*,Standesamt
            #LPOS:SO28CP19:16,MO12PI56:26
            #SUB:Transit
            #A93:Niehenke,Peter,*,9.5.1949,22:30,Hamm,D
            #B93:2433046.354167,51n41,7e49,1he,1
            #A93:*,Event,e,1.1.2000,*,Null Island,*
            #B93:*,0:00,0:00,0h,0
            #A93:Old,Style,w,25.12.1642J,1:00,Woolsthorpe,GB
            #B93:*,52n48,0w38,*,L
            #A93:Wrong,Zone,f,9.5.1949,22:30,Hamm,D
            #B93:2433046.354167,51n41,7e49,5hw30,0
            #A93:No,Place,f,9.5.1949,22:30,Hamm,D
            #A93:Bad,Date,f,31.2.1949,22:30,Hamm,D
            #B93:*,51n41,7e49,1he,0
            """;

    @Test
    void aaf() {
        Accounts.Session session = accounts.newSession();
        JsonNode answer = read(session, "?preview=true", AAF);
        assertThat(answer.path("format").asString()).isEqualTo("aaf");
        JsonNode understood = answer.path("understood");
        assertThat(understood.size()).as("%s", answer).isEqualTo(5);
        JsonNode cezanne = understood.at("/0/person");
        assertThat(understood.at("/0/line").asInt()).isEqualTo(2);
        assertThat(cezanne.path("name").asString()).isEqualTo("Paul Cezanne");
        assertThat(cezanne.path("sex").asString()).isEqualTo("male");
        assertThat(cezanne.at("/birth/time_scale").asString()).isEqualTo("lmt");
        assertThat(cezanne.at("/birth/instant").asString()).isEqualTo("1839-01-19T00:38:12Z");
        assertThat(cezanne.at("/birth/place").asString()).isEqualTo("Aix-En-Provence, F");
        assertThat(cezanne.path("notes").asString()).isEqualTo("French painter.\nSecond line.\nSource: 1*,Standesamt");
        assertThat(understood.at("/0/warnings").toString()).contains("#SUB");
        JsonNode niehenke = understood.at("/1/person");
        assertThat(niehenke.path("sex").isNull()).isTrue();
        assertThat(niehenke.at("/birth/tz").asString()).isEqualTo("Europe/Berlin");
        // JD 2433046.354167 is 20:30 in universal time.
        assertThat(niehenke.at("/birth/instant").asString()).isEqualTo("1949-05-09T20:30:00Z");
        assertThat(understood.at("/1/warnings").isEmpty()).isTrue();
        JsonNode event = understood.path(2);
        assertThat(event.at("/person/birth/local").asString()).isEqualTo("2000-01-01");
        assertThat(event.at("/person/birth/certainty").asString()).isEqualTo("unknown");
        assertThat(event.path("warnings").toString()).contains("no person");
        assertThat(understood.at("/3/person/birth/calendar").asString()).isEqualTo("julian");
        assertThat(understood.at("/3/person/birth/instant").asString()).startsWith("1643-01-04T01:0");
        JsonNode conflict = understood.path(4);
        assertThat(conflict.path("warnings").toString()).contains("the Julian date counts");
        assertThat(conflict.at("/person/birth/instant").asString()).isEqualTo("1949-05-09T20:30:00Z");
        assertThat(answer.path("rejected").size()).isEqualTo(2);
        assertThat(answer.at("/rejected/0/reason").asString()).contains("latitude");
        assertThat(answer.at("/rejected/0/line").asInt()).isEqualTo(18);

        // As old Windows programs write it.
        byte[] windows = "#A93:Müller,Jörg,m,1.1.1960,12:00,Köln,D\r\n#B93:*,50n56,6e57,1he00,0\r\n"
                .getBytes(Charset.forName("windows-1252"));
        Answer old = send(session, "?format=aaf", "text/plain", windows);
        assertThat(old.json().path("created").asInt()).isEqualTo(1);
        assertThat(kept(session).get(0).path("name").asString()).isEqualTo("Jörg Müller");
    }

    @Test
    void anExportReadAgainGivesTheSamePeople() {
        Accounts.Session owner = accounts.newSession();
        List<Map<String, Object>> people = new ArrayList<>();
        people.add(Map.of(
                "name",
                "=SUM(A1) \"quoted\", with a comma",
                "birth",
                Map.of(
                        "local", "1990-05-17T10:30:15.25",
                        "place", "சென்னை",
                        "lat", 13.0878,
                        "lon", 80.2785,
                        "certainty", "minutes"),
                "sex",
                "female",
                "notes",
                "'=not a formula\r\n- a list\n\tand \"more\"",
                "tags",
                List.of("One", "two words"),
                "favourite",
                true,
                "conventions",
                Map.of("ayanamsa", "raman", "node_type", "mean")));
        people.add(Map.of(
                "name",
                "'Apostrophe",
                "birth",
                Map.of("local", "1642-12-25", "calendar", "julian", "lat", -52.8, "lon", -0.63)));
        people.add(Map.of(
                "name",
                "-minus",
                "birth",
                Map.of("local", "1869-10-02T07:20", "lat", 21.6, "lon", 69.8, "tz", "+04:39:16")));
        people.add(Map.of(
                "name",
                "Universal",
                "birth",
                Map.of("local", "2000-01-01T00:00", "lat", 0, "lon", 0, "time_scale", "ut")));
        people.add(Map.of(
                "name",
                "Mean",
                "birth",
                Map.of("local", "1850-01-01T00:00", "lat", 21.6, "lon", 69.8, "time_scale", "lmt")));
        for (Map<String, Object> person : people) {
            Answer made =
                    service.api().post(PATH).bearer(owner.access()).json(person).send();
            assertThat(made.status()).as("%s", made).isEqualTo(201);
        }
        List<JsonNode> before = kept(owner);
        assertThat(before).hasSize(people.size());
        for (String format : List.of("json", "csv")) {
            byte[] file = file(owner, format);
            Accounts.Session reader = accounts.newSession();
            String type = format.equals("json") ? "application/json" : "text/csv";
            JsonNode answer = send(reader, "", type, file).json();
            assertThat(answer.path("format").asString()).isEqualTo(format);
            assertThat(answer.path("rejected").isEmpty()).as("%s", answer).isTrue();
            assertThat(answer.path("created").asInt()).isEqualTo(people.size());
            assertThat(kept(reader)).as(format).isEqualTo(before);
            // A file can be sent again.
            JsonNode again = send(reader, "", type, file).json();
            assertThat(again.path("created").asInt()).isZero();
            assertThat(again.path("rejected").size()).isEqualTo(people.size());
            assertThat(again.at("/rejected/0/reason").asString()).contains("kept already");
            assertThat(kept(reader)).hasSize(people.size());
        }
    }

    @Test
    void csvOfOthersIsReadAsFarAsItIsUnderstood() {
        Accounts.Session session = accounts.newSession();
        JsonNode answer = read(session, "?preview=true", """
                Name;Date;Time;Latitude;Longitude;Gender;favourite;conventions
                Anna;1980-02-03;9:05;52.5;13.4;female;true;ayanamsa=kp

                "Bert; the ""other""\";1980-02-03;;52.5;13.4;;;
                Carl;1980-02-30;10:00;52.5;13.4;;;
                Dora;1980-02-03;10:00;north;13.4;;maybe;
                Emil;1980-02-03;10:00;52.5;13.4;;;ayanamsa
                Anna;1980-02-03;09:05;52.5;13.4;;;
                """);
        assertThat(answer.path("understood").size()).as("%s", answer).isEqualTo(2);
        assertThat(answer.at("/understood/0/person/birth/local").asString()).isEqualTo("1980-02-03T09:05:00");
        assertThat(answer.at("/understood/0/person/conventions/ayanamsa").asString())
                .isEqualTo("kp");
        assertThat(answer.at("/understood/1/person/name").asString()).isEqualTo("Bert; the \"other\"");
        assertThat(answer.at("/understood/1/line").asInt()).isEqualTo(4);
        List<String> reasons = new ArrayList<>();
        answer.path("rejected").forEach(one -> reasons.add(one.path("reason").asString()));
        assertThat(reasons).hasSize(4);
        assertThat(reasons.get(0)).contains("birth.local");
        assertThat(reasons.get(1)).contains("birth.lat").contains("favourite");
        JsonNode faults = answer.at("/rejected/1/faults");
        assertThat(faults.at("/0/field").asString()).isEqualTo("birth.lat");
        assertThat(faults.at("/1/field").asString()).isEqualTo("favourite");
        assertThat(answer.at("/rejected/3").has("faults")).isFalse();
        assertThat(reasons.get(2)).contains("conventions.ayanamsa");
        assertThat(reasons.get(3)).contains("twice");

        assertThat(read(session, "?format=csv&preview=true", "name,colour\nA,red\n")
                        .at("/rejected/0/reason")
                        .asString())
                .contains("must name the columns");
        assertThat(send(session, "", "text/plain", "nothing of the kind".getBytes(StandardCharsets.UTF_8))
                        .status())
                .isEqualTo(400);
        assertThat(send(session, "", "text/plain", "{\"people\":3}".getBytes(StandardCharsets.UTF_8))
                        .status())
                .isEqualTo(400);
        assertThat(send(session, "", "image/png", new byte[] {1}).status()).isEqualTo(415);
    }

    /** Which clock it was only a person can say: until then nothing is kept, unless the caller names a rule. */
    @Test
    void clocksInDoubtAreQuestions() {
        Accounts.Session session = accounts.newSession();
        String file = """
                name,local,lat,lon,place
                Gandhi,1869-10-02T07:12:00,21.64,69.60,Porbandar
                Mira,1990-05-17T10:30:00,13.08,80.28,Chennai
                """;
        JsonNode answer = read(session, "", file);
        assertThat(answer.path("created").asInt()).isEqualTo(1);
        JsonNode question = answer.at("/questions/0");
        assertThat(question.path("line").asInt()).isEqualTo(2);
        assertThat(question.at("/clocks/choices/0/tz").asString()).isEqualTo("LMT");
        assertThat(question.at("/person/birth").has("tz")).isFalse();
        assertThat(question.at("/clocks/choices/1/name").asString()).isEqualTo("bombay_time");
        assertThat(kept(session)).hasSize(1);

        // The answer is the same person with the clock that was chosen.
        ObjectNode person = (ObjectNode) question.path("person");
        ((ObjectNode) person.path("birth"))
                .put("tz", question.at("/clocks/choices/1/tz").asString());
        JsonNode chosen = read(session, "", "[" + person + "]");
        assertThat(chosen.path("created").asInt()).isEqualTo(1);
        assertThat(chosen.has("questions")).isFalse();
        assertThat(kept(session).get(1).at("/birth/instant").asString()).isEqualTo("1869-10-02T02:21:00Z");

        JsonNode likeliest = read(session, "?preview=true&old_clock=likeliest", file);
        assertThat(likeliest.at("/understood/0/person/birth/instant").asString())
                .isEqualTo("1869-10-02T02:33:36Z");
        assertThat(likeliest.at("/understood/0/warnings/0").asString()).contains("LMT");
        JsonNode zone = read(session, "?preview=true&old_clock=zone", file);
        assertThat(zone.at("/understood/0/person/birth/tz").asString()).isEqualTo("Asia/Kolkata");
    }

    /** A list as astrologers keep it; what is in doubt is asked once for all rows. */
    @Test
    void anOwnListIsReadByItsHeadings() {
        Accounts.Session session = accounts.newSession();
        String list = """
                Client Name;Date of Birth;Time of Birth;Place;State;Gender;Phone
                Meera;01-04-1990;6:15 PM;Chennai;;F;98400
                Arun;1 Apr 90;18.15;Madurai;Tamil Nadu;M;98401
                Devi;१-४-१९९०;?;Salem;;;
                Kala;1/4/1990;6:15 AM;salem;;f;
                Ravi;1/4/1990;6:15 AM;Salem;;m;
                Old;2/10/1869;7:12;Porbandar;;;
                Wrong;31/31/1990;10:00;Chennai;;;
                Nowhere;1/4/1990;10:00;Xqzvwkjh;;;
                ;;;;;;
                """;
        JsonNode answer = read(session, "?preview=true", list);
        assertThat(answer.path("format").asString()).isEqualTo("csv");
        List<String> fields = new ArrayList<>();
        answer.path("columns").forEach(one -> fields.add(one.path("field").asString()));
        assertThat(fields).containsExactly("name", "date", "time", "place", "region", "sex", "-");
        assertThat(answer.at("/columns/1/sample").asString()).isEqualTo("01-04-1990");
        JsonNode meera = answer.at("/understood/0/person");
        assertThat(meera.at("/birth/local").asString()).isEqualTo("1990-04-01T18:15:00");
        assertThat(meera.at("/birth/tz").asString()).isEqualTo("Asia/Kolkata");
        assertThat(meera.at("/birth/certainty").asString()).isEqualTo("minute");
        assertThat(meera.at("/birth/lat").asDouble()).isCloseTo(13.09, within(0.01));
        assertThat(meera.path("sex").asString()).isEqualTo("female");
        assertThat(answer.at("/understood/0/warnings/0").asString()).contains("Chennai, Tamil Nadu, India (13.08");
        assertThat(answer.at("/understood/1/person/birth/place").asString()).isEqualTo("Madurai, Tamil Nadu");
        assertThat(answer.at("/understood/1/warnings").toString()).contains("1990-04-01");
        assertThat(answer.path("understood").size()).isEqualTo(2);
        assertThat(answer.path("attribution").asString()).contains("GeoNames");

        JsonNode questions = answer.path("questions");
        assertThat(questions.size()).as("%s", answer).isEqualTo(4);
        assertThat(questions.at("/0/person/birth/local").asString()).isEqualTo("1990-04-01");
        assertThat(questions.at("/0/person/birth").has("lat")).isFalse();
        assertThat(questions.at("/2/place").asString()).isEqualTo("Salem");
        assertThat(questions.at("/3/clocks/choices/0/tz").asString()).isEqualTo("LMT");
        assertThat(answer.path("places").size()).isEqualTo(1);
        JsonNode salem = answer.at("/places/0/candidates");
        assertThat(salem.toString()).contains("Tamil Nadu").contains("Oregon");
        List<String> reasons = new ArrayList<>();
        answer.path("rejected").forEach(one -> reasons.add(one.path("reason").asString()));
        assertThat(reasons).hasSize(2);
        assertThat(reasons.get(0)).contains("no date that can be read").contains("day first");
        assertThat(reasons.get(1)).contains("'Xqzvwkjh' is not known");

        // With the answer it is kept as an entry of people.
        ObjectNode devi = (ObjectNode) questions.at("/0/person");
        ((ObjectNode) devi.path("birth"))
                .put("lat", salem.at("/0/latitude").asDouble())
                .put("lon", salem.at("/0/longitude").asDouble());
        JsonNode kept = read(session, "", "{\"people\":[" + devi + "]}");
        assertThat(kept.path("created").asInt()).as("%s", kept).isEqualTo(1);
        assertThat(kept(session).get(0).at("/birth/place").asString()).isEqualTo("Salem");

        JsonNode largest = read(session, "?preview=true&ambiguous=largest", list);
        assertThat(largest.path("questions").size()).isEqualTo(1);
        // One of Salem is kept already.
        assertThat(largest.path("understood").size()).isEqualTo(4);
    }

    @Test
    void whatTheColumnsAreCanBeSaid() {
        Accounts.Session session = accounts.newSession();
        String list = "Meera\t4/1/1990\t6:15 PM\tChennai\t98400\tafter noon\n";
        String query = "?preview=true&columns=name,date,time,place,notes,notes&date_order=month_first";
        JsonNode answer = read(session, query, list);
        assertThat(answer.at("/understood/0/person/birth/local").asString()).isEqualTo("1990-04-01T18:15:00");
        // A first line that is nobody has the headings.
        JsonNode headed = read(session, query, "Who\tWhen\tHour\tWhere\tMobile\tOther\n" + list);
        assertThat(headed.path("understood").size()).isEqualTo(1);
        assertThat(headed.at("/understood/0/person/notes").asString()).isEqualTo("Mobile: 98400\nOther: after noon");
        Answer wrong = send(session, "?columns=name,colour", "text/csv", list.getBytes(StandardCharsets.UTF_8));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.json().at("/errors/0/field").asString()).isEqualTo("columns");

        // As Excel writes "Unicode text", and what it writes unless it is told otherwise.
        byte[] unicode =
                "\uFEFFநபர்\tDOB\tTime\tPlace\nமீனா\t1-4-1990\t6:15 PM\tChennai\n".getBytes(StandardCharsets.UTF_16LE);
        JsonNode read = send(session, "?preview=true&columns=name,date,time,place", "text/plain", unicode)
                .json();
        assertThat(read.at("/understood/0/person/name").asString()).isEqualTo("மீனா");
        Answer workbook = send(session, "", "text/csv", new byte[] {'P', 'K', 3, 4, 0, 0});
        assertThat(workbook.status()).isEqualTo(415);
        assertThat(workbook.text()).contains("save the sheet as CSV");
    }

    /** Faults can cost more room than the text that has them: 80 conventions that there are not would list all that there are 80 times. */
    @Test
    void whatIsWrongWithSomebodyIsShort() {
        Accounts.Session session = accounts.newSession();
        String wrong =
                IntStream.rangeClosed(1, 80).mapToObj(i -> "c" + i + "=d").collect(Collectors.joining(";"));
        JsonNode answer =
                read(session, "?preview=true", "name,local,lat,lon,conventions\nA,1990-01-01,1,1," + wrong + "\n");
        assertThat(answer.at("/rejected/0/reason").asString())
                .startsWith("conventions.c1 is no convention; allowed: ")
                .endsWith("; and more")
                .hasSizeLessThan(10_000);
        JsonNode aaf = read(
                session,
                "?format=aaf&preview=true",
                "#A93:a,b,m,17.5.1990,10:30,p,c\n#B93:*,1n0,1e0,1" + " ".repeat(100) + "e,0\n");
        assertThat(aaf.at("/rejected/0/reason").asString()).contains("at most 40 characters");
    }

    /** A file that goes past the quota is refused as a whole, and the preview says from whom on. */
    @Test
    void aFileIsKeptWholeOrNotAtAll() {
        Accounts.Session session = accounts.newSession();
        JsonNode tier = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "two" + Accounts.newName(), "max_people", 2))
                .send()
                .json();
        accounts.patch(
                accounts.admin(),
                session.username(),
                Map.of("tier_id", tier.path("tier_id").asLong()));
        String three = "name,local,lat,lon\nA,1990-01-01,1,1\nB,1990-01-01,1,1\nC,1990-01-01,1,1\n";
        JsonNode preview = read(session, "?preview=true", three);
        assertThat(preview.path("understood").size()).isEqualTo(3);
        assertThat(preview.at("/understood/1/warnings").isEmpty()).isTrue();
        assertThat(preview.at("/understood/2/warnings/0").asString()).contains("tier");
        Answer refused = send(session, "", "text/csv", three.getBytes(StandardCharsets.UTF_8));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().path("type").asString()).isEqualTo("/problems/quota-reached");
        assertThat(kept(session)).isEmpty();

        // What is kept takes room, whoever else keeps the same people.
        String one = "name,local,lat,lon\nA,1990-01-01,1,1\n";
        Accounts.Session other = accounts.newSession();
        assertThat(send(other, "", "text/csv", three.getBytes(StandardCharsets.UTF_8))
                        .json()
                        .path("created")
                        .asInt())
                .isEqualTo(3);
        assertThat(send(session, "", "text/csv", one.getBytes(StandardCharsets.UTF_8))
                        .json()
                        .path("created")
                        .asInt())
                .isEqualTo(1);
        JsonNode full = read(session, "?preview=true", three);
        assertThat(full.at("/understood/0/warnings").isEmpty()).isTrue();
        assertThat(full.at("/understood/1/warnings/0").asString()).contains("tier");
        assertThat(send(session, "", "text/csv", three.getBytes(StandardCharsets.UTF_8))
                        .status())
                .isEqualTo(409);
        assertThat(kept(session)).hasSize(1);
    }

    @Test
    void manyArePagedAndFoundAndCounted() {
        Accounts.Session session = accounts.newSession();
        Map<String, Object> tier = new HashMap<>(Map.of("name", "many" + Accounts.newName()));
        JsonNode made = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(tier)
                .send()
                .json();
        accounts.patch(
                accounts.admin(),
                session.username(),
                Map.of("tier_id", made.path("tier_id").asLong()));
        StringBuilder file = new StringBuilder("name,local,place,lat,lon,tags\n");
        for (int i = 0; i < 600; i++) {
            file.append("Person ")
                    .append(i)
                    .append(",1990-01-01T00:00,Town")
                    .append(i % 7)
                    .append(",10,76,t")
                    .append(i % 3);
            file.append('\n');
        }
        JsonNode answer = send(session, "", "text/csv", file.toString().getBytes(StandardCharsets.UTF_8))
                .json();
        assertThat(answer.path("created").asInt()).isEqualTo(600);
        JsonNode page = service.api()
                .get(PATH + "?q=person%2017&tag=t0&sort=-name&items_per_page=100")
                .bearer(session.access())
                .send()
                .json();
        // Of 17 and 170 to 179 those that can be divided by three.
        assertThat(page.path("total").asInt()).isEqualTo(3);
        assertThat(page.at("/items/0/name").asString()).isEqualTo("Person 177");
        JsonNode last = service.api()
                .get(PATH + "?page=6&items_per_page=100&sort=birth")
                .bearer(session.access())
                .send()
                .json();
        assertThat(last.path("items").size()).isEqualTo(100);
        assertThat(last.path("has_more").asBoolean()).isFalse();
        assertThat(new String(file(session, "csv"), StandardCharsets.UTF_8).lines())
                .hasSize(601);
    }
}
