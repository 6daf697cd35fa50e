package org.nirayana.testing;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notes how long the tests of each proof took, their preparation included, and which classes were given up in their set-up,
 * which Surefire's reports pass over in silence; JUnit finds it by itself.
 */
public final class ProofListener implements TestExecutionListener {
    private static final Set<String> NAMES =
            Claims.all().stream().map(Claims.Claim::name).collect(Collectors.toUnmodifiableSet());

    private final Map<String, Long> started = new ConcurrentHashMap<>();
    private TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan testPlan) {
        this.plan = testPlan;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (!outermost(test).isEmpty()) {
            started.put(test.getUniqueId(), System.nanoTime());
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isContainer() && result.getStatus() == TestExecutionResult.Status.ABORTED) {
            noteAborted(test, result);
        }
        Long start = started.remove(test.getUniqueId());
        if (start == null) {
            return;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        // A test with several names took its time once.
        String name = outermost(test).stream().sorted().collect(Collectors.joining("+"));
        Proof.note(String.format(Locale.ROOT, "time\t%s\t%.1f", name, seconds));
    }

    private static void noteAborted(TestIdentifier test, TestExecutionResult result) {
        String name = test.getSource()
                .filter(ClassSource.class::isInstance)
                .map(source -> ((ClassSource) source).getClassName())
                .orElse(test.getDisplayName());
        String reason = result.getThrowable().map(Throwable::getMessage).orElse("");
        Proof.note("aborted\t" + name + "\t" + reason.replaceAll("\\s+", " ").replaceFirst("^Assumption failed: ", ""));
    }

    /** The names that this test has and its class has not. */
    private Set<String> outermost(TestIdentifier test) {
        Set<String> names = names(test);
        plan.getParent(test).ifPresent(parent -> names.removeAll(names(parent)));
        return names;
    }

    private static Set<String> names(TestIdentifier test) {
        return test.getTags().stream()
                .map(TestTag::getName)
                .filter(NAMES::contains)
                .collect(Collectors.toSet());
    }
}
