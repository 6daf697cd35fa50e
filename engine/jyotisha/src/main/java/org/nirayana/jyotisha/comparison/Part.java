package org.nirayana.jyotisha.comparison;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.nirayana.jyotisha.Convention;

/**
 * What is reckoned together. The first four are compared always; the others where the sets differ in a convention that is about
 * nothing else, so that whoever asks about an ayanamsa is not answered with bindus.
 */
enum Part {
    PLACES(Set.of(), Moves.PLACES),
    DASHAS(Set.of(), Moves.PLACES, EnumSet.of(Convention.DASHA_FROM, Convention.DASA_YEAR_LENGTH)),
    LIMBS(Set.of(), Moves.LUMINARIES),
    SUN(Set.of(), Moves.SUNRISE),
    DAY_NAMES(
            EnumSet.of(
                    Convention.LUNAR_MONTH,
                    Convention.SAMVATSARA,
                    Convention.VIKRAM,
                    Convention.SEASONS,
                    Convention.SOLAR_CALENDAR,
                    Convention.JOVIAN_BIJA),
            Moves.LUMINARIES,
            Moves.SUNRISE),
    DAY_TIMES(
            EnumSet.of(Convention.MOONRISE, Convention.MULA_VARJYA, Convention.BRAHMA_MUHURTA, Convention.HORA),
            Moves.LUMINARIES,
            Moves.SUNRISE),
    HOUSES(EnumSet.of(Convention.HOUSE_SYSTEM, Convention.HOUSE_CUSPS), Moves.PLACES),
    ASPECTS(EnumSet.of(Convention.NODE_ASPECTS, Convention.SPHUTA_SPECIAL, Convention.ARGALA_REVERSED), Moves.PLACES),
    STATES(
            EnumSet.of(
                    Convention.COMBUSTION_ORBS,
                    Convention.WAR_VICTOR,
                    Convention.WAR_DISCS,
                    Convention.NODE_DIGNITY,
                    Convention.NODE_FRIENDS,
                    Convention.MOON_NATURE,
                    Convention.MERCURY_NATURE,
                    Convention.JAGRADADI,
                    Convention.DEEPTADI_LIST,
                    Convention.LAJJITADI_RELATIONS,
                    Convention.SAYANADI_GHATI),
            Moves.PLACES,
            Moves.SUNRISE,
            EnumSet.of(Convention.NODE_ASPECTS)),
    BINDUS(
            EnumSet.of(
                    Convention.ASHTAKAVARGA_TABLE,
                    Convention.SARVA_LAGNA,
                    Convention.TRIKONA_SHODHANA,
                    Convention.EKADHIPATYA_SHODHANA,
                    Convention.EKADHIPATYA_OCCUPANTS,
                    Convention.VIRGO_MULTIPLIER),
            Moves.PLACES),
    SHADBALA(
            EnumSet.of(
                    Convention.SAPTAVARGAJA_POINTS,
                    Convention.SAPTAVARGAJA_MOOLATRIKONA,
                    Convention.KENDRADI_BALA,
                    Convention.DREKKANA_BALA,
                    Convention.DIG_BALA,
                    Convention.NATHONNATHA_TIME,
                    Convention.SHADBALA_MOON,
                    Convention.MERCURY_NATURE,
                    Convention.PAKSHA_MOON,
                    Convention.YEAR_MONTH_LORDS,
                    Convention.SHADBALA_HORA,
                    Convention.AYANA_BALA,
                    Convention.YUDDHA_BALA,
                    Convention.YUDDHA_VICTOR,
                    Convention.CHESHTA_ELEMENTS,
                    Convention.LUMINARY_CHESHTA,
                    Convention.SPHUTA_SPECIAL,
                    Convention.DRIK_BALA,
                    Convention.SUN_REQUIRED,
                    Convention.ISHTA_PHALA,
                    Convention.BHAVA_DIG,
                    Convention.BHAVA_EXTRAS),
            Moves.PLACES,
            Moves.SUNRISE),
    VIMSOPAKA(EnumSet.of(Convention.VIMSOPAKA_SAPTAVARGA), Moves.PLACES);

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final Set<Convention> askedBy;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Set<Convention> movedBy;

    @SafeVarargs
    Part(Set<Convention> askedBy, Set<Convention>... moving) {
        this.askedBy = askedBy;
        this.movedBy = EnumSet.noneOf(Convention.class);
        movedBy.addAll(askedBy);
        for (Set<Convention> more : moving) {
            movedBy.addAll(more);
        }
    }

    /** Whether it has times of the day, which almanacs print in their own way. */
    boolean hasTimes() {
        return this == LIMBS || this == SUN || this == DAY_TIMES;
    }

    boolean isMovedBy(Convention convention) {
        return movedBy.contains(convention);
    }

    /** What is compared between two sets that differ in these. */
    static Set<Part> comparedFor(Collection<Convention> changed) {
        Set<Part> compared = EnumSet.of(PLACES, DASHAS, LIMBS, SUN);
        for (Part part : values()) {
            if (changed.stream().anyMatch(part.askedBy::contains)) {
                compared.add(part);
            }
        }
        return compared;
    }

    /** What more than one part depends on. */
    private static final class Moves {
        static final Set<Convention> LUMINARIES = EnumSet.of(
                Convention.AYANAMSA,
                Convention.AYANAMSA_OFFSET,
                Convention.POSITIONS,
                Convention.APPLY_NUTATION,
                Convention.SIDEREAL_NUTATION);
        static final Set<Convention> PLACES =
                union(LUMINARIES, EnumSet.of(Convention.POSITION_REFERENCE, Convention.NODE_TYPE));
        static final Set<Convention> SUNRISE =
                EnumSet.of(Convention.SUNRISE_DEFINITION, Convention.POSITIONS, Convention.APPLY_NUTATION);

        private static Set<Convention> union(Set<Convention> one, Set<Convention> other) {
            Set<Convention> both = EnumSet.copyOf(one);
            both.addAll(other);
            return both;
        }
    }
}
