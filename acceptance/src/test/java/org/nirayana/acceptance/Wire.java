package org.nirayana.acceptance;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;

/**
 * A bare HTTP/1.1 client on one kept-alive connection, which hides nothing: it never repeats a request, and whatever goes
 * wrong is an {@link IOException}. The client of the JDK quietly sends some requests again.
 */
final class Wire implements AutoCloseable {
    private final int port;
    private final Duration timeout;
    private Socket socket;
    private InputStream in;
    private String from = "";
    private String own = "";

    Wire(int port, Duration timeout) {
        this.port = port;
        this.timeout = timeout;
    }

    /** From now on the client claims to stand at that address, which a service that trusts this machine believes. */
    void from(String address) {
        from = address;
    }

    /** From now on the client really stands at that address of the loopback network, which a proxy sees. */
    void at(String address) {
        own = address;
    }

    /** Sends a request and hangs up after a while without reading its answer. */
    void sendAndHangUp(byte[] request, Duration after) throws IOException {
        connect();
        try {
            socket.getOutputStream().write(request);
            Thread.sleep(after.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    RawAnswer get(String path, String token) throws IOException {
        return send("GET", path, token, "", "");
    }

    RawAnswer json(String method, String path, String token, String body) throws IOException {
        return send(method, path, token, "application/json", body);
    }

    RawAnswer form(String path, String body) throws IOException {
        return send("POST", path, "", "application/x-www-form-urlencoded", body);
    }

    /** Sends a request and reads its answer; an empty token, type or body is not sent. */
    RawAnswer send(String method, String path, String token, String contentType, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        if (!token.isEmpty()) {
            head.append("Authorization: Bearer ").append(token).append("\r\n");
        }
        if (!from.isEmpty()) {
            head.append("X-Forwarded-For: ").append(from).append("\r\n");
        }
        if (!contentType.isEmpty()) {
            head.append("Content-Type: ").append(contentType).append("\r\n");
        }
        if (bytes.length > 0 || !method.equals("GET")) {
            head.append("Content-Length: ").append(bytes.length).append("\r\n");
        }
        byte[] start = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = Arrays.copyOf(start, start.length + bytes.length);
        System.arraycopy(bytes, 0, all, start.length, bytes.length);
        try {
            connect();
            socket.getOutputStream().write(all);
            RawAnswer answer = RawAnswer.read(in, false);
            if (answer.isLast()) {
                close();
            }
            return answer;
        } catch (IOException broken) {
            close();
            throw broken;
        }
    }

    private void connect() throws IOException {
        if (socket == null) {
            socket = new Socket();
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) timeout.toMillis());
            if (!own.isEmpty()) {
                socket.bind(new InetSocketAddress(own, 0));
            }
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) timeout.toMillis());
            in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
        }
    }

    @Override
    public void close() {
        try {
            if (socket != null) {
                socket.close();
            }
        } catch (IOException gone) {
            // Closed is closed.
        }
        socket = null;
    }
}
