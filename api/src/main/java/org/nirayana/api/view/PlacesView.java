package org.nirayana.api.view;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Size;

/** Places that were found, with what the licence of the data asks to be said. */
public record PlacesView(
        @Size(max = 50) List<Place> items,

        @Size(min = 1) @Description("Where the data is from and under which licence.")
        String attribution) {
    /** A populated place. */
    public record Place(
            @Size(min = 1) String name,

            @Size(min = 1) @Description("The name without any letter beyond ASCII.")
            String asciiName,

            @Size(min = 1) @Description("The one of its names that matched.")
            String matchedName,

            @Size(min = 1) @Description("In English.") String country,
            @Matches("[A-Z]{2}") @Description("ISO 3166-1.") String countryCode,

            @Description("State, province or the like, if known.")
            Optional<String> region,

            @Range(min = -90, max = 90) double latitude,
            @Range(min = -180, max = 180) double longitude,

            @Description(
                    "Name of the time zone in the tz database (IANA); the parameter `tz` of other endpoints takes it.")
            String tz,

            @Range(min = 0) @Description("0: not known.") int population,

            @OmitEmpty @Description("Of a post office of India.")
            Optional<String> district,

            @OmitEmpty @Matches("[1-9][0-9]{5}") @Description("PIN code of a post office of India.")
            Optional<String> postalCode,

            @OmitEmpty @Description("The name in the language of `lang`, if the data has it.")
            Optional<String> localName,

            @OmitEmpty @Description("The region in the language of `lang`, if the data has it.")
            Optional<String> localRegion,

            @OmitEmpty @Description("The country in the language of `lang`, if the data has it.")
            Optional<String> localCountry) {

        public static Place of(org.nirayana.place.gazetteer.Place place) {
            return new Place(
                    place.name(),
                    place.asciiName(),
                    place.matchedName(),
                    place.country(),
                    place.countryCode(),
                    place.region(),
                    place.latitude(),
                    place.longitude(),
                    place.tz(),
                    place.population(),
                    place.district(),
                    place.postalCode(),
                    place.local().name(),
                    place.local().region(),
                    place.local().country());
        }
    }
}
