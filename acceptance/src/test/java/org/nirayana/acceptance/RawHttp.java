package org.nirayana.acceptance;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A client that sends exactly the bytes it is given, over one connection that it keeps as long as the server does. */
final class RawHttp implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 30_000;

    private final int port;
    private Socket socket;
    private InputStream in;

    RawHttp(int port) {
        this.port = port;
    }

    /**
     * An answer as it came.
     *
     * @param latin1 the body, one character for each byte
     */
    record Reply(int status, HttpHeaders headers, String latin1) {
        byte[] body() {
            return latin1.getBytes(StandardCharsets.ISO_8859_1);
        }

        String header(String name) {
            return headers.firstValue(name).orElse("");
        }
    }

    /** Sends a request and reads its answer; once more on a new connection when an old one turned out to be closed. */
    Reply send(byte[] request, boolean head) throws IOException {
        boolean reused = socket != null;
        try {
            return exchange(request, head);
        } catch (IOException failed) {
            drop();
            if (!reused) {
                throw failed;
            }
            return exchange(request, head);
        }
    }

    private Reply exchange(byte[] request, boolean head) throws IOException {
        if (socket == null) {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE_MILLIS);
            in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
        }
        try {
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
        } catch (IOException hungUp) {
            // Refused before all was sent: the answer may be there all the same.
        }
        Reply reply = read(head);
        if (reply.header("Connection").equalsIgnoreCase("close")) {
            drop();
        }
        return reply;
    }

    private Reply read(boolean head) throws IOException {
        String[] statusLine = line().split(" ", 3);
        int status = Integer.parseInt(statusLine[1]);
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.computeIfAbsent(line.substring(0, colon), name -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        HttpHeaders all = HttpHeaders.of(headers, (name, value) -> true);
        byte[] body = head || status == 204 || status == 304 ? new byte[0] : body(all);
        return new Reply(status, all, new String(body, StandardCharsets.ISO_8859_1));
    }

    private byte[] body(HttpHeaders headers) throws IOException {
        if (headers.firstValue("Transfer-Encoding").orElse("").equalsIgnoreCase("chunked")) {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
                body.write(exactly(size));
                line();
            }
            line();
            return body.toByteArray();
        }
        return exactly((int) headers.firstValueAsLong("Content-Length").orElse(0));
    }

    private byte[] exactly(int size) throws IOException {
        byte[] bytes = in.readNBytes(size);
        if (bytes.length < size) {
            throw new EOFException("the body ended after " + bytes.length + " of " + size + " bytes");
        }
        return bytes;
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException("the connection was closed without an answer");
            }
            if (b != '\r') {
                line.write(b);
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    private void drop() {
        if (socket != null) {
            try {
                socket.close();
            } catch (IOException alreadyGone) {
                // Nothing is left to close.
            }
            socket = null;
        }
    }

    @Override
    public void close() {
        drop();
    }
}
