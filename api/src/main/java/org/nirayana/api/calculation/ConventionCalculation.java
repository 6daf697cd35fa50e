package org.nirayana.api.calculation;

import java.util.List;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.view.ConventionListView;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** The registry of conventions, for forms and programs that list what can be chosen. */
final class ConventionCalculation {
    static final List<Calculation> ALL = List.of(new Calculation(
            Operation.get("getConventions", "/api/v1/conventions")
                    .authenticated()
                    .openToKeys()
                    .openToGuests()
                    .summary(Calculation.TAG, "What can be chosen")
                    .description(
                            "Every convention with its values, who chooses each, its default, what this service takes, what it is about and"
                                    + " what it moves; and what each profile chooses. `/compare` shows by how much. docs/profiles.md has more.")
                    .parameters(ChartCalculations.LANGUAGE)
                    .answer(
                            "The conventions, in the order in which a comparison exchanges them.",
                            ConventionListView.class)
                    .conditional()
                    .build(),
            (engine, input) -> {
                Language language = input.get(ChartCalculations.LANGUAGE);
                input.pay(Prices.ONE);
                return Answer.of(
                        ConventionListView.of(engine.conventions(), Catalogue.words(Area.CONVENTIONS, language)), true);
            }));

    private ConventionCalculation() {}
}
