package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A real Redis on a free port, from its Maven artifact. */
public final class RedisServer implements AutoCloseable {
    private final redis.embedded.RedisServer server;
    private final int port;
    private final long pid;

    private RedisServer(redis.embedded.RedisServer server, int port, long pid) {
        this.server = server;
        this.port = port;
        this.pid = pid;
    }

    /** Starts one and waits until it takes connections. */
    public static RedisServer start() {
        try {
            int port = Ports.free();
            redis.embedded.RedisServer server = redis.embedded.RedisServer.newRedisServer()
                    .port(port)
                    .setting("bind 127.0.0.1")
                    .setting("save \"\"")
                    .build();
            server.start();
            return new RedisServer(server, port, pid(port));
        } catch (IOException e) {
            // The one thing it takes from the system is the library of OpenSSL 3.
            Tools.require(false, "what Redis needs (Debian: libssl3; " + e.getMessage() + ")");
            throw new UncheckedIOException(e);
        }
    }

    public String url() {
        return "redis://127.0.0.1:" + port;
    }

    /** Stops it in its tracks (SIGSTOP): it holds its connections and says nothing. */
    public void freeze() {
        signal("STOP");
    }

    /** Lets a frozen server go on. */
    public void thaw() {
        signal("CONT");
    }

    private void signal(String name) {
        try {
            int ended = new ProcessBuilder("kill", "-" + name, Long.toString(pid))
                    .inheritIO()
                    .start()
                    .waitFor();
            if (ended != 0) {
                throw new IllegalStateException("kill -" + name + " ended with " + ended);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** What it says of itself: the library does not tell. */
    private static long pid(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write("INFO server\r\nQUIT\r\n".getBytes(StandardCharsets.US_ASCII));
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            return reply.lines()
                    .filter(line -> line.startsWith("process_id:"))
                    .mapToLong(line -> Long.parseLong(line.substring("process_id:".length())))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
