package org.nirayana.service.places;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Query;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The gazetteer over HTTP; a lookup takes microseconds, so it runs on the event loop. */
public final class PlaceRoutes {
    private static final Set<String> PARAMETERS =
            Collections.unmodifiableSet(new LinkedHashSet<>(List.of("q", "limit")));
    private static final int LONGEST = 100;
    private static final int MAX_LIMIT = 50;
    private static final int DEFAULT_LIMIT = 10;

    private final Gazetteer gazetteer;

    public PlaceRoutes(Gazetteer gazetteer) {
        this.gazetteer = gazetteer;
    }

    public void mount(Routes routes) {
        routes.documentedIn("places");
        routes.quick(Method.GET, "/api/v1/places", Access.TIER, "findPlaces", this::find);
    }

    private Response find(Request request) {
        Query query = new Query(request.query(), PARAMETERS);
        String text = query.raw("q").map(String::strip).orElse("");
        int length = text.codePointCount(0, text.length());
        if (length < 1 || length > LONGEST) {
            query.reject("q", "must have 1 to " + LONGEST + " characters, the beginning of the name of a place");
        }
        int limit = query.integer("limit", 1, MAX_LIMIT, DEFAULT_LIMIT);
        query.check();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("items", gazetteer.find(text, limit));
        answer.put("attribution", Gazetteer.ATTRIBUTION);
        // The table changes with the program only; an hour spares the letters that are typed again.
        return Response.ok(answer).with("Cache-Control", "private, max-age=3600");
    }
}
