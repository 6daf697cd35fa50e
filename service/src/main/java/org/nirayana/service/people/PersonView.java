package org.nirayana.service.people;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** Somebody who is kept, as the interface has it. */
@SchemaName("Person")
public record PersonView(
        @Matches(PersonRules.PERSON_ID) String personId,
        String name,
        BirthView birth,

        @OneOf(
                name = "Sex",
                value = {"female", "male", "other"})
        Optional<String> sex,

        String notes,
        List<String> tags,
        boolean favourite,

        @Description("Values by the names of parameters of the calculations, to ask with for this person.")
        Map<String, String> conventions,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String updatedAt,

        @Range(min = 1) @Description("Goes up by one with every change.")
        long version) {

    static PersonView of(Person person) {
        PersonDetails details = person.details();
        return new PersonView(
                person.personId(),
                details.name(),
                BirthView.of(details),
                details.sex().map(PersonRules::id),
                details.notes(),
                details.tags(),
                details.favourite(),
                details.conventions(),
                Micros.text(person.createdAt()),
                Micros.text(person.updatedAt()),
                person.version());
    }
}
