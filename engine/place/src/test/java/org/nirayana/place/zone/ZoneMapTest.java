package org.nirayana.place.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ZoneMapTest {
    @Test
    void readsBackWhatWasWritten() {
        var random = new Random(5);
        int[] grid = new int[ZoneMap.GRID * ZoneMap.GRID];
        Arrays.fill(grid, ZoneMap.SEA);
        ZoneTree first = randomTree(random, ZoneMap.DEPTH - ZoneMap.GRID_DEPTH);
        ZoneTree second = randomTree(random, ZoneMap.DEPTH - ZoneMap.GRID_DEPTH);
        grid[0] = 2;
        grid[1] = ZoneMapWriter.block(1);
        grid[ZoneMap.GRID * 300 + 7] = ZoneMapWriter.block(0);
        ZoneMap map = ZoneMap.parse(ZoneMapWriter.write(
                List.of("A", "B", "C"), grid, List.of(ZoneMapWriter.encode(first), ZoneMapWriter.encode(second))));

        assertThat(map.zones()).containsExactly("A", "B", "C");
        assertThat(map.zoneAt(-89.9, -179.9)).isEqualTo(2);
        assertThat(map.zoneAt(10, 10)).isEqualTo(ZoneMap.SEA);
        for (int i = 0; i < 2000; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            assertThat(map.zoneAt(latitude(0, y), longitude(1, x))).isEqualTo(at(second, x, y));
            assertThat(map.zoneAt(latitude(300, y), longitude(7, x))).isEqualTo(at(first, x, y));
        }
    }

    @Test
    void refusesAnotherFileAndAShortOne() {
        byte[] table = ZoneMapWriter.write(List.of("A"), new int[ZoneMap.GRID * ZoneMap.GRID], List.of());
        byte[] longer = Arrays.copyOf(table, table.length + 1);

        assertThatThrownBy(() -> ZoneMap.parse(new byte[100])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ZoneMap.parse(longer)).isInstanceOf(IllegalArgumentException.class);
    }

    private static double latitude(int row, double fraction) {
        return ZoneMap.SOUTH + (row + fraction) * ZoneMap.HEIGHT / ZoneMap.GRID;
    }

    private static double longitude(int column, double fraction) {
        return ZoneMap.WEST + (column + fraction) * ZoneMap.WIDTH / ZoneMap.GRID;
    }

    private static ZoneTree randomTree(Random random, int levels) {
        if (levels == 0 || (levels < 9 && random.nextInt(2) == 0)) {
            return ZoneTree.leaf(random.nextInt(4) - 1);
        }
        return ZoneTree.node(
                randomTree(random, levels - 1),
                randomTree(random, levels - 1),
                randomTree(random, levels - 1),
                randomTree(random, levels - 1));
    }

    private static int at(ZoneTree tree, double x, double y) {
        if (tree.isLeaf()) {
            return tree.zone();
        }
        int quadrant = (x < 0.5 ? 0 : 1) + (y < 0.5 ? 0 : 2);
        return at(tree.children().get(quadrant), x < 0.5 ? 2 * x : 2 * x - 1, y < 0.5 ? 2 * y : 2 * y - 1);
    }
}
