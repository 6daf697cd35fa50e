package org.nirayana.jyotisha.panchanga.calendar;

/** With which moon a lunar month ends, and so how it is called in its dark half. */
public enum LunarMonthReckoning {
    /** With the new moon: the south and the west of India. */
    AMANTA {
        @Override
        public Masa name(LunarMonth month) {
            return month.amanta();
        }
    },
    /** With the full moon: the north. */
    PURNIMANTA {
        @Override
        public Masa name(LunarMonth month) {
            return month.purnimanta();
        }
    };

    /** What the month of a day is called. */
    public abstract Masa name(LunarMonth month);
}
