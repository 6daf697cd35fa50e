package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.astronomy.units.Constants;

/**
 * A JPL ephemeris in an SPK file (.bsp, data types 2 and 3, either byte order), such as de440.bsp or de441.bsp.
 *
 * <p>The file is mapped, not loaded: its pages are the system's to keep. It is read through once when it is opened, so
 * that damage shows then (about a second per gigabyte once the file is cached); it must not be changed or cut while it
 * is open. Planets from Mars on are the barycentres of their systems, as in JPL's own ephemerides.
 */
public final class SpkEphemeris implements Ephemeris {
    private static final double AU_PER_KM = 1 / Constants.ASTRONOMICAL_UNIT_KM;
    private static final double AU_PER_DAY = Constants.SECONDS_PER_DAY / Constants.ASTRONOMICAL_UNIT_KM;

    /** Two spans that miss each other by less are one: descriptors are rounded now and then. */
    private static final double TOUCHING_SECONDS = 1e-3;

    private static final double NEAREST_MOON_KM = 330_000;
    private static final double FARTHEST_MOON_KM = 430_000;
    private static final int PLAUSIBILITY_SAMPLES = 33;
    private static final int MAX_CHAIN = 8;
    private static final Pattern JPL_GENERATION = Pattern.compile("DE-?0*([1-9][0-9]{2,3})");

    /**
     * How a body is numbered by NAIF (Mercury and Venus, which have no moons, in two ways), and the distance from the Sun in au that it never leaves, with margin for the
     * thirty thousand years of DE441. The Sun's is from the barycentre.
     */
    private enum Numbering {
        SUN(Body.SUN, 0, 0.03, 10, 10),
        MERCURY(Body.MERCURY, 0.28, 0.50, 1, 199),
        VENUS(Body.VENUS, 0.68, 0.77, 2, 299),
        EARTH_MOON_BARYCENTRE(Body.EARTH_MOON_BARYCENTRE, 0.93, 1.07, 3, 3),
        EARTH(Body.EARTH, 0.93, 1.07, 399, 399),
        MOON(Body.MOON, 0.93, 1.07, 301, 301),
        MARS(Body.MARS, 1.3, 1.75, 4, 4),
        JUPITER(Body.JUPITER, 4.7, 5.7, 5, 5),
        SATURN(Body.SATURN, 8.5, 10.7, 6, 6),
        URANUS(Body.URANUS, 17.5, 21, 7, 7),
        NEPTUNE(Body.NEPTUNE, 29, 31, 8, 8),
        PLUTO(Body.PLUTO, 28, 51, 9, 9);

        final Body body;
        final double nearestAu;
        final double farthestAu;
        final int target;
        final int alternative;

        Numbering(Body body, double nearestAu, double farthestAu, int target, int alternative) {
            this.body = body;
            this.nearestAu = nearestAu;
            this.farthestAu = farthestAu;
            this.target = target;
            this.alternative = alternative;
        }
    }

    /** All segments of one target, relative to one centre; the last that covers an instant counts, as NAIF rules. */
    private record Link(int target, int centre, List<SpkSegment> segments) {
        void addState(double et, double sign, double[] state, int offset) {
            SpkSegment best = segments.get(segments.size() - 1);
            for (int i = segments.size() - 1; i >= 0; i--) {
                SpkSegment candidate = segments.get(i);
                if (candidate.covers(et)) {
                    best = candidate;
                    break;
                }
                // Between two spans that touch within rounding, the nearer one serves.
                if (distance(candidate, et) < distance(best, et)) {
                    best = candidate;
                }
            }
            best.addState(et, sign, state, offset);
        }

        private static double distance(SpkSegment segment, double et) {
            return Math.max(0, Math.max(segment.startEt() - et, et - segment.endEt()));
        }
    }

    /** A closed interval of TDB seconds from J2000. */
    private record Interval(double start, double end) {
        double length() {
            return end - start;
        }
    }

    private final DafFile file;
    private final Map<Integer, Link> links = new HashMap<>();
    private final Map<Body, Link[]> chains = new EnumMap<>(Body.class);
    private final Link[] moonFromCommon;
    private final Link[] earthFromCommon;
    private final Span span;
    private final String name;

    private SpkEphemeris(String source, DafWords words) {
        this.file = new DafFile(source, words);
        for (Numbering numbering : Numbering.values()) {
            chains.put(numbering.body, chain(numbering));
        }
        Link[] moon = chains.get(Body.MOON);
        Link[] earth = chains.get(Body.EARTH);
        int common = 0;
        while (common < Math.min(moon.length, earth.length)
                && moon[moon.length - 1 - common].target() == earth[earth.length - 1 - common].target()) {
            common++;
        }
        this.moonFromCommon = Arrays.copyOf(moon, moon.length - common);
        this.earthFromCommon = Arrays.copyOf(earth, earth.length - common);
        this.span = commonSpan();
        this.name = describe(source);
        requirePlausible();
    }

    /**
     * Maps a file.
     *
     * @throws EphemerisFormatException when it is not an SPK file, is damaged, or lacks a body
     * @throws IOException when it cannot be read at all
     */
    public static SpkEphemeris open(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return new SpkEphemeris(path.getFileName().toString(), DafWords.map(channel));
        }
    }

    /**
     * Reads a file that is already in memory, from the buffer's position to its limit; the bytes must not change later.
     *
     * @param source what to call it in messages
     * @throws EphemerisFormatException when it is not an SPK file, is damaged, or lacks a body
     */
    public static SpkEphemeris of(String source, ByteBuffer content) {
        return new SpkEphemeris(source, DafWords.of(content));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Span span() {
        return span;
    }

    @Override
    public void barycentric(Body body, TDB t, double[] state, int offset) {
        double et = seconds(t);
        clear(state, offset);
        for (Link link : chains.get(body)) {
            link.addState(et, 1, state, offset);
        }
        toAstronomicalUnits(state, offset);
    }

    @Override
    public void geocentricMoon(TDB t, double[] state, int offset) {
        double et = seconds(t);
        clear(state, offset);
        for (Link link : moonFromCommon) {
            link.addState(et, 1, state, offset);
        }
        for (Link link : earthFromCommon) {
            link.addState(et, -1, state, offset);
        }
        toAstronomicalUnits(state, offset);
    }

    /** What leads from the Earth to the Moon lies on the way to the barycentre too and is evaluated once. */
    @Override
    public void earthAndMoon(TDB t, double[] states, int offset) {
        double et = seconds(t);
        clear(states, offset);
        clear(states, offset + 6);
        for (Link link : earthFromCommon) {
            link.addState(et, 1, states, offset);
        }
        for (Link link : moonFromCommon) {
            link.addState(et, 1, states, offset + 6);
        }
        for (int i = offset; i < offset + 6; i++) {
            states[i + 6] -= states[i];
        }
        Link[] earth = chains.get(Body.EARTH);
        for (int i = earthFromCommon.length; i < earth.length; i++) {
            earth[i].addState(et, 1, states, offset);
        }
        toAstronomicalUnits(states, offset);
        toAstronomicalUnits(states, offset + 6);
    }

    private double seconds(TDB t) {
        if (!span.contains(t)) {
            throw new OutsideSpanException(t, span);
        }
        return t.j2000Days() * Constants.SECONDS_PER_DAY;
    }

    private static void clear(double[] state, int offset) {
        for (int i = 0; i < 6; i++) {
            state[offset + i] = 0;
        }
    }

    private static void toAstronomicalUnits(double[] state, int offset) {
        for (int i = 0; i < 3; i++) {
            state[offset + i] *= AU_PER_KM;
            state[offset + 3 + i] *= AU_PER_DAY;
        }
    }

    /** From the body to the solar-system barycentre. */
    private Link[] chain(Numbering numbering) {
        int target = isPresent(numbering.target) ? numbering.target : numbering.alternative;
        List<Link> chain = new ArrayList<>();
        while (target != 0) {
            if (chain.size() == MAX_CHAIN) {
                throw file.damaged(numbering.body + " is not connected with the solar-system barycentre");
            }
            Link link = links.get(target);
            if (link == null) {
                link = link(target, numbering);
                links.put(target, link);
            }
            chain.add(link);
            target = link.centre();
        }
        return chain.toArray(Link[]::new);
    }

    private boolean isPresent(int target) {
        return file.summaries().stream().anyMatch(summary -> summary.target() == target);
    }

    private Link link(int target, Numbering neededFor) {
        List<SpkSegment> segments = new ArrayList<>();
        Integer centre = null;
        for (DafFile.Summary summary : file.summaries()) {
            if (summary.target() != target) {
                continue;
            }
            if (centre != null && centre != summary.centre()) {
                throw file.damaged("its segments for body " + target + " refer to two centres, " + centre + " and "
                        + summary.centre());
            }
            centre = summary.centre();
            segments.add(new SpkSegment(file, summary));
        }
        if (centre == null) {
            throw file.damaged("it has no segment for body " + target + ", which " + neededFor.body + " needs");
        }
        return new Link(target, centre, List.copyOf(segments));
    }

    /** The longest time that every needed body is known for. */
    private Span commonSpan() {
        List<Interval> common = List.of(new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        for (Link link : links.values()) {
            common = intersection(common, union(link.segments()));
        }
        Interval longest = new Interval(0, 0);
        for (Interval interval : common) {
            if (interval.length() > longest.length()) {
                longest = interval;
            }
        }
        if (longest.length() <= 0) {
            throw file.damaged("there is no time for which it has all bodies");
        }
        return new Span(
                new TDB(longest.start() / Constants.SECONDS_PER_DAY),
                new TDB(longest.end() / Constants.SECONDS_PER_DAY));
    }

    private static List<Interval> union(List<SpkSegment> segments) {
        List<SpkSegment> sorted = new ArrayList<>(segments);
        sorted.sort((a, b) -> Double.compare(a.startEt(), b.startEt()));
        List<Interval> union = new ArrayList<>();
        Interval open = null;
        for (SpkSegment segment : sorted) {
            if (open != null && segment.startEt() <= open.end() + TOUCHING_SECONDS) {
                open = new Interval(open.start(), Math.max(open.end(), segment.endEt()));
            } else {
                if (open != null) {
                    union.add(open);
                }
                open = new Interval(segment.startEt(), segment.endEt());
            }
        }
        union.add(open);
        return union;
    }

    private static List<Interval> intersection(List<Interval> some, List<Interval> others) {
        List<Interval> both = new ArrayList<>();
        for (Interval a : some) {
            for (Interval b : others) {
                double start = Math.max(a.start(), b.start());
                double end = Math.min(a.end(), b.end());
                if (start < end) {
                    both.add(new Interval(start, end));
                }
            }
        }
        return both;
    }

    /** JPL writes its generation into the segment names ("DE-0440LE-0440"); others write what they like. */
    private String describe(String source) {
        Set<String> candidates = new LinkedHashSet<>();
        for (DafFile.Summary summary : file.summaries()) {
            candidates.add(summary.name());
        }
        candidates.add(file.internalName());
        for (String candidate : candidates) {
            Matcher generation = JPL_GENERATION.matcher(candidate);
            if (generation.find()) {
                return "DE" + generation.group(1) + " (" + source + ")";
            }
        }
        return file.internalName().isEmpty() ? source : file.internalName() + " (" + source + ")";
    }

    /** What no figure alone can show: that the bodies are themselves. A swapped number would put Mars at Jupiter. */
    private void requirePlausible() {
        double start = span.start().j2000Days();
        double end = span.end().j2000Days();
        double[] origin = new double[3];
        double[] sun = new double[6];
        double[] state = new double[6];
        for (int i = 0; i < PLAUSIBILITY_SAMPLES; i++) {
            TDB t = new TDB(Math.min(end, start + (end - start) * i / (PLAUSIBILITY_SAMPLES - 1)));
            barycentric(Body.SUN, t, sun, 0);
            for (Numbering numbering : Numbering.values()) {
                barycentric(numbering.body, t, state, 0);
                double au = distance(state, numbering == Numbering.SUN ? origin : sun);
                if (!(au >= numbering.nearestAu && au <= numbering.farthestAu)) {
                    throw file.damaged("it puts " + numbering.body + " at " + au + " au on JD " + t.julianDate());
                }
            }
            geocentricMoon(t, state, 0);
            double moonKm = distance(state, origin) * Constants.ASTRONOMICAL_UNIT_KM;
            if (!(moonKm > NEAREST_MOON_KM && moonKm < FARTHEST_MOON_KM)) {
                throw file.damaged("it puts the Moon " + moonKm + " km from the Earth on JD " + t.julianDate());
            }
        }
    }

    private static double distance(double[] a, double[] b) {
        double x = a[0] - b[0];
        double y = a[1] - b[1];
        double z = a[2] - b[2];
        return Math.sqrt(x * x + y * y + z * z);
    }
}
