package org.nirayana.testing;

import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The databases that the accounts suite runs on. */
public enum DatabaseKind {
    SQLITE {
        @Override
        Map<String, String> variables() {
            return Map.of();
        }
    },
    POSTGRESQL {
        @Override
        Map<String, String> variables() {
            return Map.of("DATABASE_URL", Postgres.shared().newDatabase());
        }
    };

    public static final String SECRET = "a secret key for tests, long enough to sign with";
    public static final String ADMIN_PASSWORD = "correct horse battery staple";

    /** Those to test on: all, or the one that {@code -Dnirayana.database} names. */
    public static List<DatabaseKind> tested() {
        String only = System.getProperty("nirayana.database");
        return only == null ? List.of(values()) : List.of(valueOf(only));
    }

    abstract Map<String, String> variables();

    /** The variables of a service on an empty database of this kind, with some more. */
    public Map<String, String> environment(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(variables());
        all.put("SECRET_KEY", SECRET);
        all.put("ADMIN_PASSWORD", ADMIN_PASSWORD);
        // Tests come from many addresses by way of this one, so that one test's failures do not ban another.
        all.put("TRUSTED_PROXIES", "127.0.0.1");
        all.putAll(more);
        return all;
    }

    /** The database of a service that was started with these variables and this data folder, opened beside it. */
    public static Connection open(Map<String, String> environment, Path dataDir) throws SQLException {
        String url = environment.get("DATABASE_URL");
        if (url == null) {
            return DriverManager.getConnection("jdbc:sqlite:" + dataDir.resolve("nirayana.db") + "?busy_timeout=10000");
        }
        URI address = URI.create(url);
        String[] login = address.getUserInfo().split(":", 2);
        return DriverManager.getConnection(
                "jdbc:postgresql://" + address.getHost() + ":" + address.getPort() + address.getPath(),
                login[0],
                login[1]);
    }
}
