package org.nirayana.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.eclipse.SolarEclipsePath;
import org.nirayana.drawing.Palette.Role;
import org.nirayana.drawing.SvgWriter.Attribute;
import org.nirayana.drawing.SvgWriter.Element;

/**
 * A map of the world on which an eclipse of the Sun is drawn: the central line with its limits, the limits of the partial
 * eclipse and of a quarter, a half and three quarters of the diameter, and where it is seen at sunrise and sunset.
 *
 * <p>Longitudes and latitudes are drawn evenly, the meridian of Greenwich in the middle. There are no words on it, only the date and
 * figures, so that it needs no language.
 *
 * @param eclipse what is drawn
 * @param greatest its greatest instant, which is written on the map
 * @param place somewhere to mark, if anybody is there
 * @param theme colours
 * @param width in pixels, {@value #MIN_WIDTH} to {@value #MAX_WIDTH}
 */
public record EclipseMap(SolarEclipse eclipse, Instant greatest, Optional<Site> place, Theme theme, int width) {
    public static final int MIN_WIDTH = 200;
    public static final int MAX_WIDTH = 4000;
    public static final int DEFAULT_WIDTH = 960;

    private static final double WIDE = 720;
    private static final double HIGH = 360;
    private static final double PER_DEGREE = 2;
    private static final int GRATICULE_DEGREES = 30;
    private static final double MARK = 4;
    private static final double TEXT_SIZE = 11;
    private static final DateTimeFormatter WRITTEN = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    /** Made once: it is the same on every map. */
    private static final String LAND = land();

    public EclipseMap {
        if (width < MIN_WIDTH || width > MAX_WIDTH) {
            throw new IllegalArgumentException(
                    "The width is " + MIN_WIDTH + " to " + MAX_WIDTH + " pixels, not " + width + ".");
        }
    }

    /** The map as an SVG document. */
    public String svg() {
        Palette palette = theme == Theme.DARK ? Palette.DARK : Palette.LIGHT;
        SolarEclipsePath path = new SolarEclipsePath(eclipse);
        SvgWriter svg = new SvgWriter();
        String time = WRITTEN.format(greatest.plusMillis(500).truncatedTo(ChronoUnit.SECONDS));
        svg.start(Element.SVG)
                .attribute(Attribute.XMLNS, "http://www.w3.org/2000/svg")
                .attribute(Attribute.WIDTH, width)
                .attribute(Attribute.HEIGHT, width * HIGH / WIDE)
                .attribute(Attribute.VIEW_BOX, "0 0 " + (int) WIDE + " " + (int) HIGH)
                .attribute(Attribute.ROLE, "img")
                .attribute(Attribute.ARIA_LABELLEDBY, "title")
                .newLine();
        svg.start(Element.TITLE)
                .attribute(Attribute.ID, "title")
                .text(time)
                .end()
                .newLine();
        if (theme == Theme.AUTO) {
            svg.styleSheet(Palette.PREFER_DARK).newLine();
        }
        fill(
                svg,
                palette,
                Role.PAPER,
                new PathData().rectangle(0, 0, WIDE, HIGH).toString());
        fill(svg, palette, Role.TINT, LAND);
        stroke(svg, palette, Role.LINE, 0.15, graticule());
        for (double magnitude : new double[] {0.25, 0.5, 0.75}) {
            stroke(svg, palette, Role.LINE, 0.4, lines(path.limits(magnitude)));
        }
        stroke(svg, palette, Role.LINE, 0.9, lines(path.limits(0)));
        stroke(svg, palette, Role.LINE, 0.9, lines(path.horizonCurves()));
        stroke(svg, palette, Role.ACCENT_LINE, 0.6, lines(path.centralLimits()));
        stroke(svg, palette, Role.ACCENT_LINE, 1.2, lines(List.of(path.centralLine())));
        stroke(svg, palette, Role.ACCENT_LINE, 1, cross(eclipse.greatestPlace()));
        place.ifPresent(site -> fill(svg, palette, Role.ACCENT, diamond(site)));
        caption(svg, palette, time, 0);
        caption(
                svg,
                palette,
                String.format(
                        Locale.ROOT,
                        "γ %.4f  %.4f  %s",
                        eclipse.gamma(),
                        eclipse.magnitude(),
                        eclipse.saros().series()),
                1);
        return svg.end().newLine().document();
    }

    private static void caption(SvgWriter svg, Palette palette, String text, int line) {
        svg.start(Element.TEXT)
                .attribute(Attribute.X, 6)
                .attribute(Attribute.Y, HIGH - 8 - (1 - line) * TEXT_SIZE * 1.3)
                .attribute(Attribute.FONT_FAMILY, "sans-serif")
                .attribute(Attribute.FONT_SIZE, TEXT_SIZE)
                .attribute(Attribute.FILL, palette.colour(Role.INK))
                .attribute(Attribute.CLASS, Role.INK.cssClass())
                .text(text)
                .end()
                .newLine();
    }

    private static void fill(SvgWriter svg, Palette palette, Role role, String path) {
        svg.start(Element.PATH)
                .attribute(Attribute.D, path)
                .attribute(Attribute.FILL, palette.colour(role))
                .attribute(Attribute.STROKE, "none")
                .attribute(Attribute.CLASS, role.cssClass())
                .end()
                .newLine();
    }

    private static void stroke(SvgWriter svg, Palette palette, Role role, double width, String path) {
        if (path.isEmpty()) {
            return;
        }
        svg.start(Element.PATH)
                .attribute(Attribute.D, path)
                .attribute(Attribute.FILL, "none")
                .attribute(Attribute.STROKE, palette.colour(role))
                .attribute(Attribute.STROKE_WIDTH, width)
                .attribute(Attribute.CLASS, role.cssClass())
                .end()
                .newLine();
    }

    private static double x(double longitude) {
        return (longitude + 180) * PER_DEGREE;
    }

    private static double y(double latitude) {
        return (90 - latitude) * PER_DEGREE;
    }

    /** Curves, cut where they leave the map on one side and come in on the other. */
    private static String lines(List<List<Site>> curves) {
        PathData path = new PathData();
        for (List<Site> curve : curves) {
            double before = Double.NaN;
            for (Site site : curve) {
                double longitude = site.longitude().signed().degrees();
                double x = x(longitude);
                double y = y(site.latitude().degrees());
                // Near a pole a curve runs through many meridians at once: there half the map is no leap.
                if (Double.isNaN(before) || Math.abs(longitude - before) > 180) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
                before = longitude;
            }
        }
        return path.toString();
    }

    private static String graticule() {
        PathData path = new PathData();
        for (int longitude = -180 + GRATICULE_DEGREES; longitude < 180; longitude += GRATICULE_DEGREES) {
            path.moveTo(x(longitude), 0).lineTo(x(longitude), HIGH);
        }
        for (int latitude = -90 + GRATICULE_DEGREES; latitude < 90; latitude += GRATICULE_DEGREES) {
            path.moveTo(0, y(latitude)).lineTo(WIDE, y(latitude));
        }
        return path.toString();
    }

    private static String cross(Site site) {
        double x = x(site.longitude().signed().degrees());
        double y = y(site.latitude().degrees());
        return new PathData()
                .moveTo(x - MARK, y)
                .lineTo(x + MARK, y)
                .moveTo(x, y - MARK)
                .lineTo(x, y + MARK)
                .toString();
    }

    private static String diamond(Site site) {
        double x = x(site.longitude().signed().degrees());
        double y = y(site.latitude().degrees());
        return new PathData()
                .moveTo(x - MARK, y)
                .lineTo(x, y - MARK)
                .lineTo(x + MARK, y)
                .lineTo(x, y + MARK)
                .close()
                .toString();
    }

    private static String land() {
        PathData path = new PathData();
        for (String line :
                resource().lines().filter(text -> !text.startsWith("#")).toList()) {
            String[] cells = line.split(" ", -1);
            for (int i = 0; i + 1 < cells.length; i += 2) {
                double x = x(Integer.parseInt(cells[i]) / 10.0);
                double y = y(Integer.parseInt(cells[i + 1]) / 10.0);
                if (i == 0) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            }
            path.close();
        }
        return path.toString();
    }

    private static String resource() {
        try (InputStream in = EclipseMap.class.getResourceAsStream("land.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read the outlines of land", failed);
        }
    }
}
