package org.nirayana.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;

/** A real Redis on a free port, from its Maven artifact. */
public final class RedisServer implements AutoCloseable {
    private final redis.embedded.RedisServer server;
    private final int port;

    private RedisServer(redis.embedded.RedisServer server, int port) {
        this.server = server;
        this.port = port;
    }

    /** Starts one and waits until it takes connections. */
    public static RedisServer start() {
        try {
            int port = freePort();
            redis.embedded.RedisServer server = redis.embedded.RedisServer.newRedisServer()
                    .port(port)
                    .setting("bind 127.0.0.1")
                    .setting("save \"\"")
                    .build();
            server.start();
            return new RedisServer(server, port);
        } catch (IOException e) {
            // The one thing it takes from the system is the library of OpenSSL 3.
            Tools.require(false, "what Redis needs (Debian: libssl3; " + e.getMessage() + ")");
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    public String url() {
        return "redis://127.0.0.1:" + port;
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
