package org.nirayana.api.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.nirayana.api.problem.FieldCode;

/**
 * What callers read in place of the usual sentence when a component of what they sent is refused; its gaps are filled from the other
 * annotations of the component.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Refusal {
    /** When its value is not allowed; of a record, in place of whatever is wrong within it. */
    FieldCode[] value() default {};

    /** When it is of another type of JSON. */
    FieldCode[] type() default {};

    /** When it is left out, or null and may not be. */
    FieldCode[] missing() default {};

    /** When it is no list, or a list of another length; the others are about the elements then. */
    FieldCode[] list() default {};
}
