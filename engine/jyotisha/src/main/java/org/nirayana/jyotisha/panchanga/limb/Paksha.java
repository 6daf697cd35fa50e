package org.nirayana.jyotisha.panchanga.limb;

/** The two halves of a lunar month: the Moon waxes, the Moon wanes. */
public enum Paksha {
    SHUKLA("Shukla"),
    KRISHNA("Krishna");

    private final String id;

    Paksha(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
