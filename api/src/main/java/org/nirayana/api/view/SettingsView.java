package org.nirayana.api.view;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.Positions;

/** The engine settings: what a request that chooses nothing is answered by. */
@SchemaName("EngineSettings")
public record SettingsView(
        @OneOf(of = Vocabulary.POSITION_REFERENCE) String positionReference,
        @OneOf(of = Vocabulary.NODE_TYPE) String nodeType,

        @Description("Degrees added to the computed ayanamsa.")
        double ayanamsaDelta,

        @Range(min = 1, max = 1000) @Description("Days.") BigDecimal dasaYearLength,
        boolean applyNutation,
        boolean applyAberration,
        boolean applyGravDeflection,
        @OneOf(of = Vocabulary.SUNRISE_DEFINITION) String sunriseDefinition,

        @OmitEmpty @Description("The profile that the service is set to, with what is set against it.")
        Optional<ConventionsView.ProfileView> profile,

        @OmitEmpty
        @OneOf(of = Vocabulary.PROFILE_SURENESS)
        @Description(
                "How sure it is that the profile is what it is called: `fitted` to printed values, `partial` where some of it is not"
                        + " known, `said` by the program or book.")
        Optional<String> profileSureness,

        @OmitEmpty
        @Description(
                "From which charts or books the profile was made, how far it agrees with them, and what is not known.")
        Optional<String> profileSource,

        @OmitEmpty @Description("Conventions that the first contract did not have, where they are not the usual ones.")
        List<Choice> others) {
    private static final Set<Convention<?>> OF_THE_CONTRACT = Set.of(
            ChosenAyanamsa.OFFSET,
            Positions.NUTATION,
            PositionReference.CONVENTION,
            NodeType.CONVENTION,
            DashaYear.CONVENTION,
            SunriseDefinition.CONVENTION);

    /** A convention by the name of its parameter. */
    @SchemaName("ConventionChoice")
    public record Choice(
            @OneOf(of = Vocabulary.ANY_CONVENTION) String convention, String value) {}

    public static SettingsView of(Conventions conventions, Optional<Profile> profile) {
        return new SettingsView(
                conventions.positionReference().id(),
                conventions.nodeType().id(),
                conventions.ayanamsaDelta(),
                conventions.dashaYear().days(),
                conventions.corrections().nutation(),
                conventions.corrections().aberration(),
                conventions.corrections().deflection(),
                ConventionsView.id(conventions.sunrise()),
                profile.map(one -> ConventionsView.ProfileView.of(one, conventions)),
                profile.map(one -> one.sureness().id()),
                profile.map(Profile::source),
                others(conventions));
    }

    /** Those that differ from the standard and have no field of their own. */
    private static List<Choice> others(Conventions conventions) {
        List<Choice> others = new ArrayList<>();
        for (Convention<?> one : ConventionRegistry.differences(Conventions.standard(), conventions)) {
            // Aberration and deflection have fields; only light time says more.
            boolean isListed = OF_THE_CONTRACT.contains(one)
                    || (one == Positions.CONVENTION && conventions.corrections().lightTime());
            if (!isListed) {
                others.add(new Choice(one.id(), conventions.text(one)));
            }
        }
        return others;
    }
}
