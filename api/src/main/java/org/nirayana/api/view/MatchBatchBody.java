package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** Whom a batch compares, as JSON. */
public record MatchBatchBody(@Size(min = 2, max = 100_001) List<Person> people) {
    /** Somebody, by the star or by a birth. */
    @SchemaName("MatchBatch_PersonBody")
    public record Person(
            @OneOf(
                    name = "MatchSide",
                    value = {"bride", "groom"})
            String side,

            @Size(min = 1, max = 64) @Description("What the answer calls them; once on each side.")
            String id,

            @OmitEmpty
            @Size(max = 20)
            @Description("The star of the Moon, by its name, `Rohini`, or its number as a text.")
            Optional<String> nakshatra,

            @OmitEmpty @Range(min = 1, max = 4) Optional<Integer> pada,

            @OmitEmpty
            @OneOf(
                    name = "SignHalf",
                    value = {"first", "second"})
            @Description(
                    "Of Purva Ashadha 1 and Shravana 2: before or past the middle of the sign; left out, before it.")
            Optional<String> half,

            @OmitEmpty
            @Size(max = 48)
            @Description("Instead of a star: when somebody was born, ISO 8601 date and time; no offset means UTC.")
            Optional<String> dateandtime,

            @OmitEmpty @Range(min = -90, max = 90) Optional<Double> lat,
            @OmitEmpty @Range(min = -180, max = 180) Optional<Double> lon) {}
}
