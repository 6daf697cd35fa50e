package org.nirayana.service.people;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.service.http.message.Problem;

/**
 * Reads people from a file, and keeps them if that is asked for. Everything in the file is either understood, with what had to be
 * guessed, or rejected with a reason; whoever is kept already is not kept twice, so that a file can be sent again.
 */
final class PeopleImport {
    /** A file with more is to be cut in parts: all of it is one transaction. */
    static final int MAX_PEOPLE = 10_000;

    /** After so many the rest is not read. */
    static final int MAX_REJECTED = 1_001;

    private static final int MAX_SHOWN = 200;
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private record Found(int line, String text, PersonDetails details, List<String> warnings) {}

    private final Engine engine;
    private final PersonRules rules;
    private final People people;

    PeopleImport(Engine engine, PersonRules rules, People people) {
        this.engine = engine;
        this.rules = rules;
        this.people = people;
    }

    /** A file as text: UTF-8, or what Windows programs wrote before that. */
    static String decode(byte[] bytes) {
        String text;
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

    ImportView run(long owner, String text, ImportFormat format, boolean preview) {
        Reading reading = new Reading();
        switch (format) {
            case JSON -> JsonPeople.read(text, reading);
            case CSV -> CsvPeople.read(text, reading);
            case JHD -> JhdFiles.read(text, reading, this::zone);
            case AAF -> AafFile.read(text, reading, this::zone);
        }
        if (reading.found.size() > MAX_PEOPLE) {
            throw Problem.badRequest("The file has more than " + MAX_PEOPLE + " people; send it in parts.");
        }
        return preview ? preview(owner, format, reading) : keep(owner, format, reading);
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
        return new ImportView(PersonRules.id(format), 0, understood, reading.rejected);
    }

    private ImportView keep(long owner, ImportFormat format, Reading reading) {
        List<People.Made> made = people.createAll(
                owner, reading.found.stream().map(Found::details).toList());
        List<ImportView.Understood> understood = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            Found found = reading.found.get(i);
            if (made.get(i).personId().isEmpty()) {
                reading.alreadyKept(found);
            } else {
                understood.add(understood(found, made.get(i).personId(), found.warnings()));
            }
        }
        return new ImportView(PersonRules.id(format), understood.size(), understood, reading.rejected);
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
        private final Set<Object> known = new HashSet<>();

        @Override
        public void person(int line, String text, Map<String, Object> fields, List<String> warnings) {
            List<String> complaints = new ArrayList<>();
            Optional<PersonDetails> read =
                    rules.read(fields, (field, message) -> complaints.add(field + " " + message));
            if (read.isEmpty()) {
                reject(line, text, String.join("; ", complaints));
                return;
            }
            PersonDetails details = read.get();
            if (!known.add(List.of(details.name(), details.birth()))) {
                reject(line, text, "is in the file twice, with the same name and birth");
                return;
            }
            found.add(new Found(line, text, details, warnings));
        }

        @Override
        public void reject(int line, String text, String reason) {
            if (rejected.size() >= MAX_REJECTED) {
                return;
            }
            boolean last = rejected.size() == MAX_REJECTED - 1;
            rejected.add(new ImportView.Rejected(
                    line, shown(text), last ? "is one too many: from here on the file was not read" : reason));
        }

        void alreadyKept(Found one) {
            reject(one.line(), one.text(), "is kept already, with the same name and birth");
        }

        @Override
        public boolean isFull() {
            return found.size() > MAX_PEOPLE || rejected.size() >= MAX_REJECTED;
        }
    }

    private static String shown(String text) {
        return text.codePointCount(0, text.length()) <= MAX_SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MAX_SHOWN)) + "…";
    }
}
