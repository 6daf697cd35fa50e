package org.nirayana.jyotisha.comparison;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.nirayana.jyotisha.Convention;

/** What is reckoned together, what it is about, and by which conventions it is moved. */
enum Part {
    PLACES(Topic.PLACES, Moves.PLACES),
    VARGAS(Topic.VARGAS, Moves.PLACES),
    DASHAS(
            Topic.DASHAS,
            Moves.PLACES,
            EnumSet.of(Convention.DASHA_FROM, Convention.DASA_YEAR_LENGTH, Convention.DASHA_YEAR)),
    LIMBS(Topic.DAY, Moves.LUMINARIES),
    SUN(Topic.DAY, Moves.SUNRISE),
    /** Before the names, which follow from the same panchanga. */
    DAY_TIMES(
            Topic.DAY,
            EnumSet.of(
                    Convention.MOONRISE,
                    Convention.MOONRISE_DEFINITION,
                    Convention.MULA_VARJYA,
                    Convention.BRAHMA_MUHURTA,
                    Convention.HORA),
            Moves.LUMINARIES,
            Moves.SUNRISE),
    DAY_NAMES(
            Topic.DAY,
            EnumSet.of(
                    Convention.LUNAR_MONTH,
                    Convention.SAMVATSARA,
                    Convention.VIKRAM,
                    Convention.SEASONS,
                    Convention.SOLAR_CALENDAR,
                    Convention.JOVIAN_BIJA),
            Moves.LUMINARIES,
            Moves.SUNRISE),
    HOUSES(Topic.HOUSES, EnumSet.of(Convention.HOUSE_SYSTEM, Convention.HOUSE_CUSPS), Moves.PLACES),
    ASPECTS(
            Topic.ASPECTS,
            EnumSet.of(Convention.NODE_ASPECTS, Convention.SPHUTA_SPECIAL, Convention.ARGALA_REVERSED),
            Moves.PLACES),
    STATES(
            Topic.STATES,
            EnumSet.of(
                    Convention.COMBUSTION_ORBS,
                    Convention.WAR_VICTOR,
                    Convention.WAR_DISCS,
                    Convention.JAGRADADI,
                    Convention.DEEPTADI_LIST),
            Moves.NATURES,
            Moves.PLACES),
    LAJJITADI(
            Topic.STATES,
            EnumSet.of(Convention.LAJJITADI_RELATIONS, Convention.NODE_ASPECTS),
            Moves.NATURES,
            Moves.PLACES),
    SAYANADI(Topic.STATES, EnumSet.of(Convention.SAYANADI_GHATI), Moves.PLACES, Moves.SUNRISE),
    BINDUS(
            Topic.ASHTAKAVARGA,
            EnumSet.of(
                    Convention.ASHTAKAVARGA_TABLE,
                    Convention.SARVA_LAGNA,
                    Convention.TRIKONA_SHODHANA,
                    Convention.EKADHIPATYA_SHODHANA,
                    Convention.EKADHIPATYA_OCCUPANTS,
                    Convention.VIRGO_MULTIPLIER),
            Moves.PLACES),
    SHADBALA(
            Topic.SHADBALA,
            EnumSet.of(Convention.SUN_REQUIRED, Convention.ISHTA_PHALA),
            Moves.BALAS,
            Moves.PLACES,
            Moves.SUNRISE),
    BHAVA_BALA(
            Topic.SHADBALA,
            EnumSet.of(Convention.BHAVA_DIG, Convention.BHAVA_EXTRAS),
            Moves.BALAS,
            Moves.PLACES,
            Moves.SUNRISE),
    VIMSOPAKA(
            Topic.VIMSOPAKA, EnumSet.of(Convention.VIMSOPAKA_SAPTAVARGA, Convention.VAISESHIKAMSA_HORA), Moves.PLACES);

    private final Topic topic;

    @SuppressWarnings("ImmutableEnumChecker") // nobody changes it
    private final Set<Convention> movedBy;

    @SafeVarargs
    Part(Topic topic, Set<Convention>... moving) {
        this.topic = topic;
        this.movedBy = EnumSet.noneOf(Convention.class);
        for (Set<Convention> more : moving) {
            movedBy.addAll(more);
        }
    }

    Topic topic() {
        return topic;
    }

    /** Whether it has times of the day, which almanacs print in their own way. */
    boolean hasTimes() {
        return this == LIMBS || this == SUN || this == DAY_TIMES;
    }

    boolean isMovedBy(Convention convention) {
        return movedBy.contains(convention);
    }

    /** The parts of some topics that one of the conventions moves: the others cannot differ. */
    static Set<Part> comparedFor(Collection<Topic> topics, Collection<Convention> changed) {
        Set<Part> compared = EnumSet.noneOf(Part.class);
        for (Part part : values()) {
            boolean moved = changed.stream().anyMatch(part::isMovedBy)
                    || (part.hasTimes() && changed.contains(Convention.TIME_ROUNDING));
            if (moved && topics.contains(part.topic)) {
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
                Convention.SIDEREAL_NUTATION,
                Convention.UNIVERSAL_TIME);
        static final Set<Convention> PLACES =
                union(LUMINARIES, EnumSet.of(Convention.POSITION_REFERENCE, Convention.NODE_TYPE));
        static final Set<Convention> SUNRISE = EnumSet.of(
                Convention.SUNRISE_DEFINITION,
                Convention.POSITIONS,
                Convention.APPLY_NUTATION,
                Convention.UNIVERSAL_TIME);

        /** Who is a friend, and who a benefic. */
        static final Set<Convention> NATURES = EnumSet.of(
                Convention.NODE_DIGNITY, Convention.NODE_FRIENDS, Convention.MOON_NATURE, Convention.MERCURY_NATURE);

        /** The six strengths. */
        static final Set<Convention> BALAS = EnumSet.of(
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
                Convention.SHADBALA_AYANAMSA,
                Convention.YUDDHA_BALA,
                Convention.YUDDHA_VICTOR,
                Convention.CHESHTA_AVERAGE,
                Convention.CHESHTA_ELEMENTS,
                Convention.LUMINARY_CHESHTA,
                Convention.SPHUTA_SPECIAL,
                Convention.DRIK_BALA);

        private static Set<Convention> union(Set<Convention> one, Set<Convention> other) {
            Set<Convention> both = EnumSet.copyOf(one);
            both.addAll(other);
            return both;
        }
    }
}
