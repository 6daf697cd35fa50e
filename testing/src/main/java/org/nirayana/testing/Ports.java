package org.nirayana.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** Ports for servers that cannot choose one themselves, or have to come back at the same one. */
public final class Ports {
    /** Below those that the system hands out to clients and to whoever asks for port 0 (Linux: from 32,768 on). */
    private static final int FIRST = 20_000;

    private static final int END = 32_000;

    private Ports() {}

    /** A port that was free a moment ago, and stays free but for whoever chooses the same of twelve thousand by chance. */
    public static int free() {
        for (int tries = 0; tries < 1000; tries++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, END);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException taken) {
                // Then another.
            }
        }
        throw new AssertionError("no port is free");
    }
}
