package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.ServiceLimits;

/** Guessing is throttled: 5 for one account from one address, 50 from one address, 100 for one account. */
@Tag("throttle")
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class ThrottleTest {
    @Parameter
    DatabaseKind kind;

    private static Api.Call guess(Api api, String username, String password, String address) {
        return api.post("/api/v1/auth/login")
                .header("X-Forwarded-For", address)
                .header("X-Request-Id", "always-the-same")
                .form(Map.of("username", username, "password", password));
    }

    private static List<Integer> statuses(List<CompletableFuture<Answer>> answers) {
        return answers.stream().map(answer -> answer.join().status()).toList();
    }

    @Test
    void parallelGuessesAllCountAndTheBanOutlivesARestart() throws Exception {
        java.nio.file.Path folder = java.nio.file.Files.createTempDirectory("nirayana-throttle");
        Map<String, String> environment = kind.environment(Map.of("DATA_DIR", folder.toString()));
        String address = Accounts.newAddress();
        String name;
        try (RunningService service = RunningService.start(environment)) {
            Accounts accounts = new Accounts(service.api());
            name = accounts.create(false);
            List<CompletableFuture<Answer>> answers = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                answers.add(
                        guess(service.api(), name, "wrong guess " + i, address).sendAsync());
            }
            List<Integer> statuses = statuses(answers);
            assertThat(statuses.stream().filter(s -> s == 401)).hasSize(5);
            assertThat(statuses.stream().filter(s -> s == 429)).hasSize(45);

            Answer wrong = guess(service.api(), name, "wrong", address).send();
            Answer right =
                    guess(service.api(), name, Accounts.PASSWORD, address).send();
            Answer byEmail = guess(service.api(), name + "@example.com", Accounts.PASSWORD, address)
                    .send();
            assertThat(right.status()).isEqualTo(429);
            assertThat(right.text()).isEqualTo(wrong.text()).isEqualTo(byEmail.text());
            assertThat(Integer.parseInt(right.header("Retry-After").orElseThrow()))
                    .isBetween(800, 900);
            assertThat(guess(service.api(), name, Accounts.PASSWORD, Accounts.newAddress())
                            .send()
                            .status())
                    .isEqualTo(200);
        }
        try (RunningService again = RunningService.start(environment)) {
            assertThat(guess(again.api(), name, Accounts.PASSWORD, address)
                            .send()
                            .status())
                    .isEqualTo(429);
        }
        Proof.figure(
                9, kind + ": of 50 parallel guesses 5 tried, 45 refused; the right password too, and after a restart");
    }

    /** A person with many tabs, or many people behind one account: none of them guesses. */
    @Test
    void rightSignInsAtOnceAreAllLetIn() {
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            String name = new Accounts(service.api()).create(false);
            String address = Accounts.newAddress();
            List<CompletableFuture<Answer>> answers = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                answers.add(
                        guess(service.api(), name, Accounts.PASSWORD, address).sendAsync());
            }
            assertThat(statuses(answers)).containsOnly(200);
        }
    }

    @Test
    void aSuccessTakesItsFailuresBack() {
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            String name = new Accounts(service.api()).create(false);
            String address = Accounts.newAddress();
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < 4; i++) {
                    assertThat(guess(service.api(), name, "wrong", address)
                                    .send()
                                    .status())
                            .isEqualTo(401);
                }
                assertThat(guess(service.api(), name, Accounts.PASSWORD, address)
                                .send()
                                .status())
                        .isEqualTo(200);
            }
        }
    }

    /** A program that signs in for each of its requests is slowed down; it is not taken for one that guesses. */
    @Test
    void rightSignInsBeyondTheLimitOfAMinuteAreNoGuesses() {
        int most = ServiceLimits.of("AuthRoutes.SIGN_INS_PER_MINUTE");
        int more = ServiceLimits.of("SignInThrottle.ACCOUNT_AND_ADDRESS") + 3;
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            String name = new Accounts(service.api()).create(false);
            String address = Accounts.newAddress();
            int refused = 0;
            for (int i = 0; i < 2 * most + more && refused < more; i++) {
                Answer answer =
                        guess(service.api(), name, Accounts.PASSWORD, address).send();
                if (answer.status() != 200) {
                    refused++;
                    assertThat(answer.status()).isEqualTo(429);
                    assertThat(answer.text()).contains("sign in " + most + " times a minute");
                    assertThat(Integer.parseInt(answer.header("Retry-After").orElseThrow()))
                            .isBetween(1, 60);
                }
            }
            assertThat(refused).isEqualTo(more);
        }
    }

    @Test
    void oneAddressHasFiftyAndOneAccountAHundred() {
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            // Nobody has these names, and nobody can tell.
            String address = Accounts.newAddress();
            assertThat(tried(60, i -> guess(service.api(), "nobody" + i, "wrong", address)))
                    .isEqualTo(50);
            assertThat(tried(110, i -> guess(service.api(), "somebody", "wrong", Accounts.newAddress())))
                    .isEqualTo(100);
            // IPv6 customers hold a /64: it counts as one address.
            assertThat(tried(10, i -> guess(service.api(), "anybody", "wrong", "2001:db8:1:2::" + (i + 1))))
                    .isEqualTo(5);
        }
    }

    /** How many guesses were tried; a few at a time, so that a slow machine does not shed them for their number. */
    private static long tried(int guesses, IntFunction<Api.Call> guess) {
        List<Integer> statuses = new ArrayList<>();
        for (int start = 0; start < guesses; start += 5) {
            List<CompletableFuture<Answer>> some = new ArrayList<>();
            for (int i = start; i < start + 5; i++) {
                some.add(guess.apply(i).sendAsync());
            }
            statuses.addAll(statuses(some));
        }
        assertThat(statuses).containsOnly(401, 429);
        return statuses.stream().filter(s -> s == 401).count();
    }
}
