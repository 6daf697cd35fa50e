package org.nirayana.jyotisha.panchanga;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.panchanga.calendar.Ayana;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Ritu;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Years;
import org.nirayana.jyotisha.panchanga.day.MoonTimes;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;
import org.nirayana.jyotisha.panchanga.limb.HalfTithi;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.panchanga.limb.Yoga;

/**
 * Everything an almanac tells of one day at one place.
 *
 * @param date the civil date of the place on which the day begins
 * @param vara the weekday
 * @param day from sunrise to sunrise, or what stands in for it where there is none
 * @param tithis every one that touches the day, each whole
 * @param nakshatras every one that touches the day, each whole
 * @param yogas every one that touches the day, each whole
 * @param karanas every one that touches the day, each whole
 * @param lunarMonth at the beginning of the day
 * @param solarMonth of the day
 * @param ritu at the beginning of the day
 * @param ayana at the beginning of the day
 * @param years of the lunar month
 * @param moon its rising and setting within the day
 * @param varjyas those that touch the day
 * @param amritas those that touch the day
 * @param times what is measured in parts of the daylight, where there is daylight to measure
 */
public record Panchanga(
        LocalDate date,
        Vara vara,
        PanchangaDay day,
        List<Spanned<Tithi>> tithis,
        List<NakshatraTime> nakshatras,
        List<Spanned<Yoga>> yogas,
        List<Spanned<HalfTithi>> karanas,
        LunarMonth lunarMonth,
        SolarMonth solarMonth,
        Ritu ritu,
        Ayana ayana,
        Years years,
        MoonTimes moon,
        List<TimeSpan> varjyas,
        List<TimeSpan> amritas,
        Optional<DayTimes> times) {
    public Panchanga {
        tithis = List.copyOf(tithis);
        nakshatras = List.copyOf(nakshatras);
        yogas = List.copyOf(yogas);
        karanas = List.copyOf(karanas);
        varjyas = List.copyOf(varjyas);
        amritas = List.copyOf(amritas);
    }

    /** The half of the month at the beginning of the day. */
    public Paksha paksha() {
        return tithis.get(0).value().paksha();
    }
}
