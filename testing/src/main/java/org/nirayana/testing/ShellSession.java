package org.nirayana.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The commands of a document, one after the other as a reader would type them, and what it promises about their output.
 *
 * <p>They stand in its blocks marked {@code bash}; what follows {@code #=>} on a line of its own must be found in the output
 * of the command before it. A block marked {@code bash postgresql} belongs only to the session of that flavour.
 */
public final class ShellSession {
    private static final Pattern BLOCK = Pattern.compile("```bash(?: (\\w+))?\\n(.*?)```", Pattern.DOTALL);
    private static final String EXPECTED = "#=> ";

    private final StringBuilder script = new StringBuilder();
    private final List<String> expected = new ArrayList<>();

    private ShellSession() {}

    /** The session of that flavour in that document. */
    public static ShellSession read(Path document, String flavour) throws IOException {
        ShellSession session = new ShellSession();
        Matcher block = BLOCK.matcher(Files.readString(document));
        while (block.find()) {
            if (block.group(1) == null || block.group(1).equals(flavour)) {
                block.group(2).lines().forEach(session::add);
            }
        }
        return session;
    }

    private void add(String line) {
        if (line.startsWith(EXPECTED)) {
            expected.add(line.substring(EXPECTED.length()));
            script.append("echo; echo '=====").append(expected.size()).append("'\n");
        } else {
            script.append(line).append('\n');
        }
    }

    /** The commands, with a mark in the output where something is promised. */
    public String script() {
        return script.toString();
    }

    /** Fails unless the output of the script holds, in its place, everything that is promised. Returns how much that was. */
    public int requireMet(String output) {
        // The answer to a command stands between the mark of the promise before it and its own marks.
        String answer = "";
        int from = 0;
        for (int i = 0; i < expected.size(); i++) {
            String mark = "\n=====" + (i + 1) + "\n";
            int at = output.indexOf(mark, from);
            assertThat(at)
                    .as("nothing came for: %s\n%s", expected.get(i), output)
                    .isNotNegative();
            String piece = output.substring(from, at);
            answer = piece.isBlank() ? answer : piece;
            assertThat(answer).contains(expected.get(i));
            from = at + mark.length();
        }
        return expected.size();
    }
}
