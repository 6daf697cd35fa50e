package org.nirayana.jyotisha.match;

import java.util.Locale;
import java.util.Optional;

/**
 * The Mangal dosha of two people compared.
 *
 * @param compatible whether they go together; nothing when a time of birth would be needed to say it
 */
public record MangalMatch(MangalDosha bride, MangalDosha groom, Optional<Boolean> compatible, Ground ground) {
    /** Why they do or do not. */
    public enum Ground {
        NEITHER("Neither has it."),
        BOTH("Both have it, which cancels it."),
        CANCELLED("One has it, and it is cancelled there."),
        ONE("One has it alone, and nothing cancels it."),
        GRADES_CLOSE("The two grades differ by one at most."),
        GRADES_APART("The two grades differ by more than one."),
        UNKNOWN("It cannot be said without the time of birth.");

        private final String words;

        Ground(String words) {
            this.words = words;
        }

        /** In a sentence. */
        public String words() {
            return words;
        }

        /** The name in answers. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** By a way of comparing. */
    @SuppressWarnings("EnumOrdinal") // grades are in order
    public static MangalMatch of(MangalDosha bride, MangalDosha groom, MangalComparison reading) {
        if (reading == MangalComparison.ASTROSAGE) {
            if (bride.grade().isEmpty() || groom.grade().isEmpty()) {
                return new MangalMatch(bride, groom, Optional.empty(), Ground.UNKNOWN);
            }
            int apart =
                    Math.abs(bride.grade().get().ordinal() - groom.grade().get().ordinal());
            return describe(bride, groom, apart <= 1 ? Ground.GRADES_CLOSE : Ground.GRADES_APART);
        }
        Optional<Boolean> hers = bride.isPresent();
        Optional<Boolean> his = groom.isPresent();
        if (hers.isEmpty() || his.isEmpty()) {
            return new MangalMatch(bride, groom, Optional.empty(), Ground.UNKNOWN);
        }
        if (hers.get() && his.get()) {
            return describe(bride, groom, Ground.BOTH);
        }
        if (!hers.get() && !his.get()) {
            return describe(bride, groom, Ground.NEITHER);
        }
        Optional<Boolean> stands = hers.get() ? bride.stands() : groom.stands();
        return stands.map(alone -> describe(bride, groom, alone ? Ground.ONE : Ground.CANCELLED))
                .orElseGet(() -> new MangalMatch(bride, groom, Optional.empty(), Ground.UNKNOWN));
    }

    private static MangalMatch describe(MangalDosha bride, MangalDosha groom, Ground ground) {
        return new MangalMatch(
                bride, groom, Optional.of(ground != Ground.ONE && ground != Ground.GRADES_APART), ground);
    }
}
