package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.DatabaseKind;

/** Users remove their own accounts; what is left of them then, nothing, is asked by {@link OutsideAttackTest}. */
class OwnErasureTest {
    private static final String PATH = "/api/v1/users/me/erasure";

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void theOwnerRemovesTheAccountByThePasswordAndNothingElse(DatabaseKind kind) {
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            Accounts accounts = new Accounts(service.api());
            Accounts.Session owner = accounts.newSession();
            Accounts.Session other = accounts.newSession();

            // Just signed in, which is not enough.
            assertThat(erase(service, owner.access(), Map.of()).status()).isEqualTo(400);
            Answer wrong = erase(service, owner.access(), Map.of("current_password", "not the password"));
            assertThat(wrong.status()).isEqualTo(400);
            assertThat(wrong.json().at("/errors/0/field").asString()).isEqualTo("current_password");
            String key = accounts.newKey(owner.access()).text();
            assertThat(erase(service, key, Map.of("current_password", Accounts.PASSWORD))
                            .status())
                    .isEqualTo(403);
            assertThat(accounts.me(owner.access()).status()).isEqualTo(200);

            Answer gone = erase(service, owner.access(), Map.of("current_password", Accounts.PASSWORD));
            assertThat(gone.status()).isEqualTo(200);
            assertThat(gone.header("Set-Cookie").orElse("")).startsWith("refresh_token=;");
            assertThat(accounts.me(owner.access()).status()).isEqualTo(401);
            assertThat(accounts.me(key).status()).isEqualTo(401);
            assertThat(accounts.me(other.access()).status()).isEqualTo(200);
            // Nobody is in the list of those who can be restored, and the name is free.
            assertThat(service.api()
                            .get("/api/v1/users/db_user?deleted=true&q=" + owner.username())
                            .bearer(accounts.admin())
                            .send()
                            .json()
                            .path("total_count")
                            .asInt())
                    .isZero();

            Answer last = erase(service, accounts.admin(), Map.of("current_password", DatabaseKind.ADMIN_PASSWORD));
            assertThat(last.status()).isEqualTo(409);
            assertThat(accounts.me(accounts.admin()).status()).isEqualTo(200);
        }
    }

    private static Answer erase(RunningService service, String token, Map<String, ?> body) {
        return service.api().post(PATH).bearer(token).json(body).send();
    }
}
