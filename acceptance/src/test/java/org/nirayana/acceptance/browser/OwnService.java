package org.nirayana.acceptance.browser;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.nirayana.acceptance.Command;
import org.nirayana.testing.Ports;

/** A packaged service that a test configures, stops and starts again, always at one address. */
final class OwnService implements AutoCloseable {
    private final Path folder;
    private final Map<String, String> environment;
    private final String address;
    private Command command;

    private OwnService(Path folder, Map<String, String> environment, String address) {
        this.folder = folder;
        this.environment = environment;
        this.address = address;
    }

    static OwnService start(Path folder, Map<String, String> environment) {
        int port = Ports.free();
        String address = "http://127.0.0.1:" + port;
        Map<String, String> all = new HashMap<>(environment);
        all.put("PORT", Integer.toString(port));
        all.put("ADMIN_PASSWORD", Stage.PASSWORD);
        all.put("PUBLIC_URL", address);
        OwnService service = new OwnService(folder, all, address);
        service.start();
        return service;
    }

    void start() {
        command = Command.service(folder, environment);
        command.address();
    }

    /** Stops it as an operator does. */
    void stop() {
        command.terminate();
        command.await(Duration.ofSeconds(30));
    }

    String address() {
        return address;
    }

    /** What it has logged. */
    String log() {
        return command.err();
    }

    @Override
    public void close() {
        command.close();
    }
}
