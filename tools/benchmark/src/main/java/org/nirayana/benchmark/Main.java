package org.nirayana.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code ./nirayana bench NAME}: runs one of the measurements. */
public final class Main {
    /** A measurement that prints its figures, one a line. */
    interface Measurement {
        void run(List<String> arguments) throws Exception;
    }

    private static final Map<String, Measurement> MEASUREMENTS = new TreeMap<>(Map.ofEntries(
            Map.entry("batch", BatchMeasurement::run),
            Map.entry("compare", ConventionsMeasurement::compare),
            Map.entry("eclipses", EclipseMeasurement::run),
            Map.entry("engine", EngineMeasurement::run),
            Map.entry("events", EventMeasurement::run),
            Map.entry("http", HttpMeasurement::run),
            Map.entry("match", MatchMeasurement::run),
            Map.entry("panchanga", PanchangaMeasurement::run),
            Map.entry("places", PlacesMeasurement::run),
            Map.entry("report", ReportMeasurement::run),
            Map.entry("sensitivity", ConventionsMeasurement::sensitivity),
            Map.entry("startup", StartupMeasurement::run),
            Map.entry("strength", StrengthMeasurement::run),
            Map.entry("transits", TransitMeasurement::run)));

    private Main() {}

    public static void main(String[] args) throws Exception {
        Measurement measurement = args.length == 0 ? null : MEASUREMENTS.get(args[0]);
        if (measurement == null) {
            System.err.println("There are these measurements: " + String.join(", ", MEASUREMENTS.keySet()));
            System.exit(args.length == 0 ? 0 : 2);
            return;
        }
        try {
            measurement.run(Arrays.asList(args).subList(1, args.length));
        } catch (Arguments.UsageException unclear) {
            System.err.println(unclear.getMessage());
            System.exit(2);
        }
    }
}
