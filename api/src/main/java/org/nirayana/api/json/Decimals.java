package org.nirayana.api.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A whole number that stands for a decimal fraction: 12,345 with three decimals is written 12.345.
 *
 * <p>Made by integer arithmetic, so every Java writes the same digits, and nothing is allocated.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
public @interface Decimals {
    /** How many of the digits follow the point. */
    int value();

    /** Whether zeros at the end are left out, as {@link Double#toString} does, which writes 0.0005 as 5.0E-4. */
    boolean trimmed() default false;
}
