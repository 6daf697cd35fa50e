package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/** Passwords, tokens, e-mail addresses and births never reach a log: ours at any level, those of the libraries from INFO on. */
@Tag("secrets")
class SecretsTest {
    private static final String PASSWORD = "canary-password-4711";
    private static final String WRONG = "canary-wrong-4712";
    private static final String EMAIL = "canary-mail-4713@example.com";

    /** A birth is as personal: who, where, when and what was noted. */
    private static final List<String> BIRTH =
            List.of("Canaryname4714", "Canaryplace4715", "canary note 4716", "1937-03-29", "1937-03-28", "59.123456");

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void noCanaryIsInTheLogs(DatabaseKind kind) {
        ByteArrayOutputStream everything = new ByteArrayOutputStream();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                String parameters = entry.getParameters() == null ? "" : Arrays.toString(entry.getParameters());
                everything.writeBytes((entry.getMessage() + parameters + stack(entry.getThrown()) + "\n")
                        .getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger ours = Logger.getLogger("nirayana");
        Logger pool = Logger.getLogger("com.zaxxer.hikari");
        Logger driver = Logger.getLogger("org.postgresql");
        List<Logger> loggers = List.of(ours, pool, driver);
        List<Level> levels = loggers.stream().map(Logger::getLevel).toList();
        loggers.forEach(logger -> {
            logger.addHandler(handler);
            logger.setLevel(logger == ours ? Level.ALL : Level.INFO);
        });
        List<String> canaries = new ArrayList<>(List.of(PASSWORD, WRONG, "canary-mail", DatabaseKind.SECRET));
        canaries.addAll(BIRTH);
        // So that silence means silence, not deafness.
        ours.fine("this line is heard");
        RunningService service = RunningService.start(kind.environment(Map.of()));
        boolean closed = false;
        try {
            Accounts accounts = new Accounts(service.api());
            canaries.add(accounts.admin());
            String name = Accounts.newName();
            service.api()
                    .post("/api/v1/users/")
                    .bearer(accounts.admin())
                    .json(Map.of("username", name, "email", EMAIL, "name", "N", "password", PASSWORD))
                    .send();
            Accounts.Session session = accounts.login(EMAIL, PASSWORD);
            canaries.add(session.access());
            canaries.add(session.refresh());
            accounts.loginCall(EMAIL, WRONG).send();
            accounts.loginCall(WRONG, WRONG).send();
            accounts.me(session.access() + "x");
            service.api().post("/api/v1/auth/password-recovery/" + EMAIL).send();
            service.api()
                    .get("/api/v1/users/?token=" + WRONG + "&page=" + WRONG)
                    .bearer(session.access())
                    .send();
            service.api().get("/nowhere/" + WRONG).send();
            accounts.patch(session.access(), name, Map.of("password", WRONG + WRONG, WRONG, WRONG));
            accounts.patch(session.access(), name, Map.of("email", "other-" + EMAIL, "current_password", PASSWORD));
            accounts.patch(session.access(), name, Map.of("email", EMAIL, "current_password", WRONG));
            service.api()
                    .post("/api/v1/auth/confirm-address")
                    .json(Map.of("token", WRONG))
                    .send();
            Accounts.Session next = Accounts.session(accounts.refresh(session));
            canaries.add(next.access());
            canaries.add(next.refresh());
            accounts.refresh(session);
            Accounts.Key key = accounts.newKey(next.access());
            canaries.add(key.text());
            accounts.me(key.text());
            accounts.me(key.text() + "x");
            service.api().get("/api/v1/keys").header("X-API-Key", key.text()).send();
            service.api().get("/api/v1/auth/me?key=" + key.text()).send();
            accounts.revoke(next.access(), key);
            accounts.me(key.text());
            keepABirth(service, next.access());
            accounts.logout(next);
            closed = true;
            service.close();

            List<String> lines = service.accessLog();
            assertThat(lines).isNotEmpty();
            String log = String.join("\n", lines) + everything.toString(StandardCharsets.UTF_8);
            long occurrences = canaries.stream().filter(log::contains).count();
            assertThat(log).contains("this line is heard");
            assertThat(canaries).hasSize(16).noneMatch(log::contains);
            Proof.figure(
                    21,
                    kind + ": " + occurrences + " of " + canaries.size() + " canaries found in " + log.length()
                            + " characters of log");
        } finally {
            if (!closed) {
                service.close();
            }
            for (int i = 0; i < loggers.size(); i++) {
                loggers.get(i).removeHandler(handler);
                loggers.get(i).setLevel(levels.get(i));
            }
        }
    }

    /** A birth by every way in and out, also where it is refused. */
    private static void keepABirth(RunningService service, String token) {
        String people = "/api/v1/people/";
        Map<String, Object> birth = Map.of(
                "local", "1937-03-29T02:15", "place", BIRTH.get(1), "lat", 59.123456, "lon", 18.07, "tz", "+03:00");
        Map<String, Object> person = Map.of("name", BIRTH.get(0), "birth", birth, "notes", BIRTH.get(2));
        Answer made = service.api().post(people).bearer(token).json(person).send();
        assertThat(made.status()).as("%s", made).isEqualTo(201);
        assertThat(made.text()).contains("1937-03-28T23:15:00Z");
        String path = people + made.json().path("person_id").asString();
        service.api()
                .patch(path)
                .bearer(token)
                .json(Map.of("name", BIRTH.get(0), "sex", BIRTH.get(2)))
                .send();
        service.api()
                .patch(path)
                .bearer(token)
                .json(Map.of("tags", List.of(BIRTH.get(0))))
                .send();
        service.api()
                .get(people + "?q=" + BIRTH.get(0) + "&tag=" + BIRTH.get(0))
                .bearer(token)
                .send();
        service.api().get(people + BIRTH.get(0)).bearer(token).send();
        byte[] file = service.api()
                .get(people + "export?format=csv")
                .bearer(token)
                .send()
                .bytes();
        service.api()
                .post(people + "import")
                .bearer(token)
                .body("text/csv", file)
                .send();
        service.api()
                .post(people + "import")
                .bearer(token)
                .body("application/json", file)
                .send();
        service.api().get("/api/v1/users/me/export").bearer(token).send();
        service.api()
                .get("/api/v1/astro/planets?dateandtime=1937-03-29T02:15&lat=59.123456&name=" + BIRTH.get(0))
                .bearer(token)
                .send();
        service.api().delete(path).bearer(token).send();
    }

    private static String stack(Throwable thrown) {
        StringBuilder text = new StringBuilder();
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            text.append(t);
        }
        return text.toString();
    }
}
