package org.nirayana.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.nirayana.drawing.ChartSurface;

/** An image that is drawn on; text of any script is shaped as in a document. */
final class Pixels implements ChartSurface {
    private final BufferedImage image;
    private final Graphics2D graphics;
    private Path2D path = new Path2D.Double();

    /**
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    Pixels(int width, int height) {
        // Before anything of Java2D is touched.
        Typeface.REGULAR.font();
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** Has what is drawn from now on begin at a point of the image, in units of so many pixels; until {@link #whole}. */
    void within(double x, double y, double scale) {
        graphics.translate(x, y);
        graphics.scale(scale, scale);
    }

    /** Has what is drawn from now on be measured in pixels from the corner of the image again. */
    void whole() {
        graphics.setTransform(new AffineTransform());
    }

    void rectangle(int rgb, double x, double y, double width, double height) {
        graphics.setColor(new Color(rgb));
        graphics.fill(new Rectangle2D.Double(x, y, width, height));
    }

    /** Ends the drawing, which is so high from the top on. */
    byte[] png(int height) {
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream into = new MemoryCacheImageOutputStream(out)) {
            if (!ImageIO.write(image.getSubimage(0, 0, image.getWidth(), height), "png", into)) {
                throw new IllegalStateException("This Java has no writer of PNG.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    @Override
    public void moveTo(double x, double y) {
        path.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        path.lineTo(x, y);
    }

    @Override
    public void closePath() {
        path.closePath();
    }

    @Override
    public void fill(int rgb) {
        graphics.setColor(new Color(rgb));
        graphics.fill(path);
        path = new Path2D.Double();
    }

    @Override
    public void stroke(int rgb, double width) {
        graphics.setColor(new Color(rgb));
        graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 4));
        graphics.draw(path);
        path = new Path2D.Double();
    }

    @Override
    public void text(int rgb, double x, double y, double share, double size, Run... runs) {
        graphics.setColor(new Color(rgb));
        double em = size / Typeface.SIZE;
        double width = 0;
        for (Run run : runs) {
            width += ShapedText.of(Typeface.of(run.bold()), run.text()).width();
        }
        double at = x - share * width * em;
        for (Run run : runs) {
            Typeface typeface = Typeface.of(run.bold());
            ShapedText shaped = ShapedText.of(typeface, run.text());
            for (ShapedText.Glyph glyph : shaped.glyphs()) {
                AffineTransform place = AffineTransform.getTranslateInstance(at + glyph.x() * em, y - glyph.y() * em);
                place.scale(em, em);
                graphics.fill(place.createTransformedShape(typeface.font()
                        .createGlyphVector(Typeface.CONTEXT, new int[] {glyph.id()})
                        .getGlyphOutline(0)));
            }
            at += shaped.width() * em;
        }
    }
}
