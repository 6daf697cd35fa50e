package org.nirayana.service.people;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.calculation.CivilBirth;

/**
 * What is kept of somebody.
 *
 * @param place the name of the place of birth; may be empty
 * @param notes may be empty
 * @param conventions by the names of the parameters of calculations
 */
record PersonDetails(
        String name,
        CivilBirth birth,
        Certainty certainty,
        String place,
        Optional<Sex> sex,
        String notes,
        List<String> tags,
        boolean favourite,
        Map<String, String> conventions) {

    /** How far the time of birth is to be trusted. */
    enum Certainty {
        /** To the second. */
        EXACT,
        /** To the minute, as most births are told. */
        MINUTE,
        /** To some minutes. */
        MINUTES,
        /** To an hour or so. */
        HOUR,
        /** Only the day is known. */
        UNKNOWN
    }

    enum Sex {
        FEMALE,
        MALE,
        OTHER
    }

    /** Whether it is the same person: the same name, and the same birth at the same place. */
    boolean isSamePerson(PersonDetails other) {
        return name.equals(other.name) && birth.equals(other.birth);
    }
}
