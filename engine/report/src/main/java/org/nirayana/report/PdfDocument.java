package org.nirayana.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** A document in the making: pages, and what they share. Equal pages give equal bytes: no date and no chance is in it. */
final class PdfDocument {
    private static final Long ALWAYS_THE_SAME = 1L;

    private final Paper paper;
    private final Map<Typeface, EmbeddedFace> faces = new EnumMap<>(Typeface.class);
    private final Map<Typeface, Map<String, ShapedText>> shaped = new EnumMap<>(Typeface.class);
    private final List<PdfPage> pages = new ArrayList<>();
    private final PdfTags tags = new PdfTags();

    PdfDocument(Paper paper) {
        this.paper = paper;
        for (Typeface typeface : Typeface.values()) {
            faces.put(typeface, new EmbeddedFace(typeface));
            shaped.put(typeface, new HashMap<>());
        }
    }

    EmbeddedFace face(Typeface typeface) {
        return faces.get(typeface);
    }

    /** Most words of a report come many times. */
    ShapedText shape(Typeface typeface, String text) {
        return shaped.get(typeface).computeIfAbsent(text, words -> ShapedText.of(typeface, words));
    }

    /** What is drawn, for those who listen. */
    PdfTags tags() {
        return tags;
    }

    PdfPage newPage() {
        PdfPage page = new PdfPage(this, paper.height());
        pages.add(page);
        return page;
    }

    List<PdfPage> pages() {
        return pages;
    }

    void save(OutputStream out, String title, String language) throws IOException {
        try (PDDocument document = new PDDocument()) {
            COSDictionary fonts = new COSDictionary();
            for (Map.Entry<Typeface, EmbeddedFace> face : faces.entrySet()) {
                if (face.getValue().isUsed()) {
                    fonts.setItem(
                            COSName.getPDFName(face.getKey().postScriptName()),
                            face.getValue().embed(document));
                }
            }
            COSDictionary resources = new COSDictionary();
            resources.setItem(COSName.FONT, fonts);
            PDRectangle size = new PDRectangle((float) paper.width(), (float) paper.height());
            Map<PdfPage, COSDictionary> made = new LinkedHashMap<>();
            for (PdfPage page : pages) {
                PDPage one = new PDPage(size);
                one.setResources(new PDResources(resources));
                COSStream content = document.getDocument().createCOSStream();
                try (OutputStream into = content.createOutputStream(COSName.FLATE_DECODE)) {
                    into.write(page.content().getBytes(StandardCharsets.US_ASCII));
                }
                one.getCOSObject().setItem(COSName.CONTENTS, content);
                document.addPage(one);
                made.put(page, one.getCOSObject());
            }
            document.getDocumentCatalog().getCOSObject().setItem(COSName.STRUCT_TREE_ROOT, tags.tree(made));
            PDMarkInfo marks = new PDMarkInfo();
            marks.setMarked(true);
            document.getDocumentCatalog().setMarkInfo(marks);
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setCreator("Nirayana");
            document.getDocumentCatalog().setLanguage(language);
            PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
            preferences.setDisplayDocTitle(true);
            document.getDocumentCatalog().setViewerPreferences(preferences);
            document.setDocumentId(ALWAYS_THE_SAME);
            document.save(out, CompressParameters.DEFAULT_COMPRESSION);
        }
    }
}
