package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/** Limits, defaults and time limits are called what others call them, so that whoever greps for them finds them. */
class NamesTest {
    /** MAX_, MIN_, DEFAULT_ and _TIMEOUT are meant. */
    private static final Pattern UNUSUAL = Pattern.compile("\\b(?:MOST|LEAST|USUAL|PATIENCE)_[A-Z]\\w*");

    @Test
    void limitsAreCalledWhatOthersCallThem() throws IOException {
        List<String> unusual = new ArrayList<>();
        int read = 0;
        for (Path module : Project.modules().values()) {
            Path sources = module.resolve("src");
            if (!Files.isDirectory(sources)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(file -> file.toString().matches(".*\\.(java|js)"))
                        .toList()) {
                    read++;
                    UNUSUAL.matcher(Files.readString(file))
                            .results()
                            .forEach(name -> unusual.add(file.getFileName() + ": " + name.group()));
                }
            }
        }
        assertThat(read).isGreaterThan(1000);
        assertThat(unusual).isEmpty();
    }
}
