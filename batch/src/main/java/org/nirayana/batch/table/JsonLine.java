package org.nirayana.batch.table;

import java.nio.charset.StandardCharsets;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.batch.RowProblem;

/**
 * Reads one object of JSON: its names and values, the values as texts. What is nested stays as it is written.
 *
 * <p>Strict as RFC 8259 has it, with no name twice among those that matter; for one thread.
 */
public final class JsonLine {
    private static final int MAX_DEPTH = 64;

    /** Takes what is read. */
    @FunctionalInterface
    public interface Members {
        /**
         * One member.
         *
         * @param value the text of a string; null for null; else as it is written
         * @param quoted whether it is a string
         */
        void member(String name, String value, boolean quoted) throws RowProblem;
    }

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private int at;

    private JsonLine(byte[] bytes, int from, int to) {
        this.bytes = bytes;
        this.begin = from;
        this.at = from;
        this.end = to;
    }

    /** Reads an object from some bytes in UTF-8. */
    public static void read(byte[] bytes, int from, int to, Members members) throws RowProblem {
        new JsonLine(bytes, from, to).object(members);
    }

    private void object(Members members) throws RowProblem {
        space();
        require('{');
        space();
        if (!take('}')) {
            do {
                space();
                String name = string();
                space();
                require(':');
                space();
                boolean quoted = at < end && bytes[at] == '"';
                members.member(name, value(), quoted);
                space();
            } while (take(','));
            require('}');
        }
        space();
        if (at < end) {
            throw new RowProblem(ReasonCode.LINE_AFTER_OBJECT.with());
        }
    }

    private String value() throws RowProblem {
        if (at >= end) {
            throw new RowProblem(ReasonCode.LINE_ENDS.with());
        }
        if (bytes[at] == '"') {
            return string();
        }
        int from = at;
        skip(0);
        String raw = new String(bytes, from, at - from, StandardCharsets.UTF_8);
        return raw.equals("null") ? null : raw;
    }

    private void skip(int depth) throws RowProblem {
        if (at >= end || depth > MAX_DEPTH) {
            throw new RowProblem((depth > MAX_DEPTH ? ReasonCode.LINE_NESTED : ReasonCode.LINE_ENDS).with());
        }
        byte first = bytes[at];
        if (first == '"') {
            string();
        } else if (first == '{' || first == '[') {
            boolean object = first == '{';
            at++;
            space();
            if (take(object ? '}' : ']')) {
                return;
            }
            do {
                space();
                if (object) {
                    string();
                    space();
                    require(':');
                    space();
                }
                skip(depth + 1);
                space();
            } while (take(','));
            require(object ? '}' : ']');
        } else {
            scalar();
        }
    }

    private void scalar() throws RowProblem {
        int from = at;
        while (at < end && ",]} \t\r\n".indexOf(bytes[at]) < 0) {
            at++;
        }
        String word = new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
        if (!word.matches("true|false|null|-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
            throw new RowProblem(
                    ReasonCode.LINE_NO_VALUE.with("given", word.length() > 40 ? word.substring(0, 40) + "…" : word));
        }
    }

    private String string() throws RowProblem {
        require('"');
        int from = at;
        while (at < end && bytes[at] != '"' && bytes[at] != '\\') {
            if (bytes[at] >= 0 && bytes[at] < 0x20) {
                throw new RowProblem(ReasonCode.LINE_CONTROL_CHARACTER.with());
            }
            at++;
        }
        if (at < end && bytes[at] == '"') {
            return new String(bytes, from, at++ - from, StandardCharsets.UTF_8);
        }
        StringBuilder text = new StringBuilder(new String(bytes, from, at - from, StandardCharsets.UTF_8));
        while (at < end && bytes[at] != '"') {
            if (bytes[at] == '\\') {
                at++;
                escape(text);
                continue;
            }
            int plain = at;
            while (at < end && bytes[at] != '"' && bytes[at] != '\\') {
                at++;
            }
            text.append(new String(bytes, plain, at - plain, StandardCharsets.UTF_8));
        }
        require('"');
        return text.toString();
    }

    private void escape(StringBuilder text) throws RowProblem {
        int c = at < end ? bytes[at++] : -1;
        int known = "\"\\/bfnrt".indexOf(c);
        if (known >= 0) {
            text.append("\"\\/\b\f\n\r\t".charAt(known));
            return;
        }
        if (c != 'u' || end - at < 4) {
            throw new RowProblem(ReasonCode.LINE_ESCAPE.with());
        }
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(bytes[at++], 16);
            if (digit < 0) {
                throw new RowProblem(ReasonCode.LINE_ESCAPE.with());
            }
            code = code * 16 + digit;
        }
        text.append((char) code);
    }

    private void space() {
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r' || bytes[at] == '\n')) {
            at++;
        }
    }

    private boolean take(char expected) {
        if (at < end && bytes[at] == expected) {
            at++;
            return true;
        }
        return false;
    }

    private void require(char expected) throws RowProblem {
        if (!take(expected)) {
            throw new RowProblem(
                    at >= end
                            ? ReasonCode.LINE_ENDS.with()
                            : ReasonCode.LINE_LACKS.with("expected", expected, "byte", at - begin + 1));
        }
    }
}
