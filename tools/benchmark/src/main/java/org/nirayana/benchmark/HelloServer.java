package org.nirayana.benchmark;

import io.vertx.core.Vertx;

/** The smallest Vert.x server there is: what our start-up is compared to. */
final class HelloServer {
    private HelloServer() {}

    /** Answers every request with a greeting on the port given. */
    public static void main(String[] args) {
        Vertx.vertx()
                .createHttpServer()
                .requestHandler(request -> request.response().end("hello"))
                .listen(Integer.parseInt(args[0]), "127.0.0.1")
                .onFailure(failed -> {
                    failed.printStackTrace();
                    System.exit(1);
                });
    }
}
