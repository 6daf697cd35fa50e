package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.rule.Sureness;
import org.nirayana.jyotisha.rule.Work;

/** Who says what about two people; {@code docs/matching.md} has how each was read. */
final class MatchSources {
    private static final Work MUHURTHA = new Work("raman_muhurtha", "B. V. Raman, Muhurtha");
    private static final Work CHINTAMANI = new Work("muhurta_chintamani", "Muhurta Chintamani");
    private static final Work MARGA = new Work("prasna_marga", "Prasna Marga");
    private static final String MANUALS = "northern_manuals";

    static final Source RAMAN = Source.read(MUHURTHA, "marriage");
    static final Source GARGA_BY_RAMAN =
            Source.read(new Work("garga_in_raman", "Garga in B. V. Raman, Muhurtha"), "marriage");
    static final Source GARGA_BY_MUHURTRAJ =
            Source.read(new Work("garga_in_muhurtraj", "Garga in Muhurtraj"), "p. 100");
    static final Source CHINTAMANI_AND_MANUALS = new Source(CHINTAMANI, "6", Sureness.MANUALS);
    static final Source KALANIRNAYA = Source.read(new Work("kalanirnaya", "Kalanirnaya"), "");
    static final Source NORTHERN_MANUALS = unnamed("northern manuals");
    static final Source TWO_NORTHERN_MANUALS = unnamed("two northern manuals");
    static final Source SEVERAL_NORTHERN_MANUALS =
            unnamed("several northern manuals, none of them named by the sources at hand");
    static final Source ONE_NORTHERN_MANUAL =
            new Source(new Work("northern_manual", "a northern manual"), "", Sureness.SINGLE);
    static final Source PYJHORA = new Source(new Work("pyjhora", "a list of PyJHora"), "", Sureness.SINGLE);

    /** What the tables of all southern authors have. */
    static final Source SOUTHERN =
            new Source(new Work("southern_sources", "all southern sources"), "", Sureness.UNNAMED);

    private MatchSources() {}

    static Source chintamani(String verse) {
        return Source.read(CHINTAMANI, verse);
    }

    static Source prasnaMarga(String verse) {
        return Source.read(MARGA, verse);
    }

    /** The same list is another there. */
    static Source otherwise(Source source) {
        return new Source(source.work(), source.verse(), Sureness.DIFFERS);
    }

    private static Source unnamed(String title) {
        return new Source(new Work(MANUALS, title), "", Sureness.UNNAMED);
    }
}
