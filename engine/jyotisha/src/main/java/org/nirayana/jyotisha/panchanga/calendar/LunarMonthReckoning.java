package org.nirayana.jyotisha.panchanga.calendar;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** With which moon a lunar month ends, and so how it is called in its dark half. */
public enum LunarMonthReckoning implements Choice {
    /** With the new moon: the south and the west of India. */
    AMANTA("with the new moon: the south and the west of India") {
        @Override
        public Masa name(LunarMonth month) {
            return month.amanta();
        }
    },
    /** With the full moon: the north. */
    PURNIMANTA("with the full moon: the north") {
        @Override
        public Masa name(LunarMonth month) {
            return month.purnimanta();
        }
    };

    /** Which of them is chosen. */
    public static final Convention<LunarMonthReckoning> CONVENTION = Convention.of(
                    "lunar_month",
                    "With which moon a month ends. JSON and CSV have both names; a calendar has this one.",
                    values())
            .about(Scope.DAY)
            .moving(Part.DAY_NAMES);

    private final String note;

    LunarMonthReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<LunarMonthReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    /** What the month of a day is called. */
    public abstract Masa name(LunarMonth month);
}
