package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.nirayana.api.operation.Input;
import org.nirayana.jyotisha.matching.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * The people of a batch: a name and a place of the Moon for each, brides and grooms apart.
 *
 * <p>Lines of {@code side,id,nakshatra,pada}, with {@code half} as a fifth column if anybody needs it. It is a list of numbers
 * and texts, so that a hundred thousand people take a few megabytes.
 */
final class MatchList {
    /** One and as many as may be compared with it. */
    static final int MOST_PEOPLE = 100_001;

    /** How many complaints are looked for before the rest is not read. */
    private static final int MOST_ERRORS = 20;

    private static final int LONGEST_ID = 64;
    private static final List<String> COLUMNS = List.of("side", "id", "nakshatra", "pada");
    private static final Map<String, Nakshatra> STARS = stars();

    private final Side brides = new Side();
    private final Side grooms = new Side();
    private int errors;

    /** People of one side, in the order in which they came. */
    static final class Side {
        private String[] ids = new String[16];
        private byte[] moons = new byte[16];
        private int size;
        private final Set<String> known = new HashSet<>();

        int size() {
            return size;
        }

        String id(int index) {
            return ids[index];
        }

        /** {@link MoonPada#index}. */
        int moon(int index) {
            return moons[index];
        }

        private boolean add(String id, MoonPada moon) {
            if (size == ids.length) {
                ids = Arrays.copyOf(ids, 2 * size);
                moons = Arrays.copyOf(moons, 2 * size);
            }
            ids[size] = id;
            moons[size++] = (byte) moon.index();
            return known.add(id);
        }
    }

    private MatchList() {}

    /** Reads the lines; complaints stay with the input. */
    static MatchList read(Input input, byte[] body) {
        MatchList list = new MatchList();
        String text = new String(body, StandardCharsets.UTF_8);
        int number = 0;
        int from = 0;
        boolean half = false;
        while (from < text.length() && list.errors < MOST_ERRORS) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            String line = text.substring(from, to > from && text.charAt(to - 1) == '\r' ? to - 1 : to);
            number++;
            from = to + 1;
            if (line.isBlank()) {
                continue;
            }
            String[] cells = line.split(",", -1);
            if (number == 1) {
                List<String> names = Arrays.stream(cells)
                        .map(cell -> cell.strip().toLowerCase(Locale.ROOT))
                        .toList();
                half = names.size() == 5 && names.get(4).equals("half");
                if (!names.subList(0, Math.min(4, names.size())).equals(COLUMNS) || (names.size() != 4 && !half)) {
                    list.reject(
                            input, number, "must name the columns: side,id,nakshatra,pada, and half if it is needed");
                    break;
                }
            } else {
                list.person(input, number, cells, half);
            }
        }
        if (list.errors == 0 && (list.brides.size == 0 || list.grooms.size == 0)) {
            list.reject(input, Math.max(number, 1), "needs at least one bride and one groom");
        }
        return list;
    }

    private void person(Input input, int number, String[] cells, boolean half) {
        if (cells.length != (half ? 5 : 4)) {
            reject(input, number, "must have " + (half ? 5 : 4) + " cells, without quotes");
            return;
        }
        String id = cells[1].strip();
        Nakshatra star = STARS.get(cells[2].strip().toLowerCase(Locale.ROOT));
        String pada = cells[3].strip();
        String which = half ? cells[4].strip() : "";
        boolean bride = cells[0].strip().equalsIgnoreCase("bride");
        if (!bride && !cells[0].strip().equalsIgnoreCase("groom")) {
            reject(input, number, "side must be bride or groom");
        } else if (id.isEmpty() || id.length() > LONGEST_ID) {
            reject(input, number, "id must have 1 to " + LONGEST_ID + " characters");
        } else if (star == null) {
            reject(input, number, "nakshatra must be a number from 1 to 27 or a name such as Rohini");
        } else if (pada.length() != 1 || pada.charAt(0) < '1' || pada.charAt(0) > '4') {
            reject(input, number, "pada must be 1 to 4");
        } else if (!which.isEmpty() && !which.equals("first") && !which.equals("second")) {
            reject(input, number, "half must be first, second or empty");
        } else if (brides.size + grooms.size == MOST_PEOPLE) {
            reject(input, number, "there may be " + MOST_PEOPLE + " people");
            errors = MOST_ERRORS;
        } else {
            List<MoonPada> moons = MoonPada.of(star, pada.charAt(0) - '0');
            // Where the half is not known the first is taken, which the description says.
            MoonPada moon = moons.get(which.equals("second") ? moons.size() - 1 : 0);
            if (!(bride ? brides : grooms).add(id, moon)) {
                reject(input, number, "id is there already on this side");
            }
        }
    }

    private void reject(Input input, int number, String message) {
        errors++;
        input.reject("line " + number, message);
    }

    Side brides() {
        return brides;
    }

    Side grooms() {
        return grooms;
    }

    /** How many there are of a bride and a groom. */
    long pairs() {
        return (long) brides.size * grooms.size;
    }

    private static Map<String, Nakshatra> stars() {
        Map<String, Nakshatra> stars = new HashMap<>();
        for (Nakshatra star : Nakshatra.ALL) {
            stars.put(star.id().toLowerCase(Locale.ROOT), star);
            stars.put(Integer.toString(star.number()), star);
        }
        return stars;
    }
}
