package org.nirayana.api.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A text for people: it has a form in UTF-8 and no control characters, and it is not blank where it may not be empty. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface PlainText {
    /** It may have several lines, and tabs. */
    boolean lines() default false;

    /** Spaces around it are taken away before it is checked. */
    boolean stripped() default false;
}
