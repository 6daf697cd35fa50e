package org.nirayana.ephemeris.builder;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.JulianFields;

/**
 * What the command line asks for.
 *
 * @param fromYear first year of the span, counted astronomically: 0 is 1 BCE
 * @param toYear last year, whole
 * @param quantumMas how finely places are kept, in milliarcseconds seen from the Earth
 */
record Arguments(int fromYear, int toYear, double quantumMas, double stepDays, Path out) {
    static final String USAGE = """
            usage: nirayana ephemeris build [--from YEAR] [--to YEAR] [--quantum MAS] [--step DAYS] [--out FILE]
              --from YEAR    first year, astronomical: 0 is 1 BCE, -3099 is 3100 BCE (default 1550)
              --to YEAR      last year, whole (default 2650)
              --quantum MAS  how finely places are kept, milliarcseconds seen from the Earth (default 0.05)
              --step DAYS    step of the integration: 0.5, 0.25, 0.125 … (default 0.125)
              --out FILE     the file to write (default nirayana.eph)
            """;

    /** The Julian calendar is this much ahead of or behind the proleptic Gregorian one at most, in 5000 BCE to 4000. */
    private static final int CALENDAR_MARGIN_DAYS = 45;

    private static final int EARLIEST_YEAR = -5000;
    private static final int LATEST_YEAR = 4000;

    Arguments {
        if (fromYear < EARLIEST_YEAR || toYear > LATEST_YEAR || fromYear > toYear) {
            throw new UsageException("--from and --to must be years from " + EARLIEST_YEAR + " to " + LATEST_YEAR
                    + ", the first not after the last");
        }
        if (!(quantumMas >= 0.001 && quantumMas <= 1000)) {
            throw new UsageException("--quantum must be 0.001 to 1000 mas");
        }
        if (!(stepDays >= 1 / 64.0 && stepDays <= 0.5)
                || 0.5 / stepDays != Integer.highestOneBit((int) (0.5 / stepDays))) {
            throw new UsageException("--step must be 0.5, 0.25, 0.125, 0.0625, 0.03125 or 0.015625");
        }
        // Known now rather than after minutes of integration.
        Path folder = out.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(out) || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new UsageException("--out must be a file in a folder that exists and can be written, not " + out);
        }
    }

    static Arguments parse(String... words) {
        int from = 1550;
        int to = 2650;
        double quantum = 0.05;
        double step = 0.125;
        Path out = Path.of("nirayana.eph");
        for (int i = 0; i < words.length; i += 2) {
            if (i + 1 == words.length) {
                throw new UsageException(words[i] + " needs a value");
            }
            String value = words[i + 1];
            switch (words[i]) {
                case "--from" -> from = year(words[i], value);
                case "--to" -> to = year(words[i], value);
                case "--quantum" -> quantum = number(words[i], value);
                case "--step" -> step = number(words[i], value);
                case "--out" -> out = Path.of(value);
                default -> throw new UsageException("there is no option " + words[i]);
            }
        }
        return new Arguments(from, to, quantum, step, out);
    }

    double fromJulianDate() {
        return midnightOfNewYear(fromYear) - CALENDAR_MARGIN_DAYS;
    }

    double toJulianDate() {
        return midnightOfNewYear(toYear + 1) + CALENDAR_MARGIN_DAYS;
    }

    private static double midnightOfNewYear(int year) {
        return LocalDate.of(year, 1, 1).getLong(JulianFields.JULIAN_DAY) - 0.5;
    }

    private static int year(String option, String value) {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException | DateTimeException e) {
            throw new UsageException(option + " must be a year, not " + value, e);
        }
    }

    private static double number(String option, String value) {
        try {
            return Double.parseDouble(value);
        } catch (NumberFormatException e) {
            throw new UsageException(option + " must be a number, not " + value, e);
        }
    }

    /** The command line cannot be obeyed; the message says why. */
    static final class UsageException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UsageException(String message) {
            super(message);
        }

        UsageException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
