package org.nirayana.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartSurface;

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
        // Before anything of Java2D is touched.
        Typeface.REGULAR.font();
        BufferedImage image = new BufferedImage(
                drawing.width(), (int) Math.rint(drawing.height() * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(scale, scale);
        drawing.drawOn(new ImageSurface(graphics));
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream into = new MemoryCacheImageOutputStream(out)) {
            if (!ImageIO.write(image, "png", into)) {
                throw new IllegalStateException("This Java has no writer of PNG.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static final class ImageSurface implements ChartSurface {
        private final Graphics2D graphics;
        private Path2D path = new Path2D.Double();

        ImageSurface(Graphics2D graphics) {
            this.graphics = graphics;
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
                    AffineTransform place =
                            AffineTransform.getTranslateInstance(at + glyph.x() * em, y - glyph.y() * em);
                    place.scale(em, em);
                    graphics.fill(place.createTransformedShape(typeface.font()
                            .createGlyphVector(Typeface.CONTEXT, new int[] {glyph.id()})
                            .getGlyphOutline(0)));
                }
                at += shaped.width() * em;
            }
        }
    }
}
