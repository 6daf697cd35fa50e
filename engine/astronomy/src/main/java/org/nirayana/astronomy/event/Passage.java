package org.nirayana.astronomy.event;

import org.nirayana.astronomy.time.TT;

/** Whether and when a body rises, or sets, within an interval of time. */
public sealed interface Passage {
    /**
     * It does.
     *
     * @param time the first time in the interval
     */
    record At(TT time) implements Passage {}

    /** It is above the horizon all the time: for the Sun, polar day. */
    record StaysAbove() implements Passage {}

    /** It is below the horizon all the time: for the Sun, polar night. */
    record StaysBelow() implements Passage {}

    /**
     * It only passes the other way in the interval, as the Moon does on one day of each month.
     *
     * @param aboveAtEnd whether it is above the horizon when the interval ends
     */
    record OnlyTheOtherWay(boolean aboveAtEnd) implements Passage {}
}
