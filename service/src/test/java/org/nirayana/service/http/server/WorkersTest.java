package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Waiting;

/** Who waits for a worker, and for how long. */
class WorkersTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final AtomicLong clock = new AtomicLong();
    private final Workers workers = new Workers(clock::get);
    private final AtomicInteger callers = new AtomicInteger();
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final CountDownLatch one = new CountDownLatch(1);
    private final CountDownLatch others = new CountDownLatch(1);

    @AfterEach
    void close() {
        workers.close();
    }

    /** Every worker has begun something when it returns; one of them is freed before the others. */
    private void occupyAll() {
        AtomicInteger begun = new AtomicInteger();
        for (int i = 0; i < Workers.THREADS; i++) {
            CountDownLatch until = i == 0 ? one : others;
            workers.run(
                    "holder " + i,
                    () -> {
                        begun.incrementAndGet();
                        await(until);
                    },
                    () -> done.add("refused at once"));
        }
        Waiting.until(TIMEOUT, () -> begun.get() == Workers.THREADS);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void ask(String name) {
        ask("caller " + callers.incrementAndGet(), name);
    }

    private void ask(String caller, String name) {
        workers.run(caller, () -> done.add(name + " served"), () -> done.add(name + " refused"));
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }

    /** Frees one worker, so that the queue is worked off in its order, until so many were served or refused. */
    private void finish(int asked) {
        one.countDown();
        Waiting.until(TIMEOUT, () -> done.size() == asked);
        others.countDown();
    }

    @Test
    void manyAtOnceAreServedOneAfterTheOther() {
        occupyAll();
        ask("first");
        pass(Duration.ofSeconds(1));
        ask("second");
        pass(Duration.ofMillis(900));
        finish(2);
        assertThat(done).containsExactly("first served", "second served");
    }

    @Test
    void inACrowdThatDoesNotEndPatienceIsShort() {
        occupyAll();
        ask("first");
        pass(Duration.ofSeconds(2));
        ask("second");
        pass(Duration.ofMillis(600));
        ask("third");
        pass(Duration.ofMillis(100));
        finish(3);
        assertThat(done).containsExactly("first refused", "second refused", "third served");
    }

    @Test
    void whoFindsTheQueueFullIsRefusedAtOnce() {
        occupyAll();
        for (int i = 0; i < 300; i++) {
            ask("one of many");
        }
        assertThat(done).containsOnly("one of many refused").hasSize(300 - Workers.QUEUE);
        finish(300);
    }

    @Test
    void nobodyHoldsMoreThanAShareAndGetsItBack() {
        occupyAll();
        for (int i = 0; i < Workers.SHARE + 5; i++) {
            ask("greedy", "greedy");
        }
        assertThat(done).containsOnly("greedy refused").hasSize(5);
        ask("another");
        finish(Workers.SHARE + 6);
        assertThat(done).contains("another served");
        assertThat(done.stream().filter("greedy served"::equals)).hasSize(Workers.SHARE);
        ask("greedy", "greedy again");
        Waiting.until(TIMEOUT, () -> done.contains("greedy again served"));
    }
}
