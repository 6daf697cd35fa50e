package org.nirayana.api.view;

import java.util.Map;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Vocabulary;

/** One thing wrong with the input, as it is answered. */
public record FieldErrorView(
        String field,

        @Description("For a human, after the name of the field; may change.")
        String message,

        @OneOf(of = Vocabulary.FIELD_ERROR_CODE)
        @Description("What `message` says, for programs; listed at `/problems/codes`.")
        String code,

        @OmitEmpty @Description("The values in `message`, by the names that the code has for them.")
        Map<String, Object> params) {
    public static FieldErrorView of(FieldError error) {
        return new FieldErrorView(
                error.field(),
                error.message(),
                error.reason().code().id(),
                error.reason().params());
    }
}
