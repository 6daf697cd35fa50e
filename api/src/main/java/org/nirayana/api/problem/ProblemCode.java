package org.nirayana.api.problem;

/** Why a whole question is refused, and of which kind that is. */
public enum ProblemCode implements Code {
    INPUT_INVALID(
            ProblemKind.INVALID_INPUT,
            "1 input is invalid.",
            "The detail is the field and the message of the one error in the list."),
    INPUTS_INVALID(ProblemKind.INVALID_INPUT, "{count:number} inputs are invalid.", "The list of errors says which."),
    MANY_INPUTS_INVALID(
            ProblemKind.INVALID_INPUT,
            "{count:number} inputs are invalid: the first {listed:number} are listed, and {more:number} more"
                    + " are not.",
            "The list of errors has the first of them."),
    MALFORMED_HTTP(ProblemKind.BAD_REQUEST, "The request is not well-formed HTTP.", "The request cannot be read."),
    ONE_HOST_NEEDED(
            ProblemKind.BAD_REQUEST,
            "A request has exactly one Host header.",
            "The header Host is missing or repeated."),
    HOST_INVALID(
            ProblemKind.BAD_REQUEST,
            "The header Host must name a host.",
            "A link cannot be written without the name of a host."),
    ENCODING_NOT_CHUNKED(
            ProblemKind.BAD_REQUEST,
            "The only transfer encoding known here is chunked.",
            "Another transfer encoding is named."),
    TARGET_NO_PATH(ProblemKind.BAD_REQUEST, "The request target must be a path.", "The request target is no path."),
    TARGET_WITH_FRAGMENT(
            ProblemKind.BAD_REQUEST,
            "The request target must not hold a fragment.",
            "The request target has a number sign."),
    SEGMENT_NOT_ALLOWED(
            ProblemKind.BAD_REQUEST,
            "The path holds a segment that is not allowed.",
            "The path has dots or an empty segment."),
    PERCENT_BROKEN(
            ProblemKind.BAD_REQUEST,
            "The address holds a broken percent escape.",
            "A percent sign is not followed by two digits."),
    PERCENT_NOT_UTF_8(
            ProblemKind.BAD_REQUEST,
            "A percent-encoded text is not UTF-8.",
            "The bytes of an escaped text are no UTF-8."),
    IF_MATCH_INVALID(
            ProblemKind.BAD_REQUEST,
            "If-Match must be * or entity tags in quotes, as ETag has them.",
            "The header If-Match cannot be read."),
    CLIENT_LEFT(ProblemKind.BAD_REQUEST, "The client has left.", "The connection ended before the answer."),
    BODY_EMPTY(ProblemKind.BAD_REQUEST, "The body is empty; JSON was expected.", "There is no body."),
    BODY_NOT_UTF_8(ProblemKind.BAD_REQUEST, "The body is not UTF-8.", "The bytes of the body are no UTF-8."),
    BODY_NO_OBJECT(ProblemKind.BAD_REQUEST, "The body must be a JSON object.", "The body is another JSON value."),
    JSON_CONTINUES(
            ProblemKind.BAD_REQUEST,
            "There is something after the end of the JSON value.",
            "The body goes on after its JSON."),
    JSON_TOO_DEEP(
            ProblemKind.BAD_REQUEST,
            "The JSON is nested deeper than {max:number} levels or holds too long a number.",
            "The body is nested too deeply."),
    JSON_NUMBER_TOO_LARGE(
            ProblemKind.BAD_REQUEST,
            "The JSON holds a number that is too large.",
            "The body holds a number that is too large."),
    JSON_INVALID(ProblemKind.BAD_REQUEST, "The body is not valid JSON.", "The body cannot be read as JSON."),
    JSON_INVALID_AT(
            ProblemKind.BAD_REQUEST,
            "The body is not valid JSON (line {line:number}, column {column:number}).",
            "The body cannot be read as JSON."),
    JSON_NO_LIST(
            ProblemKind.BAD_REQUEST,
            "The JSON must be a list, or an object whose member {member} is one.",
            "The file holds no list."),
    JSON_ELEMENT_TOO_LARGE(
            ProblemKind.BAD_REQUEST,
            "An element of the JSON list holds more than {max:number} values.",
            "An element of the list is too large."),
    FORM_PART_NAMELESS(
            ProblemKind.BAD_REQUEST,
            "A part of the form has no name, or is a file.",
            "A part of the form cannot be read."),
    FORM_NOT_UTF_8(ProblemKind.BAD_REQUEST, "The form is not UTF-8.", "The bytes of the form are no UTF-8."),
    FORM_INVALID(
            ProblemKind.BAD_REQUEST, "The body is not well-formed multipart/form-data.", "The form cannot be read."),
    FILE_TOO_MANY_PEOPLE(
            ProblemKind.BAD_REQUEST,
            "The file has more than {max:number} people; send it in parts.",
            "The file is too large."),
    REFRESH_TOKEN_INVALID(
            ProblemKind.BAD_REQUEST,
            "A valid refresh token is required that this operation gave.",
            "The refresh token is unknown, used or expired."),
    CREDENTIAL_SENT_TWICE(
            ProblemKind.BAD_REQUEST,
            "A credential was sent twice, by Authorization and by X-API-Key, and the two differ; send one of"
                    + " them, or the same by both.",
            "Two credentials contradict each other."),
    CREDENTIAL_REQUIRED(
            ProblemKind.UNAUTHORIZED,
            "A valid access token or API key is required.",
            "No credential, or one that does not hold."),
    ACCESS_TOKEN_REQUIRED(
            ProblemKind.UNAUTHORIZED,
            "A valid access token is required.",
            "No access token, or one that does not hold."),
    REFRESH_TOKEN_REQUIRED(
            ProblemKind.UNAUTHORIZED,
            "A valid refresh token is required.",
            "No refresh token, or one that does not hold."),
    NO_STAYING_SIGNED_IN(
            ProblemKind.UNAUTHORIZED, "Nobody stays signed in here.", "The operator switched staying signed in off."),
    NO_ACCOUNTS(ProblemKind.UNAUTHORIZED, "No account exists on this service.", "The service has no accounts."),
    LOGIN_WRONG(ProblemKind.LOGIN_FAILED, "The username or the password is not right.", "Signing in failed."),
    SUPERUSER_ONLY(ProblemKind.FORBIDDEN, "Only a superuser may do this.", "The operation is for superusers."),
    OWN_PROFILE_ONLY(
            ProblemKind.FORBIDDEN, "You may change only your own profile.", "Another user's profile is asked for."),
    NO_REGISTRATION(
            ProblemKind.FORBIDDEN,
            "Nobody can register here; ask a superuser for an account.",
            "The operator switched registration off."),
    NO_GUESTS(
            ProblemKind.FORBIDDEN,
            "Guests are not let in here; sign in, or ask a superuser for an account.",
            "The operator switched guests off."),
    TIER_LACKS_ENDPOINT(
            ProblemKind.TIER_REQUIRED,
            "Your tier does not include this endpoint.",
            "The tier does not list the operation."),
    GUEST_REFUSED(
            ProblemKind.GUEST_NOT_ALLOWED,
            "Guests may not do this; it needs an account. Sign in, or sign up.",
            "The operation is for users."),
    KEYS_REFUSED(
            ProblemKind.KEY_NOT_ALLOWED,
            "This is not open to API keys; sign in to do it.",
            "The operation takes no API key."),
    KEY_LACKS_ENDPOINT(
            ProblemKind.KEY_NOT_ALLOWED, "This key may not call {endpoint}.", "The key does not list the operation."),
    KEY_OTHER_ADDRESS(
            ProblemKind.KEY_NOT_ALLOWED,
            "This key may not be used from your address.",
            "The key does not list the address."),
    OTHER_SITE(
            ProblemKind.CROSS_SITE,
            "A page of another site may not sign in here; its origin is not listed in CORS_ORIGINS.",
            "A page of another origin asks."),
    NO_SUCH_PATH(ProblemKind.NOT_FOUND, "There is nothing at this path.", "The service has no such path."),
    NO_SUCH_PROBLEM(ProblemKind.NOT_FOUND, "There is no such kind of problem.", "No kind of problem is called so."),
    NO_SUCH_LINK(ProblemKind.NOT_FOUND, "There is no such link.", "Nobody made the link, or it was withdrawn."),
    LINK_GONE(
            ProblemKind.NOT_FOUND,
            "There is no such link: it was withdrawn, or has expired, or never was.",
            "The link does not lead anywhere."),
    NO_SUCH_LINK_OF_YOURS(ProblemKind.NOT_FOUND, "There is no such link of yours.", "You made no link with this id."),
    NO_SUCH_SESSION(ProblemKind.NOT_FOUND, "You have no such session.", "The session ended, or was never yours."),
    NO_SUCH_KEY(ProblemKind.NOT_FOUND, "You have no such key.", "The key was revoked, or was never yours."),
    NO_SUCH_PERSON(ProblemKind.NOT_FOUND, "You keep no such person.", "The person was removed, or was never yours."),
    NO_SUCH_USER(ProblemKind.NOT_FOUND, "There is no such user.", "No user has this id."),
    NO_SUCH_TIER(ProblemKind.NOT_FOUND, "There is no such tier.", "No tier has this name."),
    NO_SECURITY_CONTACT(
            ProblemKind.NOT_FOUND,
            "The operator has not said whom to tell (SECURITY_CONTACT).",
            "No contact is configured."),
    METHOD_UNKNOWN(
            ProblemKind.METHOD_NOT_ALLOWED,
            "This path answers {methods:list}.",
            "The path does not answer the method."),
    BODY_LATE(ProblemKind.REQUEST_TIMEOUT, "The body did not arrive in time.", "The body came too slowly."),
    ANSWER_TOO_LONG(ProblemKind.REQUEST_TIMEOUT, "It may take {minutes:number} minutes.", "The answer took too long."),
    NOTHING_CAME(
            ProblemKind.REQUEST_TIMEOUT, "Nothing to answer came for {seconds:number} seconds.", "The body stopped."),
    USERNAME_TAKEN(ProblemKind.CONFLICT, "This username is taken.", "Another user has the username."),
    EMAIL_TAKEN(ProblemKind.CONFLICT, "This e-mail address is taken.", "Another user has the e-mail address."),
    USER_NOT_DELETED(ProblemKind.CONFLICT, "This user is not deleted.", "Only a deleted user can be brought back."),
    USER_BEING_REMOVED(
            ProblemKind.CONFLICT, "This user is being removed for good.", "The user cannot be changed any more."),
    LAST_SUPERUSER(
            ProblemKind.CONFLICT,
            "This is the last active superuser.",
            "Somebody has to be left who may do everything."),
    TIER_IN_USE(ProblemKind.CONFLICT, "A user has this tier; it cannot be deleted.", "The tier is in use."),
    TIER_NEEDED_CHANGED(
            ProblemKind.CONFLICT,
            "This tier applies to users without a tier; it cannot be renamed.",
            "The tier has a part that needs its name."),
    TIER_NEEDED_DELETED(
            ProblemKind.CONFLICT,
            "This tier applies to users without a tier; it cannot be deleted.",
            "The tier has a part in the service."),
    TIER_OF_GUESTS_CHANGED(
            ProblemKind.CONFLICT,
            "This tier applies to guests; it cannot be renamed while they are let in.",
            "The tier has a part that needs its name."),
    TIER_OF_GUESTS_DELETED(
            ProblemKind.CONFLICT,
            "This tier applies to guests; it cannot be deleted while they are let in.",
            "The tier has a part in the service."),
    TIER_TAKEN(ProblemKind.CONFLICT, "A tier of this name exists.", "Another tier has the name."),
    IMPORT_GIVEN_UP(
            ProblemKind.CONFLICT, "This import was given up; nothing was saved.", "Another instance took over."),
    IMPORT_RUNNING(
            ProblemKind.CONFLICT,
            "Another file of yours is still being read; wait for it to end.",
            "One file is read at a time."),
    LINKS_FULL(
            ProblemKind.CONFLICT,
            "You have {max:number} links; withdraw one to make another.",
            "There are as many links as there may be."),
    KEYS_FULL(
            ProblemKind.QUOTA_REACHED,
            "You have {max:number} keys, which is the most; revoke one that is not used any more.",
            "There are as many keys as there may be."),
    PEOPLE_FULL(
            ProblemKind.QUOTA_REACHED,
            "Your tier allows {max:number} people; with these it would be {count:number}. Nothing was saved.",
            "There are as many people as the tier allows."),
    STALE_VERSION(
            ProblemKind.PRECONDITION_FAILED,
            "It was changed since you read it; nothing of yours was saved.",
            "Somebody else saved in between."),
    BODY_TOO_LARGE(ProblemKind.CONTENT_TOO_LARGE, "The body may have {max:number} bytes.", "The body is too large."),
    LINE_TOO_LARGE(
            ProblemKind.CONTENT_TOO_LARGE,
            "A line may have {max:number} bytes; this one is not read.",
            "A line of a batch is too large."),
    TARGET_TOO_LONG(
            ProblemKind.URI_TOO_LONG,
            "The request target may have {max:number} bytes.",
            "The path and the query are too long."),
    HEADERS_OVER_LIMIT(
            ProblemKind.HEADERS_TOO_LARGE,
            "The headers together may have {max:number} bytes.",
            "The headers are too large."),
    BODY_OF_OTHER_TYPE(
            ProblemKind.UNSUPPORTED_MEDIA_TYPE, "Send the body as {types:or}.", "The body is of another media type."),
    BODY_IS_WORKBOOK(
            ProblemKind.UNSUPPORTED_MEDIA_TYPE,
            "This is a workbook, not text: save the sheet as CSV (UTF-8) and send that.",
            "The file is a spreadsheet."),
    BODY_ENCODED(
            ProblemKind.UNSUPPORTED_MEDIA_TYPE,
            "Send the body as it is: the only Content-Encoding allowed is identity, and it may be left out.",
            "The body is compressed."),
    EXPECTATION_UNKNOWN(
            ProblemKind.EXPECTATION_FAILED,
            "Only 100-continue is known.",
            "The header Expect asks for something else."),
    REQUESTS_OF_TIER(
            ProblemKind.TOO_MANY_REQUESTS,
            "Your tier allows {limit:number} requests a minute.",
            "The requests of this minute are used up."),
    REQUESTS_OF_PRICE(
            ProblemKind.TOO_MANY_REQUESTS,
            "This counts as {price:number} requests; your tier allows {limit:number} a minute.",
            "The question is worth more than what is left."),
    REQUESTS_OF_ACCOUNT_PRICE(
            ProblemKind.TOO_MANY_REQUESTS,
            "This counts as {price:number} requests; about accounts a user may ask {limit:number} a minute.",
            "The question is worth more than what is left."),
    REQUESTS_OF_LINES(
            ProblemKind.TOO_MANY_REQUESTS,
            "Each line counts as a request; your tier allows {limit:number} a minute.",
            "The requests of this minute are used up."),
    REQUESTS_OF_LINK(
            ProblemKind.TOO_MANY_REQUESTS,
            "A link answers {limit:number} requests a minute.",
            "The requests of the link are used up."),
    REQUESTS_OF_LINK_MAKER(
            ProblemKind.TOO_MANY_REQUESTS,
            "The tier of its maker allows {limit:number} requests a minute.",
            "The requests of the link are used up."),
    REQUESTS_OF_GUESTS(
            ProblemKind.TOO_MANY_REQUESTS,
            "Too many guests are asking; try again in a minute, or sign in.",
            "Guests share a limit."),
    REQUESTS_ABOUT_ACCOUNTS(
            ProblemKind.TOO_MANY_REQUESTS,
            "A user may ask {limit:number} times a minute about accounts.",
            "The requests of this minute are used up."),
    REQUESTS_OF_TODAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "This answers {limit:number} requests a minute.",
            "The requests of the network are used up."),
    PLACES_OF_TODAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "Too many visitors ask for places that were not asked for today.",
            "New places are computed only so often."),
    KEYS_GUESSED(
            ProblemKind.TOO_MANY_REQUESTS,
            "Too many keys that nobody has were shown from your address; others wait.",
            "Keys are guessed from the address."),
    REFRESHES_OF_ACCOUNT(
            ProblemKind.TOO_MANY_REQUESTS,
            "An account may refresh {limit:number} times a minute; an access token lasts longer than that.",
            "The refreshes of this minute are used up."),
    SIGN_INS_OF_ACCOUNT(
            ProblemKind.TOO_MANY_REQUESTS,
            "An account may sign in {limit:number} times a minute; keep the tokens and use them again.",
            "The sign-ins of this minute are used up."),
    TOKENS_OF_GUEST(
            ProblemKind.TOO_MANY_REQUESTS,
            "A guest may have {limit:number} tokens a minute, of which each holds for {minutes:number} minutes;"
                    + " keep one and use it again.",
            "The tokens of this minute are used up."),
    ATTEMPTS(ProblemKind.TOO_MANY_REQUESTS, "Too many attempts; try again later.", "Signing in failed too often."),
    ADDRESS_CHANGES(
            ProblemKind.TOO_MANY_REQUESTS,
            "An account may ask for {limit:number} changes of its e-mail address a day.",
            "The changes of this day are used up."),
    BODY_UNDER_WAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "A large body of yours is on its way already; wait for its answer.",
            "One large body is read at a time."),
    ANSWERS_UNDER_WAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "{limit:number} long answers are on their way to you; wait for one to end.",
            "Long answers are sent only so many at a time."),
    LISTS_UNDER_WAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "Lists of yours are still being read; wait for them to end.",
            "Lists are read only so many at a time."),
    FILE_UNDER_WAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "A file of yours is still being read; wait for it to end.",
            "One file is read at a time."),
    SEARCHES_UNDER_WAY(
            ProblemKind.TOO_MANY_REQUESTS,
            "Searches of yours are still under way; wait for them to end.",
            "Searches run only so many at a time."),
    INTERNAL(
            ProblemKind.INTERNAL_ERROR,
            "Something failed inside; the log has the details under this correlation id: {id}",
            "A defect of the service."),
    FONTS_UNAVAILABLE(
            ProblemKind.INTERNAL_ERROR,
            "{reason}",
            "The machine of the service lacks a library for drawing; `reason` names it in English."),
    BUSY(
            ProblemKind.UNAVAILABLE,
            "The service is busy; try again in a moment.",
            "Others have the place that it needs."),
    STOPPING(
            ProblemKind.UNAVAILABLE,
            "The service is stopping.",
            "The service starts again in a moment, or another instance answers."),
    DATABASE_BUSY(ProblemKind.UNAVAILABLE, "The database is busy.", "The database has too much work."),
    DATABASE_UNREACHABLE(ProblemKind.UNAVAILABLE, "The database cannot be reached.", "The database does not answer."),
    TOO_MANY_SIGN_INS(
            ProblemKind.UNAVAILABLE,
            "Too many sign-ins at once.",
            "Checking passwords takes all that the machine has."),
    FILES_OF_OTHERS(
            ProblemKind.UNAVAILABLE,
            "Files of others are being read; try again in a moment.",
            "Files are read only so many at a time."),
    HTTP_VERSION_UNKNOWN(
            ProblemKind.HTTP_VERSION_NOT_SUPPORTED,
            "HTTP/1.1 and HTTP/1.0 are spoken here.",
            "The request is of another version of HTTP."),
    LINK_SHOWS_OTHER(
            ProblemKind.FORBIDDEN,
            "This link does not show what this endpoint tells.",
            "The link is for another page."),
    LINK_CHANGED(
            ProblemKind.FORBIDDEN,
            "This link shows one thing only; {inputs:list} must be as the link has it.",
            "An input differs from what the link shows.");

    private final ProblemKind kind;

    @SuppressWarnings("ImmutableEnumChecker") // nothing changes it once it is made
    private final Sentence sentence;

    private final String meaning;

    ProblemCode(ProblemKind kind, String sentence, String meaning) {
        this.kind = kind;
        this.sentence = new Sentence(sentence);
        this.meaning = meaning;
    }

    /** The kind of problem that it is. */
    public ProblemKind kind() {
        return kind;
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
