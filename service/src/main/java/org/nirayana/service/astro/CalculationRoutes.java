package org.nirayana.service.astro;

import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Result;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;

/** The calculations over HTTP: they only compute, so they run on the event loop. */
public final class CalculationRoutes {
    private static final String SVG = "image/svg+xml";

    /** The picture has a style sheet of its own inside, and nothing else may act in it. */
    private static final String SVG_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

    private final Engine engine;

    public CalculationRoutes(Engine engine) {
        this.engine = engine;
    }

    public void mount(Routes routes) {
        for (Calculation calculation : Calculations.ALL) {
            routes.quick(calculation.operation(), request -> answer(request, calculation.compute(engine, request)));
        }
    }

    private static Response answer(Request request, Result result) {
        if (result.pieces().isPresent()) {
            return Response.streaming(200, result.contentType(), result.pieces().get())
                    .with("Vary", "Accept")
                    .with("Cache-Control", result.isLasting() ? "private, max-age=3600" : "no-store")
                    .costing(result.cost());
        }
        Response answer = Conditional.answer(request, result.isLasting(), result.contentType(), result.body())
                .costing(result.cost());
        return result.contentType().equals(SVG) ? answer.with("Content-Security-Policy", SVG_POLICY) : answer;
    }
}
