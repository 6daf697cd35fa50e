package org.nirayana.api.calculation;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.KeptBirth;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.place.zone.Zone;

/**
 * One of two people to be compared, as the body of a request has them.
 *
 * @param charts of the birth; of the beginning and the end of the day when the time is not known; none of a star alone
 * @param moons where the Moon may be
 * @param identity what two descriptions of one birth have in common; none of a star alone, which many people share
 */
record MatchPerson(
        List<Chart> charts, List<MoonPada> moons, Optional<ConventionsView> conventions, Optional<Object> identity) {
    private static final Set<String> NAMES =
            new TreeSet<>(Set.of("dateandtime", "date", "lat", "lon", "tz", "nakshatra", "pada", "half", "person_id"));

    /** Whether the time of birth is known. */
    boolean isTimed() {
        return charts.size() == 1;
    }

    boolean isBorn() {
        return !charts.isEmpty();
    }

    /** Reads one; nothing where something is wrong, which stays with the input. */
    static Optional<MatchPerson> read(Engine engine, Input input, ChartQuery query, Map<?, ?> body, String who) {
        if (!(body.get(who) instanceof Map<?, ?> person)) {
            input.reject(who, (body.containsKey(who) ? FieldCode.PERSON_AS_OBJECT : FieldCode.PERSON_REQUIRED).with());
            return Optional.empty();
        }
        boolean known = true;
        for (Object name : person.keySet()) {
            if (!NAMES.contains(name)) {
                input.reject(who + "." + name, FieldCode.NOT_KNOWN.with("allowed", NAMES));
                known = false;
            }
        }
        if (!known) {
            return Optional.empty();
        }
        if (person.containsKey("person_id")) {
            return kept(engine, input, query, person, who);
        }
        boolean star = person.containsKey("nakshatra") || person.containsKey("pada");
        boolean timed = person.containsKey("dateandtime");
        boolean dated = person.containsKey("date");
        if ((star ? 1 : 0) + (timed ? 1 : 0) + (dated ? 1 : 0) != 1) {
            input.reject(who, FieldCode.PERSON_IN_ONE_WAY.with());
            return Optional.empty();
        }
        return star ? star(input, person, who) : birth(engine, input, query, person, who, timed);
    }

    /** Somebody whom the caller keeps: a birth like any other, with the clock that it was told by. */
    private static Optional<MatchPerson> kept(
            Engine engine, Input input, ChartQuery query, Map<?, ?> person, String who) {
        if (person.size() > 1) {
            input.reject(who, FieldCode.PERSON_IN_ONE_WAY.with());
            return Optional.empty();
        }
        Optional<KeptBirth> birth =
                person.get("person_id") instanceof String id ? input.keptBirth(id) : Optional.empty();
        if (birth.isEmpty()) {
            input.reject(who + ".person_id", FieldCode.PERSON_KEPT.with());
            return Optional.empty();
        }
        KeptBirth known = birth.get();
        boolean timed = known.instant().isPresent();
        String given = known.instant().map(Instant::toString).orElseGet(known.day()::toString);
        Map<String, Object> described = Map.of(
                timed ? "dateandtime" : "date",
                given,
                "lat",
                known.latitude(),
                "lon",
                known.longitude(),
                "tz",
                known.zone());
        return birth(engine, input, query, described, who, timed);
    }

    private static Optional<MatchPerson> star(Input input, Map<?, ?> person, String who) {
        String name = person.get("nakshatra") instanceof String text ? text : "";
        Optional<Nakshatra> nakshatra = StarNames.find(name);
        if (nakshatra.isEmpty()) {
            input.reject(
                    who + ".nakshatra",
                    StarNames.unknown(
                            name,
                            FieldCode.NAKSHATRA.with(
                                    "allowed",
                                    Nakshatra.ALL.stream().map(Nakshatra::id).toList()),
                            FieldCode.NAKSHATRA_IN_DOUBT));
        }
        boolean whole = person.get("pada") instanceof Long pada && pada >= 1 && pada <= Nakshatra.PADAS;
        if (!whole) {
            input.reject(who + ".pada", FieldCode.INTEGER_BETWEEN.with("min", 1, "max", 4));
        }
        Object half = person.get("half");
        boolean halves = half == null || half.equals("first") || half.equals("second");
        if (!halves) {
            input.reject(who + ".half", FieldCode.ONE_OF.with("allowed", List.of("first", "second")));
        }
        if (nakshatra.isEmpty() || !whole || !halves) {
            return Optional.empty();
        }
        int pada = ((Long) person.get("pada")).intValue();
        List<MoonPada> both = MoonPada.of(nakshatra.get(), pada);
        List<MoonPada> moons =
                half == null || both.size() == 1 ? both : List.of(both.get(half.equals("first") ? 0 : 1));
        return Optional.of(new MatchPerson(List.of(), moons, Optional.empty(), Optional.empty()));
    }

    private static Optional<MatchPerson> birth(
            Engine engine, Input input, ChartQuery query, Map<?, ?> person, String who, boolean timed) {
        Optional<Double> latitude = number(input, person, who, "lat", 90);
        Optional<Double> longitude = number(input, person, who, "lon", 180);
        String field = who + (timed ? ".dateandtime" : ".date");
        Object given = person.get(timed ? "dateandtime" : "date");
        String text = given instanceof String written ? written : "";
        if (latitude.isEmpty() || longitude.isEmpty()) {
            return Optional.empty();
        }
        Optional<Zone> zone = zone(engine, input, person, who, latitude.get(), longitude.get());
        if (zone.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<Instant>> instants = timed ? DateAndTime.parse(text).map(List::of) : day(text, zone.get());
        if (instants.isEmpty()) {
            input.reject(field, (timed ? FieldCode.DATE_TIME_IN_TEXT : FieldCode.DATE_OF_BODY).with());
            return Optional.empty();
        }
        if (!instants.get().stream().allMatch(engine::covers)) {
            input.reject(field, ChartQuery.notCovered(engine));
            return Optional.empty();
        }
        ChartQuery at = new ChartQuery(
                latitude.get(),
                longitude.get(),
                instants.get().get(0),
                true,
                query.conventions(),
                query.profile(),
                query.civil());
        List<Chart> charts = instants.get().stream()
                .map(instant -> engine.chart(
                        new Birth(
                                instant,
                                at.site(),
                                zone.get().name(),
                                zone.get().rules()),
                        query.conventions()))
                .toList();
        List<MoonPada> moons = timed
                ? List.of(MoonPada.at(charts.get(0).moon().sidereal()))
                : MoonPada.between(
                        charts.get(0).moon().sidereal(), charts.get(1).moon().sidereal());
        return Optional.of(new MatchPerson(
                charts,
                moons,
                Optional.of(engine.describe(at, at.instant(), zone.get())),
                Optional.of(List.of(instants.get(), latitude.get(), longitude.get()))));
    }

    private static Optional<Double> number(Input input, Map<?, ?> person, String who, String name, int most) {
        if (person.get(name) instanceof Number number && Math.abs(number.doubleValue()) <= most) {
            return Optional.of(number.doubleValue());
        }
        input.reject(who + "." + name, FieldCode.NUMBER_BETWEEN.with("min", -most, "max", most));
        return Optional.empty();
    }

    private static Optional<Zone> zone(
            Engine engine, Input input, Map<?, ?> person, String who, double latitude, double longitude) {
        Object name = person.get("tz");
        if (name == null) {
            return Optional.of(engine.zones().at(latitude, longitude));
        }
        Optional<Zone> zone = name instanceof String text ? engine.zones().named(text, longitude) : Optional.empty();
        if (zone.isEmpty()) {
            input.reject(who + ".tz", FieldCode.ZONE_NAME.with());
        }
        return zone;
    }

    /** The beginning and the end of a day on the clocks of a zone. */
    private static Optional<List<Instant>> day(String text, Zone zone) {
        try {
            LocalDate date = LocalDate.parse(text);
            return Optional.of(List.of(begin(date, zone), begin(date.plusDays(1), zone)));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    private static Instant begin(LocalDate date, Zone zone) {
        return date.atStartOfDay().toInstant(zone.rules().getOffset(date.atStartOfDay()));
    }
}
