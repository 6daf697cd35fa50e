package org.nirayana.chart;

/** The languages of the labels. */
public enum Language {
    ENGLISH("en", Script.LATIN),
    TAMIL("ta", Script.TAMIL),
    HINDI("hi", Script.DEVANAGARI),
    TELUGU("te", Script.TELUGU),
    KANNADA("kn", Script.KANNADA),
    MALAYALAM("ml", Script.MALAYALAM),
    SANSKRIT("sa", Script.DEVANAGARI),
    BENGALI("bn", Script.BENGALI),
    GUJARATI("gu", Script.GUJARATI),
    MARATHI("mr", Script.DEVANAGARI);

    private final String code;
    private final Script script;

    Language(String code, Script script) {
        this.code = code;
        this.script = script;
    }

    /** ISO 639-1, the value of the {@code lang} parameter. */
    public String code() {
        return code;
    }

    Script script() {
        return script;
    }

    /** The words of this language; read once, then shared. */
    public Labels labels() {
        return Labels.of(this);
    }
}
