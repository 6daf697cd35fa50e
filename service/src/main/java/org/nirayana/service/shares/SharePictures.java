package org.nirayana.service.shares;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.LinkPictures;
import org.nirayana.api.operation.Answer;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.FieldError;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.report.QrSquares;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.storage.DatabaseUnavailable;

/**
 * What is behind links as pictures, for chats that a link is pasted into.
 *
 * <p>A picture is drawn when it is first asked for, and kept a while: many who are in a chat ask at once. Whether its link still lives is
 * asked each time, and nobody is told to keep it, so that it ends with its link.
 */
public final class SharePictures {
    /** What the address of the picture for chats has after that of its link. */
    public static final String ENDING = ".png";

    /** That of its card, and that of its QR code. */
    public static final String CARD = "/card.png";

    public static final String QR_CODE = "/qr.svg";

    private static final String TAG = "page";
    private static final String PNG = "image/png";
    private static final String SVG = "image/svg+xml";

    /** Some two hundred pictures. */
    private static final int MAX_REMEMBERED_BYTES = 16 * 1024 * 1024;

    private static final Duration REMEMBERED = Duration.ofHours(1);

    private static final Map<ShareKind, Calculation> DRAWN_BY = Map.of(
            ShareKind.CHART, LinkPictures.CHART,
            ShareKind.PANCHANGA, LinkPictures.PANCHANGA,
            ShareKind.DASHAS, LinkPictures.DASHAS,
            ShareKind.MATCH, LinkPictures.MATCH);

    /** The periods that run are another day's tomorrow. */
    private record Key(long share, LocalDate day, boolean isCard) {}

    /**
     * A picture, and what a card says besides its link: one that was asked for by another name of ours is drawn anew, in place of the one before,
     * so that nobody is shown a name that somebody else gave, and names take no memory.
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    private record Drawn(Map<String, String> ofCard, byte[] picture) {}

    /** What makers have at the top of documents. */
    @FunctionalInterface
    public interface Letterheads {
        /** Lines, or nothing. */
        String of(long userId);
    }

    private final Shares shares;
    private final Engine engine;
    private final ShareRoutes.Makers makers;
    private final FeedRoutes.Meter meter;
    private final Letterheads letterheads;
    private final LinkAddress address;
    private final Clock clock;

    private final Cache<Key, Drawn> remembered = Caffeine.newBuilder()
            .maximumWeight(MAX_REMEMBERED_BYTES)
            .weigher((Key key, Drawn drawn) -> drawn.picture().length)
            .expireAfterWrite(REMEMBERED)
            .executor(Runnable::run)
            .build();

    public SharePictures(
            Shares shares,
            Engine engine,
            ShareRoutes.Makers makers,
            FeedRoutes.Meter meter,
            Letterheads letterheads,
            LinkAddress address,
            Clock clock) {
        this.shares = shares;
        this.engine = engine;
        this.makers = makers;
        this.meter = meter;
        this.letterheads = letterheads;
        this.address = address;
        this.clock = clock;
    }

    /**
     * The picture of a live link; a problem when its maker has no requests left.
     *
     * @param file the token and {@link #ENDING}
     */
    public Optional<Response> preview(Request request, String file) {
        return of(file.substring(0, file.length() - ENDING.length()), share -> picture(request, share, Map.of()));
    }

    /** Serves what the page has of a link besides the picture for chats. */
    public void mount(Routes routes) {
        routes.blocking(
                        Operation.get("pageSharedCard", "/s/{token}" + CARD)
                                .open()
                                .summary(TAG, "The page: a card of what a link shows")
                                .description(
                                        "To send by a messenger: a picture 1080 pixels wide and at most 1600 high of what the page shows, with its"
                                                + " address in letters and as a QR code, and with the letterhead of the link's maker where the maker"
                                                + " wished so. It counts against the tier of the maker, and ends with the link.")
                                .parameters(ShareRoutes.TOKEN)
                                .answer(200, "The card.", Map.of(PNG, Schema.bytes(PNG)))
                                .problems(403, 404, 429)
                                .build(),
                        this::card)
                .blocking(
                        Operation.get("pageSharedQrCode", "/s/{token}" + QR_CODE)
                                .open()
                                .summary(TAG, "The page: the address of a link as a QR code")
                                .description("As long as the link lives.")
                                .parameters(ShareRoutes.TOKEN)
                                .answer(200, "The QR code.", Map.of(SVG, Schema.bytes(SVG)))
                                .problems(404)
                                .build(),
                        this::qrCode);
    }

    private Response card(Request request) {
        String token = request.pathParameter("token");
        return of(token, share -> {
                    Map<String, String> ofCard = new HashMap<>();
                    ofCard.put(ShareScope.LINK, page(request, token));
                    if (ShareScope.of(share.kind(), share.address()).hasLetterhead()) {
                        ofCard.put(ShareScope.LETTERHEAD, letterheads.of(share.userId()));
                    }
                    return picture(request, share, Map.copyOf(ofCard));
                })
                .orElseThrow(ShareRoutes::nothing);
    }

    /** It says no more than the link itself, which opens as often as people like: nothing is counted. */
    private Response qrCode(Request request) {
        String token = request.pathParameter("token");
        return of(
                        token,
                        share -> kept(Response.of(
                                200,
                                SVG,
                                QrSquares.of(page(request, token)).svg().getBytes(StandardCharsets.UTF_8))))
                .orElseThrow(ShareRoutes::nothing);
    }

    private String page(Request request, String token) {
        return address.of(request, "/s/" + token);
    }

    private Optional<Response> of(String token, Function<Share, Response> answer) {
        try {
            return shares.live(token)
                    .filter(found -> DRAWN_BY.containsKey(found.kind()) && makers.mayShow(found.userId()))
                    .map(answer);
        } catch (DatabaseUnavailable e) {
            throw Problem.of(ProblemCode.DATABASE_UNREACHABLE.with(), 1);
        }
    }

    private Response picture(Request request, Share share, Map<String, String> ofCard) {
        Calculation calculation = DRAWN_BY.get(share.kind());
        String tierName = calculation.operation().tierName().orElseThrow();
        IntConsumer paid = requests -> meter.count(request, share.id(), share.userId(), tierName, requests);
        Key key = new Key(share.id(), LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC), !ofCard.isEmpty());
        Optional<byte[]> known = known(key, ofCard);
        if (known.isPresent()) {
            paid.accept(1);
            return answer(known.get());
        }
        request.requirePlaceToDraw();
        Answer<?> answer = compute(share, calculation, ofCard, paid);
        return Response.drawing(
                ((Form.Drawn<?>) answer.form()).bytes(),
                () -> answer(known(key, ofCard).orElseGet(() -> {
                    byte[] drawn = answer.write();
                    remembered.put(key, new Drawn(ofCard, drawn));
                    return drawn;
                })));
    }

    private Optional<byte[]> known(Key key, Map<String, String> ofCard) {
        return Optional.ofNullable(remembered.getIfPresent(key))
                .filter(drawn -> drawn.ofCard().equals(ofCard))
                .map(Drawn::picture);
    }

    private static Response answer(byte[] known) {
        // Chats in browsers show it on pages of theirs.
        return kept(Response.of(200, PNG, known)).with("Cross-Origin-Resource-Policy", "cross-origin");
    }

    /** By nobody: it ends with its link. */
    private static Response kept(Response response) {
        return response.with("Cache-Control", "no-store").with("X-Robots-Tag", "noindex");
    }

    /** As the page does, what an address has of choices that there are not is passed over. */
    private Answer<?> compute(Share share, Calculation calculation, Map<String, String> ofCard, IntConsumer paid) {
        ShareScope scope = ShareScope.of(share.kind(), share.address());
        FirstLook.Query asked =
                scope.picture(calculation.operation(), share.title(), ofCard).paidTo(paid);
        try {
            return calculation.compute(engine, asked);
        } catch (InvalidInput refused) {
            Map<String, String> query = new HashMap<>(asked.query());
            query.keySet()
                    .removeAll(refused.errors().stream().map(FieldError::field).collect(Collectors.toSet()));
            return calculation.compute(engine, new FirstLook.Query(asked.path(), query, asked.body(), paid));
        }
    }
}
