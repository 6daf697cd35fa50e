package org.nirayana.service.keys;

import java.time.Clock;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;

/** Keys over HTTP: each user's own, and only for whoever has signed in. */
public final class KeyRoutes {
    private static final String PATH = "/api/v1/keys";
    private static final String TAG = "keys";

    private static final Parameter<String> KEY_ID = Parameter.raw(
                    "key_id", Schemas.ordered("type", "integer", "format", "int64", "minimum", 1))
            .describe("The `key_id` of one of your keys.")
            .inPath()
            .shared("KeyId");

    private final ApiKeys keys;
    private final Clock clock;
    private Routes routes;

    public KeyRoutes(ApiKeys keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    public void mount(Routes table) {
        this.routes = table;
        table.blocking(
                        Operation.post("createKey", PATH)
                                .authenticated()
                                .summary(TAG, "Make an API key")
                                .description(
                                        "For a program of yours: it is sent as `Authorization: Bearer` or as `X-API-Key`,"
                                                + " and calls what lists `key` among its security schemes, with your tier and"
                                                + " within your limit, which all your keys share. The answer is the only one that"
                                                + " holds the key; what is kept is a hash. At most "
                                                + ApiKeys.MAX_LIVE_PER_USER
                                                + " at a time.")
                                .body(KeyBodies.NewKeyBody.class)
                                .answer(
                                        201,
                                        "The key.",
                                        Map.of(Operation.JSON, Schema.of(NewKeyView.class)),
                                        new Operation.Header("Location", "Where it is changed.", true))
                                .problems(409)
                                .build(),
                        this::create)
                .blocking(
                        Operation.get("listKeys", PATH)
                                .authenticated()
                                .summary(TAG, "List your API keys")
                                .description("The newest first; those that were revoked or expired stay for 90 days.")
                                .parameters(Page.Requested.PARAMETERS)
                                .answer("A part of the list.", Schema.of("KeyPage", PageView.class, KeyView.class))
                                .build(),
                        this::list)
                .blocking(
                        Operation.patch("updateKey", PATH + "/{key_id}")
                                .authenticated()
                                .summary(TAG, "Rename an API key")
                                .description("What a key may do is not changed: make another and revoke this one.")
                                .parameters(KEY_ID)
                                .body(KeyBodies.KeyUpdateBody.class)
                                .answer("The key as it is now.", KeyView.class)
                                .problems(404)
                                .build(),
                        this::update)
                .blocking(
                        Operation.delete("revokeKey", PATH + "/{key_id}")
                                .authenticated()
                                .summary(TAG, "Revoke an API key")
                                .description("It is refused from now on, by every instance within a second, and never"
                                        + " comes back.")
                                .parameters(KEY_ID)
                                .answer("Done.", MessageView.class)
                                .problems(404)
                                .build(),
                        this::revoke);
    }

    /** The keys of a user without what would open anything. */
    public PersonalData personalData() {
        return new PersonalData() {
            @Override
            public String section() {
                return "keys";
            }

            @Override
            public Schema schema() {
                return Schema.listOf(KeyView.class, 0, ApiKeys.MAX_PER_USER);
            }

            @Override
            public Held heldAbout(long userId) {
                return Held.one(keys.all(userId).stream().map(KeyView::of).toList());
            }
        };
    }

    private static long owner(Request request) {
        return request.caller(Authorizer.Caller.class).userId();
    }

    /** One that is no number is nobody's. */
    private static long keyId(Request request) {
        String text = request.pathParameter("key_id");
        if (!text.matches("[1-9][0-9]{0,17}")) {
            throw Problem.of(ProblemCode.NO_SUCH_KEY.with());
        }
        return Long.parseLong(text);
    }

    private Response create(Request request) {
        NewKey requested = KeyBodies.checked(request.read(KeyBodies.NewKeyBody.class), endpoints(), clock);
        NewKeyView made = NewKeyView.of(keys.create(owner(request), requested));
        return Response.json(201, made).with("Location", PATH + "/" + made.keyId());
    }

    /** The names that a list of endpoints may have; the table of routes is complete when the first request comes. */
    private Set<String> endpoints() {
        Set<String> names = new TreeSet<>();
        for (Route route : routes.all()) {
            if (route.operation().isOpenToKeys()) {
                names.add(route.operation().endpoint());
            }
        }
        return names;
    }

    private Response list(Request request) {
        return Response.ok(
                keys.page(owner(request), Page.Requested.from(request)).view(KeyView::of));
    }

    private Response update(Request request) {
        String name = request.body(KeyBodies.KeyUpdateBody.class).name();
        return Response.ok(KeyView.of(keys.rename(owner(request), keyId(request), name)));
    }

    private Response revoke(Request request) {
        keys.revoke(owner(request), keyId(request));
        return Response.message("The key was revoked.");
    }
}
