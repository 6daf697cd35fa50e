package org.nirayana.service.users;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Fields;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Page;
import org.nirayana.service.tiers.TierRoutes;
import org.nirayana.service.tiers.Tiers;

/** Users over HTTP. */
public final class UserRoutes {
    private static final String PATH = "/api/v1/users/";
    private static final int LONGEST_SEARCH = 100;

    private final Users users;
    private final Tiers tiers;
    private final Passwords passwords;

    public UserRoutes(Users users, Tiers tiers, Passwords passwords) {
        this.users = users;
        this.tiers = tiers;
        this.passwords = passwords;
    }

    public void mount(Routes routes) {
        routes.documentedIn("users")
                .blocking(Method.POST, PATH, Access.SUPERUSER, "createUser", DatabaseUnavailable.as503(this::create))
                .blocking(Method.GET, PATH, Access.AUTHENTICATED, "listUsers", DatabaseUnavailable.as503(this::list))
                .blocking(
                        Method.GET,
                        PATH + "{username}",
                        Access.AUTHENTICATED,
                        "readUser",
                        DatabaseUnavailable.as503(this::read))
                .blocking(
                        Method.PATCH,
                        PATH + "{username}",
                        Access.AUTHENTICATED,
                        "updateUser",
                        DatabaseUnavailable.as503(this::update))
                .blocking(
                        Method.DELETE,
                        PATH + "{username}",
                        Access.SUPERUSER,
                        "deleteUser",
                        DatabaseUnavailable.as503(this::softDelete))
                .blocking(
                        Method.DELETE,
                        PATH + "db_user/{username}",
                        Access.SUPERUSER,
                        "eraseUser",
                        DatabaseUnavailable.as503(this::hardDelete))
                .blocking(
                        Method.GET,
                        PATH + "{username}/tier",
                        Access.AUTHENTICATED,
                        "readUserTier",
                        DatabaseUnavailable.as503(this::readTier))
                .blocking(
                        Method.PATCH,
                        PATH + "{username}/tier",
                        Access.SUPERUSER,
                        "updateUserTier",
                        DatabaseUnavailable.as503(this::assignTier));
    }

    private static Map<String, Object> json(User user) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", user.id());
        fields.put("username", user.username());
        fields.put("email", user.email());
        fields.put("name", user.name());
        fields.put("is_superuser", user.superuser());
        fields.put("is_active", user.active());
        fields.put("created_at", Micros.text(user.createdAt()));
        return fields;
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
        return Response.json(201, json(user)).with("Location", PATH + user.username());
    }

    private Response list(Request request) {
        String sought = request.query("q").orElse("").strip();
        if (sought.length() > LONGEST_SEARCH) {
            throw Problem.invalid("q", "must have at most " + LONGEST_SEARCH + " characters");
        }
        return Response.ok(users.page(Page.Wanted.from(request), sought).envelope(UserRoutes::json));
    }

    private Response read(Request request) {
        return Response.ok(json(users.existing(request.pathParameter("username"))));
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
                                .map(TierRoutes::json)
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
