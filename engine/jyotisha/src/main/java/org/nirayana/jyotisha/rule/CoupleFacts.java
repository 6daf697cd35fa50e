package org.nirayana.jyotisha.rule;

import java.util.Objects;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;

/** What is known of two people; every point of a clause is the bride's or the groom's. */
public final class CoupleFacts extends Facts {
    private final ChartFacts bride;
    private final ChartFacts groom;

    /**
     * Of two people.
     *
     * @param decisions what tables have decided of the two
     */
    public CoupleFacts(ChartFacts bride, ChartFacts groom, Decisions decisions) {
        super(decisions);
        this.bride = Objects.requireNonNull(bride);
        this.groom = Objects.requireNonNull(groom);
    }

    public ChartFacts bride() {
        return bride;
    }

    public ChartFacts groom() {
        return groom;
    }

    private ChartFacts of(Person person) {
        return person == Person.BRIDE ? bride : groom;
    }

    @Override
    int sign(Point point) {
        return point instanceof Point.Of one ? of(one.person()).sign(one.point()) : UNKNOWN;
    }

    @Override
    int pada(Point point) {
        return point instanceof Point.Of one ? of(one.person()).pada(one.point()) : UNKNOWN;
    }

    @Override
    int graha(Point point) {
        return point instanceof Point.Of one ? of(one.person()).graha(one.point()) : UNKNOWN;
    }

    @Override
    Optional<Chart> chart(Point point) {
        return point instanceof Point.Of one ? of(one.person()).chart(one.point()) : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoupleFacts that
                && bride.equals(that.bride)
                && groom.equals(that.groom)
                && decisions().equals(that.decisions());
    }

    @Override
    public int hashCode() {
        return Objects.hash(bride, groom, decisions());
    }

    @Override
    public String toString() {
        return "bride " + bride + ", groom " + groom;
    }
}
