package org.nirayana.api.calculation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;

/** The parameters by which a question chooses a profile and single conventions; each is read as what it changes. */
final class ConventionParameters {
    static final Parameter<Profile> PROFILE = Parameter.oneOf("profile", profiles())
            .typed(Vocabulary.PROFILE.schemaName())
            .describe(
                    "A named set of conventions; what else a request chooses stands above it, and `conventions` tells each"
                            + " difference. docs/profiles.md has what each is and where it comes from. Left out: the settings of the"
                            + " service.")
            .shared("Profile");

    /** For what depends on no convention: whoever sends a profile with every request is not refused. */
    static final Parameter<Profile> WITHOUT_EFFECT = Parameter.oneOf("profile", profiles())
            .typed(Vocabulary.PROFILE.schemaName())
            .describe("May be named here as everywhere; no convention changes this answer.")
            .shared("ProfileWithoutEffect");

    static final Parameter<UnaryOperator<Conventions>> POSITIONS = of(
            Positions.CONVENTION,
            "Which places: `apparent`, as they are seen; `true`, where the bodies are, without light time, aberration and"
                    + " deflection (Jagannatha Hora; tithis end some 36 s later); `astrometric`, with light time alone.");
    static final Parameter<UnaryOperator<Conventions>> AYANAMSA_OFFSET =
            of(ChosenAyanamsa.OFFSET, "Arcseconds added to the ayanamsa, in place of the setting of the service.");
    static final Parameter<UnaryOperator<Conventions>> SIDEREAL_NUTATION = of(
            SiderealNutation.CONVENTION,
            "Whether nutation leaves the longitudes with the ayanamsa (`cancelled`) or stays in them (`kept`), up to 17\";"
                    + " `kept_in_ascendant`: it stays in ascendant, midheaven and cusps alone (Jagannatha Hora).");
    static final Parameter<UnaryOperator<Conventions>> UNIVERSAL_TIME = of(
            UniversalTime.CONVENTION,
            "What the clock of a birth from 1972 on is taken for: `utc`, with its leap seconds, or `ut1`, as programs do that know"
                    + " none, up to 0.9 s and 14\" in the ascendant.");
    static final Parameter<UnaryOperator<Conventions>> APPLY_NUTATION = of(
            Positions.NUTATION,
            "Whether the places of a date have the nutation of that date, for this request only; left out, the setting of the"
                    + " service.");
    static final Parameter<UnaryOperator<Conventions>> SUNRISE_DEFINITION = of(
            SunriseDefinition.CONVENTION,
            "What counts as sunrise and sunset: `geometric`, the centre on the true horizon; `disc_centre`, the centre seen"
                    + " through standard air; `upper_limb`, the edge seen through standard air, which most almanacs on the web"
                    + " print; `hindu_rising`, the centre without air, latitude and parallax; `lower_limb`, the lower edge seen"
                    + " through standard air.");
    static final Parameter<UnaryOperator<Conventions>> MOONRISE = of(
            MoonriseReckoning.CONVENTION,
            "Whether the Moon rises with its latitude and parallax; `as_sunrise`: with both, unless sunrise is the"
                    + " `hindu_rising`.");
    static final Parameter<UnaryOperator<Conventions>> MOONRISE_DEFINITION = of(
            MoonriseDefinition.CONVENTION,
            "What counts as moonrise and moonset, in the words of `sunrise_definition`: `as_sunrise`, what counts as sunrise;"
                    + " `geometric`, the centre on the true horizon without air, seen from the place, as drikpanchang.com prints"
                    + " it beside a sunrise of the upper limb; `disc_centre`, `upper_limb`, `lower_limb`, through standard air.");
    static final Parameter<UnaryOperator<Conventions>> LUNAR_MONTH = of(
            LunarMonthReckoning.CONVENTION,
            "With which moon a month ends: with the new moon (`amanta`) or the full one (`purnimanta`). JSON and CSV have both"
                    + " names; a calendar has this one.");
    static final Parameter<UnaryOperator<Conventions>> SAMVATSARA = of(
            SamvatsaraReckoning.CONVENTION,
            "Which year `samvatsara_south` names: the `lunar` one from Chaitra, or the `solar` one from Mesha.");
    static final Parameter<UnaryOperator<Conventions>> TIME_ROUNDING =
            of(TimeRounding.CONVENTION, "How times are printed: to the second, or the minute cut or rounded.");
    static final Parameter<UnaryOperator<Conventions>> DASHA_FROM = of(
            DashaSeed.CONVENTION,
            "From what the dasha is reckoned: the Moon's star; the 4th (`kshema`), 5th (`utpanna`) or 8th (`adhana`) from it;"
                    + " the star of the `lagna` or of a graha.");
    static final Parameter<UnaryOperator<Conventions>> DASHA_YEAR = of(
            DashaYearKind.CONVENTION,
            "What the years of dashas are counted by: `fixed_days`, as many as `dasa_year_length` says; `sun_return`, the Sun's"
                    + " return to its sidereal place at birth, and parts of a year by its arc (Jagannatha Hora); `calendar`, years,"
                    + " months of 30 days and days added to the date of birth (AstroSage). It stands above `dasa_year_length`.");

    /** Those that move longitudes, and so belong to everything. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_PLACES =
            List.of(POSITIONS, AYANAMSA_OFFSET, SIDEREAL_NUTATION, UNIVERSAL_TIME, APPLY_NUTATION);

    /** Those that matter where the Sun rises. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_SUNRISE = List.of(SUNRISE_DEFINITION, TIME_ROUNDING);

    /** Those of dashas. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_DASHAS = List.of(DASHA_FROM, DASHA_YEAR);

    private ConventionParameters() {}

    /** Conventions with what the caller chose by these parameters; complaints stay with the input. */
    static Conventions read(
            Input input, Conventions conventions, List<Parameter<UnaryOperator<Conventions>>> parameters) {
        Conventions chosen = conventions;
        for (Parameter<UnaryOperator<Conventions>> parameter : parameters) {
            // Most questions choose nothing, and a copy costs something.
            if (input.has(parameter)) {
                chosen = input.get(parameter, UnaryOperator.identity()).apply(chosen);
            }
        }
        return chosen;
    }

    private static Parameter<UnaryOperator<Conventions>> of(Convention<?> convention, String text) {
        String standard = Conventions.standard().text(convention);
        boolean isNumber = convention.allowed().isEmpty();
        boolean isFlag = convention.allowed().equals(List.of("true", "false"));
        Map<String, Object> schema = isNumber
                ? Schemas.ordered("type", "number", "format", "double")
                : isFlag
                        ? Schemas.ordered("type", "boolean")
                        : Schemas.ordered("type", "string", "enum", convention.allowed());
        return Parameter.of(convention.id(), schema, words -> change(convention, words), convention.allowedText())
                .describe(text)
                .typed(typeName(convention))
                .example(isNumber ? Double.valueOf(standard) : isFlag ? Boolean.valueOf(standard) : standard)
                .shared("Convention_" + convention.id());
    }

    /** Answers have a record of the name that the parameter's words would have. */
    private static String typeName(Convention<?> convention) {
        return convention == LunarMonthReckoning.CONVENTION
                ? Vocabulary.LUNAR_MONTH_RECKONING.schemaName()
                : Vocabulary.schemaName(convention.id());
    }

    private static Optional<UnaryOperator<Conventions>> change(Convention<?> convention, String words) {
        String text = LowerCase.of(words);
        return convention
                .parse(text)
                .map(readable ->
                        conventions -> conventions.choose(convention, text).orElseThrow());
    }

    private static Map<String, Profile> profiles() {
        Map<String, Profile> profiles = new LinkedHashMap<>();
        Profile.ALL.forEach(profile -> profiles.put(profile.id(), profile));
        return profiles;
    }
}
