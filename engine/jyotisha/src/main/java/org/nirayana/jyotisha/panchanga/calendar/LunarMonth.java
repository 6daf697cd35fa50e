package org.nirayana.jyotisha.panchanga.calendar;

import java.util.Optional;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A lunar month by its amanta reckoning, from one new moon to the next, and its purnimanta name on a given day.
 *
 * <p>A month is named for the rasi that the Sun enters in it. When the Sun enters none the month is intercalary (adhika)
 * and bears the name of the next; when it enters two, the second name is lost (kshaya) that year. This is the rule of the
 * Siddhantas with true Sun and Moon (Report of the Calendar Reform Committee, 1955).
 *
 * @param amanta its name where months end with the new moon
 * @param adhika whether it is intercalary
 * @param kshaya the name that is lost in it, if one is
 * @param purnimanta the name on this day where months end with the full moon: in the dark half that of the next month
 * @param span from new moon to new moon
 */
public record LunarMonth(Masa amanta, boolean adhika, Optional<Masa> kshaya, Masa purnimanta, TimeSpan span) {
    /**
     * The month between two new moons.
     *
     * @param atBegin where the Sun is at the first
     * @param atEnd where the Sun is at the second
     * @param paksha of the day
     */
    public static LunarMonth of(Rasi atBegin, Rasi atEnd, Paksha paksha, TimeSpan span) {
        int entered = atEnd.countedFrom(atBegin) - 1;
        Masa name = Masa.beginningWithSunIn(atBegin);
        // In the dark half an ordinary month already bears its successor's name; an intercalary one keeps its own,
        // which is also that of its successor, so that the same rule serves both.
        Masa purnimanta = paksha == Paksha.SHUKLA ? name : Masa.beginningWithSunIn(atEnd);
        Optional<Masa> lost = entered == 2 ? Optional.of(Masa.beginningWithSunIn(atBegin.plus(1))) : Optional.empty();
        return new LunarMonth(name, entered == 0, lost, purnimanta, span);
    }
}
