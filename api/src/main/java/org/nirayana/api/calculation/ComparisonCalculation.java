package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ComparisonView;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.comparison.Topic;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.words.Language;

/** One birth by two sets of conventions. */
final class ComparisonCalculation {
    private static final int MAX_LENGTH = 2400;

    private static final Parameter<String> WITH = Parameter.raw(
                    "with", Schemas.ordered("type", "string", "maxLength", MAX_LENGTH))
            .describe("The other set: a profile, or conventions, or both, parted by commas: `jhora`,"
                    + " `jhora,node_type=true`, `ayanamsa=raman`. Every convention and every reading can be named. Without a profile"
                    + " it is the first set with these changes. Default `jhora`.")
            .example("jhora");

    private static final Map<String, Topic> TOPICS_BY_ID =
            Arrays.stream(Topic.values()).collect(Collectors.toUnmodifiableMap(Topic::id, Function.identity()));

    private static final String TOPIC_IDS =
            Arrays.stream(Topic.values()).map(Topic::id).collect(Collectors.joining(", "));

    private static final String ONE_TOPIC = "(" + TOPIC_IDS.replace(", ", "|") + ")";

    private static final Parameter<Set<Topic>> TOPICS = Parameter.of(
                    "topics",
                    Schemas.ordered("type", "string", "pattern", "^" + ONE_TOPIC + "(," + ONE_TOPIC + ")*$"),
                    ComparisonCalculation::topics,
                    FieldCode.SEVERAL_OF.with("allowed", List.of(TOPIC_IDS.split(", ", -1))))
            .describe("What is compared: one or several of " + TOPIC_IDS + ". Left out, everything is.")
            .example("places,dashas");

    /** Which may compare the periods of one of these systems. */
    static List<Calculation> of(DashaSystems systems) {
        Parameter<DashaSystem> system =
                DashaCalculations.system(systems).orElse(NakshatraDasha.VIMSHOTTARI, NakshatraDasha.VIMSHOTTARI.id());
        return List.of(new Calculation(
                Calculation.get("getComparison", "compare", "Why two programs differ")
                        .description(
                                "Every value that differs between two sets of conventions, with both values, the difference"
                                        + " in its unit, and how much each single convention contributes, found by exchanging one after"
                                        + " the other. The first set is chosen like everywhere else, by `profile` and single parameters;"
                                        + " the second by `with`. Places, vargas, dashas, the day with its limbs, names and times, houses,"
                                        + " aspects, states and strengths are compared, or those of `topics`. docs/profiles.md has the profiles and conventions.")
                        .parameters(ChartQuery.with(ChartQuery.TIME_ZONE, WITH, TOPICS, DashaCalculations.AT))
                        .parameters(
                                DashaCalculations.YEAR_LENGTH,
                                ConventionParameters.DASHA_FROM,
                                ConventionParameters.DASHA_YEAR,
                                system)
                        .parameters(List.copyOf(PanchangaQuery.OF_DAYS))
                        .parameters(List.copyOf(PanchangaQuery.OF_ALMANACS))
                        .parameters(ConventionParameters.ALL_READINGS.with(
                                List.of(StrengthCalculations.HOUSE_SYSTEM, AspectCalculation.NODE_ASPECTS)))
                        .parameters(ChartCalculations.LANGUAGE)
                        .answer("The differences.", ComparisonView.class)
                        .conditional()
                        .build(),
                (engine, input) -> compare(engine, input, system)));
    }

    private ComparisonCalculation() {}

    private static Answer<ComparisonView> compare(Engine engine, Input input, Parameter<DashaSystem> named) {
        DashaSystem system = input.get(named);
        ChartQuery asked = DashaCalculations.read(engine, input, system);
        ChartQuery query = asked.with(first(input, asked.conventions()));
        Conventions second = second(input, query.conventions());
        Set<Topic> topics = input.find(TOPICS).orElse(Set.copyOf(TOPICS_BY_ID.values()));
        Instant at = DashaCalculations.at(engine, input);
        ChartQuestion in = new ChartQuestion(engine, input, query);
        Language language = input.get(ChartCalculations.LANGUAGE);
        in.requireMonthsAround()
                .pay(Prices.compare(
                        Comparison.exchanged(query.conventions(), second).size()));
        Comparison comparison =
                Comparison.of(engine.charts(), in.birth(), query.conventions(), second, at, system, topics);
        ComparisonView view = ComparisonView.of(
                query.instant(),
                at,
                query.conventions(),
                second,
                comparison,
                in.describe(),
                in.zone().rules(),
                language);
        return in.answer(view, input.has(DashaCalculations.AT));
    }

    private static Optional<Set<Topic>> topics(String text) {
        List<String> named = List.of(LowerCase.of(text).split(",", -1));
        return TOPICS_BY_ID.keySet().containsAll(named)
                ? Optional.of(named.stream().map(TOPICS_BY_ID::get).collect(Collectors.toSet()))
                : Optional.empty();
    }

    /** The first set: whatever is a convention can be chosen here. */
    private static Conventions first(Input input, Conventions conventions) {
        Conventions chosen = ConventionParameters.read(
                input,
                PanchangaQuery.readDays(input, conventions),
                List.of(StrengthCalculations.HOUSE_SYSTEM, AspectCalculation.NODE_ASPECTS));
        return ConventionParameters.ALL_READINGS.read(input, chosen);
    }

    /** The second set; a complaint stays with the input. */
    private static Conventions second(Input input, Conventions first) {
        String text = input.find(WITH).orElse(Profile.JHORA.id());
        if (text.length() > MAX_LENGTH) {
            input.reject(WITH, FieldCode.LENGTH_AT_MOST.with("max", MAX_LENGTH));
            return first;
        }
        Conventions second = first;
        String[] parts = LowerCase.of(text).split(",", -1);
        for (int i = 0; i < parts.length; i++) {
            String part = parts[i].strip();
            int equals = part.indexOf('=');
            Optional<Conventions> changed = equals < 0
                    ? Profile.of(part).map(Profile::conventions)
                    : change(second, part.substring(0, equals), part.substring(equals + 1), input);
            if (changed.isEmpty() || (equals < 0 && i > 0)) {
                if (equals < 0) {
                    input.reject(
                            WITH,
                            FieldCode.PROFILE_FIRST.with(
                                    "profiles",
                                    Profile.ALL.stream().map(Profile::id).toList()));
                }
                return first;
            }
            second = changed.get();
        }
        return second;
    }

    private static Optional<Conventions> change(Conventions conventions, String name, String value, Input input) {
        Optional<Convention<?>> convention =
                ConventionRegistry.of(name).filter(one -> one.scope().isOfOneBirth());
        if (convention.isEmpty()) {
            input.reject(
                    WITH,
                    FieldCode.HAS_NO_CONVENTION.with(
                            "convention", name, "allowed", ConventionParameters.namesOfOneBirth()));
            return Optional.empty();
        }
        Optional<Conventions> changed = conventions.choose(convention.get(), value);
        if (changed.isEmpty()) {
            input.reject(WITH, ConventionParameters.allowed(convention.get()).about(name));
        }
        return changed;
    }
}
