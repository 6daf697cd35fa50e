package org.nirayana.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.Nirayana;
import org.nirayana.drawing.ChartCaption;
import org.nirayana.drawing.ChartStyle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.testing.Tools;
import org.nirayana.words.Language;

/** Reports as programs read them that read aloud, and as a checker of PDF finds them. */
class TaggedPdfTest {
    private static byte[] report;

    @TempDir
    Path folder;

    @BeforeAll
    static void write() {
        Chart chart = Nirayana.standard().chart(Birth.at("1990-05-17T10:30").in("Chennai"));
        ChartCaption caption = new ChartCaption(
                Optional.of("Lakshmi"),
                Optional.of("Chennai"),
                chart.birth().localTime(),
                Optional.of(chart.birth().zoneName()),
                "lahiri",
                "Lahiri");
        report = new Report(
                        chart,
                        chart.panchanga(),
                        caption,
                        Language.ENGLISH,
                        ChartStyle.SOUTH_INDIAN,
                        Paper.A4,
                        List.of(),
                        Report.DEFAULT_DASHA_LEVELS,
                        "Nirayana")
                .pdf();
    }

    @Test
    void aCheckerHasNothingToSay() throws Exception {
        Path file = Files.write(folder.resolve("report.pdf"), report);
        Process qpdf = new ProcessBuilder(Tools.path("qpdf"), "--check", file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(qpdf.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(qpdf.waitFor()).as(said).isZero();
        assertThat(said).contains("No syntax or stream encoding errors found").doesNotContain("WARNING");
    }

    @Test
    void whatIsWrittenHasItsPlaceInTheStructure() throws IOException {
        try (PDDocument document = Loader.loadPDF(report)) {
            assertThat(document.getDocumentCatalog().getMarkInfo().isMarked()).isTrue();
            Map<PDPage, Map<Integer, String>> texts = new HashMap<>();
            for (PDPage page : document.getPages()) {
                PDFMarkedContentExtractor extractor = new PDFMarkedContentExtractor();
                extractor.processPage(page);
                Map<Integer, String> ofPage = new HashMap<>();
                for (PDMarkedContent content : extractor.getMarkedContents()) {
                    if (content.getMCID() >= 0) {
                        ofPage.put(content.getMCID(), text(content));
                    } else {
                        assertThat(content.getTag()).isEqualTo("Artifact");
                    }
                }
                texts.put(page, ofPage);
                COSArray parents = (COSArray) document.getDocumentCatalog()
                        .getStructureTreeRoot()
                        .getParentTree()
                        .getCOSObject()
                        .getCOSArray(org.apache.pdfbox.cos.COSName.NUMS)
                        .getObject(2 * page.getStructParents() + 1);
                assertThat(parents.size()).isEqualTo(ofPage.size());
            }
            Map<String, List<PDStructureElement>> byType = new HashMap<>();
            collect(document.getDocumentCatalog().getStructureTreeRoot(), byType);

            assertThat(byType.keySet())
                    .containsExactlyInAnyOrder(
                            "Document",
                            "H1",
                            "H2",
                            "P",
                            "L",
                            "LI",
                            "Lbl",
                            "LBody",
                            "Caption",
                            "Table",
                            "TR",
                            "TH",
                            "TD",
                            "Figure");
            assertThat(byType.get("H1").stream().map(one -> text(one, texts)).toList())
                    .contains("Shadbala", "Ashtakavarga", "Vimshottari");
            assertThat(byType.get("Figure").stream()
                            .map(PDStructureElement::getAlternateDescription)
                            .toList())
                    .hasSize(2)
                    .doesNotContainNull();
            // The table of the places has a row for the lagna and each graha, below its heads.
            List<List<String>> rows = byType.get("Table").get(0).getKids().stream()
                    .map(row -> ((PDStructureElement) row)
                            .getKids().stream()
                                    .map(cell -> text((PDStructureElement) cell, texts))
                                    .toList())
                    .toList();
            assertThat(rows).hasSize(11);
            assertThat(rows.get(1).get(0)).isEqualTo("Ascendant");
            assertThat(rows.stream().map(row -> row.get(0)).toList()).contains("Sun", "Ketu");
            assertThat(rows.get(2)).anyMatch(cell -> cell.contains("Taurus"));
        }
    }

    private static void collect(PDStructureNode node, Map<String, List<PDStructureElement>> byType) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                byType.computeIfAbsent(element.getStructureType(), type -> new ArrayList<>())
                        .add(element);
                collect(element, byType);
            }
        }
    }

    private static String text(PDMarkedContent content) {
        return content.getContents().stream()
                .map(part -> part instanceof TextPosition glyph
                        ? glyph.getUnicode()
                        : part instanceof PDMarkedContent inner ? text(inner) : "")
                .collect(Collectors.joining());
    }

    private static String text(PDStructureElement element, Map<PDPage, Map<Integer, String>> texts) {
        return element.getKids().stream()
                .flatMap(kid -> {
                    if (kid instanceof Integer number) {
                        return Stream.of(texts.get(element.getPage()).get(number));
                    }
                    if (kid instanceof PDMarkedContentReference elsewhere) {
                        return Stream.of(texts.get(elsewhere.getPage()).get(elsewhere.getMCID()));
                    }
                    return Stream.<String>empty();
                })
                .collect(Collectors.joining(" "));
    }
}
