package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.DrikReading;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;

class ConventionsTest {
    private static final Conventions STANDARD = Conventions.standard();
    private static final Varga CYCLIC_NAVAMSA = Vargas.variants(9).get(1);

    /** Each with one choice changed. */
    private static final List<Conventions> CHANGED = List.of(
            STANDARD.withAyanamsa("raman"),
            STANDARD.withAyanamsaDelta(0.5),
            STANDARD.with(new Corrections(true, false, true)),
            STANDARD.with(PositionReference.TOPOCENTRIC),
            STANDARD.with(NodeType.MEAN),
            STANDARD.with(RiseDefinition.UPPER_LIMB),
            STANDARD.with(HouseSystem.SRIPATI),
            STANDARD.with(DashaYear.SAVANA),
            STANDARD.with(SolarCalendar.ODIA),
            STANDARD.with(SeasonReckoning.TROPICAL),
            STANDARD.with(VikramReckoning.KARTIKADI),
            STANDARD.with(JovianBija.APPLIED),
            STANDARD.with(MulaVarjyaReckoning.BOTH),
            STANDARD.with(BrahmaMuhurtaReckoning.FIXED),
            STANDARD.with(HoraReckoning.EQUAL),
            STANDARD.with(NodeAspects.FIFTH_SEVENTH_NINTH),
            STANDARD.with(Positions.TRUE),
            STANDARD.with(SiderealNutation.KEPT),
            STANDARD.with(SiderealNutation.KEPT_IN_ASCENDANT),
            STANDARD.with(UniversalTime.UT1),
            STANDARD.with(DashaYearKind.SUN_RETURN),
            STANDARD.with(DashaYearKind.CALENDAR),
            STANDARD.with(DashaSeed.UTPANNA),
            STANDARD.with(MoonriseReckoning.WITHOUT_LATITUDE_AND_PARALLAX),
            STANDARD.with(MoonriseDefinition.GEOMETRIC),
            STANDARD.with(LunarMonthReckoning.PURNIMANTA),
            STANDARD.with(SamvatsaraReckoning.SOLAR),
            STANDARD.with(TimeRounding.MINUTES_CUT),
            STANDARD.with(CYCLIC_NAVAMSA));

    /** Whatever is a choice has a name, but for the schools of vargas, which have a parameter of their own. */
    @Test
    void everyChoiceHasAName() {
        for (Conventions changed : CHANGED) {
            if (changed.equals(STANDARD.with(CYCLIC_NAVAMSA))) {
                continue;
            }
            List<Convention> different = Convention.differences(STANDARD, changed);
            assertThat(different).as(changed.toString()).hasSize(1);
            Convention one = different.get(0);
            assertThat(one.copy(changed, STANDARD)).isEqualTo(changed);
            assertThat(one.copy(STANDARD, changed)).isEqualTo(STANDARD);
        }
    }

    @Test
    void conventionsAreReadAsTheyAreWritten() {
        for (Convention convention : Convention.ALL) {
            for (String word : convention.allowed()) {
                assertThat(convention.with(STANDARD, word))
                        .as(convention + " " + word)
                        .isPresent();
            }
            assertThat(convention.with(STANDARD, convention.value(STANDARD))).contains(STANDARD);
            assertThat(convention.with(STANDARD, "no_such_value")).isEmpty();
            assertThat(convention.allowedText()).startsWith("must be ");
        }
        assertThat(Convention.AYANAMSA_OFFSET
                        .with(STANDARD, "-24.2")
                        .orElseThrow()
                        .ayanamsaDelta())
                .isEqualTo(-24.2 / 3600);
        assertThat(Convention.AYANAMSA_OFFSET.value(STANDARD.withAyanamsaDelta(24.2 / 3600)))
                .isEqualTo("24.2");
        assertThat(Convention.AYANAMSA_OFFSET.with(STANDARD, "1296001")).isEmpty();
    }

    /** A profile is a promise: whoever changes one counts its version up, here and in docs/profiles.md. */
    @Test
    void profilesAreWhatTheirVersionPromises() {
        assertThat(Profile.ALL.stream()
                        .map(profile -> profile.id() + " " + profile.version() + ": " + profile.conventions()))
                .containsExactly(
                        "nirayana 1: standard conventions",
                        "jhora 2: standard conventions but ayanamsa true_citra, corrections Corrections[nutation=true,"
                                + " aberration=false, deflection=false, lightTime=false], sidereal_nutation KEPT_IN_ASCENDANT,"
                                + " universal_time UT1, node_type MEAN, sunrise HINDU_RISING, dasha_year"
                                + " DashaYear[days=365.256364], dasha_year_kind SUN_RETURN, sphuta_special bphs_verse,"
                                + " ayana_bala kesava_table, cheshta_average plain_numbers, dig_bala equal_houses,"
                                + " luminary_cheshta kendra_shown, saptavargaja_moolatrikona by_degree, nathonnatha_time"
                                + " sun_dig, shadbala_ayanamsa twenty_three_degrees",
                        "drik 2: standard conventions but ayanamsa_delta 0.006722222222222222, sidereal_nutation KEPT,"
                                + " sunrise UPPER_LIMB, dasha_year DashaYear[days=365.25636], moonrise_definition GEOMETRIC,"
                                + " lunar_month PURNIMANTA, time_rounding LIMBS_CUT",
                        "astrosage 1: standard conventions but ayanamsa_delta -6.111111111111112E-4, node_type MEAN, houses"
                                + " SRIPATI, dasha_year_kind CALENDAR, ashtakavarga_table varahamihira, ayana_bala"
                                + " kesava_table, cheshta_average plain_numbers, luminary_cheshta kendra, paksha_moon single",
                        "parasharas_light 1: standard conventions but ayana_bala obliquity_share, ishta_phala mean,"
                                + " luminary_cheshta ayana_paksha, paksha_moon single",
                        "kp 1: standard conventions but ayanamsa krishnamurti, node_type MEAN, houses PLACIDUS",
                        "raman 1: standard conventions but ayanamsa raman, node_type MEAN, houses SRIPATI",
                        "surya_siddhanta_years 1: standard conventions but ayanamsa suryasiddhanta, node_type MEAN, sunrise"
                                + " HINDU_RISING, dasha_year DashaYear[days=365.258756481]");
        assertThat(Profile.ALL).isNotEmpty().allSatisfy(profile -> {
            assertThat(profile.source()).endsWith(".").hasSizeGreaterThan(20);
            assertThat(profile.sureness().id()).isLowerCase();
        });
        assertThat(Profile.of("jhora")).contains(Profile.JHORA);
        assertThat(Profile.of("nobody")).isEmpty();
    }

    /** A length that has no effect would be a trap; a comparison exchanges one convention at a time. */
    @Test
    void toNameALengthOfYearsIsToCountByDays() {
        Conventions byTheSun = STANDARD.with(DashaYearKind.SUN_RETURN);
        Conventions named = Convention.DASA_YEAR_LENGTH.with(byTheSun, "360").orElseThrow();
        assertThat(named).isEqualTo(STANDARD.with(DashaYear.ofDays(360)));
        assertThat(Convention.DASHA_YEAR.with(named, "calendar"))
                .contains(STANDARD.with(DashaYear.ofDays(360)).with(DashaYearKind.CALENDAR));
        assertThat(Convention.DASA_YEAR_LENGTH.copy(named, byTheSun).dashaYearKind())
                .isEqualTo(DashaYearKind.SUN_RETURN);
        assertThat(Convention.ALL.indexOf(Convention.DASHA_YEAR))
                .isGreaterThan(Convention.ALL.indexOf(Convention.DASA_YEAR_LENGTH));
    }

    @Test
    void everyChoiceMakesAnotherValueAndLeavesTheFirstAlone() {
        assertThat(CHANGED).doesNotHaveDuplicates().doesNotContain(STANDARD);
        assertThat(Conventions.standard().ayanamsa()).isEqualTo("lahiri");
        assertThat(CHANGED.stream().map(Conventions::hashCode)).doesNotHaveDuplicates();
    }

    @Test
    void whatIsChosenIsFound() {
        Conventions all = STANDARD.withAyanamsa("raman")
                .withAyanamsaDelta(0.5)
                .with(new Corrections(true, false, true))
                .with(PositionReference.TOPOCENTRIC)
                .with(NodeType.MEAN)
                .with(RiseDefinition.UPPER_LIMB)
                .with(HouseSystem.SRIPATI)
                .with(DashaYear.SAVANA)
                .with(CYCLIC_NAVAMSA);
        assertThat(all.ayanamsa()).isEqualTo("raman");
        assertThat(all.ayanamsaDelta()).isEqualTo(0.5);
        assertThat(all.corrections().aberration()).isFalse();
        assertThat(all.positionReference()).isEqualTo(PositionReference.TOPOCENTRIC);
        assertThat(all.nodeType()).isEqualTo(NodeType.MEAN);
        assertThat(all.sunrise()).isEqualTo(RiseDefinition.UPPER_LIMB);
        assertThat(all.houses()).isEqualTo(HouseSystem.SRIPATI);
        assertThat(all.dashaYear()).isEqualTo(DashaYear.SAVANA);
        assertThat(all.varga(9).id()).isEqualTo(CYCLIC_NAVAMSA.id());
        assertThat(all.varga(10)).isEqualTo(Vargas.of(10));
    }

    @Test
    void anAliasIsTheSameChoice() {
        assertThat(STANDARD.withAyanamsa("kp")).isEqualTo(STANDARD.withAyanamsa("krishnamurti"));
        assertThat(STANDARD.withAyanamsa("chitrapaksha")).isEqualTo(STANDARD);
    }

    @Test
    void refusesWhatDoesNotExist() {
        assertThatThrownBy(() -> STANDARD.withAyanamsa("nobody"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("nobody", "lahiri", "kp");
        assertThatThrownBy(() -> STANDARD.withAyanamsaDelta(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void saysWhatDiffersFromTheStandard() {
        assertThat(STANDARD).hasToString("standard conventions");
        assertThat(STANDARD.with(NodeType.MEAN).withAyanamsa("raman"))
                .hasToString("standard conventions but ayanamsa raman, node_type MEAN");
    }

    @Test
    void readingsAreKeptByTheirType() {
        Conventions chosen = STANDARD.with(AshtakavargaTable.VARAHAMIHIRA).with(DrikReading.FULL);
        assertThat(chosen.reading(AshtakavargaTable.class)).isEqualTo(AshtakavargaTable.VARAHAMIHIRA);
        assertThat(chosen.reading(DrikReading.class)).isEqualTo(DrikReading.FULL);
        assertThat(chosen.reading(CombustionOrbs.class)).isEqualTo(CombustionOrbs.SURYA_SIDDHANTA);
        assertThat(chosen).hasToString("standard conventions but ashtakavarga_table varahamihira, drik_bala full");
        // To choose the default is to choose nothing.
        assertThat(chosen.with(AshtakavargaTable.BPHS).with(DrikReading.QUARTER))
                .isEqualTo(STANDARD);
    }

    /**
     * Whatever is read differently by somebody is a convention, so that profiles, settings and comparisons have it; but for matches, which
     * are about two births, and for events, which are about a span of the sky and about none.
     */
    @Test
    void everyReadingIsAConvention() throws Exception {
        Path classes = Path.of(Reading.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".class")).toList()) {
                String name = classes.relativize(file).toString().replace(File.separatorChar, '.');
                // Those of matches, transits, events and eclipses are about more than one birth, which a comparison
                // does not know.
                boolean ofOneBirth = !name.contains(".match.")
                        && !name.contains(".gochara.")
                        && !name.contains(".event.")
                        && !name.contains(".eclipse.");
                if (name.startsWith("org.") && ofOneBirth && !name.endsWith("package-info.class")) {
                    Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                    if (type.isEnum() && Reading.class.isAssignableFrom(type)) {
                        types.add(type);
                    }
                }
            }
        }
        assertThat(types).hasSizeGreaterThan(30);
        assertThat(Convention.ALL.stream().flatMap(one -> one.reading().stream()))
                .containsExactlyInAnyOrderElementsOf(cast(types));
        for (Convention convention : Convention.ALL) {
            convention.reading().ifPresent(type -> {
                Reading[] constants = type.getEnumConstants();
                assertThat(constants[0].choice()).isEqualTo(convention.id());
                assertThat(convention.allowed())
                        .isEqualTo(Stream.of(constants).map(Reading::id).toList());
                assertThat(convention.value(STANDARD)).isEqualTo(constants[0].id());
                Conventions other = convention.with(STANDARD, constants[1].id()).orElseThrow();
                assertThat(Convention.differences(STANDARD, other)).containsExactly(convention);
                assertThat(convention.copy(other, STANDARD)).isEqualTo(other);
                assertThat(convention.copy(STANDARD, other)).isEqualTo(STANDARD);
            });
        }
        assertThat(Convention.of("drik_bala")).contains(Convention.DRIK_BALA);
        assertThat(Convention.of("nobody")).isEmpty();
    }

    @SuppressWarnings("unchecked") // all are readings
    private static List<Class<? extends Reading>> cast(List<Class<?>> types) {
        return (List<Class<? extends Reading>>) (List<?>) types;
    }

    @Test
    void canBeSentOverAWire() throws Exception {
        for (Conventions one :
                Stream.concat(Stream.of(STANDARD), CHANGED.stream()).toList()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(one);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                assertThat(in.readObject()).isEqualTo(one);
            }
        }
    }
}
