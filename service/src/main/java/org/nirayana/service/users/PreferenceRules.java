package org.nirayana.service.users;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Read;
import org.nirayana.api.operation.RecordReader;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.report.Report;

/** Which preferences there are, and what each may be beyond what {@link PreferencesView} says. */
final class PreferenceRules {
    static final int MAX_PLACE = 160;

    /** A name of the tz database, or an offset. */
    static final String ZONE = "[A-Za-z0-9_+/:-]{1,64}";

    private static final RecordReader<PreferencesView> READER = RecordReader.of(PreferencesView.class);

    static final String LETTERHEAD = "letterhead";

    /** With the breaks between its lines. */
    static final int MAX_LETTERHEAD = Report.MAX_LETTERHEAD_LINES * (ChartCaption.MAX_CODE_POINTS + 1);

    private PreferenceRules() {}

    /** Each by itself, as a parameter has it. */
    static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        READER.names().forEach(name -> names.put(name, name));
        return names;
    }

    /** Preferences by their names, with what the annotations do not say. */
    static Read<PreferencesView> checked(Read<PreferencesView> read) {
        return read.check(LETTERHEAD, preferences -> preferences.letterhead().flatMap(PreferenceRules::objection));
    }

    private static Optional<Reason> objection(String letterhead) {
        String[] lines = letterhead.split("\n", -1);
        boolean isAllowed = lines.length <= Report.MAX_LETTERHEAD_LINES
                && Arrays.stream(lines)
                        .allMatch(line -> line.codePointCount(0, line.length()) <= ChartCaption.MAX_CODE_POINTS
                                && line.codePoints().noneMatch(Character::isISOControl));
        return isAllowed ? Optional.empty() : Optional.of(FieldCode.LETTERHEAD.with());
    }

    /** A document as it is answered, see {@link PreferencesView}: what is not allowed, or no longer, is left out. */
    static Map<String, Object> known(Map<String, Object> document) {
        Map<String, Object> known = new LinkedHashMap<>(document);
        known.keySet().retainAll(READER.names());
        checked(READER.read(known)).faults().forEach(fault -> known.remove(fault.field()));
        return members(READER.read(known).get());
    }

    /** What was chosen, by its names. */
    static Map<String, Object> members(PreferencesView preferences) {
        return READER.members(preferences);
    }
}
