package org.nirayana.report;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One weight of the font of all reports, Kurinto Sans (SIL Open Font License), which has every script of the labels.
 *
 * <p>It comes out of the jar into a temporary file, from which the JDK reads what it needs: 5 MB that never lie in the heap.
 */
enum Typeface {
    REGULAR("KurintoSans-Rg"),
    BOLD("KurintoSans-Bd");

    /** Fonts are asked for at this size, so that lengths are thousandths of the size, as in PDF. */
    static final float SIZE = 1000;

    /** Without hints: lengths are those of the outlines. */
    static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    /** What a document embeds of it; what shapes and names glyphs stays outside. */
    static final List<String> EMBEDDED_TABLES = List.of("glyf", "head", "hhea", "hmtx", "loca", "maxp");

    /** FontBox takes no font apart that lacks the table of characters, though nobody asks for it. */
    private static final List<String> OUTLINE_TABLES =
            Stream.concat(EMBEDDED_TABLES.stream(), Stream.of("cmap")).toList();

    private static final int DIRECTORY_ENTRY = 16;
    private static final int HEADER = 12;

    private final String fileName;

    /** Made when first asked for: a service that writes no report reads no font. */
    @SuppressWarnings("ImmutableEnumChecker")
    private volatile Opened opened;

    private record Opened(Path file, Font font) {}

    Typeface(String fileName) {
        this.fileName = fileName;
    }

    static Typeface of(boolean bold) {
        return bold ? BOLD : REGULAR;
    }

    /** The name by which the document knows it. */
    String postScriptName() {
        return fileName;
    }

    /**
     * @throws FontsUnavailableException where the JDK of the machine cannot use fonts
     */
    Font font() {
        return opened().font();
    }

    private Opened opened() {
        Opened known = opened;
        if (known == null) {
            synchronized (this) {
                known = opened;
                if (known == null) {
                    known = open();
                    opened = known;
                }
            }
        }
        return known;
    }

    private Opened open() {
        try {
            Path file = Files.createTempFile("nirayana-", ".ttf");
            boolean usable = false;
            try (InputStream in = Typeface.class.getResourceAsStream("/fonts/ttf/Kurinto/" + fileName + ".ttf")) {
                if (in == null) {
                    throw new IllegalStateException("The font " + fileName + " is not among the resources.");
                }
                Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
                FontSystem.prepare(file);
                Font font = Font.createFont(Font.TRUETYPE_FONT, file.toFile()).deriveFont(SIZE);
                // The library behind it is loaded by the first line of text.
                font.layoutGlyphVector(CONTEXT, new char[] {'a'}, 0, 1, Font.LAYOUT_LEFT_TO_RIGHT);
                usable = true;
                return new Opened(file, font);
            } finally {
                if (usable) {
                    file.toFile().deleteOnExit();
                } else {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | FontFormatException e) {
            throw new FontsUnavailableException("The font " + fileName + " could not be unpacked and read.", e);
        } catch (LinkageError | InternalError | RuntimeException e) {
            throw new FontsUnavailableException(
                    "This Java cannot use fonts: its library libfontmanager or the system's libfreetype is missing or broken.",
                    e);
        }
    }

    /** The font with its outlines alone, as a document embeds them. */
    byte[] outlines() throws IOException {
        try (FileChannel file = FileChannel.open(opened().file(), StandardOpenOption.READ)) {
            ByteBuffer start = read(file, 0, HEADER);
            int count = start.getShort(4);
            ByteBuffer directory = read(file, HEADER, count * DIRECTORY_ENTRY);
            List<int[]> kept = new ArrayList<>();
            int total = HEADER + OUTLINE_TABLES.size() * DIRECTORY_ENTRY;
            for (int i = 0; i < count; i++) {
                int at = i * DIRECTORY_ENTRY;
                byte[] tag = new byte[4];
                directory.get(at, tag);
                if (OUTLINE_TABLES.contains(new String(tag, StandardCharsets.US_ASCII))) {
                    kept.add(new int[] {at, directory.getInt(at + 8), directory.getInt(at + 12)});
                    total += padded(directory.getInt(at + 12));
                }
            }
            ByteBuffer out = ByteBuffer.allocate(total);
            // The three numbers after the count only speed up a search.
            out.putInt(start.getInt(0)).putShort((short) kept.size()).putShort((short) 64);
            out.putShort((short) 2).putShort((short) 32);
            int offset = HEADER + kept.size() * DIRECTORY_ENTRY;
            for (int[] table : kept) {
                out.putInt(directory.getInt(table[0])).putInt(directory.getInt(table[0] + 4));
                out.putInt(offset).putInt(table[2]);
                offset += padded(table[2]);
            }
            for (int[] table : kept) {
                out.put(read(file, table[1], table[2]));
                out.position(padded(out.position()));
            }
            return out.array();
        }
    }

    /** Tables begin at multiples of four. */
    private static int padded(int length) {
        return (length + 3) & ~3;
    }

    private static ByteBuffer read(FileChannel file, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && file.read(bytes, from + bytes.position()) >= 0) {
            // A file is read in as many steps as it takes.
        }
        return bytes.flip();
    }
}
