package org.nirayana.api.view;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Unwrapped;

/** Who is to be compared, and what a report calls them. */
public record MatchReportBody(Person bride, Person groom) {
    /** Somebody, by a birth, by the star alone, or as kept. */
    @SchemaName("MatchReport_PersonBody")
    public record Person(
            @OmitEmpty @Size(max = 160) @Description("As the report calls them.")
            Optional<String> name,

            @OmitEmpty @Size(max = 160) @Description("Where they were born, in words; left out, the coordinates.")
            Optional<String> place,

            @Unwrapped MatchBody.Person born) {}
}
