package org.nirayana.service.usage;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** How many requests there were, from one day to another, both included. */
@SchemaName("Usage")
public record UsageView(
        @Format("date") String from,
        @Format("date") String to,
        @Size(max = UsageRoutes.MAX_ROWS) List<RowView> rows) {

    /** A sum; what it is not told apart by is left out. */
    @SchemaName("UsageRow")
    public record RowView(
            @Range(min = 0) @Description("Answered requests, those that were refused included.")
            long requests,

            @Range(min = 0)
            @Description("Those of them that were not allowed (403), too many (429), or too much work (503).")
            long refused,

            @OmitEmpty @Format("date") @Description("UTC.") Optional<String> day,

            @OmitEmpty @Description("As tiers name it, and for what no tier decides about the first word of its path.")
            Optional<String> endpoint,

            @OmitEmpty @Description("The `key_id`; left out for requests of somebody signed in.")
            Optional<Long> key,

            @OmitEmpty @Description("The username.") Optional<String> user) {
        static RowView of(Usage.Row row) {
            return new RowView(
                    row.requests(),
                    row.refused(),
                    row.day().map(LocalDate::toString),
                    row.endpoint(),
                    row.keyId().isPresent() ? Optional.of(row.keyId().getAsLong()) : Optional.empty(),
                    row.username());
        }
    }
}
