package org.nirayana.api.calculation;

import java.util.function.BiFunction;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;

/**
 * An operation of the engine: its description and what computes it.
 *
 * <p>It only computes: it never waits, so it may run on an event loop.
 */
public record Calculation(Operation operation, BiFunction<Engine, Input, Answer<?>> function) {
    /** The heading of the calculations in the description. */
    static final String TAG = "astrology";

    /** Under which path all of them are, but the places. */
    private static final String PATH = "/api/v1/astro/";

    public Answer<?> compute(Engine engine, Input.Source source) {
        Input input = new Input(operation, source);
        Answer<?> made = function.apply(engine, input);
        if (input.paid() == 0) {
            throw new IllegalStateException(operation.id() + " has no price; see Prices.");
        }
        return made.costing(input.paid());
    }

    /**
     * The beginning of a description.
     *
     * @param path below {@code /api/v1/astro/}; its first segment is the name by which tiers list it
     */
    static Operation.Builder get(String id, String path, String summary) {
        return describe(Operation.get(id, PATH + path), path, summary);
    }

    /** The same of what is asked with a body. */
    static Operation.Builder post(String id, String path, String summary) {
        return describe(Operation.post(id, PATH + path), path, summary);
    }

    private static Operation.Builder describe(Operation.Builder begun, String path, String summary) {
        int slash = path.indexOf('/');
        return begun.tier(slash < 0 ? path : path.substring(0, slash))
                .summary(TAG, summary)
                .groups(() -> Inputs.ALL);
    }
}
