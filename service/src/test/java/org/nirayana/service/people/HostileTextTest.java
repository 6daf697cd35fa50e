package org.nirayana.service.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Read;
import org.nirayana.api.operation.RecordReader;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.service.http.message.Problem;
import org.nirayana.testing.LinearCost;

/** Whatever stands in a file of people, reading it takes time by its length. */
@Tag("hostile-text")
class HostileTextTest {
    private static final int LONGEST_FILE = 5 << 20;
    private static final int LONGEST_QUERY = 8 * 1024;

    private static final Engine ENGINE = new Engine(
            PackedEphemeris.load(),
            Conventions.standard(),
            "test",
            TimeZones.builtIn(),
            Gazetteer.builtIn(),
            Clock.systemUTC());
    private static final PersonRules RULES = new PersonRules(ENGINE);

    private static Read<PersonBodies.NewPersonBody> reading(Map<String, Object> body) {
        return RecordReader.of(PersonBodies.NewPersonBody.class).read(body);
    }

    /** Judges each person, as the import does, and takes any number. */
    private static final class Judge implements ImportSink {
        private long length;

        @Override
        public void person(int line, String text, Map<String, Object> fields, List<String> warnings) {
            length += text.length();
            Read<PersonBodies.NewPersonBody> read = reading(fields);
            RULES.read(read, doubt -> {});
            read.faults()
                    .forEach(fault ->
                            length += fault.field().length() + fault.message().length());
        }

        @Override
        public void reject(int line, String text, String reason) {
            length += text.length() + reason.length();
        }

        @Override
        public boolean isFull() {
            return false;
        }
    }

    private static String zone(
            String local, boolean julian, double latitude, double longitude, int offset, List<String> warnings) {
        return CivilBirth.zoneOf(ENGINE, local, julian, latitude, longitude, offset)
                .orElse("UTC");
    }

    private static final CsvPeople.Choices AS_IT_IS =
            new CsvPeople.Choices(Optional.empty(), WrittenDate.DateOrder.DAY_FIRST, 2026);

    private static long csv(String text) {
        Judge judge = new Judge();
        CsvPeople.read(text, AS_IT_IS, judge);
        return judge.length;
    }

    private static long jhd(String text) {
        Judge judge = new Judge();
        JhdFiles.read(text, judge, HostileTextTest::zone);
        return judge.length;
    }

    private static long aaf(String text) {
        Judge judge = new Judge();
        AafFile.read(text, judge, HostileTextTest::zone);
        return judge.length;
    }

    private static long json(String text) {
        Judge judge = new Judge();
        JsonPeople.read(text, judge);
        return judge.length;
    }

    @Test
    void files() {
        LinearCost cost = new LinearCost(Problem.class);
        cost.ofText("any format", LONGEST_FILE, ImportFormat::of);
        cost.of("any format: x and line feeds", LONGEST_FILE, n -> "x" + "\n".repeat(n), ImportFormat::of);
        cost.of("any format: numbers", LONGEST_FILE, n -> "1\n".repeat(n), ImportFormat::of);

        cost.ofText("csv", LONGEST_FILE, HostileTextTest::csv);
        String head = "name,local,lat,lon,tags,conventions,notes\n";
        cost.ofText(
                "csv, a cell", LONGEST_FILE, text -> head + text + ",1990-05-17T10:30,1,1,,,\n", HostileTextTest::csv);
        cost.of("csv: x and quotes", LONGEST_FILE, n -> head + "x" + "\"".repeat(n), HostileTextTest::csv);
        cost.of("csv: blanks and quotes", LONGEST_FILE, n -> head + " \"".repeat(n), HostileTextTest::csv);
        cost.of("csv: tags", LONGEST_FILE, n -> head + "a,1990-05-17,1,1," + "t;".repeat(n), HostileTextTest::csv);
        cost.of(
                "csv: conventions",
                LONGEST_FILE,
                n -> head + "a,1990-05-17,1,1,," + "c=d;".repeat(n),
                HostileTextTest::csv);
        cost.of("csv: people", 200_000, n -> head + "a,1990-05-17,1,1\n".repeat(n), HostileTextTest::csv);
        cost.of("csv: columns", LONGEST_FILE, n -> "name,local,lat,lon" + ",a".repeat(n), HostileTextTest::csv);

        String list = "Name;D.O.B.;Time;Place;Phone\n";
        cost.ofText(
                "list, a heading", LONGEST_FILE, text -> "Name;DOB;" + text + "\na;1-4-1990;", HostileTextTest::csv);
        for (String row :
                List.of("a;%s;6:15 PM;b", "a;1-4-1990 %s;;b", "a;1 %s 1990;;b", "a;1-4-1990;%s;b", "a;1-4-1990;;%s")) {
            cost.ofText(
                    "list, row " + row,
                    LONGEST_FILE,
                    text -> list + row.replace("%s", text.replace(';', ' ')) + "\n",
                    HostileTextTest::csv);
        }
        cost.of("list: people", 200_000, n -> list + "a;1 Apr 1990;6:15 PM;b\n".repeat(n), HostileTextTest::csv);
        cost.of("list: headings", LONGEST_FILE, n -> list.strip() + ";DOB (x)".repeat(n), HostileTextTest::csv);
        cost.ofText(
                "workbook or text", LONGEST_FILE, text -> PeopleImport.decode(text.getBytes(StandardCharsets.UTF_16)));

        String lines = "4\n4\n1970\n17.50\n-5.30\n-81.08\n16.10\n";
        cost.ofText("jhd", LONGEST_FILE, HostileTextTest::jhd);
        cost.ofText("jhd, a name", LONGEST_FILE, text -> "#file:" + text + "\u2028\n" + lines, HostileTextTest::jhd);
        cost.ofText("jhd, a value", LONGEST_FILE, text -> "4\n4\n1970\n" + text + "\n", HostileTextTest::jhd);
        cost.of("jhd: values", LONGEST_FILE, n -> lines + "1\n".repeat(n), HostileTextTest::jhd);
        cost.of("jhd: files", LONGEST_FILE, n -> "#file:a\n1\n".repeat(n), HostileTextTest::jhd);

        cost.ofText("aaf", LONGEST_FILE, HostileTextTest::aaf);
        cost.ofText("aaf, a chunk", LONGEST_FILE, text -> text + "#A93:" + text + "\u2028", HostileTextTest::aaf);
        for (String field : List.of("1.1.1990%s", "%s17.5.1990", "%s")) {
            cost.ofText(
                    "aaf, date " + field,
                    LONGEST_FILE,
                    text -> "#A93:a,b,m," + field.replace("%s", text.replace(',', ' ')) + ",10:30\n#B93:*,1n0,1e0\n",
                    HostileTextTest::aaf);
        }
        for (String b :
                List.of("1n0,1e0,1%sx,0", "1n0,1e0,1h%se,0", "1%sn0,1e0,*,0", "1n%s0,1e0,*,0", "1n0:1.%s,1e0,*,0")) {
            cost.ofText(
                    "aaf, place and zone " + b,
                    LONGEST_FILE,
                    text -> "#A93:a,b,m,17.5.1990,10:30,p,c\n#B93:*," + b.replace("%s", text.replace(',', ' ')) + "\n",
                    HostileTextTest::aaf);
        }
        cost.of("aaf: words", LONGEST_FILE, n -> "#A93:a\n#COM:b\n" + "c\n".repeat(n), HostileTextTest::aaf);
        cost.of("aaf: second lines", LONGEST_FILE, n -> "#A93:a\n" + "#B93:b\n".repeat(n), HostileTextTest::aaf);
        cost.of("aaf: people", LONGEST_FILE, n -> "#A93:a\n".repeat(n), HostileTextTest::aaf);

        cost.ofText("json", LONGEST_FILE, HostileTextTest::json);
        cost.of("json: people", LONGEST_FILE, n -> "[" + "{},".repeat(n) + "{}]", HostileTextTest::json);
        cost.of("json: members", 400_000, HostileTextTest::members, HostileTextTest::json);
        cost.of(
                "json: escapes",
                LONGEST_FILE,
                n -> "[{\"name\":\"" + "\\u0301".repeat(n) + "\"}]",
                HostileTextTest::json);
        cost.of("json: digits", LONGEST_FILE, n -> "[" + "9".repeat(n) + "]", HostileTextTest::json);
        cost.check("files of people");
    }

    private static String members(int count) {
        StringBuilder json = new StringBuilder("[{");
        for (int i = 0; i < count; i++) {
            json.append(i == 0 ? "\"" : ",\"").append(i).append("\":0");
        }
        return json.append("}]").toString();
    }

    /** What is too much to be taken is not held in memory either: one byte of a file must not become hundreds. */
    @Test
    void whatIsTooMuchIsNotHeld() {
        List<String> cells =
                new CsvRows(",".repeat(100_000)).next().orElseThrow().cells();
        assertThat(cells).hasSize(CsvRows.MAX_CELLS + 1);

        List<Map<String, Object>> people = new ArrayList<>();
        ImportSink sink = new ImportSink() {
            @Override
            public void person(int line, String text, Map<String, Object> fields, List<String> warnings) {
                people.add(fields);
            }

            @Override
            public void reject(int line, String text, String reason) {
                throw new AssertionError(reason);
            }

            @Override
            public boolean isFull() {
                return false;
            }
        };
        String row = "a,1,1,1990-05-17," + "t;".repeat(10_000) + "," + "c=d;".repeat(10_000) + "\n";
        CsvPeople.read("name,lat,lon,local,tags,conventions\n" + row, AS_IT_IS, sink);
        assertThat((List<?>) people.get(0).get("tags")).hasSizeBetween(PersonRules.MAX_TAGS + 1, 100);
        assertThat((List<?>) people.get(0).get("conventions")).hasSizeBetween(PersonRules.MAX_CONVENTIONS + 1, 100);

        String aaf = "#A93:a,b,m,17.5.1990,10:30,p,c" + ",".repeat(100_000) + "\n#B93:*,1n0,1e0,0,0\n#COM:\n";
        AafFile.read(aaf + "a word\n".repeat(100_000), sink, HostileTextTest::zone);
        assertThat((String) people.get(1).get("notes"))
                .startsWith("a word\na word\n")
                .hasSizeBetween(PersonRules.MAX_NOTES + 1, PersonRules.MAX_NOTES + 100);

        assertThatThrownBy(() -> JsonPeople.read("[[" + "0,".repeat(100_000) + "0]]", sink))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.getMessage())
                        .contains("2000 values"));
    }

    @Test
    void people() {
        LinearCost cost = new LinearCost(Problem.class);
        cost.ofText("words of a search", LONGEST_QUERY, PersonWords::sought);
        for (String field : List.of("name", "notes", "sex")) {
            cost.ofText(
                    "person, " + field,
                    LONGEST_FILE,
                    text -> person(field, text, Map.of()),
                    body -> RULES.read(reading(body), doubt -> {}));
        }
        for (String field : List.of("local", "place", "tz", "time_scale", "calendar", "certainty")) {
            cost.ofText(
                    "birth, " + field,
                    LONGEST_FILE,
                    text -> person("name", "a", Map.of(field, text)),
                    body -> RULES.read(reading(body), doubt -> {}));
        }
        cost.of(
                "words of notes",
                PersonRules.MAX_NOTES,
                n -> RULES.read(reading(person("notes", "a ".repeat(n / 2), Map.of())), doubt -> {})
                        .orElseThrow(),
                PersonWords::of);
        cost.check("people and searches");
    }

    private static Map<String, Object> person(String field, String text, Map<String, Object> birth) {
        Map<String, Object> born = new HashMap<>(Map.of("local", "1990-05-17", "lat", 1.0, "lon", 1.0));
        born.putAll(birth);
        Map<String, Object> person = new HashMap<>(Map.of("name", "a", "birth", born));
        person.put(field, text);
        return person;
    }
}
