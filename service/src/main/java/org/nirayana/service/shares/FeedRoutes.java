package org.nirayana.service.shares;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.http.content.ContentCoding;
import org.nirayana.service.http.content.StreamTags;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/** Calendars by a secret address, for programs that fetch them every few hours. */
public final class FeedRoutes {
    private static final String ENDING = ".ics";
    private static final String KEPT = "private, max-age=3600";
    private static final String ICALENDAR = "text/calendar";

    private static final Parameter<String> FILE = Parameter.raw("file", Map.of("type", "string"))
            .describe("The token of the feed, and `.ics`.")
            .inPath();

    private final Shares shares;
    private final FeedCalendar calendar;
    private final Meter meter;
    private final Clock clock;
    private final StreamTags tags;

    /** Counts an answer against somebody's tier. */
    @FunctionalInterface
    public interface Meter {
        /**
         * Counts it, or refuses it.
         *
         * @param link the id of the link, which has a limit of its own
         * @param tierName the name by which tiers list the endpoint
         * @param cost as how many requests it counts
         */
        void count(Request request, long link, long userId, String tierName, int cost);
    }

    public FeedRoutes(Shares shares, Engine engine, Meter meter, Clock clock) {
        this.shares = shares;
        this.calendar = new FeedCalendar(engine);
        this.meter = meter;
        this.clock = clock;
        this.tags = new StreamTags(engine.fingerprint());
    }

    public void mount(Routes routes) {
        routes.blocking(
                Operation.get("getFeed", "/feeds/{file}")
                        .open()
                        .summary("sharing", "A calendar by its secret address")
                        .description(
                                "Made anew each day, and 304 until then to those who have it (`If-None-Match`); what it takes counts against the tier of its maker, who can"
                                        + " withdraw it.")
                        .parameters(FILE)
                        .answer(200, "The calendar (iCalendar, RFC 5545).", Map.of(ICALENDAR, Schema.bytes(ICALENDAR)))
                        .conditional()
                        .problems(403, 404, 429)
                        .costly()
                        .build(),
                this::answer);
    }

    private Response answer(Request request) {
        String file = request.pathParameter("file");
        Share share = (file.endsWith(ENDING)
                        ? shares.live(file.substring(0, file.length() - ENDING.length()))
                        : Optional.<Share>empty())
                .filter(found -> found.kind() == ShareKind.FEED)
                .orElseThrow(ShareRoutes::nothing);
        FeedCalendar.Made made = calendar.of(share.address(), clock.instant());
        Answer<?> answer = made.answer();
        // The span of a feed goes along with the days, and so does its tag.
        String tag = tags.of(
                share.address().toString(),
                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toString());
        if (StreamTags.isHeld(request, tag)) {
            meter.count(request, share.id(), share.userId(), made.tierName(), 1);
            shares.viewed(share);
            return Response.empty(304)
                    .with("ETag", tag)
                    .with("Vary", "Accept-Encoding")
                    .with("Cache-Control", KEPT);
        }
        meter.count(request, share.id(), share.userId(), made.tierName(), answer.cost());
        shares.viewed(share);
        return ContentCoding.streaming(request, answer.contentType(), answer.pieces())
                .with("Vary", "Accept-Encoding")
                .with("ETag", tag)
                .with("Cache-Control", KEPT);
    }
}
