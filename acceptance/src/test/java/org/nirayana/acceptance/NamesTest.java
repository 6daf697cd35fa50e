package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/** Things are called what others call them, so that whoever greps for them finds them. */
class NamesTest {
    /** MAX_, MIN_, DEFAULT_ and _TIMEOUT are meant. */
    private static final Pattern LIMITS = Pattern.compile("\\b(?:MOST|LEAST|USUAL|PATIENCE)_[A-Z]\\w*");

    /** Meant are given, requested, describe, toJson, timeout, query or, better, what the thing is. */
    private static final Pattern DIALECT =
            Pattern.compile("\\b(?:told|Told|tell|wanted|Wanted|isWanted|Asked|patience|Patience)\\b");

    /** In the page's files declarations alone are looked at: regular expressions hide where texts end there. */
    private static final Pattern DIALECT_OF_THE_PAGE = Pattern.compile(
            "(?:\\b(?:const|let|function|class) |#)(?:told|Told|tell|wanted|Wanted|isWanted|Asked|patience)\\b");

    private static final Pattern COMMENT_OR_TEXT = Pattern.compile(
            "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\\n])*+'",
            Pattern.DOTALL);

    @Test
    void limitsAreCalledWhatOthersCallThem() throws IOException {
        assertThat(found(".*\\.(java|js)", LIMITS, text -> text)).isEmpty();
    }

    @Test
    void noNameIsOfADialectOfOurOwn() throws IOException {
        List<String> names = new ArrayList<>(found(".*\\.java", DIALECT, NamesTest::withoutCommentsAndTexts));
        names.addAll(found(".*\\.js", DIALECT_OF_THE_PAGE, text -> text));
        assertThat(names).isEmpty();
    }

    private static String withoutCommentsAndTexts(String source) {
        return COMMENT_OR_TEXT.matcher(source).replaceAll(" ");
    }

    private static List<String> found(String names, Pattern unusual, UnaryOperator<String> reading) throws IOException {
        List<String> found = new ArrayList<>();
        int read = 0;
        for (Path module : Project.modules().values()) {
            Path sources = module.resolve("src");
            if (!Files.isDirectory(sources)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(file -> file.toString().matches(names)).toList()) {
                    read++;
                    unusual.matcher(reading.apply(Files.readString(file)))
                            .results()
                            .forEach(name -> found.add(file.getFileName() + ": " + name.group()));
                }
            }
        }
        assertThat(read).as("files called %s", names).isGreaterThan(100);
        return found;
    }
}
