package org.nirayana.place.gazetteer;

import java.util.ArrayList;
import java.util.List;

/** What a name may have been whose first letter is one too many, missing, wrong, or behind the second. */
final class OtherFirstLetter {
    private OtherFirstLetter() {}

    /** For names in Latin letters; the others have too many letters to try. */
    static List<String> of(String name) {
        if (name.charAt(0) < 'a' || name.charAt(0) > 'z') {
            return List.of();
        }
        List<String> others = new ArrayList<>();
        String rest = name.substring(1);
        others.add(rest);
        others.add(rest.charAt(0) + name.substring(0, 1) + rest.substring(1));
        for (char letter = 'a'; letter <= 'z'; letter++) {
            if (letter != name.charAt(0)) {
                others.add(letter + rest);
            }
            others.add(letter + name);
        }
        return others;
    }
}
