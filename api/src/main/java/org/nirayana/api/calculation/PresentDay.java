package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.PanchangaView;
import org.nirayana.api.view.PresentDayView;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.place.zone.Zone;

/**
 * The tithi, nakshatra and weekday that run now at a place, for the page that visitors see first. It is no calculation of the API: it knows
 * the present alone, and says three things of it.
 *
 * <p>A day is computed once for all who ask for it, and remembered for a number of places.
 */
public final class PresentDay {
    public static final Operation OPERATION = Operation.get("pageToday", "/web/today.json")
            .open()
            .summary("page", "The tithi, nakshatra and weekday that run now")
            .description(
                    "For the first page, without a token: of the Vedic day at the place, sunrise to sunrise, that contains the"
                            + " present. A network may ask 60 times a minute. Programs ask `getPanchanga`, which knows every day.")
            .parameters(
                    ChartQuery.LATITUDE,
                    ChartQuery.LONGITUDE,
                    ChartQuery.AYANAMSA,
                    ChartQuery.TIME_ZONE,
                    ConventionParameters.PROFILE,
                    ConventionParameters.SUNRISE_DEFINITION,
                    ChartCalculations.LANGUAGE)
            .answer("What runs now.", PresentDayView.class)
            .problems(429)
            .build();

    /** A day takes some 3 KB. */
    private static final int REMEMBERED = 1000;

    private record Place(double latitude, double longitude, String zone, Conventions conventions) {}

    private record Day(
            PanchangaDay day, String date, Vara vara, List<Spanned<Tithi>> tithis, List<NakshatraTime> nakshatras) {
        static Day of(Panchanga panchanga) {
            return new Day(
                    panchanga.day(),
                    panchanga.date().toString(),
                    panchanga.vara(),
                    panchanga.tithis(),
                    panchanga.nakshatras());
        }

        boolean contains(Instant now) {
            return PresentDay.contains(day.span(), now);
        }
    }

    private final Engine engine;
    private final Map<Place, Day> days = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Place, Day> eldest) {
            return size() > REMEMBERED;
        }
    });

    public PresentDay(Engine engine) {
        this.engine = engine;
    }

    /**
     * What runs now.
     *
     * @param mayCompute asked, and told by an exception if not, before a day is computed that nobody has asked for yet
     */
    public Answer<PresentDayView> answer(Input.Source source, Runnable mayCompute) {
        Input input = new Input(OPERATION, source);
        double latitude = input.get(ChartQuery.LATITUDE);
        double longitude = input.get(ChartQuery.LONGITUDE);
        Conventions conventions = conventions(input);
        Optional<Zone> named = ChartQuery.namedZone(engine, input, CivilTime.read(input), longitude);
        AlmanacWords words = AlmanacWords.in(input.get(ChartCalculations.LANGUAGE));
        Instant now = engine.clock().instant();
        if (!engine.coversMonthsAround(now)) {
            input.reject(ChartQuery.DATE_AND_TIME, ChartQuery.notCovered(engine));
        }
        input.check();
        Zone zone = named.orElseGet(() -> engine.zones().at(latitude, longitude));
        Place place = new Place(latitude, longitude, zone.name(), conventions);
        Day day = days.get(place);
        if (day == null || !day.contains(now)) {
            mayCompute.run();
            Birth birth = new Birth(now, Site.ofDegrees(latitude, longitude), zone.name(), zone.rules());
            day = Day.of(engine.almanac(birth, conventions).at(now));
            days.put(place, day);
        }
        LocalTimes times = new LocalTimes(zone, conventions.timeRounding());
        return Answer.of(
                view(day, now, times, conventions, words), zone.rules(), times.rounding()::ofLocalSecond, false);
    }

    /** Whatever the engine is set to, the limbs are geocentric. */
    private Conventions conventions(Input input) {
        Conventions set = PanchangaQuery.geocentric(input.find(ConventionParameters.PROFILE)
                .map(Profile::conventions)
                .orElseGet(engine::conventions));
        String ayanamsa = input.get(ChartQuery.AYANAMSA, set.ayanamsa());
        return ConventionParameters.read(
                input,
                ayanamsa.equals(set.ayanamsa()) ? set : set.withAyanamsa(ayanamsa),
                List.of(ConventionParameters.SUNRISE_DEFINITION));
    }

    private static PresentDayView view(
            Day known, Instant now, LocalTimes times, Conventions conventions, AlmanacWords words) {
        boolean isVedic = known.day() instanceof PanchangaDay.Vedic;
        TimeSpan span = known.day().span();
        Spanned<Tithi> tithi = running(known.tithis(), one -> contains(one.span(), now));
        NakshatraTime nakshatra = running(known.nakshatras(), one -> contains(one.span(), now));
        return new PresentDayView(
                now,
                known.date(),
                new PanchangaView.Day(isVedic ? "vedic" : "civil", span.start(), span.end()),
                words.say("vara." + known.vara().id().toLowerCase(Locale.ROOT)),
                new PresentDayView.Limb(
                        words.tithi(tithi.value()), times.limb(tithi.span()).end()),
                new PresentDayView.Limb(
                        words.nakshatra(nakshatra.nakshatra()),
                        times.limb(nakshatra.span()).end()),
                isVedic
                        ? Optional.of(
                                words.say("convention.sunrise_definition." + ConventionsView.id(conventions.sunrise())))
                        : Optional.empty());
    }

    /** The limbs of a day fill it. */
    private static <T> T running(List<T> limbs, Predicate<T> now) {
        return limbs.stream().filter(now).findFirst().orElseThrow();
    }

    private static boolean contains(TimeSpan span, Instant now) {
        return !now.isBefore(span.start()) && now.isBefore(span.end());
    }
}
