package org.nirayana.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The parts of the catalogue: what is read together, and what the page fetches together. */
public enum Area {
    /** Names of what charts and almanacs consist of, in a chart and on the page. */
    TERMS(true),
    /** What every view of the page has around it. */
    SHELL(true),
    /** What visitors see first. */
    HOME(true),
    CHART(true),
    /** Points beside the ascendant and the grahas. */
    POINTS(true),
    PANCHANGA(true),
    /** What happens in the sky, in calendars. */
    EVENTS(true),
    DASHAS(true),
    /** Two sets of conventions side by side, in answers and on the page. */
    COMPARE(true),
    /** What each convention is called, and how it may be chosen. */
    CONVENTIONS(true),
    STRENGTHS(true),
    /** Two people compared for marriage. */
    MATCH(true),
    /** Links for others, and calendars to subscribe to. */
    SHARING(true),
    /** The moving sky, on the page. */
    SKY(true),
    /** The horoscope as a document; most of its words are those of the other areas. */
    REPORT(true),
    /** The births that somebody keeps. */
    PEOPLE(true),
    ACCOUNT(true),
    ADMIN(true),
    /** Letters that the service sends. */
    MAIL(true),
    /** What terms mean, in a sentence or two. */
    GLOSSARY(true),
    /** The document of the page before any script runs, when no language is known yet; in English. */
    DOCUMENT(false);

    private final boolean inEveryLanguage;

    Area(boolean inEveryLanguage) {
        this.inEveryLanguage = inEveryLanguage;
    }

    /** The folder of its tables, and what every key in them begins with. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Area> ofId(String id) {
        return Arrays.stream(values()).filter(area -> area.id().equals(id)).findFirst();
    }

    /** The languages in which it is written. */
    public List<Language> languages() {
        return inEveryLanguage ? List.of(Language.values()) : List.of(Language.ENGLISH);
    }
}
