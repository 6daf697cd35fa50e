package org.nirayana.api.view;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.zone.ZoneRules;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.Milliseconds;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.comparison.Contribution;
import org.nirayana.jyotisha.comparison.Difference;
import org.nirayana.jyotisha.comparison.Figure;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.words.Language;

/** What two sets of conventions make of one birth. */
@SchemaName("Comparison")
public record ComparisonView(
        @Milliseconds Instant birth,

        @Milliseconds @Description("The date whose running dasha is compared.")
        Instant at,

        @Description("What matters, in a sentence, in the language of `lang`.")
        String sentence,

        @Description("The values that matter, the weightiest first: signs, stars, rulers and names that are others.")
        List<String> changes,

        @Description("The conventions in which the two sets differ, in the order in which they were exchanged.")
        List<Exchanged> conventionsExchanged,

        @Description("Every value that differs.") List<Value> differences,

        @Description("What the first set is; the second is told by `conventions_exchanged`.")
        ConventionsView conventions) {
    private static final int HALF_A_MILLISECOND = 500_000;

    /** To the millisecond: a difference may be smaller than a second. */
    private static final DateTimeFormatter TIME = new DateTimeFormatterBuilder()
            .appendPattern("uuuu-MM-dd'T'HH:mm:ss.SSS")
            .appendOffset("+HH:MM:ss", "+00:00")
            .toFormatter(Locale.ROOT);

    /** A convention that differs. */
    @SchemaName("ExchangedConvention")
    public record Exchanged(
            @OneOf(of = Vocabulary.CONVENTION) String convention,
            String first,
            String second,

            @Decimals(4)
            @Range(min = 0, max = 1)
            @Description("What it makes of all differences, each counting the same.")
            long share) {}

    /** A value that differs. */
    @SchemaName("ComparedValue")
    public record Value(
            String name,

            @OneOf(of = Vocabulary.COMPARED_TOPIC) @Description("What it is about.")
            String topic,

            String first,
            String second,

            @OmitEmpty @Description("Second less first; not there for what is no number.")
            Optional<Double> difference,

            @OneOf(of = Vocabulary.COMPARED_UNIT) String unit,

            @Description("Those that move it, one after the other; they add up to the difference.")
            List<Part> contributions) {
        static Value of(Difference difference, ZoneRules clock) {
            return new Value(
                    difference.name(),
                    difference.topic().id(),
                    onClock(difference.first(), clock),
                    onClock(difference.second(), clock),
                    number(difference.amount()),
                    difference.unit().name().toLowerCase(Locale.ROOT),
                    difference.contributions().stream().map(Part::of).toList());
        }
    }

    /** What one convention makes of a difference. */
    @SchemaName("ConventionContribution")
    public record Part(
            @OneOf(of = Vocabulary.CONVENTION) String convention,
            @OmitEmpty Optional<Double> amount,
            @Decimals(4) @Range(min = 0, max = 1) long share) {
        static Part of(Contribution contribution) {
            return new Part(
                    contribution.convention().id(),
                    number(contribution.amount()),
                    tenThousandths(contribution.share()));
        }
    }

    /**
     * What two sets of conventions make of a birth.
     *
     * @param clock that of the place, on which times are told
     * @param language of the sentence
     */
    public static ComparisonView of(
            Instant birth,
            Instant at,
            Conventions first,
            Conventions second,
            Comparison comparison,
            ConventionsView conventions,
            ZoneRules clock,
            Language language) {
        return new ComparisonView(
                birth,
                at,
                ComparisonSentence.of(comparison, language),
                ComparisonSentence.weightiest(comparison),
                comparison.conventions().stream()
                        .map(one -> exchanged(one, first, second, comparison))
                        .toList(),
                comparison.differences().stream()
                        .map(difference -> Value.of(difference, clock))
                        .toList(),
                conventions);
    }

    /** A time as all answers tell it, on the clock of the place; anything else as it is. */
    private static String onClock(Figure figure, ZoneRules clock) {
        if (figure instanceof Figure.Time time) {
            Instant rounded = time.instant().plusNanos(HALF_A_MILLISECOND);
            return TIME.format(OffsetDateTime.ofInstant(rounded, clock.getOffset(rounded)));
        }
        return figure.text();
    }

    private static Exchanged exchanged(
            Convention<?> one, Conventions first, Conventions second, Comparison comparison) {
        return new Exchanged(
                one.id(),
                first.text(one),
                second.text(one),
                tenThousandths(comparison.shares().getOrDefault(one, 0.0)));
    }

    private static long tenThousandths(double share) {
        return Math.round(share * 1e4);
    }

    private static Optional<Double> number(double amount) {
        return Double.isNaN(amount) ? Optional.empty() : Optional.of(Math.round(amount * 1e6) / 1e6);
    }
}
