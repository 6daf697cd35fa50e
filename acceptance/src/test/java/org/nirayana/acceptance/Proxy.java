package org.nirayana.acceptance;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.nirayana.testing.Waiting;

/** A real load balancer before some instances: HAProxy, from the system's package. */
final class Proxy implements AutoCloseable {
    private static final Path HAPROXY = Path.of("/usr/sbin/haproxy");

    private final Command process;
    private final int port;

    private Proxy(Command process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts one; where it is not installed the test is skipped, and fails in CI, where everything must run. */
    static Proxy before(Path folder, Program... instances) {
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(Files.isExecutable(HAPROXY), "haproxy is not installed");
        }
        int port = Program.freePort();
        StringBuilder servers = new StringBuilder();
        for (int i = 0; i < instances.length; i++) {
            servers.append("  server i%d 127.0.0.1:%d%n".formatted(i + 1, instances[i].port()));
        }
        // A stopping instance says so by /readyz before it stops listening; a refused connection goes to the other.
        String settings = """
                defaults
                  mode http
                  timeout connect 2s
                  timeout client 30s
                  timeout server 30s
                  option redispatch
                  retries 3
                frontend public
                  bind 127.0.0.1:%d
                  default_backend instances
                backend instances
                  balance roundrobin
                  option httpchk GET /readyz
                  option forwardfor
                  default-server check inter 200ms fall 1 rise 1
                %s""".formatted(port, servers);
        try {
            Path file = Files.writeString(Files.createTempFile(folder, "haproxy", ".cfg"), settings);
            Command process = Command.start(folder, Map.of(), HAPROXY.toString(), "-db", "-f", file.toString());
            Proxy proxy = new Proxy(process, port);
            Waiting.until(Duration.ofSeconds(30), proxy::listens);
            return proxy;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private boolean listens() {
        if (!process.isAlive()) {
            throw new AssertionError("haproxy ended\n" + process.err());
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

    @Override
    public void close() {
        process.close();
    }
}
