package org.nirayana.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;

/**
 * What the marks of a document are: headings, paragraphs, lists, tables with their cells, pictures with a text in their place. Programs that
 * read a document aloud go by it, in this order (ISO 32000-1, 14.7 and 14.8). What belongs to none of them is decoration.
 */
final class PdfTags {
    /** The type of what is for the eye alone. */
    static final String DECORATION = "Artifact";

    /** An element of the structure, and the marks that are its own. */
    static final class Tag {
        private final String type;
        private final String alternative;
        private final String scope;
        private final List<Object> kids = new ArrayList<>();

        private Tag(String type, String alternative, String scope) {
            this.type = type;
            this.alternative = alternative;
            this.scope = scope;
        }

        String type() {
            return type;
        }

        /** Whether shapes are part of it, and not decoration. */
        boolean isPicture() {
            return type.equals("Figure");
        }

        /** Takes the marks of a page that have this number there. */
        void takes(PdfPage page, int number) {
            kids.add(new Marks(page, number));
        }

        private boolean isEmpty() {
            return kids.stream().noneMatch(kid -> kid instanceof Marks || !((Tag) kid).isEmpty());
        }
    }

    private record Marks(PdfPage page, int number) {}

    private final Tag whole = new Tag("Document", null, null);
    private final List<Tag> open = new ArrayList<>(List.of(whole));

    /** What is drawn now belongs to a new element of this type, until it is closed. */
    void open(String type) {
        open(new Tag(type, null, null));
    }

    /** A picture, and what is read instead of it. */
    void openPicture(String alternative) {
        open(new Tag("Figure", alternative, null));
    }

    /** The head of a column or of a row. */
    void openHead(boolean ofColumn) {
        open(new Tag("TH", null, ofColumn ? "Column" : "Row"));
    }

    private void open(Tag tag) {
        current().kids.add(tag);
        open.add(tag);
    }

    void close() {
        open.remove(open.size() - 1);
    }

    /** The element that is open now. */
    Tag current() {
        return open.get(open.size() - 1);
    }

    /** Whether marks of now are decoration. */
    boolean isOutside() {
        return open.size() == 1 || current().type.equals(DECORATION);
    }

    /** The tree as an object of the document; each page is given its number in it. */
    COSDictionary tree(Map<PdfPage, COSDictionary> pages) {
        COSDictionary root = new COSDictionary();
        root.setItem(COSName.TYPE, COSName.STRUCT_TREE_ROOT);
        Map<PdfPage, COSArray> parents = new HashMap<>();
        root.setItem(COSName.K, element(whole, root, pages, parents));
        COSArray numbers = new COSArray();
        int next = 0;
        for (Map.Entry<PdfPage, COSDictionary> page : pages.entrySet()) {
            numbers.add(COSInteger.get(next));
            numbers.add(parents.getOrDefault(page.getKey(), new COSArray()));
            page.getValue().setInt(COSName.STRUCT_PARENTS, next++);
            page.getValue().setItem(COSName.getPDFName("Tabs"), COSName.S);
        }
        COSDictionary tree = new COSDictionary();
        tree.setItem(COSName.NUMS, numbers);
        root.setItem(COSName.PARENT_TREE, tree);
        root.setInt(COSName.PARENT_TREE_NEXT_KEY, next);
        return root;
    }

    private static COSDictionary element(
            Tag tag, COSDictionary parent, Map<PdfPage, COSDictionary> pages, Map<PdfPage, COSArray> parents) {
        COSDictionary element = new COSDictionary();
        element.setItem(COSName.TYPE, COSName.getPDFName("StructElem"));
        element.setName(COSName.S, tag.type);
        element.setItem(COSName.P, parent);
        if (tag.alternative != null) {
            element.setString(COSName.getPDFName("Alt"), tag.alternative);
        }
        if (tag.scope != null) {
            COSDictionary attributes = new COSDictionary();
            attributes.setName(COSName.O, "Table");
            attributes.setName(COSName.getPDFName("Scope"), tag.scope);
            attributes.setDirect(true);
            element.setItem(COSName.A, attributes);
        }
        PdfPage only = onlyPage(tag);
        if (only != null) {
            element.setItem(COSName.PG, pages.get(only));
        }
        COSArray kids = new COSArray();
        for (Object kid : tag.kids) {
            if (kid instanceof Marks marks) {
                parents.computeIfAbsent(marks.page, page -> new COSArray()).growToSize(marks.number + 1);
                parents.get(marks.page).set(marks.number, element);
                kids.add(only != null ? COSInteger.get(marks.number) : reference(marks, pages));
            } else if (!((Tag) kid).isEmpty()) {
                kids.add(element((Tag) kid, element, pages, parents));
            }
        }
        kids.setDirect(true);
        element.setItem(COSName.K, kids);
        return element;
    }

    private static COSBase reference(Marks marks, Map<PdfPage, COSDictionary> pages) {
        COSDictionary reference = new COSDictionary();
        reference.setItem(COSName.TYPE, COSName.getPDFName("MCR"));
        reference.setItem(COSName.PG, pages.get(marks.page));
        reference.setInt(COSName.MCID, marks.number);
        reference.setDirect(true);
        return reference;
    }

    /** The page of all marks of an element's own; null if it has none, or on several pages. */
    private static PdfPage onlyPage(Tag tag) {
        PdfPage only = null;
        for (Object kid : tag.kids) {
            if (kid instanceof Marks marks) {
                if (only != null && only != marks.page) {
                    return null;
                }
                only = marks.page;
            }
        }
        return only;
    }
}
