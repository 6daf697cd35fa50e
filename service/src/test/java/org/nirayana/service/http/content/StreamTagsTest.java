package org.nirayana.service.http.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who holds one of these tags is not sent the answer: whatever changes the answer has to change the tag. */
class StreamTagsTest {
    private static final List<List<String>> QUESTIONS = List.of(
            List.of("/events", "{from=2026}", "text/csv"),
            List.of("/range", "{from=2026}", "text/csv"),
            List.of("/events", "{from=2027}", "text/csv"),
            List.of("/events", "{from=2026}", "text/calendar"),
            List.of("/events", "{from=2026}"),
            List.of("/events{from=2026}", "text/csv"));

    @Test
    void everyQuestionHasAnotherTag() {
        // Either half alone tells them apart: one sum of 32 bits would be too little.
        Set<String> first = new HashSet<>();
        Set<String> second = new HashSet<>();
        for (List<String> question : QUESTIONS) {
            String tag = tag("settings", question);
            assertThat(tag).matches("W/\"[0-9a-f]{16}\"").isEqualTo(tag("settings", question));
            first.add(tag.substring(3, 11));
            second.add(tag.substring(11, 19));
        }
        assertThat(first).hasSameSizeAs(QUESTIONS);
        assertThat(second).hasSameSizeAs(QUESTIONS);
    }

    /** An operator who starts the service with another default ayanamsa changes what the same question answers. */
    @Test
    void otherSettingsHaveAnotherTag() {
        assertThat(tag("lahiri", QUESTIONS.get(0))).isNotEqualTo(tag("raman", QUESTIONS.get(0)));
    }

    private static String tag(String settings, List<String> question) {
        return new StreamTags(settings).of(question.toArray(String[]::new));
    }
}
