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
import org.nirayana.api.view.FieldErrorView;
import org.nirayana.api.view.OldClocksView;
import org.nirayana.api.view.PlacesView;

/** What was read from a file. */
@SchemaName("PeopleImport")
public record ImportView(
        @OneOf(
                name = "ImportFormat",
                value = {"json", "csv", "jhd", "aaf"})
        @Description("How the file was read.")
        String format,

        @Range(min = 0) @Description("How many people were made; 0 in a preview.")
        int created,

        @Size(max = PeopleImport.MAX_PEOPLE) List<Understood> understood,

        @Size(max = PeopleImport.MAX_REJECTED) @Description("What is not kept, and why.")
        List<Rejected> rejected,

        @OmitEmpty
        @Size(max = PeopleImport.MAX_PEOPLE)
        @Description(
                "What is not kept because only a person can say what it means. Send each `person` again as an entry of `people` with the answer.")
        List<Question> questions,

        @OmitEmpty
        @Size(max = ImportPlaces.MAX_IN_DOUBT)
        @Description("What the names of places in `questions` may mean: one answer is for all rows with the name.")
        List<PlaceInDoubt> places,

        @OmitEmpty
        @Size(max = CsvRows.MAX_CELLS)
        @Description("How the columns of a table were read; the parameter `columns` says it otherwise.")
        List<Column> columns,

        @OmitEmpty @Description("Where places that were found by their names are from, and under which licence.")
        Optional<String> attribution) {

    /** Somebody who was found, as it is kept or would be. */
    @SchemaName("UnderstoodPerson")
    public record Understood(
            @Range(min = 1) @Description("Where the entry begins, from 1; in JSON, which entry it is.")
            int line,

            ImportedPerson person,

            @Description("What was guessed or left out, in whole sentences.")
            List<String> warnings) {}

    /** Somebody of whom something is to be said first. */
    @SchemaName("ImportQuestion")
    public record Question(
            @Range(min = 1) int line,

            @Description("The beginning of the entry.") String text,

            @Description("What is known; the answer belongs into `birth`.")
            OpenPerson person,

            @OmitEmpty @Description("A name of `places`: choose one of its candidates for `lat` and `lon`.")
            Optional<String> place,

            @OmitEmpty @Description("Choose one; its `tz` is that of the birth.")
            Optional<OldClocksView> clocks) {}

    /** A name that may mean several places, or that is nearly that of a place. */
    @SchemaName("PlaceInDoubt")
    public record PlaceInDoubt(
            String name,

            @Size(min = 1, max = ImportPlaces.MAX_CANDIDATES) @Description("The likeliest first.")
            List<PlacesView.Place> candidates) {}

    /** A column of a table. */
    @SchemaName("ImportColumn")
    public record Column(
            @Description("What stands in the first line.") String heading,

            @Description("What stands in the line of the first person.")
            String sample,

            @OneOf(
                    name = "ImportField",
                    value = {
                        "name",
                        "date",
                        "time",
                        "local",
                        "place",
                        "region",
                        "lat",
                        "lon",
                        "tz",
                        "sex",
                        "notes",
                        "tags",
                        "certainty",
                        "favourite",
                        "time_scale",
                        "calendar",
                        "conventions",
                        "-"
                    })
            @Description("`-`: left out.")
            String field) {}

    /** Somebody of whom the place or the clock is still to be said; an entry of `people` when it is. */
    @SchemaName("OpenPerson")
    public record OpenPerson(
            String name,
            OpenBirth birth,

            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            Optional<String> sex,

            String notes,
            List<String> tags,
            boolean favourite,
            Map<String, String> conventions) {

        static OpenPerson of(PersonDetails details, boolean hasPlace, boolean hasClock) {
            BirthView birth = BirthView.of(details);
            return new OpenPerson(
                    details.name(),
                    new OpenBirth(
                            birth.local(),
                            birth.certainty(),
                            birth.place(),
                            hasPlace ? Optional.of(birth.lat()) : Optional.empty(),
                            hasPlace ? Optional.of(birth.lon()) : Optional.empty(),
                            hasClock ? Optional.of(birth.tz()) : Optional.empty(),
                            birth.timeScale(),
                            birth.calendar()),
                    details.sex().map(PersonRules::id),
                    details.notes(),
                    details.tags(),
                    details.favourite(),
                    details.conventions());
        }
    }

    /** A birth of which the place or the clock is still to be said. */
    @SchemaName("OpenBirth")
    public record OpenBirth(
            String local,

            @OneOf(
                    name = "BirthCertainty",
                    value = {"exact", "minute", "minutes", "hour", "unknown"})
            String certainty,

            String place,
            @OmitEmpty @Range(min = -90, max = 90) Optional<Double> lat,
            @OmitEmpty @Range(min = -180, max = 180) Optional<Double> lon,
            @OmitEmpty Optional<String> tz,

            @OmitEmpty
            @OneOf(
                    name = "KeptTimeScale",
                    value = {"lmt", "ut"})
            Optional<String> timeScale,

            @OmitEmpty @OneOf("julian") Optional<String> calendar) {}

    /** Something that was not understood, or that is kept already. */
    @SchemaName("RejectedEntry")
    public record Rejected(
            @Range(min = 1) int line,

            @Description("The beginning of the entry.") String text,

            String reason,

            @OmitEmpty
            @Size(max = PeopleImport.MAX_COMPLAINTS)
            @Description(
                    "What is wrong with single members of the person, the first of them; `reason` has the same in one text.")
            List<FieldErrorView> faults) {}

    /** Somebody from a file. */
    @SchemaName("ImportedPerson")
    public record ImportedPerson(
            String name,

            @OmitEmpty @Matches(PersonRules.PERSON_ID) @Description("Left out in a preview.")
            Optional<String> personId,

            BirthView birth,

            @OneOf(
                    name = "Sex",
                    value = {"female", "male", "other"})
            Optional<String> sex,

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
