package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * What is measured in parts of the daylight and of the night; a day without sunrise has none of it.
 *
 * @param rahuKalam an eighth of the daylight
 * @param yamaganda an eighth of the daylight
 * @param gulika an eighth of the daylight
 * @param abhijit the eighth fifteenth of the daylight; on a Wednesday it is a durmuhurta as well
 * @param brahmaMuhurta the last muhurta but one before the sunrise with which the day begins
 * @param durmuhurtas fifteenths of the daylight or of the night
 * @param choghadiyas eight of the day, eight of the night
 * @param gowris eight of the day, eight of the night
 * @param horas twenty-four
 */
public record DayTimes(
        TimeSpan rahuKalam,
        TimeSpan yamaganda,
        TimeSpan gulika,
        TimeSpan abhijit,
        Optional<TimeSpan> brahmaMuhurta,
        List<TimeSpan> durmuhurtas,
        List<Spanned<Choghadiya>> choghadiyas,
        List<Spanned<Gowri>> gowris,
        List<Spanned<Graha>> horas) {
    public DayTimes {
        durmuhurtas = List.copyOf(durmuhurtas);
        choghadiyas = List.copyOf(choghadiyas);
        gowris = List.copyOf(gowris);
        horas = List.copyOf(horas);
    }

    public static DayTimes of(PanchangaDay.Vedic day, Vara vara, Conventions conventions) {
        TimeSpan daylight = day.daylight();
        TimeSpan night = day.night();
        List<Spanned<Choghadiya>> choghadiyas = new ArrayList<>(Choghadiya.ofDay(vara, daylight));
        choghadiyas.addAll(Choghadiya.ofNight(vara, night));
        List<Spanned<Gowri>> gowris = new ArrayList<>(Gowri.ofDay(vara, daylight));
        gowris.addAll(Gowri.ofNight(vara, night));
        return new DayTimes(
                Kalam.RAHU_KALAM.in(daylight, vara),
                Kalam.YAMAGANDA.in(daylight, vara),
                Kalam.GULIKA.in(daylight, vara),
                Muhurta.abhijit(daylight),
                conventions.brahmaMuhurta().before(day),
                Muhurta.durmuhurtas(vara, daylight, night),
                choghadiyas,
                gowris,
                conventions.hora().of(vara, daylight, night));
    }
}
