package org.nirayana.api.view;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** Who is to be compared. */
public record MatchBody(Person bride, Person groom) {
    /** Somebody, by a birth, by the star alone, or as kept. */
    @SchemaName("Match_PersonBody")
    public record Person(
            @OmitEmpty
            @Size(max = 48)
            @Description("When somebody was born: ISO 8601 date and time; no offset means UTC.")
            Optional<String> dateandtime,

            @OmitEmpty
            @Size(max = 10)
            @Description(
                    "The date alone, `1990-05-17`, when the time is not known: what can be said without it is said.")
            Optional<String> date,

            @OmitEmpty @Range(min = -90, max = 90) Optional<Double> lat,
            @OmitEmpty @Range(min = -180, max = 180) Optional<Double> lon,

            @OmitEmpty
            @Size(max = 64)
            @Description("Time zone of the tz database, for a date alone; left out, that of the coordinates.")
            Optional<String> tz,

            @OmitEmpty
            @Size(max = 60)
            @Description(
                    "Instead of a birth: the star of the Moon, by its name, `Rohini`, by a usual spelling in Latin letters"
                            + " (`Mrigasira`, `Thiruvonam`), or by its name in one of the ten languages.")
            Optional<String> nakshatra,

            @OmitEmpty @Range(min = 1, max = 4) Optional<Integer> pada,

            @OmitEmpty
            @OneOf(
                    name = "SignHalf",
                    value = {"first", "second"})
            @Description(
                    "Of Purva Ashadha 1 and Shravana 2: before or past the middle of the sign; left out, both are told.")
            Optional<String> half,

            @OmitEmpty
            @Size(max = 22)
            @Description("Instead of all that: somebody whom you keep, by the id that `people` tells.")
            Optional<String> personId) {}
}
