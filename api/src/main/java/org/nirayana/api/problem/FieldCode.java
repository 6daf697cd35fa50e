package org.nirayana.api.problem;

/** What is wrong with an input; the sentence goes on after the name of the field. */
public enum FieldCode implements Code {
    REQUIRED("is required", "It has to be given."),
    NOT_A_PARAMETER("is not a parameter here; allowed: {allowed:list}", "The operation has no parameter of this name."),
    NOT_KNOWN("is not known here; allowed: {allowed:list}", "The object has no member of this name."),
    NUMBER_BETWEEN("must be a decimal number from {min:number} to {max:number}", "No number, or outside the limits."),
    NUMBER_OF_UNIT_BETWEEN(
            "must be a decimal number of {unit} from {min:number} to {max:number}",
            "No number, or outside the limits."),
    INTEGER_BETWEEN(
            "must be a whole number from {min:number} to {max:number}", "No whole number, or outside the limits."),
    INTEGER_BETWEEN_FOR_GUESTS(
            "must be a whole number from {min:number} to {max:number} for guests; with an account it must be a whole number from"
                    + " {account_min:number} to {account_max:number}",
            "More than guests may ask for."),
    ONE_OF("must be one of {allowed:list}", "None of the words that it may be."),
    ONE_OF_OR_NULL("must be one of {allowed:list}, or null", "None of the words that it may be."),
    TRUE_OR_FALSE("must be true or false", "Something else than a flag."),
    REQUIRED_OR_NULL("is required; null takes the tier away", "It has to be given, be it as null."),
    NOT_KNOWN_HERE("is not known here", "The object has no member of this name."),
    STRING("must be a string", "Another type of JSON."),
    STRINGS("must be a list of strings", "Another type of JSON, or a list that has one in it."),
    OBJECT("must be an object", "Another type of JSON."),
    OBJECTS("must be a list of objects", "Another type of JSON."),
    PLAIN_VALUE("must be a text, a number, true or false", "Another type of JSON."),
    INTEGER("must be a whole number", "No whole number."),
    NUMBER("must be a decimal number", "No number."),
    NULL_OR_BETWEEN("must be null or from {min:number} to {max:number}", "Outside the limits."),
    PATTERN("must fit {pattern}", "The text does not fit the expression."),
    LENGTH_BETWEEN("must have {min:number} to {max:number} characters", "The text is too short or too long."),
    ELEMENTS_BETWEEN("must have {min:number} to {max:number} elements", "The list is too short or too long."),
    NO_CONTROL_CHARACTERS("must be text without control characters", "The text cannot be shown."),
    NAME_BETWEEN(
            "must have {min:number} to {max:number} characters, without control characters",
            "The name is too long, blank or cannot be shown."),
    TEXT_BETWEEN(
            "must be a text of {min:number} to {max:number} characters, without control characters",
            "No text, or too long, or it cannot be shown."),
    LINE_BETWEEN(
            "must have {min:number} to {max:number} characters on one line", "The line is too long, blank or several."),
    EMAIL_ADDRESS("must be an e-mail address", "The text is no address."),
    USERNAME("must have 2 to 32 of a-z 0-9 . _ - and start with a letter or digit", "The text cannot be a username."),
    RESERVED("is reserved", "The username is a word of the interface."),
    NOT_TEXT("must be text", "The text has no form in UTF-8."),
    COMMON_PASSWORD("is among the most common passwords", "Everybody would guess the password."),
    GRANT_TYPE("must be password or refresh_token", "There is no other grant."),
    TIER_NAME(
            "must have 1 to 64 of A-Z a-z 0-9 space . _ - and start with a letter or digit, with no space at the end",
            "The text cannot be the name of a tier."),
    TIER_ENDPOINTS(
            "must be [\"*\"] or a list of different astro endpoint names, such as planets or chart",
            "The list names something else, or something twice."),
    KEY_EXPIRY(
            "must be a time to come, such as 2030-01-31T00:00:00 (UTC) or 2030-01-31T05:30:00+05:30, or null",
            "The time cannot be read, or is past."),
    KEY_ENDPOINTS(
            "must be null or a list of {min:number} to {max:number} of {allowed:list}",
            "The list names something else, or nothing."),
    KEY_ADDRESSES(
            "must be null or a list of {min:number} to {max:number} addresses or networks, such as 203.0.113.7,"
                    + " 192.0.2.0/24 or 2001:db8::/32",
            "The list has something else, or nothing."),
    SHARE_EXPIRY(
            "must be a time from now to 366 days from now, as ISO 8601; without an offset it is UTC",
            "The time cannot be read, or is past, or too far away."),
    PAGE_ADDRESS(
            "must be a path of the page with its parameters, each once, of at most {max:number} characters",
            "The address cannot be shared."),
    LETTERHEAD(
            "must be text of at most 6 lines, each of at most 160 characters",
            "The letterhead is too long, or cannot be printed."),
    PREFERRED_PLACE(
            "must have name (up to 160 characters), lat (-90 to 90), lon (-180 to 180), tz (a time zone or null) and may"
                    + " have region (up to 160 characters)",
            "Something of the place is missing or not allowed."),
    BIRTH_OBJECT("must be an object with local, lat and lon", "Another type of JSON."),
    TEXTS_AT_MOST("must be a list of at most {max:number} texts", "No list, or too long."),
    TAGS(
            "must be texts of 1 to 50 characters without commas, semicolons and control characters",
            "One of the tags is not allowed."),
    MEMBERS_AT_MOST("must be an object with at most {max:number} members", "No object, or too large."),
    CERTAINTY_OF_TIME("unknown goes with a date alone in local", "The certainty and the time contradict each other."),
    CERTAINTY_OF_DATE(
            "must be unknown, or left out, for a date alone; or give local a time",
            "The certainty and the date contradict each other."),
    LOCAL_TIME(
            "must be the date and time that a clock at the place showed, without an offset, such as"
                    + " 1990-05-17T10:30:00 or 1990-05-17T10:30, or the date alone where the time is unknown",
            "The local time cannot be read."),
    ZONE(
            "must be a name of the tz database (IANA), such as Asia/Kolkata or Europe/London, or LMT, or an"
                    + " offset such as +04:38:24 or UTC+5:30",
            "The zone is not known."),
    LENGTH_AT_MOST("may have {max:number} characters", "The text is too long."),
    OBJECT_WITH("must be a JSON object with {members:list}", "The body is no object."),
    SEVERAL_OF(
            "must be one or several of {allowed:list}, with commas between them",
            "One of them is no word that it may be."),
    ONE_OR_BOTH_OF(
            "must be one or both of {allowed:list}, with a comma between them",
            "One of them is no word that it may be."),
    TEXT_AT_MOST("must be a text of at most {max:number} characters", "No text, or too long."),
    LINES_AT_MOST("may have {max:number} lines, not {count:number}", "The text has too many lines."),
    BEGINNING_OF_PLACE(
            "must have {min:number} to {max:number} characters, the beginning of the name of a place",
            "The text is too short or too long."),
    LIST_OF_OBJECTS("must be a list of objects with {members:list}", "Something else than a list."),
    OBJECT_THAT_HAS("must be an object that has of {members:list}", "No object, or one with other members."),
    DATE_TIME(
            "must be an ISO 8601 date, or date and time, such as 2026-01-31, 2026-01-31T06:30,"
                    + " 2026-01-31T06:30:15.250Z or 2026-01-31T06:30:15+05:30 (no offset means UTC; write + as %2B)",
            "The time in an address cannot be read."),
    DATE_TIME_REQUIRED(
            "is required: must be an ISO 8601 date, or date and time, such as 2026-01-31, 2026-01-31T06:30,"
                    + " 2026-01-31T06:30:15.250Z or 2026-01-31T06:30:15+05:30 (no offset means UTC; write + as %2B)",
            "A time has to be given."),
    DATE_TIME_IN_CALENDAR(
            "must be an ISO 8601 date, or date and time, such as 2026-01-31, 2026-01-31T06:30,"
                    + " 2026-01-31T06:30:15.250Z or 2026-01-31T06:30:15+05:30 (no offset means UTC; write + as %2B); the"
                    + " calendar is {calendar}",
            "The time cannot be read in the calendar."),
    DATE_TIME_IN_TEXT(
            "must be an ISO 8601 date, or date and time, such as 2026-01-31, 2026-01-31T06:30,"
                    + " 2026-01-31T06:30:15.250Z or 2026-01-31T06:30:15+05:30 (no offset means UTC)",
            "The time in a body or a file cannot be read."),
    DATE("must be a date such as 2026-01-31", "The date cannot be read."),
    DATE_OF_BODY("must be a date, such as 1990-05-17", "The date cannot be read."),
    DATE_OF_CLOCK(
            "must be an ISO 8601 date, such as 1990-05-17 (with time; or give dateandtime)",
            "The date cannot be read."),
    JULIAN_DATE(
            "must be a date of the Julian calendar such as 1700-02-29",
            "The date cannot be read in the Julian calendar."),
    JULIAN_DATE_OF_CLOCK(
            "must be an ISO 8601 date of the Julian calendar, such as 1990-05-17 (with time; or give" + " dateandtime)",
            "The date cannot be read in the Julian calendar."),
    TIME_OF_DAY(
            "must be a time of the day without offset, such as 10:30 or 10:30:15",
            "The time of the day cannot be read."),
    TIME_CAME_TWICE(
            "came twice on the clocks of {zone}; what may have been meant, in the Gregorian calendar:" + " {meant:or}",
            "The clocks were put back over this time."),
    TIME_NEVER_CAME(
            "never came on the clocks of {zone}; what may have been meant, in the Gregorian calendar:" + " {meant:or}",
            "The clocks were put forward over this time."),
    LOCAL_CAME_TWICE(
            "came twice on the clocks of {zone}; what may have been meant, in the Gregorian calendar:"
                    + " {meant:or}; name the offset that was meant as tz",
            "The clocks were put back over this time of a birth."),
    LOCAL_NEVER_CAME(
            "never came on the clocks of {zone}; what may have been meant, in the Gregorian calendar:"
                    + " {meant:or}; name the offset that was meant as tz",
            "The clocks were put forward over this time of a birth."),
    CLOCK_NEEDED(
            "is needed: by which clock the time was read at this place is in doubt; clocks lists what it may be",
            "A birth before standard time needs its clock."),
    CLOCK_SAID_TWICE(
            "cannot stand beside an offset or Z in dateandtime: both say which clock showed the time",
            "The offset and the time scale contradict each other, or repeat it."),
    LMT_BESIDE_ZONE("lmt cannot stand beside tz={zone}, which names another clock", "Two clocks are named."),
    LMT_BESIDE_CLOCK("lmt cannot stand beside another clock in tz", "Two clocks are named."),
    INSTANT_BESIDE_CLOCK(
            "cannot stand beside date and time: one names an instant, the others a clock",
            "The time is named in two ways."),
    ZONE_NAME("must be a name of the tz database (IANA), such as Asia/Kolkata", "The zone is not known."),
    TIME_NOT_COVERED(
            "must be from {from:time} to {to:time}, the span of the ephemeris of this service",
            "The ephemeris does not have the time."),
    MONTHS_NOT_COVERED(
            "must lie from {from:time} to {to:time}: a panchanga needs the months around it",
            "The ephemeris does not have the months around the time."),
    DAYS_NOT_COVERED(
            "must stay within {from:time} to {to:time}, the span of the ephemeris of this service",
            "The ephemeris does not have all of the days."),
    AROUND_NOT_COVERED(
            "must lie further inside the span of the ephemeris of this service",
            "The ephemeris does not have the months around the time."),
    BEFORE_FROM("must not lie before from", "The span ends before it begins."),
    NOT_AFTER_FROM("must lie after `from`", "The span ends before it begins."),
    SPAN_OF_ECLIPSES("may be at most 36525 days, 100 years, after from", "The span is too long."),
    SPAN_OF_EVENTS(
            "may be at most {days:number} days after `from` with these kinds and grahas; slow grahas and fewer"
                    + " kinds may have up to {most:number} days (100 years)",
            "The span is too long for so many events."),
    SPAN_OF_TRANSITS(
            "must be after from, and at most {days:number} days after it with these grahas",
            "The span is empty or too long."),
    SPAN_OF_KAKSHAS(
            "must be after from, and at most {days:number} days after it with these grahas and kakshas",
            "The span is empty or too long."),
    GIVEN_WITH("must be given with {other}", "Only one of two that belong together is given."),
    AFTER_ALL_PERIODS(
            "must not be before the period that runs at birth, nor a thousand cycles after it",
            "No period of the dasha runs at the time."),
    PATH_OF_PERIOD("must be the path of a period, such as 3 or 3.1.4", "There is no such period."),
    PATH_TOO_DEEP(
            "has {levels:number} levels; with {below:number} below there may be {max:number} in all",
            "The levels are too many together."),
    NO_HOUSES_HERE(
            "divides nothing inside the polar circles; every system but placidus and koch has bhavas there",
            "The house system has no houses at the place."),
    UNDIVIDED_CHART_ONLY(
            "is for the undivided chart alone, not for varga {varga:number}",
            "Houses are asked for in a divisional chart."),
    TIME_OF_BIRTH_UNKNOWN(
            "is not for a birth whose time is unknown (birth_time=unknown)",
            "What is asked for depends on the time of birth."),
    NO_CONVENTION("is no convention; allowed: {allowed:list}", "There is no convention of this name."),
    HAS_NO_CONVENTION(
            "has no convention '{convention}'; there are {allowed:list}", "There is no convention of this name."),
    PROFILE_FIRST(
            "must begin with a profile ({profiles:list}) or have conventions such as ayanamsa=raman, parted by"
                    + " commas",
            "It names no profile and no convention."),
    SAME_BIRTH("is the same birth as the bride: one time and one place", "One birth is compared with itself."),
    PERSON_AS_OBJECT(
            "must be an object that needs dateandtime with lat and lon, or date with lat and lon, or nakshatra"
                    + " with pada, or person_id",
            "Something else than an object is given for somebody."),
    PERSON_REQUIRED(
            "is required; it needs dateandtime with lat and lon, or date with lat and lon, or nakshatra with"
                    + " pada, or person_id",
            "Nobody is given."),
    PERSON_IN_ONE_WAY(
            "needs dateandtime with lat and lon, or date with lat and lon, or nakshatra with pada, or"
                    + " person_id; exactly one of the four",
            "Somebody is described in no way, or in several."),
    PERSON_KEPT(
            "must be the id of somebody whom you keep; GET /api/v1/people lists them", "Nobody is kept under the id."),
    NAKSHATRA(
            "must be one of {allowed:list}, or a usual spelling of one, in Latin letters or one of the ten"
                    + " languages",
            "There is no nakshatra of this name."),
    NAKSHATRA_IN_DOUBT(
            "must be one of {allowed:list}, or a usual spelling of one, in Latin letters or one of the ten"
                    + " languages; it may mean {meant:or}",
            "The name may mean several nakshatras."),
    NAKSHATRA_NUMBER("must be a number from 1 to 27 or a name such as Rohini", "There is no nakshatra of this name."),
    NAKSHATRA_NUMBER_IN_DOUBT(
            "must be a number from 1 to 27 or a name such as Rohini; it may mean {meant:or}",
            "The name may mean several nakshatras."),
    PADA("must be 1 to 4", "There is no such pada."),
    HALF("must be first, second or empty", "There is no such half."),
    BRIDE_OR_GROOM("must be bride or groom", "The side of somebody in a list is not known."),
    NAME_COLUMNS(
            "must name the columns: side,id,nakshatra,pada and half if it is needed, or"
                    + " side,id,dateandtime,lat,lon, or all of them",
            "The first line of the list names no columns."),
    CELLS("must have {count:number} cells, without quotes", "A line has too few or too many cells."),
    BRIDE_AND_GROOM_NEEDED("needs at least one bride and one groom", "One side of the list is empty."),
    TOO_MANY_BIRTHS(
            "has {count:number} births; there may be {max:number}, and more stars", "The list has too many births."),
    TOO_MANY_PAIRS("has {count:number} pairs; there may be {max:number}", "The list makes too many pairs."),
    TOO_MANY_PEOPLE("there may be {max:number} people", "The list has too many people."),
    STAR_OR_BIRTH(
            "must have a nakshatra with its pada or a dateandtime with lat and lon, not both",
            "Somebody is described in two ways."),
    ID_REPEATED("is there already on this side", "Two people of a side have one id."),
    JSON_TOO_LARGE(
            "may have {max:number} bytes as JSON; send a larger list as text/csv", "The list is too large for JSON."),
    COLUMNS_NOT_UNDERSTOOD(
            "{reason}", "The columns of a batch cannot be read; `reason` says in English what is wrong."),
    COLUMNS_ONE_BY_ONE(
            "may be {columns}; other operations are asked for one by one", "Operations have no columns in this batch."),
    GIVEN_TWICE("is given more than once", "A name is repeated."),
    CURRENT_PASSWORD_NEEDED(
            "is required: your present password, to change the password or the e-mail address",
            "What is changed needs the present password."),
    CURRENT_PASSWORD_WRONG("is not your present password", "The present password is another."),
    CURRENT_PASSWORD_ALONE(
            "goes with a new password or e-mail address of your own, and with nothing else",
            "Nothing that is changed needs the present password."),
    TOKEN_INVALID("is not valid; it may have expired or been used", "The token of a mail does not hold."),
    FORMAT_UNKNOWN(
            "cannot be told from the text; name it: json, csv (its first line names the columns), jhd or aaf",
            "The format of a file is not recognised."),
    SEARCH_TOO_LONG("must have at most {max:number} characters", "The text is too long."),
    PAGE_AT_LEAST("must be a whole number of at least {min:number}", "No whole number, or too small."),
    TIER_ID("must be the id of a tier, or null for none", "No tier has the id."),
    AFTER_TO("must not be after to", "The span ends before it begins."),
    TOO_MANY_ROWS(
            "makes more than {max:number} rows; ask for fewer days or tell less apart",
            "The answer would be too long."),
    DAY("must be a day such as 2026-11-18", "The day cannot be read."),
    ONE_OR_MORE_OF(
            "must be one or more of {allowed:list}, separated by commas", "One of them is no word that it may be."),
    COLUMN_NAMES("must be names of columns between commas, of {allowed:list}", "One of them is no column."),
    NOT_OPENED_BY_STAR(
            "is not for {system}, which no star opens; allowed with {allowed:list}",
            "The dasha has no star to choose."),
    ADDRESS_OF("must be an address of {paths:or}", "The page of the address cannot be shared so."),
    ADDRESS_LACKS(
            "must name {parameters:list}, so that everybody sees the same",
            "The address shows something else tomorrow.");

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    FieldCode(String sentence, String meaning) {
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
