package org.nirayana.service.shares;

import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Input;

/** What the page of a link will ask for first, asked when the link is made: one that shows nothing is refused then. */
final class FirstLook {
    private final Engine engine;

    FirstLook(Engine engine) {
        this.engine = engine;
    }

    /**
     * A request that nobody sent.
     *
     * @param body as JSON is read; null: none
     * @param meter counts it as so many requests before it is answered
     */
    record Query(Map<String, String> path, Map<String, String> query, Object body, IntConsumer meter)
            implements Input.Source {
        /** One that is free: who asks it pays otherwise. */
        Query(Map<String, String> path, Map<String, String> query, Object body) {
            this(path, query, body, requests -> {});
        }

        /** The same, paid. */
        Query paidTo(IntConsumer paid) {
            return new Query(path, query, body, paid);
        }

        @Override
        public void pay(int requests) {
            meter.accept(requests);
        }

        @Override
        public String pathParameter(String name) {
            if (!path.containsKey(name)) {
                throw new NoSuchElementException("There is no parameter " + name + " in the path.");
            }
            return path.get(name);
        }

        @Override
        public Optional<String> accept() {
            return Optional.empty();
        }

        @Override
        public Object bodyAsJson() {
            return body;
        }

        @Override
        public boolean isBody(String mediaType) {
            return body != null && mediaType.equals("application/json");
        }
    }

    /**
     * Asks, and forgets the answer.
     *
     * @param meter counts it as so many requests before it is answered
     * @throws org.nirayana.api.operation.InvalidInput when the address names something that is not allowed
     */
    void at(ShareScope scope, IntConsumer meter) {
        Calculation first = Calculations.of(scope.firstOperation());
        var unused = first.compute(engine, scope.first(first.operation()).paidTo(meter));
    }
}
