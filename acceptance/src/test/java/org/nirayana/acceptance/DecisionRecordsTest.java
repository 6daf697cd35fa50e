package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The decision records in {@code docs/adr} have one form, and their index lists every one of them as it is. */
class DecisionRecordsTest {
    private static final Path FOLDER = Command.ROOT.resolve("docs/adr");
    private static final String INDEX = "README.md";

    /** Heading with number and title, status, date, lines on records that this one changes, and the sections. */
    private static final Pattern FORM = Pattern.compile(
            "# ([0-9]{4})\\. (\\S.*)\n\n- Status: (.+)\n- Date: (.+)\n((?:- \\w+: .+\n)*)\n(## Context\n(?s:.*))");

    private static final Pattern STATUS = Pattern.compile("accepted|(accepted, amended|superseded) by (.+)");
    private static final Pattern CHANGE = Pattern.compile("- (Amends|Supersedes): (.+)");
    private static final Pattern LINK = Pattern.compile("\\[([0-9]{4})\\]\\((\\1-[a-z0-9.-]+\\.md)\\)");
    private static final Pattern ANY_LINK = Pattern.compile("\\]\\(([0-9]{4}-[^)]*)\\)");
    private static final Pattern HEADING = Pattern.compile("^## (.+)\n", Pattern.MULTILINE);

    private record Decision(String file, String title, String status, String date, String changes, String text) {
        String number() {
            return file.substring(0, 4);
        }
    }

    private static List<Decision> decisions;

    @BeforeAll
    static void read() throws IOException {
        List<String> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(FOLDER)) {
            all.forEach(file -> files.add(file.getFileName().toString()));
        }
        assertThat(files.remove(INDEX)).isTrue();
        files.sort(Comparator.naturalOrder());
        decisions = new ArrayList<>();
        for (String file : files) {
            assertThat(file).matches("[0-9]{4}-[a-z0-9.-]+\\.md");
            Matcher form = FORM.matcher(Files.readString(FOLDER.resolve(file)));
            assertThat(form.matches()).as("form of %s", file).isTrue();
            assertThat(file).startsWith(form.group(1) + "-");
            String title = form.group(2);
            decisions.add(new Decision(file, title, form.group(3), form.group(4), form.group(5), form.group(6)));
        }
        assertThat(decisions).hasSizeGreaterThan(60);
    }

    @Test
    void numbersAndTitlesAreDistinct() {
        assertThat(decisions.stream().map(Decision::number)).doesNotHaveDuplicates();
        assertThat(decisions.stream().map(Decision::title)).doesNotHaveDuplicates();
    }

    @Test
    void everyDateIsADayOfTheCalendar() {
        for (Decision decision : decisions) {
            LocalDate date = LocalDate.parse(decision.date());
            assertThat(date.toString()).as(decision.file()).isEqualTo(decision.date());
        }
    }

    /** A record that was changed names those that changed it, and they name it. */
    @Test
    void everyStatusIsKnownAndBothSidesOfAChangeNameEachOther() {
        List<String> saidByTheOld = new ArrayList<>();
        List<String> saidByTheNew = new ArrayList<>();
        for (Decision decision : decisions) {
            Matcher status = STATUS.matcher(decision.status());
            assertThat(status.matches()).as("status of %s", decision.file()).isTrue();
            if (status.group(2) != null) {
                String verb = status.group(1).equals("superseded") ? "Supersedes" : "Amends";
                for (String later : linked(status.group(2))) {
                    saidByTheOld.add(later + " " + verb + " " + decision.file());
                }
            }
            for (String line : decision.changes().lines().toList()) {
                Matcher change = CHANGE.matcher(line);
                assertThat(change.matches()).as(decision.file()).isTrue();
                for (String earlier : linked(change.group(2))) {
                    saidByTheNew.add(decision.file() + " " + change.group(1) + " " + earlier);
                }
            }
        }
        assertThat(saidByTheOld).isNotEmpty().doesNotHaveDuplicates();
        assertThat(saidByTheNew).containsExactlyInAnyOrderElementsOf(saidByTheOld);
    }

    /** The files that a list of links names. */
    private static List<String> linked(String list) {
        assertThat(LINK.matcher(list).replaceAll("link")).as(list).matches("link( and link)*");
        List<String> files = new ArrayList<>();
        LINK.matcher(list).results().forEach(link -> files.add(link.group(2)));
        return files;
    }

    @Test
    void everyRecordThatIsNamedExists() throws IOException {
        Set<String> files = new HashSet<>();
        decisions.forEach(decision -> files.add(decision.file()));
        List<String> missing = new ArrayList<>();
        int seen = 0;
        for (String file : files) {
            String text = Files.readString(FOLDER.resolve(file));
            for (MatchResult link : ANY_LINK.matcher(text).results().toList()) {
                seen++;
                if (!files.contains(link.group(1))) {
                    missing.add(file + " names " + link.group(1));
                }
            }
        }
        assertThat(seen).isGreaterThan(10);
        assertThat(missing).isEmpty();
    }

    @Test
    void theThreeSectionsFollowInOrderWithTextInThem() {
        for (Decision decision : decisions) {
            String text = decision.text();
            List<String> headings = new ArrayList<>();
            List<String> sections = new ArrayList<>();
            int begin = 0;
            for (MatchResult heading : HEADING.matcher(text).results().toList()) {
                sections.add(text.substring(begin, heading.start()));
                headings.add(heading.group(1));
                begin = heading.end();
            }
            sections.add(text.substring(begin));
            assertThat(headings).as(decision.file()).containsExactly("Context", "Decision", "Consequences");
            // Nothing stands before the first heading.
            for (String section : sections.subList(1, 4)) {
                assertThat(section).as("a section of %s", decision.file()).isNotBlank();
            }
        }
    }

    @Test
    void theIndexListsEveryRecordAsItIs() throws IOException {
        List<String> expected = new ArrayList<>();
        for (Decision decision : decisions) {
            String link = "[%s](%s)".formatted(decision.number(), decision.file());
            expected.add("| %s | %s | %s | %s |".formatted(link, decision.title(), decision.status(), decision.date()));
        }
        List<String> rows = new ArrayList<>(Files.readAllLines(FOLDER.resolve(INDEX)));
        rows.removeIf(line -> !line.startsWith("| ["));
        assertThat(rows).containsExactlyElementsOf(expected);
    }
}
