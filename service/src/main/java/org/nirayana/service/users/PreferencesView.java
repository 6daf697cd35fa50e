package org.nirayana.service.users;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.ListsNames;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;

/** What somebody likes to see, on every device; what was never chosen is left out. */
@ListsNames
@SchemaName("Preferences")
public record PreferencesView(
        @OmitEmpty
        @Description("A profile of conventions, or `none` for what the service is set to.")
        @OneOf(name = "ProfileChoice", value = "none", of = Vocabulary.PROFILE)
        Optional<String> profile,

        @OmitEmpty @OneOf(of = Vocabulary.AYANAMSA) Optional<String> ayanamsa,

        @OmitEmpty
        @OneOf(
                name = "ChartStyle",
                value = {"south-indian", "north-indian", "east-indian"})
        Optional<String> chartType,

        @OmitEmpty @OneOf(of = Vocabulary.NODE_TYPE) Optional<String> nodeType,

        @OmitEmpty @OneOf(of = Vocabulary.DASHA_SYSTEM) Optional<String> dashaSystem,

        @OmitEmpty
        @OneOf(
                name = "MatchSystem",
                value = {"ashtakuta", "porutham"})
        @Description("By which two people are compared.")
        Optional<String> matchSystem,

        @OmitEmpty
        @OneOf(of = Vocabulary.LUNAR_MONTH_RECKONING)
        @Description("Which reckoning of lunar months is shown first.")
        Optional<String> lunarMonth,

        @OmitEmpty @OneOf(of = Vocabulary.SOLAR_CALENDAR) Optional<String> solarCalendar,

        @OmitEmpty @OneOf(of = Vocabulary.VIKRAM) Optional<String> vikram,

        @OmitEmpty @OneOf(of = Vocabulary.SUNRISE_DEFINITION) @Description("What counts as sunrise in the almanac.")
        Optional<String> sunriseDefinition,

        @OmitEmpty
        @PlainText(lines = true)
        @Size(max = PreferenceRules.MAX_LETTERHEAD)
        @Refusal(value = FieldCode.LETTERHEAD, type = FieldCode.LETTERHEAD, missing = FieldCode.LETTERHEAD)
        @Description("What stands at the top of reports: lines of at most 160 characters, at most 6; empty for none.")
        Optional<String> letterhead,

        @OmitEmpty @Refusal(FieldCode.PREFERRED_PLACE) Optional<Place> place) {

    /** Where charts are cast for unless another place is chosen. */
    @SchemaName("PreferredPlace")
    public record Place(
            @PlainText @Size(max = PreferenceRules.MAX_PLACE)
            String name,

            @Range(min = -90, max = 90) double lat,
            @Range(min = -180, max = 180) double lon,

            @Matches(PreferenceRules.ZONE) @Description("null: that of the coordinates.")
            Optional<String> tz,

            @OmitEmpty
            @PlainText
            @Size(max = PreferenceRules.MAX_PLACE)
            @Description("The state of India that it is in, in English, where that is known: almanacs differ by it.")
            Optional<String> region) {}
}
