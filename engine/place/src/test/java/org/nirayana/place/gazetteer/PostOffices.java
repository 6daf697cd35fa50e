package org.nirayana.place.gazetteer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The post offices of India whose coordinates can be believed.
 *
 * <p>In the directory, one in ten has none, and many have those of somewhere else. Coordinates that offices of several PIN
 * codes share, or more than {@value #MAX_SHARED} of one, are nobody's. An office counts if it lies within
 * {@value #NEAR_KM} km of the middle (median) of its PIN code, if more than half of the offices of that code do, if the
 * code lies within {@value #SORTING_KM} km of the middle of the codes with the same first three digits, a sorting district
 * (of a code with a single office, within {@value #ALONE_KM} km), and if a second list, of codes only, does not contradict
 * by more than {@value #SECOND_KM} km.
 */
final class PostOffices {
    private static final double NEAR_KM = 20;
    private static final double SORTING_KM = 120;
    private static final double ALONE_KM = 60;
    private static final double SECOND_KM = 30;
    private static final int MAX_SHARED = 3;
    private static final Pattern SECOND =
            Pattern.compile("\"([0-9]{6})\": \\{\\s*\"lat\": ([0-9.-]+),\\s*\"long\": ([0-9.-]+)");
    private static final double KM_PER_DEGREE = 111.2;

    /** What kind of office it is, wherever that stands in the name: B.O, SO, H.O, G.P.O. */
    private static final Pattern KIND = Pattern.compile(
            "[\\s.(-]*\\b(?:E\\.?D\\.?)?(?:N\\.?D\\.?)?(?:B\\.? ?O|S\\.? ?O|H\\.? ?O|P\\.? ?O|G\\.? ?P\\.? ?O|MDG)\\b\\.?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern IN_BRACKETS = Pattern.compile("\\([^)]*\\)?");
    private static final List<String> KINDS = List.of("HO", "PO", "BO");

    record Office(
            String name, String code, String kind, String district, String state, double latitude, double longitude) {}

    private PostOffices() {}

    /** Those that count: head offices first, then sub-offices, then branches, each in the order of their codes. */
    static List<Office> read(Path file, Path secondList) throws IOException {
        JsonNode rows;
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            rows = new ObjectMapper().readTree(in);
        }
        List<Office> inIndia = new ArrayList<>();
        for (JsonNode row : rows) {
            var office = new Office(
                    name(row.path("o").asString()),
                    row.path("p").asString(),
                    row.path("t").asString(),
                    capitals(IN_BRACKETS.matcher(row.path("i").asString()).replaceAll("")),
                    row.path("s").asString(),
                    row.path("a").asDouble(),
                    row.path("n").asDouble());
            if (isSound(office)) {
                inIndia.add(office);
            }
        }
        List<Office> all = unshared(inIndia);
        Map<String, Office> second = second(secondList);
        Map<String, Office> middles = middles(all, 3);
        Map<String, List<Office>> byCode =
                all.stream().collect(Collectors.groupingBy(Office::code, TreeMap::new, Collectors.toList()));
        Map<String, Office> byCodeMiddles = middles(all, 6);
        List<Office> kept = new ArrayList<>();
        byCode.forEach((code, offices) -> {
            Office middle = byCodeMiddles.get(code);
            List<Office> near = offices.stream()
                    .filter(office -> km(office, middle) < NEAR_KM)
                    .toList();
            double most = offices.size() == 1 ? ALONE_KM : SORTING_KM;
            boolean agree = 2 * near.size() > offices.size();
            Office elsewhere = second.getOrDefault(code, middle);
            if (agree && km(middle, middles.get(code.substring(0, 3))) < most && km(middle, elsewhere) < SECOND_KM) {
                kept.addAll(near);
            }
        });
        System.out.println("post offices: " + rows.size() + ", with coordinates in India " + inIndia.size()
                + ", of their own " + all.size() + ", believed "
                + kept.size() + " in "
                + kept.stream().map(Office::code).distinct().count() + " PIN codes of "
                + byCode.size());
        kept.sort(Comparator.comparingInt(office -> KINDS.indexOf(office.kind())));
        return kept;
    }

    /** Without those whose coordinates are those of offices elsewhere too. */
    private static List<Office> unshared(List<Office> offices) {
        Map<String, List<String>> codes = new HashMap<>();
        for (Office office : offices) {
            codes.computeIfAbsent(office.latitude() + " " + office.longitude(), at -> new ArrayList<>())
                    .add(office.code());
        }
        return offices.stream()
                .filter(office -> {
                    List<String> there = codes.get(office.latitude() + " " + office.longitude());
                    return there.size() <= MAX_SHARED
                            && there.stream().distinct().count() == 1;
                })
                .toList();
    }

    private static Map<String, Office> second(Path file) throws IOException {
        Map<String, Office> codes = new HashMap<>();
        Matcher code = SECOND.matcher(Files.readString(file));
        while (code.find()) {
            double latitude = Double.parseDouble(code.group(2));
            double longitude = Double.parseDouble(code.group(3));
            codes.put(code.group(1), new Office("", code.group(1), "", "", "", latitude, longitude));
        }
        return codes;
    }

    private static boolean isSound(Office office) {
        return office.latitude() > 6
                && office.latitude() < 37.5
                && office.longitude() > 68
                && office.longitude() < 97.6
                && office.code().matches("[1-9][0-9]{5}")
                && KINDS.contains(office.kind())
                && !office.state().equals("NA")
                && office.name().length() > 1;
    }

    private static Map<String, Office> middles(List<Office> offices, int digits) {
        Map<String, Office> middles = new TreeMap<>();
        offices.stream()
                .collect(Collectors.groupingBy(office -> office.code().substring(0, digits)))
                .forEach((code, there) -> middles.put(
                        code,
                        new Office(
                                "",
                                code,
                                "",
                                "",
                                "",
                                median(there, Office::latitude),
                                median(there, Office::longitude))));
        return middles;
    }

    private static double median(List<Office> offices, ToDoubleFunction<Office> figure) {
        double[] sorted = offices.stream().mapToDouble(figure).sorted().toArray();
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    private static double km(Office a, Office b) {
        double north = a.latitude() - b.latitude();
        double east = (a.longitude() - b.longitude()) * Math.cos(Math.toRadians(a.latitude()));
        return KM_PER_DEGREE * Math.hypot(north, east);
    }

    static double km(double latitude, double longitude, Office office) {
        return km(new Office("", "", "", "", "", latitude, longitude), office);
    }

    private static String name(String given) {
        String without =
                KIND.matcher(IN_BRACKETS.matcher(given).replaceAll(" ")).replaceAll(" ");
        String name = without.replaceAll("\\s+", " ").replaceAll("^[ .,-]+|[ .,-]+$", "");
        return name.equals(name.toUpperCase(Locale.ROOT)) ? capitals(name) : name;
    }

    /** Words with a capital each; the directory has districts and some offices in capitals only. */
    private static String capitals(String name) {
        StringBuilder text = new StringBuilder();
        for (String word : name.toLowerCase(Locale.ROOT).split(" ", -1)) {
            if (!word.isEmpty()) {
                boolean small = text.length() > 0 && (word.equals("and") || word.equals("of"));
                String first =
                        small ? word.substring(0, 1) : word.substring(0, 1).toUpperCase(Locale.ROOT);
                text.append(text.length() > 0 ? " " : "").append(first).append(word.substring(1));
            }
        }
        return text.toString();
    }
}
