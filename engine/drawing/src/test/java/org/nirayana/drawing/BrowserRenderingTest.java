package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.testing.Tools;
import org.nirayana.words.Language;

/**
 * Charts in a real browser with real fonts: every text must lie inside its house, and no two may touch.
 *
 * <p>Runs where Chromium and the Noto fonts are installed; elsewhere it is reported as skipped, in continuous integration it
 * fails.
 */
class BrowserRenderingTest {
    private record Measured(
            int chart, double x0, double x1, double y0, double y1, double baseline, double size, String text) {}

    private record Case(ChartStyle style, Language language, Placements placements, List<DrawnPoint> others) {
        Case(ChartStyle style, Language language, Placements placements) {
            this(style, language, placements, List.of());
        }

        String svg() {
            return new ChartDrawing(
                            placements,
                            others,
                            Vargas.of(1),
                            style,
                            language.labels(),
                            Samples.caption("Wolfeschlegelsteinhausenbergerdorff of Philadelphia", "तिरुवनन्तपुरम्"),
                            Theme.AUTO,
                            ChartDrawing.DEFAULT_WIDTH)
                    .svg();
        }
    }

    @Test
    void everyTextStaysInItsHouse(@TempDir Path folder) throws IOException {
        SplittableRandom random = new SplittableRandom(27);
        SplittableRandom randomOfMany = new SplittableRandom(28);
        List<Case> cases = new ArrayList<>();
        for (ChartStyle style : ChartStyle.values()) {
            for (Language language : Language.values()) {
                cases.add(new Case(style, language, Samples.random(random)));
                for (int i = 0; i < 4; i++) {
                    // Over the languages every sign is crowded, over the ascendants every shape of the northern style.
                    Rasi sign = Rasi.ofNumber(random.nextInt(1, 13));
                    Rasi ascendant = i == 0 ? sign : Rasi.ofNumber(random.nextInt(1, 13));
                    cases.add(new Case(style, language, Samples.crowded(sign, ascendant)));
                }
                for (int count : new int[] {12, 20, 40}) {
                    Rasi sign = Rasi.ofNumber(randomOfMany.nextInt(1, 13));
                    Rasi ascendant = Rasi.ofNumber(randomOfMany.nextInt(1, 13));
                    cases.add(new Case(
                            style, language, Samples.crowded(sign, ascendant), Samples.madeUp(count - 9, sign)));
                }
            }
        }
        StringBuilder page = new StringBuilder("<!DOCTYPE html><meta charset=utf-8><body>");
        cases.forEach(one -> page.append(one.svg()));
        page.append("<script>const fonts = ['")
                .append(String.join("', '", fonts()))
                .append("'];</script>");
        page.append("""
                <pre id=missing></pre><pre id=result></pre><script>
                const missing = fonts.map((name) => new FontFace('sought', `local('${name}'), local('${name} Regular')`)
                    .load().then(() => [], () => [name]));
                Promise.all(missing).then((names) => {
                  document.getElementById('missing').textContent = '##' + names.flat().join(', ') + '##';
                });
                const out = [];
                document.querySelectorAll('svg').forEach((svg, i) => svg.querySelectorAll('text').forEach(t => {
                  const b = t.getBBox();
                  out.push([i, b.x, b.x + b.width, b.y, b.y + b.height, t.getAttribute('y'),
                    t.getAttribute('font-size'), t.textContent].join('|'));
                }));
                document.getElementById('result').textContent = '@@' + out.join('\\n') + '@@';
                </script>
                """);
        String dom = Chromium.dump(folder, page.toString());
        String missing = dom.split("##", 3)[1];
        Tools.require(missing.isEmpty(), missing + " (Debian: fonts-noto-core)");
        String result = dom.split("@@", 3)[1];
        List<Measured> all = new ArrayList<>();
        for (String line : result.lines().toList()) {
            String[] c = line.split("\\|", 8);
            all.add(new Measured(
                    Integer.parseInt(c[0]),
                    Double.parseDouble(c[1]),
                    Double.parseDouble(c[2]),
                    Double.parseDouble(c[3]),
                    Double.parseDouble(c[4]),
                    Double.parseDouble(c[5]),
                    Double.parseDouble(c[6]),
                    c[7]));
        }
        assertThat(all).hasSizeGreaterThan(cases.size() * 25);
        Map<Language, Double> ratio = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Measured text = all.get(i);
            Case one = cases.get(text.chart());
            double estimated = TextMetrics.width(text.text()) * text.size();
            // In the smallest type a letter alone is wider, by the whole pixel that a browser rounds it to.
            if (one.others().isEmpty()) {
                ratio.merge(one.language(), (text.x1() - text.x0()) / estimated, Math::max);
            }
            if (!inside(one, text)) {
                wrong.add(one.style() + " " + one.language() + " out of its house: " + text);
            }
            for (int k = i + 1; k < all.size() && all.get(k).chart() == text.chart(); k++) {
                Measured other = all.get(k);
                boolean beside = text.x1() <= other.x0() + 0.5 || other.x1() <= text.x0() + 0.5;
                boolean above = bottom(text) <= top(other) || bottom(other) <= top(text);
                if (!beside && !above) {
                    wrong.add(one.style() + " " + one.language() + " overlap: " + text + " and " + other);
                }
            }
        }
        // What places text must not take it for narrower than it is: 20 % is one letter of a short label.
        ratio.forEach((language, r) ->
                assertThat(r).as("%s: width measured over estimated", language).isLessThan(1.2));
        assertThat(wrong).isEmpty();
    }

    /** The fonts that the estimates of widths are held against, one for each script. */
    private static List<String> fonts() {
        return Arrays.stream(ScriptFonts.values())
                .map(script -> script.fontFamily()
                        .replaceFirst(".*('Noto Sans[^']*').*", "$1")
                        .replace("'", ""))
                .toList();
    }

    private static double top(Measured text) {
        return text.baseline() - 0.72 * text.size();
    }

    private static double bottom(Measured text) {
        return text.baseline() + 0.2 * text.size();
    }

    private static boolean inside(Case one, Measured text) {
        ChartTemplate board = one.style().board();
        double[] box = board.captionBox();
        Polygon caption = Polygon.rectangle(box[0] - 2, box[1] - 2, box[2] + 4, box[3] + 4);
        if (caption.contains(text.x0(), top(text), text.x1(), bottom(text))) {
            return true;
        }
        Rasi ascendant = one.placements().ascendant().rasi();
        return Rasi.ALL.stream()
                .anyMatch(rasi ->
                        board.house(rasi, ascendant).shape().contains(text.x0(), top(text), text.x1(), bottom(text)));
    }
}
