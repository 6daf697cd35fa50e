package org.nirayana.service.astro;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.EphemerisFormatException;
import org.nirayana.astronomy.ephemeris.LayeredEphemeris;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.ephemeris.Span;
import org.nirayana.astronomy.ephemeris.SpkEphemeris;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.config.Config;

/**
 * Which ephemeris the service computes with: the built-in one, a file named by {@code NIRAYANA_EPHEMERIS}, or the built-in
 * one widened by a file of our own format in {@code DATA_DIR}.
 *
 * <p>What a file is, its first bytes say, not its name. A JPL file takes the place of the built-in ephemeris, for its owner
 * wants its generation. A wider file of our own format is put around it instead, since it is the coarser of the two. A
 * file that cannot be used stops the start: who put it there expects its span.
 */
public final class EphemerisChoice {
    private static final String OUR_SUFFIX = ".eph";

    private EphemerisChoice() {}

    /**
     * Opens it.
     *
     * @throws BadConfig when a file that was named, or that lies in the data directory, cannot be used
     */
    public static Ephemeris of(Config config) {
        Optional<Path> named = config.ephemeris();
        if (named.isPresent()) {
            return read("NIRAYANA_EPHEMERIS", named.get());
        }
        Ephemeris chosen = PackedEphemeris.load();
        for (Path file : filesIn(config.dataDir())) {
            Ephemeris found = read("DATA_DIR", file);
            if (isWider(found.span(), chosen.span())) {
                chosen = found;
            }
        }
        return chosen;
    }

    private static Ephemeris read(String variable, Path file) {
        try {
            if (!PackedEphemeris.recognises(file)) {
                return SpkEphemeris.open(file);
            }
            Ephemeris found = PackedEphemeris.open(file);
            Ephemeris builtIn = PackedEphemeris.load();
            return isWider(found.span(), builtIn.span()) ? new LayeredEphemeris(builtIn, found) : found;
        } catch (IOException | EphemerisFormatException unusable) {
            throw BadConfig.of(
                    variable, file.toString(), "an ephemeris file that can be read (" + unusable.getMessage() + ")");
        }
    }

    private static boolean isWider(Span wide, Span narrow) {
        return wide.contains(narrow.start()) && wide.contains(narrow.end());
    }

    private static boolean isNamedSo(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(OUR_SUFFIX);
    }

    private static List<Path> filesIn(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(EphemerisChoice::isNamedSo).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
