package org.nirayana.service.http.routing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.message.Target;

/**
 * The operations that are served, and how a path finds its route.
 *
 * <p>The table is complete before the server listens and never changes after that. {@code /openapi.json} is made from it,
 * and tests enumerate {@link #all} to prove that every route has its row in the authorisation matrix.
 */
public final class Routes {
    private final ExceptionMapping exceptions;
    private final List<Route> all = new ArrayList<>();
    private final Node root = new Node();
    private Optional<Route> unknownPage = Optional.empty();

    /** The templates without a parameter, found at once. */
    private final Map<String, Map<Method, Route>> literal = new HashMap<>();

    /** Routes whose handlers throw problems and nothing else that is an answer. */
    public Routes() {
        this(ExceptionMapping.NONE);
    }

    /**
     * Routes.
     *
     * @param exceptions what their handlers may throw beside problems
     */
    public Routes(ExceptionMapping exceptions) {
        this.exceptions = exceptions;
    }

    /** Serves an operation that may wait (database, hashing, mail): it runs on a worker. */
    public Routes blocking(Operation operation, Handler handler) {
        return blocking(operation, Route.Admission.ANYBODY, handler);
    }

    /** The same, for what can be refused without a worker. */
    public Routes blocking(Operation operation, Route.Admission admission, Handler handler) {
        return add(new Route(operation, true, mappedAdmission(admission), mapped(handler)));
    }

    /** Serves an operation that only computes: it runs on the event loop and must never wait. */
    public Routes quick(Operation operation, Handler handler) {
        return add(new Route(operation, false, Route.Admission.ANYBODY, mapped(handler)));
    }

    /**
     * What a browser gets that opens an address at which there is nothing. It is no operation of the API and stands in no
     * list: programs get problem details, as everywhere.
     */
    public Routes unknownPage(Operation operation, Handler handler) {
        unknownPage = Optional.of(new Route(operation, true, Route.Admission.ANYBODY, mapped(handler)));
        return this;
    }

    public Optional<Route> unknownPage() {
        return unknownPage;
    }

    /** Every route, in order of declaration. */
    public List<Route> all() {
        return Collections.unmodifiableList(all);
    }

    private Handler mapped(Handler handler) {
        return request -> {
            Response made = mapped(() -> handler.handle(request));
            return made.drawing()
                    .map(drawing -> made.drawnBy(() -> mapped(drawing.maker())))
                    .orElse(made);
        };
    }

    private Response mapped(Response.Maker maker) throws Exception {
        try {
            return maker.make();
        } catch (RuntimeException thrown) {
            throw answer(thrown);
        }
    }

    private Route.Admission mappedAdmission(Route.Admission admission) {
        return request -> {
            try {
                admission.check(request);
            } catch (RuntimeException thrown) {
                throw answer(thrown);
            }
        };
    }

    private RuntimeException answer(RuntimeException thrown) {
        return exceptions.problemFor(thrown).map(RuntimeException.class::cast).orElse(thrown);
    }

    private Routes add(Route route) {
        for (Route other : all) {
            if (other.operationId().equals(route.operationId())) {
                throw new IllegalArgumentException("Two routes share the operation id " + route.operationId());
            }
        }
        Node node = root;
        for (String segment : route.segments()) {
            node = node.child(segment);
        }
        if (node.routes.putIfAbsent(route.method(), route) != null) {
            throw new IllegalArgumentException("Two routes answer " + route.method() + " " + route.template());
        }
        if (route.template().indexOf('{') < 0) {
            literal.put(route.template(), node.routes);
            if (route.operation().isCollection()) {
                literal.putIfAbsent(route.template() + "/", node.routes);
            }
            // A collection is meant also by those who leave out the slash at its end; a redirect would lose their body.
            if (route.template().length() > 1 && route.template().endsWith("/")) {
                literal.putIfAbsent(
                        route.template().substring(0, route.template().length() - 1), node.routes);
            }
        }
        all.add(route);
        return this;
    }

    /** The routes of a path by method, empty when the path is unknown; segments are raw, as they came. */
    public Map<Method, Route> at(Target target) {
        Map<Method, Route> exact = literal.get(target.path());
        if (exact != null) {
            return exact;
        }
        return find(root, target.segments(), 0);
    }

    /**
     * A literal segment wins over a parameter for the methods that it has; for others the parameter is tried: that
     * {@code DELETE /users/db_user/{username}} exists does not hide {@code GET /users/{username}/tier}.
     */
    private static Map<Method, Route> find(Node node, List<String> segments, int depth) {
        if (depth == segments.size()) {
            return node.routes;
        }
        Node literal = node.literals.get(segments.get(depth));
        Map<Method, Route> first = literal == null ? Map.of() : find(literal, segments, depth + 1);
        // An empty segment is no value: /users// is not the user named "".
        if (node.parameter == null || segments.get(depth).isEmpty()) {
            return first;
        }
        Map<Method, Route> second = find(node.parameter, segments, depth + 1);
        if (first.isEmpty() || second.isEmpty()) {
            return first.isEmpty() ? second : first;
        }
        Map<Method, Route> both = new EnumMap<>(second);
        both.putAll(first);
        return both;
    }

    private static final class Node {
        private final Map<String, Node> literals = new HashMap<>();
        private final Map<Method, Route> routes = new EnumMap<>(Method.class);
        private Node parameter;

        Node child(String segment) {
            if (Route.parameter(segment).isEmpty()) {
                return literals.computeIfAbsent(segment, s -> new Node());
            }
            if (parameter == null) {
                parameter = new Node();
            }
            return parameter;
        }
    }
}
