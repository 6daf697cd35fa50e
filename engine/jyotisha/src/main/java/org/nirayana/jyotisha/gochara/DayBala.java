package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.match.Tara;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.panchanga.limb.NakshatraTime;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * What the Moon of a day is worth for a birth chart: by her star (tarabala) and by her sign (chandrabala).
 *
 * @param date the civil date on which the day begins
 * @param day from sunrise to sunrise, or what stands in for it
 * @param taras of the day, without a gap
 * @param moons of the day, without a gap
 */
public record DayBala(LocalDate date, TimeSpan day, List<StarOfDay> taras, List<MoonOfDay> moons) {
    private static final int PADAS_IN_RASI = 9;

    public DayBala {
        taras = List.copyOf(taras);
        moons = List.copyOf(moons);
    }

    /**
     * A star of the Moon with its tara, counted from the natal Moon's.
     *
     * @param span cut to the day
     */
    public record StarOfDay(Nakshatra nakshatra, Tara tara, TimeSpan span) {}

    /**
     * A sign of the Moon.
     *
     * @param house counted from the natal Moon's sign
     * @param paksha on which the 2nd, 5th and 9th depend
     * @param span cut to the day
     */
    public record MoonOfDay(Rasi rasi, int house, Paksha paksha, TimeSpan span) {
        /** What it is worth. */
        public Nature nature() {
            return DayBala.nature(house, paksha);
        }
    }

    /** Of a day that an almanac tells. */
    public static DayBala of(Chart natal, Panchanga panchanga) {
        TimeSpan day = panchanga.day().span();
        Nakshatra birthStar = natal.moon().nakshatra();
        List<StarOfDay> taras = new ArrayList<>();
        List<Spanned<Rasi>> signs = new ArrayList<>();
        for (NakshatraTime time : panchanga.nakshatras()) {
            if (time.span().touches(day)) {
                taras.add(new StarOfDay(time.nakshatra(), Tara.of(birthStar, time.nakshatra()), cut(time.span(), day)));
            }
            for (Spanned<Integer> pada : time.padas()) {
                int number = (time.nakshatra().number() - 1) * Nakshatra.PADAS + pada.value() - 1;
                if (pada.span().touches(day)) {
                    join(signs, new Spanned<>(Rasi.ALL.get(number / PADAS_IN_RASI), cut(pada.span(), day)));
                }
            }
        }
        List<MoonOfDay> moons = new ArrayList<>();
        for (Spanned<Paksha> half : halves(panchanga, day)) {
            for (Spanned<Rasi> sign : signs) {
                if (sign.span().touches(half.span())) {
                    moons.add(new MoonOfDay(
                            sign.value(),
                            sign.value().countedFrom(natal.moon().rasi()),
                            half.value(),
                            cut(sign.span(), half.span())));
                }
            }
        }
        return new DayBala(panchanga.date(), day, taras, moons);
    }

    /**
     * What the Moon is worth in a house from the natal Moon: 1, 3, 6, 7, 10 and 11 are good, 2, 5 and 9 while she waxes; 4, 8
     * and 12 are bad.
     */
    public static Nature nature(int house, Paksha paksha) {
        return switch (house) {
            case 1, 3, 6, 7, 10, 11 -> Nature.GOOD;
            case 2, 5, 9 -> paksha == Paksha.SHUKLA ? Nature.GOOD : Nature.NEUTRAL;
            default -> Nature.BAD;
        };
    }

    private static List<Spanned<Paksha>> halves(Panchanga panchanga, TimeSpan day) {
        List<Spanned<Paksha>> halves = new ArrayList<>(2);
        for (Spanned<Tithi> tithi : panchanga.tithis()) {
            if (tithi.span().touches(day)) {
                join(halves, new Spanned<>(tithi.value().paksha(), cut(tithi.span(), day)));
            }
        }
        return halves;
    }

    /** Adds what follows, to what stands last where that is the same. */
    private static <T> void join(List<Spanned<T>> all, Spanned<T> next) {
        int last = all.size() - 1;
        if (last >= 0 && all.get(last).value().equals(next.value())) {
            all.set(
                    last,
                    new Spanned<>(
                            next.value(),
                            new TimeSpan(
                                    all.get(last).span().start(), next.span().end())));
        } else {
            all.add(next);
        }
    }

    private static TimeSpan cut(TimeSpan span, TimeSpan to) {
        Instant start = span.start().isBefore(to.start()) ? to.start() : span.start();
        Instant end = span.end().isAfter(to.end()) ? to.end() : span.end();
        return new TimeSpan(start, end);
    }
}
