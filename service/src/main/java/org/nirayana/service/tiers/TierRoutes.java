package org.nirayana.service.tiers;

import java.util.List;
import java.util.Map;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.IfMatch;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;

/** Tiers over HTTP. */
public final class TierRoutes {
    private static final String PATH = "/api/v1/tiers/";
    private static final String TAG = "tiers";

    private static final Parameter<String> NAME = Parameter.raw("name", Map.of("type", "string"))
            .describe("In any case.")
            .inPath()
            .shared("TierName");

    private final Tiers tiers;

    public TierRoutes(Tiers tiers) {
        this.tiers = tiers;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.post("createTier", PATH)
                                .superuser()
                                .summary(TAG, "Make a tier")
                                .description(
                                        "A tier says how many requests a minute its users may send, how many people they may keep"
                                                + " and which calculations they may call, by the names that `x-tier-endpoint` has here; what is"
                                                + " left out is unlimited. A name that differs from another only by letter case is 409.")
                                .body(TierBodies.NewTierBody.class)
                                .answer(
                                        201,
                                        "The tier.",
                                        Map.of(Operation.JSON, Schema.of(TierView.class)),
                                        new Operation.Header("Location", "Where it is read.", true))
                                .problems(409)
                                .build(),
                        this::create)
                .blocking(
                        Operation.get("listTiers", PATH)
                                .authenticated()
                                .summary(TAG, "List tiers")
                                .description("All tiers with what they allow; whoever is signed in may read them.")
                                .parameters(Page.Requested.PARAMETERS)
                                .answer(
                                        "A part of the list, ordered by id.",
                                        Schema.of("TierPage", PageView.class, TierView.class))
                                .build(),
                        this::list)
                .blocking(
                        Operation.get("readTier", PATH + "{name}")
                                .authenticated()
                                .summary(TAG, "Read a tier")
                                .description("By its name, in any letter case. The `ETag` is for a change of it.")
                                .parameters(NAME)
                                .answer(
                                        200,
                                        "The tier.",
                                        Map.of(Operation.JSON, Schema.of(TierView.class)),
                                        IfMatch.ETAG)
                                .conditional()
                                .problems(404)
                                .build(),
                        this::read)
                .blocking(
                        Operation.patch("updateTier", PATH + "{name}")
                                .superuser()
                                .summary(TAG, "Change a tier")
                                .description(
                                        "What is not named stays as it is; null takes a limit away. It applies to the next"
                                                + " requests of everybody who has the tier. The tier of users without one, and that of"
                                                + " guests where they are let in, cannot be renamed: 409.")
                                .parameters(NAME, IfMatch.PARAMETER)
                                .body(TierBodies.TierUpdateBody.class)
                                .answer(
                                        200,
                                        "Done.",
                                        Map.of(Operation.JSON, Schema.of(MessageView.class)),
                                        IfMatch.ETAG)
                                .problems(404, 409, 412)
                                .build(),
                        this::update)
                .blocking(
                        Operation.delete("deleteTier", PATH + "{name}")
                                .superuser()
                                .summary(TAG, "Remove a tier")
                                .description("Not while a user has it, not the one that stands for users without a"
                                        + " tier, and not that of guests where they are let in.")
                                .parameters(NAME, IfMatch.PARAMETER)
                                .answer("Done.", MessageView.class)
                                .problems(404, 409, 412)
                                .build(),
                        this::delete);
    }

    private Response create(Request request) {
        TierBodies.NewTierBody body = request.read(TierBodies.NewTierBody.class)
                .check("endpoints", given -> given.endpoints().flatMap(TierRules::objection))
                .get();
        Tier made = tiers.create(
                body.name(),
                body.requestsPerMinute(),
                body.maxPeople(),
                body.endpoints().orElse(List.of(Tier.ANY)));
        return Response.json(201, TierView.of(made))
                .with("Location", PATH + made.name().replace(" ", "%20"));
    }

    private Response list(Request request) {
        return Response.ok(tiers.page(Page.Requested.from(request)).view(TierView::of));
    }

    private Response read(Request request) {
        Tier tier = tiers.find(request.pathParameter("name"))
                .orElseThrow(() -> Problem.of(ProblemCode.NO_SUCH_TIER.with()));
        return StreamTags.unlessHeld(request, tag(tier), Response.ok(TierView.of(tier)));
    }

    private Response update(Request request) {
        TierBodies.TierUpdateBody body = request.read(TierBodies.TierUpdateBody.class)
                .check("endpoints", given -> given.endpoints().flatMap(TierRules::objection))
                .get();
        Tiers.Patch patch = new Tiers.Patch(body.name(), body.requestsPerMinute(), body.maxPeople(), body.endpoints());
        Tier changed = tiers.change(request.pathParameter("name"), patch, IfMatch.of(request)::matches);
        return tagged(Response.message("The tier was updated."), changed);
    }

    private static String tag(Tier tier) {
        return IfMatch.tag(tier.id(), tier.version());
    }

    private static Response tagged(Response answer, Tier tier) {
        return answer.with("ETag", tag(tier));
    }

    private Response delete(Request request) {
        tiers.delete(request.pathParameter("name"), IfMatch.of(request)::matches);
        return Response.message("The tier was deleted.");
    }
}
