package org.nirayana.jyotisha.point;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;

/** The sets of points that are known by name; immutable. A program adds its own by {@link #with}. */
public final class PointSets {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]{0,39}");
    private static final Pattern CODE = Pattern.compile("[\\p{L}\\p{M}0-9]{1,8}");
    private static final PointSets BUILT_IN = new PointSets(List.of(SunUpagraha.SET));

    private final Map<String, PointSet> byId = new LinkedHashMap<>();

    private PointSets(Collection<PointSet> sets) {
        // Points share tables and columns with the grahas, and with those of other sets.
        Set<String> taken = new TreeSet<>();
        Graha.ALL.forEach(graha -> {
            taken.add(graha.id());
            taken.add(graha.code());
        });
        taken.add("ketu");
        taken.add(Lagna.LAGNA.id());
        taken.add(Lagna.LAGNA.code());
        for (PointSet set : sets) {
            require(ID, set.id(), "The id of a set of points");
            if (byId.put(set.id(), set) != null) {
                throw new IllegalArgumentException("There are two sets of points '" + set.id() + "'.");
            }
            if (set.points().isEmpty()) {
                throw new IllegalArgumentException("The set '" + set.id() + "' has no points.");
            }
            for (PointRule point : set.points()) {
                require(ID, point.id(), "The id of a point");
                require(CODE, point.code(), "The code of a point");
                if (!taken.add(point.id()) || !taken.add(point.code())) {
                    throw new IllegalArgumentException("The point '" + point.id() + "' of the set '" + set.id()
                            + "' has the id or the code of another point.");
                }
            }
        }
    }

    private static void require(Pattern pattern, String text, String what) {
        if (!pattern.matcher(text).matches()) {
            throw new IllegalArgumentException(what + " must fit " + pattern + ", not '" + text + "'.");
        }
    }

    /** Those of this library. */
    public static PointSets builtIn() {
        return BUILT_IN;
    }

    /**
     * These and one more.
     *
     * @throws IllegalArgumentException when a set or a point of that name, or a point with that code, is there already
     */
    public PointSets with(PointSet set) {
        List<PointSet> more = new ArrayList<>(byId.values());
        more.add(set);
        return new PointSets(more);
    }

    public Optional<PointSet> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** By the names that callers use, in order. */
    public Map<String, PointSet> byId() {
        return Collections.unmodifiableMap(byId);
    }
}
