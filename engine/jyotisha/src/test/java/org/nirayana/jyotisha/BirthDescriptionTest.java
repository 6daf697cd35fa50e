package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.astronomy.earth.Site;

/** What people say of a birth is kept as they say it, and said again so that they can read it. */
class BirthDescriptionTest {
    private static final BirthDescription TIME = Birth.at("1990-05-17T10:30");

    @Test
    void eachWordIsKept() {
        BirthDescription described = TIME.in(" Chennai ").zone("Asia/Kolkata");
        assertThat(described.localTime()).isEqualTo(LocalDateTime.of(1990, 5, 17, 10, 30));
        assertThat(described.offset()).isEmpty();
        assertThat(described.placeName()).contains("Chennai");
        assertThat(described.site()).isEmpty();
        assertThat(described.zoneName()).contains("Asia/Kolkata");
        assertThat(described).hasToString("1990-05-17T10:30 in Chennai, Asia/Kolkata");
        assertThat(TIME).hasToString("1990-05-17T10:30");
    }

    @Test
    void thereIsOnePlace() {
        assertThat(TIME.in("Chennai").at(13.5, -80.25)).isEqualTo(TIME.at(Site.ofDegrees(13.5, -80.25)));
        assertThat(TIME.at(13.5, 80.25).in("Chennai")).isEqualTo(TIME.in("Chennai"));
        assertThat(TIME.at(13.5, 80.25)).isNotEqualTo(TIME.in("Chennai"));
        assertThat(TIME.at(13.5, -80.25)).hasToString("1990-05-17T10:30 at 13.5000° -80.2500°");
    }

    @Test
    void anOffsetMayFollow() {
        assertThat(Birth.at("1990-05-17T05:00Z").offset()).contains(ZoneOffset.UTC);
        assertThat(Birth.at("1990-05-17T10:30:15.5+05:30").offset()).contains(ZoneOffset.ofHoursMinutes(5, 30));
        assertThat(Birth.at("1990-05-17T10:30+05:30")).hasToString("1990-05-17T10:30+05:30");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "now",
                "1990-05-17",
                "17.5.1990 10:30",
                "1990-02-29T10:30",
                "1990-05-17T24:00",
                "1990-05-17T10:30 ",
                "1990-05-17T10:30+05:30[Asia/Kolkata]"
            })
    void whatIsNoTimeIsRefusedAtOnce(String text) {
        assertThatThrownBy(() -> Birth.at(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The time '" + text + "' cannot be read. Write a date and a time such as 1990-05-17T10:30,"
                        + " or with an offset 1990-05-17T10:30+05:30.");
    }

    @Test
    void aBlankPlaceAndAnImpossibleOneAreRefusedAtOnce() {
        assertThatThrownBy(() -> TIME.in(" ")).hasMessage("The name of the place is blank.");
        assertThatThrownBy(() -> TIME.at(90.5, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theTextIsTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(TIME.at(13.5, 80.25)).hasToString("1990-05-17T10:30 at 13.5000° 80.2500°");
        } finally {
            Locale.setDefault(before);
        }
    }
}
