package org.nirayana.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.words.Language;
import org.w3c.dom.Document;

/** Text of the caller's can never become markup, and never breaks the document. */
class InjectionTest {
    private static final List<ChartStyle> STYLES = List.of(ChartStyle.values());

    private static final List<String> SCRIPTS = List.of(
            "pwned=1",
            "window.pwned=1",
            "top.pwned=1",
            "self['pwned']=1",
            "eval('pwned=1')",
            "setTimeout('pwned=1')",
            "document.title='pwned';pwned=1");

    /** Where {@code %s} stands, a script goes. */
    private static final List<String> SHAPES = List.of(
            "<script>%s</script>",
            "</text><script>%s</script>",
            "</title><script>%s</script>",
            "</desc></svg><script>%s</script>",
            "</style><script>%s</script>",
            "<svg onload=\"%s\">",
            "\"><svg onload='%s'>",
            "<img src=x onerror=\"%s\">",
            "<image href=x onerror=\"%s\"/>",
            "<a href=\"javascript:%s\"><text>click</text></a>",
            "<animate onbegin=\"%s\" attributeName=x dur=1s>",
            "<set attributeName=onload to=\"%s\"/>",
            "<foreignObject><iframe srcdoc=\"&lt;script&gt;%s&lt;/script&gt;\"></iframe></foreignObject>",
            "<use href=\"data:image/svg+xml,&lt;svg onload='%s'/&gt;\"/>",
            "<![CDATA[</text><script>%s</script>]]>",
            "]]><script>%s</script>",
            "<!--><script>%s</script>-->",
            "--><script>%s</script>",
            "<?xml-stylesheet href=\"javascript:%s\"?>",
            "<!DOCTYPE svg [<!ENTITY x \"<script>%s</script>\">]>&x;",
            "&lt;script&gt;%s&lt;/script&gt;",
            "&#60;script&#62;%s&#60;/script&#62;",
            "\u0000<script>%s</script>",
            "<scr\u0000ipt>%s</scr\u0000ipt>",
            "＜script＞%s＜/script＞",
            "\uFEFF<script>%s</script>",
            "\u202E<script>%s</script>",
            "' onload='%s",
            "\" onload=\"%s",
            "` onload=`%s");

    private static final List<String> BREAKERS = List.of(
            "&",
            "&amp",
            "&#0;",
            "&#xD800;",
            "&nosuch;",
            "<",
            "]]>",
            "\u0000\u0001\u0008\u000B\u000C\u001F\u007F\u0085\u009F",
            "\uD800",
            "\uDC00",
            "\uDBFF\uDFFF",
            "\uD83D\uDE00\uD83D",
            "\uFFFE\uFFFF\uFDD0",
            "a\u0300".repeat(500),
            "a" + "\u0300".repeat(5000),
            "x".repeat(100_000),
            "\u202E\u2066\u200Bnoitcerid",
            "\r\n\t \u2028\u2029",
            "",
            " ");

    @Test
    void noPayloadBecomesMarkup() throws Exception {
        List<String> payloads = payloads();
        assertThat(payloads.size()).isGreaterThanOrEqualTo(200);
        for (String payload : payloads) {
            for (ChartStyle style : ChartStyle.values()) {
                String svg = svg(style, payload);
                Document document = ChartDrawingTest.parse(svg);
                ChartDrawingTest.assertAllowedOnly(document);
                assertThat(svg.length()).isLessThan(20_000);
            }
        }
    }

    @Test
    void noPayloadRunsInABrowser(@TempDir Path folder) throws Exception {
        StringBuilder page = new StringBuilder("<!DOCTYPE html><meta charset=utf-8><title>clean</title><body>");
        int count = 0;
        for (String payload : payloads()) {
            page.append(svg(STYLES.get(count++ % 3), payload));
        }
        page.append("""
                <pre id=result></pre><script>
                setTimeout(() => {
                  const odd = [...document.body.querySelectorAll('svg *')].map(e => e.localName)
                    .filter(n => !['title','desc','style','path','text','tspan'].includes(n));
                  document.getElementById('result').textContent = '@@' + (typeof pwned) + ' ' + document.title + ' '
                    + document.querySelectorAll('svg').length + ' ' + odd.length + ' '
                    + document.body.querySelectorAll('script,img,iframe,a').length + '@@';
                }, 500);
                </script>
                """);
        // One script: our own. One svg a payload, nothing inside them but what is allowed.
        assertThat(Chromium.dump(folder, page.toString()).split("@@", 3)[1])
                .isEqualTo("undefined clean " + count + " 0 1");
    }

    @Test
    void randomTextNeverBreaksTheDocument() throws Exception {
        SplittableRandom random = new SplittableRandom(200);
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(60); k > 0; k--) {
                text.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
            }
            ChartDrawingTest.assertAllowedOnly(ChartDrawingTest.parse(svg(STYLES.get(i % 3), text.toString())));
        }
    }

    private static List<String> payloads() {
        List<String> payloads = new ArrayList<>(BREAKERS);
        for (String shape : SHAPES) {
            for (String script : SCRIPTS) {
                payloads.add(shape.replace("%s", script));
            }
        }
        return payloads;
    }

    private static String svg(ChartStyle style, String payload) {
        return new ChartDrawing(
                        Samples.random(new SplittableRandom(7)),
                        style,
                        Language.HINDI.labels(),
                        Samples.caption(payload, payload),
                        Theme.AUTO,
                        600)
                .svg();
    }
}
