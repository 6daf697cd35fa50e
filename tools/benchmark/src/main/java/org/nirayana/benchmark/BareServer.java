package org.nirayana.benchmark;

import io.vertx.core.Context;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The least that a Vert.x server can do: to every request the same answer, byte for byte one of the service's.
 *
 * <p>It looks at nothing and computes nothing. Event loops are as many as the service has.
 */
final class BareServer {
    private BareServer() {}

    /** Arguments: the port, a file with the header lines of the answer, a file with its body. */
    public static void main(String[] args) throws Exception {
        int port = Integer.parseInt(args[0]);
        List<String[]> headers = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            String[] header = line.split(": ", 2);
            if (!header[0].toLowerCase(Locale.ROOT).equals("content-length")) {
                headers.add(header);
            }
        }
        Buffer body = Buffer.buffer(Files.readAllBytes(Path.of(args[2])));
        int loops = Runtime.getRuntime().availableProcessors();
        Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(loops).setPreferNativeTransport(true));
        vertx.deployVerticle(() -> new Loop(vertx, port, headers, body), new DeploymentOptions().setInstances(loops))
                .toCompletionStage()
                .toCompletableFuture()
                .get();
        System.out.println("bare server listens on http://127.0.0.1:" + port);
    }

    private record Loop(Vertx vertx, int port, List<String[]> headers, Buffer body) implements Deployable {
        @Override
        public Future<?> deploy(Context context) {
            HttpServer server = vertx.createHttpServer(new HttpServerOptions().setTcpNoDelay(true));
            server.requestHandler(request -> {
                var response = request.response();
                for (String[] header : headers) {
                    response.putHeader(header[0], header[1]);
                }
                response.end(body);
            });
            return server.listen(port, "127.0.0.1");
        }
    }
}
