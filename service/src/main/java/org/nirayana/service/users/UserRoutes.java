package org.nirayana.service.users;

import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.CallerLimit;
import org.nirayana.service.http.Fields;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;
import org.nirayana.service.tiers.TierView;
import org.nirayana.service.tiers.Tiers;

/** Users over HTTP. */
public final class UserRoutes {
    private static final String PATH = "/api/v1/users/";
    private static final String TAG = "users";
    private static final int MAX_SEARCH = SearchWords.MAX_LENGTH;

    private static final Parameter<String> USERNAME = Parameter.raw("username", Map.of("type", "string"))
            .describe("In any case.")
            .inPath()
            .shared("Username");
    private static final Parameter<String> SEARCH = Parameter.text("q", MAX_SEARCH)
            .describe(
                    "Only users whose username, name or e-mail address, or a word in it, begins with this text, in any case.")
            .example("meera");

    /** A search that finds a hundred thousand users takes long, and there are few connections to read by. */
    private static final int MAX_SEARCHES_AT_ONCE = 2;

    private final CallerLimit<Long> searching = new CallerLimit<>(MAX_SEARCHES_AT_ONCE);
    private final Users users;
    private final Tiers tiers;
    private final Passwords passwords;

    public UserRoutes(Users users, Tiers tiers, Passwords passwords) {
        this.users = users;
        this.tiers = tiers;
        this.passwords = passwords;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.post("createUser", PATH)
                                .superuser()
                                .summary(TAG, "Make a user")
                                .body(UserBodies.NewUserBody.class)
                                .answer(
                                        201,
                                        "The user.",
                                        Map.of(Operation.JSON, Schema.of(UserView.class)),
                                        new Operation.Header("Location", "Where it is read.", true))
                                .problems(409)
                                .costly()
                                .build(),
                        DatabaseUnavailable.as503(this::create))
                .blocking(
                        Operation.get("listUsers", PATH)
                                .authenticated()
                                .summary(TAG, "List users")
                                .parameters(Page.Wanted.PARAMETERS)
                                .parameters(SEARCH)
                                .answer(
                                        "A part of the list, ordered by id.",
                                        Schema.of("UserPage", PageView.class, UserView.class))
                                .build(),
                        DatabaseUnavailable.as503(this::list))
                .blocking(
                        Operation.get("readUser", PATH + "{username}")
                                .authenticated()
                                .summary(TAG, "Read a user")
                                .parameters(USERNAME)
                                .answer("The user.", UserView.class)
                                .problems(404)
                                .build(),
                        DatabaseUnavailable.as503(this::read))
                .blocking(
                        Operation.patch("updateUser", PATH + "{username}")
                                .authenticated()
                                .summary(TAG, "Change a user")
                                .description("Your own profile; a superuser may change any, and `is_active`. A new"
                                        + " password ends all sessions of the user.")
                                .parameters(USERNAME)
                                .body(UserBodies.UserUpdateBody.class)
                                .answer("Done.", MessageView.class)
                                .problems(403, 404, 409)
                                .build(),
                        DatabaseUnavailable.as503(this::update))
                .blocking(
                        Operation.delete("deleteUser", PATH + "{username}")
                                .superuser()
                                .summary(TAG, "Soft-delete a user")
                                .description(
                                        "The record and its username and e-mail address are kept; the user vanishes"
                                                + " and can no longer sign in.")
                                .parameters(USERNAME)
                                .answer("Done.", MessageView.class)
                                .problems(404, 409)
                                .build(),
                        DatabaseUnavailable.as503(this::softDelete))
                .blocking(
                        Operation.delete("eraseUser", PATH + "db_user/{username}")
                                .superuser()
                                .summary(TAG, "Remove a user for good")
                                .description("Also one that is soft-deleted; username and e-mail address are free"
                                        + " again.")
                                .parameters(USERNAME)
                                .answer("Done.", MessageView.class)
                                .problems(404, 409)
                                .build(),
                        DatabaseUnavailable.as503(this::hardDelete))
                .blocking(
                        Operation.get("readUserTier", PATH + "{username}/tier")
                                .authenticated()
                                .summary(TAG, "The tier of a user")
                                .parameters(USERNAME)
                                .answer("The tier; null when the user has none.", Schema.nullable(TierView.class))
                                .problems(404)
                                .build(),
                        DatabaseUnavailable.as503(this::readTier))
                .blocking(
                        Operation.patch("updateUserTier", PATH + "{username}/tier")
                                .superuser()
                                .summary(TAG, "Give a user a tier")
                                .parameters(USERNAME)
                                .body(UserBodies.TierAssignmentBody.class)
                                .answer("Done.", MessageView.class)
                                .problems(404)
                                .build(),
                        DatabaseUnavailable.as503(this::assignTier));
    }

    private Response create(Request request) {
        Fields body = request.json();
        String username = UserRules.username(body);
        String email = UserRules.email(body);
        String name = UserRules.name(body);
        String password = passwords.read(body, "password");
        boolean superuser = body.optionalBoolean("is_superuser").orElse(false);
        body.check();
        // Asked again inside the transaction; asked here so that a name that is taken costs no hash.
        users.refuseTaken(username, email);
        User user = users.create(new NewUser(username, email, name, passwords.hash(password), superuser));
        return Response.json(201, UserView.of(user)).with("Location", PATH + user.username());
    }

    private Response list(Request request) {
        String sought = request.query("q").orElse("").strip();
        if (sought.length() > MAX_SEARCH) {
            throw Problem.invalid("q", "must have at most " + MAX_SEARCH + " characters");
        }
        Page.Wanted wanted = Page.Wanted.from(request);
        if (sought.isEmpty()) {
            return Response.ok(users.page(wanted, sought).view(UserView::of));
        }
        long caller = request.caller(Principal.class).userId();
        if (!searching.begin(caller)) {
            throw Problem.tooManyRequests("Searches of yours are still under way; wait for them to end.", 1);
        }
        try {
            return Response.ok(users.page(wanted, sought).view(UserView::of));
        } finally {
            searching.end(caller);
        }
    }

    private Response read(Request request) {
        return Response.ok(UserView.of(users.existing(request.pathParameter("username"))));
    }

    private Response update(Request request) {
        Principal caller = request.caller(Principal.class);
        Fields body = request.json();
        Optional<String> email = body.has("email") ? Optional.of(UserRules.email(body)) : Optional.empty();
        Optional<String> name = body.has("name") ? Optional.of(UserRules.name(body)) : Optional.empty();
        Optional<String> password =
                body.has("password") ? Optional.of(passwords.read(body, "password")) : Optional.empty();
        // For anybody but a superuser this field does not exist.
        Optional<Boolean> active = caller.isSuperuser() ? body.optionalBoolean("is_active") : Optional.empty();
        body.check();
        User user = users.existing(request.pathParameter("username"));
        if (user.id() != caller.userId() && !caller.isSuperuser()) {
            throw Problem.forbidden("You may change only your own profile.");
        }
        users.change(user.username(), new Users.Patch(email, name, password.map(passwords::hash), active));
        return Response.message("The user was updated.");
    }

    private Response softDelete(Request request) {
        users.softDelete(request.pathParameter("username"));
        return Response.message("The user was deleted.");
    }

    private Response hardDelete(Request request) {
        users.hardDelete(request.pathParameter("username"));
        return Response.message("The user was removed from the database.");
    }

    private Response readTier(Request request) {
        User user = users.existing(request.pathParameter("username"));
        return Response.ok(
                user.tierId().isPresent()
                        ? tiers.find(user.tierId().getAsLong())
                                .map(TierView::of)
                                .orElse(null)
                        : null);
    }

    private Response assignTier(Request request) {
        Fields body = request.json();
        long tierId = body.integer("tier_id");
        body.check();
        users.assignTier(request.pathParameter("username"), tierId);
        return Response.message("The user's tier was updated.");
    }
}
