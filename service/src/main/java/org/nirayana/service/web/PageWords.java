package org.nirayana.service.web;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** The words of the page, as JSON for each area of the catalogue and each language. */
final class PageWords {
    /** The divisional charts of Parashara; any other has only its number. */
    private static final int[] VARGAS = {1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60};

    private final Map<String, String> ayanamsas;
    private final Map<String, StaticFile> files;

    PageWords(Map<String, String> ayanamsas, String policy) {
        this.ayanamsas = ayanamsas;
        this.files = Stream.of(Area.values())
                .flatMap(area -> Stream.of(Language.values())
                        .map(language -> Map.entry(
                                area.id() + "/" + language.code() + ".json",
                                new StaticFile(
                                        language.code() + ".json", () -> together(List.of(area), language), policy))))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** The words of some areas together; what is not written in a language is there in English. */
    byte[] together(List<Area> areas, Language language) {
        SortedMap<String, String> all = new TreeMap<>();
        for (Area area : areas) {
            all.putAll(words(area, area.languages().contains(language) ? language : Language.ENGLISH));
        }
        return JsonWriter.toJson(all);
    }

    Response answer(Request request) {
        StaticFile file = files.get(request.pathParameter("area") + "/" + request.pathParameter("file"));
        if (file == null) {
            throw Problem.of(ProblemCode.NO_SUCH_PATH.with());
        }
        return file.answer(request);
    }

    /** What the catalogue has, and what is put together from it. */
    private Map<String, String> words(Area area, Language language) {
        SortedMap<String, String> words = new TreeMap<>(Catalogue.words(area, language));
        if (area == Area.TERMS) {
            Labels labels = language.labels();
            for (int varga : VARGAS) {
                words.put("terms.varga." + varga, labels.chart(varga));
            }
            ayanamsas.forEach((id, name) -> words.put("terms.ayanamsa." + id, labels.ayanamsa(id, name)));
        }
        if (area == Area.SHELL) {
            // Each language is offered by its own name, whatever the page speaks.
            for (Language offered : Language.values()) {
                words.put("shell.language." + offered.code(), offered.labels().ownName());
            }
        }
        return words;
    }
}
