package org.nirayana.api.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The words that a text is one of: listed here, or those of the engine. Several words have a name, under which the description lists
 * them once: that of the vocabulary, or one given here.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT})
public @interface OneOf {
    /** The name of the schema, where no single vocabulary gives it. */
    String name() default "";

    String[] value() default {};

    /** Words that the engine has a type for. */
    Vocabulary[] of() default {};
}
