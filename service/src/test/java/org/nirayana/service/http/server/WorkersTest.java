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
    private final Workers workers = new Workers(clock::get, 4, 1_000);
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
                    user("holder " + i),
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

    private static Workers.Caller user(String name) {
        return new Workers.Caller(Workers.Kind.USER, name);
    }

    private void ask(String name) {
        ask("caller " + callers.incrementAndGet(), name);
    }

    private void ask(String caller, String name) {
        workers.run(user(caller), () -> done.add(name + " served"), () -> done.add(name + " refused"));
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

    /** No worker comes free, and the clock of the test alone says that it is time. */
    @Test
    void whatWaitsIsRefusedThoughNoWorkerComesFree() {
        occupyAll();
        ask("first");
        pass(Duration.ofMillis(2_001));
        Waiting.until(TIMEOUT, () -> done.contains("first refused"));
        // Its share is free again.
        for (int i = 0; i < Workers.SHARE; i++) {
            ask("greedy", "greedy");
        }
        assertThat(done).containsExactly("first refused");
        assertThat(workers.queued()).isEqualTo(Workers.SHARE);
    }

    @Test
    void workersOfWhichNoneComesFreeForTenSecondsDoNotMove() {
        occupyAll();
        pass(Duration.ofSeconds(11));
        assertThat(workers.areMoving()).as("while nobody needs one").isTrue();
        ask("first");
        assertThat(workers.areMoving()).isFalse();
        Waiting.until(TIMEOUT, () -> workers.queued() == 1);
        pass(Duration.ofSeconds(3));
        Waiting.until(TIMEOUT, () -> done.contains("first refused"));
        assertThat(workers.areMoving()).as("when who waited was refused").isFalse();
        one.countDown();
        Waiting.until(TIMEOUT, () -> workers.active() == Workers.THREADS - 1);
        assertThat(workers.areMoving()).isTrue();
        ask("second");
        Waiting.until(TIMEOUT, () -> done.contains("second served"));
        others.countDown();
    }

    /** Runs until the others are released. */
    private void hold(Workers.Caller caller, AtomicInteger begun) {
        workers.run(
                caller,
                () -> {
                    begun.incrementAndGet();
                    await(others);
                },
                () -> done.add(caller.name() + " refused"));
    }

    @Test
    void aUserHasAQuarterOfTheWorkersAndANetworkHalf() {
        AtomicInteger ofUser = new AtomicInteger();
        AtomicInteger ofNetwork = new AtomicInteger();
        for (int i = 0; i < 30; i++) {
            hold(user("greedy"), ofUser);
            hold(new Workers.Caller(Workers.Kind.NETWORK, "greedy"), ofNetwork);
        }
        ask("another");
        Waiting.until(TIMEOUT, () -> done.contains("another served") && ofNetwork.get() >= 8 && ofUser.get() >= 4);
        assertThat(ofUser.get()).isEqualTo(Workers.THREADS / 4);
        assertThat(ofNetwork.get()).isEqualTo(Workers.THREADS / 2);
        assertThat(workers.areMoving()).isTrue();
        others.countDown();
        // What is freed goes to those who waited.
        Waiting.until(TIMEOUT, () -> ofUser.get() == 30 && ofNetwork.get() == 30);
    }

    @Test
    void allGuestsHaveTwoWorkersAndAQueueOfTheirOwn() {
        AtomicInteger ofGuests = new AtomicInteger();
        for (int i = 0; i < 100; i++) {
            hold(new Workers.Caller(Workers.Kind.GUEST, "guest " + i), ofGuests);
        }
        Waiting.until(TIMEOUT, () -> ofGuests.get() >= Workers.GUEST_THREADS);
        assertThat(done).hasSize(100 - Workers.GUEST_THREADS - Workers.GUEST_QUEUE);
        done.clear();
        for (int i = 0; i < 20; i++) {
            ask("user " + i);
        }
        Waiting.until(TIMEOUT, () -> done.size() == 20);
        assertThat(done).hasSize(20).allMatch(name -> name.endsWith("served"));
        assertThat(ofGuests.get()).isEqualTo(Workers.GUEST_THREADS);
        others.countDown();
        Waiting.until(TIMEOUT, () -> ofGuests.get() == Workers.GUEST_THREADS + Workers.GUEST_QUEUE);
    }

    @Test
    void usersAreServedBeforeGuestsWhoWaitedLonger() {
        occupyAll();
        workers.run(
                new Workers.Caller(Workers.Kind.GUEST, "guest"),
                () -> done.add("guest served"),
                () -> done.add("guest refused"));
        ask("user");
        finish(2);
        assertThat(done).containsExactly("user served", "guest served");
    }

    /** Draws until the others are released. */
    private Workers.Task holdDrawing(Workers.Caller caller, long bytes, AtomicInteger begun) {
        return workers.draw(
                caller,
                bytes,
                () -> {
                    begun.incrementAndGet();
                    await(others);
                },
                () -> done.add(caller.name() + " refused"));
    }

    private static Workers.Caller guest(int number) {
        return new Workers.Caller(Workers.Kind.GUEST, "guest " + number);
    }

    @Test
    void asManyDrawAtOnceAsThereAreProcessorsAndOthersGoOn() {
        AtomicInteger begun = new AtomicInteger();
        for (int i = 0; i < 20; i++) {
            holdDrawing(user("artist " + i), 1, begun);
        }
        ask("no artist");
        Waiting.until(TIMEOUT, () -> done.contains("no artist served") && begun.get() >= 4);
        assertThat(begun.get()).isEqualTo(4);
        assertThat(workers.activeDrawings()).isEqualTo(4);
        // What waits for its turn to draw holds no worker.
        assertThat(workers.queuedDrawings()).isEqualTo(16);
        assertThat(workers.areMoving()).isTrue();
        pass(Duration.ofMillis(2_001));
        Waiting.until(TIMEOUT, () -> workers.queuedDrawings() == 0);
        assertThat(done.stream().filter(name -> name.endsWith("refused"))).hasSize(16);
        others.countDown();
        Waiting.until(TIMEOUT, () -> workers.active() == 0);
        assertThat(workers.activeDrawings()).isZero();
        assertThat(workers.drawnBytes()).isZero();
    }

    @Test
    void allGuestsDrawOneAtOnceAndHaveTheirOtherWorkerForTheRest() {
        AtomicInteger ofGuests = new AtomicInteger();
        AtomicInteger ofUsers = new AtomicInteger();
        for (int i = 0; i < 40; i++) {
            holdDrawing(guest(i), 1, ofGuests);
        }
        Waiting.until(TIMEOUT, () -> ofGuests.get() >= 1);
        assertThat(done).hasSize(40 - Workers.GUEST_DRAWINGS - Workers.GUEST_DRAWING_QUEUE);
        assertThat(workers.hasPlaceToDraw(guest(1_000))).isFalse();
        assertThat(workers.hasPlaceToDraw(user("artist"))).isTrue();
        done.clear();
        workers.run(guest(1_000), () -> done.add("guest served"), () -> done.add("guest refused"));
        Waiting.until(TIMEOUT, () -> done.contains("guest served"));
        for (int i = 0; i < 3; i++) {
            holdDrawing(user("artist " + i), 1, ofUsers);
        }
        Waiting.until(TIMEOUT, () -> ofUsers.get() == 3);
        assertThat(ofGuests.get()).isEqualTo(Workers.GUEST_DRAWINGS);
        others.countDown();
        Waiting.until(TIMEOUT, () -> ofGuests.get() == Workers.GUEST_DRAWINGS + Workers.GUEST_DRAWING_QUEUE);
    }

    @Test
    void drawingsWaitForMemoryAndThoseOfUsersComeBeforeThoseOfGuests() {
        AtomicInteger ofGuests = new AtomicInteger();
        AtomicInteger ofUsers = new AtomicInteger();
        holdDrawing(user("first"), 700, ofUsers);
        holdDrawing(user("second"), 301, ofUsers);
        holdDrawing(guest(1), 1, ofGuests);
        Waiting.until(TIMEOUT, () -> ofUsers.get() == 1);
        assertThat(workers.drawnBytes()).isEqualTo(700);
        assertThat(workers.queuedDrawings()).isEqualTo(2);
        others.countDown();
        Waiting.until(TIMEOUT, () -> ofUsers.get() == 2 && ofGuests.get() == 1);
        Waiting.until(TIMEOUT, () -> workers.drawnBytes() == 0);
    }

    /** A heap may be so small that one drawing counts as more than all may hold. */
    @Test
    void whatTakesMoreThanAllMayHoldIsDrawnAlone() {
        AtomicInteger begun = new AtomicInteger();
        holdDrawing(user("small"), 1, begun);
        Waiting.until(TIMEOUT, () -> begun.get() == 1);
        Workers.Task large = holdDrawing(user("large"), 5_000, begun);
        assertThat(workers.queuedDrawings()).isEqualTo(1);
        assertThat(large.withdraw()).isTrue();
        holdDrawing(user("large"), 5_000, begun);
        others.countDown();
        Waiting.until(TIMEOUT, () -> begun.get() == 2);
        Waiting.until(TIMEOUT, () -> workers.drawnBytes() == 0);
    }

    @Test
    void callersTakeTurns() {
        occupyAll();
        for (int i = 0; i < 3; i++) {
            ask("greedy", "greedy");
        }
        ask("modest", "modest");
        finish(4);
        assertThat(done).containsExactly("greedy served", "modest served", "greedy served", "greedy served");
    }

    /** Four who fill the queue between them do not keep a fifth out of it. */
    @Test
    void whoHasMostInAFullQueueMakesRoom() {
        occupyAll();
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < Workers.SHARE; j++) {
                ask("greedy " + i, "greedy " + i);
            }
        }
        assertThat(done).isEmpty();
        ask("modest", "modest");
        assertThat(done).hasSize(1).allMatch(name -> name.startsWith("greedy") && name.endsWith("refused"));
        finish(Workers.QUEUE + 1);
        assertThat(done).contains("modest served");
    }

    @Test
    void whatIsTakenBackIsNeitherRunNorRefused() {
        occupyAll();
        Workers.Task left = workers.run(user("left"), () -> done.add("left served"), () -> done.add("left refused"));
        ask("stays");
        assertThat(left.withdraw()).isTrue();
        assertThat(left.withdraw()).isFalse();
        assertThat(workers.queued()).isEqualTo(1);
        finish(1);
        assertThat(done).containsExactly("stays served");
    }

    /** A defect in one piece of work takes no worker from others. */
    @Test
    void aDefectFreesItsWorker() {
        for (int i = 0; i < 8; i++) {
            workers.run(
                    user("broken"),
                    () -> {
                        throw new IllegalStateException("as it should be here");
                    },
                    () -> done.add("refused"));
        }
        Waiting.until(TIMEOUT, () -> workers.active() == 0);
        ask("next");
        Waiting.until(TIMEOUT, () -> done.contains("next served"));
    }
}
