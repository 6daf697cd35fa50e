package org.nirayana.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A test that the whole test command leaves out and {@code ./nirayana acceptance variants} runs, in CI once for every change:
 * something that a test without this mark shows in its usual form is shown again in another one. There are four kinds, and
 * nothing else is a variant:
 *
 * <ul>
 *   <li>a page in other languages, at other widths, in other colours or on paper;
 *   <li>a page in a state that its usual way does not pass: an error, a limit, a lost connection, a doubtful time, a second window;
 *   <li>the packaged program on the other database, behind the other proxy, or configured in another way;
 *   <li>a sweep over cases of which some are in the test command.
 * </ul>
 *
 * <p>It marks methods and no classes: every class of tests leaves something in the test command. Whoever names a module or a class
 * ({@code ./nirayana test -Dtest=…}) runs its variants, too.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Tag(Variant.TAG)
public @interface Variant {
    /** What the whole test command leaves out, and the name of the command that runs it. */
    String TAG = "variants";

    /**
     * The tag of tests that do more where variants are tested, by {@link Proof#withVariants}: whole pages judged wherever a test
     * asks and in both colours, all of a sweep. That command runs them as well.
     */
    String WIDER = "wider";
}
