package org.nirayana.service.shares;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a link shows. */
enum ShareKind {
    CHART("/chart"),
    PANCHANGA("/panchanga"),
    DASHAS("/dashas"),
    MATCH("/match"),
    /** A calendar for programs, made anew whenever it is fetched. */
    FEED("/api/v1/astro/events/list.ics", "/api/v1/astro/panchanga/range.ics");

    @SuppressWarnings("ImmutableEnumChecker") // a List.of
    private final List<String> paths;

    ShareKind(String... paths) {
        this.paths = List.of(paths);
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The paths that an address of this kind may have. */
    List<String> paths() {
        return paths;
    }

    static Optional<ShareKind> of(String id) {
        return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }

    static String allowed() {
        return Arrays.stream(values()).map(ShareKind::id).collect(Collectors.joining(", "));
    }
}
