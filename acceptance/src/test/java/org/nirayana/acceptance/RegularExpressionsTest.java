package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;

/** No regular expression of the product can be made to take more time than its text is long. */
@Tag("hostile-text")
class RegularExpressionsTest {
    private static final Pattern USE =
            Pattern.compile("(Pattern\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split|@Matches)\\(");
    private static final Pattern CONSTANT =
            Pattern.compile("static final (?:String|Pattern) ([A-Z0-9_]+) =\\s*+(?:Pattern\\.compile\\()?+");
    private static final Pattern UNICODE = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|[^u])");
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_.]+");

    /** What searches; a file without one of these holds its expressions against whole texts. */
    private static final Pattern SEARCH =
            Pattern.compile("\\.find\\(|\\.results\\(|\\.lookingAt\\(|\\)\\s*+\\.replaceAll\\(|asPredicate");

    /** What is not judged, with the reason why no text from outside meets it. */
    private static final Map<String, String> EXCUSED = Map.of(
            "Environment.java pattern",
                    "variables that the operator sets; the patterns are constants of the classes that read them",
            "AuthRoutes.java password", "no expression: compares a password",
            "PresentPassword.java given", "no expression: compares a password",
            "Migrations.java", "held against our own files of SQL, at the start",
            "ModuleBundle.java", "held against our own modules of the page, at the start",
            "Pages.java", "held against our own page, at the start",
            "ValueForm.java matches.value", "the expressions of @Matches, each judged where it stands");

    private static final Pattern LETTER_CASE = Pattern.compile("\\.to(?:Lower|Upper)Case\\(Locale");

    /** Names of constants, and single letters. */
    private static final Pattern OWN_WORD =
            Pattern.compile("(?:name\\(\\)|\\bid\\(\\)|\\bkind\\(\\)|substring\\([01](?:, 1)?\\))$");

    /** Files that change the letter case of words of ours alone, of what the operator sets, or of what has none of these letters by then. */
    private static final Set<String> OWN_WORDS = Set.of(
            "AafFile.java",
            "AlmanacWords.java",
            "Charts.java",
            "ChartsJob.java",
            "Config.java",
            "Environment.java",
            "EphemerisChoice.java",
            "EventWords.java",
            "Labels.java",
            "LowerCase.java",
            "MatchWords.java",
            "NakshatraNames.java",
            "PlacementColumns.java",
            "ReportWords.java",
            "SchoolVarga.java",
            "Similar.java",
            "StarTraits.java");

    private record Found(
            String file, String use, Optional<String> expression, String made, boolean searched, int flags) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\s*(.*?)\\s*",
                "(a+)+",
                "(?:a|b+)*c",
                "\\s*x?\\s*",
                "(\\d{1,2})\\s*[hH]?\\s*([eEwW])?\\s*",
                "a*aa*",
                "(?:\\s*,\\s*\"[^\"]*\")*",
                ".*x.*y",
                "[a-z0-9]*[0-9_]+!"
            })
    void theseAreFound(String expression) {
        assertThat(RegularExpression.faults(expression, 0, false)).isNotEmpty();
    }

    @Test
    void soIsASearchThatBeginsWithARun() {
        assertThat(RegularExpression.faults("^\\s*#A93:", Pattern.MULTILINE, true))
                .isNotEmpty();
        assertThat(RegularExpression.faults("/+$", 0, true)).isNotEmpty();
        assertThat(RegularExpression.faults("\\s+as\\s+", 0, true)).isNotEmpty();
        assertThat(RegularExpression.faults("\\s+", 0, true)).isEmpty();
        assertThat(RegularExpression.faults("^\\s*#A93:", 0, true)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\s*+[hH]?\\s*+x",
                "(?>a+)b",
                "[^\"]*\"[^\"]*\"",
                "[a-z]+-[a-z]+",
                "(?:[a-z]+-)*+x",
                "\\d{1,5}(?:\\.\\d{0,20})?",
                "[^@ ]+@[^@ ]+",
                "(?:/.*| .*)?"
            })
    void theseAreNot(String expression) {
        assertThat(RegularExpression.faults(expression, 0, false)).isEmpty();
    }

    @Test
    void everyExpressionOfTheProductIsLinear() throws IOException {
        List<Found> all = new ArrayList<>();
        Map<String, String> sources = sources();
        Map<String, String> constants = constants(sources);
        sources.forEach((file, source) -> all.addAll(found(file, source, constants)));
        List<String> faults = new ArrayList<>();
        Set<String> excused = new HashSet<>();
        int judged = 0;
        for (Found one : all) {
            Optional<String> excuse = EXCUSED.keySet().stream()
                    .filter(key -> (one.file() + " " + one.made()).startsWith(key))
                    .findFirst();
            if (excuse.isPresent()) {
                excused.add(excuse.get());
                continue;
            }
            if (one.expression().isEmpty()) {
                faults.add(one.file() + ": " + one.use() + "(" + one.made() + " is made while the program runs");
                continue;
            }
            judged++;
            RegularExpression.faults(one.expression().get(), one.flags(), one.searched()).stream()
                    // What answers are described by is read by other programs, whose expressions know no possessive
                    // repeats.
                    .filter(fault -> !(one.use().equals("@Matches") && fault.contains("stack")))
                    .forEach(fault ->
                            faults.add(one.file() + ": " + one.expression().get() + ": " + fault));
        }
        assertThat(faults).isEmpty();
        assertThat(judged).isGreaterThan(100);
        assertThat(excused).as("every excuse is of something").containsAll(EXCUSED.keySet());
        Proof.figure(
                36, judged + " regular expressions of the product, none with two ways to part a run of characters");
    }

    /** Java takes quadratic time to make another letter case of letters that become two: LowerCase does not. */
    @Test
    void whatComesFromOutsideIsMadeLowerCaseInLinearTime() throws IOException {
        List<String> faults = new ArrayList<>();
        sources().forEach((file, source) -> {
            Matcher use = LETTER_CASE.matcher(source);
            while (use.find()) {
                int line = source.lastIndexOf('\n', use.start()) + 1;
                String before = source.substring(line, use.start()).strip();
                if (!OWN_WORD.matcher(before).find() && !OWN_WORDS.contains(file)) {
                    faults.add(file + ": " + before + use.group());
                }
            }
        });
        assertThat(faults).isEmpty();
    }

    /** By their names, so that one can be told from another of the same name by its module. */
    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new HashMap<>();
        for (Map.Entry<String, Path> module : Project.modules().entrySet()) {
            Path folder = module.getValue().resolve("src/main/java");
            // What only tests and measurements use reads no text from outside.
            boolean tool = module.getKey().equals("testing")
                    || module.getValue().toString().contains("/tools/");
            if (tool || !Files.isDirectory(folder)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    sources.merge(file.getFileName().toString(), Files.readString(file), String::concat);
                }
            }
        }
        assertThat(sources).hasSizeGreaterThan(500);
        return sources;
    }

    /** The texts of constants as {@code Class.NAME}. */
    private static Map<String, String> constants(Map<String, String> sources) {
        Map<String, String> constants = new HashMap<>();
        // Twice, because one may be made of others.
        for (int i = 0; i < 2; i++) {
            sources.forEach((file, source) -> {
                Matcher constant = CONSTANT.matcher(source);
                while (constant.find()) {
                    argument(file, source, constant.end(), constants)
                            .ifPresent(text -> constants.put(type(file) + "." + constant.group(1), text));
                }
            });
        }
        return constants;
    }

    private static String type(String file) {
        return file.replace(".java", "");
    }

    private static List<Found> found(String file, String source, Map<String, String> constants) {
        List<Found> found = new ArrayList<>();
        Matcher use = USE.matcher(source);
        boolean search = SEARCH.matcher(source).find();
        while (use.find()) {
            String call = use.group(1);
            int begin = use.end();
            // matcher.matches() and replaceAll of a matcher have no expression.
            if (source.charAt(begin) == ')'
                    || source.startsWith("found ->", begin)
                    || source.startsWith("\"\")", begin)) {
                continue;
            }
            Optional<String> expression = argument(file, source, begin, constants);
            int end = source.indexOf(";", begin);
            String rest = source.substring(begin, Math.max(begin, end));
            Matcher word = WORD.matcher(rest);
            String made = word.find() ? word.group() : rest;
            int flags = (rest.contains("Pattern.CASE_INSENSITIVE") ? Pattern.CASE_INSENSITIVE : 0)
                    | (rest.contains("Pattern.MULTILINE") ? Pattern.MULTILINE : 0)
                    | (rest.contains("Pattern.DOTALL") ? Pattern.DOTALL : 0);
            boolean searched =
                    call.equals("Pattern.compile") ? search : !call.equals(".matches") && !call.equals("@Matches");
            found.add(new Found(file, call, expression, made, searched, call.equals("Pattern.compile") ? flags : 0));
        }
        return found;
    }

    private static String literal(String written) {
        return UNICODE.matcher(written)
                .replaceAll(found -> found.group(1) == null
                        ? Matcher.quoteReplacement(found.group())
                        : Matcher.quoteReplacement(Character.toString(Integer.parseInt(found.group(1), 16))))
                .translateEscapes();
    }

    /** The value of an expression of literals and constants, up to the comma, bracket or semicolon behind it. */
    private static Optional<String> argument(String file, String source, int begin, Map<String, String> constants) {
        StringBuilder text = new StringBuilder();
        int at = begin;
        while (true) {
            while (Character.isWhitespace(source.charAt(at)) || source.charAt(at) == '+') {
                at++;
            }
            char c = source.charAt(at);
            if (c == '"' && !source.startsWith("\"\"\"", at)) {
                int end = at + 1;
                while (source.charAt(end) != '"') {
                    end += source.charAt(end) == '\\' ? 2 : 1;
                }
                text.append(literal(source.substring(at + 1, end)));
                at = end + 1;
            } else if (c == ',' || c == ')' || c == ';') {
                return at == begin ? Optional.empty() : Optional.of(text.toString());
            } else {
                Matcher word = WORD.matcher(source).region(at, source.length());
                if (!word.lookingAt()) {
                    return Optional.empty();
                }
                String name = word.group();
                String value = constants.get(name.contains(".") ? name : type(file) + "." + name);
                if (value == null) {
                    return Optional.empty();
                }
                text.append(value);
                at = word.end();
            }
        }
    }
}
