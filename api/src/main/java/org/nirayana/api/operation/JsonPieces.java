package org.nirayana.api.operation;

import java.time.zone.ZoneRules;
import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import org.nirayana.api.json.JsonWriter;

/**
 * A listing in pieces of JSON.
 *
 * @param <T> an item
 */
final class JsonPieces<T> extends Pieces<T> {
    private static final byte[] SEPARATOR = utf8(",");

    /** The end of an object whose last member is a list. */
    private static final byte[] FOOT = utf8("]}");

    private final Listing<?, T> listing;
    private final ZoneRules zone;
    private final LongUnaryOperator rounding;

    JsonPieces(Listing<?, T> listing, ZoneRules zone, LongUnaryOperator rounding) {
        super(listing.items(), listing.inPiece());
        this.listing = listing;
        this.zone = zone;
        this.rounding = rounding;
    }

    @Override
    protected byte[] head() {
        byte[] whole = JsonWriter.toJson(listing.head(), zone);
        int end = whole.length - FOOT.length;
        if (whole[end - 1] != '[' || !Arrays.equals(whole, end, whole.length, FOOT, 0, FOOT.length)) {
            throw new IllegalStateException(listing.head().getClass() + " does not end with an empty list.");
        }
        return Arrays.copyOf(whole, end);
    }

    @Override
    protected byte[] item(T one) {
        return JsonWriter.toJson(listing.view().apply(one), zone, rounding);
    }

    @Override
    protected byte[] separator() {
        return SEPARATOR;
    }

    @Override
    protected byte[] foot() {
        return FOOT;
    }
}
