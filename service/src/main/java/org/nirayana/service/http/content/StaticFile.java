package org.nirayana.service.http.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;

/**
 * A file from the jar, or one that is made, served with an entity tag and compressed for those who accept it.
 *
 * <p>Its bytes are read on first demand and kept; the jar never changes while the service runs. Browsers ask again each
 * time ({@code no-cache}) and mostly get a 304, unless the address names the content ({@link #forever}).
 */
public final class StaticFile {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final String name;
    private final Supplier<byte[]> source;
    private final String policy;
    private final String caching;
    private volatile Content content;

    /** What is sent: plain, or compressed in a way that somebody has asked for. */
    private final class Content {
        private final byte[] bytes;
        private final String type;
        private final String tag;
        private final Response plain;
        private final Response unchanged;
        private volatile Response zstd;
        private volatile Response gzip;

        Content(byte[] bytes, String type, String tag) {
            this.bytes = bytes;
            this.type = type;
            this.tag = tag;
            this.plain = decorate(Response.of(200, type, bytes), tag);
            this.unchanged = decorate(Response.empty(304), tag);
        }

        /** Two who ask at once may both compress it; that is no harm. */
        Response compressed(ContentCoding coding) {
            Response made = coding == ContentCoding.ZSTD ? zstd : gzip;
            if (made == null) {
                made = decorate(Response.of(200, type, coding.smallest(bytes)), tag)
                        .with("Content-Encoding", coding.token());
                if (coding == ContentCoding.ZSTD) {
                    zstd = made;
                } else {
                    gzip = made;
                }
            }
            return made;
        }
    }

    /**
     * A file among the resources.
     *
     * @param resource absolute resource path; its ending decides the content type
     * @param policy the {@code Content-Security-Policy} of the answer
     */
    public StaticFile(String resource, String policy) {
        this(resource, () -> bytes(resource), policy);
    }

    /**
     * A file whose bytes are made.
     *
     * @param name its ending decides the content type
     * @param source makes the bytes, once
     * @param policy the {@code Content-Security-Policy} of the answer
     */
    public StaticFile(String name, Supplier<byte[]> source, String policy) {
        this(name, source, policy, "no-cache");
    }

    private StaticFile(String name, Supplier<byte[]> source, String policy, String caching) {
        this.name = name;
        this.source = source;
        this.policy = policy;
        this.caching = caching;
    }

    /** The same file for an address that names its content: whoever has it never asks again. */
    public StaticFile forever() {
        return new StaticFile(name, source, policy, "public, max-age=31536000, immutable");
    }

    /** What is in the file. */
    public byte[] bytes() {
        return content().bytes;
    }

    /** Answers with the file, compressed if that is accepted, or with 304 when the client has it already. */
    public Response answer(Request request) {
        Content made = content();
        if (StreamTags.isHeld(request, made.tag)) {
            return made.unchanged;
        }
        return ContentCoding.accepted(request).map(made::compressed).orElse(made.plain);
    }

    /** Answers with the file under another status than 200, for what is not at the address that was asked for. */
    public Response answerAs(int status, Request request) {
        Response found = answer(request);
        if (found.status() != 200) {
            // Whoever has the page from somewhere else gets it again: there is nothing here to be unchanged.
            found = content.plain;
        }
        return found.as(status).with("Cache-Control", "no-store");
    }

    private Content content() {
        Content made = content;
        if (made == null) {
            made = read();
            content = made;
        }
        return made;
    }

    private Content read() {
        byte[] bytes = source.get();
        CRC32 sum = new CRC32();
        sum.update(bytes);
        String tag = "\"" + Integer.toHexString(bytes.length) + "-" + Long.toHexString(sum.getValue()) + "\"";
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        return new Content(bytes, type, tag);
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = StaticFile.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The resource " + resource + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Response decorate(Response response, String tag) {
        return response.with("ETag", tag)
                .with("Cache-Control", caching)
                .with("Vary", "Accept-Encoding")
                .with("Content-Security-Policy", policy);
    }

    /** Describes the files of some media types at an address with parameters. */
    public static Operation.Builder describe(Operation.Builder operation, String... mediaTypes) {
        Map<String, Schema> content = new LinkedHashMap<>();
        for (String type : mediaTypes) {
            content.put(
                    type,
                    type.equals(Operation.JSON)
                            ? Schema.object()
                            : type.equals("image/svg+xml")
                                    ? Schema.bytes(type)
                                    : type.startsWith("text/") ? Schema.text() : Schema.binary());
        }
        return operation.answer(200, "The file.", content).conditional().problems(404);
    }

    /** Describes a page. */
    public static Operation describePage(Operation.Builder operation) {
        return operation
                .answer(200, "A page.", Map.of("text/html", Schema.text()))
                .conditional()
                .build();
    }

    /** A part of the address of a file. */
    public static Parameter<String> parameter(String name, String example) {
        return Parameter.raw(name, Map.of("type", "string")).example(example).inPath();
    }
}
