package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/** Equal questions get equal bytes: after a restart, and from another Java. */
@Tag("same-bytes")
class SameBytesTest {
    private static final int QUESTIONS = Proof.scaled(60, 400);

    @TempDir
    Path folder;

    private List<String> questions;

    @BeforeEach
    void ask() {
        SplittableRandom random = new SplittableRandom(Proof.seed());
        List<String> places =
                List.of("lat=12.97&lon=77.59", "lat=69.65&lon=18.96", "lat=-33.87&lon=151.21", "lat=0&lon=0");
        List<String> ayanamsas = List.of("lahiri", "true_citra", "raman", "krishnamurti", "galcent_0sag");
        questions = new ArrayList<>();
        for (int i = 0; i < QUESTIONS; i++) {
            String moment = "%04d-%02d-%02dT%02d:%02d:%02dZ"
                    .formatted(
                            random.nextInt(1600, 2600),
                            random.nextInt(1, 13),
                            random.nextInt(1, 29),
                            random.nextInt(24),
                            random.nextInt(60),
                            random.nextInt(60));
            String place = FuzzValues.pick(random, places) + "&ayanamsa=" + FuzzValues.pick(random, ayanamsas);
            String when = place + "&dateandtime=" + moment;
            questions.add("/api/v1/astro/"
                    + switch (i % 12) {
                        case 0 -> "planets?" + when + "&position_reference=topocentric";
                        case 1 -> "planets?" + when;
                        case 2 -> "lunar-nodes?" + when + "&node_type=mean";
                        case 3 -> "ascendant?" + when;
                        case 4 -> "kattams?" + when;
                        case 5 -> "sunrise-sunset?" + when;
                        case 6 -> "panchanga?" + when;
                        case 7 -> "panchanga/range?" + place + "&days=3&start_date=" + moment.substring(0, 10);
                        case 8 -> "dashas/vimshottari?" + when + "&levels=2";
                        case 9 -> "dashas/yogini/current?" + when + "&at=2026-11-15T00:00:00Z";
                        case 10 -> "vargas/9?" + when;
                        default -> "chart?" + when + "&lang=ta&chart_type=north-indian";
                    });
        }
    }

    @Test
    void afterARestart() {
        try (Program program = Program.in(folder, Map.of())) {
            Map<String, String> first = answers(program.start());
            program.kill();
            assertThat(answers(program.start())).isEqualTo(first);
            Proof.figure(22, first.size() + " questions before and after a restart: all answers equal, byte by byte");
        }
    }

    /** Needs two JDKs. */
    @Test
    @LongProof
    void fromAnotherJava() {
        Optional<Path> other = otherJava();
        assumeTrue(
                other.isPresent(), "there is no other JDK under /usr/lib/jvm, and NIRAYANA_OTHER_JAVA_HOME names none");
        try (Program here = Program.in(folder.resolve("here"), Map.of());
                Program there = Program.in(folder.resolve("there"), Map.of()).withJava(other.get())) {
            Map<String, String> expected = answers(here.start());
            here.kill();
            assertThat(answers(there.start())).isEqualTo(expected);
            Proof.figure(
                    22,
                    expected.size() + " questions to Java " + Runtime.version().feature() + " and Java "
                            + release(other.get()) + ": all answers equal, byte by byte");
        }
    }

    /** Status and body by question. */
    private Map<String, String> answers(Program program) {
        String token = new Accounts(program.api()).admin();
        HttpClient http = HttpClient.newHttpClient();
        Map<String, String> answers = new LinkedHashMap<>();
        int found = 0;
        for (String question : questions) {
            try {
                HttpResponse<byte[]> answer = http.send(
                        HttpRequest.newBuilder(URI.create(program.address() + question))
                                .header("Authorization", "Bearer " + token)
                                .header("X-Request-Id", "always-the-same")
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray());
                found += answer.statusCode() == 200 ? 1 : 0;
                answers.put(
                        question,
                        answer.statusCode() + " " + Base64.getEncoder().encodeToString(answer.body()));
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }
        assertThat(found).as("answers 200 of " + questions.size()).isGreaterThan(questions.size() * 9 / 10);
        return answers;
    }

    /** A Java of another release than the one that runs this. */
    private static Optional<Path> otherJava() {
        String named = System.getenv("NIRAYANA_OTHER_JAVA_HOME");
        if (named != null) {
            return Optional.of(Path.of(named, "bin", "java"));
        }
        Path homes = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(homes)) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(homes)) {
            return all.map(home -> home.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .filter(java -> release(java) >= 17
                            && release(java) != Runtime.version().feature())
                    .sorted()
                    .findFirst();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The first number of a Java's version, from the file that says so; 0 when there is none. */
    private static int release(Path java) {
        try {
            return Files.readString(java.toRealPath().getParent().resolveSibling("release"))
                    .lines()
                    .filter(line -> line.startsWith("JAVA_VERSION=\""))
                    .map(line -> Integer.parseInt(line.replaceAll("JAVA_VERSION=\"([0-9]+).*", "$1")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException none) {
            return 0;
        }
    }
}
