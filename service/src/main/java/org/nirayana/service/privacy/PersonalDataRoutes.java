package org.nirayana.service.privacy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;

/** Everything that is held about the caller, in one answer. */
public final class PersonalDataRoutes {
    private static final String PATH = "/api/v1/users/me/export";

    private final List<PersonalData> sections;

    /** The sections, in the order in which they are handed out. */
    public PersonalDataRoutes(List<PersonalData> sections) {
        this.sections = List.copyOf(sections);
    }

    public void mount(Routes routes) {
        Map<String, Schema> schemas = new LinkedHashMap<>();
        for (PersonalData section : sections) {
            if (schemas.put(section.section(), section.schema()) != null) {
                throw new IllegalArgumentException("Two sections are called " + section.section() + ".");
            }
        }
        routes.blocking(
                Operation.get("exportPersonalData", PATH)
                        .authenticated()
                        .summary("users", "Everything that is held about you")
                        .description("Your account, and all that you have put in, as one JSON object with a member for"
                                + " each kind; only your own, also for a superuser. Passwords, keys and tokens are not"
                                + " in it: no copy of this answer opens an account. Sent while it is read, so a large"
                                + " one takes little memory on either side.")
                        .answer("Everything.", Schema.object("PersonalData", schemas))
                        .build(),
                this::export);
    }

    private Response export(Request request) {
        long user = request.caller(Authorizer.Caller.class).userId();
        request.pay(
                1 + sections.stream().mapToInt(section -> section.priceOf(user)).sum());
        Map<String, PersonalData.Held> held = new LinkedHashMap<>();
        for (PersonalData section : sections) {
            held.put(section.section(), section.heldAbout(user));
        }
        return Response.streaming(200, Response.JSON, new PersonalDataPieces(held))
                .with("Content-Disposition", "attachment; filename=\"nirayana-personal-data.json\"");
    }
}
