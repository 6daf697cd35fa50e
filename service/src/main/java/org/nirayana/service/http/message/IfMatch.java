package org.nirayana.service.http.message;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schemas;

/**
 * On which version of a record a change is based (RFC 9110, section 13.1.1), so that of two people who change it at once the
 * second is told.
 *
 * <p>Whoever sends no {@code If-Match} is not asked.
 */
public final class IfMatch {
    private static final String TAG = "(?:W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"";
    private static final Pattern ONE = Pattern.compile(TAG);
    private static final Pattern SEVERAL = Pattern.compile(TAG + "(?:\\s*+,\\s*+" + TAG + ")*+");

    /** The header, as operations describe it. */
    public static final Parameter<String> PARAMETER = Parameter.raw("If-Match", Schemas.ordered("type", "string"))
            .describe(
                    "The `ETag` that came with what this change is based on: 412 when it was changed since. Without it"
                            + " nothing is compared.")
            .inHeader()
            .shared("IfMatch");

    /** On answers with a record that can be changed. */
    public static final Operation.Header ETAG =
            new Operation.Header("ETag", "The version, for `If-Match` of a change.", true);

    /** Empty: whatever is there. */
    private final Optional<Set<String>> tags;

    private IfMatch(Optional<Set<String>> tags) {
        this.tags = tags;
    }

    /** What a request says. */
    public static IfMatch of(Request request) {
        return of(request.headers("If-Match"));
    }

    static IfMatch of(List<String> headers) {
        if (headers.isEmpty() || headers.equals(List.of("*"))) {
            return new IfMatch(Optional.empty());
        }
        String header = String.join(", ", headers).strip();
        if (!SEVERAL.matcher(header).matches()) {
            throw Problem.of(ProblemCode.IF_MATCH_INVALID.with());
        }
        return new IfMatch(Optional.of(
                ONE.matcher(header).results().map(MatchResult::group).collect(Collectors.toUnmodifiableSet())));
    }

    /** The tag of a version of a record. */
    public static String tag(long id, long version) {
        return tag(Long.toString(id), version);
    }

    /** The tag of a version of a record whose id is a word without quotes. */
    public static String tag(String id, long version) {
        return "\"" + id + "-" + version + "\"";
    }

    /** Whether a record whose id is a word without quotes is what the caller saw. */
    public boolean matches(String id, long version) {
        return tags.isEmpty() || tags.get().contains(tag(id, version));
    }
}
