package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class CurrentDateTest {
    @Test
    void isWrittenAsRfc9110DoesAndOnceASecond() {
        AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-06T08:49:37.001Z"));
        CurrentDate date = new CurrentDate(new Clock() {
            @Override
            public ZoneOffset getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(java.time.ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return now.get();
            }
        });
        CharSequence first = date.text();
        assertThat(first).hasToString("Fri, 06 Nov 2026 08:49:37 GMT");
        now.set(Instant.parse("2026-11-06T08:49:37.999Z"));
        assertThat(date.text()).isSameAs(first);
        now.set(Instant.parse("2026-11-06T08:49:38Z"));
        assertThat(date.text()).hasToString("Fri, 06 Nov 2026 08:49:38 GMT");
    }
}
