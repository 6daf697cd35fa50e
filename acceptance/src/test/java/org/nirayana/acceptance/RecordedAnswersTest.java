package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;

/**
 * What was answered before is answered the same, byte for byte: 400 questions with the answers they had on the day named in
 * {@code answers/README.md}. An answer that changes on purpose is recorded anew, and the difference read:
 * {@code ./nirayana test -pl acceptance -Dtest=RecordedAnswersTest -Dnirayana.record=true}.
 */
class RecordedAnswersTest {
    private static final Path FILE = Command.ROOT.resolve("acceptance/src/test/resources/answers/recorded.jsonl");
    private static final boolean RECORD = Boolean.getBoolean("nirayana.record");
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    /** One question and what it was answered. */
    private record Recorded(String question, int status, String type, String caching, String body) {}

    @TempDir
    Path folder;

    @Test
    void answersAreThoseThatWereRecorded() throws IOException {
        List<Recorded> before = RECORD ? List.of() : read();
        List<String> questions = RECORD
                ? new Questions().list()
                : before.stream().map(Recorded::question).toList();
        assertThat(questions).hasSize(400).doesNotHaveDuplicates();
        List<Recorded> now = new ArrayList<>();
        try (Program program = Program.in(folder, Map.of())) {
            program.start();
            String token = new Accounts(program.api()).admin();
            HttpClient http = HttpClient.newHttpClient();
            for (String question : questions) {
                now.add(ask(http, program.address(), token, question));
            }
        }
        if (RECORD) {
            Files.writeString(
                    FILE,
                    String.join("", now.stream().map(r -> GSON.toJson(r) + "\n").toList()));
            fail("The answers were recorded in " + FILE + ": read the difference.");
        }
        for (int i = 0; i < now.size(); i++) {
            assertThat(now.get(i)).isEqualTo(before.get(i));
        }
    }

    private static List<Recorded> read() throws IOException {
        return Files.readAllLines(FILE).stream()
                .map(line -> GSON.fromJson(line, Recorded.class))
                .toList();
    }

    private static Recorded ask(HttpClient http, String address, String token, String question) {
        try {
            HttpResponse<String> answer = http.send(
                    HttpRequest.newBuilder(URI.create(address + question))
                            .header("Authorization", "Bearer " + token)
                            .header("X-Request-Id", "always-the-same")
                            .build(),
                    HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            String type = answer.headers().firstValue("Content-Type").orElse("");
            return new Recorded(
                    question,
                    answer.statusCode(),
                    type,
                    answer.headers().firstValue("Cache-Control").orElse(""),
                    withoutVersion(type, answer.body()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** The version of the program is part of the conventions; in a calendar, lines are folded by what is in them. */
    private static String withoutVersion(String type, String body) {
        String unfolded = type.startsWith("text/calendar") ? body.replace("\r\n ", "") : body;
        return unfolded.replaceAll("Nirayana \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?", "Nirayana VERSION");
    }

    /** The questions, made once: every endpoint of the calculation at many places and times, and with every parameter. */
    private static final class Questions {
        private static final List<String> PLACES = List.of(
                "lat=12.97&lon=77.59",
                "lat=13.0827&lon=80.2707",
                "lat=51.5074&lon=-0.1278",
                "lat=40.7128&lon=-74.006",
                "lat=-33.87&lon=151.21",
                "lat=69.65&lon=18.96",
                "lat=78.22&lon=15.65",
                "lat=-13.83&lon=-171.77",
                "lat=0&lon=0",
                "lat=90&lon=0",
                "lat=28.6139&lon=77.209&tz=Asia/Kolkata",
                "lat=35.68&lon=139.69&tz=Europe/London");
        private static final List<String> AYANAMSAS = List.of(
                "lahiri", "true_citra", "raman", "krishnamurti", "galcent_0sag", "fagan_bradley", "suryasiddhanta");
        private static final List<String> LANGUAGES =
                List.of("en", "hi", "ta", "te", "kn", "ml", "bn", "gu", "mr", "sa");

        private final SplittableRandom random = new SplittableRandom(20261116);
        private final List<String> list = new ArrayList<>();

        List<String> list() {
            for (int i = 0; i < 30; i++) {
                astro("planets?" + chart(i) + common(i));
                astro("kattams?" + chart(i));
            }
            for (int i = 0; i < 20; i++) {
                astro("lunar-nodes?" + chart(i) + (i % 2 == 0 ? "&node_type=mean" : "&node_type=true"));
                astro("ascendant?" + chart(i) + common(i));
                astro("sunrise-sunset?" + when(i));
                astro("local-time?" + place(i) + "&dateandtime=" + encoded(moment(i)));
            }
            for (int i = 0; i < 40; i++) {
                astro("chart?" + when(i) + "&ayanamsa=" + pick(AYANAMSAS) + drawn(i));
            }
            for (int i = 0; i < 24; i++) {
                astro("horoscope?" + when(i) + common(i)
                        + (i % 3 == 0 ? "&varga=9&school=parashara" : "&varga=" + (i + 1)));
            }
            for (int i = 0; i < 38; i++) {
                astro("vargas/"
                        + List.of(1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60, 81, 108, 144, 300)
                                .get(i % 20)
                        + "?" + chart(i));
            }
            for (int i = 0; i < 24; i++) {
                String system = List.of("vimshottari", "ashtottari", "yogini").get(i % 3);
                astro("dashas/" + system + "?" + when(i) + "&levels=" + (i < 3 ? 3 : 1 + i % 2)
                        + (i % 4 == 3 ? "&dasa_year_length=360" : ""));
                astro("dashas/" + system + "/current?" + when(i) + "&at=2150-11-15T00:00:00Z&levels=" + (1 + i % 6));
            }
            astro("dashas/vimshottari?" + when(1) + "&under=3.1.4");
            astro("dashas/yogini?" + when(1) + "&under=2&levels=2");
            for (int i = 0; i < 36; i++) {
                astro("panchanga?" + when(i) + "&ayanamsa=" + pick(AYANAMSAS) + schools(i));
            }
            for (int i = 0; i < 18; i++) {
                astro("panchanga/range?" + place(i) + "&days=" + (1 + i % 6) + "&start_date="
                        + moment(i).substring(0, 10) + "&format="
                        + List.of("json", "csv", "ics").get(i % 3));
            }
            for (String text : List.of("Chennai", "beng", "varan", "New", "काशी", "x", "São", "Київ")) {
                list.add("/api/v1/places?q=" + encoded(text));
            }
            for (String clock : List.of(
                    "lat=40.7128&lon=-74.006&date=2025-11-02&time=01:30",
                    "lat=40.7128&lon=-74.006&date=2025-03-09&time=02:30",
                    "lat=22.57&lon=88.36&date=1941-10-01&time=00:10:30",
                    "lat=51.5&lon=-0.12&date=1943-07-01&time=12:00",
                    "lat=-13.83&lon=-171.77&date=2011-12-30&time=12:00",
                    "lat=12.97&lon=77.59&date=1900-01-01&time=06:00")) {
                astro("local-time?" + clock);
            }
            list.add("/api/v1/config");
            wrong();
            return list;
        }

        /** What is refused is refused in the same words. */
        private void wrong() {
            String when = "lat=12.97&lon=77.59&dateandtime=1990-05-17T10:30:00Z";
            for (String question : List.of(
                    "planets?lat=91&lon=200",
                    "planets?ayanmsa=raman",
                    "planets?ayanamsa=nobody",
                    "planets?dateandtime=yesterday",
                    "planets?dateandtime=9999-01-01T00:00:00Z",
                    "planets?lat=12&lat=13",
                    "ascendant?node_type=both",
                    "kattams?position_reference=heliocentric",
                    "sunrise-sunset?tz=Mars/Olympus",
                    "chart?" + when + "&chart_type=round",
                    "chart?" + when + "&width=1",
                    "chart?" + when + "&lang=xx&theme=pink",
                    "chart?" + when + "&varga=0",
                    "chart?" + when + "&varga=9&school=nobody",
                    "chart?" + when + "&name=" + "n".repeat(200),
                    "horoscope?" + when + "&varga=nine",
                    "vargas/0?" + when,
                    "vargas/301?" + when,
                    "vargas/x?" + when,
                    "vargas/9?" + when + "&school=none",
                    "dashas/kalachakra?" + when,
                    "dashas/vimshottari?" + when + "&levels=4",
                    "dashas/vimshottari?" + when + "&under=0",
                    "dashas/vimshottari?" + when + "&under=1.1.1.1.1.1&levels=2",
                    "dashas/vimshottari?" + when + "&dasa_year_length=0",
                    "dashas/vimshottari/current?" + when + "&at=1900-01-01T00:00:00Z",
                    "dashas/vimshottari/current?" + when + "&at=soon",
                    "panchanga?" + when + "&hora=short",
                    "panchanga?" + when + "&position_reference=topocentric",
                    "panchanga/range?days=401&start_date=2026-01-01",
                    "panchanga/range?days=0&start_date=2026-02-30",
                    "panchanga/range?days=2&start_date=2026-01-01&format=pdf",
                    "local-time?date=2025-01-01",
                    "local-time?date=2025-01-01&time=25:00",
                    "local-time?date=2025-01-01&time=12:00&dateandtime=2025-01-01T12:00:00Z",
                    "no-such-thing")) {
                astro(question);
            }
            list.addAll(List.of("/api/v1/config?lat=1", "/api/v1/places?q=", "/api/v1/places"));
        }

        private void astro(String question) {
            list.add("/api/v1/astro/" + question);
        }

        private String chart(int i) {
            return PLACES.get(i % 10) + "&dateandtime=" + encoded(moment(i)) + "&ayanamsa=" + pick(AYANAMSAS);
        }

        private String when(int i) {
            return place(i) + "&dateandtime=" + encoded(moment(i));
        }

        private String place(int i) {
            return PLACES.get(i % PLACES.size());
        }

        private String moment(int i) {
            String offset = List.of("Z", "+05:30", "-08:00", "").get(i % 4);
            return "%04d-%02d-%02dT%02d:%02d:%02d%s"
                    .formatted(
                            i % 5 == 0 ? random.nextInt(1600, 2600) : random.nextInt(1900, 2100),
                            random.nextInt(1, 13),
                            random.nextInt(1, 29),
                            random.nextInt(24),
                            random.nextInt(60),
                            random.nextInt(60),
                            offset);
        }

        private static String common(int i) {
            return switch (i % 4) {
                case 0 -> "&position_reference=topocentric";
                case 1 -> "&node_type=mean";
                case 2 -> "&node_type=true&position_reference=geocentric";
                default -> "";
            };
        }

        private String drawn(int i) {
            return "&chart_type="
                    + List.of("south-indian", "north-indian", "east-indian").get(i % 3) + "&lang="
                    + LANGUAGES.get(i % LANGUAGES.size())
                    + (i % 4 == 0 ? "&name=" + encoded("अर्जुन & <b>") + "&place=" + encoded("Chennai") : "")
                    + (i % 5 == 0 ? "&theme=dark&width=900" : "")
                    + (i % 6 == 0 ? "&varga=" + List.of(9, 10, 60, 3).get(i / 6 % 4) : "");
        }

        private static String schools(int i) {
            return switch (i % 9) {
                case 0 -> "&solar_calendar=malayalam";
                case 1 -> "&seasons=tropical";
                case 2 -> "&vikram=kartikadi";
                case 3 -> "&jovian_bija=applied";
                case 4 -> "&mula_varjya=both";
                case 5 -> "&brahma_muhurta=fixed";
                case 6 -> "&hora=equal";
                case 7 -> "&node_type=mean";
                default -> "";
            };
        }

        private String pick(List<String> values) {
            return values.get(random.nextInt(values.size()));
        }

        private static String encoded(String text) {
            return URLEncoder.encode(text, StandardCharsets.UTF_8);
        }
    }
}
