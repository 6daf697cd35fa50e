package org.nirayana.service.http.server;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * The bounded pool on which blocking routes run.
 *
 * <p>The queue is short on purpose: work that would wait longer than a client does is refused with 503 and
 * {@code Retry-After}, so that overload costs little and memory stays flat. Many at once may wait for two seconds, as
 * long as the queue runs empty now and then; when it does not, waiting longer helps nobody, and the timeout is short. The
 * queue is looked through while anything waits in it, so that work is refused also when no worker comes free.
 *
 * <p>Each caller has a queue of its own, and callers take turns. A caller has only a part of the workers at once, whether
 * or not others need them now: work that hangs would still hold them when others do. All guests together have two, and a
 * queue apart, from which work is taken when no user's can be.
 *
 * <p>What draws, in pixels or on pages, takes a processor for long and much memory. At once as many drawings are made as there
 * are processors, of guests one, and what they hold together fits the heap; what waits for that waits in a queue apart, and
 * takes no worker meanwhile.
 */
final class Workers implements AutoCloseable {
    static final int THREADS = 16;
    static final int QUEUE = 256;
    static final int SHARE = QUEUE / 4;

    /** What all guests together have. */
    static final int GUEST_THREADS = 2;

    static final int GUEST_QUEUE = 64;

    /** Users draw while guests do, also where there is one processor. */
    static final int MIN_DRAWINGS = 2;

    /** Workers are left for everything else, however many processors there are. */
    static final int MAX_DRAWINGS = THREADS / 2;

    static final int DRAWING_QUEUE = 64;

    /** What all guests together draw at once; it is one of the workers that they have. */
    static final int GUEST_DRAWINGS = 1;

    static final int GUEST_DRAWING_QUEUE = 16;

    /** The heap divided by this is what drawings may hold. */
    static final int HEAP_PARTS = 8;

    private static final long TIMEOUT = Duration.ofSeconds(2).toNanos();
    private static final long CROWD_TIMEOUT = Duration.ofMillis(500).toNanos();

    /** Workers of which none came free for so long do not get on with their work. */
    private static final long STUCK = Duration.ofSeconds(10).toNanos();

    private static final long SWEEP_MILLIS = 250;

    /** What a caller is, which says how much of it may run and wait. */
    enum Kind {
        /** Somebody who is known. */
        USER(THREADS / 4, SHARE),

        /** Whoever comes from one network and is not known: many people may share it. */
        NETWORK(THREADS / 2, SHARE),

        /** Work that only finds out who asks, of one network; how many ask is limited by their tiers. */
        ADMISSION(THREADS / 2, QUEUE),

        /** The guests of one network. */
        GUEST(1, GUEST_QUEUE / 4);

        private final int mayRun;
        private final int mayWait;

        Kind(int mayRun, int mayWait) {
            this.mayRun = mayRun;
            this.mayWait = mayWait;
        }
    }

    /** By whom workers and places in the queue are held. */
    record Caller(Kind kind, String name) {}

    /** Work that waits, runs or is done. */
    final class Task {
        private final Share queue;
        private final long drawnBytes;
        private final Runnable work;
        private final Runnable refusal;
        private final long queued;
        private boolean late;

        private Task(Share queue, long drawnBytes, Runnable work, Runnable refusal, long queued) {
            this.queue = queue;
            this.drawnBytes = drawnBytes;
            this.work = work;
            this.refusal = refusal;
            this.queued = queued;
        }

        /** Takes it back while it waits: it is neither run nor refused then. Whether that was so. */
        boolean withdraw() {
            synchronized (lock) {
                boolean waited = queue.waiting.remove(this);
                if (waited) {
                    queue.lane.waiting--;
                    queue.leaveTurnIfEmpty();
                    forgetIfIdle(queue);
                }
                return waited;
            }
        }

        private void run() {
            try {
                (late ? refusal : work).run();
            } finally {
                ended(this);
            }
        }
    }

    /** How much may run at once of what counts here. */
    private static final class Bound {
        private final int most;
        private int running;

        Bound(int most) {
            this.most = most;
        }
    }

    /** Callers that take turns, and how much of their work there is. */
    private static final class Lane {
        private final List<Bound> bounds;
        private final int mayWait;

        /** How much of one caller may wait, whatever its kind. */
        private final int eachMayWait;

        private final Deque<Share> turns = new ArrayDeque<>();
        private final Map<Caller, Share> shares = new LinkedHashMap<>();
        private int waiting;

        /** When nothing waited for a worker that it could have had. */
        private long lastIdle;

        Lane(int mayWait, int eachMayWait, long now, Bound... bounds) {
            this.bounds = List.of(bounds);
            this.mayWait = mayWait;
            this.eachMayWait = eachMayWait;
            this.lastIdle = now;
        }

        boolean mayRunMore() {
            return bounds.stream().allMatch(bound -> bound.running < bound.most);
        }

        void count(int more) {
            bounds.forEach(bound -> bound.running += more);
        }
    }

    /** What one caller has under way. */
    private static final class Share {
        private final Caller caller;
        private final Lane lane;
        private final Deque<Task> waiting = new ArrayDeque<>();
        private int running;
        private boolean inTurn;
        private long lastEmpty;

        Share(Caller caller, Lane lane) {
            this.caller = caller;
            this.lane = lane;
        }

        void takeTurn() {
            if (!inTurn && !waiting.isEmpty() && running < caller.kind().mayRun) {
                inTurn = true;
                lane.turns.add(this);
            }
        }

        void leaveTurnIfEmpty() {
            if (inTurn && waiting.isEmpty()) {
                inTurn = false;
                lane.turns.remove(this);
            }
        }
    }

    private final Object lock = new Object();
    private final LongSupplier nanoTime;
    private final ThreadPoolExecutor pool;
    private final ScheduledThreadPoolExecutor sweeper;
    private final Bound drawn;
    private final ByteBudget drawnBytes;
    private final long mostDrawnBytes;
    private final Lane users;
    private final Lane guests;
    private final Lane drawings;
    private final Lane guestDrawings;

    /** In the order in which work is taken from them. */
    private final List<Lane> lanes;

    private int running;
    private long lastFree;
    private boolean someoneWaited;
    private boolean sweeping;
    private boolean closed;

    /** As many drawings at once as there are processors, which hold an eighth of the heap. */
    Workers() {
        this(
                System::nanoTime,
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() / HEAP_PARTS);
    }

    /**
     * With a clock that a test may set.
     *
     * @param mostDrawnBytes what drawings hold at most; one that takes more is made when there is no other
     */
    Workers(LongSupplier nanoTime, int processors, long mostDrawnBytes) {
        this.nanoTime = nanoTime;
        this.mostDrawnBytes = mostDrawnBytes;
        lastFree = nanoTime.getAsLong();
        drawn = new Bound(Math.max(MIN_DRAWINGS, Math.min(MAX_DRAWINGS, processors)));
        drawnBytes = new ByteBudget(mostDrawnBytes);
        Bound ofGuests = new Bound(GUEST_THREADS);
        users = new Lane(QUEUE, QUEUE, lastFree);
        guests = new Lane(GUEST_QUEUE, GUEST_QUEUE, lastFree, ofGuests);
        drawings = new Lane(DRAWING_QUEUE, DRAWING_QUEUE / 4, lastFree, drawn);
        guestDrawings = new Lane(
                GUEST_DRAWING_QUEUE, GUEST_DRAWING_QUEUE / 4, lastFree, drawn, ofGuests, new Bound(GUEST_DRAWINGS));
        // Drawings before the rest: they are few, and would else wait while there is always something shorter.
        lanes = List.of(drawings, users, guestDrawings, guests);
        AtomicInteger number = new AtomicInteger();
        pool = new ThreadPoolExecutor(
                THREADS,
                THREADS,
                30,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                daemon(task -> new Thread(task, "worker-" + number.incrementAndGet())));
        pool.allowCoreThreadTimeOut(true);
        sweeper = new ScheduledThreadPoolExecutor(1, daemon(task -> new Thread(task, "worker-queue")));
        sweeper.setKeepAliveTime(30, TimeUnit.SECONDS);
        sweeper.allowCoreThreadTimeOut(true);
    }

    private static ThreadFactory daemon(ThreadFactory made) {
        return task -> {
            Thread thread = made.newThread(task);
            thread.setDaemon(true);
            return thread;
        };
    }

    /**
     * Runs the work soon, or its refusal: at once when the queue, or the caller's share of it, is full, later when the work
     * waited too long.
     */
    Task run(Caller caller, Runnable work, Runnable refusal) {
        return submit(caller.kind() == Kind.GUEST ? guests : users, caller, 0, work, refusal);
    }

    /**
     * The same for work that draws and holds these bytes meanwhile: it runs when there is a processor for it and room in memory.
     */
    Task draw(Caller caller, long bytes, Runnable work, Runnable refusal) {
        return submit(laneToDraw(caller), caller, Math.min(bytes, mostDrawnBytes), work, refusal);
    }

    /** Whether a drawing of the caller could be made or wait now. */
    boolean hasPlaceToDraw(Caller caller) {
        Lane lane = laneToDraw(caller);
        synchronized (lock) {
            Share queue = lane.shares.get(caller);
            return lane.waiting < lane.mayWait
                    && (queue == null || queue.waiting.size() < Math.min(caller.kind().mayWait, lane.eachMayWait));
        }
    }

    private Lane laneToDraw(Caller caller) {
        return caller.kind() == Kind.GUEST ? guestDrawings : drawings;
    }

    private Task submit(Lane lane, Caller caller, long bytes, Runnable work, Runnable refusal) {
        Task task;
        Task refused = null;
        synchronized (lock) {
            long now = nanoTime.getAsLong();
            Share queue = lane.shares.computeIfAbsent(caller, who -> new Share(who, lane));
            task = new Task(queue, bytes, work, refusal, now);
            noteIdle(queue, now);
            queue.waiting.add(task);
            lane.waiting++;
            queue.takeTurn();
            startWorkers();
            if (queue.waiting.peekLast() == task) {
                refused = closed ? drop(queue) : makeRoom(queue);
                someoneWaited |= queue.inTurn && running == THREADS;
                sweepLater();
            }
        }
        if (refused != null) {
            refused.refusal.run();
        }
        return task;
    }

    /** What does not fit: the caller's last when its share is full, and else the last of whoever has most. */
    private Task makeRoom(Share queue) {
        if (queue.waiting.size() > Math.min(queue.caller.kind().mayWait, queue.lane.eachMayWait)) {
            return drop(queue);
        }
        if (queue.lane.waiting <= queue.lane.mayWait) {
            return null;
        }
        Share longest = queue.lane.shares.values().stream()
                .max(Comparator.comparingInt(one -> one.waiting.size()))
                .orElse(queue);
        return drop(longest.waiting.size() > queue.waiting.size() ? longest : queue);
    }

    private Task drop(Share queue) {
        Task last = queue.waiting.removeLast();
        queue.lane.waiting--;
        queue.leaveTurnIfEmpty();
        forgetIfIdle(queue);
        return last;
    }

    private void startWorkers() {
        while (!closed && running < THREADS) {
            Share queue = nextTurn();
            if (queue == null) {
                return;
            }
            long now = nanoTime.getAsLong();
            Task task = queue.waiting.remove();
            queue.inTurn = false;
            queue.running++;
            queue.lane.waiting--;
            queue.lane.count(1);
            queue.takeTurn();
            noteIdle(queue, now);
            task.late = isLate(task, now);
            running++;
            lastFree = now;
            someoneWaited = false;
            pool.execute(task::run);
        }
    }

    /** Whose turn it is, of what may run now, with the memory that it draws in; null when nothing may. */
    private Share nextTurn() {
        for (Lane lane : lanes) {
            Share next = lane.mayRunMore() ? lane.turns.peek() : null;
            // A guest's drawing does not take the memory for which a user's waits.
            boolean yields = lane == guestDrawings && !drawings.turns.isEmpty();
            if (next != null && !yields && drawnBytes.take(next.waiting.element().drawnBytes)) {
                return lane.turns.remove();
            }
        }
        return null;
    }

    private void ended(Task task) {
        synchronized (lock) {
            Share queue = task.queue;
            running--;
            queue.running--;
            queue.lane.count(-1);
            drawnBytes.giveBack(task.drawnBytes);
            lastFree = nanoTime.getAsLong();
            someoneWaited = false;
            queue.takeTurn();
            forgetIfIdle(queue);
            startWorkers();
        }
    }

    private void forgetIfIdle(Share queue) {
        if (queue.running == 0 && queue.waiting.isEmpty()) {
            queue.lane.shares.remove(queue.caller);
        }
    }

    private static void noteIdle(Share queue, long now) {
        if (queue.waiting.isEmpty()) {
            queue.lastEmpty = now;
        }
        if (queue.lane.turns.isEmpty()) {
            queue.lane.lastIdle = now;
        }
    }

    private static boolean isLate(Task task, long now) {
        long crowdedSince = Math.min(task.queue.lastEmpty, task.queue.lane.lastIdle);
        return now - task.queued > (now - crowdedSince > TIMEOUT ? CROWD_TIMEOUT : TIMEOUT);
    }

    private void sweepLater() {
        if (!sweeping && !closed) {
            sweeping = true;
            var unused = sweeper.schedule(this::sweep, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Refuses what waited too long. */
    private void sweep() {
        List<Task> late = new ArrayList<>();
        synchronized (lock) {
            sweeping = false;
            long now = nanoTime.getAsLong();
            for (Lane lane : lanes) {
                for (Share queue : List.copyOf(lane.shares.values())) {
                    while (!queue.waiting.isEmpty() && isLate(queue.waiting.peek(), now)) {
                        late.add(queue.waiting.remove());
                        lane.waiting--;
                    }
                    queue.leaveTurnIfEmpty();
                    forgetIfIdle(queue);
                }
            }
            if (waiting() > 0) {
                sweepLater();
            }
        }
        late.sort(Comparator.comparingLong(task -> task.queued));
        late.forEach(task -> task.refusal.run());
    }

    /** Blocking work that waits. */
    int queued() {
        synchronized (lock) {
            return waiting();
        }
    }

    private int waiting() {
        return lanes.stream().mapToInt(lane -> lane.waiting).sum();
    }

    /** Drawings that wait for a processor or for memory. */
    int queuedDrawings() {
        synchronized (lock) {
            return drawings.waiting + guestDrawings.waiting;
        }
    }

    int activeDrawings() {
        synchronized (lock) {
            return drawn.running;
        }
    }

    /** What drawings under way may hold. */
    long drawnBytes() {
        return drawnBytes.held();
    }

    int active() {
        synchronized (lock) {
            return running;
        }
    }

    /** Whether workers get on: false when all are busy, work has waited for one, and none came free for ten seconds. */
    boolean areMoving() {
        synchronized (lock) {
            return running < THREADS || !someoneWaited || nanoTime.getAsLong() - lastFree < STUCK;
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
        }
        sweeper.shutdownNow();
        pool.shutdownNow();
    }
}
