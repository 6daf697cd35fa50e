package org.nirayana.api.view;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.place.zone.Zone;

/**
 * What an answer was computed by, as a part of the answer: nothing that moves a figure stays hidden.
 *
 * @param ayanamsaValue the mean ayanamsa, which almanacs print and which people are shown everywhere
 * @param ayanamsaValueWithNutation what parts a tropical longitude with nutation from the sidereal one
 * @param almanac what only panchangas depend on
 * @param nodeAspects what only aspects depend on
 */
@Description("What the answer was computed by.")
public record ConventionsView(
        String ayanamsa,

        @Decimals(value = 9, trimmed = true)
        @Description(
                "Degrees at the instant (of a range: at its first noon), from the mean equinox, `ayanamsa_delta` included: the mean ayanamsa, as almanacs print it and as the chart and the page show it.")
        long ayanamsaValue,

        @Decimals(value = 9, trimmed = true)
        @Description(
                "The same from the true equinox, with the nutation of the instant: `longitude` less `nirayana_longitude` of any planet, unless `apply_nutation` is false.")
        long ayanamsaValueWithNutation,

        double ayanamsaDelta,
        @OneOf(of = Vocabulary.NODE_TYPE) String nodeType,
        @OneOf(of = Vocabulary.POSITION_REFERENCE) String positionReference,
        @OneOf(of = Vocabulary.SUNRISE_DEFINITION) String sunriseDefinition,
        @Range(min = 1, max = 1000) BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        String timezone,
        @OneOf(of = Vocabulary.TIMEZONE_SOURCE) String timezoneSource,
        String engine,
        String ephemeris,

        @OmitEmpty @Description("In panchangas: what only they depend on.")
        Optional<Almanac> almanac,

        @OmitEmpty
        @OneOf(of = Vocabulary.NODE_ASPECTS)
        @Description("In aspects: whether Rahu and Ketu look at other signs.")
        Optional<String> nodeAspects,

        @OmitEmpty @Description("Which places: `apparent`, `true` or `astrometric`. " + LATER)
        Optional<String> positions,

        @OmitEmpty
        @OneOf(of = Vocabulary.SIDEREAL_NUTATION)
        @Description("Whether sidereal longitudes keep nutation. " + LATER)
        Optional<String> siderealNutation,

        @OmitEmpty
        @OneOf(of = Vocabulary.UNIVERSAL_TIME)
        @Description("What the clock of a birth is taken for. " + LATER)
        Optional<String> universalTime,

        @OmitEmpty
        @OneOf(of = Vocabulary.DASHA_YEAR)
        @Description("What the years of dashas are counted by; `dasa_year_length` is of use with `fixed_days` alone. "
                + LATER)
        Optional<String> dashaYear,

        @OmitEmpty @OneOf(of = Vocabulary.DASHA_FROM) @Description("From what dashas are reckoned. " + LATER)
        Optional<String> dashaFrom,

        @OmitEmpty @OneOf(of = Vocabulary.TIME_ROUNDING) @Description("How times are printed. " + LATER)
        Optional<String> timeRounding,

        @OmitEmpty
        @OneOf(of = Vocabulary.TIME_SCALE)
        @Description("By which clock the time was given, where the caller said so.")
        Optional<String> timeScale,

        @OmitEmpty
        @OneOf(of = Vocabulary.CIVIL_CALENDAR)
        @Description(
                "The calendar of the date that was given, where the caller said so; dates in answers are Gregorian.")
        Optional<String> calendar,

        @OmitEmpty @Description("How rules are read on which authors differ, where that is not the usual way.")
        List<ReadingView> readings,

        @OmitEmpty @Description("The profile that was asked for, or that the service is set to.")
        Optional<ProfileView> profile) {

    static final String LATER = "There when it is not the usual one, or when there is a `profile`.";

    /** A profile, and what was chosen against it. */
    @SchemaName("ProfileConventions")
    public record ProfileView(
            @OneOf(of = Vocabulary.PROFILE) String name,

            @Range(min = 1) @Description("Counts up when one of its conventions changes.")
            int version,

            @Description("Every convention, and every reading of a rule, that is not that of the profile.")
            List<Difference> overrides) {
        static ProfileView of(Profile profile, Conventions conventions) {
            Conventions own = profile.conventions();
            return new ProfileView(
                    profile.id(),
                    profile.version(),
                    ConventionRegistry.differences(own, conventions).stream()
                            .map(one -> new Difference(one.id(), conventions.text(one), own.text(one)))
                            .toList());
        }
    }

    /** A convention that is not that of the profile. */
    @SchemaName("ProfileOverride")
    public record Difference(
            @Description("The parameter.") String convention,
            String value,
            @Description("What the profile has.") String ofProfile) {}

    /** How the caller told the time, as far as that was said. */
    public record CivilTimeView(Optional<String> timeScale, Optional<String> calendar) {}

    /** What only some answers depend on. */
    public enum Part {
        ALMANAC,
        ASPECTS
    }

    /** The choices of those who make almanacs. */
    @SchemaName("AlmanacConventions")
    public record Almanac(
            @OneOf(of = Vocabulary.SOLAR_CALENDAR) String solarCalendar,
            @OneOf(of = Vocabulary.SEASONS) String seasons,
            @OneOf(of = Vocabulary.VIKRAM) String vikram,
            @OneOf(of = Vocabulary.JOVIAN_BIJA) String jovianBija,
            @OneOf(of = Vocabulary.MULA_VARJYA) String mulaVarjya,
            @OneOf(of = Vocabulary.BRAHMA_MUHURTA) String brahmaMuhurta,
            @OneOf(of = Vocabulary.HORA) String hora,

            @OmitEmpty @OneOf(of = Vocabulary.MOONRISE) @Description("How the Moon rises. " + LATER)
            Optional<String> moonrise,

            @OmitEmpty @OneOf(of = Vocabulary.MOONRISE_DEFINITION) @Description("What counts as moonrise. " + LATER)
            Optional<String> moonriseDefinition,

            @OmitEmpty
            @OneOf(of = Vocabulary.LUNAR_MONTH_RECKONING)
            @Description("With which moon a month ends. " + LATER)
            Optional<String> lunarMonth,

            @OmitEmpty @OneOf(of = Vocabulary.SAMVATSARA) @Description("Which year `samvatsara_south` names. " + LATER)
            Optional<String> samvatsara) {}

    /**
     * The conventions of an answer.
     *
     * @param ayanamsa its value at the instant that the answer is about
     * @param civilTime how the caller told the time
     * @param parts what the answer depends on besides what all do
     */
    public static ConventionsView of(
            Conventions conventions,
            Optional<Profile> profile,
            AyanamsaValue ayanamsa,
            Zone zone,
            CivilTimeView civilTime,
            Engine engine,
            Set<Part> parts) {
        boolean all = profile.isPresent();
        return new ConventionsView(
                conventions.ayanamsa(),
                Degrees.direction(ayanamsa.mean()),
                Degrees.direction(ayanamsa.withNutation()),
                conventions.ayanamsaDelta(),
                conventions.nodeType().id(),
                conventions.positionReference().id(),
                id(conventions.sunrise()),
                conventions.dashaYear().days(),
                conventions.corrections().nutation(),
                conventions.corrections().aberration(),
                conventions.corrections().deflection(),
                zone.name(),
                source(zone),
                engine.program(),
                engine.ephemeris(),
                parts.contains(Part.ALMANAC) ? Optional.of(almanac(conventions, all)) : Optional.empty(),
                parts.contains(Part.ASPECTS)
                        ? Optional.of(conventions.nodeAspects().id())
                        : Optional.empty(),
                later(Positions.CONVENTION, conventions, all)
                        .filter(unused -> all || !conventions.corrections().lightTime()),
                later(SiderealNutation.CONVENTION, conventions, all),
                later(UniversalTime.CONVENTION, conventions, all),
                later(DashaYearKind.CONVENTION, conventions, all),
                later(DashaSeed.CONVENTION, conventions, all),
                later(TimeRounding.CONVENTION, conventions, all),
                civilTime.timeScale(),
                civilTime.calendar(),
                readings(conventions),
                profile.map(one -> ProfileView.of(one, conventions)));
    }

    /** Every reading that is not the usual one: most conventions have none. */
    private static List<ReadingView> readings(Conventions conventions) {
        return conventions.readingDifferences(Conventions.standard()).stream()
                .map(one -> new ReadingView(one.choice(), one.value()))
                .toList();
    }

    /** A choice that the first contract did not have: told where it makes a difference, so that older answers stay the same. */
    private static Optional<String> later(Convention<?> convention, Conventions conventions, boolean always) {
        String value = conventions.text(convention);
        return always || !value.equals(Conventions.standard().text(convention)) ? Optional.of(value) : Optional.empty();
    }

    private static Almanac almanac(Conventions conventions, boolean all) {
        return new Almanac(
                id(conventions.solarCalendar()),
                id(conventions.seasons()),
                id(conventions.vikram()),
                id(conventions.jovianBija()),
                id(conventions.mulaVarjya()),
                id(conventions.brahmaMuhurta()),
                id(conventions.hora()),
                later(MoonriseReckoning.CONVENTION, conventions, all),
                later(MoonriseDefinition.CONVENTION, conventions, all),
                later(LunarMonthReckoning.CONVENTION, conventions, all),
                later(SamvatsaraReckoning.CONVENTION, conventions, all));
    }

    /** The choices outside the almanac that the first contract did not have, as far as they are told. */
    public String laterChoices() {
        StringJoiner overrides = new StringJoiner(", ");
        positions.ifPresent(value -> overrides.add("positions=" + value));
        siderealNutation.ifPresent(value -> overrides.add("sidereal_nutation=" + value));
        universalTime.ifPresent(value -> overrides.add("universal_time=" + value));
        timeRounding.ifPresent(value -> overrides.add("time_rounding=" + value));
        return overrides.toString();
    }

    /** The same in one line, for forms that have no objects; with the mean ayanamsa alone, which almanacs print. */
    public String summary() {
        String later = laterChoices();
        String date = calendar.map(value -> ", calendar=" + value).orElse("");
        String named = profile.map(one -> ", profile=" + one.name() + " " + one.version())
                .orElse("");
        return String.join(
                ", ",
                "ayanamsa=" + ayanamsa,
                "ayanamsa_value=" + ayanamsaValue / 1e9,
                "ayanamsa_delta=" + ayanamsaDelta,
                "node_type=" + nodeType,
                "position_reference=" + positionReference,
                "sunrise_definition=" + sunriseDefinition,
                "dasa_year_length=" + dasaYearLength,
                "apply_nutation=" + applyNutation,
                "apply_aberration=" + applyAberration,
                "apply_grav_deflection=" + applyGravDeflection,
                "timezone=" + timezone,
                "timezone_source=" + timezoneSource,
                "engine=" + engine,
                "ephemeris=" + ephemeris + (later.isEmpty() ? "" : ", " + later) + date + named);
    }

    /** Whether the caller named the zone or the place implied it. */
    public static String source(Zone zone) {
        return zone.source() == Zone.Source.NAME ? "tz" : "coordinates";
    }

    /** The name by which requests choose a constant. */
    public static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * What computed.
     *
     * @param program name and version: "Nirayana 0.1.0"
     * @param ephemeris the name of the ephemeris
     */
    public record Engine(String program, String ephemeris) {}
}
