package org.nirayana.jyotisha;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.aspect.ArgalaCounting;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.bhava.CuspReading;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.AyanaReading;
import org.nirayana.jyotisha.strength.BhavaDigReading;
import org.nirayana.jyotisha.strength.BhavaExtras;
import org.nirayana.jyotisha.strength.CheshtaAverage;
import org.nirayana.jyotisha.strength.CheshtaElements;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.DeeptadiList;
import org.nirayana.jyotisha.strength.DigPoints;
import org.nirayana.jyotisha.strength.DrekkanaOrder;
import org.nirayana.jyotisha.strength.DrikReading;
import org.nirayana.jyotisha.strength.EkadhipatyaOccupants;
import org.nirayana.jyotisha.strength.EkadhipatyaReading;
import org.nirayana.jyotisha.strength.IshtaReading;
import org.nirayana.jyotisha.strength.JagradadiReading;
import org.nirayana.jyotisha.strength.KendradiHouses;
import org.nirayana.jyotisha.strength.LajjitadiRelations;
import org.nirayana.jyotisha.strength.LuminaryCheshta;
import org.nirayana.jyotisha.strength.MercuryNature;
import org.nirayana.jyotisha.strength.MoolatrikonaExtent;
import org.nirayana.jyotisha.strength.MoonNature;
import org.nirayana.jyotisha.strength.NathonnathaTime;
import org.nirayana.jyotisha.strength.NodeDignity;
import org.nirayana.jyotisha.strength.NodeFriends;
import org.nirayana.jyotisha.strength.PakshaMoon;
import org.nirayana.jyotisha.strength.SaptavargaWeights;
import org.nirayana.jyotisha.strength.SaptavargajaPoints;
import org.nirayana.jyotisha.strength.SarvaLagna;
import org.nirayana.jyotisha.strength.SayanadiGhati;
import org.nirayana.jyotisha.strength.ShadbalaAyanamsa;
import org.nirayana.jyotisha.strength.ShadbalaHora;
import org.nirayana.jyotisha.strength.ShadbalaMoon;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.strength.TrikonaReading;
import org.nirayana.jyotisha.strength.VaiseshikamsaHora;
import org.nirayana.jyotisha.strength.VirgoMultiplier;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.strength.WarVictor;
import org.nirayana.jyotisha.strength.YearMonthLords;
import org.nirayana.jyotisha.strength.YuddhaReading;
import org.nirayana.jyotisha.strength.YuddhaVictor;

/**
 * The conventions one by one, by the names that requests, settings and profiles use: what each is in some {@link Conventions},
 * and how one is exchanged without the others.
 *
 * <p>In this order two sets are compared: first what moves longitudes, last what only prints. A {@link Reading} is a constant
 * as well, named like what it chooses.
 */
public enum Convention {
    /** By its name one of the catalogue can be chosen; what is compared and copied may be one of your own. */
    AYANAMSA(
            new Named(List.copyOf(Ayanamsas.allNames()), Conventions::ayanamsa, (c, text) -> Ayanamsas.id(text)
                    .map(c::withAyanamsa)) {
                @Override
                Conventions copy(Conventions from, Conventions to) {
                    return to.withAyanamsaOf(from);
                }

                @Override
                boolean isSame(Conventions one, Conventions other) {
                    return super.isSame(one, other) && one.ownAyanamsa().equals(other.ownAyanamsa());
                }
            }),
    /** In arcseconds. */
    AYANAMSA_OFFSET(new Numbered(
            -1_296_000,
            1_296_000,
            c -> BigDecimal.valueOf(c.ayanamsaDelta())
                    .multiply(Numbered.SECONDS_PER_DEGREE)
                    .setScale(9, RoundingMode.HALF_EVEN),
            (c, seconds) -> c.withAyanamsaDelta(seconds.doubleValue() / Numbered.SECONDS_PER_DEGREE.doubleValue()),
            (from, to) -> to.withAyanamsaDelta(from.ayanamsaDelta()))),
    /** Light time, aberration and deflection together. */
    POSITIONS(
            new Named(
                    names(Positions.values()),
                    c -> Positions.of(c.corrections())
                            .map(Positions::id)
                            .orElse("apparent with corrections switched off"),
                    (c, text) -> constant(Positions.values(), text).map(c::with)) {
                @Override
                Conventions copy(Conventions from, Conventions to) {
                    Corrections taken = from.corrections();
                    return to.with(new Corrections(
                            to.corrections().nutation(), taken.aberration(), taken.deflection(), taken.lightTime()));
                }
            }),
    APPLY_NUTATION(new Named(
            List.of("true", "false"), c -> Boolean.toString(c.corrections().nutation()), (c, text) -> {
                Corrections had = c.corrections();
                boolean nutation = text.equals("true");
                return nutation || text.equals("false")
                        ? Optional.of(
                                c.with(new Corrections(nutation, had.aberration(), had.deflection(), had.lightTime())))
                        : Optional.empty();
            })),
    SIDEREAL_NUTATION(of(SiderealNutation.values(), Conventions::siderealNutation, Conventions::with)),
    UNIVERSAL_TIME(of(UniversalTime.values(), Conventions::universalTime, Conventions::with)),
    POSITION_REFERENCE(of(PositionReference.values(), Conventions::positionReference, Conventions::with)),
    NODE_TYPE(of(NodeType.values(), Conventions::nodeType, Conventions::with)),
    HOUSE_SYSTEM(of(HouseSystem.values(), Conventions::houses, Conventions::with)),
    DASHA_FROM(of(DashaSeed.values(), Conventions::dashaSeed, Conventions::with)),
    /** In days. To name a length is to count by days, whatever a profile counts by; {@link #DASHA_YEAR} stands above it. */
    DASA_YEAR_LENGTH(new Numbered(
            DashaYear.MIN_DAYS.intValue(),
            DashaYear.MAX_DAYS.intValue(),
            c -> c.dashaYear().days(),
            (c, days) -> c.with(DashaYear.ofDays(days.doubleValue())).with(DashaYearKind.FIXED_DAYS),
            (from, to) -> to.with(from.dashaYear()))),
    DASHA_YEAR(of(DashaYearKind.values(), Conventions::dashaYearKind, Conventions::with)),
    SUNRISE_DEFINITION(of(RiseDefinition.values(), Conventions::sunrise, Conventions::with)),
    MOONRISE(of(MoonriseReckoning.values(), Conventions::moonrise, Conventions::with)),
    MOONRISE_DEFINITION(of(MoonriseDefinition.values(), Conventions::moonriseDefinition, Conventions::with)),
    LUNAR_MONTH(of(LunarMonthReckoning.values(), Conventions::lunarMonth, Conventions::with)),
    SOLAR_CALENDAR(of(SolarCalendar.values(), Conventions::solarCalendar, Conventions::with)),
    SEASONS(of(SeasonReckoning.values(), Conventions::seasons, Conventions::with)),
    VIKRAM(of(VikramReckoning.values(), Conventions::vikram, Conventions::with)),
    SAMVATSARA(of(SamvatsaraReckoning.values(), Conventions::samvatsara, Conventions::with)),
    JOVIAN_BIJA(of(JovianBija.values(), Conventions::jovianBija, Conventions::with)),
    MULA_VARJYA(of(MulaVarjyaReckoning.values(), Conventions::mulaVarjya, Conventions::with)),
    BRAHMA_MUHURTA(of(BrahmaMuhurtaReckoning.values(), Conventions::brahmaMuhurta, Conventions::with)),
    HORA(of(HoraReckoning.values(), Conventions::hora, Conventions::with)),
    NODE_ASPECTS(new Named(
            Arrays.stream(NodeAspects.values()).map(NodeAspects::id).toList(),
            c -> c.nodeAspects().id(),
            (c, text) -> Arrays.stream(NodeAspects.values())
                    .filter(one -> one.id().equals(text))
                    .findFirst()
                    .map(c::with))),
    HOUSE_CUSPS(reading(CuspReading.class)),
    SPHUTA_SPECIAL(reading(SpecialAspects.class)),
    ARGALA_REVERSED(reading(ArgalaCounting.class)),
    COMBUSTION_ORBS(reading(CombustionOrbs.class)),
    WAR_VICTOR(reading(WarVictor.class)),
    WAR_DISCS(reading(WarDiscs.class)),
    NODE_DIGNITY(reading(NodeDignity.class)),
    NODE_FRIENDS(reading(NodeFriends.class)),
    MOON_NATURE(reading(MoonNature.class)),
    MERCURY_NATURE(reading(MercuryNature.class)),
    JAGRADADI(reading(JagradadiReading.class)),
    DEEPTADI_LIST(reading(DeeptadiList.class)),
    LAJJITADI_RELATIONS(reading(LajjitadiRelations.class)),
    SAYANADI_GHATI(reading(SayanadiGhati.class)),
    ASHTAKAVARGA_TABLE(reading(AshtakavargaTable.class)),
    SARVA_LAGNA(reading(SarvaLagna.class)),
    TRIKONA_SHODHANA(reading(TrikonaReading.class)),
    EKADHIPATYA_SHODHANA(reading(EkadhipatyaReading.class)),
    EKADHIPATYA_OCCUPANTS(reading(EkadhipatyaOccupants.class)),
    VIRGO_MULTIPLIER(reading(VirgoMultiplier.class)),
    SAPTAVARGAJA_POINTS(reading(SaptavargajaPoints.class)),
    SAPTAVARGAJA_MOOLATRIKONA(reading(MoolatrikonaExtent.class)),
    KENDRADI_BALA(reading(KendradiHouses.class)),
    DREKKANA_BALA(reading(DrekkanaOrder.class)),
    DIG_BALA(reading(DigPoints.class)),
    NATHONNATHA_TIME(reading(NathonnathaTime.class)),
    SHADBALA_MOON(reading(ShadbalaMoon.class)),
    PAKSHA_MOON(reading(PakshaMoon.class)),
    SHADBALA_HORA(reading(ShadbalaHora.class)),
    AYANA_BALA(reading(AyanaReading.class)),
    SHADBALA_AYANAMSA(reading(ShadbalaAyanamsa.class)),
    YUDDHA_BALA(reading(YuddhaReading.class)),
    YUDDHA_VICTOR(reading(YuddhaVictor.class)),
    CHESHTA_AVERAGE(reading(CheshtaAverage.class)),
    LUMINARY_CHESHTA(reading(LuminaryCheshta.class)),
    DRIK_BALA(reading(DrikReading.class)),
    SUN_REQUIRED(reading(SunRequired.class)),
    ISHTA_PHALA(reading(IshtaReading.class)),
    BHAVA_DIG(reading(BhavaDigReading.class)),
    BHAVA_EXTRAS(reading(BhavaExtras.class)),
    /** These two look for events far from the birth, so that they are exchanged late. */
    CHESHTA_ELEMENTS(reading(CheshtaElements.class)),
    YEAR_MONTH_LORDS(reading(YearMonthLords.class)),
    VIMSOPAKA_SAPTAVARGA(reading(SaptavargaWeights.class)),
    VAISESHIKAMSA_HORA(reading(VaiseshikamsaHora.class)),
    TIME_ROUNDING(of(TimeRounding.values(), Conventions::timeRounding, Conventions::with));

    /** All in order; unlike {@code values()} it allocates nothing. */
    public static final List<Convention> ALL = List.of(values());

    private static final Map<String, Convention> BY_ID =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Convention::id, Function.identity()));

    private final String id = name().toLowerCase(Locale.ROOT);

    @SuppressWarnings("ImmutableEnumChecker") // made of functions without state
    private final Named access;

    Convention(Named access) {
        this.access = access;
    }

    /** The name of the parameter, and in lower case of the setting after its prefix. */
    public String id() {
        return id;
    }

    /** What it is in some conventions, as a request would write it. */
    public String value(Conventions conventions) {
        return access.value.apply(conventions);
    }

    /** Conventions with this one read from a text; nothing when the text is none of its values. */
    public Optional<Conventions> with(Conventions conventions, String text) {
        return access.read.apply(conventions, text);
    }

    /** The second conventions with this one taken from the first. */
    public Conventions copy(Conventions from, Conventions to) {
        return access.copy(from, to);
    }

    /** What may be written, or empty for a number. */
    public List<String> allowed() {
        return access.allowed;
    }

    /** What may be written, for people: {@code must be one of …}. */
    public String allowedText() {
        return access.allowedText();
    }

    /** The readings that it chooses among, where it is how a small rule is read. */
    public Optional<Class<? extends Reading>> reading() {
        return access.reading();
    }

    /** The one of a name. */
    public static Optional<Convention> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** Those in which two sets differ, in order. */
    public static List<Convention> differences(Conventions one, Conventions other) {
        List<Convention> found = new ArrayList<>();
        for (Convention convention : ALL) {
            if (!convention.access.isSame(one, other)) {
                found.add(convention);
            }
        }
        return found;
    }

    private static <E extends Enum<E>> Named of(
            E[] constants, Function<Conventions, E> get, BiFunction<Conventions, E, Conventions> set) {
        return new Named(names(constants), c -> get.apply(c).name().toLowerCase(Locale.ROOT), (c, text) -> constant(
                        constants, text)
                .map(one -> set.apply(c, one)));
    }

    private static <R extends Enum<R> & Reading> Named reading(Class<R> type) {
        return new ReadingNamed<>(type);
    }

    private static <E extends Enum<E>> List<String> names(E[] constants) {
        return Arrays.stream(constants)
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] constants, String text) {
        for (E constant : constants) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(text)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    /** One of several words. */
    private static class Named {
        final List<String> allowed;
        final Function<Conventions, String> value;
        final BiFunction<Conventions, String, Optional<Conventions>> read;

        Named(
                List<String> allowed,
                Function<Conventions, String> value,
                BiFunction<Conventions, String, Optional<Conventions>> read) {
            this.allowed = allowed;
            this.value = value;
            this.read = read;
        }

        Conventions copy(Conventions from, Conventions to) {
            return read.apply(to, value.apply(from)).orElseThrow();
        }

        String allowedText() {
            return "must be one of " + String.join(", ", allowed);
        }

        boolean isSame(Conventions one, Conventions other) {
            return value.apply(one).equals(value.apply(other));
        }

        Optional<Class<? extends Reading>> reading() {
            return Optional.empty();
        }
    }

    /** A way to read a rule. */
    private static final class ReadingNamed<R extends Enum<R> & Reading> extends Named {
        private final Class<R> type;

        ReadingNamed(Class<R> type) {
            super(names(type.getEnumConstants()), c -> c.reading(type).id(), (c, text) -> constant(
                            type.getEnumConstants(), text)
                    .map(c::with));
            this.type = type;
        }

        /** Without the detour through its name. */
        @Override
        Conventions copy(Conventions from, Conventions to) {
            return to.with(from.reading(type));
        }

        @Override
        boolean isSame(Conventions one, Conventions other) {
            return one.reading(type) == other.reading(type);
        }

        @Override
        Optional<Class<? extends Reading>> reading() {
            return Optional.of(type);
        }
    }

    /** A decimal number within limits. */
    private static final class Numbered extends Named {
        static final BigDecimal SECONDS_PER_DEGREE = BigDecimal.valueOf(3600);

        /** Short enough that no number takes long to read. */
        private static final Pattern DECIMAL = Pattern.compile("[+-]?[0-9]{1,9}(\\.[0-9]{1,15})?");

        private final int min;
        private final int max;
        private final BinaryOperator<Conventions> copy;

        Numbered(
                int min,
                int max,
                Function<Conventions, BigDecimal> get,
                BiFunction<Conventions, BigDecimal, Conventions> set,
                BinaryOperator<Conventions> copy) {
            super(List.of(), c -> plain(get.apply(c)), (c, text) -> parse(text, min, max)
                    .map(number -> set.apply(c, number)));
            this.min = min;
            this.max = max;
            this.copy = copy;
        }

        /** To the last digit, which a text need not have. */
        @Override
        Conventions copy(Conventions from, Conventions to) {
            return copy.apply(from, to);
        }

        private static String plain(BigDecimal number) {
            return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
        }

        private static Optional<BigDecimal> parse(String text, int min, int max) {
            if (!DECIMAL.matcher(text).matches()) {
                return Optional.empty();
            }
            BigDecimal number = new BigDecimal(text);
            boolean within =
                    number.compareTo(BigDecimal.valueOf(min)) >= 0 && number.compareTo(BigDecimal.valueOf(max)) <= 0;
            return within ? Optional.of(number) : Optional.empty();
        }

        @Override
        String allowedText() {
            return "must be a decimal number from " + min + " to " + max;
        }
    }
}
