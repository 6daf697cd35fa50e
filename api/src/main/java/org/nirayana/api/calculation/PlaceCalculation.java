package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Result;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.PlacesView;
import org.nirayana.place.gazetteer.Gazetteer;

/** Places by their names; a lookup takes microseconds. */
final class PlaceCalculation {
    private static final int MAX_LENGTH = 100;
    private static final int MAX_LIMIT = 50;
    private static final int DEFAULT_LIMIT = 10;
    private static final String ALLOWED =
            "must have 1 to " + MAX_LENGTH + " characters, the beginning of the name of a place";

    private static final Parameter<String> TEXT = Parameter.of(
                    "q", Schemas.ordered("type", "string", "minLength", 1), PlaceCalculation::text, ALLOWED)
            .describe("The beginning of a name, 1 to " + MAX_LENGTH + " characters after trimming.")
            .example("Chen")
            .required();
    private static final Parameter<Integer> LIMIT = Parameter.integer("limit", 1, MAX_LIMIT)
            .describe("The most places to answer with.")
            .orElse(DEFAULT_LIMIT, DEFAULT_LIMIT);

    static final List<Calculation> ALL = List.of(new Calculation(
            Operation.get("findPlaces", "/api/v1/places")
                    .tier("places")
                    .summary("places", "Places whose name begins so")
                    .description("A gazetteer inside the service; nothing is asked elsewhere. Case, accents and"
                            + " apostrophes do not matter, and alternative names in Latin letters and in Indian scripts"
                            + " find a place too: `Koln`, `Madras`, `வாரணாசி`. A whole name comes first, then the"
                            + " beginning of a place's own name, then that of a later word or of an alternative name;"
                            + " within each the more populous place. What follows a comma narrows to regions and"
                            + " countries with a word that starts so: `Springfield, Illinois`. Tiers list it as"
                            + " `places`. The data is from GeoNames, CC BY 4.0: show `attribution` where you show what"
                            + " was found.")
                    .parameters(TEXT, LIMIT)
                    .answer("The best matches, best first; none is an empty list.", PlacesView.class)
                    .conditional()
                    .build(),
            PlaceCalculation::find));

    private PlaceCalculation() {}

    private static Result find(Engine engine, Input input) {
        Optional<String> text = input.find(TEXT);
        if (!input.has(TEXT)) {
            input.reject(TEXT, ALLOWED);
        }
        int limit = input.get(LIMIT);
        input.check();
        return Result.json(
                new PlacesView(
                        engine.gazetteer().find(text.orElseThrow(), limit).stream()
                                .map(PlacesView.Place::of)
                                .toList(),
                        Gazetteer.ATTRIBUTION),
                true);
    }

    private static Optional<String> text(String given) {
        String text = given.strip();
        int length = text.codePointCount(0, text.length());
        return length >= 1 && length <= MAX_LENGTH ? Optional.of(text) : Optional.empty();
    }
}
