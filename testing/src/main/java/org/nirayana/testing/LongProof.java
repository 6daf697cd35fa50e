package org.nirayana.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;

/**
 * A test that runs under {@code ./nirayana acceptance} alone: it measures, and what it measures needs its time and a machine
 * to itself. It also carries the tag of the row that it shows, without which nothing would ever run it.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag(LongProof.TAG)
@Timeout(value = 60, unit = TimeUnit.MINUTES)
public @interface LongProof {
    /** What Maven leaves out unless {@code -Dnirayana.acceptance=long}. */
    String TAG = "long";
}
