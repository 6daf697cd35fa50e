package org.nirayana.benchmark;

import java.util.List;

/** What stands behind the name of a measurement on the command line. */
final class Arguments {
    /** The caller asked in a way that cannot be understood; the message says how to ask. */
    static final class UsageException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UsageException(String message) {
            super(message);
        }
    }

    private Arguments() {}

    static void requireNone(String measurement, List<String> arguments) {
        if (!arguments.isEmpty()) {
            throw new UsageException("bench " + measurement + " takes no arguments.");
        }
    }

    /**
     * A count that may be left out.
     *
     * @param usage how to ask, for whoever wrote something else
     */
    static int count(List<String> arguments, int index, int otherwise, String usage) {
        if (arguments.size() <= index) {
            return otherwise;
        }
        String typed = arguments.get(index);
        // Nine digits at most: they fit.
        if (!typed.matches("[1-9][0-9]{0,8}")) {
            throw new UsageException("'" + typed + "' is no count from 1 on. Say '" + usage + "'.");
        }
        return Integer.parseInt(typed);
    }
}
