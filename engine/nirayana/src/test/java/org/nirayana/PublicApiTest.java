package org.nirayana;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/** What programs can name of the library is kept in files, so that nothing goes or comes unseen between two versions. */
class PublicApiTest {
    private static final String FOLDER = "docs/api";

    private static final String RECORD =
            "./nirayana test -pl engine/nirayana -Dtest=PublicApiTest -Dnirayana.record=true";

    @Test
    void whatProgramsCanNameIsWhatIsKept() throws IOException, ClassNotFoundException {
        Path folder = Project.file(FOLDER);
        Map<String, List<String>> now = PublicApi.lines();
        if (Boolean.getBoolean("nirayana.record")) {
            Files.createDirectories(folder);
            for (Path old : files(folder)) {
                Files.delete(old);
            }
            for (Map.Entry<String, List<String>> module : now.entrySet()) {
                Files.write(folder.resolve(module.getKey() + ".txt"), module.getValue());
            }
        }
        assertThat(files(folder).stream().map(file -> file.getFileName().toString()))
                .as("the modules, a file of %s each; record by %s", FOLDER, RECORD)
                .containsExactlyInAnyOrderElementsOf(
                        now.keySet().stream().map(name -> name + ".txt").toList());
        for (Map.Entry<String, List<String>> module : now.entrySet()) {
            List<String> before = members(Files.readAllLines(folder.resolve(module.getKey() + ".txt")));
            List<String> after = members(module.getValue());
            assertThat(after).as(module.getKey()).isNotEmpty();
            List<String> gone = without(before, after);
            assertThat(gone)
                    .as(
                            "%s: removed or changed, which breaks programs. If it is meant, say under \"Upgrade notes\" of"
                                    + " CHANGELOG.md what to use instead, and record by %s",
                            module.getKey(), RECORD)
                    .isEmpty();
            assertThat(without(after, before))
                    .as(
                            "%s: new, and a promise from the next release on. If it is meant, record by %s",
                            module.getKey(), RECORD)
                    .isEmpty();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    /** Each member with the name of its type, so that a line can be read alone. */
    private static List<String> members(List<String> lines) {
        List<String> members = new ArrayList<>();
        String type = "";
        for (String line : lines) {
            if (line.startsWith(" ")) {
                members.add(type + ": " + line.strip());
            } else {
                members.add(line);
                type = Stream.of(line.split(" ", -1))
                        .filter(word -> word.startsWith("org."))
                        .findFirst()
                        .orElseThrow()
                        .replaceAll("<.*", "");
            }
        }
        return members;
    }

    private static List<String> without(List<String> some, List<String> others) {
        TreeSet<String> known = new TreeSet<>(others);
        return some.stream().filter(line -> !known.contains(line)).collect(Collectors.toList());
    }
}
