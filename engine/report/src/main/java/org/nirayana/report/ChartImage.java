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
        double scale = drawing.width() / ChartDrawing.UNITS;
        Pixels image = new Pixels(drawing.width(), (int) Math.rint(drawing.height() * scale));
        image.within(0, 0, scale);
        drawing.drawOn(image);
        return image.png();
    }
}
