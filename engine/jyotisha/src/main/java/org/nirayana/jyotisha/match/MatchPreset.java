package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Conventions;

/** Sets of readings that go together, by the name of who uses them; single readings stand above them. */
public enum MatchPreset {
    NORTH("the kutas of northern almanacs; for poruthams that of Tamil Nadu") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions;
        }
    },
    ASTROSAGE("AstroSage: the yoni table as it is printed") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions.with(YoniReading.ASTROSAGE).with(MangalComparison.ASTROSAGE);
        }
    },
    PROKERALA("Prokerala's kutas: other cells of vashya and yoni, no points given back") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions
                    .with(VashyaReading.PROKERALA)
                    .with(YoniReading.PROKERALA)
                    .with(ExceptionReading.NONE);
        }
    },
    RAMAN(
            "B. V. Raman, Muhurtha: kutas and poruthams; of his example, Mrigashira and Dhanishta, vedha is absent as he says; yoni has 2 of 4"
                    + " by his table (serpent and lion), and what he says of it there is unchecked") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions
                    .with(VarnaReading.RAMAN)
                    .with(VashyaReading.RAMAN)
                    .with(TaraReading.RAMAN)
                    .with(YoniReading.RAMAN)
                    .with(GanaReading.RAMAN)
                    .with(StreeDirghaReading.RAMAN)
                    .with(RasiReading.RAMAN)
                    .with(VedhaReading.RAMAN)
                    .with(MangalHouses.SOUTH)
                    .with(MangalFrom.ANY);
        }
    },
    CLASSICAL("the northern kutas with the yoni of 4, 2 and 0") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions.with(YoniReading.CLASSICAL);
        }
    },
    TAMIL("the poruthams of Tamil Nadu") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions;
        }
    },
    KERALA("the poruthams of Prasna Marga 21, with its further ones") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions
                    .with(DinaReading.KERALA)
                    .with(GanaPoruthamReading.KERALA)
                    .with(StreeDirghaReading.KERALA)
                    .with(YoniPoruthamReading.KERALA)
                    .with(RasiReading.KERALA)
                    .with(RasyadhipatiReading.KERALA)
                    .with(VasyaReading.PRASNA_MARGA)
                    .with(RajjuReading.KERALA)
                    .with(PoruthamList.KERALA)
                    .with(PoruthamBands.KERALA);
        }
    },
    PROKERALA_TEN(
            "Prokerala's ten poruthams, without its errors; yoni by sex and the lords by the Yavanas as in the one answer that it publishes"
                    + " (girl Ashwini 2, boy Chitra 3: 5 of 10)") {
        @Override
        public Conventions in(Conventions conventions) {
            return conventions
                    .with(GanaPoruthamReading.PROKERALA)
                    .with(StreeDirghaReading.PROKERALA)
                    .with(YoniPoruthamReading.TAMIL)
                    .with(RasyadhipatiReading.KERALA)
                    .with(VasyaReading.PROKERALA);
        }
    },
    PROKERALA_THIRUMANA("Prokerala's twelve (thirumana porutham), without its errors") {
        @Override
        public Conventions in(Conventions conventions) {
            return PROKERALA_TEN
                    .in(conventions)
                    .with(YoniPoruthamReading.PROKERALA_THIRUMANA)
                    .with(RasyadhipatiReading.PROKERALA_THIRUMANA)
                    .with(PoruthamList.THIRUMANA);
        }
    };

    /** All of them in order; the first changes nothing. */
    public static final List<MatchPreset> ALL = List.of(values());

    private final String note;

    MatchPreset(String note) {
        this.note = note;
    }

    /** Conventions with its readings. */
    public abstract Conventions in(Conventions conventions);

    /** Whose it is. */
    public String note() {
        return note;
    }

    /** The name in requests. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
