package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/**
 * Two ways to write an assertion that cannot fail, looked for in the source of all tests.
 *
 * <p>What holds of all elements holds of none: such an assertion also says, in the same sentence, that there are some. And
 * what is asserted in a {@code catch} is not asserted when nothing is thrown: an expected exception is asked for by
 * {@code assertThatThrownBy}.
 */
class AssertionsTest {
    private static final Pattern OF_ALL = Pattern.compile("\\.(allMatch|allSatisfy|noneMatch|noneSatisfy)\\(");
    private static final Pattern OF_SOME =
            Pattern.compile("\\.(isNotEmpty|hasSize\\w*|hasSameSizeAs|contains\\w*|startsWith|endsWith)\\(");

    private static final Pattern SAID = Pattern.compile(
            "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)+'", Pattern.DOTALL);
    private static final Pattern CATCH = Pattern.compile("\\bcatch \\([^)]*\\) \\{");

    @Test
    void whatIsSaidOfAllIsSaidOfSome() throws IOException {
        List<String> empty = new ArrayList<>();
        int seen = 0;
        for (Path file : tests()) {
            String source = code(file);
            for (MatchResult start : Pattern.compile("\\bassertThat\\(")
                    .matcher(source)
                    .results()
                    .toList()) {
                String statement = source.substring(start.start(), endOfStatement(source, start.end()));
                // Only what follows the closing bracket of assertThat( itself.
                String chain = statement.substring(closing(statement, statement.indexOf('(')));
                if (OF_ALL.matcher(chain).find()) {
                    seen++;
                    if (!OF_SOME.matcher(chain.substring(0, first(OF_ALL, chain)))
                            .find()) {
                        empty.add(where(file, source, start.start()));
                    }
                }
            }
        }
        assertThat(seen).isGreaterThan(10);
        assertThat(empty).isEmpty();
    }

    @Test
    void nothingIsAssertedInACatch() throws IOException {
        List<String> hidden = new ArrayList<>();
        int seen = 0;
        for (Path file : tests()) {
            String source = code(file);
            for (MatchResult start : CATCH.matcher(source).results().toList()) {
                seen++;
                String block = source.substring(start.end() - 1, closing(source, start.end() - 1));
                if (block.contains("assertThat(")) {
                    hidden.add(where(file, source, start.start()));
                }
            }
        }
        assertThat(seen).isGreaterThan(20);
        assertThat(hidden).isEmpty();
    }

    private static List<Path> tests() throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path module : Project.modules().values()) {
            Path folder = module.resolve("src/test/java");
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> !file.getFileName().toString().equals("AssertionsTest.java"))
                            .forEach(found::add);
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(170);
        return found;
    }

    private static int first(Pattern pattern, String text) {
        return pattern.matcher(text).results().findFirst().orElseThrow().start();
    }

    /** The source of a test with blanks for what is said in comments and texts, so that every bracket counts. */
    private static String code(Path file) throws IOException {
        String source = Files.readString(file);
        return SAID.matcher(source).replaceAll(said -> said.group().replaceAll("[^\n]", " "));
    }

    /** Where the statement ends that goes on behind an open bracket. */
    private static int endOfStatement(String code, int from) {
        int depth = 1;
        for (int at = from; at < code.length(); at++) {
            depth += change(code.charAt(at));
            if (depth < 0 || (depth == 0 && code.charAt(at) == ';')) {
                return at;
            }
        }
        return code.length();
    }

    /** Just behind the bracket that closes the one there. */
    private static int closing(String code, int open) {
        int depth = 0;
        for (int at = open; at < code.length(); at++) {
            depth += change(code.charAt(at));
            if (depth == 0) {
                return at + 1;
            }
        }
        return code.length();
    }

    private static int change(char bracket) {
        return switch (bracket) {
            case '(', '{' -> 1;
            case ')', '}' -> -1;
            default -> 0;
        };
    }

    private static String where(Path file, String source, int at) {
        return file.getFileName() + ":" + source.substring(0, at).lines().count();
    }
}
