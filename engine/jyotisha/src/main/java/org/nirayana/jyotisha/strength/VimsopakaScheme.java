package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.jyotisha.varga.ParasharaVarga;

/**
 * A way to share twenty points among divisional charts (Brihat Parashara Hora Shastra 7.17-20), and what the number of good
 * vargas is called in it (6.42-53).
 */
public enum VimsopakaScheme {
    SHADVARGA(
            List.of(share(1, 6), share(2, 2), share(3, 4), share(9, 5), share(12, 2), share(30, 1)),
            "kimshuka",
            "vyanjana",
            "chamara",
            "chatra",
            "kundala"),
    /** The weights of P. V. R. Narasimha Rao; {@link SaptavargaWeights} has another. */
    SAPTAVARGA(
            List.of(share(1, 5), share(2, 2), share(3, 3), share(7, 1), share(9, 2.5), share(12, 4.5), share(30, 2)),
            "kimshuka",
            "vyanjana",
            "chamara",
            "chatra",
            "kundala",
            "mukuta"),
    DASAVARGA(
            List.of(
                    share(1, 3),
                    share(2, 1.5),
                    share(3, 1.5),
                    share(7, 1.5),
                    share(9, 1.5),
                    share(10, 1.5),
                    share(12, 1.5),
                    share(16, 1.5),
                    share(30, 1.5),
                    share(60, 5)),
            "parijata",
            "uttama",
            "gopura",
            "simhasana",
            "paravata",
            "devaloka",
            "brahmaloka",
            "airavata",
            "sridhama"),
    SHODASAVARGA(
            List.of(
                    share(1, 3.5),
                    share(2, 1),
                    share(3, 1),
                    share(4, 0.5),
                    share(7, 0.5),
                    share(9, 3),
                    share(10, 0.5),
                    share(12, 0.5),
                    share(16, 2),
                    share(20, 0.5),
                    share(24, 0.5),
                    share(27, 0.5),
                    share(30, 1),
                    share(40, 0.5),
                    share(45, 0.5),
                    share(60, 4)),
            "bhedaka",
            "kusuma",
            "nagapurusha",
            "kanduka",
            "kerala",
            "kalpavriksha",
            "chandanavana",
            "purnachandra",
            "uchchaisrava",
            "dhanvantari",
            "suryakanta",
            "vidruma",
            "indrasana",
            "goloka",
            "srivallabha");

    /** The other order of the numbers, for the vargas of {@link #SAPTAVARGA} in their order. */
    private static final double[] VERSE = {5, 2, 3, 2.5, 4.5, 2, 1};

    @SuppressWarnings("ImmutableEnumChecker") // lists that nobody can change
    private final List<Share> shares;

    @SuppressWarnings("ImmutableEnumChecker") // a list that nobody can change
    private final List<String> names;

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final double[] weights;

    @SuppressWarnings("ImmutableEnumChecker") // nobody writes to it
    private final int[] indexes;

    VimsopakaScheme(List<Share> shares, String... names) {
        this.shares = shares;
        this.names = List.of(names);
        this.weights = shares.stream().mapToDouble(Share::weight).toArray();
        this.indexes = shares.stream()
                .mapToInt(share -> ParasharaVarga.ALL.indexOf(share.varga()))
                .toArray();
    }

    /**
     * A varga's part of the twenty points.
     *
     * @param weight how many of them
     */
    public record Share(ParasharaVarga varga, double weight) {}

    /** The places of its vargas among the sixteen; not to be written to. */
    int[] indexes() {
        return indexes;
    }

    /** Their parts of the twenty points, in the same order; not to be written to. */
    double[] weights(SaptavargaWeights reading) {
        return isOfTheVerse(reading) ? VERSE : weights;
    }

    private boolean isOfTheVerse(SaptavargaWeights reading) {
        return this == SAPTAVARGA && reading != SaptavargaWeights.PVR;
    }

    private static Share share(int divisions, double weight) {
        return new Share(ParasharaVarga.of(divisions).orElseThrow(), weight);
    }

    /** The vargas and their parts of the twenty points, by D number. */
    public List<Share> shares(SaptavargaWeights reading) {
        if (!isOfTheVerse(reading)) {
            return shares;
        }
        List<Share> other = new ArrayList<>(shares.size());
        for (int i = 0; i < shares.size(); i++) {
            other.add(new Share(shares.get(i).varga(), VERSE[i]));
        }
        return List.copyOf(other);
    }

    /** What a graha is called that is exalted, in its moolatrikona or own sign in so many vargas; nothing below two. */
    public Optional<String> nameOf(int goodVargas) {
        return goodVargas < 2 ? Optional.empty() : Optional.of(names.get(goodVargas - 2));
    }

    /** The name in answers: {@code shadvarga}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
