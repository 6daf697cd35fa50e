package org.nirayana.jyotisha;

import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
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
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.varga.Vargas;

/**
 * Every choice that can change an answer, in one immutable value: equal conventions give equal answers.
 *
 * <p>{@link #standard} has what most programs and almanacs use; {@code with} makes another value with one choice changed:
 *
 * <pre>{@code
 * Conventions conventions = Conventions.standard().withAyanamsa("raman").with(NodeType.MEAN);
 * }</pre>
 *
 * <p>A choice that a new feature needs becomes a constant of {@code Choice} with its default, a method and a {@code
 * with}, and a constant of {@link Convention}, by which it is named; nothing else that computes may hold a choice.
 */
public final class Conventions implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    private static final Conventions STANDARD = new Conventions(Choice.defaults());

    /** The first constant of a type, without the copy of all that is made of them for whoever asks for them. */
    private static final ClassValue<Object> DEFAULT_READINGS = new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> type) {
            return type.getEnumConstants()[0];
        }
    };

    private final EnumMap<Choice, Object> choices;

    private Conventions(EnumMap<Choice, Object> choices) {
        this.choices = choices;
    }

    /**
     * Lahiri's ayanamsa, all corrections, geocentric places, true nodes, sunrise of the geometric centre, whole-sign houses,
     * years of 365.25 days.
     */
    public static Conventions standard() {
        return STANDARD;
    }

    /** The id of the ayanamsa, in the catalogue, {@code lahiri}, or of {@linkplain #ownAyanamsa one of your own}. */
    public String ayanamsa() {
        return choices.get(Choice.AYANAMSA) instanceof OwnAyanamsa own
                ? own.id()
                : (String) choices.get(Choice.AYANAMSA);
    }

    /** The ayanamsa where it is none of the catalogue. */
    public Optional<OwnAyanamsa> ownAyanamsa() {
        return choices.get(Choice.AYANAMSA) instanceof OwnAyanamsa own ? Optional.of(own) : Optional.empty();
    }

    /** Degrees that are added to the ayanamsa. */
    public double ayanamsaDelta() {
        return (double) choices.get(Choice.AYANAMSA_DELTA);
    }

    /** Which effects enter the places of planets. */
    public Corrections corrections() {
        return (Corrections) choices.get(Choice.CORRECTIONS);
    }

    /** What becomes of nutation when a tropical longitude is made sidereal. */
    public SiderealNutation siderealNutation() {
        return (SiderealNutation) choices.get(Choice.SIDEREAL_NUTATION);
    }

    /** From where the planets are seen. */
    public PositionReference positionReference() {
        return (PositionReference) choices.get(Choice.POSITION_REFERENCE);
    }

    /** Which of the Moon's nodes Rahu and Ketu are. */
    public NodeType nodeType() {
        return (NodeType) choices.get(Choice.NODE_TYPE);
    }

    /** What counts as sunrise and sunset. */
    public RiseDefinition sunrise() {
        return (RiseDefinition) choices.get(Choice.SUNRISE);
    }

    /** How the sky over a place is divided into houses. */
    public HouseSystem houses() {
        return (HouseSystem) choices.get(Choice.HOUSES);
    }

    /** What the clock of a birth is taken for. */
    public UniversalTime universalTime() {
        return (UniversalTime) choices.get(Choice.UNIVERSAL_TIME);
    }

    /** How many days make a year of a dasha, where years are counted by days. */
    public DashaYear dashaYear() {
        return (DashaYear) choices.get(Choice.DASHA_YEAR);
    }

    /** What the years of a dasha are counted by. */
    public DashaYearKind dashaYearKind() {
        return (DashaYearKind) choices.get(Choice.DASHA_YEAR_KIND);
    }

    /** How a solar month begins and what it is called. */
    public SolarCalendar solarCalendar() {
        return (SolarCalendar) choices.get(Choice.SOLAR_CALENDAR);
    }

    /** By what ritu and ayana are reckoned. */
    public SeasonReckoning seasons() {
        return (SeasonReckoning) choices.get(Choice.SEASONS);
    }

    /** When the Vikram year begins. */
    public VikramReckoning vikram() {
        return (VikramReckoning) choices.get(Choice.VIKRAM);
    }

    /** Whether Jupiter's years are corrected. */
    public JovianBija jovianBija() {
        return (JovianBija) choices.get(Choice.JOVIAN_BIJA);
    }

    /** Which varjyas Mula has. */
    public MulaVarjyaReckoning mulaVarjya() {
        return (MulaVarjyaReckoning) choices.get(Choice.MULA_VARJYA);
    }

    /** How long the muhurtas before sunrise are. */
    public BrahmaMuhurtaReckoning brahmaMuhurta() {
        return (BrahmaMuhurtaReckoning) choices.get(Choice.BRAHMA_MUHURTA);
    }

    /** How long the planetary hours are. */
    public HoraReckoning hora() {
        return (HoraReckoning) choices.get(Choice.HORA);
    }

    /** From what a dasha of the nakshatras is reckoned. */
    public DashaSeed dashaSeed() {
        return (DashaSeed) choices.get(Choice.DASHA_SEED);
    }

    /** Whether the Moon rises with its latitude and parallax. */
    public MoonriseReckoning moonrise() {
        return (MoonriseReckoning) choices.get(Choice.MOONRISE);
    }

    /** What counts as moonrise. */
    public MoonriseDefinition moonriseDefinition() {
        return (MoonriseDefinition) choices.get(Choice.MOONRISE_DEFINITION);
    }

    /** With which moon a lunar month ends. */
    public LunarMonthReckoning lunarMonth() {
        return (LunarMonthReckoning) choices.get(Choice.LUNAR_MONTH);
    }

    /** With what the year begins that bears one of the sixty names. */
    public SamvatsaraReckoning samvatsara() {
        return (SamvatsaraReckoning) choices.get(Choice.SAMVATSARA);
    }

    /** How finely the times of an almanac are printed. */
    public TimeRounding timeRounding() {
        return (TimeRounding) choices.get(Choice.TIME_ROUNDING);
    }

    /** Whether Rahu and Ketu look at other signs. */
    public NodeAspects nodeAspects() {
        return (NodeAspects) choices.get(Choice.NODE_ASPECTS);
    }

    /** The rule by which a divisional chart is made: the one that was chosen, else the first that the field knows. */
    public Varga varga(int divisions) {
        String school = vargaSchools().get(divisions);
        return school == null
                ? Vargas.of(divisions)
                : Vargas.of(divisions, school).orElseThrow();
    }

    /**
     * How a rule on which authors differ is read: as chosen, else by the first constant of the type.
     *
     * @param type an enum of readings
     */
    public <R extends Enum<R> & Reading> R reading(Class<R> type) {
        Reading chosen = readings().get(type.getName());
        return type.cast(chosen == null ? DEFAULT_READINGS.get(type) : chosen);
    }

    /**
     * With another ayanamsa.
     *
     * @param name of the catalogue, or an alias
     * @throws IllegalArgumentException when the catalogue has no such name
     * @see #with(OwnAyanamsa)
     */
    public Conventions withAyanamsa(String name) {
        return with(
                Choice.AYANAMSA,
                Ayanamsas.id(name)
                        .orElseThrow(() -> new IllegalArgumentException("There is no ayanamsa '" + name
                                + "'. Available: " + String.join(", ", Ayanamsas.allNames()) + ".")));
    }

    /** With an ayanamsa of your own. */
    public Conventions with(OwnAyanamsa ayanamsa) {
        return with(Choice.AYANAMSA, ayanamsa);
    }

    /** With the ayanamsa of others, whether the catalogue has it or not. */
    Conventions withAyanamsaOf(Conventions others) {
        return with(Choice.AYANAMSA, others.choices.get(Choice.AYANAMSA));
    }

    /** With so many degrees added to the ayanamsa. */
    public Conventions withAyanamsaDelta(double degrees) {
        if (!Double.isFinite(degrees)) {
            throw new IllegalArgumentException("The delta of an ayanamsa is a number of degrees, not " + degrees + ".");
        }
        return with(Choice.AYANAMSA_DELTA, degrees);
    }

    public Conventions with(Corrections corrections) {
        return with(Choice.CORRECTIONS, corrections);
    }

    public Conventions with(SiderealNutation nutation) {
        return with(Choice.SIDEREAL_NUTATION, nutation);
    }

    public Conventions with(PositionReference reference) {
        return with(Choice.POSITION_REFERENCE, reference);
    }

    public Conventions with(NodeType type) {
        return with(Choice.NODE_TYPE, type);
    }

    public Conventions with(RiseDefinition sunrise) {
        return with(Choice.SUNRISE, sunrise);
    }

    public Conventions with(HouseSystem houses) {
        return with(Choice.HOUSES, houses);
    }

    public Conventions with(UniversalTime time) {
        return with(Choice.UNIVERSAL_TIME, time);
    }

    /** With another length of years; it is of use where they are counted by days. */
    public Conventions with(DashaYear year) {
        return with(Choice.DASHA_YEAR, year);
    }

    public Conventions with(DashaYearKind kind) {
        return with(Choice.DASHA_YEAR_KIND, kind);
    }

    public Conventions with(SolarCalendar calendar) {
        return with(Choice.SOLAR_CALENDAR, calendar);
    }

    public Conventions with(SeasonReckoning seasons) {
        return with(Choice.SEASONS, seasons);
    }

    public Conventions with(VikramReckoning vikram) {
        return with(Choice.VIKRAM, vikram);
    }

    public Conventions with(JovianBija bija) {
        return with(Choice.JOVIAN_BIJA, bija);
    }

    public Conventions with(MulaVarjyaReckoning varjya) {
        return with(Choice.MULA_VARJYA, varjya);
    }

    public Conventions with(BrahmaMuhurtaReckoning brahmaMuhurta) {
        return with(Choice.BRAHMA_MUHURTA, brahmaMuhurta);
    }

    public Conventions with(HoraReckoning hora) {
        return with(Choice.HORA, hora);
    }

    public Conventions with(NodeAspects nodeAspects) {
        return with(Choice.NODE_ASPECTS, nodeAspects);
    }

    public Conventions with(DashaSeed seed) {
        return with(Choice.DASHA_SEED, seed);
    }

    public Conventions with(MoonriseReckoning moonrise) {
        return with(Choice.MOONRISE, moonrise);
    }

    public Conventions with(MoonriseDefinition moonrise) {
        return with(Choice.MOONRISE_DEFINITION, moonrise);
    }

    public Conventions with(LunarMonthReckoning month) {
        return with(Choice.LUNAR_MONTH, month);
    }

    public Conventions with(SamvatsaraReckoning samvatsara) {
        return with(Choice.SAMVATSARA, samvatsara);
    }

    public Conventions with(TimeRounding rounding) {
        return with(Choice.TIME_ROUNDING, rounding);
    }

    public Conventions with(Positions positions) {
        return with(positions.in(corrections()));
    }

    /** With another reading of a rule; what the others are read by stays. */
    public <R extends Enum<R> & Reading> Conventions with(R reading) {
        Class<R> type = reading.getDeclaringClass();
        Map<String, Reading> chosen = new TreeMap<>(readings());
        // The default is the same whether somebody names it or not.
        if (reading == DEFAULT_READINGS.get(type)) {
            chosen.remove(type.getName());
        } else {
            chosen.put(type.getName(), reading);
        }
        return with(Choice.READINGS, Collections.unmodifiableMap(chosen));
    }

    /**
     * A rule that two sets of conventions read differently.
     *
     * @param choice what is chosen, as requests call it
     * @param value how the one reads it
     * @param other how the other does
     */
    public record ReadingDifference(String choice, String value, String other) {}

    /** The rules that other conventions read differently, by name. */
    public List<ReadingDifference> readingDifferences(Conventions other) {
        Map<String, Reading> mine = readings();
        Map<String, Reading> theirs = other.readings();
        if (mine.equals(theirs)) {
            return List.of();
        }
        Map<String, Reading> either = new TreeMap<>(mine);
        either.putAll(theirs);
        List<ReadingDifference> found = new ArrayList<>();
        either.forEach((type, known) -> {
            Reading usual = (Reading) DEFAULT_READINGS.get(((Enum<?>) known).getDeclaringClass());
            Reading ours = mine.getOrDefault(type, usual);
            Reading others = theirs.getOrDefault(type, usual);
            if (!ours.equals(others)) {
                found.add(new ReadingDifference(known.choice(), ours.id(), others.id()));
            }
        });
        found.sort(Comparator.comparing(ReadingDifference::choice));
        return found;
    }

    @SuppressWarnings("unchecked") // nothing else is ever put there
    private Map<String, Reading> readings() {
        return (Map<String, Reading>) choices.get(Choice.READINGS);
    }

    /** With this rule for the divisional chart of its number. */
    public Conventions with(Varga varga) {
        Map<Integer, String> schools = new TreeMap<>(vargaSchools());
        schools.put(varga.divisions(), varga.id());
        return with(Choice.VARGA_SCHOOLS, Collections.unmodifiableMap(schools));
    }

    @SuppressWarnings("unchecked") // nothing else is ever put there
    private Map<Integer, String> vargaSchools() {
        return (Map<Integer, String>) choices.get(Choice.VARGA_SCHOOLS);
    }

    private Conventions with(Choice choice, Object value) {
        EnumMap<Choice, Object> changed = new EnumMap<>(choices);
        changed.put(choice, Objects.requireNonNull(value));
        return new Conventions(changed);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Conventions that && choices.equals(that.choices));
    }

    @Override
    public int hashCode() {
        return choices.hashCode();
    }

    /** What differs from the standard, or that nothing does. */
    @Override
    public String toString() {
        StringJoiner own =
                new StringJoiner(", ", "standard conventions but ", "").setEmptyValue("standard conventions");
        choices.forEach((choice, value) -> {
            if (choice == Choice.READINGS) {
                readings().values().forEach(reading -> own.add(reading.choice() + " " + reading.id()));
            } else if (!value.equals(choice.standard)) {
                own.add(choice.name().toLowerCase(Locale.ROOT) + " " + value);
            }
        });
        return own.toString();
    }

    /** What there is to choose, with what is chosen when nobody does. */
    private enum Choice {
        AYANAMSA(Ayanamsas.DEFAULT),
        AYANAMSA_DELTA(0.0),
        CORRECTIONS(Corrections.ALL),
        SIDEREAL_NUTATION(SiderealNutation.CANCELLED),
        UNIVERSAL_TIME(UniversalTime.UTC),
        POSITION_REFERENCE(PositionReference.GEOCENTRIC),
        NODE_TYPE(NodeType.TRUE),
        SUNRISE(RiseDefinition.GEOMETRIC),
        HOUSES(HouseSystem.WHOLE_SIGN),
        DASHA_YEAR(DashaYear.JULIAN),
        DASHA_YEAR_KIND(DashaYearKind.FIXED_DAYS),
        SOLAR_CALENDAR(SolarCalendar.TAMIL),
        SEASONS(SeasonReckoning.SIDEREAL),
        VIKRAM(VikramReckoning.CHAITRADI),
        JOVIAN_BIJA(JovianBija.NONE),
        MULA_VARJYA(MulaVarjyaReckoning.LAST),
        BRAHMA_MUHURTA(BrahmaMuhurtaReckoning.PROPORTIONAL),
        HORA(HoraReckoning.PROPORTIONAL),
        NODE_ASPECTS(NodeAspects.NONE),
        DASHA_SEED(DashaSeed.MOON),
        MOONRISE(MoonriseReckoning.AS_SUNRISE),
        MOONRISE_DEFINITION(MoonriseDefinition.AS_SUNRISE),
        LUNAR_MONTH(LunarMonthReckoning.AMANTA),
        SAMVATSARA(SamvatsaraReckoning.LUNAR),
        TIME_ROUNDING(TimeRounding.SECONDS),
        VARGA_SCHOOLS(Map.of()),
        /** Readings by the name of their type, those that are not the default. */
        READINGS(Map.of());

        @SuppressWarnings("ImmutableEnumChecker") // values alone are put there
        private final Object standard;

        Choice(Object standard) {
            this.standard = standard;
        }

        private static EnumMap<Choice, Object> defaults() {
            EnumMap<Choice, Object> defaults = new EnumMap<>(Choice.class);
            for (Choice choice : values()) {
                defaults.put(choice, choice.standard);
            }
            return defaults;
        }
    }
}
