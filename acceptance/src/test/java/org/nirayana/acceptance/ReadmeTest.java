package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Variant;

/** Does what the README says, with its own words: the commands are taken from it and executed. */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("```(\\w+)\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+\\.[0-9]+");

    /** Degrees; finer changes of the engine are news for the changelog and not for this example. */
    private static final double TOLERANCE = 1e-5;

    /** The Java from which on the launcher makes an archive of another kind. */
    private static final int AOT_CACHE = 25;

    @TempDir
    Path folder;

    @Test
    @Tag(Variant.WIDER)
    void theCommandsAndTheFirstCallWorkAsWritten() throws IOException {
        List<MatchResult> blocks = BLOCK.matcher(Files.readString(Command.ROOT.resolve("README.md")))
                .results()
                .toList();
        List<String> commands = blocks.get(0).group(2).lines().toList();
        // The second command is what runs this test.
        assertThat(commands).containsExactly("./nirayana serve", "./nirayana test");
        String call = blocks.get(1).group(2);
        assertThat(blocks.get(2).group(1)).isEqualTo("json");
        String promised = blocks.get(2).group(2).strip();

        String launcher = Command.ROOT
                .resolve(commands.get(0).split(" ", -1)[0])
                .normalize()
                .toString();
        // The archive of a quick start takes a quarter of a minute to make: that of the newest Java, and with variants
        // every one.
        boolean archive = Proof.withVariants() || Runtime.version().feature() >= AOT_CACHE;
        Map<String, String> environment =
                archive ? Map.of("PORT", "0") : Map.of("PORT", "0", "NIRAYANA_ARCHIVE", "off");
        try (Command service = Command.start(folder, environment, launcher, "serve")) {
            String address = service.address();
            String password = service.out().replaceAll("(?s).*Superuser admin has the password (\\S+).*", "$1");
            String placeholder = "the-password-that-serve-printed";
            assertThat(call).contains("PASSWORD=" + placeholder);
            Command.Result answer = Command.run(
                    folder,
                    Map.of(),
                    "bash",
                    "-c",
                    call.replace(placeholder, password).replace("http://127.0.0.1:8000", address));
            assertThat(answer.exitCode()).as(answer.err()).isZero();
            // Same text around the numbers, same numbers within the tolerance.
            assertThat(NUMBER.matcher(answer.out().strip()).replaceAll("#"))
                    .isEqualTo(NUMBER.matcher(promised).replaceAll("#"));
            List<Double> expected = numbers(promised);
            List<Double> actual = numbers(answer.out());
            assertThat(actual).hasSize(5).hasSameSizeAs(expected);
            for (int i = 0; i < expected.size(); i++) {
                assertThat(actual.get(i)).isCloseTo(expected.get(i), within(TOLERANCE));
            }
            service.terminate();
            assertThat(service.await(Duration.ofSeconds(30)).exitCode()).isEqualTo(143);
        }
        // The relative DATA_DIR is meant from where the command was given.
        assertThat(folder.resolve("data")).isDirectory();
    }

    private static List<Double> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(m -> Double.valueOf(m.group()))
                .toList();
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        List<String> links = new ArrayList<>();
        for (String document : List.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")) {
            String text = Files.readString(Command.ROOT.resolve(document));
            Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(text).results().forEach(m -> links.add(m.group(1)));
        }
        assertThat(links).hasSizeGreaterThan(20).allSatisfy(link -> assertThat(Command.ROOT.resolve(link))
                .exists());
    }

    @Test
    void everyClassOfTheGlossaryExists() throws IOException {
        List<String> rows = Files.readAllLines(Command.ROOT.resolve("docs/glossary.md")).stream()
                .filter(l -> l.startsWith("| ") && l.contains("`"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (String row : rows) {
            assertThat(Pattern.compile("`([\\w.]+)`").matcher(row).results().map(m -> m.group(1)))
                    .as(row)
                    .isNotEmpty()
                    .allSatisfy(type -> {
                        String name = type.startsWith("org.") ? type : "org.nirayana.jyotisha." + type;
                        String module = "nirayana-" + name.split("\\.", -1)[2];
                        assertThat(Project.modules()
                                        .get(module)
                                        .resolve("src/main/java/" + name.replace('.', '/') + ".java"))
                                .exists();
                    });
        }
    }
}
