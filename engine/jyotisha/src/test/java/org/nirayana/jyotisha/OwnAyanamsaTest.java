package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.event.SkyEvents;
import org.nirayana.jyotisha.gochara.SadeSati;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.match.Ashtakuta;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.sensitivity.Sensitivity;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.zodiac.Graha;

/** Whatever can be asked by an ayanamsa of the catalogue can be asked by one of your own. */
class OwnAyanamsaTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions STANDARD = Conventions.standard();
    private static final Instant BORN = Instant.parse("1990-05-17T05:00:00Z");
    private static final Site CHENNAI = Site.ofDegrees(13.0827, 80.2707);
    private static final Birth BIRTH = Birth.of(BORN, CHENNAI);
    private static final Birth OTHER = Birth.of(Instant.parse("1988-11-02T17:35:00Z"), CHENNAI);
    private static final Instant UNTIL = Instant.parse("1990-07-01T00:00:00Z");

    /** Equal to every other of the same value, as a lambda is not. */
    private record Fixed(double degrees) implements Ayanamsa, Serializable {
        @Override
        public Angle at(TT t) {
            return Angle.degrees(degrees);
        }
    }

    /** Authority: the catalogue. A function that asks it gives, by whatever else is chosen, all that it gives, to the last bit. */
    @ParameterizedTest
    @ValueSource(strings = {"raman", "true_citra"})
    void theFunctionOfTheCatalogueGivesWhatTheCatalogueGives(String name) {
        for (Conventions by : List.of(
                STANDARD,
                STANDARD.withAyanamsaDelta(0.25)
                        .with(SiderealNutation.KEPT)
                        .with(HouseSystem.SRIPATI)
                        .with(DashaSeed.UTPANNA))) {
            Conventions catalogued = by.withAyanamsa(name);
            Ayanamsa function = CHARTS.named(catalogued).ayanamsa();
            Conventions own = by.with(new OwnAyanamsa("mine", "Mine", "a test", new Ayanamsa() {
                @Override
                public Angle at(TT t) {
                    return function.at(t);
                }

                @Override
                public Angle at(Moment moment) {
                    return function.at(moment);
                }
            }));
            assertThat(answers(own)).isNotEmpty().isEqualTo(answers(catalogued)).isNotEqualTo(answers(by));
        }
    }

    /** What each feature says, as text, so that one that is left out shows. */
    private static List<String> answers(Conventions conventions) {
        Chart chart = CHARTS.chart(BIRTH, conventions);
        Chart other = CHARTS.chart(OTHER, conventions);
        List<String> answers = new ArrayList<>();
        answers.add(chart.toString());
        chart.grahas().forEach(graha -> answers.add(graha.sidereal().degrees() + ""));
        answers.add(
                chart.ascendant().sidereal().degrees() + " " + chart.ayanamsa().degrees());
        answers.add(chart.houses().toString());
        answers.add(BhavaChalit.of(chart).toString());
        answers.add(chart.varga(9).toString());
        answers.add(chart.dasha(NakshatraDasha.VIMSHOTTARI).at(UNTIL).toString());
        answers.add(chart.panchanga().toString());
        answers.add(Shadbala.of(chart).toString());
        answers.add(Ashtakuta.of(chart, other).toString());
        answers.add(chart.placementsAt(UNTIL).of(Graha.MOON).toString());
        CHARTS.almanac(BIRTH, conventions)
                .days(LocalDate.of(1990, 5, 20), 3)
                .forEachRemaining(day -> answers.add(day.toString()));
        answers.add(SkyEvents.all(CHARTS, BIRTH, conventions).list(BORN, UNTIL).toString());
        answers.add(SadeSati.of(chart, CHARTS.motion(conventions), Instant.parse("2005-01-01T00:00:00Z"))
                .toString());
        answers.add(Sensitivity.of(CHARTS, BIRTH, conventions, UNTIL).toString());
        return answers;
    }

    /** Two with all names alike: whoever asks second gets nothing of the tables of the first, and the first not of the second. */
    @Test
    void twoOfOneNameShareNothing() {
        for (Conventions by : List.of(STANDARD, STANDARD.withAyanamsaDelta(0.25))) {
            Conventions first = by.with(own(new Fixed(20)));
            Conventions second = by.with(own(new Fixed(21)));
            assertThat(first).isNotEqualTo(second);
            Panchanga panchanga = CHARTS.chart(BIRTH, first).panchanga();
            Panchanga another = CHARTS.chart(BIRTH, second).panchanga();
            assertThat(another.nakshatras()).isNotEqualTo(panchanga.nakshatras());
            assertThat(CHARTS.chart(BIRTH, second).moon().sidereal().degrees())
                    .isCloseTo(CHARTS.chart(BIRTH, first).moon().sidereal().degrees() - 1, within(1e-9));
            assertThat(CHARTS.motion(first)).isNotSameAs(CHARTS.motion(second));
            assertThat(SkyEvents.all(CHARTS, BIRTH, second).list(BORN, UNTIL))
                    .isNotEqualTo(SkyEvents.all(CHARTS, BIRTH, first).list(BORN, UNTIL));
            // A factory of its own has never heard of the other.
            ChartFactory fresh = new ChartFactory(CHARTS.ephemeris());
            assertThat(another).isEqualTo(fresh.chart(BIRTH, second).panchanga());
            Chart known = CHARTS.chart(CHARTS.chart(BIRTH, first), second);
            assertThat(known.panchanga()).isEqualTo(another);
        }
    }

    /** Programs that make the same record for each chart get the tables that are there. */
    @Test
    void equalFunctionsAreOne() {
        Conventions once = STANDARD.with(own(new Fixed(20)));
        Conventions again = STANDARD.with(own(new Fixed(20)));
        assertThat(once).isEqualTo(again).hasSameHashCodeAs(again);
        assertThat(CHARTS.ayanamsa(once)).isSameAs(CHARTS.ayanamsa(again));
        assertThat(CHARTS.motion(once)).isSameAs(CHARTS.motion(again));
        // Any number of others may come between, and takes no place from those of the settings.
        Conventions offset = STANDARD.withAyanamsaDelta(0.125);
        for (int i = 0; i < 200; i++) {
            CHARTS.ayanamsa(STANDARD.withAyanamsaDelta(0.5).with(own(new Fixed(i))));
        }
        assertThat(CHARTS.ayanamsa(offset)).isSameAs(CHARTS.ayanamsa(offset));
    }

    @Test
    void itIsNamedWhereverConventionsAre() {
        OwnAyanamsa mine = own(new Fixed(20));
        Conventions conventions = STANDARD.with(mine);
        assertThat(conventions.ayanamsa()).isEqualTo("mine");
        assertThat(conventions.ownAyanamsa()).contains(mine);
        assertThat(STANDARD.ownAyanamsa()).isEmpty();
        assertThat(conventions).hasToString("standard conventions but ayanamsa mine (own)");
        assertThat(conventions.withAyanamsa("lahiri")).isEqualTo(STANDARD);
        NamedAyanamsa named = CHARTS.named(conventions);
        assertThat(named).isEqualTo(new NamedAyanamsa(-1, "mine", "Mine", "a test", new Fixed(20)));
        assertThat(conventions.text(ChosenAyanamsa.CONVENTION)).isEqualTo("mine");
        // A request cannot name it, and it is exchanged like every other.
        assertThat(STANDARD.choose(ChosenAyanamsa.CONVENTION, "mine")).isEmpty();
        assertThat(STANDARD.taking(ChosenAyanamsa.CONVENTION, conventions)).isEqualTo(conventions);
        assertThat(conventions.taking(ChosenAyanamsa.CONVENTION, STANDARD)).isEqualTo(STANDARD);
        Conventions namesake = STANDARD.with(own(new Fixed(21)));
        assertThat(ConventionRegistry.differences(conventions, namesake)).containsExactly(ChosenAyanamsa.CONVENTION);
        assertThat(ConventionRegistry.differences(conventions, STANDARD.with(own(new Fixed(20)))))
                .isEmpty();
        Comparison comparison = Comparison.of(CHARTS, BIRTH, STANDARD, conventions, UNTIL);
        assertThat(comparison.conventions()).containsExactly(ChosenAyanamsa.CONVENTION);
        assertThat(comparison.differences()).isNotEmpty();
    }

    private static OwnAyanamsa own(Ayanamsa function) {
        return new OwnAyanamsa("mine", "Mine", "a test", function);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Mine", "9mine", "my own", "मेरा"})
    void anIdIsAWord(String id) {
        assertThatThrownBy(() -> new OwnAyanamsa(id, "Mine", "", new Fixed(20)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("lower-case letters, digits and underscores", "'" + id + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lahiri", "kp"})
    void noIdOrAliasOfTheCatalogueIsTaken(String id) {
        assertThatThrownBy(() -> new OwnAyanamsa(id, "Mine", "", new Fixed(20)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("withAyanamsa(\"" + id + "\")");
    }

    @Test
    void namesHaveABound() {
        assertThat(new OwnAyanamsa("a".repeat(OwnAyanamsa.MAX_ID), "A", "", new Fixed(20)))
                .isNotNull();
        assertThatThrownBy(() -> new OwnAyanamsa("a".repeat(OwnAyanamsa.MAX_ID + 1), "A", "", new Fixed(20)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new OwnAyanamsa("mine", " ", "", new Fixed(20)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no name for people");
    }

    /** A cluster gets equal conventions from a record; what cannot be sent says so when it is sent. */
    @Test
    void aRecordCanBeSentOverAWire() throws Exception {
        Conventions conventions = STANDARD.with(own(new Fixed(20)));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written(conventions)))) {
            assertThat(in.readObject()).isEqualTo(conventions);
        }
        Conventions lambda = STANDARD.with(own(t -> Angle.degrees(20)));
        assertThatThrownBy(() -> written(lambda)).isInstanceOf(NotSerializableException.class);
    }

    private static byte[] written(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }
}
