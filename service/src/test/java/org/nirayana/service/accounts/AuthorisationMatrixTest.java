package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every route of the router, called by everybody.
 *
 * <p>Who is refused follows from the access level; what the others get is a row of the table here. A new route without a
 * row fails. The header set that every answer must carry is checked on each of these answers as well.
 */
@Tag("authorisation")
@Tag("headers")
class AuthorisationMatrixTest {
    private enum Caller {
        NONE,
        USER,
        OTHER_USER,
        SUPERUSER,
        INACTIVE,
        DELETED,
        REVOKED,
        KEY,
        REVOKED_KEY,
        GUEST,
        ENDED_GUEST;

        boolean isLive() {
            return this == USER || this == OTHER_USER || this == SUPERUSER || this == KEY || this == GUEST;
        }
    }

    /**
     * What a live caller gets.
     *
     * @param path the path, with {@code *} where the name of a user made for this call stands; that user is the caller
     *     {@code USER}
     */
    private record Row(String path, Object body, int user, int other, int superuser) {
        int status(Caller caller) {
            return switch (caller) {
                case USER -> user;
                case OTHER_USER, KEY, GUEST -> other;
                default -> superuser;
            };
        }
    }

    private static Row same(String path, int status) {
        return new Row(path, null, status, status, status);
    }

    private static final Map<String, Row> ROWS = rows();

    private static Map<String, Row> rows() {
        Map<String, Row> rows = new HashMap<>();
        // Open to everybody: what is wrong with the call is the same for all.
        rows.put("login", same("/api/v1/auth/login", 415));
        // Of nobody: whose cookie opens is asked by StaySignedInTest.
        rows.put("resume", same("/api/v1/auth/resume", 401));
        rows.put("token", same("/api/v1/auth/token", 415));
        rows.put("resetPassword", same("/api/v1/auth/reset-password", 415));
        rows.put("guest", same("/api/v1/auth/guest", 200));
        rows.put("register", same("/api/v1/auth/register", 403));
        rows.put("confirmRegistration", same("/api/v1/auth/confirm", 403));
        rows.put("confirmAddress", same("/api/v1/auth/confirm-address", 415));
        rows.put("recoverPassword", same("/api/v1/auth/password-recovery/*@example.com", 200));
        rows.put("healthCheck", same("/health-check", 200));
        rows.put("livez", same("/livez", 200));
        rows.put("version", same("/version", 200));
        rows.put("pageIcon", same("/favicon.ico", 200));
        rows.put("pageRobots", same("/robots.txt", 200));
        // Nobody is named in this configuration.
        rows.put("pageSecurity", same("/.well-known/security.txt", 404));
        rows.put("readyz", same("/readyz", 200));
        rows.put("metrics", same("/metrics", 200));
        rows.put("openapi", same("/openapi.json", 200));
        rows.put("pageOpenapi", same("/web/openapi.json", 200));
        rows.put("docs", same("/docs", 200));
        rows.put("docsUnderApi", same("/api/v1/docs", 200));
        rows.put("docsFile", same("/docs/swagger-ui.css", 200));
        rows.put("problemPage", same("/problems/not-found", 200));
        for (JsonNode page :
                JsonMapper.shared().readTree(AuthorisationMatrixTest.class.getResourceAsStream("/web/pages.json"))) {
            rows.put(page.path("operationId").asString(), same(page.path("path").asString(), 200));
        }
        rows.put("pageToday", same("/web/today.json", 200));
        rows.put("pageWorker", same("/sw.js", 200));
        rows.put("pageWords", same("/web/i18n/terms/ta.json", 200));
        rows.put("pageFile", same("/web/css/base.css", 200));
        rows.put("pagePartFile", same("/web/js/view/home.js", 200));
        rows.put("pageAsset", same("/assets/0/js/main.js", 200));
        rows.put("pagePartAsset", same("/assets/0/i18n/terms/ta.json", 200));
        // Any user.
        rows.put("me", same("/api/v1/auth/me", 200));
        rows.put("logout", same("/api/v1/auth/logout", 200));
        rows.put("refresh", new Row("/api/v1/auth/refresh", Map.of("token", "x"), 401, 401, 401));
        rows.put("getConfig", same("/api/v1/config", 200));
        rows.put("getConventions", same("/api/v1/conventions", 200));
        rows.put("listUsers", same("/api/v1/users/", 200));
        rows.put("readUser", same("/api/v1/users/*", 200));
        rows.put("updateUser", new Row("/api/v1/users/*", Map.of("name", "New"), 200, 403, 200));
        rows.put("readUserTier", same("/api/v1/users/*/tier", 200));
        rows.put("listTiers", same("/api/v1/tiers/", 200));
        rows.put("readTier", same("/api/v1/tiers/free", 200));
        rows.put("readPreferences", same("/api/v1/users/me/preferences", 200));
        rows.put(
                "updatePreferences",
                new Row("/api/v1/users/me/preferences", Map.of("chart_type", "north-indian"), 200, 200, 200));
        rows.put("forgetPreferences", same("/api/v1/users/me/preferences", 200));
        // By no password of anybody; what the right one does is asked by OwnErasureTest.
        rows.put("eraseSelf", new Row("/api/v1/users/me/erasure", Map.of("current_password", "x"), 400, 400, 400));
        rows.put("readAddressChange", same("/api/v1/users/me/address-change", 200));
        rows.put("listSessions", same("/api/v1/sessions", 200));
        // Of nobody: whose sessions are whose is asked by SignedInElsewhereTest.
        rows.put("endSession", same("/api/v1/sessions/nobodys", 404));
        rows.put("endSessions", same("/api/v1/sessions", 200));
        rows.put("readUsage", same("/api/v1/usage", 200));
        rows.put("readAllUsage", new Row("/api/v1/usage/all", null, 403, 403, 200));
        rows.put("createKey", new Row("/api/v1/keys", Map.of("name", "A key"), 201, 201, 201));
        rows.put("listKeys", same("/api/v1/keys", 200));
        // Of nobody: whose keys are whose is asked by KeysTest.
        rows.put("updateKey", new Row("/api/v1/keys/999999", Map.of("name", "A key"), 404, 404, 404));
        rows.put("revokeKey", same("/api/v1/keys/999999", 404));
        rows.put("exportPersonalData", same("/api/v1/users/me/export", 200));
        // People of the caller; an id that is nobody's, and one of somebody else, are 404 to everybody.
        Map<String, Object> born = Map.of("local", "1990-05-17T10:30", "lat", 13.08, "lon", 80.27);
        rows.put("listPeople", same("/api/v1/people/", 200));
        rows.put("createPerson", new Row("/api/v1/people/", Map.of("name", "Meera", "birth", born), 201, 201, 201));
        rows.put(
                "importPeople",
                new Row("/api/v1/people/import?preview=true", Map.of("people", List.of()), 200, 200, 200));
        rows.put("exportPeople", same("/api/v1/people/export", 200));
        rows.put("exportPeopleCsv", same("/api/v1/people/export.csv", 200));
        rows.put("listPeopleTags", same("/api/v1/people/tags", 200));
        rows.put("readPerson", same("/api/v1/people/0123456789abcdefghijkl", 404));
        rows.put(
                "updatePerson",
                new Row("/api/v1/people/0123456789abcdefghijkl", Map.of("name", "Meera"), 404, 404, 404));
        rows.put("deletePerson", same("/api/v1/people/0123456789abcdefghijkl", 404));
        rows.put("createShare", new Row("/api/v1/shares", Map.of(), 400, 400, 400));
        rows.put("listShares", same("/api/v1/shares", 200));
        rows.put("withdrawShare", same("/api/v1/shares/none", 404));
        rows.put("pageShared", same("/s/none", 404));
        rows.put("pageSharedCard", same("/s/none/card.png", 404));
        rows.put("pageSharedQrCode", same("/s/none/qr.svg", 404));
        rows.put("openShare", same("/api/v1/shared/none", 404));
        rows.put("getFeed", same("/feeds/none.ics", 404));
        // What a tier decides about and is asked with a body.
        Map<String, Object> star = Map.of("nakshatra", "Rohini", "pada", 1);
        rows.put("match", new Row("/api/v1/astro/match", Map.of("bride", star, "groom", star), 200, 200, 200));
        rows.put(
                "matchReport",
                new Row("/api/v1/astro/match/report", Map.of("bride", star, "groom", star), 200, 200, 200));
        List<Map<String, Object>> people = List.of(
                Map.of("side", "bride", "id", "a", "nakshatra", "Rohini", "pada", 1),
                Map.of("side", "groom", "id", "b", "nakshatra", "Rohini", "pada", 2));
        rows.put("matchBatch", new Row("/api/v1/astro/match/batch", Map.of("people", people), 200, 200, 200));
        // Its body is lines of JSON and nothing else.
        rows.put("batch", same("/api/v1/astro/batch", 415));
        // Superusers.
        rows.put("listUserRecords", new Row("/api/v1/users/db_user/", null, 403, 403, 200));
        rows.put("restoreUser", new Row("/api/v1/users/db_user/*/restore", null, 403, 403, 409));
        rows.put("createUser", new Row("/api/v1/users/", Map.of(), 403, 403, 400));
        rows.put("deleteUser", new Row("/api/v1/users/*", null, 403, 403, 200));
        rows.put("eraseUser", new Row("/api/v1/users/db_user/*", null, 403, 403, 200));
        rows.put("updateUserTier", new Row("/api/v1/users/*/tier", Map.of("tier_id", 2), 403, 403, 200));
        rows.put("createTier", new Row("/api/v1/tiers/", Map.of(), 403, 403, 400));
        rows.put("updateTier", new Row("/api/v1/tiers/pro", Map.of(), 403, 403, 200));
        rows.put("deleteTier", new Row("/api/v1/tiers/free", null, 403, 403, 409));
        return rows;
    }

    /**
     * What a tier decides about is many and alike: the default tier opens all of it, and the description has an example of
     * everything that must be given.
     */
    private static Row row(Route route) {
        Row own = ROWS.get(route.operationId());
        return own == null && route.access() == Access.TIER ? same(example(route.operation()), 200) : own;
    }

    private static String example(Operation operation) {
        String path = operation.path();
        StringBuilder query = new StringBuilder();
        for (Parameter<?> parameter : operation.parameters()) {
            if (parameter.isRequired()) {
                String example = parameter
                        .example()
                        .orElseThrow(() -> new AssertionError(operation + " has no example of " + parameter.name()))
                        .toString();
                if (parameter.place() == Parameter.Place.PATH) {
                    path = path.replace("{" + parameter.name() + "}", example);
                } else {
                    query.append(query.isEmpty() ? '?' : '&')
                            .append(parameter.name())
                            .append('=')
                            .append(example);
                }
            }
        }
        return path + query;
    }

    private final Map<String, Long> counts = new LinkedHashMap<>();

    @Test
    void everyRouteAnswersEverybodyAsItShould() {
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of("GUESTS", "on")))) {
            Accounts accounts = new Accounts(service.api());
            String endedGuest = accounts.guest();
            accounts.logout(endedGuest);
            String inactive =
                    ended(accounts, name -> accounts.patch(accounts.admin(), name, Map.of("is_active", false)));
            String deleted = ended(accounts, name -> service.api()
                    .delete("/api/v1/users/" + name)
                    .bearer(accounts.admin())
                    .send());
            Accounts.Session left = accounts.newSession();
            accounts.logout(left);
            String username = accounts.create(false);
            String other = accounts.create(false);
            String superuser = accounts.create(true);
            // Of somebody else, who has a limit of their own.
            String withKeys = accounts.newSession().access();
            Accounts.Key key = accounts.newKey(withKeys);
            Accounts.Key revoked = accounts.newKey(withKeys);
            accounts.revoke(withKeys, revoked);

            // The machine's figures take a moment after the start.
            Waiting.until(
                    Duration.ofSeconds(30),
                    () -> service.api().get("/metrics").send().status() == 200);
            for (Route route : service.routes().all()) {
                assertThat(row(route))
                        .as(
                                "%s %s (%s) has no row in the matrix",
                                route.method(), route.template(), route.operationId())
                        .isNotNull();
                for (Caller caller : Caller.values()) {
                    String token =
                            switch (caller) {
                                case NONE -> null;
                                case USER -> fresh(accounts, route, username);
                                case OTHER_USER -> fresh(accounts, route, other);
                                case SUPERUSER -> fresh(accounts, route, superuser);
                                case INACTIVE -> inactive;
                                case DELETED -> deleted;
                                case REVOKED -> left.access();
                                case KEY -> key.text();
                                case REVOKED_KEY -> revoked.text();
                                case GUEST -> accounts.guest();
                                case ENDED_GUEST -> endedGuest;
                            };
                    // What a superuser destroys is made for the purpose.
                    boolean destroys = route.method() == Method.DELETE && caller == Caller.SUPERUSER;
                    check(service, route, caller, token, destroys ? accounts.create(false) : username);
                }
            }
            String size = service.routes().all().size() + " routes x " + Caller.values().length + " callers";
            Proof.figure(11, size + " as the matrix says; answers by status " + counts);
            Proof.figure(13, size + ": the whole header set on every answer over HTTPS");
        }
    }

    private final Map<String, String> sessions = new HashMap<>();

    /** A live token; a new one where the last route ended the session. */
    private String fresh(Accounts accounts, Route route, String username) {
        String known = sessions.get(username);
        String token = known != null
                ? known
                : accounts.login(username, Accounts.PASSWORD).access();
        if (route.operationId().equals("logout")) {
            sessions.remove(username);
        } else {
            sessions.put(username, token);
        }
        return token;
    }

    private static String ended(Accounts accounts, java.util.function.Consumer<String> end) {
        Accounts.Session session = accounts.newSession();
        end.accept(session.username());
        return session.access();
    }

    private void check(RunningService service, Route route, Caller caller, String token, String target) {
        Row row = row(route);
        Api.Call call = service.api()
                .call(route.method().name(), row.path().replace("*", target))
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Forwarded-Proto", "https");
        if (token != null) {
            call = call.bearer(token);
        }
        if (row.body() != null) {
            call = call.json(row.body());
        }
        Answer answer = call.send();
        int expected = route.access() == Access.NONE || caller.isLive() ? row.status(caller) : 401;
        if (caller == Caller.KEY
                && route.access() != Access.NONE
                && !route.operation().isOpenToKeys()) {
            expected = 403;
            assertThat(answer.json().path("type").asString())
                    .as(route.operationId())
                    .isEqualTo("/problems/key-not-allowed");
        }
        if (caller == Caller.GUEST && route.access() != Access.NONE && !isOpenToGuests(route.operation())) {
            expected = 403;
            assertThat(answer.json().path("type").asString())
                    .as(route.operationId())
                    .isEqualTo("/problems/guest-not-allowed");
            assertThat(answer.json().path("detail").asString()).contains("Sign in, or sign up");
        }
        assertThat(answer.status())
                .as("%s %s by %s answered %s", route.method(), row.path(), caller, answer)
                .isEqualTo(expected);
        counts.merge(Integer.toString(answer.status()), 1L, Long::sum);
        checkHeaders(route, caller, answer);
    }

    /** Written out here, so that nothing is opened to guests by oversight. */
    private static boolean isOpenToGuests(Operation operation) {
        return operation
                .tierName()
                .map(Set.of(
                        "ascendant",
                        "chart",
                        "dashas",
                        "horoscope",
                        "houses",
                        "kattams",
                        "local-time",
                        "lunar-nodes",
                        "panchanga",
                        "places",
                        "planets",
                        "sensitivity",
                        "sunrise-sunset",
                        "vargas")::contains)
                .orElseGet(() -> Set.of("logout", "getConfig", "getConventions").contains(operation.id()));
    }

    private static void checkHeaders(Route route, Caller caller, Answer answer) {
        String about = route.operationId() + " by " + caller;
        assertThat(answer.header("X-Content-Type-Options")).as(about).contains("nosniff");
        assertThat(answer.header("Content-Security-Policy").orElse(""))
                .as(about)
                .contains("frame-ancestors 'none'");
        assertThat(answer.header("Referrer-Policy")).as(about).isPresent();
        assertThat(answer.header("Strict-Transport-Security")).as(about).isPresent();
        assertThat(answer.header("Server")).as(about).isEmpty();
        assertThat(answer.header("X-Powered-By")).as(about).isEmpty();
        boolean personal = Stream.of(
                        "/api/v1/auth",
                        "/api/v1/users",
                        "/api/v1/people",
                        "/api/v1/keys",
                        "/api/v1/share",
                        "/api/v1/sessions",
                        "/api/v1/usage")
                .anyMatch(route.template()::startsWith);
        if (personal) {
            assertThat(answer.header("Cache-Control").orElse("")).as(about).contains("no-store");
        }
    }
}
