package org.nirayana.samples;

import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.GrahaDrishti;

/** Who looks fully at whom, by whole signs. */
public final class AspectsOfAChart {
    private AspectsOfAChart() {}

    public static void main(String[] args) {
        Chart chart = Nirayana.standard().chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        GrahaDrishti.of(chart).stream()
                .filter(look -> look.isFull() && !look.seen().isEmpty())
                .forEach(System.out::println);
    }
}
