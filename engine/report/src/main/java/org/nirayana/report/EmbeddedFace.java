package org.nirayana.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * The part of a typeface that one document uses.
 *
 * <p>A character code of the document stands for a glyph together with what it says: where one glyph says different things, as
 * the parts of Indian clusters do, it has several codes. So the table from codes to text, which readers copy and search by, is
 * exact (ISO 32000-1, 9.10.3), and so is the width by which they tell words apart: that of the whole cluster belongs to the code
 * that says it, and none to the others.
 */
final class EmbeddedFace {
    /** @param width in thousandths of the size */
    private record Use(int glyph, String text, int width) {}

    private final Typeface typeface;
    private final Map<Use, Integer> codes = new HashMap<>();
    private final List<Use> uses = new ArrayList<>();

    EmbeddedFace(Typeface typeface) {
        this.typeface = typeface;
        // Code 0 is left to what is missing.
        uses.add(new Use(0, "", 0));
    }

    boolean isUsed() {
        return uses.size() > 1;
    }

    int code(ShapedText.Glyph glyph) {
        Use use = new Use(glyph.id(), glyph.text(), (int) Math.round(glyph.advance()));
        return codes.computeIfAbsent(use, added -> {
            uses.add(added);
            return uses.size() - 1;
        });
    }

    /** In thousandths of the size. */
    int width(int code) {
        return uses.get(code).width();
    }

    /**
     * The font as an object of the document, with the glyphs that were used so far. One at a time in the whole process: for some
     * 20 ms it takes 10 MB.
     */
    COSDictionary embed(PDDocument document) throws IOException {
        synchronized (EmbeddedFace.class) {
            return subset(document);
        }
    }

    private COSDictionary subset(PDDocument document) throws IOException {
        try (TrueTypeFont font = new TTFParser(true).parse(new RandomAccessReadBuffer(typeface.outlines()))) {
            TTFSubsetter subsetter = new TTFSubsetter(font, Typeface.EMBEDDED_TABLES);
            Set<Integer> glyphs = new HashSet<>();
            uses.forEach(use -> glyphs.add(use.glyph()));
            subsetter.addGlyphIds(glyphs);
            Map<Integer, Integer> newNumbers = new HashMap<>();
            subsetter.getGIDMap().forEach((after, before) -> newNumbers.put(before, after));
            ByteArrayOutputStream subset = new ByteArrayOutputStream();
            subsetter.writeToStream(subset);

            COSName name = COSName.getPDFName(tag() + "+" + typeface.postScriptName());
            COSDictionary descriptor = new COSDictionary();
            descriptor.setItem(COSName.TYPE, COSName.FONT_DESC);
            descriptor.setItem(COSName.FONT_NAME, name);
            descriptor.setInt(COSName.FLAGS, 4);
            BoundingBox box = font.getFontBBox();
            float scale = 1000f / font.getUnitsPerEm();
            descriptor.setItem(
                    COSName.FONT_BBOX,
                    numbers(
                            scale * box.getLowerLeftX(),
                            scale * box.getLowerLeftY(),
                            scale * box.getUpperRightX(),
                            scale * box.getUpperRightY()));
            descriptor.setInt(COSName.ITALIC_ANGLE, 0);
            descriptor.setInt(
                    COSName.ASCENT, Math.round(font.getHorizontalHeader().getAscender() * scale));
            descriptor.setInt(
                    COSName.DESCENT, Math.round(font.getHorizontalHeader().getDescender() * scale));
            descriptor.setInt(COSName.CAP_HEIGHT, 714);
            descriptor.setInt(COSName.STEM_V, typeface == Typeface.BOLD ? 140 : 80);
            descriptor.setItem(COSName.FONT_FILE2, stream(document, subset.toByteArray(), subset.size()));

            byte[] toGlyph = new byte[2 * uses.size()];
            COSArray advances = new COSArray();
            for (int code = 0; code < uses.size(); code++) {
                int glyph = newNumbers.getOrDefault(uses.get(code).glyph(), 0);
                toGlyph[2 * code] = (byte) (glyph >> 8);
                toGlyph[2 * code + 1] = (byte) glyph;
                advances.add(COSInteger.get(width(code)));
            }
            COSArray ranges = new COSArray();
            ranges.add(COSInteger.get(0));
            ranges.add(advances);
            COSDictionary system = new COSDictionary();
            system.setItem(COSName.REGISTRY, new COSString("Adobe"));
            system.setItem(COSName.ORDERING, new COSString("Identity"));
            system.setInt(COSName.SUPPLEMENT, 0);
            COSDictionary descendant = new COSDictionary();
            descendant.setItem(COSName.TYPE, COSName.FONT);
            descendant.setItem(COSName.SUBTYPE, COSName.CID_FONT_TYPE2);
            descendant.setItem(COSName.BASE_FONT, name);
            descendant.setItem(COSName.CIDSYSTEMINFO, system);
            descendant.setItem(COSName.FONT_DESC, descriptor);
            descendant.setItem(COSName.W, ranges);
            descendant.setItem(COSName.CID_TO_GID_MAP, stream(document, toGlyph, 0));
            COSArray descendants = new COSArray();
            descendants.add(descendant);

            COSDictionary whole = new COSDictionary();
            whole.setItem(COSName.TYPE, COSName.FONT);
            whole.setItem(COSName.SUBTYPE, COSName.TYPE0);
            whole.setItem(COSName.BASE_FONT, name);
            whole.setItem(COSName.ENCODING, COSName.IDENTITY_H);
            whole.setItem(COSName.DESCENDANT_FONTS, descendants);
            whole.setItem(COSName.TO_UNICODE, stream(document, toUnicode(), 0));
            return whole;
        }
    }

    /** Six letters that differ where the glyphs differ, as subsets are named. */
    private String tag() {
        int hash = uses.hashCode() & 0x7FFFFFFF;
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            letters.append((char) ('A' + hash % 26));
            hash /= 26;
        }
        return letters.toString();
    }

    private byte[] toUnicode() {
        StringBuilder out = new StringBuilder("""
                /CIDInit /ProcSet findresource begin
                12 dict begin
                begincmap
                /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
                /CMapName /Adobe-Identity-UCS def
                /CMapType 2 def
                1 begincodespacerange
                <0000> <FFFF>
                endcodespacerange
                """);
        Map<Integer, String> said = new TreeMap<>();
        for (int code = 1; code < uses.size(); code++) {
            if (!uses.get(code).text().isEmpty()) {
                said.put(code, uses.get(code).text());
            }
        }
        List<Map.Entry<Integer, String>> entries = List.copyOf(said.entrySet());
        // A hundred is the most that one block may have.
        for (int from = 0; from < entries.size(); from += 100) {
            List<Map.Entry<Integer, String>> block = entries.subList(from, Math.min(from + 100, entries.size()));
            out.append(block.size()).append(" beginbfchar\n");
            for (Map.Entry<Integer, String> entry : block) {
                out.append('<');
                hex(out, entry.getKey());
                out.append("> <");
                hex(out, entry.getValue());
                out.append(">\n");
            }
            out.append("endbfchar\n");
        }
        out.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
        return out.toString().getBytes(StandardCharsets.US_ASCII);
    }

    static void hex(StringBuilder out, int sixteenBits) {
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(Character.toUpperCase(Character.forDigit(sixteenBits >> shift & 15, 16)));
        }
    }

    static void hex(StringBuilder out, String text) {
        text.chars().forEach(unit -> hex(out, unit));
    }

    private static COSStream stream(PDDocument document, byte[] bytes, int unpacked) throws IOException {
        COSStream stream = document.getDocument().createCOSStream();
        try (var out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            out.write(bytes);
        }
        if (unpacked > 0) {
            stream.setInt(COSName.LENGTH1, unpacked);
        }
        return stream;
    }

    private static COSArray numbers(double... values) {
        COSArray array = new COSArray();
        for (double value : values) {
            array.add(COSInteger.get(Math.round(value)));
        }
        return array;
    }
}
