package org.nirayana.place.zone;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The time zones of the Earth as a quad-tree of cells, each of which lies in one zone or on the high sea.
 *
 * <p>Cells are cut until they touch no border, at the last to 76 m by 38 m at the equator, which is finer than the
 * coordinates that people give for a town and about as fine as the drawn borders. The upper nine levels are an array,
 * the lower ten a string of bits for each cell of that array, read in order: one bit says whether a cell is cut again,
 * then come its four quarters (south-west, south-east, north-west, north-east), or the place of its zone in the cell's
 * own short list, in unary. A lookup reads a few hundred bytes and allocates nothing.
 */
final class ZoneMap {
    static final String MAGIC = "NiraTZ1\n";

    /** What the map answers for the high sea, where the longitude decides. */
    static final int SEA = -1;

    static final int DEPTH = 19;
    static final int GRID_DEPTH = 9;
    static final int GRID = 1 << GRID_DEPTH;

    /** The rim of the map; the source of the borders stops this far from the poles and the 180th meridian. */
    static final double WEST = -179.9999;

    static final double SOUTH = -89.9999;
    static final double WIDTH = -2 * WEST;
    static final double HEIGHT = -2 * SOUTH;

    private final List<String> zones;

    /** By cell, from the south-west eastward: a zone, {@link #SEA}, or {@code -2 - offset} of its bits. */
    private final int[] grid;

    private final byte[] table;

    private ZoneMap(List<String> zones, int[] grid, byte[] table) {
        this.zones = zones;
        this.grid = grid;
        this.table = table;
    }

    static ZoneMap builtIn() {
        try (InputStream in = ZoneMap.class.getResourceAsStream("zones.map")) {
            if (in == null) {
                throw new IllegalStateException("the map of time zones is missing from the program");
            }
            return parse(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ZoneMap parse(byte[] table) {
        int magic = MAGIC.length();
        if (table.length < magic || !new String(table, 0, magic, StandardCharsets.US_ASCII).equals(MAGIC)) {
            throw new IllegalArgumentException("not a map of time zones");
        }
        var in = new Reader(table, magic);
        List<String> zones = new ArrayList<>();
        for (int count = in.varint(); count > 0; count--) {
            zones.add(in.text(in.varint()));
        }
        int[] lengths = new int[in.varint()];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = in.varint();
        }
        int[] grid = new int[GRID * GRID];
        int block = 0;
        int offset = 0;
        for (int at = 0; at < grid.length; ) {
            int run = in.varint();
            int value = in.varint();
            for (int end = at + run; at < end; at++) {
                if (value == 0) {
                    grid[at] = -2 - offset;
                    offset += lengths[block++];
                } else {
                    grid[at] = value - 2;
                }
            }
        }
        int start = in.position();
        if (start + offset != table.length) {
            throw new IllegalArgumentException("the map of time zones is cut short");
        }
        for (int at = 0; at < grid.length; at++) {
            if (grid[at] < SEA) {
                grid[at] -= start;
            }
        }
        return new ZoneMap(List.copyOf(zones), grid, table);
    }

    List<String> zones() {
        return zones;
    }

    /** The place in {@link #zones()} of the zone at a point, or {@link #SEA}. */
    int zoneAt(double latitudeDegrees, double longitudeDegrees) {
        int x = cell((longitudeDegrees - WEST) / WIDTH);
        int y = cell((latitudeDegrees - SOUTH) / HEIGHT);
        int below = DEPTH - GRID_DEPTH;
        int found = grid[(y >> below) * GRID + (x >> below)];
        if (found >= SEA) {
            return found;
        }
        return new Reader(table, -2 - found).zoneAt(x, y);
    }

    private static int cell(double fraction) {
        int cells = 1 << DEPTH;
        return Math.max(0, Math.min(cells - 1, (int) Math.floor(fraction * cells)));
    }

    private static final class Reader {
        private final byte[] table;
        private int position;
        private int bit;
        private int paletteSize;

        Reader(byte[] table, int position) {
            this.table = table;
            this.position = position;
        }

        int position() {
            return position;
        }

        int varint() {
            int value = 0;
            for (int shift = 0; ; shift += 7) {
                byte part = table[position++];
                value |= (part & 0x7f) << shift;
                if (part >= 0) {
                    return value;
                }
            }
        }

        String text(int length) {
            String text = new String(table, position, length, StandardCharsets.US_ASCII);
            position += length;
            return text;
        }

        int zoneAt(int x, int y) {
            paletteSize = varint();
            int palette = position;
            for (int i = 0; i < paletteSize; i++) {
                varint();
            }
            int level = DEPTH - GRID_DEPTH;
            while (level > 0 && bit() == 1) {
                level--;
                int quadrant = (x >> level & 1) | (y >> level & 1) << 1;
                for (int i = 0; i < quadrant; i++) {
                    skip(level);
                }
            }
            int place = place();
            position = palette;
            for (int i = 0; i < place; i++) {
                varint();
            }
            return varint() - 1;
        }

        private void skip(int level) {
            if (level > 0 && bit() == 1) {
                for (int i = 0; i < 4; i++) {
                    skip(level - 1);
                }
            } else {
                place();
            }
        }

        private int place() {
            int place = 0;
            while (place < paletteSize - 1 && bit() == 1) {
                place++;
            }
            return place;
        }

        private int bit() {
            int value = table[position] >> bit & 1;
            if (++bit == 8) {
                bit = 0;
                position++;
            }
            return value;
        }
    }
}
