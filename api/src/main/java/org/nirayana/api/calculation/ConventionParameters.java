package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.api.view.ReadingView;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
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

/**
 * The parameters by which a question chooses a profile and single conventions: one for each that is registered, read as what it
 * changes. An object of this class is the readings of an operation, with how its answer tells them.
 */
public final class ConventionParameters {
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

    private static final Map<Convention<?>, Parameter<UnaryOperator<Conventions>>> KNOWN =
            ConventionRegistry.ALL.stream()
                    .collect(Collectors.toUnmodifiableMap(Function.identity(), ConventionParameters::parameter));

    static final Parameter<UnaryOperator<Conventions>> POSITIONS = of(Positions.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> AYANAMSA_OFFSET = of(ChosenAyanamsa.OFFSET);
    static final Parameter<UnaryOperator<Conventions>> SIDEREAL_NUTATION = of(SiderealNutation.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> UNIVERSAL_TIME = of(UniversalTime.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> APPLY_NUTATION = of(Positions.NUTATION);
    static final Parameter<UnaryOperator<Conventions>> SUNRISE_DEFINITION = of(SunriseDefinition.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> MOONRISE_DEFINITION = of(MoonriseDefinition.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> TIME_ROUNDING = of(TimeRounding.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> DASHA_FROM = of(DashaSeed.CONVENTION);
    static final Parameter<UnaryOperator<Conventions>> DASHA_YEAR = of(DashaYearKind.CONVENTION);

    /** Those that move longitudes, and so belong to everything. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_PLACES =
            List.of(POSITIONS, AYANAMSA_OFFSET, SIDEREAL_NUTATION, UNIVERSAL_TIME, APPLY_NUTATION);

    /** Those that matter where the Sun rises. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_SUNRISE = List.of(SUNRISE_DEFINITION, TIME_ROUNDING);

    /** Those of dashas. */
    static final List<Parameter<UnaryOperator<Conventions>>> OF_DASHAS = List.of(DASHA_FROM, DASHA_YEAR);

    private static final List<Parameter<UnaryOperator<Conventions>>> OF_BATCH_DAYS = List.of(
            SUNRISE_DEFINITION,
            of(MoonriseReckoning.CONVENTION),
            MOONRISE_DEFINITION,
            of(LunarMonthReckoning.CONVENTION),
            of(SamvatsaraReckoning.CONVENTION));

    /** By which those who ask many questions by the same conventions choose them. */
    public static final List<Parameter<?>> OF_BATCHES = Stream.<List<? extends Parameter<?>>>of(
                    List.of(
                            PROFILE,
                            ChartQuery.AYANAMSA,
                            ChartQuery.NODE_TYPE,
                            ChartQuery.POSITION_REFERENCE,
                            DashaCalculations.YEAR_LENGTH),
                    OF_PLACES,
                    OF_DASHAS,
                    OF_BATCH_DAYS)
            .<Parameter<?>>flatMap(List::stream)
            .toList();

    /** Every reading about one birth. */
    static final ConventionParameters ALL_READINGS = readings(ConventionRegistry.OF_ONE_BIRTH.stream()
            .filter(Convention::isReading)
            .toList());

    private final List<Convention<?>> stated;

    /** Those that came later: stated where they make a difference, so that older answers stay the same. */
    private final List<Convention<?>> later;

    private ConventionParameters(List<Convention<?>> stated, List<Convention<?>> later) {
        this.stated = stated;
        this.later = later;
    }

    /** The readings that an answer always tells, in this order. */
    static ConventionParameters readings(List<Convention<?>> rules) {
        return new ConventionParameters(rules, List.of());
    }

    /** With others, which an answer tells when they are not the default, or when it tells everything. */
    ConventionParameters andLater(List<Convention<?>> rules) {
        return new ConventionParameters(stated, rules);
    }

    /** With every other reading that moves one of the parts that the answer has: whatever is added to the registry. */
    ConventionParameters andWhatMoves(Part... parts) {
        List<Convention<?>> all = new ArrayList<>(later);
        for (Convention<?> one : ConventionRegistry.ALL) {
            boolean moves = one.isReading() && Stream.of(parts).anyMatch(one.moves()::contains);
            if (moves && !stated.contains(one) && !later.contains(one)) {
                all.add(one);
            }
        }
        return new ConventionParameters(stated, List.copyOf(all));
    }

    /** The parameters of an operation that has these readings. */
    List<Parameter<?>> with(List<Parameter<?>> others) {
        List<Parameter<?>> all = new ArrayList<>(others);
        stated.forEach(one -> all.add(of(one)));
        later.forEach(one -> all.add(of(one)));
        return all;
    }

    /** Conventions with what the caller chose; complaints stay with the input. */
    Conventions read(Input input, Conventions conventions) {
        return readAll(input, readAll(input, conventions, stated), later);
    }

    /** How the rules are read in some conventions. */
    List<ReadingView> describe(Conventions conventions) {
        return describe(conventions, false);
    }

    /**
     * How the rules are read in some conventions.
     *
     * @param all whether also those that came later are stated where they are the default
     */
    List<ReadingView> describe(Conventions conventions, boolean all) {
        return Stream.concat(
                        stated.stream(),
                        later.stream().filter(one -> all || !conventions.isSame(one, Conventions.standard())))
                .map(one -> new ReadingView(one.id(), conventions.text(one)))
                .toList();
    }

    /** The parameter of a convention. */
    static Parameter<UnaryOperator<Conventions>> of(Convention<?> convention) {
        return KNOWN.get(convention);
    }

    /** Conventions with what the caller chose by these parameters; complaints stay with the input. */
    static Conventions read(
            Input input, Conventions conventions, Collection<Parameter<UnaryOperator<Conventions>>> parameters) {
        Conventions chosen = conventions;
        for (Parameter<UnaryOperator<Conventions>> parameter : parameters) {
            // Most questions choose nothing, and a copy costs something.
            if (input.has(parameter)) {
                chosen = input.get(parameter, UnaryOperator.identity()).apply(chosen);
            }
        }
        return chosen;
    }

    /** The same of some conventions. */
    static Conventions readAll(Input input, Conventions conventions, List<Convention<?>> chosen) {
        return read(
                input,
                conventions,
                chosen.stream().map(ConventionParameters::of).toList());
    }

    /** The conventions of an engine with what a question of many rows chose; complaints stay with the input. */
    public static Conventions read(Engine engine, Input input) {
        return read(input, DashaCalculations.read(engine, input).conventions(), OF_BATCH_DAYS);
    }

    /**
     * The conventions of an engine with what is chosen.
     *
     * @param chosen by the names of the parameters: {@code profile}, {@code ayanamsa}, {@code node_type} and so on
     * @throws InvalidInput when something is not known; it says what is
     */
    public static Conventions read(Engine engine, Map<String, String> chosen) {
        Input input = Input.ofQuery(OF_BATCHES, chosen);
        Conventions read = read(engine, input);
        input.check();
        return read;
    }

    /** What is wrong with a choice that somebody keeps, by the words of the operations that take it; empty: nothing. */
    public static Optional<Reason> objection(String name, String value) {
        if (name.equals(PROFILE.name())) {
            List<String> profiles = Profile.ALL.stream().map(Profile::id).toList();
            return profiles.contains(LowerCase.of(value)) ? Optional.empty() : Optional.of(Parameter.oneOf(profiles));
        }
        Optional<Convention<?>> convention =
                ConventionRegistry.of(name).filter(one -> one.scope().isOfOneBirth());
        if (convention.isEmpty()) {
            return Optional.of(FieldCode.NO_CONVENTION.with(
                    "allowed",
                    Stream.concat(Stream.of(PROFILE.name()), namesOfOneBirth().stream())
                            .toList()));
        }
        return convention.get().parse(LowerCase.of(value)).isPresent()
                ? Optional.empty()
                : Optional.of(allowed(convention.get()));
    }

    /** What can be named of one birth. */
    static List<String> namesOfOneBirth() {
        return ConventionRegistry.OF_ONE_BIRTH.stream()
                .<String>map(Convention::id)
                .toList();
    }

    /** What may be written for a convention. */
    static Reason allowed(Convention<?> convention) {
        return convention
                .limits()
                .map(limits -> FieldCode.NUMBER_BETWEEN.with("min", limits.min(), "max", limits.max()))
                .orElseGet(() -> Parameter.oneOf(convention.allowed()));
    }

    private static Parameter<UnaryOperator<Conventions>> parameter(Convention<?> convention) {
        String standard = Conventions.standard().text(convention);
        boolean isNumber = convention.limits().isPresent();
        boolean isFlag = convention.allowed().equals(List.of("true", "false"));
        Map<String, Object> schema = isNumber
                ? Schemas.ordered("type", "number", "format", "double")
                : isFlag
                        ? Schemas.ordered("type", "boolean")
                        : Schemas.ordered("type", "string", "enum", convention.allowed());
        Parameter<UnaryOperator<Conventions>> parameter = Parameter.of(
                        convention.id(), schema, words -> change(convention, words), allowed(convention))
                .describe(description(convention))
                .typed(typeName(convention))
                .shared("Convention_" + convention.id());
        return convention.isReading()
                ? parameter
                : parameter.example(
                        isNumber ? Double.valueOf(standard) : isFlag ? Boolean.valueOf(standard) : standard);
    }

    private static String description(Convention<?> convention) {
        return convention.limits().isPresent()
                ? convention.about()
                : convention.values().stream()
                        .map(one -> "`" + one.id() + "`: " + one.note())
                        .collect(Collectors.joining("; ", convention.about() + " ", "."));
    }

    /** Answers have a record of the name that the words of {@code lunar_month} would have. */
    private static String typeName(Convention<?> convention) {
        return convention == LunarMonthReckoning.CONVENTION
                ? Vocabulary.LUNAR_MONTH_RECKONING.schemaName()
                : Vocabulary.schemaName(convention.id()) + (convention.isReading() ? "Reading" : "");
    }

    private static <T> Optional<UnaryOperator<Conventions>> change(Convention<T> convention, String words) {
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
