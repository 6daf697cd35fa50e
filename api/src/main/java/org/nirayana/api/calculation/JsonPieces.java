package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.zone.ZoneRules;
import java.util.Iterator;
import java.util.function.Function;
import org.nirayana.api.json.JsonWriter;

/**
 * A long answer in pieces of JSON: an object whose last member is the list of the items.
 *
 * @param <T> an item
 */
final class JsonPieces<T> extends Pieces<T> {
    private final String head;
    private final Function<T, byte[]> item;

    /**
     * Pieces.
     *
     * @param head the object up to the list, by {@link Head}
     * @param item how an item is written
     */
    JsonPieces(Iterator<T> items, int inPiece, String head, Function<T, byte[]> item) {
        super(items, inPiece);
        this.head = head;
        this.item = item;
    }

    /** Writes what stands before the list, member by member. */
    static final class Head {
        private final ZoneRules zone;
        private final StringBuilder text = new StringBuilder("{");

        /** @param zone by whose clock times are told */
        Head(ZoneRules zone) {
            this.zone = zone;
        }

        Head member(String name, Object value) {
            text.append('"').append(name).append("\":");
            text.append(new String(JsonWriter.toJson(value, zone), StandardCharsets.UTF_8));
            text.append(',');
            return this;
        }

        /** Begins the list. */
        String list(String name) {
            return text.append('"').append(name).append("\":[").toString();
        }
    }

    @Override
    String head() {
        return head;
    }

    @Override
    byte[] item(T one) {
        return item.apply(one);
    }

    @Override
    String separator() {
        return ",";
    }

    @Override
    String foot() {
        return "]}";
    }
}
