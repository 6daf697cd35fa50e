package org.nirayana.acceptance;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.RedisServer;
import org.nirayana.testing.Tools;

/** What {@code deploy/compose.yaml} describes, as processes of this machine: two instances, PostgreSQL, Redis, HAProxy. */
final class Cluster implements AutoCloseable {
    final RedisServer redis;
    final Program one;
    final Program two;
    final Proxy proxy;

    private Cluster(RedisServer redis, Program one, Program two, Proxy proxy) {
        this.redis = redis;
        this.one = one;
        this.two = two;
        this.proxy = proxy;
    }

    static Cluster start(Path folder) {
        return start(folder, Map.of());
    }

    /** With some more variables and options of the Java virtual machine, such as {@code -Xmx256m}, for both instances. */
    static Cluster start(Path folder, Map<String, String> more, String... javaOptions) {
        // Asked first: where the test is skipped for want of it, nothing has been started.
        Tools.path("haproxy");
        RedisServer redis = RedisServer.start();
        Map<String, String> environment = new HashMap<>(DatabaseKind.SQLITE.environment(
                Map.of("DATABASE_URL", Postgres.shared().newDatabase(), "REDIS_URL", redis.url())));
        environment.putAll(more);
        Program one = Program.in(folder.resolve("one").toFile().mkdirs() ? folder.resolve("one") : folder, environment);
        Program two = Program.in(folder.resolve("two").toFile().mkdirs() ? folder.resolve("two") : folder, environment);
        one.withJavaOptions(javaOptions);
        two.withJavaOptions(javaOptions);
        try {
            one.launch();
            two.start();
            one.awaitReady(Duration.ofMinutes(2));
            return new Cluster(redis, one, two, Proxy.haproxy(folder, one, two));
        } catch (RuntimeException | AssertionError failed) {
            one.close();
            two.close();
            redis.close();
            throw failed;
        }
    }

    /** A client that comes through the proxy; every answer is judged by the description. */
    Accounts accounts() {
        return new Accounts(Api.of(proxy.address()));
    }

    @Override
    public void close() {
        proxy.close();
        one.close();
        two.close();
        redis.close();
    }
}
