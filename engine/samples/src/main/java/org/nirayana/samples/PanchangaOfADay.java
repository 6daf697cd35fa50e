package org.nirayana.samples;

import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Tithi;

/** What an almanac prints for a day: weekday, tithi, nakshatra, yoga, karana, and the time to avoid. */
public final class PanchangaOfADay {
    private PanchangaOfADay() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Birth noon = engine.birth(Birth.at("2026-01-14T12:00").in("Varanasi"));
        Panchanga day = engine.chart(noon).panchanga();
        System.out.println(
                day.date() + " " + day.vara() + ", " + day.lunarMonth().amanta() + ", " + day.ritu());
        for (Spanned<Tithi> tithi : day.tithis()) {
            System.out.println("tithi      " + times(noon, tithi.span()) + "  " + tithi.value());
        }
        for (NakshatraTime nakshatra : day.nakshatras()) {
            System.out.println("nakshatra  " + times(noon, nakshatra.span()) + "  " + nakshatra.nakshatra());
        }
        day.yogas().forEach(yoga -> System.out.println("yoga       " + times(noon, yoga.span()) + "  " + yoga.value()));
        day.karanas()
                .forEach(half -> System.out.println("karana     " + times(noon, half.span()) + "  " + half.value()));
        day.times().ifPresent(times -> System.out.println("Rahu Kalam " + times(noon, times.rahuKalam())));
    }

    private static String times(Birth place, TimeSpan span) {
        DateTimeFormatter form = DateTimeFormatter.ofPattern("MM-dd HH:mm", Locale.ROOT);
        return form.format(place.at(span.start()).localTime()) + " to "
                + form.format(place.at(span.end()).localTime());
    }
}
