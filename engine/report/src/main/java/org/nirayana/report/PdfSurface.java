package org.nirayana.report;

import org.nirayana.drawing.ChartDrawing;
import org.nirayana.drawing.ChartSurface;

/** A part of a page on which a chart is drawn. */
final class PdfSurface implements ChartSurface {
    private final PdfDocument document;
    private final PdfPage page;
    private final double left;
    private final double top;
    private final double scale;

    /** @param width of the chart, in points */
    PdfSurface(PdfDocument document, PdfPage page, double left, double top, double width) {
        this.document = document;
        this.page = page;
        this.left = left;
        this.top = top;
        this.scale = width / ChartDrawing.UNITS;
    }

    @Override
    public void moveTo(double x, double y) {
        page.moveTo(left + scale * x, top + scale * y);
    }

    @Override
    public void lineTo(double x, double y) {
        page.lineTo(left + scale * x, top + scale * y);
    }

    @Override
    public void closePath() {
        page.closePath();
    }

    @Override
    public void fill(int rgb) {
        page.fill(rgb);
    }

    @Override
    public void stroke(int rgb, double width) {
        page.stroke(rgb, scale * width);
    }

    @Override
    public void text(int rgb, double x, double y, double share, double size, Run... runs) {
        double points = scale * size;
        double width = 0;
        for (Run run : runs) {
            width += document.shape(Typeface.of(run.bold()), run.text()).width();
        }
        double at = left + scale * x - share * width * points / 1000;
        for (Run run : runs) {
            ShapedText shaped = document.shape(Typeface.of(run.bold()), run.text());
            page.text(rgb, at, top + scale * y, points, shaped);
            at += shaped.width() * points / 1000;
        }
    }
}
