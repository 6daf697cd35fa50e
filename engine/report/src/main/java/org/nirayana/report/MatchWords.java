package org.nirayana.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nirayana.jyotisha.match.KutaException;
import org.nirayana.jyotisha.match.KutaScore;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MatchPoint;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamException;
import org.nirayana.jyotisha.match.PoruthamScore;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.words.Area;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** What a comparison of two people says, in the words of a language; the page has the same in {@code js/match/describe.js}. */
final class MatchWords {
    static final String NOTHING = "–";

    /** Who says so, as the engine names them, and the word for it. */
    private static final Map<Pattern, String> SOURCES = sources();

    /** Exceptions that say the same of another kuta or porutham have one sentence. */
    private static final Map<String, String> RULES = Map.ofEntries(
            Map.entry("varna_lords", "lords"),
            Map.entry("yoni_lords_or_vashya", "lords_or_vashya"),
            Map.entry("maitri_navamsa_lords", "navamsa_lords"),
            Map.entry("maitri_seventh_signs", "seventh"),
            Map.entry("gana_lords_and_rasi", "lords_and_rasi"),
            Map.entry("gana_same_star_or_sign", "same_star_or_sign"),
            Map.entry("gana_beyond_fourteenth", "beyond_fourteenth"),
            Map.entry("gana_stree_dirgha", "gana_stree_dirgha"),
            Map.entry("gana_lagna_stars", "gana_lagna"),
            Map.entry("gana_navamsa_lord_stars", "gana_navamsa"),
            Map.entry("bhakuta_same_lord", "same_lord"),
            Map.entry("bhakuta_friendly_lords", "friendly_lords"),
            Map.entry("bhakuta_navamsa_lords", "navamsa_lords"),
            Map.entry("bhakuta_vasya_without_vedha", "vasya_without_vedha"),
            Map.entry("bhakuta_maitri_and_nadi", "maitri_and_nadi"),
            Map.entry("bhakuta_friendly_six_eight", "priti"),
            Map.entry("bhakuta_odd_or_even", "odd_or_even"),
            Map.entry("nadi_same_sign_other_star", "sign_not_star"),
            Map.entry("nadi_same_star_other_sign", "star_not_sign"),
            Map.entry("nadi_same_star_other_pada", "star_not_pada"),
            Map.entry("nadi_lords", "lords_not_pada"),
            Map.entry("nadi_rasi_and_rajju", "rasi_and_rajju"),
            Map.entry("nadi_by_padas", "by_padas"),
            Map.entry("nadi_star_of_kalanirnaya", "star_of"),
            Map.entry("nadi_star_of_raman", "star_of"),
            Map.entry("nadi_first_pada", "first_pada"),
            Map.entry("nadi_benefic_lord", "benefic_lord"),
            Map.entry("rajju_four_others", "four_others"),
            Map.entry("stree_dirgha_rasi_and_lords", "rasi_and_lords"),
            Map.entry("rasi_lords", "lords"),
            Map.entry("rasi_vasya_without_vedha", "vasya_without_vedha"));

    private static final Pattern STARS =
            anyOf(Nakshatra.ALL.stream().map(Nakshatra::id).toList());
    private static final Pattern SIGNS = anyOf(Rasi.ALL.stream().map(Rasi::id).toList());
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern SEXES = Pattern.compile("girl \\S+ (male|female), boy \\S+ (male|female)");
    private static final List<String> HOUSES = List.of("second", "fourth", "seventh", "eighth", "twelfth", "any");

    private final ReportWords words;
    private final Labels labels;

    MatchWords(Language language) {
        this.words = new ReportWords(language, Area.MATCH);
        this.labels = words.labels();
    }

    private static Map<Pattern, String> sources() {
        Map<Pattern, String> sources = new LinkedHashMap<>();
        sources.put(Pattern.compile("^B\\. V\\. Raman, Muhurtha.*"), "raman");
        sources.put(Pattern.compile("^Garga in Muhurtraj.*"), "garga_muhurtraj");
        sources.put(Pattern.compile("^Garga in B\\. V\\. Raman.*"), "garga_raman");
        sources.put(Pattern.compile("^Muhurta Chintamani ([0-9.]+) and manuals$"), "chintamani_manuals");
        sources.put(Pattern.compile("^Muhurta Chintamani ([0-9.]+)$"), "chintamani");
        sources.put(Pattern.compile("^Prasna Marga ([0-9., -]+)$"), "prasna_marga");
        sources.put(Pattern.compile("^a northern manual$"), "manual");
        sources.put(Pattern.compile(".*northern manuals.*"), "manuals");
        sources.put(Pattern.compile("^Kalanirnaya$"), "kalanirnaya");
        sources.put(Pattern.compile(".*have other lists$"), "other_lists");
        sources.put(Pattern.compile("^a list of PyJHora$"), "pyjhora");
        sources.put(Pattern.compile("^one source$"), "one");
        sources.put(Pattern.compile("^all southern sources$"), "southern");
        return sources;
    }

    /** The longest first: a name within a longer one is not meant. */
    private static Pattern anyOf(List<String> names) {
        return Pattern.compile(
                names.stream()
                        .sorted((one, other) -> other.length() - one.length())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|")),
                Pattern.CASE_INSENSITIVE);
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

    /** Whose table it is, of {@code yoni_table=north} or of a text: {@code nadi (Muhurta Chintamani 6)}. */
    String table(String text) {
        int equals = text.indexOf('=');
        if (equals > 0) {
            return by(text.substring(0, equals), text.substring(equals + 1));
        }
        int from = text.indexOf('(');
        return source(from < 0 ? text : text.substring(from + 1, text.indexOf(')', from)));
    }

    /** Whose reading it is. */
    String by(String choice, String reading) {
        return words.find("match.by." + choice + "." + reading)
                .or(() -> words.find("match.by." + reading))
                .orElse(reading);
    }

    /** Who says so. */
    String source(String text) {
        List<String> sentences = new ArrayList<>();
        for (String part : text.split("; ", -1)) {
            String known = part;
            for (Map.Entry<Pattern, String> source : SOURCES.entrySet()) {
                Matcher found = source.getKey().matcher(part);
                if (found.matches()) {
                    String verse = found.groupCount() > 0 ? found.group(1) : "";
                    known = say("source." + source.getValue(), "verse", words.numerals(verse));
                    break;
                }
            }
            sentences.add(known);
        }
        return String.join("; ", sentences);
    }

    String rule(KutaException exception) {
        return rule(exception.id(), exception.rule());
    }

    String rule(PoruthamException exception) {
        return rule(exception.id(), exception.rule());
    }

    private String rule(String id, String text) {
        return say("rule." + RULES.get(id), "stars", String.join(", ", stars(text)), "pairs", pairs(text));
    }

    String rule(MatchRemark remark) {
        return say("remark." + remark.id(), "pairs", pairs(remark.rule()));
    }

    String rule(MangalCancellation cancellation) {
        List<String> signs = signs(cancellation.rule());
        String[] gaps = new String[2 * HOUSES.size()];
        for (int i = 0; i < HOUSES.size(); i++) {
            gaps[2 * i] = HOUSES.get(i);
            gaps[2 * i + 1] = signs.size() < 2 * HOUSES.size() ? "" : signs.get(2 * i) + ", " + signs.get(2 * i + 1);
        }
        return say("cancellation." + cancellation.id(), gaps);
    }

    private List<String> stars(String text) {
        return named(STARS, text, name -> trait(Optional.of(name)));
    }

    private List<String> signs(String text) {
        return named(SIGNS, text, name -> trait(Optional.of(name)));
    }

    /** In the order of a sentence, what it names. */
    private static List<String> named(Pattern names, String text, Function<String, String> say) {
        return names.matcher(text).results().map(MatchResult::group).map(say).toList();
    }

    private String pairs(String text) {
        List<String> signs = signs(text);
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
        List<String> counts = counts(known.row());
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
        List<String> counts = counts(known.row());
        if (known.porutham() == Porutham.AYA_VYAYA) {
            return say("reason.aya_vyaya", "income", counts.get(0), "expense", counts.get(1));
        }
        if (!counts.isEmpty()) {
            String key = known.porutham() == Porutham.RASI ? "reason.signs" : "reason.stars";
            return say(key, "count", counts.get(0));
        }
        Matcher sexes = SEXES.matcher(known.row());
        boolean sexed = sexes.matches();
        return sexed(known.bride(), sexed ? sexes.group(1) : "") + " × "
                + sexed(known.groom(), sexed ? sexes.group(2) : "");
    }

    private String sexed(String trait, String sex) {
        String name = trait(Optional.of(trait));
        return sex.isEmpty() ? name : name + " (" + say("sex." + sex) + ")";
    }

    private List<String> counts(String row) {
        return NUMBER.matcher(row)
                .results()
                .map(found -> words.numerals(found.group()))
                .toList();
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
