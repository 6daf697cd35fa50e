package org.nirayana.service.users;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.AccountPrices;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.PresentPassword;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.auth.SessionRoutes;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.IfMatch;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.http.server.CallerLimit;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;
import org.nirayana.service.tiers.Tier;
import org.nirayana.service.tiers.TierView;
import org.nirayana.service.tiers.Tiers;
import org.nirayana.words.Language;

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
    private static final Parameter<Boolean> DELETED = Parameter.flag("deleted")
            .describe("true: the soft-deleted ones; false: the others.")
            .orElse(false, false);
    private static final Parameter<Boolean> ACTIVE =
            Parameter.flag("active").describe("Only users who are active, or who are not.");
    private static final Parameter<Boolean> SUPERUSER =
            Parameter.flag("superuser").describe("Only superusers, or only others.");
    private static final Parameter<Integer> TIER_ID =
            Parameter.integer("tier_id", 0, Integer.MAX_VALUE).describe("Only users with this tier; 0: without any.");

    /** Ids are given in the order of time, so that to sort by them is to sort by the making. */
    private static final Map<String, Users.Sort> SORTS = sorts();

    private static final Parameter<Users.Sort> SORT = Parameter.oneOf("sort", SORTS)
            .typed("UserOrder")
            .describe("What the list is ordered by.")
            .orElse(Users.Sort.ID, "id");
    private static final Parameter<Boolean> DESCENDING =
            Parameter.flag("descending").describe("The other way round.").orElse(false, false);

    private static final Operation RECORDS = Operation.get("listUserRecords", PATH + "db_user")
            .collection()
            .superuser()
            .summary(TAG, "List the records of users")
            .description("Everything about a page of users in one request, with tier and version; also the soft-deleted"
                    + " ones, who can be restored or removed for good.")
            .parameters(Page.Requested.PARAMETERS)
            .parameters(SEARCH, DELETED, ACTIVE, SUPERUSER, TIER_ID, SORT, DESCENDING)
            .answer("A part of the list.", Schema.of("UserRecordPage", PageView.class, UserRecordView.class))
            .build();

    private static final Operation UPDATE = Operation.patch("updateUser", PATH + "{username}")
            .authenticated()
            .summary(TAG, "Change a user")
            .description("Your own profile; a superuser may change any, and `is_active`,"
                    + " `is_superuser` and `tier_id`. A new password ends all sessions of the user; one"
                    + " that a superuser sets for somebody ends their API keys too."
                    + " Who changes their own password or e-mail address proves to know the present password, by"
                    + " `current_password` or by having signed in within the last 5 minutes. Where the service sends"
                    + " mail, your own address changes when the token of the mail to the new one comes back by"
                    + " `confirmAddress`, within a day; the answer is the same whether or not somebody has it. What a"
                    + " superuser changes for somebody else holds at once. The old address gets a mail about it. At"
                    + " most 10 changes a day can be asked for.")
            .parameters(USERNAME, IfMatch.PARAMETER, AddressRoutes.LANGUAGE)
            .body(UserBodies.UserUpdateBody.class)
            .answer(200, "Done.", Map.of(Operation.JSON, Schema.of(MessageView.class)), IfMatch.ETAG)
            .problems(403, 404, 409, 412, 429)
            .build();

    private static final Operation ERASE_SELF = Operation.post("eraseSelf", PATH + "me/erasure")
            .authenticated()
            .summary(TAG, "Remove your own account for good")
            .description(
                    "With everything that is held about you: people, links, API keys, usage, preferences and sessions,"
                            + " which end at once. Nobody can bring it back; username and e-mail address are free again. Asks for"
                            + " the present password, however short ago you signed in. The last active superuser is 409.")
            .body(UserBodies.ErasureBody.class)
            .answer(
                    200,
                    "Done.",
                    Map.of(Operation.JSON, Schema.of(MessageView.class)),
                    new Operation.Header("Set-Cookie", "Clears the cookie `refresh_token`.", true))
            .problems(409, 429)
            .build();

    private final Users users;
    private final Tiers tiers;
    private final Passwords passwords;
    private final PresentPassword presentPassword;
    private final AddressChanges addressChanges;

    public UserRoutes(
            Users users,
            Tiers tiers,
            Passwords passwords,
            PresentPassword presentPassword,
            AddressChanges addressChanges) {
        this.users = users;
        this.tiers = tiers;
        this.passwords = passwords;
        this.presentPassword = presentPassword;
        this.addressChanges = addressChanges;
    }

    private static Map<String, Users.Sort> sorts() {
        Map<String, Users.Sort> sorts = new LinkedHashMap<>();
        for (Users.Sort sort : Users.Sort.values()) {
            sorts.put(sort.name().toLowerCase(Locale.ROOT), sort);
        }
        return sorts;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.post("createUser", PATH)
                                .superuser()
                                .summary(TAG, "Make a user")
                                .description(
                                        "The account can sign in at once; no mail is sent to it. Usernames are kept in lower"
                                                + " case. A username or an address that somebody has, also somebody who is soft-deleted, is"
                                                + " 409.")
                                .body(UserBodies.NewUserBody.class)
                                .answer(
                                        201,
                                        "The user.",
                                        Map.of(Operation.JSON, Schema.of(UserView.class)),
                                        new Operation.Header("Location", "Where it is read.", true))
                                .problems(409)
                                .costly()
                                .build(),
                        this::create)
                .blocking(
                        Operation.get("listUsers", PATH)
                                .authenticated()
                                .summary(TAG, "List users")
                                .description(
                                        "Everybody who is not soft-deleted, inactive users too. A superuser finds the deleted"
                                                + " ones, and tiers and versions, by `listUserRecords`.")
                                .parameters(Page.Requested.PARAMETERS)
                                .parameters(SEARCH)
                                .answer(
                                        "A part of the list, ordered by id.",
                                        Schema.of("UserPage", PageView.class, UserView.class))
                                .build(),
                        this::list)
                .blocking(
                        Operation.get("readUser", PATH + "{username}")
                                .authenticated()
                                .summary(TAG, "Read a user")
                                .description(
                                        "By the username, in any letter case. One who is soft-deleted is 404, like one who never"
                                                + " was. The `ETag` is for a change.")
                                .parameters(USERNAME)
                                .answer(
                                        200,
                                        "The user.",
                                        Map.of(Operation.JSON, Schema.of(UserView.class)),
                                        IfMatch.ETAG)
                                .conditional()
                                .problems(404)
                                .build(),
                        this::read)
                .blocking(UPDATE, this::update)
                .blocking(
                        Operation.delete("deleteUser", PATH + "{username}")
                                .superuser()
                                .summary(TAG, "Soft-delete a user")
                                .description(
                                        "The record and its username and e-mail address are kept; the user vanishes"
                                                + " and can no longer sign in.")
                                .parameters(USERNAME, IfMatch.PARAMETER)
                                .answer("Done.", MessageView.class)
                                .problems(404, 409, 412)
                                .build(),
                        this::softDelete)
                .blocking(
                        Operation.delete("eraseUser", PATH + "db_user/{username}")
                                .superuser()
                                .summary(TAG, "Remove a user for good")
                                .description("Also one that is soft-deleted; username and e-mail address are free"
                                        + " again.")
                                .parameters(USERNAME, IfMatch.PARAMETER)
                                .answer("Done.", MessageView.class)
                                .problems(404, 409, 412)
                                .build(),
                        this::hardDelete)
                .blocking(ERASE_SELF, this::eraseSelf)
                .blocking(RECORDS, this::records)
                .blocking(
                        Operation.post("restoreUser", PATH + "db_user/{username}/restore")
                                .superuser()
                                .summary(TAG, "Bring a soft-deleted user back")
                                .description("As the user was: name, address, password, tier and rights; sessions"
                                        + " and API keys from before stay ended.")
                                .parameters(USERNAME, IfMatch.PARAMETER)
                                .answer(
                                        200,
                                        "Done.",
                                        Map.of(Operation.JSON, Schema.of(MessageView.class)),
                                        IfMatch.ETAG)
                                .problems(404, 409, 412)
                                .build(),
                        this::restore)
                .blocking(
                        Operation.get("readUserTier", PATH + "{username}/tier")
                                .authenticated()
                                .summary(TAG, "The tier of a user")
                                .description(
                                        "The tier that a superuser gave to the user. To a user with none the limits of the tier"
                                                + " apply that `DEFAULT_TIER` of the service names.")
                                .parameters(USERNAME)
                                .answer(
                                        200,
                                        "The tier; null when the user has none.",
                                        Map.of(Operation.JSON, Schema.nullable(TierView.class)),
                                        IfMatch.ETAG)
                                .problems(404)
                                .build(),
                        this::readTier)
                .blocking(
                        Operation.patch("updateUserTier", PATH + "{username}/tier")
                                .superuser()
                                .summary(TAG, "Give a user a tier, or take it away")
                                .description(
                                        "By the id that `listTiers` tells; null takes the tier away. The user's next requests are"
                                                + " counted and allowed by it, on every instance.")
                                .parameters(USERNAME, IfMatch.PARAMETER)
                                .body(UserBodies.TierAssignmentBody.class)
                                .answer(
                                        200,
                                        "Done.",
                                        Map.of(Operation.JSON, Schema.of(MessageView.class)),
                                        IfMatch.ETAG)
                                .problems(404, 412)
                                .build(),
                        this::assignTier);
    }

    private Response create(Request request) {
        UserBodies.NewUserBody body = request.read(UserBodies.NewUserBody.class)
                .check("username", given -> UserBodies.objection(given.username()))
                .check("password", given -> passwords.objection(given.password()))
                .get();
        // Asked again inside the transaction; asked here so that a name that is taken costs no hash.
        users.refuseTaken(body.username(), body.email());
        User user = users.create(new NewUser(
                body.username(),
                body.email(),
                body.name(),
                passwords.hash(body.password()),
                body.isSuperuser().orElse(false),
                body.tierId()));
        return Response.json(201, UserView.of(user)).with("Location", PATH + user.username());
    }

    private Response list(Request request) {
        String sought = request.query("q").orElse("").strip();
        if (sought.length() > MAX_SEARCH) {
            throw Problem.invalid("q", FieldCode.SEARCH_TOO_LONG.with("max", MAX_SEARCH));
        }
        Page.Requested requested = Page.Requested.from(request);
        request.pay(AccountPrices.users(users.latest(), !sought.isEmpty()));
        return searching(request, sought, () -> users.page(requested, sought).view(UserView::of));
    }

    private Response records(Request request) {
        Input input = new Input(RECORDS, request);
        Users.Filter filter = new Users.Filter(
                input.find(SEARCH).orElse("").strip(),
                input.get(DELETED),
                input.find(ACTIVE),
                input.find(SUPERUSER),
                input.find(TIER_ID).map(OptionalLong::of).orElse(OptionalLong.empty()),
                input.get(SORT),
                input.get(DESCENDING));
        Page.Requested requested = Page.Requested.from(request);
        input.check();
        Map<Long, Tier> known = tiers.byId();
        return searching(request, filter.sought(), () -> users.page(requested, filter)
                .view(user -> UserRecordView.of(
                        user,
                        user.tierId().isPresent()
                                ? Optional.ofNullable(known.get(user.tierId().getAsLong()))
                                : Optional.empty())));
    }

    /** Answers with a list; of searches each caller has few under way. */
    private Response searching(Request request, String sought, Supplier<PageView<?>> list) {
        if (sought.isEmpty()) {
            return Response.ok(list.get());
        }
        long caller = request.caller(Principal.class).userId();
        if (!searching.begin(caller)) {
            throw Problem.of(ProblemCode.SEARCHES_UNDER_WAY.with(), 1);
        }
        try {
            return Response.ok(list.get());
        } finally {
            searching.end(caller);
        }
    }

    private static String tag(User user) {
        return IfMatch.tag(user.id(), user.version());
    }

    private static Response tagged(Response answer, User user) {
        return answer.with("ETag", tag(user));
    }

    private Response read(Request request) {
        User user = users.existing(request.pathParameter("username"));
        return StreamTags.unlessHeld(request, tag(user), Response.ok(UserView.of(user)));
    }

    private Response update(Request request) {
        Principal caller = request.caller(Principal.class);
        IfMatch expected = IfMatch.of(request);
        Input input = new Input(UPDATE, request);
        Language language = input.get(AddressRoutes.LANGUAGE);
        input.check();
        UserBodies.UserUpdateBody body = update(request, caller);
        Optional<String> email = body.profile().email();
        Optional<String> password = body.profile().password();
        Optional<String> present = body.profile().currentPassword();
        User user = users.existing(request.pathParameter("username"));
        boolean isOwn = user.id() == caller.userId();
        if (!isOwn && !caller.isSuperuser()) {
            throw Problem.of(ProblemCode.OWN_PROFILE_ONLY.with());
        }
        boolean moves = email.isPresent() && !Users.key(email.get()).equals(Users.key(user.email()));
        if (present.isPresent() && !(isOwn && (password.isPresent() || email.isPresent()))) {
            throw Problem.invalid("current_password", FieldCode.CURRENT_PASSWORD_ALONE.with());
        }
        // The address too: by it a new password is had.
        if (isOwn && (password.isPresent() || moves)) {
            request.pay(AccountPrices.PASSWORD);
            presentPassword.require(request, present);
        }
        Optional<AddressChanges.Requested> requested = moves && isOwn && addressChanges.areConfirmed()
                ? Optional.of(addressChanges.request(email.get(), language))
                : Optional.empty();
        User changed = users.change(
                user.username(),
                new Users.Patch(
                        requested.isPresent() ? Optional.empty() : email,
                        requested,
                        body.profile().name(),
                        password.map(passwords::hash),
                        !isOwn,
                        body.isActive(),
                        body.isSuperuser(),
                        body.tierId()),
                expected::matches);
        if (requested.isPresent()) {
            addressChanges.send(requested.get(), user.email());
            return tagged(
                    Response.message("The user was updated; a mail to the new address says how to confirm it."),
                    changed);
        }
        if (moves) {
            addressChanges.notifyOld(user.email(), language);
        }
        return tagged(Response.message("The user was updated."), changed);
    }

    /** For anybody but a superuser some fields do not exist. */
    private UserBodies.UserUpdateBody update(Request request, Principal caller) {
        return caller.isSuperuser()
                ? request.read(UserBodies.UserUpdateBody.class)
                        .check("password", given -> given.profile().password().flatMap(passwords::objection))
                        .get()
                : UserBodies.UserUpdateBody.of(request.read(UserBodies.ProfileBody.class)
                        .check("password", given -> given.password().flatMap(passwords::objection))
                        .get());
    }

    private Response softDelete(Request request) {
        users.softDelete(request.pathParameter("username"), IfMatch.of(request)::matches);
        return Response.message("The user was deleted.");
    }

    private Response restore(Request request) {
        User user = users.restore(request.pathParameter("username"), IfMatch.of(request)::matches);
        return tagged(Response.message("The user was restored."), user);
    }

    private Response hardDelete(Request request) {
        users.hardDelete(request.pathParameter("username"), IfMatch.of(request)::matches);
        return Response.message("The user was removed from the database.");
    }

    private Response eraseSelf(Request request) {
        String password = request.body(UserBodies.ErasureBody.class).currentPassword();
        request.pay(AccountPrices.PASSWORD);
        presentPassword.require(request, Optional.of(password));
        Principal caller = request.caller(Principal.class);
        // By the name alone it might be somebody who has taken it since.
        users.hardDelete(caller.username(), (id, unused) -> id.equals(Long.toString(caller.userId())));
        return SessionRoutes.signedOut(request, "Your account was removed.");
    }

    /** Its tag is of the user, for a change of the tier: the limits of a tier can change without it, so nobody gets a 304. */
    private Response readTier(Request request) {
        User user = users.existing(request.pathParameter("username"));
        return tagged(
                Response.ok(
                        user.tierId().isPresent()
                                ? tiers.find(user.tierId().getAsLong())
                                        .map(TierView::of)
                                        .orElse(null)
                                : null),
                user);
    }

    private Response assignTier(Request request) {
        OptionalLong tierId = request.body(UserBodies.TierAssignmentBody.class).tierId();
        User user = users.assignTier(request.pathParameter("username"), tierId, IfMatch.of(request)::matches);
        return tagged(Response.message("The user's tier was updated."), user);
    }
}
