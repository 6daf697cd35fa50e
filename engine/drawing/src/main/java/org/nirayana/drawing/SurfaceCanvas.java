package org.nirayana.drawing;

import org.nirayana.drawing.ChartSurface.Run;
import org.nirayana.drawing.Palette.Role;

/** A canvas that draws on somebody else's surface. */
final class SurfaceCanvas implements Canvas {
    private final ChartSurface surface;
    private final Palette palette;

    SurfaceCanvas(ChartSurface surface, Palette palette) {
        this.surface = surface;
        this.palette = palette;
    }

    @Override
    public void fill(Role role, PathData path) {
        path.drawOn(surface);
        surface.fill(rgb(role));
    }

    @Override
    public void stroke(Role role, double width, PathData path) {
        path.drawOn(surface);
        surface.stroke(rgb(role), width);
    }

    @Override
    public void text(Role role, double x, double y, House.Anchor anchor, double size, int weight, String text) {
        double share =
                switch (anchor) {
                    case START -> 0;
                    case MIDDLE -> 0.5;
                    case END -> 1;
                };
        surface.text(rgb(role), x, y, share, size, new Run(text, weight == BOLD));
    }

    @Override
    public void pair(Role role, double x, double y, double size, String name, String degrees) {
        surface.text(rgb(role), x, y, 0.5, size, new Run(name, true), new Run(" " + degrees, false));
    }

    @Override
    public void foreignText(Role role, double x, double y, double size, int weight, String text) {
        text(role, x, y, House.Anchor.MIDDLE, size, weight, text);
    }

    private int rgb(Role role) {
        return Integer.parseInt(palette.colour(role).substring(1), 16);
    }
}
