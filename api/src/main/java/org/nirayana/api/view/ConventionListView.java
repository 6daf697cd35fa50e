package org.nirayana.api.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** Everything that can be chosen, and what each profile chooses. */
@SchemaName("ConventionList")
public record ConventionListView(List<One> conventions, List<OfProfile> profiles) {
    /** A convention. */
    @SchemaName("RegisteredConvention")
    public record One(
            @OneOf(of = Vocabulary.ANY_CONVENTION)
            @Description("The parameter; in upper case and behind `NIRAYANA_` the variable.")
            String id,

            @OmitEmpty @Description("What people call it, in the language that was asked for, where the page shows it.")
            Optional<String> name,

            @Description("What is chosen.") String about,

            @OneOf(of = Vocabulary.CONVENTION_SCOPE)
            @Description("What it is about: one birth, a day of the almanac, a pair of people or a span of time. A"
                    + " comparison knows those of a birth and a day.")
            String scope,

            @OneOf(of = Vocabulary.CONVENTION_PART) @Description("Which parts of answers it moves.")
            List<String> moves,

            @Description("What it may be; empty for a number.")
            List<Value> values,

            @OmitEmpty @Description("What a number may be.") Optional<Limits> limits,

            @Description("What it is where neither a request nor the service chooses.")
            String standard,

            @Description("What this service takes where a request does not choose.")
            String present) {}

    /** A value of a convention. */
    @SchemaName("ConventionValue")
    public record Value(
            @Description("As requests write it.") String id,

            @Description("Who chooses so, and what it means.")
            String note) {}

    /** What a number may be. */
    @SchemaName("ConventionLimits")
    public record Limits(
            int min,
            int max,

            @OmitEmpty @Description("What it is counted in, as people write it.")
            Optional<String> unit) {}

    /** What a profile chooses. */
    @SchemaName("ConventionsOfProfile")
    public record OfProfile(
            @OneOf(of = Vocabulary.PROFILE) String name,
            @Description("What is not the standard.") List<SettingsView.Choice> conventions) {}

    /**
     * The registry.
     *
     * @param present what the service takes
     * @param words by key, in a language
     */
    public static ConventionListView of(Conventions present, Map<String, String> words) {
        return new ConventionListView(
                ConventionRegistry.ALL.stream()
                        .map(one -> view(one, present, words))
                        .toList(),
                Profile.ALL.stream()
                        .map(profile -> new OfProfile(
                                profile.id(),
                                ConventionRegistry.differences(Conventions.standard(), profile.conventions()).stream()
                                        .map(one -> new SettingsView.Choice(
                                                one.id(), profile.conventions().text(one)))
                                        .toList()))
                        .toList());
    }

    private static One view(Convention<?> convention, Conventions present, Map<String, String> words) {
        return new One(
                convention.id(),
                Optional.ofNullable(words.get("conventions.name." + convention.id())),
                convention.about(),
                convention.scope().id(),
                convention.moves().stream().map(Part::id).toList(),
                convention.values().stream()
                        .map(value -> new Value(value.id(), value.note()))
                        .toList(),
                convention
                        .limits()
                        .map(limits -> new Limits(
                                limits.min(),
                                limits.max(),
                                Optional.of(limits.unit()).filter(unit -> !unit.isEmpty()))),
                Conventions.standard().text(convention),
                present.text(convention));
    }
}
