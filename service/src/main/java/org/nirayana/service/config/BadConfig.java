package org.nirayana.service.config;

/** A configuration that the service refuses to start with; the message is the one line shown to the operator. */
public final class BadConfig extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The exit code of a start refused for its configuration. */
    public static final int EXIT_CODE = 2;

    private BadConfig(String line) {
        super(line);
    }

    /** A variable whose value may be shown. */
    public static BadConfig of(String variable, String held, String allowed) {
        return new BadConfig(variable + " is " + quoted(held) + " but must be " + allowed + ".");
    }

    /** A variable that holds a secret: its value never reaches a terminal or a log. */
    public static BadConfig secret(String variable, String complaint, String allowed) {
        return new BadConfig(variable + " " + complaint + "; it must be " + allowed + ".");
    }

    /** A variable that is missing although another one makes it necessary. */
    public static BadConfig missing(String variable, String allowed) {
        return new BadConfig(variable + " is not set but must be " + allowed + ".");
    }

    private static String quoted(String held) {
        StringBuilder shown = new StringBuilder("'");
        held.codePoints().limit(80).forEach(c -> {
            if (Character.isISOControl(c)) {
                shown.append(String.format("\\u%04x", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.append(held.codePointCount(0, held.length()) > 80 ? "…'" : "'")
                .toString();
    }
}
