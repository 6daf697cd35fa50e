package org.nirayana.acceptance;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;

/** A client that sends exactly the bytes it is given, over one connection that it keeps as long as the server does. */
final class RawHttp implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 30_000;

    private final int port;
    private Socket socket;
    private InputStream in;

    RawHttp(int port) {
        this.port = port;
    }

    /** Sends a request and reads its answer; once more on a new connection when an old one turned out to be closed. */
    RawAnswer send(byte[] request, boolean head) throws IOException {
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

    private RawAnswer exchange(byte[] request, boolean head) throws IOException {
        if (socket == null) {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
        }
        try {
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
        } catch (IOException hungUp) {
            // Refused before all was sent: the answer may be there all the same.
        }
        RawAnswer answer = RawAnswer.read(in, head);
        if (answer.isLast()) {
            drop();
        }
        return answer;
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
