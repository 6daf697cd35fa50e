package org.nirayana.place.gazetteer;

import java.util.Optional;

/**
 * A populated place that was found; the names of the components are those of the answer.
 *
 * @param asciiName the name without any letter beyond ASCII, as GeoNames has it
 * @param matchedName the one of its names that matched
 * @param region state, province or the like
 * @param tz name of its time zone in the tz database
 * @param population 0: not known
 * @param district of a post office of India
 * @param postalCode of a post office of India, its PIN
 * @param local what it is called in the language that was asked for, as far as the data has it
 */
public record Place(
        String name,
        String asciiName,
        String matchedName,
        String country,
        String countryCode,
        Optional<String> region,
        double latitude,
        double longitude,
        String tz,
        int population,
        Optional<String> district,
        Optional<String> postalCode,
        Local local) {

    /** Name, region and country with commas between them, as people tell such towns apart: {@code Salem, Oregon, United States}. */
    public String label() {
        return name + region.map(one -> ", " + one).orElse("") + ", " + country;
    }

    /** Names in one language; each is there only if the data has it. */
    public record Local(Optional<String> name, Optional<String> region, Optional<String> country) {
        static final Local NONE = new Local(Optional.empty(), Optional.empty(), Optional.empty());
    }
}
