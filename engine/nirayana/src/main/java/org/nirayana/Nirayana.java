package org.nirayana;

import java.time.Instant;
import java.time.LocalDateTime;
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
import org.nirayana.drawing.DrawnPoint;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.BirthDescription;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.NamedAyanamsa;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.gazetteer.PlaceMeaning;
import org.nirayana.place.zone.ClockChanges;
import org.nirayana.place.zone.DoubtfulClocks;
import org.nirayana.place.zone.OldClocks;
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
 * <p>Immutable to its users, for any number of threads; one is enough for a program. Tables are read when first needed: the
 * first chart in a town takes about a second of a processor with all of them, the next some milliseconds.
 */
public final class Nirayana {
    private final ChartFactory charts;
    private final Conventions conventions;
    private final Doubts doubts;
    private final TimeZones timeZones = TimeZones.builtIn();
    private final Gazetteer gazetteer = Gazetteer.builtIn();

    /** What is taken where a description may mean several births. */
    private record Doubts(AmbiguousPlaces places, ClockChanges changes, DoubtfulClocks clocks) {
        static final Doubts REFUSE = new Doubts(AmbiguousPlaces.REFUSE, ClockChanges.REFUSE, DoubtfulClocks.REFUSE);

        Doubts {
            Objects.requireNonNull(places);
            Objects.requireNonNull(changes);
            Objects.requireNonNull(clocks);
        }
    }

    private Nirayana(ChartFactory charts, Conventions conventions, Doubts doubts) {
        this.charts = charts;
        this.conventions = Objects.requireNonNull(conventions);
        this.doubts = doubts;
    }

    /** The built-in ephemeris and {@linkplain Conventions#standard standard conventions}; the same engine every time. */
    public static Nirayana standard() {
        return Standard.ENGINE;
    }

    /** Made at first use, once, by the rules of class initialisation. */
    private static final class Standard {
        static final Nirayana ENGINE =
                new Nirayana(new ChartFactory(PackedEphemeris.load()), Conventions.standard(), Doubts.REFUSE);
    }

    /**
     * An engine on another ephemeris with the same conventions.
     *
     * @param ephemeris a file of JPL's, for example
     */
    public Nirayana with(Ephemeris ephemeris) {
        return new Nirayana(new ChartFactory(ephemeris), conventions, doubts);
    }

    /** An engine by other conventions on the same ephemeris. */
    public Nirayana with(Conventions other) {
        return new Nirayana(charts, other, doubts);
    }

    /** An engine that does this with a name that several places bear; {@link #standard} refuses it. */
    public Nirayana with(AmbiguousPlaces rule) {
        return new Nirayana(charts, conventions, new Doubts(rule, doubts.changes(), doubts.clocks()));
    }

    /** An engine that does this with a time that clocks showed twice or never; {@link #standard} refuses it. */
    public Nirayana with(ClockChanges rule) {
        return new Nirayana(charts, conventions, new Doubts(doubts.places(), rule, doubts.clocks()));
    }

    /** An engine that does this where it is in doubt which clock a place kept; {@link #standard} refuses it. */
    public Nirayana with(DoubtfulClocks rule) {
        return new Nirayana(charts, conventions, new Doubts(doubts.places(), doubts.changes(), rule));
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
        return svg(chart, List.of(), style, language);
    }

    /**
     * The same with points beside the ten, in the order in which they are to be shown where a house has no room for all.
     *
     * @param points such as {@code chart.points(SunUpagraha.SET)}
     */
    public String svg(Chart chart, List<PlacedPoint> points, ChartStyle style, Language language) {
        NamedAyanamsa ayanamsa = charts.named(chart.conventions());
        ChartCaption caption = new ChartCaption(
                Optional.empty(),
                Optional.empty(),
                chart.birth().localTime(),
                Optional.of(chart.birth().zoneName()),
                ayanamsa.id(),
                ayanamsa.name());
        return new ChartDrawing(
                        chart.placements(),
                        points.stream().map(DrawnPoint::of).toList(),
                        Vargas.of(1),
                        style,
                        language.labels(),
                        caption,
                        Theme.AUTO,
                        ChartDrawing.DEFAULT_WIDTH)
                .svg();
    }

    /**
     * The instant and the place that a description means.
     *
     * <p>A place told by its name is looked up in the gazetteer, as {@link #place} does. The time zone is the one told, else the one that
     * the place lies in. A time with an offset is an instant; any other is what the clocks of that zone showed, with their whole
     * history: summer time, war time, and before the zones the mean time of its chief town.
     *
     * <p>Nothing is guessed, unless the engine is made {@linkplain #with(AmbiguousPlaces) with} a rule: a name may mean several places, a time
     * may have come twice or never, and of old times it may be in doubt by which clock they were told.
     *
     * @throws AmbiguousPlaceException when several places may be meant
     * @throws IllegalArgumentException when no place is told, or none is called so, or there is no such time zone; the
     *     message lists what is similar
     * @throws LocalTimeException when clocks showed the time twice or never
     * @throws DoubtfulClockException when it is in doubt by which clock the time was told, and no time zone is
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
        if (description.offset().isPresent()) {
            Instant instant =
                    description.localTime().toInstant(description.offset().get());
            return new Birth(instant, site, zone.name(), zone.rules());
        }
        Zone clock = description.zoneName().isPresent() ? zone : clock(description.localTime(), zone, site);
        return new Birth(instant(description.localTime(), clock), site, clock.name(), clock.rules());
    }

    /**
     * The place that a name means.
     *
     * <p>When several places bear it, it is the first that {@link Gazetteer#named} has, if that has ten times the people of every other
     * ({@link PlaceMeaning} has the rule in full): {@code Paris} is in France, {@code Madras} is Chennai, and {@code Paris, Texas} says
     * otherwise.
     *
     * @throws AmbiguousPlaceException when several places may be meant
     * @throws IllegalArgumentException when none is called so; the message lists what is similar
     */
    public Place place(String name) {
        PlaceMeaning meaning = gazetteer.meaning(name);
        if (meaning.places().isEmpty()) {
            throw new IllegalArgumentException("There is no place '" + name + "' in the gazetteer."
                    + similar(Similar.places(gazetteer, name).stream()
                            .map(Place::label)
                            .toList())
                    + " Coordinates work for every place.");
        }
        return doubts.places().take(meaning).orElseThrow(() -> new AmbiguousPlaceException(name, meaning.places()));
    }

    /** The clock that is taken for one that nobody told. */
    private Zone clock(LocalDateTime reading, Zone zone, Site site) {
        return OldClocks.about(zone, reading, site.latitude().degrees(), degreesEast(site))
                .map(doubt -> doubts.clocks()
                        .take(doubt, zone)
                        .orElseThrow(() -> new DoubtfulClockException(reading, zone.name(), doubt)))
                .orElse(zone);
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

    private Instant instant(LocalDateTime reading, Zone zone) {
        return reading.toInstant(doubts.changes().offset(reading, zone).orElseThrow(() -> {
            ZoneOffsetTransition change = zone.changeAround(reading).orElseThrow();
            List<Instant> possible =
                    List.of(reading.toInstant(change.getOffsetBefore()), reading.toInstant(change.getOffsetAfter()));
            return new LocalTimeException(reading, zone.name(), change, possible);
        }));
    }

    /** What it computes with. */
    @Override
    public String toString() {
        return "Nirayana with " + ephemeris().name() + ", " + conventions;
    }
}
