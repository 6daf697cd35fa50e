package org.nirayana.service.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import org.nirayana.service.log.Log;
import org.postgresql.PGConnection;

/**
 * PostgreSQL behind a HikariCP pool.
 *
 * <p>Every wait is bounded: a server that does not answer is a server that is away. While the change feed reports it
 * away, work is refused at once instead of queueing for the pool, and the pool is made anew when it returns, because a
 * pool that has failed for a while sleeps longer between its attempts than callers should wait.
 */
final class PostgresDatabase implements Database {
    private static final int POOL_SIZE = 10;
    private static final int CONNECT_SECONDS = 1;

    /** More than a connection takes: the first password exchange of a fresh JVM on a busy machine is slow. */
    private static final int LOGIN_SECONDS = 5;

    private static final int ANSWER_SECONDS = 3;
    private static final int LOCK_MILLISECONDS = 2_000;
    private static final int FEED_ANSWER_SECONDS = 1;
    private static final String CHANNEL = "nirayana_changes";

    private final DatabaseUrl url;
    private volatile HikariDataSource pool;
    private volatile boolean reachable = true;

    PostgresDatabase(DatabaseUrl url) {
        this.url = url;
        this.pool = newPool();
    }

    private HikariDataSource newPool() {
        HikariConfig config = new HikariConfig();
        config.setPoolName("accounts");
        config.setJdbcUrl(url.jdbc());
        config.setDataSourceProperties(properties(ANSWER_SECONDS));
        config.setMaximumPoolSize(POOL_SIZE);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(1_500);
        config.setValidationTimeout(500);
        config.setKeepaliveTime(30_000);
        // The pool is made although the server may be away at this moment: the feed decides when it is there.
        config.setInitializationFailTimeout(-1);
        config.setAutoCommit(false);
        // Less than an answer may take: who waits for a row that another has locked is refused, and its connection is
        // kept.
        config.setConnectionInitSql("SET lock_timeout = " + LOCK_MILLISECONDS);
        // In a transaction of its own: the first one that is rolled back would take the setting along.
        config.setIsolateInternalQueries(true);
        return new HikariDataSource(config);
    }

    private Properties properties(int answerSeconds) {
        Properties properties = new Properties();
        url.user().ifPresent(user -> properties.setProperty("user", user));
        url.password().ifPresent(password -> properties.setProperty("password", password));
        properties.setProperty("ApplicationName", "nirayana");
        properties.setProperty("connectTimeout", String.valueOf(CONNECT_SECONDS));
        properties.setProperty("loginTimeout", String.valueOf(LOGIN_SECONDS));
        properties.setProperty("socketTimeout", String.valueOf(answerSeconds));
        properties.setProperty("tcpKeepAlive", "true");
        // A value that breaks a rule must not reach a log by way of the driver's message.
        properties.setProperty("logServerErrorDetail", "false");
        return properties;
    }

    @Override
    public <T> T read(Work<T> work) {
        return run(work);
    }

    @Override
    public <T> T write(Work<T> work) {
        return run(work);
    }

    private <T> T run(Work<T> work) {
        if (!reachable) {
            throw new DatabaseUnavailable("the database server does not answer");
        }
        HikariDataSource from = pool;
        // Leaving the block without a commit hands the connection back to the pool, which rolls it back.
        try (Connection connection = from.getConnection()) {
            try {
                T result = work.run(connection);
                connection.commit();
                return result;
            } catch (Error e) {
                // Out of memory or of stack may have struck in the middle of a message to the server, after which
                // nothing
                // on this connection can be trusted, not even a roll-back: closed, the server rolls it back.
                from.evictConnection(connection);
                throw e;
            }
        } catch (SQLException e) {
            throw SqlFailures.translate(e);
        }
    }

    @Override
    public FeedConnection openFeed() throws SQLException {
        Connection connection = DriverManager.getConnection(url.jdbc(), properties(FEED_ANSWER_SECONDS));
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        PGConnection listener = connection.unwrap(PGConnection.class);
        return new FeedConnection() {
            @Override
            public Connection connection() {
                return connection;
            }

            @Override
            public void await(int milliseconds) throws SQLException {
                listener.getNotifications(milliseconds);
            }

            @Override
            public void close() {
                try {
                    connection.close();
                } catch (SQLException e) {
                    Log.named("storage")
                            .info("closing the feed failed", Map.of("reason", String.valueOf(e.getMessage())));
                }
            }
        };
    }

    @Override
    public synchronized void reachable(boolean now) {
        if (now && !reachable) {
            HikariDataSource old = pool;
            pool = newPool();
            old.close();
        }
        reachable = now;
    }

    @Override
    public void announce(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("NOTIFY " + CHANNEL);
        }
    }

    @Override
    public Dialect dialect() {
        return Dialect.POSTGRESQL;
    }

    @Override
    public synchronized void close() {
        pool.close();
    }
}
