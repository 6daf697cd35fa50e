package org.nirayana.place.zone;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes what {@link ZoneMap} reads. */
final class ZoneMapWriter {
    static final int GRID_DEPTH = ZoneMap.GRID_DEPTH;
    static final int GRID = ZoneMap.GRID;

    private ZoneMapWriter() {}

    /** How the grid refers to a block. */
    static int block(int number) {
        return -2 - number;
    }

    static byte[] encode(ZoneTree tree) {
        Map<Integer, Integer> frequencies = new TreeMap<>();
        count(tree, frequencies);
        List<Integer> palette = new ArrayList<>();
        frequencies.entrySet().stream()
                .sorted(MakeZoneMap.MAX_FREQUENT_FIRST)
                .forEach(entry -> palette.add(entry.getKey()));
        var out = new ByteArrayOutputStream();
        varint(out, palette.size());
        for (int zone : palette) {
            varint(out, zone + 1);
        }
        var bits = new Bits(out);
        write(tree, ZoneMap.DEPTH - GRID_DEPTH, palette, bits);
        bits.flush();
        return out.toByteArray();
    }

    private static void count(ZoneTree tree, Map<Integer, Integer> frequencies) {
        if (tree.isLeaf()) {
            frequencies.merge(tree.zone(), 1, Integer::sum);
        } else {
            tree.children().forEach(child -> count(child, frequencies));
        }
    }

    private static void write(ZoneTree tree, int levelsLeft, List<Integer> palette, Bits bits) {
        if (!tree.isLeaf()) {
            bits.put(1);
            tree.children().forEach(child -> write(child, levelsLeft - 1, palette, bits));
            return;
        }
        if (levelsLeft > 0) {
            bits.put(0);
        }
        // Unary, frequent zones first: nearly every block has two or three zones. The last needs no closing zero.
        int place = palette.indexOf(tree.zone());
        for (int i = 0; i < place; i++) {
            bits.put(1);
        }
        if (place < palette.size() - 1) {
            bits.put(0);
        }
    }

    static byte[] write(List<String> zones, int[] grid, List<byte[]> blocks) {
        var out = new ByteArrayOutputStream();
        out.writeBytes(ZoneMap.MAGIC.getBytes(StandardCharsets.US_ASCII));
        varint(out, zones.size());
        for (String zone : zones) {
            byte[] name = zone.getBytes(StandardCharsets.US_ASCII);
            varint(out, name.length);
            out.writeBytes(name);
        }
        varint(out, blocks.size());
        for (int value : grid) {
            if (value < ZoneMap.SEA) {
                varint(out, blocks.get(-2 - value).length);
            }
        }
        // Runs of one value: how many, then 0 for the next blocks in order, else zone + 2.
        for (int i = 0; i < grid.length; ) {
            int run = 1;
            int value = grid[i];
            if (value < ZoneMap.SEA) {
                while (i + run < grid.length && grid[i + run] < ZoneMap.SEA) {
                    run++;
                }
                varint(out, run);
                varint(out, 0);
            } else {
                while (i + run < grid.length && grid[i + run] == value) {
                    run++;
                }
                varint(out, run);
                varint(out, value + 2);
            }
            i += run;
        }
        for (int value : grid) {
            if (value < ZoneMap.SEA) {
                out.writeBytes(blocks.get(-2 - value));
            }
        }
        return out.toByteArray();
    }

    private static void varint(ByteArrayOutputStream out, int value) {
        int rest = value;
        while (rest > 0x7f) {
            out.write((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }

    private static final class Bits {
        private final ByteArrayOutputStream out;
        private int current;
        private int used;

        Bits(ByteArrayOutputStream out) {
            this.out = out;
        }

        void put(int bit) {
            current |= bit << used;
            if (++used == 8) {
                flush();
            }
        }

        void flush() {
            if (used > 0) {
                out.write(current);
                current = 0;
                used = 0;
            }
        }
    }
}
