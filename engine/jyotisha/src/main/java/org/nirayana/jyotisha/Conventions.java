package org.nirayana.jyotisha;

import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Reading;
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
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
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
 * <p>It is a map from each {@link Convention} to what is chosen of it. A choice that a new feature needs is a constant beside the rule
 * that it chooses, listed in {@link ConventionRegistry}; nothing else that computes may hold a choice.
 */
public final class Conventions implements Serializable {
    @Serial
    private static final long serialVersionUID = 2;

    private static final Conventions STANDARD = new Conventions(new HashMap<>());

    /** The rules of vargas by number, which have a parameter of their own. */
    private static final String VARGA_SCHOOLS = "varga_schools";

    /** By the id of the convention, what is not the default. */
    private final HashMap<String, Object> chosen;

    @SuppressWarnings("NonApiType") // a Map need not be serializable
    private Conventions(HashMap<String, Object> chosen) {
        this.chosen = chosen;
    }

    /**
     * Lahiri's ayanamsa, all corrections, geocentric places, true nodes, sunrise of the geometric centre, whole-sign houses,
     * years of 365.25 days.
     */
    public static Conventions standard() {
        return STANDARD;
    }

    /** What is chosen of a convention, else its default. */
    @SuppressWarnings("unchecked") // nothing else is ever put there
    public <T> T get(Convention<T> convention) {
        Object value = chosen.get(convention.id());
        return value == null ? convention.standard() : (T) value;
    }

    /** What is chosen of a convention, as a request would write it. */
    public <T> String text(Convention<T> convention) {
        return convention.text(get(convention));
    }

    /** The id of the ayanamsa, in the catalogue, {@code lahiri}, or of {@linkplain #ownAyanamsa one of your own}. */
    public String ayanamsa() {
        return get(ChosenAyanamsa.CONVENTION).id();
    }

    /** The ayanamsa where it is none of the catalogue. */
    public Optional<OwnAyanamsa> ownAyanamsa() {
        return get(ChosenAyanamsa.CONVENTION) instanceof OwnAyanamsa own ? Optional.of(own) : Optional.empty();
    }

    /** Degrees that are added to the ayanamsa. */
    public double ayanamsaDelta() {
        return get(ChosenAyanamsa.OFFSET);
    }

    /** Which effects enter the places of planets. */
    public Corrections corrections() {
        Corrections places = get(Positions.CONVENTION);
        return get(Positions.NUTATION)
                ? places
                : new Corrections(false, places.aberration(), places.deflection(), places.lightTime());
    }

    /** What becomes of nutation when a tropical longitude is made sidereal. */
    public SiderealNutation siderealNutation() {
        return get(SiderealNutation.CONVENTION);
    }

    /** From where the planets are seen. */
    public PositionReference positionReference() {
        return get(PositionReference.CONVENTION);
    }

    /** Which of the Moon's nodes Rahu and Ketu are. */
    public NodeType nodeType() {
        return get(NodeType.CONVENTION);
    }

    /** What counts as sunrise and sunset. */
    public RiseDefinition sunrise() {
        return get(SunriseDefinition.CONVENTION);
    }

    /** How the sky over a place is divided into houses. */
    public HouseSystem houses() {
        return get(HouseSystem.CONVENTION);
    }

    /** What the clock of a birth is taken for. */
    public UniversalTime universalTime() {
        return get(UniversalTime.CONVENTION);
    }

    /** How many days make a year of a dasha, where years are counted by days. */
    public DashaYear dashaYear() {
        return get(DashaYear.CONVENTION);
    }

    /** What the years of a dasha are counted by. */
    public DashaYearKind dashaYearKind() {
        return get(DashaYearKind.CONVENTION);
    }

    /** How a solar month begins and what it is called. */
    public SolarCalendar solarCalendar() {
        return get(SolarCalendar.CONVENTION);
    }

    /** By what ritu and ayana are reckoned. */
    public SeasonReckoning seasons() {
        return get(SeasonReckoning.CONVENTION);
    }

    /** When the Vikram year begins. */
    public VikramReckoning vikram() {
        return get(VikramReckoning.CONVENTION);
    }

    /** Whether Jupiter's years are corrected. */
    public JovianBija jovianBija() {
        return get(JovianBija.CONVENTION);
    }

    /** Which varjyas Mula has. */
    public MulaVarjyaReckoning mulaVarjya() {
        return get(MulaVarjyaReckoning.CONVENTION);
    }

    /** How long the muhurtas before sunrise are. */
    public BrahmaMuhurtaReckoning brahmaMuhurta() {
        return get(BrahmaMuhurtaReckoning.CONVENTION);
    }

    /** How long the planetary hours are. */
    public HoraReckoning hora() {
        return get(HoraReckoning.CONVENTION);
    }

    /** From what a dasha of the nakshatras is reckoned. */
    public DashaSeed dashaSeed() {
        return get(DashaSeed.CONVENTION);
    }

    /** Whether the Moon rises with its latitude and parallax. */
    public MoonriseReckoning moonrise() {
        return get(MoonriseReckoning.CONVENTION);
    }

    /** What counts as moonrise. */
    public MoonriseDefinition moonriseDefinition() {
        return get(MoonriseDefinition.CONVENTION);
    }

    /** With which moon a lunar month ends. */
    public LunarMonthReckoning lunarMonth() {
        return get(LunarMonthReckoning.CONVENTION);
    }

    /** With what the year begins that bears one of the sixty names. */
    public SamvatsaraReckoning samvatsara() {
        return get(SamvatsaraReckoning.CONVENTION);
    }

    /** How finely the times of an almanac are printed. */
    public TimeRounding timeRounding() {
        return get(TimeRounding.CONVENTION);
    }

    /** Whether Rahu and Ketu look at other signs. */
    public NodeAspects nodeAspects() {
        return get(NodeAspects.CONVENTION);
    }

    /** The rule by which a divisional chart is made: the one that was chosen, else the first that the field knows. */
    public Varga varga(int divisions) {
        String school = vargaSchools().get(divisions);
        return school == null
                ? Vargas.of(divisions)
                : Vargas.of(divisions, school).orElseThrow();
    }

    /**
     * With another ayanamsa.
     *
     * @param name of the catalogue, or an alias
     * @throws IllegalArgumentException when the catalogue has no such name
     * @see #with(OwnAyanamsa)
     */
    public Conventions withAyanamsa(String name) {
        return choose(ChosenAyanamsa.CONVENTION, name)
                .orElseThrow(() -> new IllegalArgumentException("There is no ayanamsa '" + name + "'. Available: "
                        + String.join(", ", Ayanamsas.allNames()) + "."));
    }

    /** With an ayanamsa of your own. */
    public Conventions with(OwnAyanamsa ayanamsa) {
        return with(ChosenAyanamsa.CONVENTION, ayanamsa);
    }

    /** With so many degrees added to the ayanamsa. */
    public Conventions withAyanamsaDelta(double degrees) {
        if (!Double.isFinite(degrees)) {
            throw new IllegalArgumentException("The delta of an ayanamsa is a number of degrees, not " + degrees + ".");
        }
        return with(ChosenAyanamsa.OFFSET, degrees);
    }

    public Conventions with(Corrections corrections) {
        Corrections places =
                new Corrections(true, corrections.aberration(), corrections.deflection(), corrections.lightTime());
        return with(Positions.CONVENTION, places).with(Positions.NUTATION, corrections.nutation());
    }

    public Conventions with(Positions positions) {
        return with(positions.in(corrections()));
    }

    public Conventions with(RiseDefinition sunrise) {
        return with(SunriseDefinition.CONVENTION, sunrise);
    }

    /** With another length of years; it is of use where they are counted by days. */
    public Conventions with(DashaYear year) {
        return with(DashaYear.CONVENTION, year);
    }

    /** With another value of its convention: {@code NodeType.MEAN}, {@code AshtakavargaTable.VARAHAMIHIRA}. */
    public Conventions with(Choice choice) {
        return with(choice.convention().id(), choice, choice.convention().standard());
    }

    /** With another value of a convention; the others stay. */
    public <T> Conventions with(Convention<T> convention, T value) {
        return with(convention.id(), value, convention.standard());
    }

    /** The default is the same whether somebody names it or not. */
    private Conventions with(String id, Object value, Object standard) {
        HashMap<String, Object> changed = new HashMap<>(chosen);
        if (value.equals(standard)) {
            changed.remove(id);
        } else {
            changed.put(id, value);
        }
        return new Conventions(changed);
    }

    /** With a convention as a text says it, and what that implies; nothing when the text is none of its values. */
    public <T> Optional<Conventions> choose(Convention<T> convention, String text) {
        return convention.parse(text).map(value -> {
            Conventions changed = with(convention, value);
            for (Choice implied : convention.implied()) {
                changed = changed.with(implied);
            }
            return changed;
        });
    }

    /** With one convention as others have it. */
    public <T> Conventions taking(Convention<T> convention, Conventions others) {
        return with(convention, others.get(convention));
    }

    /** Whether others have the same of a convention. */
    public <T> boolean isSame(Convention<T> convention, Conventions others) {
        return convention.isSame(get(convention), others.get(convention));
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
        if (chosen.equals(other.chosen)) {
            return List.of();
        }
        SortedMap<String, Object> either = new TreeMap<>(chosen);
        either.putAll(other.chosen);
        List<ReadingDifference> found = new ArrayList<>();
        either.values().forEach(one -> {
            if (one instanceof Reading reading && !isSame(reading.convention(), other)) {
                Convention<?> rule = reading.convention();
                found.add(new ReadingDifference(rule.id(), text(rule), other.text(rule)));
            }
        });
        return found;
    }

    /** With this rule for the divisional chart of its number. */
    public Conventions with(Varga varga) {
        Map<Integer, String> schools = new TreeMap<>(vargaSchools());
        schools.put(varga.divisions(), varga.id());
        return with(VARGA_SCHOOLS, Collections.unmodifiableMap(schools), Map.of());
    }

    @SuppressWarnings("unchecked") // nothing else is ever put there
    private Map<Integer, String> vargaSchools() {
        return (Map<Integer, String>) chosen.getOrDefault(VARGA_SCHOOLS, Map.of());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Conventions that && chosen.equals(that.chosen));
    }

    @Override
    public int hashCode() {
        return chosen.hashCode();
    }

    /** What differs from the standard, or that nothing does. */
    @Override
    public String toString() {
        StringJoiner own =
                new StringJoiner(", ", "standard conventions but ", "").setEmptyValue("standard conventions");
        Map<String, Object> unnamed = new TreeMap<>(chosen);
        ConventionRegistry.differences(STANDARD, this).forEach(convention -> {
            Object value = get(convention);
            own.add(convention.id() + " " + (value instanceof OwnAyanamsa ? value : text(convention)));
            unnamed.remove(convention.id());
        });
        unnamed.forEach((id, value) -> own.add(id + " " + value));
        return own.toString();
    }
}
