package org.nirayana.api.operation;

import java.util.regex.Pattern;

/**
 * The addresses people have: the characters of RFC 5322 without quoting, and a domain of at least two labels. Anything more exotic is
 * more likely a mistake or an attempt on a mail header.
 */
final class EmailAddress {
    private static final int MAX_LOCAL_PART = 64;

    private static final Pattern EMAIL = Pattern.compile(
            "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*+"
                    + "@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)++[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?");

    private EmailAddress() {}

    static boolean is(String text) {
        return text.indexOf('@') <= MAX_LOCAL_PART && EMAIL.matcher(text).matches();
    }
}
