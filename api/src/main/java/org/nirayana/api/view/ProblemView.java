package org.nirayana.api.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/** An error as it is answered. */
@SchemaName("Problem")
@Description("RFC 9457 problem details.")
public record ProblemView(
        @Format("uri-reference")
        @Matches("/problems/[a-z0-9-]+")
        @Description("Stable address of the kind of problem; branch on this.")
        String type,

        String title,
        @Range(min = 400, max = 599) int status,
        @Description("For a human; may change.") String detail,

        @OneOf(of = Vocabulary.PROBLEM_CODE)
        @Description("What `detail` says, for programs; listed at `/problems/codes`.")
        String code,

        @OmitEmpty @Description("The values in `detail`, by the names that the code has for them.")
        Map<String, Object> params,

        @Format("uri-reference") @Description("This occurrence; it ends with the correlation id.")
        String instance,

        @OmitEmpty @Size(min = 1, max = InvalidInput.MAX_ERRORS)
        List<FieldErrorView> errors,

        @OmitEmpty
        @Description(
                "By which clocks the time of a birth may have been read; of a birth before standard time without `tz`.")
        Optional<OldClocksView> clocks,

        @OmitEmpty @Description("A code of RFC 6749 (5.2); of `auth/token` alone.")
        Optional<String> error,

        @OmitEmpty @Description("The same as `detail`, beside `error`.")
        Optional<String> errorDescription) {
    public static final String MEDIA_TYPE = "application/problem+json";
}
