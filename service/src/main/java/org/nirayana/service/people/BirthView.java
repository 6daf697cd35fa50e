package org.nirayana.service.people;

import java.util.Optional;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;

/** A birth as it was told, and the instant that it was. */
@SchemaName("PersonBirth")
public record BirthView(
        @Description(
                "What a clock at the place showed, in the calendar of the birth; the date alone when the time is unknown.")
        String local,

        @OneOf(
                name = "BirthCertainty",
                value = {"exact", "minute", "minutes", "hour", "unknown"})
        String certainty,

        String place,
        @Range(min = -90, max = 90) double lat,
        @Range(min = -180, max = 180) double lon,

        @Description("A zone of the tz database, LMT or an offset.")
        String tz,

        @OmitEmpty
        @OneOf(
                name = "KeptTimeScale",
                value = {"lmt", "ut"})
        @Description("By which clock, if not that of the zone.")
        Optional<String> timeScale,

        @OmitEmpty @OneOf("julian") @Description("The calendar of `local`, if not the Gregorian.")
        Optional<String> calendar,

        @OmitEmpty @Description("When that was, in UTC; left out when the time is unknown.")
        Optional<String> instant) {

    static BirthView of(PersonDetails details) {
        CivilBirth birth = details.birth();
        return new BirthView(
                birth.local(),
                PersonRules.id(details.certainty()),
                details.place(),
                birth.latitude(),
                birth.longitude(),
                birth.zone(),
                birth.timeScale(),
                birth.calendar(),
                birth.instant().map(Object::toString));
    }
}
