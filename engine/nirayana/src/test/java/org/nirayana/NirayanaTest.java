package org.nirayana;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.nirayana.jyotisha.dasha.NakshatraDasha.VIMSHOTTARI;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.zone.ClockChanges;
import org.nirayana.place.zone.DoubtfulClocks;
import org.nirayana.words.Language;

/** The door: a description becomes a birth without guessing, and a birth becomes a chart. */
class NirayanaTest {
    private static final Nirayana ENGINE = Nirayana.standard();

    @Test
    void theExampleWorks() {
        Chart chart = ENGINE.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        assertThat(chart.birth()).hasToString("1990-05-17T10:30+05:30 Asia/Kolkata, 13.0878° 80.2785°");
        assertThat(chart.moon()).hasToString("Moon  Capricorn 24°56′  Dhanishta 1");
        assertThat(chart.varga(9).ascendant().rasi()).isInstanceOf(Rasi.class);
        assertThat(chart.dasha(VIMSHOTTARI)
                        .at(Instant.parse("2026-01-01T00:00:00Z"))
                        .periods())
                .hasSize(6);
    }

    /** The instants by the tz database's own tables, as zdump prints them. */
    @ParameterizedTest
    @CsvSource({
        "1990-05-17T10:30,        'Chennai',           , 1990-05-17T05:00:00Z, Asia/Kolkata",
        "1990-05-17T10:30,        'Paris, Texas',      , 1990-05-17T15:30:00Z, America/Chicago",
        "1990-05-17T10:30,        'Paris',             , 1990-05-17T08:30:00Z, Europe/Paris",
        "1990-05-17T10:30,        'Madras',            Europe/Paris, 1990-05-17T08:30:00Z, Europe/Paris",
        "1990-05-17T10:30Z,       'Chennai',           , 1990-05-17T10:30:00Z, Asia/Kolkata",
        "1990-05-17T10:30-01:00,  'Chennai',           , 1990-05-17T11:30:00Z, Asia/Kolkata",
        "1943-05-17T10:30,        'Chennai',           , 1943-05-17T04:00:00Z, Asia/Kolkata",
        "1990-09-30T02:30+02:00,  'Berlin',            , 1990-09-30T00:30:00Z, Europe/Berlin",
        "1990-09-30T02:30+01:00,  'Berlin',            , 1990-09-30T01:30:00Z, Europe/Berlin"
    })
    void aDescriptionIsAnInstant(String time, String place, String zone, Instant instant, String zoneName) {
        var described = Birth.at(time).in(place);
        Birth birth = ENGINE.birth(zone == null ? described : described.zone(zone));
        assertThat(birth.instant()).isEqualTo(instant);
        assertThat(birth.zoneName()).isEqualTo(zoneName);
    }

    @Test
    void coordinatesNeedNoGazetteer() {
        Birth birth = ENGINE.birth(Birth.at("1990-05-17T10:30").at(13.0878, 80.2785));
        assertThat(birth).hasToString("1990-05-17T10:30+05:30 Asia/Kolkata, 13.0878° 80.2785°");
        // East of Greenwich all the way round, as a Site allows.
        assertThat(ENGINE.birth(Birth.at("1990-05-17T10:30").at(40.7, 286)).zoneName())
                .isEqualTo("America/New_York");
    }

    @Test
    void aPlaceIsNeeded() {
        assertThatThrownBy(() -> ENGINE.chart(Birth.at("1990-05-17T10:30")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The birth at 1990-05-17T10:30 has no place. Name it with in(\"Chennai\") or give its"
                        + " coordinates with at(13.0878, 80.2785).");
    }

    @Test
    void anUnknownPlaceNamesWhatIsSimilar() {
        assertThatThrownBy(() -> ENGINE.birth(Birth.at("1990-05-17T10:30").in("Chenai")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                        "There is no place 'Chenai' in the gazetteer\\. Similar: .*Chennai, Tamil Nadu, India.*\\."
                                + " Coordinates work for every place\\.");
        assertThatThrownBy(() -> ENGINE.birth(Birth.at("1990-05-17T10:30").in("Chennai, Texas")))
                .hasMessageContaining("There is no place 'Chennai, Texas'")
                .hasMessageContaining("Similar: Chennai, Tamil Nadu, India");
        assertThatThrownBy(() -> ENGINE.birth(Birth.at("1990-05-17T10:30").in("?")))
                .hasMessage("There is no place '?' in the gazetteer. Coordinates work for every place.");
    }

    @Test
    void anUnknownZoneNamesWhatIsSimilar() {
        assertThatThrownBy(() ->
                        ENGINE.birth(Birth.at("1990-05-17T10:30").in("Chennai").zone("Asia/Kolkatta")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("There is no time zone 'Asia/Kolkatta' in the tz database \\d{4}[a-z]\\."
                        + " Similar: Asia/Kolkata; .*\\.");
    }

    @Test
    void aTimeThatCameTwiceIsNotGuessed() {
        LocalTimeException twice = catchThrowableOfType(
                LocalTimeException.class,
                () -> ENGINE.birth(Birth.at("1990-09-30T02:30").in("Berlin")));
        assertThat(twice)
                .hasMessage(
                        "The clocks of Europe/Berlin showed 1990-09-30T02:30 twice: at 1990-09-30T03:00 they were put"
                                + " back to 1990-09-30T02:00. It may be 1990-09-30T00:30:00Z (1990-09-30T02:30+02:00) or"
                                + " 1990-09-30T01:30:00Z (1990-09-30T02:30+01:00); give the time with the offset that is meant.");
        assertThat(twice.possible())
                .containsExactly(Instant.parse("1990-09-30T00:30:00Z"), Instant.parse("1990-09-30T01:30:00Z"));
        assertThat(twice.localTime()).isEqualTo(LocalDateTime.parse("1990-09-30T02:30"));
        assertThat(twice.zoneName()).isEqualTo("Europe/Berlin");
        assertThat(twice.change().isOverlap()).isTrue();
    }

    @Test
    void aTimeThatNeverCameIsNotGuessed() {
        assertThatThrownBy(() -> ENGINE.birth(Birth.at("1990-03-25T02:30").in("Berlin")))
                .isInstanceOf(LocalTimeException.class)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "The clocks of Europe/Berlin showed 1990-03-25T02:30 never: at 1990-03-25T02:00 they were put"
                                + " forward to 1990-03-25T03:00. It may be 1990-03-25T01:30:00Z (1990-03-25T02:30+01:00) or"
                                + " 1990-03-25T00:30:00Z (1990-03-25T02:30+02:00); give the time with the offset that is meant.");
    }

    @Test
    void aNameOfSeveralPlacesIsNotGuessed() {
        AmbiguousPlaceException salem = catchThrowableOfType(
                AmbiguousPlaceException.class,
                () -> ENGINE.birth(Birth.at("1990-05-17T10:30").in("Salem")));
        assertThat(salem)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "'Salem' may be Salem, Tamil Nadu, India (11.6538, 78.1554); Salem, Oregon, United States (44.9429,"
                                + " -123.0351). Write the region or the country behind a comma, or give the coordinates.");
        assertThat(salem.name()).isEqualTo("Salem");
        assertThat(salem.places()).extracting(Place::tz).containsExactly("Asia/Kolkata", "America/Los_Angeles");
        assertThat(ENGINE.place("Salem, Oregon").population()).isBetween(100_000, 300_000);
        Nirayana largest = ENGINE.with(AmbiguousPlaces.LARGEST);
        assertThat(largest.place("Salem").label()).isEqualTo("Salem, Tamil Nadu, India");
        assertThat(largest.birth(Birth.at("1990-05-17T10:30").in("Salem")).zoneName())
                .isEqualTo("Asia/Kolkata");
        assertThat(largest.with(Conventions.standard()).place("Springfield").label())
                .isEqualTo("Springfield, Missouri, United States");
    }

    @Test
    void aClockInDoubtIsNotGuessed() {
        var birth = Birth.at("1940-05-17T10:30").in("Bombay");
        DoubtfulClockException doubtful = catchThrowableOfType(DoubtfulClockException.class, () -> ENGINE.birth(birth));
        assertThat(doubtful)
                .hasMessageStartingWith(
                        "It is in doubt which clock 1940-05-17T10:30 was read from in Asia/Kolkata. It may be"
                                + " bombay_time (zone(\"UTC+04:51\"), +04:51), zone (zone(\"Asia/Kolkata\"), +05:30), local_mean_time");
        assertThat(doubtful.zoneName()).isEqualTo("Asia/Kolkata");
        assertThat(doubtful.localTime()).isEqualTo(LocalDateTime.parse("1940-05-17T10:30"));
        assertThat(doubtful.doubt().orElseThrow().choices()).hasSize(3);
        assertThat(ENGINE.birth(birth.zone("UTC+04:51")).instant()).isEqualTo("1940-05-17T05:39:00Z");
        assertThat(ENGINE.birth(birth.zone("Asia/Kolkata")).instant()).isEqualTo("1940-05-17T05:00:00Z");
        assertThat(ENGINE.with(DoubtfulClocks.LIKELIEST).birth(birth).zoneName())
                .isEqualTo("UTC+04:51");
        assertThat(ENGINE.with(DoubtfulClocks.ZONE).birth(birth).zoneName()).isEqualTo("Asia/Kolkata");
        assertThatThrownBy(() -> ENGINE.birth(Birth.at("1900-05-17T10:30").at(13.0878, 80.2785)))
                .isInstanceOf(DoubtfulClockException.class);
    }

    @Test
    void aChangeOfClocksIsTakenByARule() {
        var birth = Birth.at("1990-09-30T02:30").in("Berlin");
        assertThat(ENGINE.with(ClockChanges.BEFORE).birth(birth).instant()).isEqualTo("1990-09-30T00:30:00Z");
        assertThat(ENGINE.with(ClockChanges.AFTER).birth(birth).instant()).isEqualTo("1990-09-30T01:30:00Z");
    }

    @Test
    void anotherEngineComputesByWhatItIsGiven() {
        Birth birth = ENGINE.birth(Birth.at("1990-05-17T10:30").in("Chennai"));
        Nirayana mean = ENGINE.with(Conventions.standard().with(NodeType.MEAN));
        assertThat(mean.chart(birth).of(Graha.RAHU).sidereal())
                .isNotEqualTo(ENGINE.chart(birth).of(Graha.RAHU).sidereal());
        assertThat(mean.conventions().nodeType()).isEqualTo(NodeType.MEAN);
        assertThat(ENGINE.conventions()).isEqualTo(Conventions.standard());
        PackedEphemeris ephemeris = PackedEphemeris.load();
        Nirayana other = mean.with(ephemeris);
        assertThat(other.ephemeris()).isSameAs(ephemeris);
        assertThat(other.conventions()).isEqualTo(mean.conventions());
        assertThat(Nirayana.standard()).isSameAs(ENGINE);
        assertThat(ENGINE).hasToString("Nirayana with " + ephemeris.name() + ", standard conventions");
    }

    @Test
    void theOtherModulesAreAtHand() {
        Chart chart = ENGINE.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        assertThat(ENGINE.almanac(chart.birth())
                        .days(LocalDate.of(1990, 5, 17), 1)
                        .next())
                .isEqualTo(chart.panchanga());
        assertThat(ENGINE.svg(chart, ChartStyle.SOUTH_INDIAN, Language.TAMIL))
                .startsWith("<svg ")
                .contains("லக்");
        assertThat(ENGINE.ayanamsa().id()).isEqualTo("lahiri");
        assertThat(ENGINE.sky().ephemeris()).isSameAs(ENGINE.ephemeris());
        assertThat(ENGINE.gazetteer().find("Chennai", 1)).hasSize(1);
        assertThat(ENGINE.timeZones().names()).contains("Asia/Kolkata");
    }

    @Test
    void anAyanamsaOfOnesOwnIsNamedWhereOthersAre() {
        OwnAyanamsa fixed = new OwnAyanamsa("fixed", "Fixed at 24", "a test", t -> Angle.degrees(24));
        Nirayana engine = ENGINE.with(Conventions.standard().with(fixed));
        Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        assertThat(chart.ayanamsa()).isEqualTo(Angle.degrees(24));
        assertThat(engine.ayanamsa()).isEqualTo(fixed.named());
        assertThat(engine.svg(chart, ChartStyle.SOUTH_INDIAN, Language.TAMIL)).contains("Fixed at 24");
        assertThat(engine)
                .hasToString("Nirayana with " + engine.ephemeris().name()
                        + ", standard conventions but ayanamsa fixed (own)");
    }

    @Test
    void aTimeOutsideTheEphemerisSaysSo() {
        assertThatThrownBy(() -> ENGINE.chart(Birth.at("9000-01-01T00:00Z").in("Chennai")))
                .isInstanceOf(OutsideSpanException.class);
    }

    @Test
    void manyThreadsGetOneAnswer() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<String>> questions = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                questions.add(() -> {
                    Chart chart = Nirayana.standard()
                            .chart(Birth.at("1990-05-17T10:30").in("Chennai"));
                    return chart + "\n" + chart.dasha(VIMSHOTTARI).at(Instant.parse("2026-01-01T00:00:00Z"))
                            + chart.panchanga();
                });
            }
            List<String> answers = new ArrayList<>();
            for (Future<String> answer : threads.invokeAll(questions)) {
                answers.add(answer.get());
            }
            assertThat(answers).hasSize(64).containsOnly(answers.get(0));
        } finally {
            threads.shutdownNow();
        }
    }
}
