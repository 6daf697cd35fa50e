package org.nirayana.api.operation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What the header {@code Accept} chooses among the forms of an answer (RFC 9110, 12.5.1). */
public final class Accept {
    private Accept() {}

    /**
     * The form that the client likes best. Of equally liked ones it is the first in our order, and a client without a
     * wish, or that likes none of them, gets the first of all.
     */
    public static <T> T best(Optional<String> header, List<T> offered, Function<T, String> mediaType) {
        T best = offered.get(0);
        if (header.isEmpty()) {
            return best;
        }
        double bestQuality = 0;
        for (T one : offered) {
            double quality = quality(header.get(), mediaType.apply(one));
            if (quality > bestQuality) {
                best = one;
                bestQuality = quality;
            }
        }
        return best;
    }

    /**
     * The quality that the most specific matching range gives a type, and of several such the best: Prometheus lists a
     * type once for each version that it reads.
     */
    private static double quality(String header, String mediaType) {
        String wholeKind = mediaType.substring(0, mediaType.indexOf('/') + 1) + "*";
        double quality = 0;
        int specific = 0;
        for (String range : LowerCase.of(header).split(",", -1)) {
            List<String> parts = List.of(range.split(";", -1));
            String type = parts.get(0).strip();
            int found = type.equals(mediaType) ? 3 : type.equals(wholeKind) ? 2 : type.equals("*/*") ? 1 : 0;
            if (found > specific) {
                specific = found;
                quality = weight(parts);
            } else if (found > 0 && found == specific) {
                quality = Math.max(quality, weight(parts));
            }
        }
        return quality;
    }

    private static double weight(List<String> parts) {
        for (String part : parts.subList(1, parts.size())) {
            String parameter = part.strip();
            if (parameter.startsWith("q=")) {
                double weight = Decimal.parse(parameter.substring(2));
                return weight >= 0 && weight <= 1 ? weight : 0;
            }
        }
        return 1;
    }
}
