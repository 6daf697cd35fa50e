package org.nirayana.service.shares;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.LinkPictures;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.operation.Result;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.storage.DatabaseUnavailable;

/**
 * What is behind links as pictures, for chats that a link is pasted into.
 *
 * <p>A picture is drawn when it is first asked for, and kept a while: many who are in a chat ask at once. Whether its link still lives is
 * asked each time, and nobody is told to keep it, so that it ends with its link.
 */
public final class SharePictures {
    /** What the address of a picture has after that of its link. */
    public static final String ENDING = ".png";

    /** Some two hundred pictures. */
    private static final int MAX_REMEMBERED_BYTES = 16 * 1024 * 1024;

    private static final Duration REMEMBERED = Duration.ofHours(1);

    private static final Map<ShareKind, Calculation> DRAWN_BY = Map.of(
            ShareKind.CHART, LinkPictures.CHART,
            ShareKind.PANCHANGA, LinkPictures.PANCHANGA,
            ShareKind.DASHAS, LinkPictures.DASHAS,
            ShareKind.MATCH, LinkPictures.MATCH);

    /** The periods that run are another day's tomorrow. */
    private record Key(long share, LocalDate day) {}

    private final Shares shares;
    private final Engine engine;
    private final ShareRoutes.Makers makers;
    private final FeedRoutes.Meter meter;
    private final Clock clock;

    private final Cache<Key, byte[]> remembered = Caffeine.newBuilder()
            .maximumWeight(MAX_REMEMBERED_BYTES)
            .weigher((Key key, byte[] picture) -> picture.length)
            .expireAfterWrite(REMEMBERED)
            .executor(Runnable::run)
            .build();

    public SharePictures(Shares shares, Engine engine, ShareRoutes.Makers makers, FeedRoutes.Meter meter, Clock clock) {
        this.shares = shares;
        this.engine = engine;
        this.makers = makers;
        this.meter = meter;
        this.clock = clock;
    }

    /**
     * The picture of a live link; a problem when its maker has no requests left.
     *
     * @param file the token and {@link #ENDING}
     */
    public Optional<Response> answer(Request request, String file) {
        try {
            return shares.live(file.substring(0, file.length() - ENDING.length()))
                    .filter(found -> DRAWN_BY.containsKey(found.kind()) && makers.mayShow(found.userId()))
                    .map(share -> picture(request, share));
        } catch (DatabaseUnavailable e) {
            throw Problem.unavailable("The database cannot be reached.", 1);
        }
    }

    private Response picture(Request request, Share share) {
        Calculation calculation = DRAWN_BY.get(share.kind());
        String tierName = calculation.operation().tierName().orElseThrow();
        IntConsumer paid = requests -> meter.count(request, share.id(), share.userId(), tierName, requests);
        Key key = new Key(share.id(), LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC));
        byte[] known = remembered.getIfPresent(key);
        if (known != null) {
            paid.accept(1);
            return answer(known);
        }
        Result result = compute(share, calculation, paid);
        return Response.drawing(result.drawing().orElseThrow().bytes(), () -> {
            byte[] meanwhile = remembered.getIfPresent(key);
            if (meanwhile != null) {
                return answer(meanwhile);
            }
            byte[] drawn = result.body();
            remembered.put(key, drawn);
            return answer(drawn);
        });
    }

    private static Response answer(byte[] known) {
        return Response.of(200, "image/png", known)
                .with("Cache-Control", "no-store")
                .with("X-Robots-Tag", "noindex")
                // Chats in browsers show it on pages of theirs.
                .with("Cross-Origin-Resource-Policy", "cross-origin");
    }

    /** As the page does, what an address has of choices that there are not is passed over. */
    private Result compute(Share share, Calculation calculation, IntConsumer paid) {
        ShareScope scope = ShareScope.of(share.kind(), share.address());
        FirstLook.Query asked =
                scope.picture(calculation.operation(), share.title()).paidTo(paid);
        try {
            return calculation.compute(engine, asked);
        } catch (InvalidInput refused) {
            Map<String, String> query = new HashMap<>(asked.query());
            query.keySet()
                    .removeAll(refused.errors().stream()
                            .map(InvalidInput.FieldError::field)
                            .collect(Collectors.toSet()));
            return calculation.compute(engine, new FirstLook.Query(asked.path(), query, asked.body(), paid));
        }
    }
}
