package org.nirayana.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/** What tests do with accounts, in one line each. */
public final class Accounts {
    public static final String PASSWORD = "a fine long secret of mine";
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final Api api;
    private String admin;

    public Accounts(Api api) {
        this.api = api;
    }

    /** A signed-in session. */
    public record Session(String username, String access, String refresh) {}

    /** A name nobody has yet. */
    public static String newName() {
        return "user" + NUMBER.incrementAndGet();
    }

    /** An address nobody came from yet. */
    public static String newAddress() {
        int n = NUMBER.incrementAndGet();
        return "10." + (n >> 16 & 255) + "." + (n >> 8 & 255) + "." + (n & 255);
    }

    public Api.Call loginCall(String username, String password) {
        return api.post("/api/v1/auth/login")
                .header("X-Forwarded-For", newAddress())
                .form(Map.of("username", username, "password", password));
    }

    public Session login(String username, String password) {
        Answer answer = loginCall(username, password).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return session(answer);
    }

    public static Session session(Answer answer) {
        JsonNode json = answer.json();
        return new Session(
                json.path("username").asString(),
                json.path("access_token").path("token").asString(),
                json.path("refresh_token").path("token").asString());
    }

    /** An access token of the first superuser. */
    public synchronized String admin() {
        if (admin == null) {
            admin = login("admin", DatabaseKind.ADMIN_PASSWORD).access();
        }
        return admin;
    }

    public Api.Call createCall(String username, boolean superuser) {
        Map<String, Object> body = new HashMap<>();
        body.put("username", username);
        body.put("email", username + "@example.com");
        body.put("name", "Name of " + username);
        body.put("password", PASSWORD);
        body.put("is_superuser", superuser);
        return api.post("/api/v1/users/").bearer(admin()).json(body);
    }

    /** Makes a user and returns its name. */
    public String create(boolean superuser) {
        String username = newName();
        Answer answer = createCall(username, superuser).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return username;
    }

    /** Makes a user and signs in. */
    public Session newSession() {
        return login(create(false), PASSWORD);
    }

    /** The token of a visitor without an account, who asks for it from a new address. */
    public String guest() {
        return guest(newAddress());
    }

    public String guest(String address) {
        Answer answer = api.post("/api/v1/auth/guest")
                .header("X-Forwarded-For", address)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer.json().path("access_token").path("token").asString();
    }

    public Answer me(String token) {
        return api.get("/api/v1/auth/me").bearer(token).send();
    }

    /** An API key with its id. */
    public record Key(long id, String text) {}

    /** Makes a key for whoever has this token. */
    public Key newKey(String token) {
        return newKey(token, Map.of("name", "a key"));
    }

    public Key newKey(String token, Map<String, Object> body) {
        Answer answer = api.post("/api/v1/keys").bearer(token).json(body).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return new Key(
                answer.json().path("key_id").asLong(), answer.json().path("key").asString());
    }

    public Answer revoke(String token, Key key) {
        return api.delete("/api/v1/keys/" + key.id()).bearer(token).send();
    }

    public Answer refresh(Session session) {
        return refreshCall(session).send();
    }

    public Api.Call refreshCall(Session session) {
        return api.post("/api/v1/auth/refresh")
                .bearer(session.access())
                .json(Map.of("token", session.refresh(), "expires_in", 31536000, "token_type", "bearer"));
    }

    public Answer logout(Session session) {
        return api.post("/api/v1/auth/logout")
                .bearer(session.access())
                .header("Cookie", "refresh_token=" + session.refresh())
                .send();
    }

    /** Signs out with nothing but an access token, or that of a guest. */
    public Answer logout(String token) {
        return api.post("/api/v1/auth/logout").bearer(token).send();
    }

    public Answer patch(String token, String username, Object body) {
        return api.patch("/api/v1/users/" + username).bearer(token).json(body).send();
    }
}
