package org.nirayana.jyotisha.panchanga.calendar;

/** Whether the Surya Siddhanta's Jupiter is corrected. */
public enum JovianBija {
    /** As in the text. */
    NONE(364_220),
    /** Eight revolutions fewer in a great age, the correction in use since the sixteenth century. */
    APPLIED(364_212);

    private final int revolutions;

    JovianBija(int revolutions) {
        this.revolutions = revolutions;
    }

    /** Revolutions of Jupiter in a great age. */
    int revolutions() {
        return revolutions;
    }
}
