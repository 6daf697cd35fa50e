package org.nirayana.api.problem;

/** Why a row is not computed, what was guessed, or why an answer lacks something. */
public enum ReasonCode implements Code {
    MOON_NOT_CERTAIN(
            "Where a Moon stands is not certain: what all its possible places agree on is told, and the least and the most of the"
                    + " rest.",
            "A time of birth or half of a pada is not known, so that some points are given as a range."),
    BIRTHS_NEEDED(
            "It needs the births of both; of one only the star of the Moon is given.",
            "A part of a comparison that whole charts decide."),
    HOUSES_NEED_TIME(
            "Houses are counted from the ascendant, which needs the time of birth.",
            "A part that is counted from the ascendant, where only the day of birth is known."),
    DASHAS_NEED_TIME(
            "Dashas begin with the degree of the Moon, which needs the time of birth.",
            "Periods, where only the day of birth is known."),
    ROW_TIME_NOT_COVERED(
            "The time must be from {from:time} to {to:time}, the span of the ephemeris, not {given:time}.",
            "The ephemeris does not have the time of the row."),
    ROW_TIME_OUTSIDE(
            "The time must be from {from:time} to {to:time}, not {given:time}.",
            "The ephemeris does not have the time of the row."),
    ROW_TIME_MISSING(
            "The row needs dateandtime (an instant), or local_time, or date and time.", "The row has no time."),
    ROW_TIME(
            "must be an ISO 8601 date, or date and time, such as 2026-01-31, 2026-01-31T06:30,"
                    + " 2026-01-31T06:30:15.250Z or 2026-01-31T06:30:15+05:30 (no offset means UTC), not '{given}'",
            "The time cannot be read."),
    ROW_LOCAL_TIME(
            "must be an ISO 8601 date and time without an offset, such as 1990-05-17T10:30, not '{given}'",
            "What a clock showed cannot be read."),
    ROW_LOCAL_TIME_HAS_OFFSET(
            "'{given}' has an offset, which what a clock showed has not; an instant belongs into dateandtime",
            "What a clock showed has an offset."),
    ROW_CAME_TWICE(
            "came twice on the clocks of {zone}; what may have been meant: {meant:or}. Give it as dateandtime"
                    + " with its offset, or choose {choice}={choices:or}",
            "The clocks were put back over this time."),
    ROW_NEVER_CAME(
            "never came on the clocks of {zone}; what may have been meant: {meant:or}. Give it as dateandtime"
                    + " with its offset, or choose {choice}={choices:or}",
            "The clocks were put forward over this time."),
    ROW_CLOCK_NEEDED(
            "is needed: by which clock {clock} was read at this place is in doubt. It may be {clocks:list}."
                    + " Give tz, or choose {choice}={choices:or}",
            "A birth before standard time needs its clock."),
    ROW_COORDINATE_MISSING("is missing: a birth has lat and lon, or place", "The row has no place."),
    ROW_NUMBER_BETWEEN(
            "must be a decimal number from {min:number} to {max:number}, not '{given}'",
            "No number, or outside the limits."),
    ROW_INTEGER_BETWEEN(
            "must be a whole number from {min:number} to {max:number}, not '{given}'",
            "No whole number, or outside the limits."),
    ROW_PLACE_LENGTH(
            "must have {min:number} to {max:number} characters, not '{given}'",
            "The name of the place is too short or too long."),
    ROW_PLACE_UNKNOWN("'{given}' is not known; lat and lon work for every place", "No place has this name."),
    ROW_PLACE_AMBIGUOUS(
            "'{given}' may be {candidates:entries}. Write the region or the country behind a comma, or give lat"
                    + " and lon, or choose {choice}",
            "Several places have this name."),
    ROW_PLACE_AMBIGUOUS_AMONG_OTHERS(
            "'{given}' may be {candidates:entries}; and others. Write the region or the country behind a comma,"
                    + " or give lat and lon, or choose {choice}",
            "Many places have this name."),
    ROW_ZONE(
            "must be a name of the tz database (IANA), such as Asia/Kolkata, or LMT, or an offset such as"
                    + " +05:30, not '{given}'",
            "The zone is not known."),
    ROW_SAME_BIRTH(
            "groom is the same birth as the bride: one time and one place.", "One birth is compared with itself."),
    ROW_PERSON_NEEDED(
            "{person} needs {person}_nakshatra with {person}_pada, or a birth: {person}_dateandtime or"
                    + " {person}_local_time with {person}_lat and {person}_lon, or {person}_place.",
            "One of the two is not described."),
    ROW_PERSON_TWICE(
            "{person} needs {person}_nakshatra with {person}_pada, or a birth: {person}_dateandtime or"
                    + " {person}_local_time with {person}_lat and {person}_lon, or {person}_place; not both.",
            "One of the two is described in two ways."),
    ROW_NAKSHATRA(
            "must be a number from 1 to 27 or a name such as Rohini, not '{given}'",
            "There is no nakshatra of this name."),
    ROW_NAKSHATRA_IN_DOUBT(
            "must be a number from 1 to 27 or a name such as Rohini, not '{given}'; it may mean {meant:or}",
            "The name may mean several nakshatras."),
    ROW_HALF("must be first, second or empty, not '{given}'", "There is no such half."),
    ROW_NAME_NOT_KNOWN(
            "'{given}' is not known here; allowed: id, {allowed:list}, and their other names in docs/batch.md.",
            "The line has a member that no column is read from."),
    ROW_FIELD_TWICE("The line has {field} twice.", "A field is given under two of its names."),
    ROW_ID("id must be a text or a number of at most {max:number} characters.", "The id of the line is no id."),
    ROW_CELLS(
            "The row has {count:number} fields and the header has {columns:number}.",
            "The row has too few or too many cells."),
    ROW_NOT_COVERED(
            "The ephemeris does not cover what is needed: {span}",
            "Something that the columns need is outside the ephemeris."),
    ROW_PANCHANGA_NOT_COVERED(
            "A panchanga needs a time from {from:time} to {to:time}, the span of the ephemeris less a month.",
            "The ephemeris does not have the months around the time."),
    LINE_AFTER_OBJECT(
            "The line is no object of JSON: it has something behind its object.", "The line cannot be read as JSON."),
    LINE_ENDS("The line is no object of JSON: it ends too early.", "The line cannot be read as JSON."),
    LINE_NESTED("The line is no object of JSON: it is nested too deeply.", "The line cannot be read as JSON."),
    LINE_NO_VALUE(
            "The line is no object of JSON: it has '{given}', which is no value.", "The line cannot be read as JSON."),
    LINE_CONTROL_CHARACTER(
            "The line is no object of JSON: it has a control character in a text.", "The line cannot be read as JSON."),
    LINE_ESCAPE(
            "The line is no object of JSON: it has an escape that JSON does not know.",
            "The line cannot be read as JSON."),
    LINE_LACKS(
            "The line is no object of JSON: it lacks '{expected}' at its byte {byte:number}.",
            "The line cannot be read as JSON.");

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    ReasonCode(String sentence, String meaning) {
        this.sentence = new Sentence(sentence);
        this.meaning = meaning;
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String meaning() {
        return meaning;
    }
}
