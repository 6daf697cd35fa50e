package org.nirayana.api.operation;

import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.Iterator;
import java.util.function.LongUnaryOperator;

/**
 * What an operation answers with: a value, and the form in which it is to be written. Nothing is written yet: who asked takes the
 * value as it is, or writes it.
 *
 * @param <V> a view (a record, or a list of records), a {@link Listing} of them, or what is drawn
 */
public final class Answer<V> {
    private final V value;
    private final Form<? super V> form;
    private final boolean lasting;
    private final int cost;

    private Answer(V value, Form<? super V> form, boolean lasting, int cost) {
        this.value = value;
        this.form = form;
        this.lasting = lasting;
        this.cost = cost;
    }

    /** A view that holds no times. */
    public static <V> Answer<V> of(V view, boolean lasting) {
        return of(view, ZoneOffset.UTC.getRules(), lasting);
    }

    /** A view whose times are on the clock of a zone. */
    public static <V> Answer<V> of(V view, ZoneRules zone, boolean lasting) {
        return of(view, zone, LongUnaryOperator.identity(), lasting);
    }

    /**
     * The same with times that are printed less finely.
     *
     * @param rounding from the nearest second on the clock of the place to the one that is printed
     */
    public static <V> Answer<V> of(V view, ZoneRules zone, LongUnaryOperator rounding, boolean lasting) {
        return of(view, new Form.Json<>(zone, rounding), lasting);
    }

    /** A listing whose times are on the clock of a zone. */
    public static <H extends Record, T> Answer<Listing<H, T>> ofList(
            Listing<H, T> listing, ZoneRules zone, boolean lasting) {
        return of(listing, Form.InPieces.json(zone, LongUnaryOperator.identity()), lasting);
    }

    /** A value in any form. */
    public static <V> Answer<V> of(V value, Form<? super V> form, boolean lasting) {
        return new Answer<>(value, form, lasting, 1);
    }

    /**
     * The same answer, with as how many requests it was counted before it was made.
     *
     * @param requests at least 1
     */
    public Answer<V> costing(int requests) {
        if (requests < 1) {
            throw new IllegalArgumentException("An answer costs at least one request, not " + requests + ".");
        }
        return new Answer<>(value, form, lasting, requests);
    }

    public V value() {
        return value;
    }

    public Form<? super V> form() {
        return form;
    }

    /** As how many requests it counts. */
    public int cost() {
        return cost;
    }

    /** Whether the same question has the same answer for ever; not so what depends on the present. */
    public boolean isLasting() {
        return lasting;
    }

    public String contentType() {
        return form.contentType();
    }

    /** Writes the value, all of it now; each call anew. */
    public byte[] write() {
        return form.write(value);
    }

    /** Writes a value that is long, while the pieces are taken. */
    public Iterator<byte[]> pieces() {
        if (form instanceof Form.InPieces<? super V> long_) {
            return long_.pieces(value);
        }
        throw new IllegalStateException("The answer as " + contentType() + " is not written in pieces.");
    }
}
