package org.nirayana.api.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A name, a small number or a flag that comes again and again with the same neighbours: a sign with its number, a nakshatra with
 * its lord. Two to four of them side by side are written at once, from what was written for the same values before. Of what may be left out the same {@code Optional} comes again.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
public @interface Together {}
