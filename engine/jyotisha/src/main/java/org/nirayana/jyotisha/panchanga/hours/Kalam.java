package org.nirayana.jyotisha.panchanga.hours;

import java.util.List;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;

/**
 * The three eighths of the daylight that are avoided, by weekday: the tables that all printed almanacs share.
 *
 * <p>Gulika's is the eighth of Saturn when the eighths are given to the lords of the weekdays in order, beginning with the
 * day's own (Brihat Parashara Hora Shastra 3.66-69 gives the rule); Yamaganda's is Jupiter's by the same count.
 */
public enum Kalam {
    RAHU_KALAM("rahu_kalam", List.of(8, 2, 7, 5, 6, 4, 3)),
    YAMAGANDA("yamaganda", List.of(5, 4, 3, 2, 1, 7, 6)),
    GULIKA("gulika", List.of(7, 6, 5, 4, 3, 2, 1));

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.of
    private final List<Integer> eighthFromSunday;

    Kalam(String id, List<Integer> eighthFromSunday) {
        this.id = id;
        this.eighthFromSunday = eighthFromSunday;
    }

    public String id() {
        return id;
    }

    /** Which eighth of the daylight, 1 to 8. */
    public int eighth(Vara vara) {
        return eighthFromSunday.get(vara.number() - 1);
    }

    public TimeSpan in(TimeSpan daylight, Vara vara) {
        return daylight.part(eighth(vara), 8);
    }
}
