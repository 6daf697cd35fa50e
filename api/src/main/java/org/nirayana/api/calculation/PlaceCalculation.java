package org.nirayana.api.calculation;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.PlacesView;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.words.Language;

/** Places by their names; a lookup takes microseconds. */
final class PlaceCalculation {
    private static final int MAX_LIMIT = 50;
    private static final int DEFAULT_LIMIT = 10;
    private static final Reason ALLOWED = FieldCode.BEGINNING_OF_PLACE.with("min", 1, "max", PlaceNames.MAX_LENGTH);

    private static final Parameter<String> TEXT = Parameter.of(
                    "q", Schemas.ordered("type", "string", "minLength", 1), PlaceNames::read, ALLOWED)
            .describe("The beginning of a name, 1 to " + PlaceNames.MAX_LENGTH + " characters after trimming.")
            .example("Chen")
            .required();
    private static final Parameter<Integer> LIMIT = Parameter.integer("limit", 1, MAX_LIMIT)
            .describe("The most places to answer with.")
            .orElse(DEFAULT_LIMIT, DEFAULT_LIMIT);

    private static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Adds names in this language, where the data has them.");

    static final List<Calculation> ALL = List.of(new Calculation(
            Operation.get("findPlaces", "/api/v1/places")
                    .tier("places")
                    .summary("places", "Places whose name begins so")
                    .description("A gazetteer inside the service; nothing is asked elsewhere. Case, accents and"
                            + " apostrophes do not matter, and alternative names in Latin letters and in Indian scripts"
                            + " find a place too: `Koln`, `Madras`, `வாரணாசி`. A whole name comes first, then the"
                            + " beginning of a place's own name, then that of a later word or of an alternative name;"
                            + " within each the more populous place. What follows a comma narrows to regions and"
                            + " countries with a word that starts so: `Springfield, Illinois`; without a comma the last"
                            + " words do if nothing is called by all of them: `madurai tamil nadu`. Post offices of"
                            + " India follow, which stand for its villages, and six digits are their PIN code:"
                            + " `625001`. Where no town's name begins so, one slip is forgiven, from eight letters two:"
                            + " `Maduri`. Tiers list it as `places`. Towns are from GeoNames, CC BY 4.0, post offices"
                            + " from the Department of Posts of India: show `attribution` where you show what was"
                            + " found.")
                    .parameters(TEXT, LIMIT, LANGUAGE, ConventionParameters.WITHOUT_EFFECT)
                    .answer("The best matches, best first; none is an empty list.", PlacesView.class)
                    .conditional()
                    .build(),
            PlaceCalculation::find));

    private PlaceCalculation() {}

    private static Answer<PlacesView> find(Engine engine, Input input) {
        Optional<String> text = input.find(TEXT);
        if (!input.has(TEXT)) {
            input.reject(TEXT, ALLOWED);
        }
        int limit = input.get(LIMIT);
        String language = input.find(LANGUAGE).map(Language::code).orElse("");
        input.find(ConventionParameters.WITHOUT_EFFECT);
        input.pay(Prices.ONE);
        List<Place> found = engine.gazetteer().find(text.orElseThrow(), limit, language);
        boolean hasPostOffice =
                found.stream().anyMatch(place -> place.postalCode().isPresent());
        String attribution = hasPostOffice
                ? Gazetteer.ATTRIBUTION + "; " + Gazetteer.POST_OFFICE_ATTRIBUTION
                : Gazetteer.ATTRIBUTION;
        return Answer.of(new PlacesView(found.stream().map(PlacesView.Place::of).toList(), attribution), true);
    }
}
