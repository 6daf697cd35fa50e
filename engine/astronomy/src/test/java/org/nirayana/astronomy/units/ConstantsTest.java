package org.nirayana.astronomy.units;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A constant stands in one place. */
class ConstantsTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Path CONSTANTS = SOURCES.resolve("org/nirayana/astronomy/units/Constants.java");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.])(\\d[\\d_]*(?:\\.\\d+)?(?:e[-+]?\\d+)?)L?(?![\\w.])");

    @Test
    void noOtherClassRepeatsItsDigits() throws IOException {
        Set<Double> constants = new TreeSet<>(numbers(CONSTANTS));
        assertThat(constants).hasSizeGreaterThan(25);
        List<String> repeated = new ArrayList<>();
        List<Path> others;
        try (Stream<Path> files = Files.walk(SOURCES)) {
            others = files.filter(file -> file.toString().endsWith(".java") && !file.equals(CONSTANTS))
                    .toList();
        }
        assertThat(others).hasSizeGreaterThan(60);
        for (Path file : others) {
            for (double number : numbers(file)) {
                if (constants.contains(number)) {
                    repeated.add(file.getFileName() + ": " + number);
                }
            }
        }
        assertThat(repeated).isEmpty();
    }

    /** What is written with four digits or more, as numbers: 86_400 and 86400.0 are the same constant. */
    private static List<Double> numbers(Path file) throws IOException {
        String code = COMMENT.matcher(Files.readString(file)).replaceAll(" ");
        return NUMBER.matcher(code)
                .results()
                .map(found -> found.group(1).replace("_", ""))
                .filter(text -> text.chars().filter(Character::isDigit).count() >= 4)
                .map(Double::valueOf)
                .toList();
    }
}
