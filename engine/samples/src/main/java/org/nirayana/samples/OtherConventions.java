package org.nirayana.samples;

import java.util.List;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.zodiac.Graha;

/** One birth by several conventions: every choice that changes an answer is in one value. */
public final class OtherConventions {
    private OtherConventions() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        Birth birth = engine.birth(Birth.at("1990-05-17T10:30").in("Chennai"));
        Conventions standard = Conventions.standard();
        for (Conventions conventions : List.of(
                standard,
                standard.withAyanamsa("raman"),
                standard.with(NodeType.MEAN),
                standard.with(PositionReference.TOPOCENTRIC))) {
            Chart chart = engine.with(conventions).chart(birth);
            System.out.println(chart.conventions() + ":");
            System.out.println("  " + chart.moon());
            System.out.println("  " + chart.of(Graha.RAHU));
        }
    }
}
