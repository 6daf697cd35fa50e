package org.nirayana.api.calculation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A long answer in pieces of a few items each: little enough to make at once, much enough to be worth sending.
 *
 * @param <T> an item
 */
abstract class Pieces<T> implements Iterator<byte[]> {
    private final Iterator<T> items;
    private final int inPiece;
    private boolean begun;
    private boolean ended;

    /** @param inPiece how many items make a piece */
    Pieces(Iterator<T> items, int inPiece) {
        this.items = items;
        this.inPiece = inPiece;
    }

    abstract String head();

    abstract byte[] item(T item);

    /** What stands between two items. */
    String separator() {
        return "";
    }

    abstract String foot();

    @Override
    public boolean hasNext() {
        return !ended;
    }

    @Override
    public byte[] next() {
        if (ended) {
            throw new NoSuchElementException("the answer is complete");
        }
        ByteArrayOutputStream piece = new ByteArrayOutputStream(64 * 1024);
        boolean first = !begun;
        if (!begun) {
            piece.writeBytes(utf8(head()));
            begun = true;
        }
        for (int i = 0; i < inPiece && items.hasNext(); i++) {
            if (!first) {
                piece.writeBytes(utf8(separator()));
            }
            piece.writeBytes(item(items.next()));
            first = false;
        }
        if (!items.hasNext()) {
            piece.writeBytes(utf8(foot()));
            ended = true;
        }
        return piece.toByteArray();
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
