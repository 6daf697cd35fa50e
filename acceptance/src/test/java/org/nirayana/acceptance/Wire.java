package org.nirayana.acceptance;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A bare HTTP/1.1 client on one kept-alive connection, which hides nothing: it never repeats a request, and whatever goes
 * wrong is an {@link IOException}. The client of the JDK quietly sends some requests again.
 */
final class Wire implements AutoCloseable {
    private final int port;
    private final Duration patience;
    private Socket socket;
    private InputStream in;
    private String from = "";

    Wire(int port, Duration patience) {
        this.port = port;
        this.patience = patience;
    }

    /** An answer with its header names in lower case. */
    record Reply(int status, Map<String, String> headers, String text) {
        JsonNode json() {
            return JsonMapper.shared().readTree(text);
        }
    }

    /** From now on the client claims to stand at that address, which a service that trusts this machine believes. */
    void from(String address) {
        from = address;
    }

    Reply get(String path, String token) throws IOException {
        return send("GET", path, token, "", "");
    }

    Reply json(String method, String path, String token, String body) throws IOException {
        return send(method, path, token, "application/json", body);
    }

    Reply form(String path, String body) throws IOException {
        return send("POST", path, "", "application/x-www-form-urlencoded", body);
    }

    /** Sends a request and reads its answer; an empty token, type or body is not sent. */
    Reply send(String method, String path, String token, String contentType, String body) throws IOException {
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
            return read();
        } catch (IOException broken) {
            close();
            throw broken;
        }
    }

    private void connect() throws IOException {
        if (socket == null) {
            socket = new Socket();
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) patience.toMillis());
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) patience.toMillis());
            in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
        }
    }

    private Reply read() throws IOException {
        String[] status = line().split(" ", 3);
        if (status.length < 2 || !status[0].startsWith("HTTP/1.") || !status[1].matches("[0-9]{3}")) {
            throw new IOException("not an answer: " + String.join(" ", status));
        }
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        byte[] body = "chunked".equals(headers.get("transfer-encoding"))
                ? chunks()
                : exactly(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        if ("close".equalsIgnoreCase(headers.get("connection"))) {
            close();
        }
        return new Reply(Integer.parseInt(status[1]), headers, new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        byte[] all = new byte[0];
        while (true) {
            byte[] chunk = exactly(Integer.parseInt(line(), 16));
            line();
            if (chunk.length == 0) {
                return all;
            }
            int before = all.length;
            all = Arrays.copyOf(all, before + chunk.length);
            System.arraycopy(chunk, 0, all, before, chunk.length);
        }
    }

    private byte[] exactly(int length) throws IOException {
        byte[] read = in.readNBytes(length);
        if (read.length < length) {
            throw new EOFException("the answer broke off");
        }
        return read;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException("the connection was closed without an answer");
            }
            if (b != '\r') {
                line.append((char) b);
            }
        }
        return line.toString();
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
