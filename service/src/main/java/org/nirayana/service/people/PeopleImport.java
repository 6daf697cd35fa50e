package org.nirayana.service.people;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.Read;
import org.nirayana.api.operation.RecordReader;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.view.FieldErrorView;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.zone.DoubtfulClocks;
import org.nirayana.place.zone.Zone;
import org.nirayana.service.http.message.Problem;

/**
 * Reads people from a file, and keeps them if that is asked for. Everything in the file is either understood, with what had to be
 * guessed, or rejected with a reason; whoever is kept already is not kept twice, so that a file can be sent again.
 */
final class PeopleImport {
    /** A file with more is to be cut in parts: all of it is kept at once. */
    static final int MAX_PEOPLE = 10_000;

    /** After so many the rest is not read. */
    static final int MAX_REJECTED = 1_001;

    private static final int MAX_SHOWN = 200;

    /** A person with more faults shows the first ones: each may list all that is allowed. */
    static final int MAX_COMPLAINTS = 5;

    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private record Found(int line, String text, PersonDetails details, List<String> warnings) {}

    /**
     * What a caller chooses about a file.
     *
     * @param preview tell what would be kept, and keep nothing
     * @param oldClock what is taken where the clock of a birth is in doubt
     * @param ambiguous what is taken for a name that several places bear
     * @param language of the names of places
     */
    record Choices(
            boolean preview,
            DoubtfulClocks oldClock,
            AmbiguousPlaces ambiguous,
            String language,
            CsvPeople.Choices table) {}

    private final Engine engine;
    private final PersonRules rules;
    private final People people;

    PeopleImport(Engine engine, PersonRules rules, People people) {
        this.engine = engine;
        this.rules = rules;
        this.people = people;
    }

    /** A workbook, or a program's own file before there were those: archives and compound files are no text. */
    static boolean isWorkbook(byte[] bytes) {
        return bytes.length > 3
                && ((bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4)
                        || (bytes[0] == (byte) 0xD0 && bytes[1] == (byte) 0xCF && bytes[2] == 0x11));
    }

    /** A file as text: UTF-8, or UTF-16 where its first two bytes say so, or what Windows programs wrote before that. */
    static String decode(byte[] bytes) {
        String text;
        if (bytes.length > 1
                && ((bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)
                        || (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF))) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException older) {
            text = new String(bytes, WINDOWS);
        }
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /**
     * Reads a file.
     *
     * @param meter is told how many people were found before they are looked up and kept; what it throws ends the import
     * @param finding hears of names for which places are looked for, before they are; what it throws ends the import
     * @param goesOn asked now and then; what it throws ends the import, of which nothing is kept then
     */
    ImportView run(
            long owner,
            String text,
            ImportFormat format,
            Choices choices,
            IntConsumer meter,
            IntConsumer finding,
            Runnable goesOn) {
        Reading reading = new Reading(
                choices, new ImportPlaces(engine, choices.ambiguous(), choices.language(), finding), goesOn);
        switch (format) {
            case JSON -> JsonPeople.read(text, reading);
            case CSV -> CsvPeople.read(text, choices.table(), reading);
            case JHD -> JhdFiles.read(text, reading, this::zone);
            case AAF -> AafFile.read(text, reading, this::zone);
        }
        if (reading.people() > MAX_PEOPLE) {
            throw Problem.of(ProblemCode.FILE_TOO_MANY_PEOPLE.with("max", MAX_PEOPLE));
        }
        meter.accept(reading.people());
        return choices.preview() ? preview(owner, format, reading) : keep(owner, format, reading, goesOn);
    }

    private ImportView preview(long owner, ImportFormat format, Reading reading) {
        List<Boolean> kept =
                people.areKept(owner, reading.found.stream().map(Found::details).toList());
        OptionalLong room = people.room(owner);
        List<ImportView.Understood> understood = new ArrayList<>();
        for (int i = 0; i < reading.found.size(); i++) {
            Found found = reading.found.get(i);
            if (kept.get(i)) {
                reading.alreadyKept(found);
                continue;
            }
            List<String> warnings = new ArrayList<>(found.warnings());
            if (room.isPresent() && understood.size() >= room.getAsLong()) {
                warnings.add("Your tier allows no more people: a file with this one would be refused.");
            }
            understood.add(understood(found, Optional.empty(), warnings));
        }
        return reading.view(format, 0, understood);
    }

    private ImportView keep(long owner, ImportFormat format, Reading reading, Runnable goesOn) {
        List<People.Made> made = people.createAll(
                owner, reading.found.stream().map(Found::details).toList(), goesOn);
        List<ImportView.Understood> understood = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            Found found = reading.found.get(i);
            if (made.get(i).personId().isEmpty()) {
                reading.alreadyKept(found);
            } else {
                understood.add(understood(found, made.get(i).personId(), found.warnings()));
            }
        }
        return reading.view(format, understood.size(), understood);
    }

    private static ImportView.Understood understood(Found found, Optional<String> personId, List<String> warnings) {
        return new ImportView.Understood(
                found.line(), ImportView.ImportedPerson.of(found.details(), personId), warnings);
    }

    private String zone(
            String local, boolean julian, double latitude, double longitude, int offsetSeconds, List<String> warnings) {
        String offset = JsonWriter.offset(ZoneOffset.ofTotalSeconds(offsetSeconds));
        return CivilBirth.zoneOf(engine, local, julian, latitude, longitude, offsetSeconds)
                .orElseGet(() -> {
                    warnings.add("The clocks of the place were not at " + offset
                            + " then, by the tz database; what the file says was kept.");
                    return offset;
                });
    }

    /** Collects what is found in a file. */
    private final class Reading implements ImportSink {
        private final List<Found> found = new ArrayList<>();
        private final List<ImportView.Rejected> rejected = new ArrayList<>();
        private final List<ImportView.Question> questions = new ArrayList<>();
        private final Set<Object> known = new HashSet<>();
        private final Choices choices;
        private final ImportPlaces places;
        private final Runnable goesOn;
        private List<ImportView.Column> columns = List.of();

        Reading(Choices choices, ImportPlaces places, Runnable goesOn) {
            this.choices = choices;
            this.places = places;
            this.goesOn = goesOn;
        }

        @Override
        public void person(int line, String text, Map<String, Object> fields, List<String> warnings) {
            goesOn.run();
            try {
                check(line, text, fields, new ArrayList<>(warnings));
            } catch (Unreadable unreadable) {
                reject(line, text, unreadable.getMessage());
            }
        }

        private void check(int line, String text, Map<String, Object> given, List<String> remarks) throws Unreadable {
            Map<String, Object> fields = given;
            Optional<String> name = nameAlone(given);
            boolean hasPlace = true;
            if (name.isPresent()) {
                Optional<Place> found = places.find(name.get());
                hasPlace = found.isPresent();
                Place place = found.orElseGet(
                        () -> places.doubt(name.get()).candidates().get(0));
                fields = with(given, Map.of("lat", place.latitude(), "lon", place.longitude()));
                remarks.add(String.format(
                        Locale.ROOT,
                        "The place was found by its name: %s (%.4f, %.4f).",
                        place.label(),
                        place.latitude(),
                        place.longitude()));
            }
            Checked checked = checked(fields);
            Optional<CivilBirth.ClockDoubt> doubt = checked.doubt();
            if (doubt.isPresent()) {
                Zone zone = choices.oldClock()
                        .take(doubt.get().doubt(), doubt.get().zone())
                        .orElse(doubt.get().doubt().choices().get(0).zone());
                checked = checked(with(fields, Map.of("tz", zone.name())));
                remarks.add("By which clock the time was read is in doubt; " + zone.name() + " was taken.");
            }
            if (checked.details().isEmpty()) {
                reject(
                        line,
                        text,
                        checked.shown(),
                        checked.faults().stream().map(FieldErrorView::of).toList());
                return;
            }
            PersonDetails details = checked.details().get();
            if (!known.add(List.of(details.name(), details.birth()))) {
                reject(line, text, "is in the file twice, with the same name and birth");
            } else if (!hasPlace || (doubt.isPresent() && choices.oldClock() == DoubtfulClocks.REFUSE)) {
                boolean hasClock = birth(given).get("tz") != null;
                questions.add(new ImportView.Question(
                        line,
                        shown(text),
                        ImportView.OpenPerson.of(details, hasPlace, hasClock),
                        hasPlace
                                ? Optional.empty()
                                : name.map(one -> places.doubt(one).name()),
                        // What clocks a place had is known when the place is.
                        hasPlace ? doubt.map(CivilBirth.ClockDoubt::view) : Optional.empty()));
            } else {
                found.add(new Found(line, text, details, remarks));
            }
        }

        @Override
        public void columns(List<CsvPeople.Column> found) {
            columns = found.stream()
                    .map(column -> new ImportView.Column(column.heading(), column.sample(), column.field()))
                    .toList();
        }

        ImportView view(ImportFormat format, int created, List<ImportView.Understood> understood) {
            return new ImportView(
                    PersonRules.id(format),
                    created,
                    understood,
                    rejected,
                    questions,
                    places.candidates(),
                    columns,
                    places.attribution());
        }

        int people() {
            return found.size() + questions.size();
        }

        @Override
        public void reject(int line, String text, String reason) {
            reject(line, text, reason, List.of());
        }

        private void reject(int line, String text, String reason, List<FieldErrorView> faults) {
            if (rejected.size() >= MAX_REJECTED) {
                return;
            }
            boolean last = rejected.size() == MAX_REJECTED - 1;
            rejected.add(new ImportView.Rejected(
                    line,
                    shown(text),
                    last ? "is one too many: from here on the file was not read" : reason,
                    last ? List.of() : faults));
        }

        void alreadyKept(Found one) {
            reject(one.line(), one.text(), "is kept already, with the same name and birth");
        }

        @Override
        public boolean isFull() {
            return people() > MAX_PEOPLE || rejected.size() >= MAX_REJECTED;
        }
    }

    /** The place of a birth that has a name and no coordinates. */
    private static Optional<String> nameAlone(Map<String, Object> fields) {
        Map<?, ?> birth = birth(fields);
        return birth.get("lat") == null
                        && birth.get("lon") == null
                        && birth.get("place") instanceof String name
                        && !name.isBlank()
                ? Optional.of(name)
                : Optional.empty();
    }

    private static Map<?, ?> birth(Map<String, Object> fields) {
        return fields.get("birth") instanceof Map<?, ?> birth ? birth : Map.of();
    }

    private static Map<String, Object> with(Map<String, Object> fields, Map<String, Object> ofBirth) {
        Map<Object, Object> birth = new LinkedHashMap<>(birth(fields));
        birth.putAll(ofBirth);
        Map<String, Object> changed = new LinkedHashMap<>(fields);
        changed.put("birth", birth);
        return changed;
    }

    /**
     * Somebody of a file, checked.
     *
     * @param details empty where anything is wrong
     * @param faults the first few
     */
    private record Checked(
            Optional<PersonDetails> details,
            Optional<CivilBirth.ClockDoubt> doubt,
            List<FieldError> faults,
            boolean hasMore) {
        /** What is wrong, in few words. */
        String shown() {
            return faults.stream()
                            .map(fault -> PeopleImport.shown(fault.field()) + " " + fault.message())
                            .collect(Collectors.joining("; "))
                    + (hasMore ? "; and more" : "");
        }
    }

    private Checked checked(Map<String, Object> fields) {
        Read<PersonBodies.NewPersonBody> read =
                RecordReader.of(PersonBodies.NewPersonBody.class).read(fields);
        AtomicReference<CivilBirth.ClockDoubt> doubt = new AtomicReference<>();
        Optional<PersonDetails> details = rules.read(read, doubt::set);
        List<FieldError> faults = read.faults();
        return new Checked(
                details,
                Optional.ofNullable(doubt.get()),
                faults.subList(0, Math.min(faults.size(), MAX_COMPLAINTS)),
                faults.size() > MAX_COMPLAINTS);
    }

    private static String shown(String text) {
        return text.codePointCount(0, text.length()) <= MAX_SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MAX_SHOWN)) + "…";
    }
}
