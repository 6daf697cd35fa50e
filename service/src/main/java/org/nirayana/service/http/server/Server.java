package org.nirayana.service.http.server;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelOutboundBuffer;
import io.vertx.core.Context;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.file.FileSystemOptions;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.net.impl.ConnectionBase;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;
import org.nirayana.service.http.content.ZstdLibrary;
import org.nirayana.service.http.input.Limits;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.log.Log;

/** The listening server: one event loop for each processor, all on one port. */
public final class Server implements AutoCloseable {
    private static final Log LOG = Log.named("http");

    /** How long a stopping server still answers new requests, so that those already on their way are not lost. */
    private static final Duration DRAIN = Duration.ofMillis(500);

    private static final int SEND_BUFFER_BYTES = 64 * 1024;

    private final Vertx vertx;
    private final Workers workers;
    private final ExecutorService longAnswers;
    private final Dispatcher dispatcher;
    private final AtomicBoolean stopping;
    private final Duration stopTimeout;
    private final List<HttpServer> listening = new ArrayList<>();
    private final AtomicInteger port = new AtomicInteger();

    private Server(
            Vertx vertx,
            Workers workers,
            ExecutorService longAnswers,
            Dispatcher dispatcher,
            AtomicBoolean stopping,
            Duration stopTimeout) {
        this.vertx = vertx;
        this.workers = workers;
        this.longAnswers = longAnswers;
        this.dispatcher = dispatcher;
        this.stopping = stopping;
        this.stopTimeout = stopTimeout;
    }

    /** What the server needs to know about its surroundings. */
    public record Settings(
            String host,
            int port,
            List<Cidr> trustedProxies,
            ForwardedHeader forwardedHeader,
            List<String> corsOrigins,
            List<Observer> observers,
            Timeouts timeouts) {}

    /** The address is already in use or not ours. */
    public static final class CannotListen extends Exception {
        private static final long serialVersionUID = 1L;

        CannotListen(String host, int port, String reason) {
            super("Cannot listen on " + host + ":" + port + ": " + reason
                    + ". Choose another with PORT (0 takes any free one) or HOST.");
        }
    }

    /** Whether the address can be listened on, asked before anything else is started for nothing. */
    public static void probe(String host, int port) throws CannotListen {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException refused) {
            throw new CannotListen(host, port, reason(refused, port));
        }
    }

    private static String reason(Throwable cause, int port) {
        return cause instanceof BindException && port != 0
                ? "the port is taken or not permitted"
                : String.valueOf(cause.getMessage());
    }

    /**
     * Starts to listen.
     *
     * @param stopping set here when a stop begins, so that readiness can report it
     */
    public static Server start(Settings settings, Routes routes, Authorizer authorizer, AtomicBoolean stopping)
            throws CannotListen, InterruptedException {
        ZstdLibrary.loadInBackground();
        int loops = Math.max(1, Runtime.getRuntime().availableProcessors());
        Vertx vertx = Vertx.builder()
                .with(new VertxOptions()
                        .setEventLoopPoolSize(loops)
                        .setPreferNativeTransport(true)
                        .setWorkerPoolSize(1)
                        .setInternalBlockingPoolSize(2)
                        // Nothing is served from disk through Vert.x: no cache folder in the temp directory.
                        .setFileSystemOptions(new FileSystemOptions()
                                .setFileCachingEnabled(false)
                                .setClassPathResolvingEnabled(false)))
                .build();
        if (!vertx.isNativeTransportEnabled()) {
            Throwable cause = vertx.unavailableNativeTransportCause();
            LOG.info(
                    "epoll's library cannot be loaded; connections are served by Java's own selector",
                    Map.of("reason", cause == null ? "none for this system" : cause.toString()));
        }
        Workers workers = new Workers();
        ExecutorService longAnswers = longAnswers(Math.max(1, loops / 2));
        Dispatcher dispatcher = new Dispatcher(
                routes,
                authorizer,
                workers,
                longAnswers,
                settings.trustedProxies(),
                settings.forwardedHeader(),
                new Cors(settings.corsOrigins()),
                settings.observers(),
                stopping,
                settings.timeouts());
        Server server = new Server(
                vertx,
                workers,
                longAnswers,
                dispatcher,
                stopping,
                settings.timeouts().stop());
        try {
            vertx.deployVerticle(() -> server.new Loop(settings), new DeploymentOptions().setInstances(loops))
                    .toCompletionStage()
                    .toCompletableFuture()
                    .get();
        } catch (ExecutionException failed) {
            server.close();
            Throwable cause =
                    failed.getCause() instanceof CompletionException wrapped ? wrapped.getCause() : failed.getCause();
            throw new CannotListen(settings.host(), settings.port(), reason(cause, settings.port()));
        }
        return server;
    }

    /**
     * Where the pieces of long answers are made, one after the other and turn about: on fewer threads than there are processors,
     * so that short answers find one. What comes after the end is dropped.
     */
    private static ExecutorService longAnswers(int threads) {
        AtomicInteger number = new AtomicInteger();
        return new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                task -> {
                    Thread thread = new Thread(task, "long-answers-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                },
                new ThreadPoolExecutor.DiscardPolicy());
    }

    /** The port it listens on, also when any free one was asked for. */
    public int port() {
        return port.get();
    }

    /** Blocking work waiting for a worker. */
    public int queuedWork() {
        return workers.queued();
    }

    /** Workers busy now. */
    public int activeWorkers() {
        return workers.active();
    }

    /** Pictures and documents that are drawn now. */
    public int activeDrawings() {
        return workers.activeDrawings();
    }

    /** Those that wait for a processor or for memory. */
    public int queuedDrawings() {
        return workers.queuedDrawings();
    }

    /** What those that are drawn now hold at most. */
    public long drawnBytes() {
        return workers.drawnBytes();
    }

    /** What bodies beyond the usual size hold now, while they arrive and while they are worked on. */
    public long heldBodyBytes() {
        return dispatcher.heldBodyBytes();
    }

    /** Whether workers get on: false when all are busy, work has waited for one, and none came free for ten seconds. */
    public boolean workersMove() {
        return workers.areMoving();
    }

    /** Stops: no new connections, everything in flight is finished, for as long as {@link Timeouts#stop} allows. */
    public void stop() throws InterruptedException {
        if (!stopping.compareAndSet(false, true)) {
            return;
        }
        long giveUp = System.nanoTime() + stopTimeout.toNanos();
        // Readiness now says 503 and every answer closes its connection; what is already on the way still gets one.
        Thread.sleep(DRAIN.toMillis());
        List<Future<Void>> closing = new ArrayList<>();
        synchronized (listening) {
            for (HttpServer one : listening) {
                closing.add(one.shutdown(Duration.ofNanos(Math.max(1, giveUp - System.nanoTime()))));
            }
        }
        while (dispatcher.inFlight() > 0 && System.nanoTime() < giveUp) {
            Thread.sleep(10);
        }
        await(Future.join(closing), giveUp);
        close();
    }

    @Override
    public void close() {
        stopping.set(true);
        workers.close();
        longAnswers.shutdownNow();
        try {
            await(vertx.close(), System.nanoTime() + Duration.ofSeconds(1).toNanos());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(Future<?> future, long until) throws InterruptedException {
        try {
            future.toCompletionStage()
                    .toCompletableFuture()
                    .get(Math.max(1, until - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException late) {
            // The process is about to end; what did not close by itself is closed by that.
            return;
        }
    }

    /** One event loop's share of the server, with the connections it owns. */
    private final class Loop implements Deployable {
        private final Settings settings;
        private final Map<HttpConnection, ClientConnection> connections = new HashMap<>();
        private final EventLoopLoad pressure = new EventLoopLoad(System::nanoTime);

        Loop(Settings settings) {
            this.settings = settings;
        }

        @Override
        public Future<?> deploy(Context context) {
            HttpServerOptions options = new HttpServerOptions()
                    .setMaxInitialLineLength(Limits.URI_BYTES + 64)
                    .setMaxHeaderSize(Limits.HEADER_BYTES)
                    .setHttp2ClearTextEnabled(false)
                    .setTcpNoDelay(true)
                    // By itself the kernel would take megabytes for each client that does not read.
                    .setSendBufferSize(SEND_BUFFER_BYTES)
                    .setAcceptBacklog(1024)
                    .setCompressionSupported(false)
                    // There are no web sockets here; their handlers would look at every message.
                    .setPerFrameWebSocketCompressionSupported(false)
                    .setPerMessageWebSocketCompressionSupported(false);
            HttpServer http = vertx.createHttpServer(options)
                    .connectionHandler(this::opened)
                    .invalidRequestHandler(raw -> dispatcher.refuse(raw, context, known(raw.connection())))
                    .requestHandler(raw -> dispatcher.handle(raw, context, known(raw.connection()), pressure));
            vertx.setPeriodic(1000, tick -> sweep());
            SocketAddress address = settings.port() == 0
                    ? SocketAddress.sharedRandomPort(1, settings.host())
                    : SocketAddress.inetSocketAddress(settings.port(), settings.host());
            return http.listen(address).onSuccess(bound -> {
                port.set(bound.actualPort());
                synchronized (listening) {
                    listening.add(bound);
                }
            });
        }

        private void opened(HttpConnection connection) {
            connections.put(connection, dispatcher.opened(connection));
            if (connection instanceof ConnectionBase base) {
                ChannelHandlerContext vertxHandler = base.channelHandlerContext();
                vertxHandler.pipeline().addBefore(vertxHandler.name(), "versions", KnownVersions.INSTANCE);
            }
            connection.closeHandler(gone -> connections.remove(connection));
        }

        private ClientConnection known(HttpConnection connection) {
            return connections.computeIfAbsent(connection, dispatcher::opened);
        }

        /**
         * Closes for good. The public close first waits until everything is written, and a client that does not read
         * could hold it open for ever; Vert.x's own idle timeout closes the channel in this way too.
         */
        private void hangUp(HttpConnection connection) {
            if (connection instanceof ConnectionBase base) {
                Channel channel = base.channelHandlerContext().channel();
                ChannelOutboundBuffer waiting = channel.unsafe().outboundBuffer();
                if (waiting != null && waiting.totalPendingWriteBytes() > 0) {
                    // The client does not read. Without a reset the kernel would keep what it has been given and offer
                    // it
                    // on, for as long as the client cares to hold out.
                    channel.config().setOption(ChannelOption.SO_LINGER, 0);
                }
                ChannelFuture unused = base.channelHandlerContext().close();
            } else {
                connection.close();
            }
        }

        private void sweep() {
            long now = System.nanoTime();
            List<HttpConnection> late = new ArrayList<>();
            connections.forEach((connection, client) -> {
                if (client.deadline().passed(now)) {
                    late.add(connection);
                }
            });
            for (HttpConnection connection : late) {
                if (!connections.get(connection).deadline().sayFarewell()) {
                    hangUp(connection);
                }
            }
        }
    }
}
