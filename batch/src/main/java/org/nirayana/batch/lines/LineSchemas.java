package org.nirayana.batch.lines;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.batch.RowField;

/** What a line of a batch looks like, and its answer: no media type of lines says it. */
final class LineSchemas {
    private static final Schema TEXT_OR_NUMBER = Schema.ofTypes("string", "number", "null");

    /** A line, with what any of the columns may need. */
    static final Schema LINE = Schema.object("BatchLine", members(), List.of());

    /** The answer to a line, which has the columns that were asked for or a problem. */
    static final Schema ANSWER = Schema.openObject("BatchAnswer", answer(), List.of("line", "id"));

    @SchemaName("BatchProblem")
    record LineProblem(
            String type,
            String title,
            int status,
            String detail,

            @Description(
                    "What `detail` says, for programs: a code about a field, a row or the whole, listed at `/problems`.")
            String code,

            @OmitEmpty @Description("The values in `detail`, by the names that the code has for them.")
            Map<String, Object> params,

            @OmitEmpty @Description("Seconds to wait, where the tier is used up.")
            Optional<Integer> retryAfter) {}

    private LineSchemas() {}

    private static Map<String, Schema> members() {
        Map<String, Schema> members = new LinkedHashMap<>();
        members.put("id", TEXT_OR_NUMBER);
        for (RowField field : RowField.ALL) {
            members.put(
                    field.id(),
                    switch (field.kind()) {
                        case INSTANT, WORDS -> Schema.ofTypes("string", "null");
                        case NUMBER -> Schema.decimalOrNull();
                        case WORDS_OR_NUMBER -> TEXT_OR_NUMBER;
                    });
        }
        return members;
    }

    private static Map<String, Schema> answer() {
        Map<String, Schema> members = new LinkedHashMap<>();
        members.put("line", Schema.wholeNumber());
        members.put("id", TEXT_OR_NUMBER);
        members.put("problem", Schema.of(LineProblem.class));
        return members;
    }
}
