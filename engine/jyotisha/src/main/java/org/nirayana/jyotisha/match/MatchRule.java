package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.rule.Rule;

/** What a text says of two people or of one of them, as answers tell it. */
public sealed interface MatchRule permits KutaExemption, PoruthamExemption, MangalCancellation, MatchRemark {
    /** The name in answers. */
    String id();

    /** What must be so, as a value that proves itself. */
    Rule rule();

    /** The same in an English sentence. */
    String sentence();

    /** Who says so, in English. */
    default String source() {
        return rule().source();
    }
}
