package org.nirayana.jyotisha.varga;

import java.util.Locale;

/** How the constant of a variant is written by callers. */
final class VariantName {
    private VariantName() {}

    static String of(Enum<?> variant) {
        return variant.name().toLowerCase(Locale.ROOT);
    }
}
