package org.nirayana.drawing.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/** The gallery in the repository is what {@code ./nirayana gallery} writes. */
class GalleryTest {
    @Test
    void isCurrent() throws Exception {
        Path folder = Project.file("docs/gallery");
        Map<String, String> files = Gallery.files();
        Set<String> present;
        try (Stream<Path> all = Files.list(folder)) {
            present = all.map(path -> path.getFileName().toString()).collect(Collectors.toSet());
        }
        assertThat(present).isEqualTo(files.keySet());
        for (Map.Entry<String, String> file : files.entrySet()) {
            assertThat(Files.readString(folder.resolve(file.getKey()), StandardCharsets.UTF_8))
                    .as("%s: run ./nirayana gallery", file.getKey())
                    .isEqualTo(file.getValue());
        }
    }
}
