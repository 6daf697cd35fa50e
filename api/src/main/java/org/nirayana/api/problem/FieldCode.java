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
    /** Until every sentence has a code. */
    OTHER("{sentence}", "A sentence without a code of its own.");

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
