package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.nirayana.testing.Ports;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Waiting;

/** A real proxy before two instances, from the system's package and with the configuration of {@code deploy/}. */
final class Proxy implements AutoCloseable {
    private static final Path DEPLOY = Command.ROOT.resolve("deploy");
    private static final String CHECK_TIMEOUT = "timeout check 1s";

    private final Command process;
    private final int port;

    private Proxy(Command process, int port) {
        this.process = process;
        this.port = port;
        Waiting.until(Duration.ofSeconds(30), this::listens);
    }

    /** HAProxy; where it is not installed the test is skipped, and fails in CI, where everything must run. */
    static Proxy haproxy(Path folder, Program one, Program two) {
        int port = Ports.free();
        try {
            String text = Files.readString(DEPLOY.resolve("haproxy.cfg"));
            assertThat(text).contains(CHECK_TIMEOUT);
            // Beside a whole build an instance may take long to say that it is well, and must not be left out for it.
            String config = Files.writeString(
                            folder.resolve("haproxy.cfg"),
                            Proof.isLong() ? text : text.replace(CHECK_TIMEOUT, "timeout check 20s"))
                    .toString();
            return new Proxy(
                    Command.start(folder, addresses(port, one, two), Tools.path("haproxy"), "-db", "-f", config), port);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** nginx, likewise. */
    static Proxy nginx(Path folder, Program one, Program two) {
        int port = Ports.free();
        try {
            String text = Files.readString(DEPLOY.resolve("nginx.conf.template"));
            for (Map.Entry<String, String> address : addresses(port, one, two).entrySet()) {
                text = text.replace("${" + address.getKey() + "}", address.getValue());
            }
            Path home = Files.createTempDirectory(folder, "nginx");
            Path config = Files.writeString(home.resolve("nginx.conf"), text);
            return new Proxy(
                    Command.start(
                            home,
                            Map.of(),
                            Tools.path("nginx"),
                            "-p",
                            home.toString(),
                            "-c",
                            config.toString(),
                            "-e",
                            "stderr",
                            "-g",
                            "daemon off; pid " + home.resolve("pid") + ";"),
                    port);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Map<String, String> addresses(int port, Program one, Program two) {
        return Map.of(
                "LISTEN", "127.0.0.1:" + port,
                "NIRAYANA_1", "127.0.0.1:" + one.port(),
                "NIRAYANA_2", "127.0.0.1:" + two.port());
    }

    private boolean listens() {
        if (!process.isAlive()) {
            throw new AssertionError("the proxy ended\n" + process.err());
        }
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException notYet) {
            return false;
        }
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    int port() {
        return port;
    }

    /** What it complained about. */
    String log() {
        return process.err();
    }

    @Override
    public void close() {
        // nginx's master must end its workers itself.
        process.terminate();
        process.await(Duration.ofSeconds(30));
        process.close();
    }
}
