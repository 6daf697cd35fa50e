package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;

/** The fifteenths of the day and of the night, and those among them that have a name of their own. */
public final class Muhurta {
    public static final int COUNT = 15;

    private static final int ABHIJIT = 8;
    private static final int BRAHMA = 14;

    /**
     * The muhurtas to avoid, from Sunday: of the day, of the night. Muhurta Chintamani, the verse that begins "ravāv
     * aryamā", names them by their deities: Aryaman is the 14th of the day, Brahma the 9th, Rakshasa the 12th, Pitri the
     * 4th, Agni the 7th of the night, Abhijit the 8th, Toya the 6th, Isha the 1st, Sarpa the 2nd.
     */
    private static final List<List<Integer>> DURMUHURTA_OF_DAY =
            List.of(List.of(14), List.of(9, 12), List.of(4), List.of(8), List.of(6, 12), List.of(4, 9), List.of(1, 2));

    private static final List<List<Integer>> DURMUHURTA_OF_NIGHT =
            List.of(List.of(), List.of(), List.of(7), List.of(), List.of(), List.of(), List.of());

    private Muhurta() {}

    /** The eighth of the day, the one in which noon lies. */
    public static TimeSpan abhijit(TimeSpan daylight) {
        return daylight.part(ABHIJIT, COUNT);
    }

    /** The fourteenth of the night, the last but one before sunrise. */
    public static TimeSpan brahma(TimeSpan night) {
        return night.part(BRAHMA, COUNT);
    }

    /** The inauspicious ones of a weekday, in order. */
    public static List<TimeSpan> durmuhurtas(Vara vara, TimeSpan daylight, TimeSpan night) {
        List<TimeSpan> spans = new ArrayList<>();
        for (int number : DURMUHURTA_OF_DAY.get(vara.number() - 1)) {
            spans.add(daylight.part(number, COUNT));
        }
        for (int number : DURMUHURTA_OF_NIGHT.get(vara.number() - 1)) {
            spans.add(night.part(number, COUNT));
        }
        return List.copyOf(spans);
    }
}
