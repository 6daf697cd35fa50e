package org.nirayana.astronomy.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.time.TT;

class PlaceTableTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final List<Body> BODIES =
            List.of(Body.SUN, Body.MOON, Body.MERCURY, Body.VENUS, Body.MARS, Body.JUPITER, Body.SATURN);
    private static final double MILLIARCSECONDS = Math.toDegrees(1) * 3.6e6;

    /** What is farthest off, in mas and mas a day. */
    private static final class Worst {
        double longitude;
        double latitude;
        double perDay;
        double node;

        void compare(PlaceTable table, Body body, Moment moment) {
            Apparent direct = moment.apparent(body);
            PlaceTable.Place tabulated = table.at(body, moment.tt());
            longitude = Math.max(
                    longitude,
                    Math.abs(tabulated
                                    .longitude()
                                    .minus(direct.longitude())
                                    .signed()
                                    .radians())
                            * MILLIARCSECONDS);
            latitude = Math.max(
                    latitude,
                    Math.abs(tabulated.latitude().minus(direct.latitude()).radians()) * MILLIARCSECONDS);
            double off = Math.abs(tabulated
                            .longitudePerDay()
                            .minus(direct.longitudePerDay())
                            .radians())
                    * MILLIARCSECONDS;
            perDay = Math.max(perDay, off);
        }
    }

    /** The promise of the class: 0.1 mas, over five centuries, of every body and of the node. */
    @Test
    void isWithinATenthOfAMilliarcsecondOfTheFullReduction() {
        PlaceTable table = new PlaceTable(SKY);
        Random random = new Random(157);
        Worst worst = new Worst();
        for (int i = 0; i < 700; i++) {
            Moment moment = SKY.at(new TT((random.nextDouble() - 0.5) * 180_000));
            for (Body body : BODIES) {
                worst.compare(table, body, moment);
            }
            double days = moment.tt().j2000Days();
            double node = table.trueNode().longitude(days)
                    + moment.orientation().nutationInLongitude().radians()
                    - moment.trueNode().longitude().radians();
            worst.node = Math.max(worst.node, Math.abs(Math.IEEEremainder(node, 2 * Math.PI)) * MILLIARCSECONDS);
        }
        System.out.printf(
                "table of places: longitude %.4f mas, latitude %.4f mas, node %.4f mas, speed %.3f mas a day%n",
                worst.longitude, worst.latitude, worst.node, worst.perDay);
        assertThat(worst.longitude).isBetween(1e-6, 0.1);
        assertThat(worst.latitude).isBetween(1e-6, 0.1);
        assertThat(worst.node).isBetween(1e-6, 0.1);
        // The speed of the reduction is off by more than the table's beside the Sun: lengths are held there.
        assertThat(worst.perDay).isLessThan(10);
    }

    /** Where the Sun's gravity bends the light most, and where the reduction has a kink behind the Sun's disc. */
    @Test
    void holdsAlsoBesideTheSun() {
        PlaceTable table = new PlaceTable(SKY);
        Random random = new Random(158);
        Worst worst = new Worst();
        int near = 0;
        for (Body body : List.of(Body.MERCURY, Body.VENUS, Body.MARS, Body.JUPITER, Body.SATURN)) {
            double before = Double.NaN;
            for (double days = 0; days < 1200; days += 2) {
                Moment moment = SKY.at(new TT(days));
                double apart = moment.apparent(body)
                        .longitude()
                        .minus(moment.apparent(Body.SUN).longitude())
                        .signed()
                        .radians();
                if (before * apart < 0 && Math.abs(apart) < 0.2) {
                    for (int i = 0; i < 40; i++) {
                        worst.compare(table, body, SKY.at(new TT(days - 3 + 4 * random.nextDouble())));
                    }
                    near++;
                }
                before = apart;
            }
        }
        System.out.printf(
                "table beside the Sun: %.4f mas, speed %.3f mas a day, %d meetings%n",
                worst.longitude, worst.perDay, near);
        assertThat(near).isGreaterThan(10);
        assertThat(worst.longitude).isLessThan(0.1);
        assertThat(worst.latitude).isLessThan(0.1);
    }

    /** Whoever asked before, and from however many threads. */
    @Test
    void answersTheSameWhateverItHolds() {
        PlaceTable shared = new PlaceTable(SKY);
        double[] days = new Random(159).doubles(400, -90_000, 90_000).toArray();
        double[] answers = IntStream.range(0, days.length)
                .parallel()
                .mapToDouble(i -> shared.of(Body.MOON).longitude(days[i]))
                .toArray();
        for (int i = 0; i < days.length; i += 20) {
            assertThat(new PlaceTable(SKY).of(Body.MOON).longitude(days[i])).isEqualTo(answers[i]);
        }
    }

    @Test
    void reachesToTheEndsOfTheEphemeris() {
        PlaceTable table = new PlaceTable(SKY);
        for (TT t : List.of(table.from().plusDays(0.01), table.until().plusDays(-0.01))) {
            Apparent direct = SKY.at(t).apparent(Body.SATURN);
            assertThat(table.at(Body.SATURN, t).longitude().degrees())
                    .isCloseTo(direct.longitude().degrees(), within(1e-7));
            assertThat(table.at(Body.SATURN, t).longitudePerDay().degrees())
                    .isCloseTo(direct.longitudePerDay().degrees(), within(1e-6));
        }
    }

    @Test
    void knowsPlacesWithoutNutationAndRefusesTheEarth() {
        Sky mean = SKY.with(Corrections.NONE);
        TT t = new TT(9000.25);
        assertThat(new PlaceTable(mean).at(Body.MARS, t).longitude().degrees())
                .isCloseTo(mean.at(t).apparent(Body.MARS).longitude().degrees(), within(1e-8));
        assertThatThrownBy(() -> new PlaceTable(SKY).at(Body.EARTH, t)).isInstanceOf(IllegalArgumentException.class);
    }
}
