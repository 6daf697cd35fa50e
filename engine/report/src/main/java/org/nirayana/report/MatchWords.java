package org.nirayana.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MatchPoint;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.MatchRule;
import org.nirayana.jyotisha.match.MatchTable;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamExemption;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.match.Sex;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.rule.Sureness;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.words.Area;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** What a comparison of two people says, in the words of a language; the page has the same in {@code js/match/describe.js}. */
final class MatchWords {
    static final String NOTHING = "–";

    private static final List<String> HOUSES = List.of("second", "fourth", "seventh", "eighth", "twelfth", "any");

    private final ReportWords words;
    private final Labels labels;

    MatchWords(Language language) {
        this.words = new ReportWords(language, Area.MATCH);
        this.labels = words.labels();
    }

    ReportWords words() {
        return words;
    }

    String say(String key, String... gaps) {
        return words.say("match." + key, gaps);
    }

    /** Points as people write them, in halves: 1½ and not 1.5. */
    String halves(int halves) {
        return quarters(2 * halves);
    }

    /** The same in quarters. */
    String quarters(int quarters) {
        String part =
                switch (quarters % 4) {
                    case 1 -> "¼";
                    case 2 -> "½";
                    case 3 -> "¾";
                    default -> "";
                };
        return quarters >= 4 || part.isEmpty() ? words.numerals(quarters / 4) + part : part;
    }

    /** What somebody is for a kuta or porutham: an animal, a gana, a sign, a graha or a star. */
    String trait(Optional<String> id) {
        if (id.isEmpty()) {
            return NOTHING;
        }
        String slug = id.get().toLowerCase(Locale.ROOT).replace(' ', '_');
        return words.find("match.trait." + slug)
                .or(() -> words.find("terms.graha." + slug))
                .or(() -> words.find("terms.rasi." + slug))
                .or(() -> words.find("terms.nakshatra." + slug))
                .orElse(id.get());
    }

    /** Whose table it is. */
    String table(MatchTable table) {
        return table.reading()
                .map(reading -> by(reading.convention().id(), reading.id()))
                .orElseGet(() -> source(List.of(table.source().orElseThrow())));
    }

    /** Whose reading it is. */
    String by(String choice, String reading) {
        return words.find("match.by." + choice + "." + reading)
                .or(() -> words.find("match.by." + reading))
                .orElse(reading);
    }

    /** Who says so. */
    String source(MatchRule rule) {
        return source(rule.rule().sources());
    }

    private String source(List<Source> sources) {
        List<String> said = new ArrayList<>();
        for (Source source : sources) {
            if (source.sureness() == Sureness.DIFFERS) {
                continue;
            }
            String suffix = source.sureness() == Sureness.MANUALS ? "_manuals" : "";
            said.add(say("source." + source.work().id() + suffix, "verse", words.numerals(source.verse())));
            if (source.sureness() == Sureness.SINGLE) {
                said.add(say("source.single"));
            }
        }
        if (sources.stream().anyMatch(source -> source.sureness() == Sureness.DIFFERS)) {
            said.add(say("source.other_lists"));
        }
        return String.join("; ", said);
    }

    String rule(KutaExemption exemption) {
        return rule("rule." + exemption.id(), exemption);
    }

    String rule(PoruthamExemption exemption) {
        return rule("rule." + exemption.id(), exemption);
    }

    String rule(MatchRemark remark) {
        return rule("remark." + remark.id(), remark);
    }

    String rule(MangalCancellation cancellation) {
        return rule("cancellation." + cancellation.id(), cancellation);
    }

    /** A rule with the stars and the signs that it names. */
    private String rule(String key, MatchRule named) {
        List<String> stars = named.rule().stars().stream().map(labels::name).toList();
        List<String> signs = named.rule().signs().stream().map(labels::name).toList();
        List<String> gaps = new ArrayList<>(List.of("stars", String.join(", ", stars), "pairs", pairs(signs)));
        for (int i = 0; i < HOUSES.size(); i++) {
            gaps.add(HOUSES.get(i));
            gaps.add(signs.size() < 2 * HOUSES.size() ? "" : signs.get(2 * i) + ", " + signs.get(2 * i + 1));
        }
        return say(key, gaps.toArray(String[]::new));
    }

    private static String pairs(List<String> signs) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < signs.size(); i += 2) {
            pairs.add(signs.get(i) + " – " + signs.get(i + 1));
        }
        return String.join(", ", pairs);
    }

    /** What was looked up; that it is not certain where nothing is. */
    String reason(Optional<KutaScore> score) {
        if (score.isEmpty()) {
            return say("uncertain");
        }
        KutaScore known = score.get();
        List<String> counts = counts(known.counts());
        return switch (known.kuta()) {
            case TARA -> say("reason.tara", "there", counts.get(0), "back", counts.get(1));
            case BHAKUTA -> counts.get(0) + "/" + counts.get(1);
            default -> trait(Optional.of(known.bride())) + " × " + trait(Optional.of(known.groom()));
        };
    }

    /** The same of a porutham. */
    String reasonOfPorutham(Optional<PoruthamScore> score) {
        if (score.isEmpty()) {
            return say("uncertain");
        }
        PoruthamScore known = score.get();
        List<String> counts = counts(known.counts());
        if (known.porutham() == Porutham.AYA_VYAYA) {
            return say("reason.aya_vyaya", "income", counts.get(0), "expense", counts.get(1));
        }
        if (!counts.isEmpty()) {
            String key = known.porutham() == Porutham.RASI ? "reason.signs" : "reason.stars";
            return say(key, "count", counts.get(0));
        }
        if (known.sexes().isEmpty()) {
            return trait(Optional.of(known.bride())) + " × " + trait(Optional.of(known.groom()));
        }
        return sexed(known.bride(), known.sexes().get(0)) + " × "
                + sexed(known.groom(), known.sexes().get(1));
    }

    private String sexed(String trait, Sex sex) {
        return trait(Optional.of(trait)) + " (" + say("sex." + sex.id()) + ")";
    }

    private List<String> counts(List<Integer> counts) {
        return counts.stream().map(words::numerals).toList();
    }

    /** The star of somebody's Moon, or from where to where it may be: Rohini 2 (Taurus). */
    String moon(List<MoonPada> moons) {
        String first = moon(moons.get(0));
        String last = moon(moons.get(moons.size() - 1));
        return first.equals(last) ? first : first + " – " + last;
    }

    private String moon(MoonPada moon) {
        return labels.name(moon.nakshatra()) + " " + words.numerals(moon.pada()) + " (" + labels.name(moon.rasi())
                + ")";
    }

    String point(MatchPoint point) {
        return switch (point) {
            case LAGNA -> labels.full(Lagna.LAGNA);
            case MOON -> labels.full(Graha.MOON);
            case VENUS -> labels.full(Graha.VENUS);
        };
    }
}
