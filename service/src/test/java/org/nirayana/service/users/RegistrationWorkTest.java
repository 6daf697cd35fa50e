package org.nirayana.service.users;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.auth.Authentication;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.TokenLetters;
import org.nirayana.service.config.Config;
import org.nirayana.service.mail.MailMessage;
import org.nirayana.service.mail.MailQueue;
import org.nirayana.service.mail.MailTransport;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.ForwardingDatabase;
import org.nirayana.testing.Waiting;
import org.nirayana.words.Language;

/**
 * Whoever asks for an account cannot tell by the answer whether the address has one: not by its time either, as before the answer
 * the same is done for both, which is nothing. So no clock is needed to show it.
 */
@Tag("enumeration")
class RegistrationWorkTest {
    /** Counts what is asked of a database. */
    private static final class Counted extends ForwardingDatabase {
        private final AtomicInteger reads = new AtomicInteger();
        private final AtomicInteger writes = new AtomicInteger();

        Counted(Database database) {
            super(database);
        }

        @Override
        public <T> T read(Work<T> work) {
            reads.incrementAndGet();
            return super.read(work);
        }

        @Override
        public <T> T write(Work<T> work) {
            writes.incrementAndGet();
            return super.write(work);
        }

        List<Integer> counts() {
            return List.of(reads.get(), writes.get());
        }
    }

    /** Delivers when it is let. */
    private static final class Held implements MailTransport {
        private final CountDownLatch released = new CountDownLatch(1);
        private final List<MailMessage> delivered = new CopyOnWriteArrayList<>();

        @Override
        public void deliver(MailMessage letter) throws InterruptedException {
            released.await();
            delivered.add(letter);
        }

        @Override
        public void close() {}
    }

    @Test
    void beforeTheAnswerNothingIsDoneThatDependsOnTheAddress(@TempDir Path folder) {
        Clock clock = Clock.systemUTC();
        Held held = new Held();
        try (Database plain = Databases.open(Optional.empty(), folder);
                MailQueue queue = new MailQueue(held)) {
            Counted database = new Counted(plain);
            ChangeLog changeLog = new ChangeLog(database, clock);
            RateLimiter limiter = new LocalRateLimiter();
            Config config = Config.from(Map.of("DATA_DIR", folder.toString()));
            try (Authentication authentication = new Authentication(
                    config, plain, changeLog, limiter, limiter, Optional.empty(), new Passwords.Cost(64, 1), clock)) {
                Users users = new Users(
                        database,
                        changeLog,
                        authentication.sessions(),
                        authentication.credentials(),
                        authentication.apiKeys());
                users.create(new NewUser("mira", "mira@example.com", "Mira", "a hash", false));
                TokenLetters letters =
                        new TokenLetters(TokenLetters.Kind.REGISTER, Optional.of(queue), Optional.empty());
                // Without anything that hashes passwords: asking has no use for it.
                Registration registration = new Registration(database, users, null, clock, letters);

                // One letter is written and being delivered; the others wait behind it, as they do on a day with many.
                List<Integer> before = List.of(database.reads.get() + 1, database.writes.get() + 1);
                registration.ask("first@example.com", Language.ENGLISH);
                Waiting.until(Duration.ofSeconds(30), () -> database.counts().equals(before));
                registration.ask("mira@example.com", Language.ENGLISH);
                assertThat(database.counts()).as("an address with an account").isEqualTo(before);
                registration.ask("nobody@example.com", Language.ENGLISH);
                assertThat(database.counts()).as("one without").isEqualTo(before);
                assertThat(held.delivered).isEmpty();

                held.released.countDown();
                Waiting.until(Duration.ofSeconds(30), () -> held.delivered.size() == 3);
                assertThat(held.delivered.get(1).text()).contains("has one already");
                assertThat(held.delivered.get(2).text()).contains("token:").doesNotContain("has one already");
                // Also later both cost the same: a note, a look, a letter.
                assertThat(database.reads.get() - before.get(0)).isEqualTo(2);
                assertThat(database.writes.get() - before.get(1)).isEqualTo(2);
            }
        }
    }
}
