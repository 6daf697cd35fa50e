package org.nirayana.jyotisha.match;

import java.util.Locale;

/** The five groups of signs of vashya kuta: four-footed, human, of the water, of the forest, crawling. */
public enum VashyaGroup {
    CHATUSHPADA,
    MANAVA,
    JALACHARA,
    VANACHARA,
    KEETA;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name in answers. */
    public String id() {
        return id;
    }
}
