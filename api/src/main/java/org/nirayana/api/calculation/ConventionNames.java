package org.nirayana.api.calculation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.convention.Convention;

/** The conventions by the names of their parameters, for whoever keeps a choice to be asked with later. */
public final class ConventionNames {
    private static final String PROFILE = ConventionParameters.PROFILE.name();

    private ConventionNames() {}

    /** Every name that a choice may have. */
    public static List<String> all() {
        List<String> names = new ArrayList<>(List.of(PROFILE));
        ConventionRegistry.OF_ONE_BIRTH.forEach(convention -> names.add(convention.id()));
        return names;
    }

    /** What is wrong with a choice, by the words of the operations that take it; empty: nothing. */
    public static Optional<String> objection(String name, String value) {
        if (name.equals(PROFILE)) {
            List<String> profiles = Profile.ALL.stream().map(Profile::id).toList();
            return profiles.contains(LowerCase.of(value))
                    ? Optional.empty()
                    : Optional.of(Parameter.oneOf(profiles).sentence());
        }
        Optional<Convention<?>> convention =
                ConventionRegistry.of(name).filter(one -> one.scope().isOfOneBirth());
        if (convention.isEmpty()) {
            return Optional.of("is no convention; allowed: " + String.join(", ", all()));
        }
        return convention.get().parse(LowerCase.of(value)).isPresent()
                ? Optional.empty()
                : Optional.of(convention.get().allowedText());
    }
}
