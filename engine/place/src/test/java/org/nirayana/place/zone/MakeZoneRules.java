package org.nirayana.place.zone;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Makes the table of zone rules from a compiled tz database, a folder of TZif files (RFC 9636).
 *
 * <p>Run once for each release of the tz database; the recipe stands in {@code docs/adr/0051}.
 */
final class MakeZoneRules {
    private MakeZoneRules() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        String version = Files.readAllLines(folder.resolve("tzdata.zi")).get(0).replace("# version ", "");
        Map<String, String> rulesByName = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (isZone(name) && isTzif(file)) {
                    rulesByName.put(name, rules(Files.readAllBytes(file)));
                }
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add("# Rules of the tz database, release " + version + ", in the public domain.");
        lines.add("# zone NAME;OFFSET,CLOCK BEFORE ALL;EPOCH SECOND,OFFSET,CLOCK FROM THEN ...;POSIX RULE AFTER ALL");
        lines.add("# (offsets in s; a clock is named by its abbreviation, - where it has none)");
        lines.add("# link NAME;NAME OF A ZONE ABOVE WITH THE SAME RULES");
        lines.add("version " + version);
        Map<String, String> nameByRules = new TreeMap<>();
        List<String> links = new ArrayList<>();
        rulesByName.forEach((name, rules) -> {
            String same = nameByRules.putIfAbsent(rules, name);
            if (same == null) {
                lines.add("zone " + name + ";" + rules);
            } else {
                links.add("link " + name + ";" + same);
            }
        });
        lines.addAll(links);
        Files.writeString(Path.of(arguments[1]), String.join("\n", lines) + "\n");
        System.out.println(rulesByName.size() + " names, " + nameByRules.size() + " zones, release " + version);
    }

    /** Not the copies with leap seconds, nor what stands for "this machine's own" or "not set". */
    private static boolean isZone(String name) {
        return !name.startsWith("right/")
                && !name.startsWith("posix/")
                && !List.of("posixrules", "localtime", "Factory").contains(name);
    }

    private static boolean isTzif(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return bytes.length > 44 && new String(bytes, 0, 4, StandardCharsets.US_ASCII).equals("TZif");
    }

    private static String rules(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        Header first = Header.read(in);
        in.position(in.position() + first.bodyLength(4));
        Header header = Header.read(in);
        long[] times = new long[header.times];
        for (int i = 0; i < times.length; i++) {
            times[i] = in.getLong();
        }
        int[] types = new int[header.times];
        for (int i = 0; i < types.length; i++) {
            types[i] = in.get();
        }
        int[] offsets = new int[header.types];
        int[] names = new int[header.types];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = in.getInt();
            in.get();
            names[i] = in.get();
        }
        byte[] characters = new byte[header.characters];
        in.get(characters);
        in.position(in.position() + header.leaps * 12 + header.standards + header.universals);
        String footer = StandardCharsets.US_ASCII.decode(in).toString().strip();
        String[] clocks = new String[header.types];
        for (int i = 0; i < clocks.length; i++) {
            clocks[i] = offsets[i] + "," + name(characters, names[i]);
        }
        var text = new StringBuilder();
        text.append(clocks[0]).append(';');
        String before = clocks[0];
        for (int i = 0; i < times.length; i++) {
            String after = clocks[types[i]];
            if (!after.equals(before)) {
                if (text.charAt(text.length() - 1) != ';') {
                    text.append(' ');
                }
                text.append(times[i]).append(',').append(after);
                before = after;
            }
        }
        return text.append(';').append(footer).toString();
    }

    /** Where nobody ever used an abbreviation the tz database repeats the offset, {@code +0530}. */
    private static String name(byte[] characters, int start) {
        int end = start;
        while (characters[end] != 0) {
            end++;
        }
        String name = new String(characters, start, end - start, StandardCharsets.US_ASCII);
        return Character.isLetter(name.charAt(0)) ? name : "-";
    }

    private record Header(int universals, int standards, int leaps, int times, int types, int characters) {
        static Header read(ByteBuffer in) {
            in.position(in.position() + 20);
            return new Header(in.getInt(), in.getInt(), in.getInt(), in.getInt(), in.getInt(), in.getInt());
        }

        int bodyLength(int timeSize) {
            return times * timeSize + times + types * 6 + characters + leaps * (timeSize + 4) + standards + universals;
        }
    }
}
