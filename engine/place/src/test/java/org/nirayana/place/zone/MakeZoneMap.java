package org.nirayana.place.zone;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * Makes the map of time zones from the boundary polygons that the npm package {@code geo-tz} carries.
 *
 * <p>Run once for each new release of the boundaries; the recipe stands in {@code docs/adr/0050}. The package cuts the
 * polygons along a quad-tree of nine levels; this goes on cutting, and writes which zone each final cell lies in.
 */
final class MakeZoneMap {
    /** Where two zones meet. */
    private static final int LAND_DEPTH = ZoneMap.DEPTH;

    /** Where only a zone and the high sea meet, the line is the 12-mile limit and 1.2 km are enough. */
    private static final int SEA_DEPTH = 15;

    private final Path folder;
    private final byte[] shapes;
    private final List<String> zones;
    private final int[] grid = new int[ZoneMapWriter.GRID * ZoneMapWriter.GRID];
    private final List<byte[]> blocks = new ArrayList<>();
    private final Map<String, Long> overlaps = new TreeMap<>();

    private MakeZoneMap(Path folder) throws IOException {
        this.folder = folder;
        this.shapes = Files.readAllBytes(folder.resolve("timezones.geojson.geo.dat"));
        this.zones = new ArrayList<>();
    }

    public static void main(String[] arguments) throws IOException {
        var making = new MakeZoneMap(Path.of(arguments[0]));
        byte[] table = making.make();
        Files.write(Path.of(arguments[1]), table);
        System.out.println(
                making.zones.size() + " zones, " + making.blocks.size() + " blocks, " + table.length + " bytes");
        System.out.println("longest block "
                + making.blocks.stream().mapToInt(block -> block.length).max().orElse(0));
        making.overlaps.forEach(
                (zones, cells) -> System.out.println("claimed twice: " + zones + " in cells: " + cells));
    }

    private byte[] make() throws IOException {
        var index = (Map<?, ?>) new Json(Files.readString(folder.resolve("timezones.geojson.index.json"))).value();
        for (Object zone : (List<?>) index.get("timezones")) {
            zones.add((String) zone);
        }
        Arrays.fill(grid, ZoneMap.SEA);
        descend(index.get("lookup"), 0, 0, 0);
        return ZoneMapWriter.write(zones, grid, blocks);
    }

    private void descend(Object node, int depth, int x, int y) {
        if (node == null) {
            return;
        }
        if (node instanceof List<?> claimed) {
            List<Integer> claims = new ArrayList<>();
            for (Object zone : claimed) {
                claims.add(((Double) zone).intValue());
            }
            fill(depth, x, y, choose(claims));
            return;
        }
        var map = (Map<?, ?>) node;
        if (map.containsKey("pos")) {
            if (depth != ZoneMapWriter.GRID_DEPTH) {
                throw new IllegalStateException("shapes are expected at level nine only, not at " + depth);
            }
            int position = ((Double) map.get("pos")).intValue();
            int length = ((Double) map.get("len")).intValue();
            cut(new Geobuf(ByteBuffer.wrap(shapes, position, length).slice()).features(zones), x, y);
            return;
        }
        descend(map.get("a"), depth + 1, 2 * x + 1, 2 * y + 1);
        descend(map.get("b"), depth + 1, 2 * x, 2 * y + 1);
        descend(map.get("c"), depth + 1, 2 * x, 2 * y);
        descend(map.get("d"), depth + 1, 2 * x + 1, 2 * y);
    }

    private void fill(int depth, int x, int y, int zone) {
        int side = 1 << (ZoneMapWriter.GRID_DEPTH - depth);
        for (int row = y * side; row < (y + 1) * side; row++) {
            Arrays.fill(grid, row * ZoneMapWriter.GRID + x * side, row * ZoneMapWriter.GRID + (x + 1) * side, zone);
        }
    }

    private void cut(List<Shape> features, int x, int y) {
        double west = ZoneMap.WEST + x * (ZoneMap.WIDTH / ZoneMapWriter.GRID);
        double south = ZoneMap.SOUTH + y * (ZoneMap.HEIGHT / ZoneMapWriter.GRID);
        var cell = new Cell(west, south, ZoneMap.WIDTH / ZoneMapWriter.GRID, ZoneMap.HEIGHT / ZoneMapWriter.GRID);
        List<Shape> inside = new ArrayList<>();
        for (Shape feature : features) {
            inside.add(feature.withoutRim(cell));
        }
        var tree = tree(cell, features, inside, ZoneMapWriter.GRID_DEPTH);
        int at = y * ZoneMapWriter.GRID + x;
        if (tree.isLeaf()) {
            grid[at] = tree.zone();
        } else {
            grid[at] = ZoneMapWriter.block(blocks.size());
            blocks.add(ZoneMapWriter.encode(tree));
        }
    }

    /**
     * @param band the edges of each feature that a ray from inside the cell to the west may cross
     * @param inside the edges of each feature that may pass through the cell
     */
    private ZoneTree tree(Cell cell, List<Shape> band, List<Shape> inside, int depth) {
        boolean uniform = inside.stream().allMatch(Shape::isEmpty);
        if (uniform || depth == LAND_DEPTH || (depth == SEA_DEPTH && onlyTheSeaBegins(cell, band, inside))) {
            return ZoneTree.leaf(choose(claims(cell, band)));
        }
        ZoneTree[] children = new ZoneTree[4];
        for (int quadrant = 0; quadrant < 4; quadrant++) {
            Cell child = cell.quadrant(quadrant);
            List<Shape> childBand = new ArrayList<>();
            List<Shape> childInside = new ArrayList<>();
            for (int i = 0; i < band.size(); i++) {
                childBand.add(band.get(i).westOf(child));
                childInside.add(inside.get(i).through(child));
            }
            children[quadrant] = tree(child, childBand, childInside, depth + 1);
        }
        return ZoneTree.node(children);
    }

    private static boolean onlyTheSeaBegins(Cell cell, List<Shape> band, List<Shape> inside) {
        int touched = 0;
        for (int i = 0; i < inside.size(); i++) {
            if (!inside.get(i).isEmpty() || band.get(i).contains(cell.middleX(), cell.middleY())) {
                touched++;
            }
        }
        return touched <= 1;
    }

    private static List<Integer> claims(Cell cell, List<Shape> band) {
        List<Integer> claims = new ArrayList<>();
        for (Shape feature : band) {
            if (feature.contains(cell.middleX(), cell.middleY()) && !claims.contains(feature.zone())) {
                claims.add(feature.zone());
            }
        }
        return claims;
    }

    /** Where two zones claim a place, the one whose clock the administration in place keeps; see docs/adr/0050. */
    private int choose(List<Integer> claims) {
        if (claims.isEmpty()) {
            return ZoneMap.SEA;
        }
        if (claims.size() == 1) {
            return claims.get(0);
        }
        List<String> names = claims.stream().map(zones::get).sorted().toList();
        overlaps.merge(String.join(" ", names), 1L, Long::sum);
        for (String preferred : PREFERRED) {
            if (names.contains(preferred)) {
                return zones.indexOf(preferred);
            }
        }
        return zones.indexOf(names.get(0));
    }

    private static final List<String> PREFERRED =
            List.of("Asia/Shanghai", "Europe/Moscow", "Asia/Jerusalem", "Asia/Kolkata");

    /** A rectangle of the map, in degrees. */
    private record Cell(double west, double south, double width, double height) {
        double middleX() {
            return west + width / 2;
        }

        double middleY() {
            return south + height / 2;
        }

        Cell quadrant(int quadrant) {
            return new Cell(
                    west + (quadrant & 1) * width / 2, south + (quadrant >> 1) * height / 2, width / 2, height / 2);
        }
    }

    /** The edges of one zone's polygons, any number of rings; a point is inside by the even-odd rule. */
    private static final class Shape {
        private final int zone;
        private final double[] edges;
        private final int count;

        Shape(int zone, double[] edges, int count) {
            this.zone = zone;
            this.edges = edges;
            this.count = count;
        }

        int zone() {
            return zone;
        }

        boolean isEmpty() {
            return count == 0;
        }

        /** Without the edges where the cell itself cut the polygon. */
        Shape withoutRim(Cell cell) {
            return select(i -> !(onLine(edges[i], edges[i + 2], cell.west)
                    || onLine(edges[i], edges[i + 2], cell.west + cell.width)
                    || onLine(edges[i + 1], edges[i + 3], cell.south)
                    || onLine(edges[i + 1], edges[i + 3], cell.south + cell.height)));
        }

        private static boolean onLine(double a, double b, double line) {
            return Math.abs(a - line) < 3e-6 && Math.abs(b - line) < 3e-6;
        }

        Shape westOf(Cell cell) {
            return select(i -> Math.max(edges[i + 1], edges[i + 3]) >= cell.south
                    && Math.min(edges[i + 1], edges[i + 3]) <= cell.south + cell.height
                    && Math.min(edges[i], edges[i + 2]) <= cell.west + cell.width);
        }

        Shape through(Cell cell) {
            return select(i -> crosses(edges[i], edges[i + 1], edges[i + 2], edges[i + 3], cell));
        }

        private static boolean crosses(double x1, double y1, double x2, double y2, Cell cell) {
            if (Math.max(x1, x2) < cell.west
                    || Math.min(x1, x2) > cell.west + cell.width
                    || Math.max(y1, y2) < cell.south
                    || Math.min(y1, y2) > cell.south + cell.height) {
                return false;
            }
            // The box overlaps: the edge passes by if all four corners lie on one side of it.
            double dx = x2 - x1;
            double dy = y2 - y1;
            int left = 0;
            for (int corner = 0; corner < 4; corner++) {
                double cx = cell.west + (corner & 1) * cell.width - x1;
                double cy = cell.south + (corner >> 1) * cell.height - y1;
                if (dx * cy - dy * cx > 0) {
                    left++;
                }
            }
            return left != 0 && left != 4;
        }

        private Shape select(IntPredicate keep) {
            double[] kept = new double[4 * count];
            int size = 0;
            for (int i = 0; i < 4 * count; i += 4) {
                if (keep.test(i)) {
                    System.arraycopy(edges, i, kept, size, 4);
                    size += 4;
                }
            }
            return new Shape(zone, Arrays.copyOf(kept, size), size / 4);
        }

        boolean contains(double x, double y) {
            boolean inside = false;
            for (int i = 0; i < 4 * count; i += 4) {
                double y1 = edges[i + 1];
                double y2 = edges[i + 3];
                if (y1 > y != y2 > y) {
                    double crossing = edges[i] + (y - y1) / (y2 - y1) * (edges[i + 2] - edges[i]);
                    if (crossing < x) {
                        inside = !inside;
                    }
                }
            }
            return inside;
        }
    }

    /** The part of the Geobuf format (a protocol buffer of GeoJSON) that polygons with one string property need. */
    private static final class Geobuf {
        private final ByteBuffer in;
        private final List<String> keys = new ArrayList<>();
        private double unit = 1e-6;
        private int dimensions = 2;

        Geobuf(ByteBuffer in) {
            this.in = in;
        }

        List<Shape> features(List<String> zones) {
            List<ByteBuffer> features = new ArrayList<>();
            while (in.hasRemaining()) {
                long tag = varint(in);
                switch ((int) (tag >> 3)) {
                    case 1 -> keys.add(text(bytes(in)));
                    case 2 -> dimensions = (int) varint(in);
                    case 3 -> unit = Math.pow(10, -(double) varint(in));
                    case 4 -> {
                        ByteBuffer collection = bytes(in);
                        while (collection.hasRemaining()) {
                            long inner = varint(collection);
                            if (inner >> 3 == 1) {
                                features.add(bytes(collection));
                            } else {
                                skip(collection, inner);
                            }
                        }
                    }
                    default -> skip(in, tag);
                }
            }
            if (dimensions != 2) {
                throw new IllegalStateException("two dimensions expected");
            }
            List<Shape> shapes = new ArrayList<>();
            for (ByteBuffer feature : features) {
                shapes.add(feature(feature, zones));
            }
            return shapes;
        }

        private Shape feature(ByteBuffer feature, List<String> zones) {
            ByteBuffer geometry = null;
            List<String> values = new ArrayList<>();
            List<Long> properties = List.of();
            while (feature.hasRemaining()) {
                long tag = varint(feature);
                switch ((int) (tag >> 3)) {
                    case 1 -> geometry = bytes(feature);
                    case 13 -> {
                        ByteBuffer value = bytes(feature);
                        long inner = varint(value);
                        values.add(inner >> 3 == 1 ? text(bytes(value)) : "");
                    }
                    case 14 -> properties = packed(bytes(feature));
                    default -> skip(feature, tag);
                }
            }
            for (int i = 0; i + 1 < properties.size(); i += 2) {
                if (keys.get(properties.get(i).intValue()).equals("tzid")) {
                    int zone = zones.indexOf(values.get(properties.get(i + 1).intValue()));
                    return geometry(geometry, zone);
                }
            }
            throw new IllegalStateException("a feature without a zone");
        }

        private Shape geometry(ByteBuffer geometry, int zone) {
            long type = -1;
            List<Long> lengths = List.of();
            List<Long> coordinates = List.of();
            while (geometry.hasRemaining()) {
                long tag = varint(geometry);
                switch ((int) (tag >> 3)) {
                    case 1 -> type = varint(geometry);
                    case 2 -> lengths = packed(bytes(geometry));
                    case 3 -> coordinates = packed(bytes(geometry));
                    default -> skip(geometry, tag);
                }
            }
            List<Long> rings = new ArrayList<>();
            if (lengths.isEmpty()) {
                rings.add((long) coordinates.size() / 2);
            } else if (type == 4) {
                rings.addAll(lengths);
            } else if (type == 5) {
                int at = 1;
                for (long polygon = 0; polygon < lengths.get(0); polygon++) {
                    long count = lengths.get(at++);
                    for (long ring = 0; ring < count; ring++) {
                        rings.add(lengths.get(at++));
                    }
                }
            } else {
                throw new IllegalStateException("not a polygon: " + type);
            }
            double[] edges = new double[2 * coordinates.size()];
            int size = 0;
            int at = 0;
            for (long ring : rings) {
                double[] xs = new double[(int) ring];
                double[] ys = new double[(int) ring];
                long x = 0;
                long y = 0;
                for (int i = 0; i < ring; i++) {
                    x += zigzag(coordinates.get(at++));
                    y += zigzag(coordinates.get(at++));
                    xs[i] = x * unit;
                    ys[i] = y * unit;
                }
                for (int i = 0; i < ring; i++) {
                    int next = (i + 1) % (int) ring;
                    edges[size++] = xs[i];
                    edges[size++] = ys[i];
                    edges[size++] = xs[next];
                    edges[size++] = ys[next];
                }
            }
            return new Shape(zone, edges, size / 4);
        }

        private static long zigzag(long value) {
            return value >>> 1 ^ -(value & 1);
        }

        private static List<Long> packed(ByteBuffer in) {
            List<Long> values = new ArrayList<>();
            while (in.hasRemaining()) {
                values.add(varint(in));
            }
            return values;
        }

        private static ByteBuffer bytes(ByteBuffer in) {
            int length = (int) varint(in);
            ByteBuffer part = in.slice(in.position(), length);
            in.position(in.position() + length);
            return part;
        }

        private static String text(ByteBuffer in) {
            return StandardCharsets.UTF_8.decode(in).toString();
        }

        private static void skip(ByteBuffer in, long tag) {
            switch ((int) (tag & 7)) {
                case 0 -> varint(in);
                case 1 -> in.position(in.position() + 8);
                case 2 -> bytes(in);
                case 5 -> in.position(in.position() + 4);
                default -> throw new IllegalStateException("unknown wire type " + (tag & 7));
            }
        }

        private static long varint(ByteBuffer in) {
            long value = 0;
            for (int shift = 0; ; shift += 7) {
                byte part = in.get();
                value |= (long) (part & 0x7f) << shift;
                if (part >= 0) {
                    return value;
                }
            }
        }
    }

    /** Enough JSON to read the index: objects, arrays, strings without escapes, numbers. */
    private static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        Object value() {
            char next = text.charAt(at);
            if (next == '{') {
                Map<String, Object> map = new HashMap<>();
                at++;
                while (text.charAt(at) != '}') {
                    String key = string();
                    at++;
                    map.put(key, value());
                    if (text.charAt(at) == ',') {
                        at++;
                    }
                }
                at++;
                return map;
            }
            if (next == '[') {
                List<Object> list = new ArrayList<>();
                at++;
                while (text.charAt(at) != ']') {
                    list.add(value());
                    if (text.charAt(at) == ',') {
                        at++;
                    }
                }
                at++;
                return list;
            }
            if (next == '"') {
                return string();
            }
            int start = at;
            while ("+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            return Double.valueOf(text.substring(start, at));
        }

        private String string() {
            int end = text.indexOf('"', at + 1);
            String string = text.substring(at + 1, end);
            at = end + 1;
            return string;
        }
    }

    /** For the order of the palette in a block: rarely needed zones last. */
    static final Comparator<Map.Entry<Integer, Integer>> MAX_FREQUENT_FIRST =
            Map.Entry.<Integer, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey());
}
