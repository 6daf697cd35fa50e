package org.nirayana.api.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.BesselianElements;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.Polynomial;
import org.nirayana.astronomy.eclipse.Saros;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.TimeScales;
import org.nirayana.jyotisha.eclipse.Grahana;
import org.nirayana.jyotisha.eclipse.LocalGrahana;
import org.nirayana.jyotisha.eclipse.Sutak;

/**
 * An eclipse for the whole Earth and, where a place was given, there.
 *
 * @param contacts of the whole Earth
 */
@SchemaName("Eclipse")
public record EclipseView(
        @OneOf(
                name = "EclipsedBody",
                value = {"sun", "moon"})
        @Description("Who is eclipsed.")
        String planet,

        @OneOf(of = Vocabulary.ECLIPSE_KIND) @Description("What it is where it is greatest.")
        String kind,

        @OneOf(of = Vocabulary.GRAHANA_KIND) @Description("Its Indian name.")
        String name,

        @Description("False for a penumbral one, which no almanac observes.")
        boolean isObserved,

        @Description("Greatest eclipse, to the nearest second.")
        Instant greatest,

        @Decimals(6)
        @Description(
                "The same as a Julian date of uniform time (TT, which NASA calls TD): what catalogues are compared by.")
        long greatestJdTt,

        @Decimals(2) @Description("TT less UT1 that was used, seconds.")
        long deltaT,

        @Decimals(5)
        @Description("How near the axis of the shadow passes the centre of the Earth (or the Moon's centre"
                + " passes the axis), in equatorial radii of the Earth; positive in the north.")
        long gamma,

        @Decimals(5)
        @Description("Of the Sun: where the axis meets the ground the Moon's diameter over the Sun's, else the covered"
                + " part of the diameter where it is greatest. Of the Moon: the part of the diameter in the umbra, negative for a"
                + " penumbral eclipse.")
        long magnitude,

        @OmitEmpty @Decimals(5) @Description("Of the Moon: the part of the diameter in the penumbra.")
        Optional<Long> penumbralMagnitude,

        SarosView saros,

        @OmitEmpty @Description("Of the Sun: whether the axis itself meets the Earth.")
        Optional<Boolean> isCentral,

        @OmitEmpty @Description("Of the Sun: where it is greatest.")
        Optional<PlaceView> greatestAt,

        @Description(
                "Of the Sun: when the penumbra (`begin`, `end`) and the axis (`central_begin`, `central_end`) touch and leave the"
                        + " Earth. Of the Moon: P1, U1, U2, U3, U4, P4.")
        List<ContactView> contacts,

        @OneOf(of = Vocabulary.RASI)
        @Description("Sign of the eclipsed body at the first contact (of a penumbral one: in its" + " middle).")
        String rasi,

        @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
        @Range(min = 1, max = 4) int pada,

        @OmitEmpty @Description("Of the Sun, with `elements=true`.")
        Optional<ElementsView> elements,

        @OmitEmpty
        @Description(
                "Absent with `local=false`, and where the Moon does not come before the Sun at the place, day or night.")
        Optional<LocalView> local) {

    /** The family of an eclipse. */
    @SchemaName("Saros")
    public record SarosView(
            int series,

            @Description("Which of its series, from 1; null where NASA's table of series does not reach.")
            Optional<Integer> member,

            @Description("How many the series has.") Optional<Integer> members) {
        static SarosView of(Saros saros) {
            return new SarosView(saros.series(), boxed(saros.member()), boxed(saros.members()));
        }

        private static Optional<Integer> boxed(OptionalInt value) {
            return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
        }
    }

    /** A place on the ground. */
    @SchemaName("EclipsePlace")
    public record PlaceView(
            @Decimals(4) @Range(min = -90, max = 90) long latitude,
            @Decimals(4) @Range(min = -180, max = 180) long longitude) {
        static PlaceView of(Site site) {
            return new PlaceView(
                    Math.round(site.latitude().degrees() * 1e4),
                    Math.round(site.longitude().signed().degrees() * 1e4));
        }
    }

    /** A named instant. */
    @SchemaName("EclipseContact")
    public record ContactView(
            @OneOf(
                    name = "EclipseInstant",
                    value = {"begin", "central_begin", "central_end", "end", "p1", "u1", "u2", "u3", "u4", "p4"})
            String contact,

            Instant time) {}

    /** The Besselian elements of a solar eclipse. */
    @SchemaName("BesselianElements")
    public record ElementsView(
            @Decimals(6)
            @Description("T0, from which the hours of the polynomials count: a whole hour of TT, as a Julian date.")
            long referenceJdTt,

            @Decimals(2) @Description("TT less UT1, seconds: to go from the ephemeris hour angle to the ground.")
            long deltaT,

            @Description("Coefficients, lowest power of the hours first; radii of the Earth.")
            List<Double> x,

            List<Double> y,

            @Description("Declination of the axis, degrees.")
            List<Double> d,

            @Description("Ephemeris hour angle of the axis at Greenwich, degrees.")
            List<Double> mu,

            @Description("Radius of the penumbra on the fundamental plane.")
            List<Double> l1,

            @Description("Radius of the umbra on the fundamental plane; negative: total.")
            List<Double> l2,

            @Decimals(7) long tanF1,
            @Decimals(7) long tanF2,

            @Decimals(7) @Description("Radius of the Moon that makes the penumbra, in radii of the Earth.")
            long kPenumbra,

            @Decimals(7) @Description("Radius of the Moon that makes the umbra.")
            long kUmbra) {
        private static final double DIGITS = 1e9;
        private static final double SEVEN = 1e7;

        static ElementsView of(BesselianElements elements) {
            return new ElementsView(
                    tt(elements.reference()),
                    Math.round(elements.deltaT() * 100),
                    list(elements.x()),
                    list(elements.y()),
                    list(elements.d()),
                    list(elements.mu()),
                    list(elements.l1()),
                    list(elements.l2()),
                    Math.round(elements.tanF1() * SEVEN),
                    Math.round(elements.tanF2() * SEVEN),
                    Math.round(elements.disc().penumbral() * SEVEN),
                    Math.round(elements.disc().umbral() * SEVEN));
        }

        /** To nine decimals, as more would only show how the polynomial was made. */
        private static List<Double> list(Polynomial polynomial) {
            return IntStream.rangeClosed(0, polynomial.degree())
                    .mapToObj(power -> Math.round(polynomial.coefficient(power) * DIGITS) / DIGITS)
                    .toList();
        }
    }

    /** An eclipse at a place, as an almanac prints it. */
    @SchemaName("LocalEclipse")
    public record LocalView(
            @OneOf(
                    name = "LocalGrahanaKind",
                    value = {"khagrasa", "kankana", "khanda", "upachchhaya"})
            @Description("What it is at the place.")
            String name,

            @Description("Whether anything of it is above the horizon.")
            boolean isSeen,

            @Description("Whether it is observed at the place: seen, and not penumbral.")
            boolean isObserved,

            @Description("In their order, also those below the horizon.")
            List<LocalContactView> contacts,

            @Decimals(5)
            @Description(
                    "The part of the diameter covered (of the Moon: in the umbra) at most, also below the horizon; over 1, and for"
                            + " a ring below it, the ratio of the diameters.")
            long magnitude,

            @OmitEmpty @Decimals(5) @Description("Of the Sun: the part of the disc covered at most.")
            Optional<Long> obscuration,

            @Description(
                    "From the seen sparsha to the seen moksha; null where nothing is seen. Of a penumbral one, the time it could be"
                            + " seen.")
            Optional<ParvaView> parvaKala,

            @Description("Whether the body rises eclipsed.") boolean grastodaya,
            @Description("Whether the body sets eclipsed.") boolean grastasta,

            @OmitEmpty @Description("When it rises eclipsed.")
            Optional<LocalContactView> rise,

            @OmitEmpty @Description("When it sets eclipsed.")
            Optional<LocalContactView> set,

            @OmitEmpty @Description("When most of it is covered above the horizon.")
            Optional<LocalContactView> greatestSeen,

            @Description(
                    "Null where none is kept: not seen, or penumbral; or where the Sun does not rise and set, so that there are no"
                            + " prahars.")
            Optional<SutakView> sutak,

            @OmitEmpty @Description("Weekday, from sunrise, of the seen sparsha: `Ravivara` to `Shanivara`.")
            Optional<String> vara,

            @Description("Of the Sun on a Sunday, of the Moon on a Monday.")
            boolean chudamani,

            @OmitEmpty @Description("When the body that set eclipsed rises again; some keep the fast until then.")
            Optional<Instant> freedRise) {
        public static LocalView of(LocalGrahana local) {
            return new LocalView(
                    local.eclipse().kind().id(),
                    local.isSeen(),
                    local.isObserved(),
                    local.contacts().stream().map(LocalContactView::of).toList(),
                    fiveDecimals(local.magnitude()),
                    local.obscuration().isPresent()
                            ? Optional.of(fiveDecimals(local.obscuration().getAsDouble()))
                            : Optional.empty(),
                    local.seen()
                            .map(span -> new ParvaView(
                                    span.start(),
                                    span.end(),
                                    Math.round(Duration.between(span.start(), span.end())
                                                    .toMillis()
                                            / 1000.0))),
                    local.grastodaya(),
                    local.grastasta(),
                    local.rise().map(LocalContactView::of),
                    local.set().map(LocalContactView::of),
                    local.mostSeen().map(LocalContactView::of),
                    local.sutak().map(SutakView::of),
                    local.vara().map(vara -> vara.id()),
                    local.chudamani(),
                    local.freedRise());
        }
    }

    /** An instant of an eclipse at a place. */
    @SchemaName("LocalEclipseContact")
    public record LocalContactView(
            Instant time,

            @OmitEmpty
            @OneOf(of = Vocabulary.GRAHANA_CONTACT)
            @Description("Which; absent for a rise or set and for the most that is seen.")
            Optional<String> contact,

            @Decimals(2) @Description("Of the centre of the eclipsed body, degrees, without the lift by the air.")
            long altitude,

            @Decimals(2) @Description("From north through east, degrees.")
            long azimuth,

            @Decimals(5) @Description("The part of the diameter covered, or in the umbra, then.")
            long magnitude,

            @Description("Whether the body is above the horizon.")
            boolean isUp) {
        static LocalContactView of(LocalGrahana.Contact contact) {
            return new LocalContactView(
                    contact.time(),
                    contact.contact().map(which -> which.id()),
                    Math.round(contact.altitude().degrees() * 100),
                    Math.round(contact.azimuth().degrees() * 100),
                    fiveDecimals(contact.magnitude()),
                    contact.isUp());
        }
    }

    /** The time of an eclipse that is seen. */
    @SchemaName("ParvaKala")
    public record ParvaView(
            Instant start,
            Instant end,
            @Description("Seconds.") long duration) {}

    /** The fast before an eclipse. */
    @SchemaName("Sutak")
    public record SutakView(
            Instant start,

            @Description("For children, the old and the sick.")
            Instant startForTheWeak,

            @Description("The seen moksha, or the setting.") Instant end) {
        static SutakView of(Sutak sutak) {
            return new SutakView(sutak.start(), sutak.startForTheWeak(), sutak.end());
        }
    }

    private static final double FIVE_DECIMALS = 1e5;

    private static long fiveDecimals(double value) {
        return Math.round(value * FIVE_DECIMALS);
    }

    /** A Julian date of uniform time, in millionths of a day: a tenth of a second. */
    private static long tt(TT t) {
        return Math.round(t.julianDate() * 1e6);
    }

    /** An eclipse of the Sun. */
    public static EclipseView of(
            SolarEclipse eclipse, Grahana grahana, TimeScales scales, boolean withElements, Optional<LocalView> local) {
        List<ContactView> contacts = new ArrayList<>();
        contacts.add(new ContactView("begin", scales.utc(eclipse.begin())));
        eclipse.centralBegin().ifPresent(t -> contacts.add(new ContactView("central_begin", scales.utc(t))));
        eclipse.centralEnd().ifPresent(t -> contacts.add(new ContactView("central_end", scales.utc(t))));
        contacts.add(new ContactView("end", scales.utc(eclipse.end())));
        return new EclipseView(
                grahana.graha().id(),
                ConventionsView.id(eclipse.kind()),
                grahana.kind().id(),
                grahana.isObserved(),
                grahana.greatest(),
                tt(eclipse.greatest()),
                Math.round(scales.deltaT(scales.ut1(eclipse.greatest())) * 100),
                fiveDecimals(eclipse.gamma()),
                fiveDecimals(eclipse.magnitude()),
                Optional.empty(),
                SarosView.of(eclipse.saros()),
                Optional.of(eclipse.isCentral()),
                Optional.of(PlaceView.of(eclipse.greatestPlace())),
                contacts,
                grahana.rasi().id(),
                grahana.nakshatra().id(),
                grahana.pada(),
                withElements ? Optional.of(ElementsView.of(eclipse.elements())) : Optional.empty(),
                local);
    }

    /** An eclipse of the Moon. */
    public static EclipseView of(LunarEclipse eclipse, Grahana grahana, TimeScales scales, Optional<LocalView> local) {
        List<ContactView> contacts = new ArrayList<>();
        contacts.add(new ContactView("p1", scales.utc(eclipse.penumbralBegin())));
        eclipse.partialBegin().ifPresent(t -> contacts.add(new ContactView("u1", scales.utc(t))));
        eclipse.totalBegin().ifPresent(t -> contacts.add(new ContactView("u2", scales.utc(t))));
        eclipse.totalEnd().ifPresent(t -> contacts.add(new ContactView("u3", scales.utc(t))));
        eclipse.partialEnd().ifPresent(t -> contacts.add(new ContactView("u4", scales.utc(t))));
        contacts.add(new ContactView("p4", scales.utc(eclipse.penumbralEnd())));
        return new EclipseView(
                grahana.graha().id(),
                ConventionsView.id(eclipse.kind()),
                grahana.kind().id(),
                grahana.isObserved(),
                grahana.greatest(),
                tt(eclipse.greatest()),
                Math.round(scales.deltaT(scales.ut1(eclipse.greatest())) * 100),
                fiveDecimals(eclipse.gamma()),
                fiveDecimals(eclipse.umbralMagnitude()),
                Optional.of(fiveDecimals(eclipse.penumbralMagnitude())),
                SarosView.of(eclipse.saros()),
                Optional.empty(),
                Optional.empty(),
                contacts,
                grahana.rasi().id(),
                grahana.nakshatra().id(),
                grahana.pada(),
                Optional.empty(),
                local);
    }
}
