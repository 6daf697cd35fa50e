package org.nirayana.jyotisha.rule;

/** The groups of houses that texts name. */
public final class Houses {
    /** Kendra. */
    public static final Numbers ANGLE = Numbers.of(1, 4, 7, 10);

    /** Trikona. */
    public static final Numbers TRINE = Numbers.of(1, 5, 9);

    public static final Numbers ANGLE_OR_TRINE = Numbers.of(1, 4, 5, 7, 9, 10);

    /** The houses of harm. */
    public static final Numbers DUSTHANA = Numbers.of(6, 8, 12);

    /** The houses of growth. */
    public static final Numbers UPACHAYA = Numbers.of(3, 6, 10, 11);

    /** Those after the angles. */
    public static final Numbers PANAPHARA = Numbers.of(2, 5, 8, 11);

    /** Those before the angles. */
    public static final Numbers APOKLIMA = Numbers.of(3, 6, 9, 12);

    private Houses() {}
}
