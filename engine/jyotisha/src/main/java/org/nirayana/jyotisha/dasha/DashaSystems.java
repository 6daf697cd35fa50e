package org.nirayana.jyotisha.dasha;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The dasha systems that are known by name; immutable. A program adds its own by {@link #with}. */
public final class DashaSystems {
    private static final DashaSystems BUILT_IN =
            new DashaSystems(Stream.concat(Arrays.stream(NakshatraDasha.values()), Stream.of(new CharaDasha()))
                    .toList());

    private final Map<String, DashaSystem> byId = new LinkedHashMap<>();

    private DashaSystems(Collection<? extends DashaSystem> systems) {
        for (DashaSystem system : systems) {
            if (byId.put(system.id(), system) != null) {
                throw new IllegalArgumentException("There are two dasha systems '" + system.id() + "'.");
            }
        }
    }

    /** Those of this library. */
    public static DashaSystems builtIn() {
        return BUILT_IN;
    }

    /** These and one more. */
    public DashaSystems with(DashaSystem system) {
        DashaSystems more = new DashaSystems(byId.values());
        if (more.byId.putIfAbsent(system.id(), system) != null) {
            throw new IllegalArgumentException("There is a dasha system '" + system.id() + "' already.");
        }
        return more;
    }

    public Optional<DashaSystem> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** By the names that callers use, in order. */
    public Map<String, DashaSystem> byId() {
        return Collections.unmodifiableMap(byId);
    }
}
