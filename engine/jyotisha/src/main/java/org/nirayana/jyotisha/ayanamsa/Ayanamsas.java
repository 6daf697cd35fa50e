package org.nirayana.jyotisha.ayanamsa;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.nirayana.astronomy.position.FixedStar;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.time.UT1;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.convention.Convention;

/**
 * The catalogue of all ayanamsas under one sky; immutable, made once.
 *
 * <p>The sky is needed by those that hang on a star, whose aberration and deflection follow its corrections, and by those
 * whose epoch is stated in UT.
 */
public final class Ayanamsas {
    public static final String DEFAULT = "lahiri";

    /** What people type beside the names of the catalogue; sorted, because a plain map has another order after every start. */
    private static final Map<String, String> ALIASES = Collections.unmodifiableMap(new TreeMap<>(Map.of(
            "chitrapaksha", "lahiri",
            "kp", "krishnamurti",
            "true_chitra", "true_citra",
            "bv_raman", "raman",
            "fagan", "fagan_bradley")));

    private static final int COLUMNS = 11;

    private final Map<String, NamedAyanamsa> byName;
    private final List<NamedAyanamsa> all;

    private Ayanamsas(Sky sky) {
        Map<String, FixedStar> points = points();
        Map<String, NamedAyanamsa> named = new LinkedHashMap<>();
        for (String line : lines("ayanamsas.csv")) {
            NamedAyanamsa ayanamsa = parse(line, sky, points);
            if (ayanamsa.number() != named.size() || named.put(ayanamsa.id(), ayanamsa) != null) {
                throw new IllegalStateException("ayanamsas.csv: out of order or twice: " + line);
            }
        }
        this.all = List.copyOf(named.values());
        ALIASES.forEach((alias, id) -> named.put(alias, named.get(id)));
        this.byName = Collections.unmodifiableMap(named);
    }

    /** The catalogue's own name of a name or alias. */
    public static Optional<String> id(String name) {
        String id = ALIASES.getOrDefault(name, name);
        return Catalogue.IDS.contains(id) ? Optional.of(id) : Optional.empty();
    }

    /** Every name that is known under any sky: the catalogue's in its order, then the aliases. */
    public static List<String> allNames() {
        List<String> names = new ArrayList<>(Catalogue.IDS);
        names.addAll(ALIASES.keySet());
        return names;
    }

    /** The same with their names and sources, for those who choose. */
    static List<Convention.Value<ChosenAyanamsa>> values() {
        Map<String, Convention.Value<ChosenAyanamsa>> known = new LinkedHashMap<>();
        for (String line : lines("ayanamsas.csv")) {
            String[] cells = line.split(",", COLUMNS);
            known.put(
                    cells[1],
                    new Convention.Value<>(
                            cells[1], cells[2] + ": " + cells[10], new ChosenAyanamsa.OfCatalogue(cells[1])));
        }
        List<Convention.Value<ChosenAyanamsa>> all = new ArrayList<>(known.values());
        ALIASES.forEach((alias, id) -> all.add(new Convention.Value<>(
                alias, "the same as `" + id + "`", known.get(id).value())));
        return all;
    }

    /** Read at first use, once, by the rules of class initialisation. */
    private static final class Catalogue {
        private static final Set<String> IDS = lines("ayanamsas.csv").stream()
                .map(line -> line.split(",", COLUMNS)[1])
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public static Ayanamsas in(Sky sky) {
        return new Ayanamsas(sky);
    }

    /** The ayanamsa of a name or alias, which are all lower case. */
    public Optional<NamedAyanamsa> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** Lahiri. */
    public NamedAyanamsa standard() {
        return byName.get(DEFAULT);
    }

    /** All of them in the order of their numbers. */
    public List<NamedAyanamsa> all() {
        return all;
    }

    /** Every name that {@link #find} knows: the catalogue's in its order, then the aliases. */
    public Set<String> names() {
        return byName.keySet();
    }

    private static NamedAyanamsa parse(String line, Sky sky, Map<String, FixedStar> points) {
        // The source, last, may hold commas.
        String[] cells = line.split(",", COLUMNS);
        if (cells.length != COLUMNS) {
            throw new IllegalStateException("ayanamsas.csv: too few columns: " + line);
        }
        Ayanamsa ayanamsa =
                switch (cells[3]) {
                    case "epoch" ->
                        new TabulatedAyanamsa(new EpochAyanamsa(
                                epoch(cells[4], cells[5], sky),
                                Angle.degrees(Double.parseDouble(cells[6])),
                                precession(cells[7])));
                    case "yearly" -> new YearlyAyanamsa(Integer.parseInt(cells[4]), degrees(cells[6]));
                    case "direction" -> {
                        FixedStar point = points.get(cells[8]);
                        yield new TabulatedAyanamsa(new DirectionAyanamsa(
                                sky.orientation(), point.rightAscension(), point.declination(), degrees(cells[9])));
                    }
                    case "apparent" ->
                        new StarAyanamsa(
                                sky, points.get(cells[8]), StarAyanamsa.Projection.APPARENT, degrees(cells[9]));
                    case "polar" ->
                        new StarAyanamsa(sky, points.get(cells[8]), StarAyanamsa.Projection.POLAR, degrees(cells[9]));
                    default -> throw new IllegalStateException("ayanamsas.csv: unknown kind: " + line);
                };
        return new NamedAyanamsa(Integer.parseInt(cells[0]), cells[1], cells[2], cells[10], ayanamsa);
    }

    private static TT epoch(String julianDate, String scale, Sky sky) {
        double jd = Double.parseDouble(julianDate);
        return switch (scale) {
            case "TT" -> TT.ofJulianDate(jd);
            case "UT" -> sky.timeScales().tt(UT1.ofJulianDate(jd));
            default -> throw new IllegalStateException("ayanamsas.csv: unknown time scale " + scale);
        };
    }

    private static Optional<FormerPrecession> precession(String name) {
        return switch (name) {
            case "newcomb" -> Optional.of(FormerPrecession.NEWCOMB);
            case "iau1976" -> Optional.of(FormerPrecession.IAU_1976);
            case "-" -> Optional.empty();
            default -> throw new IllegalStateException("ayanamsas.csv: unknown precession " + name);
        };
    }

    private static Angle degrees(String cell) {
        return Angle.degrees(Double.parseDouble(cell));
    }

    private static Map<String, FixedStar> points() {
        Map<String, FixedStar> points = new HashMap<>();
        for (String line : lines("points.csv")) {
            String[] cells = line.split(",", -1);
            double[] n = new double[cells.length];
            for (int i = 1; i < cells.length; i++) {
                n[i] = Double.parseDouble(cells[i]);
            }
            points.put(
                    cells[0],
                    new FixedStar(
                            Angle.degrees(15 * (n[1] + n[2] / 60 + n[3] / 3600)),
                            Angle.degrees(n[4] * (n[5] + n[6] / 60 + n[7] / 3600)),
                            Angle.arcseconds(n[8] / 1000),
                            Angle.arcseconds(n[9] / 1000),
                            Angle.arcseconds(n[10] / 1000),
                            n[11]));
        }
        return points;
    }

    /** The rows of a table beside this class, without its comments and its header. */
    private static Collection<String> lines(String name) {
        List<String> rows = new ArrayList<>();
        try (InputStream in = Ayanamsas.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name);
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            boolean header = true;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                if (!header) {
                    rows.add(line);
                }
                header = false;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
        return rows;
    }
}
