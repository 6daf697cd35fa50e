package org.nirayana.service.shares;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Read;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.storage.Page;
import org.nirayana.service.storage.PageView;

/** Links over HTTP: made, listed and withdrawn by their maker, opened by whoever has one. */
public final class ShareRoutes {
    static final int MAX_TITLE = 120;

    private static final String PATH = "/api/v1/shares";
    private static final String TAG = "sharing";
    private static final Duration DEFAULT_LIFE = Duration.ofDays(30);
    private static final Duration MAX_LIFE = Duration.ofDays(366);
    /** What says who somebody is. */
    private static final Set<String> NAMES = Set.of("name", "groom_name");

    private static final Parameter<String> SHARE_ID =
            Parameter.raw("share_id", Map.of("type", "string")).inPath();
    static final Parameter<String> TOKEN = Parameter.raw("token", Map.of("type", "string"))
            .describe("The last part of the link.")
            .inPath();

    private final Shares shares;
    private final FeedCalendar calendar;
    private final FirstLook firstLook;
    private final Makers makers;
    private final Clock clock;

    /** Whether somebody may still enter, and so show something to others. */
    @FunctionalInterface
    public interface Makers {
        boolean mayShow(long userId);
    }

    public ShareRoutes(Shares shares, Engine engine, Makers makers, Clock clock) {
        this.shares = shares;
        this.calendar = new FeedCalendar(engine);
        this.firstLook = new FirstLook(engine);
        this.makers = makers;
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.post("createShare", PATH)
                                .authenticated()
                                .summary(TAG, "Make a link for others")
                                .description(
                                        "Whoever has the link sees this one page, without signing in, or fetches this one"
                                                + " calendar. What is asked for by it counts against your tier. docs/sharing.md has the rules.")
                                .body(ShareViews.NewShareBody.class)
                                .answer(
                                        201,
                                        "The link.",
                                        Map.of(Operation.JSON, Schema.of(ShareViews.ShareView.class)),
                                        new Operation.Header("Location", "Where it is withdrawn.", true))
                                .problems(409)
                                .build(),
                        this::create)
                .blocking(
                        Operation.get("listShares", PATH)
                                .authenticated()
                                .summary(TAG, "List your links")
                                .description("Also those that ended, for 90 days.")
                                .parameters(Page.Requested.PARAMETERS)
                                .answer(
                                        "A part of the list, the newest first.",
                                        Schema.of("SharePage", PageView.class, ShareViews.ShareView.class))
                                .build(),
                        this::list)
                .blocking(
                        Operation.delete("withdrawShare", PATH + "/{share_id}")
                                .authenticated()
                                .summary(TAG, "Withdraw a link")
                                .description("For good: it opens nothing any more, on every instance within a second.")
                                .parameters(SHARE_ID)
                                .answer("Done.", MessageView.class)
                                .problems(404)
                                .build(),
                        this::withdraw)
                .blocking(
                        Operation.get("openShare", "/api/v1/shared/{token}")
                                .open()
                                .summary(TAG, "What a link shows")
                                .description(
                                        "For whoever has the link, without a token of their own. The page then asks for"
                                                + " its figures with the token of the link in the header `X-Share-Token`, which"
                                                + " answers exactly the requests of that page.")
                                .parameters(TOKEN)
                                .answer("What it shows.", ShareViews.SharedView.class)
                                .problems(404)
                                .build(),
                        this::open);
    }

    private Response create(Request request) {
        long user = request.caller(Principal.class).userId();
        Read<ShareViews.NewShareBody> read = request.read(ShareViews.NewShareBody.class);
        Optional<ShareKind> kind = Optional.ofNullable(read.unchecked().kind());
        Optional<PageAddress> address = PageAddress.parse(read.unchecked().address());
        Optional<Instant> expires = read.unchecked().expiresAt().flatMap(ShareRoutes::instant);
        read.check("expires_at", body -> body.expiresAt()
                        .filter(text -> !isAllowed(expires))
                        .map(text -> FieldCode.SHARE_EXPIRY.with()))
                .check(
                        "address",
                        body -> address.isPresent()
                                ? Optional.empty()
                                : Optional.of(FieldCode.PAGE_ADDRESS.with("max", PageAddress.MAX_LENGTH)));
        if (kind.isPresent() && address.isPresent()) {
            Optional<Reason> complaint = ShareScope.complaint(kind.get(), address.get());
            complaint.ifPresent(reason -> read.reject("address", reason));
            if (complaint.isEmpty()) {
                tryOut(read, kind.get(), address.get(), request::pay);
            }
        }
        ShareViews.NewShareBody body = read.get();
        Share made = shares.create(
                user,
                body.kind(),
                body.title(),
                body.showName().orElse(false)
                        ? address.orElseThrow()
                        : address.orElseThrow().without(NAMES),
                expires.or(() -> body.kind() == ShareKind.FEED
                        ? Optional.empty()
                        : Optional.of(clock.instant().plus(DEFAULT_LIFE))));
        return Response.json(201, ShareViews.ShareView.of(made)).with("Location", PATH + "/" + made.shareId());
    }

    private boolean isAllowed(Optional<Instant> expires) {
        Instant now = clock.instant();
        return expires.filter(at -> at.isAfter(now) && !at.isAfter(now.plus(MAX_LIFE)))
                .isPresent();
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException withoutOffset) {
            return local(text);
        }
    }

    private static Optional<Instant> local(String text) {
        try {
            return Optional.of(LocalDateTime.parse(text).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException notAnInstant) {
            return Optional.empty();
        }
    }

    /** What its page or calendar would be refused for is said now, not to those who open the link. */
    private void tryOut(Read<ShareViews.NewShareBody> body, ShareKind kind, PageAddress address, IntConsumer meter) {
        try {
            if (kind == ShareKind.FEED) {
                calendar.of(address, clock.instant());
            } else {
                firstLook.at(ShareScope.of(kind, address), meter);
            }
        } catch (InvalidInput refused) {
            refused.errors()
                    .forEach(error -> body.reject("address", error.reason().about(error.field())));
        }
    }

    private Response list(Request request) {
        long user = request.caller(Principal.class).userId();
        return Response.ok(shares.page(user, Page.Requested.from(request)).view(ShareViews.ShareView::of));
    }

    private Response withdraw(Request request) {
        shares.withdraw(request.caller(Principal.class).userId(), request.pathParameter("share_id"));
        return Response.message("The link was withdrawn.");
    }

    private Response open(Request request) {
        Share share = shares.live(request.pathParameter("token"))
                .filter(found -> found.kind() != ShareKind.FEED && makers.mayShow(found.userId()))
                .orElseThrow(ShareRoutes::nothing);
        shares.viewed(share);
        return Response.ok(ShareViews.SharedView.of(share));
    }

    static Problem nothing() {
        return Problem.of(ProblemCode.LINK_GONE.with());
    }
}
