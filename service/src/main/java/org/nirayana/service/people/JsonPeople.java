package org.nirayana.service.people;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.service.http.input.Json;

/** Our own JSON: a list of people, or an object with one, each as the interface answers it. */
final class JsonPeople {
    /** The member that has the list. */
    static final String MEMBER = "people";

    private JsonPeople() {}

    static void read(String text, ImportSink sink) {
        int[] number = {0};
        Json.readEach(text, MEMBER, element -> {
            number[0]++;
            if (sink.isFull()) {
                return;
            }
            if (!(element instanceof Map<?, ?> person)) {
                sink.reject(number[0], shown(element), "must be an object");
                return;
            }
            Map<String, Object> fields = new LinkedHashMap<>();
            person.forEach((name, value) -> {
                if (!PersonRules.IGNORED.contains(name)) {
                    fields.put((String) name, value);
                }
            });
            sink.person(number[0], shown(element), fields, List.of());
        });
    }

    private static String shown(Object element) {
        return new String(JsonWriter.toJson(element), StandardCharsets.UTF_8);
    }
}
