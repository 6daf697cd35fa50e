package org.nirayana.service.http.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;

/**
 * Form data in the multipart encoding (RFC 7578), as far as plain fields go.
 *
 * <p>A small strict reader: every part is a named text in UTF-8, each name once; files and anything malformed are
 * refused. The body is held whole and is small, so it is read as one string of bytes.
 */
public final class Multipart {
    private static final Pattern BOUNDARY = Pattern.compile(
            "multipart/form-data\\s*;\\s*boundary=(?:\"([^\"]{1,70})\"|([^\\s\";,]{1,70}))\\s*(?:;.*)?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern DISPOSITION = Pattern.compile(
            "content-disposition:\\s*form-data\\s*;\\s*name=(?:\"([^\"]*)\"|([^\\s\";]+))\\s*",
            Pattern.CASE_INSENSITIVE);
    private static final String LINE_END = "\r\n";

    private Multipart() {}

    /** Whether this content type is multipart form data. */
    public static boolean describes(String contentType) {
        return LowerCase.of(contentType.strip()).startsWith("multipart/form-data");
    }

    /** The fields, in order. */
    public static Map<String, String> pairs(String contentType, byte[] body) {
        Matcher header = BOUNDARY.matcher(contentType.strip());
        if (!header.matches()) {
            throw malformed();
        }
        String delimiter = "--" + (header.group(1) != null ? header.group(1) : header.group(2));
        // One character for each byte: positions stay those of the body.
        String text = LINE_END + new String(body, StandardCharsets.ISO_8859_1);
        int at = text.indexOf(LINE_END + delimiter);
        Map<String, String> pairs = new LinkedHashMap<>();
        while (true) {
            if (at < 0) {
                throw malformed();
            }
            int start = at + LINE_END.length() + delimiter.length();
            if (text.startsWith("--", start)) {
                return pairs;
            }
            int head = text.indexOf(LINE_END, start);
            int blank = head < 0 ? -1 : text.indexOf(LINE_END + LINE_END, head);
            int end = blank < 0 ? -1 : text.indexOf(LINE_END + delimiter, blank + LINE_END.length());
            if (end < 0 || !text.substring(start, head).isBlank()) {
                throw malformed();
            }
            String name = name(text.substring(head, blank));
            // An empty value ends where its blank line does.
            int value = Math.min(blank + 2 * LINE_END.length(), end);
            if (pairs.putIfAbsent(name, utf8(text.substring(value, end))) != null) {
                throw Problem.invalid(name, FieldCode.GIVEN_TWICE.with());
            }
            at = end;
        }
    }

    private static String name(String headers) {
        for (String line : headers.split(LINE_END, -1)) {
            Matcher disposition = DISPOSITION.matcher(line);
            if (disposition.matches()) {
                return utf8(disposition.group(1) != null ? disposition.group(1) : disposition.group(2));
            }
        }
        throw Problem.of(ProblemCode.FORM_PART_NAMELESS.with());
    }

    private static String utf8(String bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Problem.of(ProblemCode.FORM_NOT_UTF_8.with());
        }
    }

    private static Problem malformed() {
        return Problem.of(ProblemCode.FORM_INVALID.with());
    }
}
