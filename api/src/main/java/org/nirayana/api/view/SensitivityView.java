package org.nirayana.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Milliseconds;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.jyotisha.sensitivity.Border;
import org.nirayana.jyotisha.sensitivity.Reading;

/** How far a birth may move until each part of its reading changes. */
@SchemaName("Sensitivity")
public record SensitivityView(
        @Milliseconds Instant birth,

        @Description("How uncertain the time is, either way.")
        int minutes,

        @Milliseconds @Description("The date whose running dasha is meant.")
        Instant at,

        List<Part> readings,

        @Description("Those that change within two minutes of the birth: what stands on little.")
        List<String> fragile,

        @Description("Those that change within the uncertain minutes.")
        List<String> uncertain,

        ConventionsView conventions) {
    private static final double FRAGILE_SECONDS = 120;

    /** A part of a reading with its borders. */
    @SchemaName("SensitiveReading")
    public record Part(
            @Description(
                    "`ascendant_rasi`, `ascendant_nakshatra`, `ascendant_pada`, `ascendant_d2` to `ascendant_d60`, `moon_rasi`, `moon_nakshatra`, `moon_pada`, and `dasha_1` to `dasha_3`: the running periods down to that level.")
            String name,

            @Description("What it is: a rasi, a nakshatra, a pada, or rulers from the mahadasha down.")
            String value,

            @Description("The nearest change before the birth; null where none was found.")
            Optional<Change> earlier,

            @Description("The nearest change after the birth; null where none was found.")
            Optional<Change> later) {
        static Part of(Reading reading) {
            return new Part(
                    reading.name(),
                    reading.value(),
                    reading.earlier().map(Change::of),
                    reading.later().map(Change::of));
        }
    }

    /** Where a part of a reading changes. */
    @SchemaName("SensitiveBorder")
    public record Change(
            @Decimals(3) @Range(min = 0) @Description("From the birth.")
            long seconds,

            @Milliseconds @Description("The birth at which it changes.")
            Instant at,

            @Description("What it is on the other side.") String to) {
        static Change of(Border border) {
            return new Change(Math.round(border.seconds() * 1000), border.at(), border.to());
        }
    }

    public static SensitivityView of(
            Instant birth, int minutes, Instant at, List<Reading> readings, ConventionsView conventions) {
        return new SensitivityView(
                birth,
                minutes,
                at,
                readings.stream().map(Part::of).toList(),
                within(readings, FRAGILE_SECONDS),
                within(readings, 60.0 * minutes),
                conventions);
    }

    private static List<String> within(List<Reading> readings, double seconds) {
        return readings.stream()
                .filter(reading -> reading.seconds() < seconds)
                .map(Reading::name)
                .toList();
    }
}
