package org.nirayana.api.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How fine an instant is written; without it, to the nearest second. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
public @interface Precision {
    /** Finer than a second: to the nearest millisecond. */
    boolean milliseconds() default true;
}
