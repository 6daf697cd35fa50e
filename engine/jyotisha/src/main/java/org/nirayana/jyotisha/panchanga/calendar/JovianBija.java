package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** Whether the Surya Siddhanta's Jupiter is corrected. */
public enum JovianBija implements Choice {
    /** As in the text. */
    NONE("as in the Surya Siddhanta", 364_220),
    /** Eight revolutions fewer in a great age, the correction in use since the sixteenth century. */
    APPLIED("eight revolutions fewer in a great age, in use since the sixteenth century", 364_212);

    /** Which of them is chosen. */
    public static final Convention<JovianBija> CONVENTION = Convention.of(
                    "jovian_bija", "Whether the mean Jupiter of the northern samvatsara is corrected.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    private final int revolutions;

    JovianBija(String note, int revolutions) {
        this.note = note;
        this.revolutions = revolutions;
    }

    /** Revolutions of Jupiter in a great age. */
    int revolutions() {
        return revolutions;
    }

    @Override
    public Convention<JovianBija> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
