package org.nirayana.api.operation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A long answer in pieces of a few items each.
 *
 * @param <T> an item
 */
public abstract class Pieces<T> implements Iterator<byte[]> {
    private static final byte[] NOTHING = {};

    private final Iterator<T> items;
    private final int inPiece;
    private boolean begun;
    private boolean ended;

    /** @param inPiece how many items make a piece */
    protected Pieces(Iterator<T> items, int inPiece) {
        this.items = items;
        this.inPiece = inPiece;
    }

    protected abstract byte[] head();

    protected abstract byte[] item(T item);

    /** What stands between two items. */
    protected byte[] separator() {
        return NOTHING;
    }

    protected byte[] foot() {
        return NOTHING;
    }

    @Override
    public final boolean hasNext() {
        return !ended;
    }

    @Override
    public final byte[] next() {
        if (ended) {
            throw new NoSuchElementException("the answer is complete");
        }
        ByteArrayOutputStream piece = new ByteArrayOutputStream(64 * 1024);
        boolean first = !begun;
        if (!begun) {
            piece.writeBytes(head());
            begun = true;
        }
        for (int i = 0; i < inPiece && items.hasNext(); i++) {
            if (!first) {
                piece.writeBytes(separator());
            }
            piece.writeBytes(item(items.next()));
            first = false;
        }
        if (!items.hasNext()) {
            piece.writeBytes(foot());
            ended = true;
        }
        return piece.toByteArray();
    }

    protected static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
