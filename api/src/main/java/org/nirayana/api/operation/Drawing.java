package org.nirayana.api.operation;

import java.util.function.Supplier;

/**
 * A body that is drawn when there is room for it: a picture in pixels, or the pages of a document.
 *
 * <p>To draw takes a processor for long, and memory whose most is known before; so a service can let few be drawn at once.
 *
 * @param bytes the most that is held in memory while it is drawn
 * @param maker draws it; each call anew
 */
public record Drawing(long bytes, Supplier<byte[]> maker) {
    /** Four for the colour, and one for lines that are packed and for what comes of them: a drawing is a small part of that. */
    private static final int BYTES_PER_PIXEL = 5;

    /** Pages, fonts and their parts until they are written: a report with three levels of dashas in Tamil needs 8 MB. */
    public static final long BYTES_OF_PAGES = 12L * 1024 * 1024;

    public Drawing {
        if (bytes < 1) {
            throw new IllegalArgumentException("A drawing takes memory, not " + bytes + " bytes.");
        }
    }

    /** A picture that is held as a whole. */
    public static Drawing ofPixels(int width, int height, Supplier<byte[]> maker) {
        return new Drawing((long) width * height * BYTES_PER_PIXEL, maker);
    }

    /** A document of some pages. */
    public static Drawing ofPages(Supplier<byte[]> maker) {
        return new Drawing(BYTES_OF_PAGES, maker);
    }
}
