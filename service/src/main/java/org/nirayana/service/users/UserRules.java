package org.nirayana.service.users;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.nirayana.service.http.Fields;

/** What a user's fields may hold. */
final class UserRules {
    private static final Pattern USERNAME = Pattern.compile("[a-z0-9][a-z0-9._-]{1,31}");

    /** Words that are paths, not people. */
    private static final Set<String> RESERVED = Set.of("db_user", "me");

    /**
     * The addresses people have: the characters of RFC 5322 without quoting, and a domain of at least two labels.
     * Anything more exotic is more likely a mistake or an attempt on a mail header.
     */
    private static final Pattern EMAIL = Pattern.compile(
            "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
                    + "@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?");

    private static final int LONGEST_EMAIL = 254;
    private static final int LONGEST_LOCAL_PART = 64;
    private static final int LONGEST_NAME = 100;

    private UserRules() {}

    /** The username as it is stored. */
    static String username(Fields fields, String text) {
        String username = text.toLowerCase(Locale.ROOT);
        if (!USERNAME.matcher(username).matches()) {
            fields.reject("username", "must have 2 to 32 of a-z 0-9 . _ - and start with a letter or digit");
        } else if (RESERVED.contains(username)) {
            fields.reject("username", "is reserved");
        }
        return username;
    }

    static void email(Fields fields, String email) {
        if (email.length() > LONGEST_EMAIL
                || email.indexOf('@') > LONGEST_LOCAL_PART
                || !EMAIL.matcher(email).matches()) {
            fields.reject("email", "must be an e-mail address");
        }
    }

    static void name(Fields fields, String name) {
        int length = name.codePointCount(0, name.length());
        boolean text = StandardCharsets.UTF_8.newEncoder().canEncode(name)
                && name.codePoints().noneMatch(Character::isISOControl);
        if (length < 1 || length > LONGEST_NAME || !text || name.isBlank()) {
            fields.reject("name", "must have 1 to " + LONGEST_NAME + " characters, without control characters");
        }
    }
}
