package org.nirayana.report;

import org.nirayana.drawing.ChartDrawing;

/** A chart as an image. */
public final class ChartImage {
    private ChartImage() {}

    /**
     * The chart as PNG, as wide as the drawing says.
     *
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    public static byte[] png(ChartDrawing drawing) {
        Pixels image = new Pixels(drawing.width(), height(drawing));
        image.within(0, 0, scale(drawing));
        drawing.drawOn(image);
        return image.png(height(drawing));
    }

    /** How many pixels the image is high. */
    public static int height(ChartDrawing drawing) {
        return (int) Math.rint(drawing.height() * scale(drawing));
    }

    private static double scale(ChartDrawing drawing) {
        return drawing.width() / ChartDrawing.UNITS;
    }
}
