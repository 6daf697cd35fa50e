package org.nirayana.service;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nirayana.api.operation.Method;
import org.nirayana.service.config.Config;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.log.JsonLines;
import org.nirayana.service.log.Log;

/**
 * A short life of the service, run once after a build: the JVM writes down the classes it loads, and later starts take
 * them from that archive.
 *
 * <p>It starts the service on a free port with an empty data directory, logs in, and calls every operation that needs
 * no parameter. Answers are not judged here; the tests do that.
 */
public final class Rehearsal {
    private static final String PASSWORD = "only for the rehearsal";

    private Rehearsal() {}

    /** Runs the rehearsal and exits. */
    public static void main(String[] args) throws Exception {
        Path data = Files.createTempDirectory("nirayana-rehearsal");
        PrintStream out = System.out;
        JsonLines log = JsonLines.to(System.err);
        Log.sendAllTo(log);
        try {
            Config config = Config.from(Map.of("PORT", "0", "DATA_DIR", data.toString(), "ADMIN_PASSWORD", PASSWORD));
            try (Main service = Main.start(config, out, log)) {
                Optional<String> token = login(service);
                for (Route route : service.routes().all()) {
                    if (route.method() == Method.GET
                            && !route.template().contains("{")
                            && !route.operation().isDrawn()) {
                        exchange(service.port(), "GET " + route.template(), token, "");
                    }
                }
            }
        } finally {
            log.close();
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
        System.exit(0);
    }

    private static Optional<String> login(Main service) throws IOException {
        String answer = exchange(
                service.port(),
                "POST /api/v1/auth/token",
                Optional.empty(),
                "username=admin&password=" + PASSWORD.replace(' ', '+'));
        Matcher token = Pattern.compile("\"access_token\":\"([^\"]+)\"").matcher(answer);
        return token.find() ? Optional.of(token.group(1)) : Optional.empty();
    }

    /** A bare request over a socket: a real client would fill the archive with classes the service never needs. */
    private static String exchange(int port, String target, Optional<String> token, String form) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String head = target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + token.map(t -> "Authorization: Bearer " + t + "\r\n").orElse("")
                    + (form.isEmpty()
                            ? ""
                            : "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " + form.length()
                                    + "\r\n")
                    + "\r\n" + form;
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
