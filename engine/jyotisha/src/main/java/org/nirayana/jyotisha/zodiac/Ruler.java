package org.nirayana.jyotisha.zodiac;

/** Who can rule a period: a graha or a rasi. */
public sealed interface Ruler permits Graha, Rasi {
    /** The lower-case name in the service's contract. */
    String id();
}
