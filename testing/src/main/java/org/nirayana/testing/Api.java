package org.nirayana.testing;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** A client for tests; every answer is validated against the service's own {@code /openapi.json}. */
public final class Api {
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final String base;
    private final boolean judging;
    private Contract contract;

    private Api(String base, boolean judging) {
        this.base = base;
        this.judging = judging;
    }

    /** A client of a service that describes itself. */
    public static Api of(String base) {
        return new Api(base, true);
    }

    /** A client of something without a description: tests of the HTTP layer alone. */
    public static Api unjudged(String base) {
        return new Api(base, false);
    }

    public String base() {
        return base;
    }

    public Call get(String path) {
        return new Call("GET", path);
    }

    public Call post(String path) {
        return new Call("POST", path);
    }

    public Call patch(String path) {
        return new Call("PATCH", path);
    }

    public Call delete(String path) {
        return new Call("DELETE", path);
    }

    public Call call(String method, String path) {
        return new Call(method, path);
    }

    /** The description that answers are judged by, read once. */
    public synchronized Contract contract() {
        if (contract == null) {
            try {
                contract = new Contract(fetch("/openapi.json"), fetch("/web/openapi.json"));
            } catch (IOException failed) {
                throw new java.io.UncheckedIOException(failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }
        return contract;
    }

    private byte[] fetch(String path) throws IOException, InterruptedException {
        return http.send(
                        HttpRequest.newBuilder(URI.create(base + path)).build(),
                        HttpResponse.BodyHandlers.ofByteArray())
                .body();
    }

    /** One request in the making. */
    public final class Call {
        private final String method;
        private final String path;
        private final HttpRequest.Builder builder;
        private HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.noBody();

        private Call(String method, String path) {
            this.method = method;
            this.path = path;
            this.builder = HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(30));
        }

        public Call bearer(String token) {
            return header("Authorization", "Bearer " + token);
        }

        public Call header(String name, String value) {
            builder.header(name, value);
            return this;
        }

        /** A body of maps, lists, texts, numbers and truth values. */
        public Call json(Object value) {
            return body("application/json", JsonMapper.shared().writeValueAsBytes(value));
        }

        public Call form(Map<String, String> fields) {
            String encoded = fields.entrySet().stream()
                    .map(e -> encode(e.getKey()) + "=" + encode(e.getValue()))
                    .collect(Collectors.joining("&"));
            return body("application/x-www-form-urlencoded", encoded.getBytes(StandardCharsets.UTF_8));
        }

        public Call body(String contentType, byte[] bytes) {
            builder.header("Content-Type", contentType);
            body = HttpRequest.BodyPublishers.ofByteArray(bytes);
            return this;
        }

        /** Sends it and judges the answer. */
        public Answer send() {
            try {
                return judged(http.send(request(), HttpResponse.BodyHandlers.ofByteArray()));
            } catch (IOException failed) {
                throw new java.io.UncheckedIOException(method + " " + path, failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }

        /** Sends it without waiting, for tests of races. */
        public CompletableFuture<Answer> sendAsync() {
            return http.sendAsync(request(), HttpResponse.BodyHandlers.ofByteArray())
                    .thenApply(this::judged);
        }

        private HttpRequest request() {
            return builder.method(method, body).build();
        }

        private Answer judged(HttpResponse<byte[]> response) {
            Answer answer = new Answer(response.statusCode(), response.headers(), response.body());
            if (judging) {
                contract().judge(method, path, answer);
            }
            return answer;
        }
    }

    /** Percent-encodes one component of a path or query. */
    public static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
