package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Postgres;

/** A service that starts while PostgreSQL is not there yet, goes away for a moment, or does not let it in. */
@Tag("database-loss")
class LateDatabaseTest {
    private static Map<String, String> environment(String url) {
        return DatabaseKind.POSTGRESQL.environment(Map.of("DATABASE_URL", url));
    }

    private static void pause() {
        try {
            Thread.sleep(3_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aServerThatStartsLaterIsWaitedFor() {
        try (Postgres.Own postgres = Postgres.own()) {
            postgres.stop();
            CompletableFuture<Void> later = CompletableFuture.runAsync(() -> {
                pause();
                postgres.start();
            });
            try (RunningService service = RunningService.start(environment(postgres.url()))) {
                assertThat(service.api().get("/readyz").send().status()).isEqualTo(200);
            }
            later.join();
        }
    }

    /** Between server and service; cuts all connections for three seconds when it first reads a text. */
    private static final class Relay implements AutoCloseable {
        private final ServerSocket listening;
        private final int to;
        private final String text;
        private volatile boolean cut;
        private volatile long refusesUntil = System.nanoTime();

        Relay(int to, String text) throws IOException {
            this.listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            this.to = to;
            this.text = text;
            start(this::accept);
        }

        private static void start(Runnable work) {
            Thread thread = new Thread(work, "relay");
            thread.setDaemon(true);
            thread.start();
        }

        private void accept() {
            while (!listening.isClosed()) {
                try {
                    Socket from = listening.accept();
                    if (System.nanoTime() - refusesUntil < 0) {
                        from.close();
                        continue;
                    }
                    Socket server = new Socket(InetAddress.getLoopbackAddress(), to);
                    start(() -> copy(from, server, true));
                    start(() -> copy(server, from, false));
                } catch (IOException closed) {
                    // The service is told by its own connection, and the test by the service.
                    refusesUntil = System.nanoTime();
                }
            }
        }

        private void copy(Socket from, Socket into, boolean looking) {
            try (from;
                    into) {
                InputStream in = from.getInputStream();
                OutputStream out = into.getOutputStream();
                byte[] some = new byte[8_192];
                for (int read = in.read(some); read >= 0; read = in.read(some)) {
                    if (looking && !cut && new String(some, 0, read, StandardCharsets.ISO_8859_1).contains(text)) {
                        cut = true;
                        refusesUntil = System.nanoTime() + Duration.ofSeconds(3).toNanos();
                    }
                    if (cut && System.nanoTime() - refusesUntil < 0) {
                        return;
                    }
                    out.write(some, 0, read);
                }
            } catch (IOException closed) {
                // By either side: the other one is closed, too.
                return;
            }
        }

        @Override
        public void close() {
            try {
                listening.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void aServerThatIsLostInTheMiddleOfTheStartIsWaitedFor() throws IOException {
        String url = Postgres.shared().newDatabase();
        int port = URI.create(url).getPort();
        // What the start asks after the schema is up to date.
        try (Relay relay = new Relay(port, "name = 'searchable'");
                RunningService service = RunningService.start(
                        environment(url.replace(":" + port + "/", ":" + relay.listening.getLocalPort() + "/")))) {
            assertThat(relay.cut).isTrue();
            assertThat(service.api().get("/readyz").send().status()).isEqualTo(200);
        }
    }

    @Test
    void aServerThatDoesNotLetUsInIsNotWaitedFor() {
        String url = Postgres.shared().newDatabase();
        long began = System.nanoTime();
        assertThatExceptionOfType(BadConfig.class)
                .isThrownBy(() -> RunningService.start(environment(url + "x")).close())
                .withMessageContaining("does not exist");
        // It used to try for 30 s.
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(20));
    }
}
