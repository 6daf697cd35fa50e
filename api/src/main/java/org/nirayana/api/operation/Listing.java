package org.nirayana.api.operation;

import java.util.Iterator;
import java.util.function.Function;

/**
 * A long answer: its items are found while they are taken, and once.
 *
 * @param head the view of the whole answer, whose last component is the list, left empty
 * @param items what the list holds
 * @param view an item as a record of the list
 * @param inPiece how many items are found before others have their turn: little enough to make at once, much enough to be worth sending
 */
public record Listing<H extends Record, T>(
        H head, Iterator<T> items, Function<? super T, ? extends Record> view, int inPiece) {
    /** Of items that are records of the list already. */
    public static <H extends Record, T extends Record> Listing<H, T> of(H head, Iterator<T> items, int inPiece) {
        return new Listing<>(head, items, Function.identity(), inPiece);
    }
}
