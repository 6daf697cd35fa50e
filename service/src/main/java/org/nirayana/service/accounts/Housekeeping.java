package org.nirayana.service.accounts;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.log.Log;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.storage.Parts;
import org.nirayana.service.storage.Sql;
import org.nirayana.service.usage.Usage;

/**
 * Removes what has expired, every few minutes, a bounded number of rows at a time.
 *
 * <p>Any instance may do it, also several at once: a row that is gone is gone.
 */
final class Housekeeping implements AutoCloseable {
    private static final int MINUTES = 5;
    private static final int ROWS_AT_FIRST = 200;
    private static final int MAX_ROWS = 5_000;

    /** No instance that still trusts its memory is further behind than this. */
    private static final Duration CHANGES_KEPT = Duration.ofHours(1);

    private static final Duration LETTERS_KEPT = Duration.ofDays(1);
    private static final Duration ATTEMPTS_KEPT = Duration.ofMinutes(16);

    /** Longer than any batch of counts is tried again. */
    private static final Duration BATCHES_KEPT = Duration.ofDays(2);

    /** For so long its maker still sees a link that ended, and how often it was opened. */
    private static final Duration SHARES_KEPT = Duration.ofDays(90);

    private final Database database;
    private final Clock clock;
    private final List<Runnable> unfinished;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread made = new Thread(task, "housekeeping");
        made.setDaemon(true);
        return made;
    });

    /** @param unfinished complete or undo what processes began that have ended since; also done at the start */
    Housekeeping(Database database, Clock clock, List<Runnable> unfinished) {
        this.database = database;
        this.clock = clock;
        this.unfinished = List.copyOf(unfinished);
        // A failure must not stop the rounds to come, so none may leave the task.
        thread.execute(() -> round(this::endUnfinished));
        var unused = thread.scheduleWithFixedDelay(
                () -> {
                    round(this::endUnfinished);
                    round(this::sweep);
                },
                1,
                MINUTES,
                TimeUnit.MINUTES);
    }

    private void endUnfinished() {
        unfinished.forEach(Runnable::run);
    }

    private static void round(Runnable work) {
        try {
            work.run();
        } catch (DatabaseUnavailable e) {
            Log.named("housekeeping").info("skipped: the database is away", Map.of());
        } catch (RuntimeException | Error e) {
            // An error too: the executor would keep it to itself and never run another round.
            Log.named("housekeeping").warn("a round failed", e, Map.of());
        }
    }

    /** Removes what has expired by now. */
    void sweep() {
        long now = Micros.now(clock);
        remove("sessions", "id", "expires_at", now);
        remove("password_resets", "id", "expires_at", now);
        remove("registrations", "id", "expires_at", now);
        remove("address_changes", "id", "expires_at", now);
        remove("letters", "id", "created_at", now - Micros.of(LETTERS_KEPT));
        remove("ended_guests", "number", "expires_at", now);
        remove("attempts", "id", "created_at", now - Micros.of(ATTEMPTS_KEPT));
        remove("shares", "id", "expires_at", now - Micros.of(SHARES_KEPT));
        remove("shares", "id", "withdrawn_at", now - Micros.of(SHARES_KEPT));
        remove("changes", "seq", "created_at", now - Micros.of(CHANGES_KEPT));
        remove("usage_batches", "instance", "written_at", now - Micros.of(BATCHES_KEPT));
        remove(
                "usage_counts",
                "user_id, day, key_id, endpoint",
                "day",
                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toEpochDay() - Usage.DAYS_KEPT);
        remove("api_keys", "id", "revoked_at", now - Micros.of(ApiKeys.ENDED_KEPT));
        remove("api_keys", "id", "expires_at", now - Micros.of(ApiKeys.ENDED_KEPT));
    }

    private void remove(String table, String key, String column, long before) {
        Parts parts = new Parts(ROWS_AT_FIRST, MAX_ROWS);
        int size;
        int removed;
        do {
            size = parts.size();
            String limit = " <= ? LIMIT " + size;
            removed = parts.write(
                    database,
                    c -> Sql.change(
                            c,
                            "DELETE FROM " + table + " WHERE (" + key + ") IN (SELECT " + key + " FROM " + table
                                    + " WHERE " + column + limit + ")",
                            before));
        } while (removed >= size);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
