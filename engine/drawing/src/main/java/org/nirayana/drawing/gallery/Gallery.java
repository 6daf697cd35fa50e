package org.nirayana.drawing.gallery;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.drawing.Theme;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.words.Language;

/** Writes the gallery of charts: the command {@code ./nirayana gallery [folder]}. */
public final class Gallery {
    private static final Map<Language, String[]> PEOPLE = people();

    private Gallery() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args.length == 0 ? "docs/gallery" : args[0]);
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
        }
        System.out.println(files().size() + " files in " + folder);
    }

    /** Every file of the gallery by its name. */
    static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        StringBuilder page = new StringBuilder("""
                # Gallery

                Made by `./nirayana gallery`; do not edit. The sample is one horoscope in every style and language; the
                crowded charts put all nine planets and the ascendant into one house, the hardest case there is.

                """);
        for (ChartStyle style : ChartStyle.values()) {
            page.append("## ").append(style.id()).append("\n\n");
            for (Language language : Language.values()) {
                String name = style.id() + "-" + language.code() + ".svg";
                files.put(name, drawing(style, language, Theme.AUTO, sample()).svg());
                page.append("![")
                        .append(style.id())
                        .append(", ")
                        .append(language.code())
                        .append("](")
                        .append(name)
                        .append(")\n");
            }
            String dark = style.id() + "-dark.svg";
            files.put(
                    dark, drawing(style, Language.ENGLISH, Theme.DARK, sample()).svg());
            String crowded = style.id() + "-crowded.svg";
            files.put(
                    crowded,
                    drawing(style, Language.TAMIL, Theme.LIGHT, crowded(90)).svg());
            page.append("![").append(style.id()).append(", dark](").append(dark).append(")\n");
            page.append("![")
                    .append(style.id())
                    .append(", crowded](")
                    .append(crowded)
                    .append(")\n\n");
        }
        files.put("README.md", page.toString());
        return files;
    }

    private static ChartDrawing drawing(ChartStyle style, Language language, Theme theme, Placements placements) {
        String[] person = PEOPLE.get(language);
        ChartCaption caption = new ChartCaption(
                Optional.of(person[0]),
                Optional.of(person[1]),
                OffsetDateTime.of(1984, 4, 16, 18, 10, 0, 0, ZoneOffset.ofHoursMinutes(5, 30)),
                Optional.of("Asia/Kolkata"),
                "lahiri",
                "Lahiri");
        return new ChartDrawing(placements, style, language.labels(), caption, theme, 480);
    }

    /** Bengaluru, 16 April 1984, 18:10 IST: what the engine says, written down so that the gallery needs none. */
    private static Placements sample() {
        return placements(
                178.4699,
                EnumSet.of(Graha.MARS, Graha.MERCURY, Graha.SATURN, Graha.RAHU, Graha.KETU),
                3.0718,
                193.0875,
                213.9582,
                11.9859,
                259.0539,
                347.0686,
                200.6885,
                43.4974,
                223.4974);
    }

    /** Everything in one sign. */
    private static Placements crowded(double start) {
        return placements(
                start + 1.2,
                EnumSet.range(Graha.MARS, Graha.SATURN),
                start + 2.3,
                start + 4.7,
                start + 5.9,
                start + 8.1,
                start + 10.4,
                start + 12.6,
                start + 15.2,
                start + 17.7,
                start + 19.5);
    }

    private static Placements placements(double ascendant, Set<Graha> retrograde, double... degrees) {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        for (Graha graha : Graha.ALL) {
            places.put(graha, SiderealLongitude.degrees(degrees[graha.number() - 1]));
        }
        return Placements.ofLongitudes(
                Angle.degrees(23.63765), SiderealLongitude.degrees(ascendant), places, retrograde);
    }

    private static Map<Language, String[]> people() {
        Map<Language, String[]> people = new EnumMap<>(Language.class);
        people.put(Language.ENGLISH, new String[] {"Meenakshi Sundaram", "Bengaluru, India"});
        people.put(Language.TAMIL, new String[] {"மீனாட்சி சுந்தரம்", "மதுரை, தமிழ்நாடு"});
        people.put(Language.HINDI, new String[] {"राजेश्वरी शर्मा", "वाराणसी, उत्तर प्रदेश"});
        people.put(Language.TELUGU, new String[] {"వేంకటేశ్వర రావు", "విజయవాడ, ఆంధ్రప్రదేశ్"});
        people.put(Language.KANNADA, new String[] {"ಚಂದ್ರಶೇಖರ ಭಟ್", "ಮೈಸೂರು, ಕರ್ನಾಟಕ"});
        people.put(Language.MALAYALAM, new String[] {"ശ്രീകുമാരൻ നമ്പൂതിരി", "തൃശ്ശൂർ, കേരളം"});
        people.put(Language.SANSKRIT, new String[] {"विष्णुशर्मा", "उज्जयिनी"});
        people.put(Language.BENGALI, new String[] {"শ্রীময়ী বন্দ্যোপাধ্যায়", "কলকাতা, পশ্চিমবঙ্গ"});
        people.put(Language.GUJARATI, new String[] {"ધ્રુવ ત્રિવેદી", "અમદાવાદ, ગુજરાત"});
        people.put(Language.MARATHI, new String[] {"ज्ञानेश्वर कुलकर्णी", "पुणे, महाराष्ट्र"});
        return people;
    }
}
