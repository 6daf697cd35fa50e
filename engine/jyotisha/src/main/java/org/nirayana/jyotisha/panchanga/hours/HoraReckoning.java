package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The twenty-four planetary hours of a day: the first is the weekday's lord's, each next the lord's of the sixth weekday on
 * (Surya Siddhanta 12.78-79 gives the order by distance from which it follows).
 */
public enum HoraReckoning implements Choice {
    /** A twelfth of the daylight, a twelfth of the night. */
    PROPORTIONAL("a twelfth of the daylight, a twelfth of the night") {
        @Override
        public List<Spanned<Graha>> of(Vara vara, TimeSpan daylight, TimeSpan night) {
            List<Spanned<Graha>> hours = new ArrayList<>(COUNT);
            for (int i = 0; i < COUNT; i++) {
                TimeSpan half = i < COUNT / 2 ? daylight : night;
                hours.add(new Spanned<>(lord(vara, i), half.part(i % (COUNT / 2) + 1, COUNT / 2)));
            }
            return List.copyOf(hours);
        }
    },

    /** A twenty-fourth of the time from sunrise to sunrise: an hour of the clock, near enough. */
    EQUAL("a twenty-fourth of the time from sunrise to sunrise") {
        @Override
        public List<Spanned<Graha>> of(Vara vara, TimeSpan daylight, TimeSpan night) {
            TimeSpan whole = new TimeSpan(daylight.start(), night.end());
            List<Spanned<Graha>> hours = new ArrayList<>(COUNT);
            for (int i = 0; i < COUNT; i++) {
                hours.add(new Spanned<>(lord(vara, i), whole.part(i + 1, COUNT)));
            }
            return List.copyOf(hours);
        }
    };

    /** Which of them is chosen. */
    public static final Convention<HoraReckoning> CONVENTION = Convention.of(
                    "hora", "How long the planetary hours are.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_TIMES);

    private final String note;

    HoraReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<HoraReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    public static final int COUNT = 24;

    private static final int STEP = 5;

    public abstract List<Spanned<Graha>> of(Vara vara, TimeSpan daylight, TimeSpan night);

    private static Graha lord(Vara vara, int hour) {
        return vara.plus(hour * STEP).lord();
    }
}
