package org.nirayana.api.operation;

import java.util.Locale;

/** Texts from outside in lower case. */
public final class LowerCase {
    private LowerCase() {}

    /**
     * The same as {@link String#toLowerCase(Locale)} by the rules of no language, in time by the length of the text. The capital I with a dot is
     * the only letter that becomes two; Java makes room for each of them alone, so that of 32,768 of them it writes 3 GB.
     */
    public static String of(String text) {
        return text.replace("\u0130", "i\u0307").toLowerCase(Locale.ROOT);
    }
}
