package org.nirayana.service.people;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What was read from a file. */
@SchemaName("PeopleImport")
public record ImportView(
        @OneOf({"json", "csv", "jhd", "aaf"}) @Description("How the file was read.")
        String format,

        @Range(min = 0) @Description("How many people were made; 0 in a preview.")
        int created,

        @Size(max = PeopleImport.MAX_PEOPLE) List<Understood> understood,

        @Size(max = PeopleImport.MAX_REJECTED) @Description("What is not kept, and why.")
        List<Rejected> rejected) {

    /** Somebody who was found, as it is kept or would be. */
    @SchemaName("UnderstoodPerson")
    public record Understood(
            @Range(min = 1) @Description("Where the entry begins, from 1; in JSON, which entry it is.")
            int line,

            ImportedPerson person,

            @Description("What was guessed or left out, in whole sentences.")
            List<String> warnings) {}

    /** Something that was not understood, or that is kept already. */
    @SchemaName("RejectedEntry")
    public record Rejected(
            @Range(min = 1) int line,

            @Description("The beginning of the entry.") String text,

            String reason) {}

    /** Somebody from a file. */
    @SchemaName("ImportedPerson")
    public record ImportedPerson(
            String name,

            @OmitEmpty @Matches(PersonRules.PERSON_ID) @Description("Left out in a preview.")
            Optional<String> personId,

            BirthView birth,
            @OneOf({"female", "male", "other"}) Optional<String> sex,
            String notes,
            List<String> tags,
            boolean favourite,
            Map<String, String> conventions) {

        static ImportedPerson of(PersonDetails details, Optional<String> personId) {
            return new ImportedPerson(
                    details.name(),
                    personId,
                    BirthView.of(details),
                    details.sex().map(PersonRules::id),
                    details.notes(),
                    details.tags(),
                    details.favourite(),
                    details.conventions());
        }
    }
}
