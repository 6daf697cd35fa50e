package org.nirayana.service.users;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.service.http.input.Fields;

/** What a user's fields may hold. */
final class UserRules {
    /** As callers may write it; it is stored in lower case. */
    static final String USERNAME = "[A-Za-z0-9][A-Za-z0-9._-]{1,31}";

    private static final Pattern USERNAME_PATTERN = Pattern.compile(USERNAME);

    /** Words that are paths, not people. */
    private static final Set<String> RESERVED = Set.of("db_user", "me");

    /**
     * The addresses people have: the characters of RFC 5322 without quoting, and a domain of at least two labels.
     * Anything more exotic is more likely a mistake or an attempt on a mail header.
     */
    private static final Pattern EMAIL = Pattern.compile(
            "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*+"
                    + "@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)++[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?");

    static final int MAX_EMAIL = 254;
    private static final int MAX_LOCAL_PART = 64;
    static final int MAX_NAME = 100;

    private UserRules() {}

    /** The username as it is stored. */
    static String username(Fields fields) {
        String username = LowerCase.of(fields.string("username"));
        if (isText(fields, "username")) {
            if (!USERNAME_PATTERN.matcher(username).matches()) {
                fields.reject("username", "must have 2 to 32 of a-z 0-9 . _ - and start with a letter or digit");
            } else if (RESERVED.contains(username)) {
                fields.reject("username", "is reserved");
            }
        }
        return username;
    }

    static String email(Fields fields) {
        String email = fields.string("email");
        boolean address = email.length() <= MAX_EMAIL
                && email.indexOf('@') <= MAX_LOCAL_PART
                && EMAIL.matcher(email).matches();
        if (isText(fields, "email") && !address) {
            fields.reject("email", "must be an e-mail address");
        }
        return email;
    }

    static String name(Fields fields) {
        String name = fields.string("name");
        int length = name.codePointCount(0, name.length());
        boolean printable = StandardCharsets.UTF_8.newEncoder().canEncode(name)
                && name.codePoints().noneMatch(Character::isISOControl);
        if (isText(fields, "name") && (length > MAX_NAME || name.isBlank() || !printable)) {
            fields.reject("name", "must have 1 to " + MAX_NAME + " characters, without control characters");
        }
        return name;
    }

    /** What is missing or of another type was complained about when it was read. */
    private static boolean isText(Fields fields, String name) {
        return fields.value(name) instanceof String;
    }
}
