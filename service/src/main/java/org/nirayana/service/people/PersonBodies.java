package org.nirayana.service.people;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.ListsNames;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/** What callers send about people; {@link PersonRules} checks what annotations do not say. */
final class PersonBodies {
    static final String TAGS = "Words of your own; none has a comma or a semicolon.";
    static final String CONVENTIONS =
            "Values by the names of parameters of the calculations, such as `ayanamsa`, `node_type` or `profile`; a number or a"
                    + " truth value is kept as its text.";

    private PersonBodies() {}

    @ListsNames
    @SchemaName("NewPerson")
    record NewPersonBody(
            @PlainText(stripped = true)
            @Size(min = 1, max = PersonRules.MAX_NAME)
            @Refusal(value = FieldCode.TEXT_BETWEEN, type = FieldCode.TEXT_BETWEEN)
            String name,

            @Refusal(type = FieldCode.BIRTH_OBJECT) BirthBody birth,

            @OmitEmpty
            @OrNull
            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            @Refusal(value = FieldCode.ONE_OF_OR_NULL, type = FieldCode.ONE_OF_OR_NULL)
            @Description("Left out or null: not told.")
            Optional<PersonDetails.Sex> sex,

            @OmitEmpty
            @PlainText(stripped = true, lines = true)
            @Size(max = PersonRules.MAX_NOTES)
            @Refusal(value = FieldCode.TEXT_BETWEEN, type = FieldCode.TEXT_BETWEEN, missing = FieldCode.TEXT_BETWEEN)
            Optional<String> notes,

            @OmitEmpty
            @Size(max = PersonRules.MAX_TAGS)
            @Refusal(value = FieldCode.TAGS, type = FieldCode.TAGS, list = FieldCode.TEXTS_AT_MOST)
            @Description(TAGS)
            List<String> tags,

            @OmitEmpty @Description("false if it is left out.")
            Optional<Boolean> favourite,

            @OmitEmpty
            @Size(max = PersonRules.MAX_CONVENTIONS)
            @Refusal(type = FieldCode.MEMBERS_AT_MOST)
            @Description(CONVENTIONS)
            Map<String, String> conventions) {
        /** As a change of somebody of whom nothing is known. */
        PersonUpdateBody asChange() {
            return new PersonUpdateBody(
                    Optional.of(name),
                    Optional.ofNullable(birth),
                    Optional.of(sex),
                    notes,
                    Optional.of(tags),
                    favourite,
                    Optional.of(conventions));
        }
    }

    @ListsNames
    @SchemaName("PersonUpdate")
    record PersonUpdateBody(
            @OmitEmpty
            @PlainText(stripped = true)
            @Size(min = 1, max = PersonRules.MAX_NAME)
            @Refusal(value = FieldCode.TEXT_BETWEEN, type = FieldCode.TEXT_BETWEEN)
            Optional<String> name,

            @OmitEmpty @Refusal(type = FieldCode.BIRTH_OBJECT) @Description("The whole birth anew.")
            Optional<BirthBody> birth,

            @OmitEmpty
            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            @Refusal(value = FieldCode.ONE_OF_OR_NULL, type = FieldCode.ONE_OF_OR_NULL)
            @Description("null: not told.")
            Optional<Optional<PersonDetails.Sex>> sex,

            @OmitEmpty
            @PlainText(stripped = true, lines = true)
            @Size(max = PersonRules.MAX_NOTES)
            @Refusal(value = FieldCode.TEXT_BETWEEN, type = FieldCode.TEXT_BETWEEN, missing = FieldCode.TEXT_BETWEEN)
            Optional<String> notes,

            @OmitEmpty
            @Size(max = PersonRules.MAX_TAGS)
            @Refusal(value = FieldCode.TAGS, type = FieldCode.TAGS, list = FieldCode.TEXTS_AT_MOST)
            @Description(TAGS)
            Optional<List<String>> tags,

            @OmitEmpty Optional<Boolean> favourite,

            @OmitEmpty
            @Size(max = PersonRules.MAX_CONVENTIONS)
            @Refusal(type = FieldCode.MEMBERS_AT_MOST)
            @Description(CONVENTIONS)
            Optional<Map<String, String>> conventions) {}

    @SchemaName("NewPeople")
    @OpenRecord
    record NewPeopleBody(
            @Description("As answers have them, too: ids, times and versions are passed over.")
            List<NewPersonBody> people) {}

    @ListsNames
    @SchemaName("NewPersonBirth")
    record BirthBody(
            @PlainText(stripped = true)
            @Size(min = 10, max = 40)
            @Refusal(value = FieldCode.LOCAL_TIME, type = FieldCode.LOCAL_TIME, missing = FieldCode.LOCAL_TIME)
            @Description(
                    "What a clock at the place showed, without an offset, such as `1990-05-17T10:30:00`; the date alone when the"
                            + " time is unknown.")
            String local,

            @OmitEmpty
            @OrNull
            @OneOf(
                    name = "BirthCertainty",
                    value = {"exact", "minute", "minutes", "hour", "unknown"})
            @Description(
                    "How far the time is to be trusted. Left out: `minute` for a time of whole minutes, `exact` for one with seconds, `unknown` for a date alone.")
            Optional<PersonDetails.Certainty> certainty,

            @OmitEmpty
            @OrNull
            @PlainText(stripped = true)
            @Size(max = PersonRules.MAX_PLACE)
            @Refusal(value = FieldCode.TEXT_BETWEEN, type = FieldCode.TEXT_BETWEEN)
            @Description("The name of the place.")
            Optional<String> place,

            @Range(min = -90, max = 90) double lat,
            @Range(min = -180, max = 180) double lon,

            @OmitEmpty
            @OrNull
            @PlainText(stripped = true)
            @Size(max = 64)
            @Refusal(FieldCode.ZONE)
            @Description("A zone of the tz database, LMT or an offset. Left out: the zone of the coordinates.")
            Optional<String> tz,

            @OmitEmpty
            @OrNull
            @OneOf(of = Vocabulary.TIME_SCALE)
            @Refusal(type = FieldCode.STRING)
            @Description("By which clock; left out: `zone`.")
            Optional<String> timeScale,

            @OmitEmpty
            @OrNull
            @OneOf(of = Vocabulary.CIVIL_CALENDAR)
            @Refusal(type = FieldCode.STRING)
            @Description("Left out: `gregorian`.")
            Optional<String> calendar,

            @OmitEmpty @OrNull @Description("Ignored, so that what was read can be sent back: it is computed.")
            Optional<String> instant) {
        BirthBody {
            // Never a negative zero, which would not be the same place as zero.
            lat = lat + 0.0;
            lon = lon + 0.0;
        }
    }
}
