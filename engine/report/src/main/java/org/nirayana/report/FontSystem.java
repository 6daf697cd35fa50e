package org.nirayana.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes the font machinery of the JDK start on machines that have no fonts.
 *
 * <p>Before it reads any font, the JDK on Linux wants to know the fonts of the system, from libfontconfig or from a file of its
 * own; a small container has neither, and then it fails ("Fontconfig head is null"). A file of the second kind that names the
 * font of the reports is enough; it is only given where nobody gave another.
 */
final class FontSystem {
    private static final String CONFIGURATION = "sun.awt.fontconfig";
    private static final String HEADLESS = "java.awt.headless";

    private FontSystem() {}

    /** To be called before the first font is made. */
    static synchronized void prepare(Path font) throws IOException {
        if (System.getProperty(HEADLESS) == null) {
            System.setProperty(HEADLESS, "true");
        }
        if (System.getProperty(CONFIGURATION) == null) {
            Path file = Files.createTempFile("nirayana-", ".properties");
            file.toFile().deleteOnExit();
            StringBuilder lines = new StringBuilder("version=1\n");
            for (String logical : new String[] {"serif", "sansserif", "monospaced", "dialog", "dialoginput"}) {
                for (String style : new String[] {"plain", "bold", "italic", "bolditalic"}) {
                    lines.append(logical).append('.').append(style).append(".latin-1=Kurinto Sans\n");
                }
            }
            lines.append("sequence.allfonts=latin-1\n")
                    .append("filename.Kurinto_Sans=")
                    .append(font.toAbsolutePath())
                    .append('\n');
            Files.writeString(file, lines);
            System.setProperty(CONFIGURATION, file.toString());
        }
    }
}
