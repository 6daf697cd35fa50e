package org.nirayana.service.people;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.ConventionParameters;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Read;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.storage.Words;

/**
 * What may be kept of somebody beyond what {@link PersonBodies} says: of a request, and of a line of a file.
 */
final class PersonRules {
    static final String PERSON_ID = "[A-Za-z0-9_-]{22}";
    static final int MAX_NAME = 200;
    static final int MAX_PLACE = 200;
    static final int MAX_NOTES = 10_000;
    static final int MAX_TAGS = 30;
    static final int MAX_TAG = 50;
    static final int MAX_CONVENTIONS = 80;

    /** What an answer has besides, which means nothing when it is sent back in a file. */
    static final Set<String> IGNORED = Set.of("person_id", "created_at", "updated_at", "version");

    private static final String BIRTH = "birth.";

    private final Engine engine;

    PersonRules(Engine engine) {
        this.engine = engine;
    }

    /** What is wrong with somebody, and by which clock the time was read where that is in doubt. */
    private record Objections(Read<?> read, Consumer<CivilBirth.ClockDoubt> doubts) implements CivilBirth.Objections {
        @Override
        public void reject(String field, Reason reason) {
            read.reject(BIRTH + field, reason);
        }

        @Override
        public void inDoubt(CivilBirth.ClockDoubt doubt) {
            doubts.accept(doubt);
        }
    }

    /**
     * Checks somebody new.
     *
     * @param doubts hears by which clocks the time may have been read, where that is in doubt
     * @return nothing when anything is wrong, which the reading has then
     */
    Optional<PersonDetails> read(Read<PersonBodies.NewPersonBody> read, Consumer<CivilBirth.ClockDoubt> doubts) {
        return over(Optional.empty(), read, read.unchecked().asChange(), doubts);
    }

    /** Checks a change: what is not named stays as it was. */
    Optional<PersonDetails> change(
            PersonDetails old, Read<PersonBodies.PersonUpdateBody> read, Consumer<CivilBirth.ClockDoubt> doubts) {
        return over(Optional.of(old), read, read.unchecked(), doubts);
    }

    private Optional<PersonDetails> over(
            Optional<PersonDetails> old,
            Read<?> read,
            PersonBodies.PersonUpdateBody body,
            Consumer<CivilBirth.ClockDoubt> doubts) {
        Optional<Born> born = body.birth()
                .flatMap(birth -> birth(birth, read, new Objections(read, doubts)))
                .or(() -> old.map(kept -> new Born(kept.birth(), kept.certainty(), kept.place())));
        read.check("tags", unused -> body.tags().flatMap(PersonRules::objection));
        body.conventions().orElse(Map.of()).forEach((name, value) -> {
            String field = "conventions." + name;
            read.check(field, unused -> ConventionParameters.objection(name, value));
        });
        if (read.hasFaults() || born.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new PersonDetails(
                body.name().orElseGet(() -> old.orElseThrow().name()),
                born.get().birth(),
                born.get().certainty(),
                born.get().place(),
                body.sex().orElseGet(() -> old.flatMap(PersonDetails::sex)),
                body.notes().or(() -> old.map(PersonDetails::notes)).orElse(""),
                body.tags()
                        .map(PersonRules::distinct)
                        .or(() -> old.map(PersonDetails::tags))
                        .orElse(List.of()),
                body.favourite().or(() -> old.map(PersonDetails::favourite)).orElse(false),
                body.conventions().or(() -> old.map(PersonDetails::conventions)).orElse(Map.of())));
    }

    private record Born(CivilBirth birth, PersonDetails.Certainty certainty, String place) {}

    private Optional<Born> birth(PersonBodies.BirthBody body, Read<?> read, CivilBirth.Objections reject) {
        boolean readable = Stream.of("local", "lat", "lon", "tz", "time_scale", "calendar")
                .allMatch(name -> read.isFine(BIRTH + name));
        return readable
                ? CivilBirth.read(
                                engine,
                                new CivilBirth.Given(
                                        body.local(),
                                        body.lat(),
                                        body.lon(),
                                        body.tz(),
                                        body.timeScale(),
                                        body.calendar()),
                                reject)
                        .flatMap(checked -> certainty(body.certainty(), checked, read)
                                .map(certainty -> new Born(
                                        checked, certainty, body.place().orElse(""))))
                : Optional.empty();
    }

    private static Optional<PersonDetails.Certainty> certainty(
            Optional<PersonDetails.Certainty> given, CivilBirth birth, Read<?> read) {
        boolean timed = birth.isTimed();
        if (given.isEmpty()) {
            return Optional.of(
                    !timed
                            ? PersonDetails.Certainty.UNKNOWN
                            : birth.local().endsWith(":00")
                                    ? PersonDetails.Certainty.MINUTE
                                    : PersonDetails.Certainty.EXACT);
        }
        if (timed == (given.get() == PersonDetails.Certainty.UNKNOWN)) {
            read.reject(
                    BIRTH + "certainty", (timed ? FieldCode.CERTAINTY_OF_TIME : FieldCode.CERTAINTY_OF_DATE).with());
            return Optional.empty();
        }
        return given;
    }

    private static Optional<Reason> objection(List<String> tags) {
        return tags.stream().map(String::strip).allMatch(PersonRules::isTag)
                ? Optional.empty()
                : Optional.of(FieldCode.TAGS.with());
    }

    private static boolean isTag(String tag) {
        return !tag.isEmpty()
                && tag.codePointCount(0, tag.length()) <= MAX_TAG
                && StandardCharsets.UTF_8.newEncoder().canEncode(tag)
                && tag.codePoints().noneMatch(c -> Character.isISOControl(c) || c == ',' || c == ';');
    }

    /** The first of those that are the same in another letter case. */
    private static List<String> distinct(List<String> tags) {
        Map<String, String> distinct = new LinkedHashMap<>();
        tags.stream().map(String::strip).forEach(tag -> distinct.putIfAbsent(Words.key(tag), tag));
        return List.copyOf(distinct.values());
    }

    /** The name that requests use. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> Optional<E> constant(E[] constants, Object id) {
        return Arrays.stream(constants)
                .filter(one -> id instanceof String text && id(one).equals(LowerCase.of(text.strip())))
                .findFirst();
    }
}
