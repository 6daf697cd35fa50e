package org.nirayana.service.ops;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** What the build wrote down about itself. */
public final class Build {
    private Build() {}

    /** The version of the program. */
    public static String version() {
        return property("version");
    }

    /** The version of Swagger UI: the files of a web jar lie under it. */
    static String swaggerUiVersion() {
        return property("swagger-ui");
    }

    /** The version of lit-html, likewise. */
    public static String litHtmlVersion() {
        return property("lit-html");
    }

    private static String property(String name) {
        Properties properties = new Properties();
        try (InputStream in = Build.class.getResourceAsStream("/build.properties")) {
            properties.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return properties.getProperty(name);
    }
}
