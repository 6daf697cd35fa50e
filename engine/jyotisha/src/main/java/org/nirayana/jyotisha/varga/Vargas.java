package org.nirayana.jyotisha.varga;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the varga that a caller names. */
public final class Vargas {
    private Vargas() {}

    /**
     * The schools for that many divisions, the default first: Parashara's where he names the varga, else the cyclic one.
     *
     * @param divisions 1 to {@link CyclicVarga#MAX_DIVISIONS}
     */
    public static List<Varga> variants(int divisions) {
        List<Varga> variants = new ArrayList<>();
        ParasharaVarga.of(divisions).ifPresent(variants::add);
        variants.addAll(SchoolVarga.of(divisions));
        variants.add(new CyclicVarga(divisions));
        return List.copyOf(variants);
    }

    /** The default for that many divisions. */
    public static Varga of(int divisions) {
        Optional<ParasharaVarga> parashara = ParasharaVarga.of(divisions);
        return parashara.isPresent() ? parashara.get() : new CyclicVarga(divisions);
    }

    /** The varga of one school, if that school has one of that many divisions. */
    public static Optional<Varga> of(int divisions, String school) {
        return variants(divisions).stream()
                .filter(varga -> varga.id().equals(school))
                .findFirst();
    }
}
