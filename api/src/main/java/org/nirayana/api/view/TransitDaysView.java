package org.nirayana.api.view;

import java.time.Instant;
import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.gochara.DayBala;

/** The tarabala and chandrabala of consecutive days. */
@SchemaName("TransitDays")
public record TransitDaysView(
        TransitsView.Natal natal,
        ConventionsView conventions,
        @Size(max = PanchangaRangeView.MAX_DAYS) List<Day> days) {

    /** A day. */
    @SchemaName("TransitDay")
    public record Day(
            @Format("date") @Description("The civil date of the place on which the day begins.")
            String date,

            @Description("Sunrise, or midnight where the Sun does not rise.")
            Instant start,

            @Description("The next one.") Instant end,

            @Size(min = 1) @Description("Tarabala: the stars of the Moon, cut to the day.")
            List<Star> taras,

            @Size(min = 1) @Description("Chandrabala: the signs of the Moon, cut to the day.")
            List<Moon> moons) {
        public static Day of(DayBala bala) {
            return new Day(
                    bala.date().toString(),
                    bala.day().start(),
                    bala.day().end(),
                    bala.taras().stream().map(Star::of).toList(),
                    bala.moons().stream().map(Moon::of).toList());
        }
    }

    /** A star of the Moon. */
    @SchemaName("TaraOfDay")
    public record Star(
            @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,

            @OneOf(of = Vocabulary.TARA) @Description("Counted from the natal Moon's star.")
            String tara,

            @OneOf(of = Vocabulary.NATURE) @Description("The third, fifth and seventh are bad, the first is neutral.")
            String nature,

            Instant start,
            Instant end) {
        static Star of(DayBala.StarOfDay star) {
            return new Star(
                    star.nakshatra().id(),
                    star.tara().id(),
                    star.tara().nature().id(),
                    star.span().start(),
                    star.span().end());
        }
    }

    /** A sign of the Moon. */
    @SchemaName("MoonOfDay")
    public record Moon(
            @OneOf(of = Vocabulary.RASI) String rasi,

            @Range(min = 1, max = 12)
            @Description("The house from the natal Moon's sign; in the 8th she is called chandrashtama.")
            int fromMoon,

            @OneOf(of = Vocabulary.PAKSHA) String paksha,

            @OneOf(of = Vocabulary.NATURE)
            @Description(
                    "1, 3, 6, 7, 10 and 11 are good, 2, 5 and 9 while the Moon waxes and neutral else; 4, 8 and 12 are bad.")
            String nature,

            Instant start,
            Instant end) {
        static Moon of(DayBala.MoonOfDay moon) {
            return new Moon(
                    moon.rasi().id(),
                    moon.house(),
                    moon.paksha().id(),
                    moon.nature().id(),
                    moon.span().start(),
                    moon.span().end());
        }
    }
}
