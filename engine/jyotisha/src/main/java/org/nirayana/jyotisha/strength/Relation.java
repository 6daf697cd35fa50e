package org.nirayana.jyotisha.strength;

import java.util.Locale;

/** How one graha stands to another: natural relation and temporary one together (panchadha maitri). */
public enum Relation {
    GREAT_FRIEND(2),
    FRIEND(1),
    NEUTRAL(0),
    ENEMY(-1),
    GREAT_ENEMY(-2);

    private final int score;

    Relation(int score) {
        this.score = score;
    }

    /** The natural relation (1 friend, 0 neutral, -1 enemy) and the temporary one (1 or -1) added: 2 to -2. */
    public int score() {
        return score;
    }

    static Relation ofScore(int score) {
        return switch (score) {
            case 2 -> GREAT_FRIEND;
            case 1 -> FRIEND;
            case 0 -> NEUTRAL;
            case -1 -> ENEMY;
            case -2 -> GREAT_ENEMY;
            default -> throw new IllegalArgumentException("A relation scores -2 to 2, not " + score + ".");
        };
    }

    /** The name in answers: {@code great_friend}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
