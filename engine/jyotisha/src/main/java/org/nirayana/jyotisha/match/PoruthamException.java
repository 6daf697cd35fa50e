package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What lets a porutham that fails be left aside, each with who says so; none changes the count. */
public enum PoruthamException {
    RAJJU_FOUR_OTHERS(
            Porutham.RAJJU, "Rasyadhipati, rasi, dina and mahendra all hold.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return all(grades, Porutham.RASYADHIPATI, Porutham.RASI, Porutham.DINA, Porutham.MAHENDRA);
        }
    },
    STREE_DIRGHA_RASI_AND_LORDS(
            Porutham.STREE_DIRGHA, "Rasi and rasyadhipati hold.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return all(grades, Porutham.RASI, Porutham.RASYADHIPATI);
        }
    },
    RASI_LORDS(Porutham.RASI, "The lords of the two signs are one or friends.", "Prasna Marga 21.7") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return couple.sameOrFriendlyLords();
        }
    },
    RASI_VASYA_WITHOUT_VEDHA(
            Porutham.RASI, "Vasya holds and the stars do not pierce one another.", "Prasna Marga 21.8, 21.10") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return all(grades, Porutham.VASYA, Porutham.VEDHA);
        }
    },
    GANA_LORDS_AND_RASI(
            Porutham.GANA,
            "The lords of the two signs are one or friends, and rasi holds.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return couple.sameOrFriendlyLords() && all(grades, Porutham.RASI);
        }
    },
    GANA_BEYOND_FOURTEENTH(
            Porutham.GANA,
            "The girl's star is beyond the fourteenth from the boy's.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades) {
            return couple.starsToBride() > 14;
        }
    };

    /** All of them in order. */
    public static final List<PoruthamException> ALL = List.of(values());

    private final Porutham porutham;
    private final String rule;
    private final String source;

    PoruthamException(Porutham porutham, String rule, String source) {
        this.porutham = porutham;
        this.rule = rule;
        this.source = source;
    }

    abstract boolean holds(Couple couple, Map<Porutham, PoruthamGrade> grades);

    /** Which one may be left aside. */
    public Porutham porutham() {
        return porutham;
    }

    /** What must be so, in a sentence. */
    public String rule() {
        return rule;
    }

    /** Who says so. */
    public String source() {
        return source;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static boolean all(Map<Porutham, PoruthamGrade> grades, Porutham... required) {
        for (Porutham porutham : required) {
            if (!grades.get(porutham).holds()) {
                return false;
            }
        }
        return true;
    }
}
