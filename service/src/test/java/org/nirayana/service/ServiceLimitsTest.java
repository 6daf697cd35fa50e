package org.nirayana.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nirayana.testing.Claims;
import org.nirayana.testing.Project;
import org.nirayana.testing.ServiceLimits;

/**
 * Who changes a limit learns which proofs meet it: in their long form nobody runs them with every change, and one that a new limit
 * refuses shows nothing any more.
 */
class ServiceLimitsTest {
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w+\\.[\\w.]+)`");
    private static final Pattern PROOF = Pattern.compile("`([a-z-]+)`");

    @TestFactory
    List<DynamicTest> theProofsKnowThisLimit() {
        return ServiceLimits.all().stream()
                .map(limit -> DynamicTest.dynamicTest(limit.name(), () -> assertThat(present(limit))
                        .as(
                                "%s is another than the proofs know: run ./nirayana acceptance %s, and when they hold, write it into limits.txt",
                                limit.name(), String.join(" ", limit.proofs()))
                        .isEqualTo(limit.value())))
                .toList();
    }

    private static long present(ServiceLimits.Limit limit) throws ReflectiveOperationException {
        String[] path = limit.field().split("\\.", -1);
        Field field = Class.forName(limit.type()).getDeclaredField(path[0]);
        field.setAccessible(true);
        Object value = field.get(null);
        for (String component : Arrays.asList(path).subList(1, path.length)) {
            Method accessor = value.getClass().getMethod(component);
            value = accessor.invoke(value);
        }
        return value instanceof Duration duration ? duration.toMillis() : ((Number) value).longValue();
    }

    @Test
    void everyProofIsAClaim() {
        List<String> claims = Claims.all().stream().map(Claims.Claim::name).toList();
        assertThat(ServiceLimits.all())
                .isNotEmpty()
                .allSatisfy(limit -> assertThat(claims).as(limit.name()).containsAll(limit.proofs()));
    }

    /** CONTRIBUTING.md has the limits by what they are about, one row for those with the same proofs. */
    @Test
    void theTableOfContributorsHasTheSameProofs() throws IOException {
        Map<String, List<String>> published = new TreeMap<>();
        for (String line : Files.readAllLines(Project.root().resolve("CONTRIBUTING.md"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 5) {
                for (String name : found(NAME, cells[2])) {
                    published.put(name, found(PROOF, cells[3]));
                }
            }
        }
        assertThat(published)
                .isEqualTo(ServiceLimits.all().stream()
                        .collect(Collectors.toMap(ServiceLimits.Limit::name, ServiceLimits.Limit::proofs)));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult one) -> one.group(1))
                .toList();
    }
}
