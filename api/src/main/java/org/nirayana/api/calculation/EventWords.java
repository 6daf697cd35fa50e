package org.nirayana.api.calculation;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.api.view.EventView;
import org.nirayana.jyotisha.event.Change;
import org.nirayana.jyotisha.event.SkyEvent;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Labels;
import org.nirayana.words.Language;

/** What happens in the sky, in a language. */
final class EventWords {
    private static final Map<Language, EventWords> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final Labels labels;
    private final Map<String, String> words;

    private EventWords(Language language) {
        this.language = language;
        this.labels = language.labels();
        this.words = Catalogue.words(Area.EVENTS, language);
    }

    /** The words of a language, read once. */
    static EventWords in(Language language) {
        return READ.computeIfAbsent(language, EventWords::new);
    }

    Language language() {
        return language;
    }

    /** A word or sentence. */
    String say(String key) {
        return words.get("events." + key);
    }

    String punya(String span) {
        return say("punya").replace("{span}", span);
    }

    /** The event in a line. */
    String summary(SkyEvent event) {
        String line = say(key(event))
                .replace("{graha}", labels.full(event.graha()))
                .replace("{other}", event.other().map(labels::full).orElse(""))
                .replace("{rasi}", labels.name(EventView.rasi(event)))
                .replace("{nakshatra}", labels.name(EventView.nakshatra(event)));
        if (event.detail() instanceof SkyEvent.Look look) {
            line = line.replace("{count}", labels.numerals(Integer.toString(look.count())));
        }
        if (event.detail() instanceof SkyEvent.Entry) {
            line = line.replace(
                    "{pada}",
                    labels.numerals(Integer.toString(EventView.of(event).pada())));
        }
        boolean backwards = event.retrograde()
                && event.change() == Change.ENTERS
                && !event.graha().isNode();
        return backwards ? line + " (" + labels.caption(Labels.Caption.RETROGRADE) + ")" : line;
    }

    private static String key(SkyEvent event) {
        return switch ((SkyEventKind) event.kind()) {
            case LUNATION, STATION -> event.change().id();
            case RASI_INGRESS, NAKSHATRA_INGRESS, PADA_INGRESS, CONJUNCTION, ASPECT, SANKRANTI ->
                event.kind().id();
            case ECLIPSE -> event.graha() == Graha.SUN ? "solar_eclipse" : "lunar_eclipse";
            case COMBUSTION, HELIACAL, WAR, SAMAGAMA ->
                (event.kind().id() + "_" + event.change().id()).toLowerCase(Locale.ROOT);
        };
    }
}
