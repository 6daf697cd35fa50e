package org.nirayana.service.http.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.operation.BodyAnswers;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.testing.Api;

/** The real HTTP layer with a handful of routes that show what reaches a handler. */
public final class TestServer implements AutoCloseable {
    /** More than the system's socket buffers hold. */
    static final int BIG = 24 << 20;

    /** How long one piece of an answer in pieces is. */
    static final int PIECE = 64 * 1024;

    /** What the body of a file may have. */
    static final int LARGE = 5 * 1024 * 1024;

    /** What a picture holds while it is drawn. */
    static final int PICTURE_BYTES = 100_000;

    /** How many pieces were made. */
    final AtomicInteger pieces = new AtomicInteger();

    /** How many bytes of bodies that are answered while they arrive were taken. */
    final AtomicInteger taken = new AtomicInteger();

    /** How much that waits to be released was begun. */
    final AtomicInteger begun = new AtomicInteger();

    final AtomicInteger handled = new AtomicInteger();
    final List<Observer.Answered> answers = new CopyOnWriteArrayList<>();
    final CountDownLatch release = new CountDownLatch(1);
    private final Server server;

    record Text(String text, @OmitEmpty @OrNull Optional<Long> number) {}

    @OpenRecord
    record Form(String text) {}

    TestServer() {
        this(List.of(), List.of(), Timeouts.DEFAULT);
    }

    TestServer(List<Cidr> trustedProxies, List<String> corsOrigins, Timeouts timeouts) {
        this(trustedProxies, ForwardedHeader.X_FORWARDED_FOR, corsOrigins, timeouts);
    }

    TestServer(
            List<Cidr> trustedProxies, ForwardedHeader forwardedHeader, List<String> corsOrigins, Timeouts timeouts) {
        Routes routes = new Routes()
                .quick(operation(Method.GET, "/quick", "quick").build(), r -> seen(Response.ok(Map.of("ok", true))))
                .quick(
                        operation(Method.POST, "/json", "json").build(),
                        r -> seen(Response.ok(Map.of("text", r.body(Text.class).text()))))
                .quick(
                        operation(Method.POST, "/things/", "things").build(),
                        r -> seen(Response.ok(Map.of("text", r.body(Text.class).text()))))
                .quick(
                        operation(Method.POST, "/form", "form").build(),
                        r -> seen(Response.ok(
                                Map.of("text", r.form(Form.class).get().text()))))
                .quick(
                        operation(Method.GET, "/items/{name}", "item").build(),
                        r -> seen(Response.ok(Map.of("name", r.pathParameter("name"), "query", r.query()))))
                .quick(
                        operation(Method.GET, "/items/special", "special").build(),
                        r -> seen(Response.message("special")))
                .quick(
                        operation(Method.GET, "/peer", "peer").build(),
                        r -> Response.ok(Map.of("address", r.clientAddress(), "https", r.https())))
                .quick(operation(Method.GET, "/defect", "defect").build(), r -> {
                    throw new IllegalStateException("a secret of the inside");
                })
                .blocking(
                        operation(Method.GET, "/blocking-defect", "blockingDefect")
                                .build(),
                        r -> {
                            throw new IllegalStateException("a secret of the inside");
                        })
                .blocking(operation(Method.GET, "/wait", "wait").build(), r -> {
                    release.await();
                    return seen(Response.message("done"));
                })
                .quick(operation(Method.GET, "/big", "big").build(), r -> Response.of(200, "text/plain", new byte[BIG]))
                .quick(operation(Method.GET, "/pieces/{count}", "pieces").build(), r -> {
                    int count = Integer.parseInt(r.pathParameter("count"));
                    return Response.streaming(
                            200,
                            "text/plain",
                            IntStream.range(0, count)
                                    .mapToObj(i -> {
                                        pieces.incrementAndGet();
                                        return new byte[PIECE];
                                    })
                                    .iterator());
                })
                .quick(
                        operation(Method.POST, "/echo", "echo")
                                .answersWhileReading()
                                .build(),
                        r -> Response.answering(200, "text/plain", new Echo()))
                .quick(
                        operation(Method.POST, "/lines", "lines")
                                .authenticated()
                                .body("text/plain", Schema.text())
                                .answersWhileReading()
                                .build(),
                        r -> Response.answering(200, "text/plain", new Echo()))
                .quick(
                        operation(Method.POST, "/encoded", "encoded")
                                .body("text/plain", Schema.text())
                                .build(),
                        r -> seen(Response.message("in")))
                .quick(
                        operation(Method.GET, "/closed", "closed")
                                .authenticated()
                                .build(),
                        r -> seen(Response.message("in")))
                .blocking(
                        operation(Method.GET, "/soon", "soon").authenticated().build(),
                        r -> seen(Response.message("done")))
                .blocking(
                        operation(Method.GET, "/later", "later").authenticated().build(), r -> {
                            begun.incrementAndGet();
                            release.await();
                            return seen(Response.message("done"));
                        })
                .quick(
                        operation(Method.GET, "/picture", "picture")
                                .authenticated()
                                .drawn()
                                .build(),
                        r -> Response.drawing(PICTURE_BYTES, () -> seen(Response.message("drawn")))
                                .with("Cache-Control", "no-store"))
                .quick(
                        operation(Method.GET, "/slow-picture", "slowPicture")
                                .authenticated()
                                .build(),
                        r -> Response.drawing(PICTURE_BYTES, () -> {
                            begun.incrementAndGet();
                            release.await();
                            return seen(Response.message("drawn"));
                        }))
                .blocking(
                        operation(Method.GET, "/wrong-picture", "wrongPicture")
                                .authenticated()
                                .build(),
                        r -> Response.drawing(PICTURE_BYTES, () -> {
                            throw Problem.of(ProblemCode.NO_SUCH_PERSON.with());
                        }))
                .blocking(
                        operation(Method.POST, "/file", "file")
                                .authenticated()
                                .body("text/plain", Schema.text())
                                .bodyBytes(LARGE)
                                .build(),
                        r -> seen(Response.ok(Map.of("bytes", r.body().length))))
                .blocking(
                        operation(Method.POST, "/slow-file", "slowFile")
                                .authenticated()
                                .body("text/plain", Schema.text())
                                .bodyBytes(LARGE)
                                .build(),
                        r -> {
                            begun.incrementAndGet();
                            release.await();
                            return seen(Response.message("done"));
                        });
        try {
            server = Server.start(
                    new Server.Settings(
                            "127.0.0.1",
                            0,
                            trustedProxies,
                            forwardedHeader,
                            corsOrigins,
                            List.of(answers::add),
                            timeouts),
                    routes,
                    new ByName(),
                    new AtomicBoolean());
        } catch (Server.CannotListen failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** An operation of which nothing matters but its address. */
    public static Operation.Builder operation(Method method, String path, String id) {
        Operation.Builder builder =
                switch (method) {
                    case GET -> Operation.get(id, path);
                    case POST -> Operation.post(id, path);
                    case PATCH -> Operation.patch(id, path);
                    case DELETE -> Operation.delete(id, path);
                };
        return builder.open().summary("test", "For a test").answer(200, "Whatever it is.", Map.of());
    }

    /** Lets in whoever says a number, as {@code Bearer user 7} or {@code Bearer guest 7}, and nobody else. */
    private static final class ByName implements Authorizer {
        private record Named(long userId, boolean isGuest) implements Caller {}

        @Override
        public Optional<Caller> authorizeNow(Request request) {
            String[] words = request.header("Authorization").orElse("").split(" ", -1);
            if (words.length != 3) {
                throw Problem.of(ProblemCode.NO_ACCOUNTS.with());
            }
            boolean guest = words[1].equals("guest");
            return Optional.of(new Named((guest ? -1 : 1) * Long.parseLong(words[2]), guest));
        }

        @Override
        public Caller authorize(Request request) {
            return authorizeNow(request).orElseThrow();
        }
    }

    /** Answers every part that ends a line by what came since the last. */
    private final class Echo implements BodyAnswers {
        private final StringBuilder held = new StringBuilder();

        @Override
        public void take(byte[] part) {
            taken.addAndGet(part.length);
            held.append(new String(part, StandardCharsets.ISO_8859_1));
        }

        @Override
        public void end() {
            held.append("end\n");
        }

        @Override
        public boolean hasNext() {
            return held.indexOf("\n") >= 0;
        }

        @Override
        public int lines() {
            return 1;
        }

        @Override
        public byte[] next(int lines) {
            String text = held.toString();
            held.setLength(0);
            if (text.startsWith("defect")) {
                throw new IllegalStateException("a secret of the inside");
            }
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }

        @Override
        public byte[] refuse(Refusal why) {
            return ("refused with " + why.kind().status() + "\n").getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    private Response seen(Response response) {
        handled.incrementAndGet();
        return response;
    }

    Server server() {
        return server;
    }

    String base() {
        return "http://127.0.0.1:" + server.port();
    }

    Api api() {
        return Api.unjudged(base());
    }

    Socket connect() {
        try {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
            socket.setSoTimeout((int) Duration.ofSeconds(40).toMillis());
            return socket;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Sends bytes as they are and reads until the server closes; empty when it just closes. */
    String raw(String bytes) {
        try (Socket socket = connect()) {
            OutputStream out = socket.getOutputStream();
            out.write(bytes.getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (SocketException reset) {
            return "";
        } catch (IOException failed) {
            // Nothing was said in time: that is not hanging up.
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        release.countDown();
        server.close();
    }
}
