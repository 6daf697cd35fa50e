package org.nirayana;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.BirthDescription;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;
import org.nirayana.words.Language;

/**
 * A Vedic astrology engine, ready to use: an ephemeris, conventions, time zones and a gazetteer.
 *
 * <pre>{@code
 * Nirayana engine = Nirayana.standard();
 * Chart chart = engine.chart(Birth.at("1990-05-17T10:30").in("Chennai"));
 * System.out.println(chart.moon());
 * System.out.println(chart.varga(9).ascendant().rasi());
 * System.out.println(chart.dasha(VIMSHOTTARI).at(Instant.now()));
 * }</pre>
 *
 * <p>Immutable to its users, for any number of threads; one is enough for a program. Tables are read when first needed, in
 * some tens of milliseconds each.
 */
public final class Nirayana {
    private final ChartFactory charts;
    private final Conventions conventions;
    private final TimeZones timeZones = TimeZones.builtIn();
    private final Gazetteer gazetteer = Gazetteer.builtIn();

    private Nirayana(ChartFactory charts, Conventions conventions) {
        this.charts = charts;
        this.conventions = Objects.requireNonNull(conventions);
    }

    /** The built-in ephemeris and {@linkplain Conventions#standard standard conventions}; the same engine every time. */
    public static Nirayana standard() {
        return Standard.ENGINE;
    }

    /** Made at first use, once, by the rules of class initialisation. */
    private static final class Standard {
        static final Nirayana ENGINE = new Nirayana(new ChartFactory(PackedEphemeris.load()), Conventions.standard());
    }

    /**
     * An engine on another ephemeris with the same conventions.
     *
     * @param ephemeris a file of JPL's, for example
     */
    public Nirayana with(Ephemeris ephemeris) {
        return new Nirayana(new ChartFactory(ephemeris), conventions);
    }

    /** An engine by other conventions on the same ephemeris. */
    public Nirayana with(Conventions other) {
        return new Nirayana(charts, other);
    }

    /** What this engine computes by. */
    public Conventions conventions() {
        return conventions;
    }

    /** Where this engine has the places of the bodies from. */
    public Ephemeris ephemeris() {
        return charts.ephemeris();
    }

    /** The sky of this engine, to compute what has no method here: places, rise and set, one's own events. */
    public Sky sky() {
        return charts.sky(conventions);
    }

    /** The ayanamsa of the conventions with its names, without their delta. */
    public NamedAyanamsa ayanamsa() {
        return charts.named(conventions);
    }

    /** The time zones that places and names are looked up in. */
    public TimeZones timeZones() {
        return timeZones;
    }

    /** The gazetteer that places are looked up in. Who shows its data names its source: {@link Gazetteer#ATTRIBUTION}. */
    public Gazetteer gazetteer() {
        return gazetteer;
    }

    /**
     * The chart of a birth as people tell it.
     *
     * @throws IllegalArgumentException when the description cannot be resolved; see {@link #birth}
     * @throws LocalTimeException when clocks showed the time twice or never
     * @throws OutsideSpanException when the ephemeris does not reach there
     */
    public Chart chart(BirthDescription description) {
        return chart(birth(description));
    }

    /**
     * The chart of a birth.
     *
     * @throws OutsideSpanException when the ephemeris does not reach there
     */
    public Chart chart(Birth birth) {
        return charts.chart(birth, conventions);
    }

    /** Makes panchangas for the place of a birth, day by day. {@link Chart#panchanga} is that of the birth itself. */
    public Almanac almanac(Birth place) {
        return charts.almanac(place, conventions);
    }

    /** How the grahas move by the conventions of this engine, for whoever looks for entries into signs. */
    public SiderealMotion motion() {
        return charts.motion(conventions);
    }

    /**
     * A chart as a picture: a whole SVG document, light or dark as its reader prefers.
     *
     * @param style in which region's manner
     * @param language of the words in it
     */
    public String svg(Chart chart, ChartStyle style, Language language) {
        NamedAyanamsa ayanamsa = charts.named(chart.conventions());
        ChartCaption caption = new ChartCaption(
                Optional.empty(),
                Optional.empty(),
                chart.birth().localTime(),
                Optional.of(chart.birth().zoneName()),
                ayanamsa.id(),
                ayanamsa.name());
        return new ChartDrawing(
                        chart.placements(), style, language.labels(), caption, Theme.AUTO, ChartDrawing.DEFAULT_WIDTH)
                .svg();
    }

    /**
     * The instant and the place that a description means.
     *
     * <p>A place told by its name is looked up in the gazetteer. When several are called so it is the most populous one,
     * where a place that bears the name itself goes before one of which it is another name: {@code Paris} is in France,
     * {@code Madras} is Chennai, and {@code Paris, Texas} says otherwise. The time zone is the one told, else the one that the
     * place lies in. A time with an offset is an instant; any other is what the clocks of that zone showed, with their whole
     * history: summer time, war time, and before the zones the mean time of its chief town.
     *
     * @throws IllegalArgumentException when no place is told, or none is called so, or there is no such time zone; the
     *     message lists what is similar
     * @throws LocalTimeException when clocks showed the time twice or never
     */
    public Birth birth(BirthDescription description) {
        Optional<Place> found = description.placeName().map(this::place);
        Site site = found.map(place -> Site.ofDegrees(place.latitude(), place.longitude()))
                .or(description::site)
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "The birth at " + description
                                        + " has no place. Name it with in(\"Chennai\") or give its coordinates with at(13.0878, 80.2785)."));
        Zone zone = description
                .zoneName()
                .or(() -> found.map(Place::tz))
                .map(name -> zone(name, site))
                .orElseGet(() -> zone(site));
        Instant instant = description
                .offset()
                .map(offset -> description.localTime().toInstant(offset))
                .orElseGet(() -> instant(description.localTime(), zone));
        return new Birth(instant, site, zone.name(), zone.rules());
    }

    private Place place(String name) {
        return gazetteer.named(name, 1).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no place '" + name + "' in the gazetteer."
                        + similar(Similar.places(gazetteer, name).stream()
                                .map(Nirayana::inWords)
                                .toList())
                        + " Coordinates work for every place."));
    }

    private static String inWords(Place place) {
        return place.name() + place.region().map(region -> ", " + region).orElse("") + ", " + place.country();
    }

    private Zone zone(String name, Site site) {
        return timeZones
                .named(name, degreesEast(site))
                .orElseThrow(() -> new IllegalArgumentException("There is no time zone '" + name
                        + "' in the tz database " + timeZones.release() + "."
                        + similar(Similar.names(timeZones.names(), name))));
    }

    private Zone zone(Site site) {
        return timeZones.at(site.latitude().degrees(), degreesEast(site));
    }

    private static double degreesEast(Site site) {
        double longitude = site.longitude().degrees();
        return longitude > 180 ? longitude - 360 : longitude;
    }

    private static String similar(List<String> names) {
        return names.isEmpty() ? "" : names.stream().collect(Collectors.joining("; ", " Similar: ", "."));
    }

    private static Instant instant(LocalDateTime reading, Zone zone) {
        Optional<ZoneOffsetTransition> change = zone.changeAround(reading);
        if (change.isPresent()) {
            List<Instant> possible = List.of(
                    reading.toInstant(change.get().getOffsetBefore()),
                    reading.toInstant(change.get().getOffsetAfter()));
            throw new LocalTimeException(reading, zone.name(), change.get(), possible);
        }
        ZoneOffset offset = zone.rules().getOffset(reading);
        return reading.toInstant(offset);
    }

    /** What it computes with. */
    @Override
    public String toString() {
        return "Nirayana with " + ephemeris().name() + ", " + conventions;
    }
}
