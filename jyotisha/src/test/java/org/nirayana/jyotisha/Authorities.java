package org.nirayana.jyotisha;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reference values of others, from the folder {@code authorities} at the root of the project. */
public final class Authorities {
    /** A comma outside quotation marks. */
    private static final Pattern COMMA = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private Authorities() {}

    /** The rows of a CSV file without its header, cells as they stand. */
    public static List<String[]> rows(String file) {
        List<String[]> rows = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(folder().resolve(file), StandardCharsets.UTF_8)) {
                if (!line.startsWith("#") && !line.isBlank()) {
                    rows.add(COMMA.split(line, -1));
                }
            }
        } catch (IOException e) {
            throw new AssertionError("cannot read " + file, e);
        }
        return rows.subList(1, rows.size());
    }

    /** The root of the project. */
    public static Path root() {
        return folder().getParent();
    }

    private static Path folder() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve("authorities"))) {
                return at.resolve("authorities");
            }
        }
        throw new AssertionError("no folder authorities here or above");
    }
}
