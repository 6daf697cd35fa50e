package org.nirayana.batch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import org.nirayana.api.calculation.ConventionParameters;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.problem.FieldError;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** The engine that batches are computed by: one for a process, because an ephemeris takes some megabytes. */
public final class BatchEngine {
    private BatchEngine() {}

    /** Made at first use, once, by the rules of class initialisation. */
    private static final class Standard {
        static final Engine ENGINE = new Engine(
                PackedEphemeris.load(),
                Conventions.standard(),
                version(),
                TimeZones.builtIn(),
                Gazetteer.builtIn(),
                Clock.systemUTC());
    }

    /** The built-in ephemeris with standard conventions; the same every time. */
    public static Engine standard() {
        return Standard.ENGINE;
    }

    /** The same with other conventions. */
    public static Engine with(Conventions conventions) {
        return standard().with(conventions);
    }

    /**
     * The same with conventions as requests choose them.
     *
     * @param query {@code profile=jhora&node_type=mean}; empty for the standard ones
     * @throws IllegalArgumentException when something in it is not known; the message says what is
     */
    public static Engine with(String query) {
        return with(standard(), query);
    }

    static Engine with(Engine engine, String query) {
        if (query.isBlank()) {
            return engine;
        }
        try {
            return engine.with(ConventionParameters.read(engine, parameters(query)));
        } catch (InvalidInput unknown) {
            throw new IllegalArgumentException(message(unknown), unknown);
        }
    }

    /** All that is wrong, in one sentence. */
    static String message(InvalidInput wrong) {
        StringBuilder text = new StringBuilder();
        for (FieldError error : wrong.errors()) {
            text.append(text.length() == 0 ? "" : "; ")
                    .append(error.field())
                    .append(' ')
                    .append(error.message());
        }
        return text.toString();
    }

    /** {@code a=b&c=d} as a map; nothing is decoded. */
    static Map<String, String> parameters(String query) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : query.strip().split("[&;]", -1)) {
            int equals = pair.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "'" + pair + "' is no choice of a convention: write name=value, several with & between them.");
            }
            parameters.put(
                    pair.substring(0, equals).strip(),
                    pair.substring(equals + 1).strip());
        }
        return parameters;
    }

    /** The version of this program. */
    public static String version() {
        try (InputStream in = BatchEngine.class.getResourceAsStream("version.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
