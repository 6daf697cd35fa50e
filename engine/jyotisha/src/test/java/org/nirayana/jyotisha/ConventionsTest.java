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
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
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
            List<Convention<?>> different = ConventionRegistry.differences(STANDARD, changed);
            assertThat(different).as(changed.toString()).hasSize(1);
            Convention<?> one = different.get(0);
            assertThat(STANDARD.taking(one, changed)).isEqualTo(changed);
            assertThat(changed.taking(one, STANDARD)).isEqualTo(STANDARD);
        }
    }

    @Test
    void conventionsAreReadAsTheyAreWritten() {
        for (Convention<?> convention : ConventionRegistry.ALL) {
            for (String word : convention.allowed()) {
                assertThat(STANDARD.choose(convention, word))
                        .as(convention + " " + word)
                        .isPresent();
            }
            assertThat(STANDARD.choose(convention, STANDARD.text(convention))).contains(STANDARD);
            assertThat(STANDARD.choose(convention, "no_such_value")).isEmpty();
            assertThat(convention.limits().isPresent())
                    .isEqualTo(convention.allowed().isEmpty());
        }
        assertThat(STANDARD.choose(ChosenAyanamsa.OFFSET, "-24.2").orElseThrow().ayanamsaDelta())
                .isEqualTo(-24.2 / 3600);
        assertThat(STANDARD.withAyanamsaDelta(24.2 / 3600).text(ChosenAyanamsa.OFFSET))
                .isEqualTo("24.2");
        assertThat(STANDARD.choose(ChosenAyanamsa.OFFSET, "1296001")).isEmpty();
    }

    /** A profile is a promise: whoever changes one counts its version up, here and in docs/profiles.md. */
    @Test
    void profilesAreWhatTheirVersionPromises() {
        assertThat(Profile.ALL.stream()
                        .map(profile -> profile.id() + " " + profile.version() + ": " + profile.conventions()))
                .containsExactly(
                        "nirayana 1: standard conventions",
                        "jhora 2: standard conventions but ayanamsa true_citra, positions true, sidereal_nutation"
                                + " kept_in_ascendant, universal_time ut1, node_type mean, dasa_year_length 365.256364,"
                                + " dasha_year sun_return, sunrise_definition hindu_rising, sphuta_special bphs_verse,"
                                + " saptavargaja_moolatrikona by_degree, dig_bala equal_houses, nathonnatha_time sun_dig,"
                                + " ayana_bala kesava_table, shadbala_ayanamsa twenty_three_degrees, cheshta_average"
                                + " plain_numbers, luminary_cheshta kendra_shown",
                        "drik 2: standard conventions but ayanamsa_offset 24.2, sidereal_nutation kept, dasa_year_length"
                                + " 365.25636, sunrise_definition upper_limb, moonrise_definition geometric, lunar_month"
                                + " purnimanta, time_rounding limbs_cut",
                        "astrosage 1: standard conventions but ayanamsa_offset -2.2, node_type mean, house_system sripati,"
                                + " dasha_year calendar, ashtakavarga_table varahamihira, paksha_moon single, ayana_bala"
                                + " kesava_table, cheshta_average plain_numbers, luminary_cheshta kendra",
                        "parasharas_light 1: standard conventions but paksha_moon single, ayana_bala obliquity_share,"
                                + " luminary_cheshta ayana_paksha, ishta_phala mean",
                        "kp 1: standard conventions but ayanamsa krishnamurti, node_type mean, house_system placidus",
                        "raman 1: standard conventions but ayanamsa raman, node_type mean, house_system sripati",
                        "surya_siddhanta_years 1: standard conventions but ayanamsa suryasiddhanta, node_type mean,"
                                + " dasa_year_length 365.258756481, sunrise_definition hindu_rising");
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
        Conventions named = byTheSun.choose(DashaYear.CONVENTION, "360").orElseThrow();
        assertThat(named).isEqualTo(STANDARD.with(DashaYear.ofDays(360)));
        assertThat(named.choose(DashaYearKind.CONVENTION, "calendar"))
                .contains(STANDARD.with(DashaYear.ofDays(360)).with(DashaYearKind.CALENDAR));
        assertThat(byTheSun.taking(DashaYear.CONVENTION, named).dashaYearKind()).isEqualTo(DashaYearKind.SUN_RETURN);
        assertThat(ConventionRegistry.ALL.indexOf(DashaYearKind.CONVENTION))
                .isGreaterThan(ConventionRegistry.ALL.indexOf(DashaYear.CONVENTION));
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
                .hasToString("standard conventions but ayanamsa raman, node_type mean");
    }

    @Test
    void readingsAreKeptByTheirType() {
        Conventions chosen = STANDARD.with(AshtakavargaTable.VARAHAMIHIRA).with(DrikReading.FULL);
        assertThat(chosen.get(AshtakavargaTable.CONVENTION)).isEqualTo(AshtakavargaTable.VARAHAMIHIRA);
        assertThat(chosen.get(DrikReading.CONVENTION)).isEqualTo(DrikReading.FULL);
        assertThat(chosen.get(CombustionOrbs.CONVENTION)).isEqualTo(CombustionOrbs.SURYA_SIDDHANTA);
        assertThat(chosen).hasToString("standard conventions but ashtakavarga_table varahamihira, drik_bala full");
        // To choose the default is to choose nothing.
        assertThat(chosen.with(AshtakavargaTable.BPHS).with(DrikReading.QUARTER))
                .isEqualTo(STANDARD);
    }

    /** Whatever is chosen among the constants of an enum stands in the registry, so that settings, parameters and the page have it. */
    @Test
    void everyChoiceIsInTheRegistry() throws Exception {
        Path classes = Path.of(
                Choice.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".class")).toList()) {
                String name = classes.relativize(file).toString().replace(File.separatorChar, '.');
                if (name.startsWith("org.") && !name.endsWith("package-info.class")) {
                    Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                    if (type.isEnum() && Choice.class.isAssignableFrom(type)) {
                        types.add(type);
                    }
                }
            }
        }
        assertThat(types).hasSizeGreaterThan(90);
        for (Class<?> type : types) {
            Convention<?> convention = ((Choice) type.getEnumConstants()[0]).convention();
            assertThat(type.getDeclaredField("CONVENTION").get(null)).isSameAs(convention);
            assertThat(ConventionRegistry.of(convention.id()))
                    .as(type.getName())
                    .containsSame(convention);
            assertThat(convention.values().stream().map(Convention.Value::value).toList())
                    .isEqualTo(List.of(type.getEnumConstants()));
        }
        for (Convention<?> convention : ConventionRegistry.ALL) {
            if (convention.isReading()) {
                List<String> words = convention.allowed();
                assertThat(STANDARD.text(convention)).isEqualTo(words.get(0));
                Conventions other = STANDARD.choose(convention, words.get(1)).orElseThrow();
                assertThat(ConventionRegistry.differences(STANDARD, other)).containsExactly(convention);
                assertThat(STANDARD.taking(convention, other)).isEqualTo(other);
                assertThat(other.taking(convention, STANDARD)).isEqualTo(STANDARD);
            }
        }
        assertThat(ConventionRegistry.of("drik_bala")).contains(DrikReading.CONVENTION);
        assertThat(ConventionRegistry.of("nobody")).isEmpty();
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
