package org.nirayana.api.calculation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.Code;
import org.nirayana.api.problem.Reason;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.words.NakshatraNames;

/** Nakshatras as bodies and tables name them: by our names, by those of the ten languages, and by usual spellings in Latin letters. */
public final class StarNames {
    /** Ours are looked up first: a list may have a hundred thousand of them. */
    private static final Map<String, Nakshatra> OURS = ours();

    private StarNames() {}

    /** The nakshatra that a name means; empty where it means none or several. */
    public static Optional<Nakshatra> find(String name) {
        Nakshatra ours = OURS.get(LowerCase.of(name.strip()));
        if (ours != null) {
            return Optional.of(ours);
        }
        List<Nakshatra> meant = NakshatraNames.find(name);
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /**
     * What to say of a name that is no nakshatra, or that may mean several.
     *
     * @param inDoubt the same as the first with the gap {@code meant}
     */
    public static Reason unknown(String name, Reason unknown, Code inDoubt) {
        List<Nakshatra> meant = NakshatraNames.find(name);
        if (meant.size() < 2) {
            return unknown;
        }
        Map<String, Object> params = new HashMap<>(unknown.params());
        params.put("meant", meant.stream().map(Nakshatra::id).toList());
        return new Reason(inDoubt, params);
    }

    private static Map<String, Nakshatra> ours() {
        Map<String, Nakshatra> ours = new HashMap<>();
        for (Nakshatra star : Nakshatra.ALL) {
            ours.put(star.id().toLowerCase(Locale.ROOT), star);
        }
        return Map.copyOf(ours);
    }
}
