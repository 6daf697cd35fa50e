package org.nirayana.words;

import java.lang.Character.UnicodeScript;

/** The languages of the labels. */
public enum Language {
    ENGLISH("en", UnicodeScript.LATIN),
    TAMIL("ta", UnicodeScript.TAMIL),
    HINDI("hi", UnicodeScript.DEVANAGARI),
    TELUGU("te", UnicodeScript.TELUGU),
    KANNADA("kn", UnicodeScript.KANNADA),
    MALAYALAM("ml", UnicodeScript.MALAYALAM),
    SANSKRIT("sa", UnicodeScript.DEVANAGARI),
    BENGALI("bn", UnicodeScript.BENGALI),
    GUJARATI("gu", UnicodeScript.GUJARATI),
    MARATHI("mr", UnicodeScript.DEVANAGARI);

    private final String code;
    private final UnicodeScript script;

    Language(String code, UnicodeScript script) {
        this.code = code;
        this.script = script;
    }

    /** ISO 639-1, the value of the {@code lang} parameter. */
    public String code() {
        return code;
    }

    /** The writing system of its words. */
    public UnicodeScript script() {
        return script;
    }

    /** The words of this language; read once, then shared. */
    public Labels labels() {
        return Labels.of(this);
    }
}
