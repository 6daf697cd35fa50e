package org.nirayana.jyotisha.panchanga.limb;

/**
 * One of the sixty halves of tithis.
 *
 * @param number 1 for the first after the new moon to 60
 */
public record HalfTithi(int number) {
    public HalfTithi {
        if (number < 1 || number > Karana.HALVES) {
            throw new IllegalArgumentException("a half tithi's number is 1 to 60, not " + number);
        }
    }

    public Karana karana() {
        return Karana.ofHalf(number);
    }

    public boolean isFirstOfTithi() {
        return number % 2 == 1;
    }

    /** The name of its karana. */
    @Override
    public String toString() {
        return karana().toString();
    }
}
