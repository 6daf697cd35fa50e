package org.nirayana.service.people;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/** What callers send about people, for the description; {@link PersonRules} reads it. */
final class PersonBodies {
    static final String TAGS = "Words of your own; none has a comma or a semicolon.";
    static final String CONVENTIONS =
            "Values by the names of parameters of the calculations, such as `ayanamsa`, `node_type` or `profile`; a number or a"
                    + " truth value is kept as its text.";

    private PersonBodies() {}

    @SchemaName("NewPerson")
    record NewPersonBody(
            @Size(min = 1, max = PersonRules.MAX_NAME) String name,
            BirthBody birth,

            @OmitEmpty
            @OrNull
            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            @Description("Left out or null: not told.")
            Optional<String> sex,

            @OmitEmpty @Size(max = PersonRules.MAX_NOTES) Optional<String> notes,

            @OmitEmpty @Size(max = PersonRules.MAX_TAGS) @Description(TAGS)
            List<String> tags,

            @OmitEmpty @Description("false if it is left out.")
            Optional<Boolean> favourite,

            @OmitEmpty @Description(CONVENTIONS) Map<String, String> conventions) {}

    @SchemaName("PersonUpdate")
    record PersonUpdateBody(
            @OmitEmpty @Size(min = 1, max = PersonRules.MAX_NAME)
            Optional<String> name,

            @OmitEmpty @Description("The whole birth anew.") Optional<BirthBody> birth,

            @OmitEmpty
            @OrNull
            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            @Description("null: not told.")
            Optional<String> sex,

            @OmitEmpty @Size(max = PersonRules.MAX_NOTES) Optional<String> notes,

            @OmitEmpty @Size(max = PersonRules.MAX_TAGS) @Description(TAGS)
            List<String> tags,

            @OmitEmpty Optional<Boolean> favourite,

            @OmitEmpty @Description(CONVENTIONS) Map<String, String> conventions) {}

    @SchemaName("NewPeople")
    @OpenRecord
    record NewPeopleBody(
            @Description("As answers have them, too: ids, times and versions are passed over.")
            List<NewPersonBody> people) {}

    @SchemaName("NewPersonBirth")
    record BirthBody(
            @Size(min = 10, max = 40)
            @Description(
                    "What a clock at the place showed, without an offset, such as `1990-05-17T10:30:00`; the date alone when the"
                            + " time is unknown.")
            String local,

            @OmitEmpty
            @OneOf(
                    name = "BirthCertainty",
                    value = {"exact", "minute", "minutes", "hour", "unknown"})
            @Description(
                    "How far the time is to be trusted. Left out: `minute` for a time of whole minutes, `exact` for one with seconds, `unknown` for a date alone.")
            Optional<String> certainty,

            @OmitEmpty @Size(max = PersonRules.MAX_PLACE) @Description("The name of the place.")
            Optional<String> place,

            @Range(min = -90, max = 90) double lat,
            @Range(min = -180, max = 180) double lon,

            @OmitEmpty
            @Size(max = 64)
            @Description("A zone of the tz database, LMT or an offset. Left out: the zone of the coordinates.")
            Optional<String> tz,

            @OmitEmpty @OneOf(of = Vocabulary.TIME_SCALE) @Description("By which clock; left out: `zone`.")
            Optional<String> timeScale,

            @OmitEmpty @OneOf(of = Vocabulary.CIVIL_CALENDAR) @Description("Left out: `gregorian`.")
            Optional<String> calendar,

            @OmitEmpty @Description("Ignored, so that what was read can be sent back: it is computed.")
            Optional<String> instant) {}
}
