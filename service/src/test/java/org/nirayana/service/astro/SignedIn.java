package org.nirayana.service.astro;

import java.util.HashMap;
import java.util.Map;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;

/** A running service and a signed-in superuser, who has no limit. */
final class SignedIn implements AutoCloseable {
    private static final String PASSWORD = "a password for the tests";

    private final RunningService service;
    private final String token;

    private SignedIn(RunningService service) {
        this.service = service;
        this.token = signIn(service.api(), "admin", PASSWORD);
    }

    static SignedIn start(Map<String, String> environment) {
        Map<String, String> env = new HashMap<>(environment);
        env.put("ADMIN_PASSWORD", PASSWORD);
        return new SignedIn(RunningService.start(env));
    }

    static SignedIn start() {
        return start(Map.of());
    }

    static String signIn(Api api, String username, String password) {
        Answer answer = api.post("/api/v1/auth/login")
                .form(Map.of("username", username, "password", password))
                .send();
        return answer.json().path("access_token").path("token").asString();
    }

    /** An answer that was checked against the description. */
    Answer get(String path) {
        return call(path).send();
    }

    Api.Call call(String path) {
        return service.api().get(path).bearer(token);
    }

    Answer astro(String endpoint, String query) {
        return get("/api/v1/astro/" + endpoint + (query.isEmpty() ? "" : "?" + query));
    }

    RunningService service() {
        return service;
    }

    String token() {
        return token;
    }

    @Override
    public void close() {
        service.close();
    }
}
