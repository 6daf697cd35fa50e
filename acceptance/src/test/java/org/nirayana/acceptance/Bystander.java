package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.ServiceLimits;

/** Somebody who has nothing to do with an attack, and signs in and looks at a list, again and again, while there is one. */
final class Bystander implements AutoCloseable {
    /** As often as an account may sign in. */
    private static final Duration PAUSE =
            Duration.ofMinutes(1).dividedBy(ServiceLimits.of("AuthRoutes.SIGN_INS_PER_MINUTE"));

    private final Supplier<Wire> wires;
    private final String user;
    private final AtomicInteger answered = new AtomicInteger();
    private final ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
    private final Thread thread = new Thread(this::live, "bystander");
    private volatile boolean going = true;
    private volatile long slowestMillis;

    /**
     * Begins.
     *
     * @param wires a new connection, from wherever the bystander is then
     */
    Bystander(Accounts accounts, Supplier<Wire> wires) {
        this.wires = wires;
        this.user = accounts.create(false);
        thread.start();
    }

    private void live() {
        while (going) {
            try (Wire wire = wires.get()) {
                RawAnswer signedIn = timed(() -> wire.form(
                        "/api/v1/auth/login", "username=" + user + "&password=" + Api.encode(Accounts.PASSWORD)));
                expect("sign-in", signedIn);
                String token =
                        signedIn.json().path("access_token").path("token").asString();
                expect("people", timed(() -> wire.get("/api/v1/people/", token)));
                Thread.sleep(PAUSE.toMillis());
            } catch (IOException none) {
                wrong.add("no answer: " + none);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private interface Call {
        RawAnswer send() throws IOException;
    }

    private RawAnswer timed(Call call) throws IOException {
        long began = System.nanoTime();
        RawAnswer answer = call.send();
        slowestMillis = Math.max(slowestMillis, (System.nanoTime() - began) / 1_000_000);
        return answer;
    }

    private void expect(String what, RawAnswer answer) {
        answered.incrementAndGet();
        if (answer.status() != 200) {
            wrong.add(what + ": " + answer.status() + " " + answer.text());
        }
    }

    /** All was answered with 200, and there was some. */
    void assertServed(String beside) {
        assertThat(wrong).as("others, beside %s", beside).isEmpty();
        assertThat(answered.get()).isPositive();
    }

    /** What it saw, in words. */
    String seen() {
        return "%d requests of others answered, none refused, the slowest after %d ms"
                .formatted(answered.get(), slowestMillis);
    }

    @Override
    public void close() {
        going = false;
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
