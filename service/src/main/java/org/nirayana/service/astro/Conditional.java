package org.nirayana.service.astro;

import java.util.List;
import java.util.zip.CRC32C;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;

/** Answers that a client may keep and ask about again (RFC 9110, section 13). */
final class Conditional {
    /** An upgrade may move a last decimal: an hour, then the client asks whether it still holds. */
    private static final Response.Header KEPT = new Response.Header("Cache-Control", "private, max-age=3600");

    /** What the body depends on besides the address: these answers may be compressed. */
    private static final Response.Header VARY = new Response.Header("Vary", "Accept-Encoding");

    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private Conditional() {}

    /** What depends on the present must not be kept; what names its instant is always the same. */
    static Response answer(Request request, boolean namesItsInstant, String contentType, byte[] body) {
        return namesItsInstant
                ? answer(request, contentType, body)
                : Response.of(200, List.of(new Response.Header("Content-Type", contentType), VARY), body);
    }

    /** 304 without a body when the client holds these very bytes, otherwise 200 with them. */
    static Response answer(Request request, String contentType, byte[] body) {
        String tag = entityTag(body);
        Response.Header entityTag = new Response.Header("ETag", tag);
        return StreamTags.isHeld(request, tag)
                ? Response.of(304, List.of(entityTag, KEPT, VARY), new byte[0])
                : Response.of(
                        200, List.of(new Response.Header("Content-Type", contentType), entityTag, KEPT, VARY), body);
    }

    /** 304 to those who hold it, for an answer that would be made while it is sent. */
    static Response unchanged(String tag) {
        return Response.of(304, List.of(new Response.Header("ETag", tag), KEPT, VARY), new byte[0]);
    }

    /**
     * A checksum that the processor computes, of each half: what matters is that another body has another tag, not secrecy. So
     * every byte is looked at once, and of what an upgrade moves, here and there in the body, both tell.
     */
    static String entityTag(byte[] body) {
        int half = body.length / 2;
        long both = checksum(body, 0, half) << 32 | checksum(body, half, body.length - half);
        char[] tag = new char[18];
        tag[0] = '"';
        for (int i = 0; i < 16; i++) {
            tag[i + 1] = HEX[(int) (both >>> (60 - 4 * i)) & 15];
        }
        tag[17] = '"';
        return new String(tag);
    }

    private static long checksum(byte[] body, int from, int length) {
        var checksum = new CRC32C();
        checksum.update(body, from, length);
        return checksum.getValue();
    }
}
