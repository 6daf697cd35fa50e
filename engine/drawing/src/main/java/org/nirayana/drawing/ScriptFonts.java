package org.nirayana.drawing;

import java.lang.Character.UnicodeScript;

/** The fonts that have a writing system on the systems people use, and how much room its lines take. */
enum ScriptFonts {
    LATIN("'Segoe UI','Helvetica Neue','Noto Sans',Arial", 1.26),
    DEVANAGARI("'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI','Mangal'", 1.42),
    TAMIL("'Noto Sans Tamil','Tamil Sangam MN','Nirmala UI','Latha'", 1.36),
    TELUGU("'Noto Sans Telugu','Telugu Sangam MN','Nirmala UI','Gautami'", 1.5),
    KANNADA("'Noto Sans Kannada','Kannada Sangam MN','Nirmala UI','Tunga'", 1.46),
    MALAYALAM("'Noto Sans Malayalam','Malayalam Sangam MN','Nirmala UI','Kartika'", 1.4),
    BENGALI("'Noto Sans Bengali','Kohinoor Bangla','Nirmala UI','Vrinda'", 1.42),
    GUJARATI("'Noto Sans Gujarati','Gujarati Sangam MN','Nirmala UI','Shruti'", 1.42);

    private static final String FALLBACK = ",system-ui,sans-serif";

    private final String fonts;
    private final double lineHeight;

    ScriptFonts(String fonts, double lineHeight) {
        this.fonts = fonts;
        this.lineHeight = lineHeight;
    }

    static ScriptFonts of(UnicodeScript script) {
        return valueOf(script.name());
    }

    /** A font stack without anything to download: Linux and Android, Apple, Windows, then whatever there is. */
    String fontFamily() {
        return fonts + FALLBACK;
    }

    /** Size of a sign's name; Indian letters need a little more than Latin ones to be as legible. */
    double tagSize() {
        return this == LATIN ? 11.5 : 13;
    }

    /** Distance of two lines in em, so that marks above and below do not touch. */
    double lineHeight() {
        return lineHeight;
    }
}
