package org.nirayana.service.web;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.StaticFile;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/**
 * The words that the page shares with the charts, as a catalogue for each language.
 *
 * <p>They are made from the tables of the chart module, so that a graha has one name in a language and not two.
 */
final class Terms {
    /** The divisional charts of Parashara; any other has only its number. */
    private static final int[] VARGAS = {1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60};

    private final Map<String, StaticFile> files;

    Terms(Map<String, String> ayanamsas, String policy) {
        this.files = Stream.of(Language.values())
                .collect(Collectors.toUnmodifiableMap(
                        language -> language.code() + ".json",
                        language -> new StaticFile(
                                language.code() + ".json",
                                () -> JsonWriter.toJson(catalogue(language.labels(), ayanamsas)),
                                policy)));
    }

    Response answer(Request request) {
        StaticFile file = files.get(request.pathParameter("file"));
        if (file == null) {
            throw Problem.notFound("There is nothing at this path.");
        }
        return file.answer(request);
    }

    private static Map<String, Object> catalogue(Labels labels, Map<String, String> ayanamsas) {
        Map<String, Object> words = new LinkedHashMap<>();
        for (Graha graha : Graha.values()) {
            String key = "terms.graha." + key(graha);
            words.put(key, labels.full(graha));
            words.put(key + ".short", labels.brief(graha));
        }
        words.put("terms.lagna", labels.full(Lagna.LAGNA));
        words.put("terms.lagna.short", labels.brief(Lagna.LAGNA));
        for (Rasi rasi : Rasi.values()) {
            words.put("terms.rasi." + key(rasi), labels.name(rasi));
        }
        for (Nakshatra nakshatra : Nakshatra.values()) {
            words.put("terms.nakshatra." + key(nakshatra), labels.name(nakshatra));
        }
        for (Labels.Caption caption : Labels.Caption.values()) {
            words.put("terms.caption." + key(caption), labels.caption(caption));
        }
        for (int month = 1; month <= 12; month++) {
            words.put("terms.month." + month, labels.month(month));
        }
        for (int varga : VARGAS) {
            words.put("terms.varga." + varga, labels.chart(varga));
        }
        ayanamsas.forEach((id, name) -> words.put("terms.ayanamsa." + id, labels.ayanamsa(id, name)));
        return words;
    }

    private static String key(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
