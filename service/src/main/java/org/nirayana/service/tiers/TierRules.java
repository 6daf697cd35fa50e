package org.nirayana.service.tiers;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.service.http.input.Fields;

/** What a tier may be called and allow; complaints go to the fields they are about. */
final class TierRules {
    static final String NAME = "[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,62}[A-Za-z0-9._-])?";
    static final int MAX_REQUESTS = 1_000_000;
    static final int MAX_PEOPLE = 10_000_000;
    static final int MAX_ENDPOINTS = 50;

    private static final String ENDPOINT = "[a-z][a-z0-9-]{0,39}";
    static final String ENDPOINT_OR_ANY = "(" + ENDPOINT + "|\\*)";

    private static final Pattern NAME_PATTERN = Pattern.compile(NAME);
    private static final Pattern ENDPOINT_PATTERN = Pattern.compile(ENDPOINT);

    private TierRules() {}

    static void checkName(Fields body, String name) {
        // What is missing or of another type was complained about when it was read.
        if (body.value("name") instanceof String && !NAME_PATTERN.matcher(name).matches()) {
            body.reject(
                    "name",
                    "must have 1 to 64 of A-Z a-z 0-9 space . _ - and start with a letter or digit, with no space at the"
                            + " end");
        }
    }

    static Optional<OptionalInt> requestsPerMinute(Fields body) {
        return limit(body, "requests_per_minute", 1, MAX_REQUESTS);
    }

    static Optional<OptionalInt> maxPeople(Fields body) {
        return limit(body, "max_people", 0, MAX_PEOPLE);
    }

    /** Absent, null for unlimited, or a number. */
    private static Optional<OptionalInt> limit(Fields body, String name, int min, int max) {
        if (!body.has(name)) {
            return Optional.empty();
        }
        if (body.value(name) == null) {
            return Optional.of(OptionalInt.empty());
        }
        long number = body.integer(name);
        if (number < min || number > max) {
            body.reject(name, "must be null or from " + min + " to " + max);
            return Optional.of(OptionalInt.empty());
        }
        return Optional.of(OptionalInt.of((int) number));
    }

    /** In any case; kept as the description spells them. */
    static Optional<List<String>> endpoints(Fields body) {
        Optional<List<String>> given = body.optionalStrings("endpoints")
                .map(names -> names.stream().map(name -> LowerCase.of(name)).toList());
        given.ifPresent(names -> {
            Set<String> distinct = new LinkedHashSet<>(names);
            boolean any = distinct.equals(Set.of(Tier.ANY));
            boolean named = !names.isEmpty()
                    && names.size() <= MAX_ENDPOINTS
                    && distinct.size() == names.size()
                    && names.stream()
                            .allMatch(name -> ENDPOINT_PATTERN.matcher(name).matches());
            if (!any && !named) {
                body.reject(
                        "endpoints",
                        "must be [\"*\"] or a list of different astro endpoint names, such as planets or chart");
            }
        });
        return given;
    }
}
