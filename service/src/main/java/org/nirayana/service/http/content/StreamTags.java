package org.nirayana.service.http.content;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;

/**
 * Entity tags of answers that are made while they are sent: nobody has seen all their bytes when the head goes out. Such an answer is
 * a function of its question, of the settings and of the program, so the tag is made of these. It is weak (RFC 9110, 8.8.1), as the
 * same answer may be compressed or not.
 */
public final class StreamTags {
    private static final class Program {
        /** Another for every other program. Of one that is not packed nobody knows that: then for every start. */
        private static final long SUM = sum();

        private static long sum() {
            try {
                Path source = Path.of(StreamTags.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
                return Files.isRegularFile(source)
                        ? sum(source)
                        : ThreadLocalRandom.current().nextLong();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            } catch (URISyntaxException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** Of the names and checksums in the jar, which its directory lists: its 70 MB are not read. */
        private static long sum(Path file) throws IOException {
            CRC32 sum = new CRC32();
            try (JarFile jar = new JarFile(file.toFile())) {
                for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
                    sum.update((entry.getName() + ':' + entry.getCrc() + '\n').getBytes(StandardCharsets.UTF_8));
                }
            }
            return sum.getValue();
        }
    }

    private final String settings;

    /**
     * Tags of one service.
     *
     * @param settings what answers depend on besides the question
     */
    public StreamTags(String settings) {
        this.settings = settings;
    }

    /**
     * The tag of an answer.
     *
     * @param question all that was asked, and the form of the answer
     */
    public String of(String... question) {
        CRC32 first = new CRC32();
        CRC32 second = new CRC32();
        second.update(1);
        for (String part : question) {
            byte[] bytes = (part + '\n').getBytes(StandardCharsets.UTF_8);
            first.update(bytes);
            second.update(bytes.length);
            second.update(bytes);
        }
        first.update((settings + Program.SUM).getBytes(StandardCharsets.UTF_8));
        second.update((settings + Program.SUM).getBytes(StandardCharsets.UTF_8));
        HexFormat hex = HexFormat.of();
        return "W/\"" + hex.toHexDigits((int) first.getValue()) + hex.toHexDigits((int) second.getValue()) + '"';
    }

    /** Whether the client holds what has this tag already, by weak comparison, as RFC 9110 asks for here (13.1.2). */
    public static boolean isHeld(Request request, String tag) {
        String opaque = opaque(tag);
        List<String> headers = request.headers("If-None-Match");
        for (int i = 0; i < headers.size(); i++) {
            for (String candidate : headers.get(i).split(",", -1)) {
                String held = candidate.strip();
                if (held.equals("*") || opaque(held).equals(opaque)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** An answer with this tag, or 304 in its place to those who hold it. */
    public static Response unlessHeld(Request request, String tag, Response answer) {
        return (isHeld(request, tag) ? Response.empty(304) : answer).with("ETag", tag);
    }

    private static String opaque(String tag) {
        return tag.startsWith("W/") ? tag.substring(2) : tag;
    }
}
