package org.nirayana.jyotisha.gochara;

import java.util.EnumMap;
import java.util.Map;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * In which houses from the natal Moon each of the seven does well in transit, and from which house it is obstructed there.
 *
 * <p>The texts differ about Venus alone: whether the 11th is obstructed from the 6th and the 12th from the 3rd, or the other
 * way round.
 */
public enum VedhaTable implements Reading {
    PHALADEEPIKA("Phaladeepika 26; P. V. R. Narasimha Rao, table 63: Venus is 11:6 and 12:3", "11:6 12:3"),
    MUHURTA_CHINTAMANI(
            "Muhurta Chintamani 4.1-4: Venus is 11:3 and 12:6, all else the same; known to us at second hand",
            "11:3 12:6");

    /** Which of them is chosen. */
    public static final Convention<VedhaTable> CONVENTION = Convention.of(
                    "gochara_vedha", "From which house each good house of a transit is obstructed.", values())
            .about(Scope.SPAN)
            .moving(Part.TRANSITS);

    private final String note;

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final Map<Graha, HousePairs> rows = new EnumMap<>(Graha.class);

    VedhaTable(String note, String endOfVenus) {
        this.note = note;
        rows.put(Graha.SUN, HousePairs.of("3:9 6:12 10:4 11:5"));
        rows.put(Graha.MOON, HousePairs.of("1:5 3:9 6:12 7:2 10:4 11:8"));
        rows.put(Graha.MARS, HousePairs.of("3:12 6:9 11:5"));
        rows.put(Graha.MERCURY, HousePairs.of("2:5 4:3 6:9 8:1 10:8 11:12"));
        rows.put(Graha.JUPITER, HousePairs.of("2:12 5:4 7:3 9:10 11:8"));
        rows.put(Graha.VENUS, HousePairs.of("1:8 2:7 3:1 4:10 5:9 8:5 9:11 " + endOfVenus));
        rows.put(Graha.SATURN, HousePairs.of("3:12 6:9 11:5"));
    }

    /** The houses of one of the seven. */
    HousePairs of(Graha graha) {
        return rows.get(graha);
    }

    @Override
    public Convention<VedhaTable> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
