package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Ten in any house of any style: all inside, none over another, and still large enough to read. */
class HouseLayoutTest {
    @Test
    void everyHouseHoldsAnyNumberOfPlanets() {
        for (ChartStyle style : ChartStyle.values()) {
            for (Rasi rasi : Rasi.ALL) {
                House house = style.board().house(rasi, Rasi.ARIES);
                for (int count = 1; count <= 10; count++) {
                    for (double em : new double[] {4, 6, 8}) {
                        check(house, count, em, 1.26);
                        check(house, count, em, 1.5);
                    }
                }
            }
        }
    }

    /** More than ten have room or have none; they never stand over one another. */
    @Test
    void whatHasNoRoomHasNoPlan() {
        for (ChartStyle style : ChartStyle.values()) {
            for (Rasi rasi : Rasi.ALL) {
                House house = style.board().house(rasi, Rasi.ARIES);
                for (int count : new int[] {11, 12, 20, 40}) {
                    for (double em : new double[] {1, 4, 8}) {
                        HouseLayout.plan(house, count, em, 1.5).ifPresent(plan -> check(plan, house, count, em));
                    }
                }
                assertThat(HouseLayout.plan(house, 11, 1, 1.5)).isPresent();
                assertThat(HouseLayout.plan(house, 40, 8, 1.5)).isEmpty();
            }
        }
    }

    private static void check(House house, int count, double em, double lineEm) {
        check(HouseLayout.plan(house, count, em, lineEm).orElseThrow(), house, count, em);
    }

    private static void check(HouseLayout.Plan plan, House house, int count, double em) {
        assertThat(plan.fontSize()).isBetween(HouseLayout.SMALLEST, HouseLayout.LARGEST);
        List<HouseLayout.Slot> slots = plan.slots();
        assertThat(slots).hasSize(count);
        for (int i = 0; i < count; i++) {
            HouseLayout.Slot slot = slots.get(i);
            double bottom = slot.top() + plan.lineHeight();
            assertThat(slot.right() - slot.left()).isGreaterThanOrEqualTo(em * plan.fontSize() - 1e-9);
            assertThat(house.shape().contains(slot.left(), slot.top(), slot.right(), bottom - 1e-9))
                    .as("%s in %s", slot, house)
                    .isTrue();
            for (HouseLayout.Slot other : slots.subList(i + 1, count)) {
                assertThat(slot.right() <= other.left()
                                || other.right() <= slot.left()
                                || bottom <= other.top() + 1e-9
                                || other.top() + plan.lineHeight() <= slot.top() + 1e-9)
                        .as("%s beside %s", slot, other)
                        .isTrue();
            }
        }
    }

    /** A printed chart is some 12 cm wide: 8.5 of 680 units are then 1.5 mm, the size of a footnote. */
    @Test
    void tenPlanetsStayLegible() {
        for (ChartStyle style : ChartStyle.values()) {
            for (Rasi rasi : Rasi.ALL) {
                House house = style.board().house(rasi, Rasi.ARIES);
                assertThat(HouseLayout.plan(house, 10, 6, 1.26).orElseThrow().fontSize())
                        .as("%s %s", style, rasi)
                        .isGreaterThanOrEqualTo(9.5);
            }
        }
    }
}
