package org.nirayana.api.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record whose refusal of an unknown name lists the names that it has. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface ListsNames {
    /** By the alphabet, and not as they are declared. */
    boolean sorted() default false;
}
