package org.nirayana.drawing;

/**
 * What a chart is drawn on when it is not written as SVG: a page of a document, an image.
 *
 * <p>Coordinates are those of the picture: {@link ChartDrawing#UNITS} wide, x to the right and y down. A path is built by the
 * first three methods, and {@link #fill} or {@link #stroke} draws and ends it.
 */
public interface ChartSurface {
    /** Text in one weight. */
    record Run(String text, boolean bold) {}

    void moveTo(double x, double y);

    void lineTo(double x, double y);

    void closePath();

    /**
     * Fills the path and ends it.
     *
     * @param rgb 0xRRGGBB
     */
    void fill(int rgb);

    /**
     * Draws the line of the path and ends it.
     *
     * @param rgb 0xRRGGBB
     */
    void stroke(int rgb, double width);

    /**
     * Text of any script on one line.
     *
     * @param y the baseline
     * @param share how much of the text stands left of {@code x}: 0 where it starts there, 0.5 where it is centred, 1 where it ends
     */
    void text(int rgb, double x, double y, double share, double size, Run... runs);
}
