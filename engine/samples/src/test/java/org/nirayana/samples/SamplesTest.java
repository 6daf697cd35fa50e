package org.nirayana.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.testing.Project;

/** Every program prints what the file of its name says, to the last character. */
class SamplesTest {
    private static final Path PROGRAMS = Project.file("engine/samples/src/main/java/org/nirayana/samples");
    private static final Path EXPECTED = Project.file("engine/samples/src/test/resources");

    static List<String> programs() throws IOException {
        return names(PROGRAMS, ".java").stream()
                .filter(name -> !name.equals("package-info"))
                .toList();
    }

    private static List<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
    void printsWhatItsFileSays(String program) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            Class.forName("org.nirayana.samples." + program)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        String printed = bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        assertThat(printed).isEqualTo(Files.readString(EXPECTED.resolve(program + ".txt")));
    }

    @Test
    void everyFileHasItsProgram() throws IOException {
        assertThat(names(EXPECTED, ".txt")).hasSizeGreaterThanOrEqualTo(12).isEqualTo(programs());
    }
}
