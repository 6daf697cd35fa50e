package org.nirayana.report;

import java.util.List;
import org.nirayana.drawing.ChartDrawing;

/**
 * What is behind a link as a card to send by a messenger: upright, in type that a phone shows large enough, with the letterhead of the
 * one who sends it, and the address of the link in letters and as a QR code; a pure function of its components.
 *
 * @param content what the link shows
 * @param letterhead lines of the sender, above everything else; any text, written as text
 * @param invitation before the address: what it is for
 * @param address of the link, whole
 */
public record LinkCard(LinkImage content, List<String> letterhead, String invitation, String address) {
    /** What most phones have. */
    public static final int WIDTH = 1080;

    /** Two to three: of a chart, which takes what room there is; less of what is written alone. */
    public static final int MAX_HEIGHT = 1600;

    private static final int EDGE = 14;
    private static final double MARGIN = 48;
    private static final double TYPE = 1.1;
    private static final int QR = 260;
    private static final double INVITATION_SIZE = 30;
    private static final double ADDRESS_SIZE = 26;
    private static final double PROGRAM_SIZE = 26;
    private static final double GAP = 20;

    /** The address takes no more: beyond that the QR code has all of it. */
    private static final int MAX_ADDRESS_LINES = 4;

    public LinkCard {
        letterhead = Report.cleaned(letterhead);
    }

    /**
     * The picture, {@value #WIDTH} wide and as high as what stands on it.
     *
     * @throws FontsUnavailableException where the Java of the machine cannot use fonts
     */
    public byte[] png() {
        Pixels image = new Pixels(WIDTH, MAX_HEIGHT);
        image.rectangle(LinkImage.PAPER, 0, 0, WIDTH, MAX_HEIGHT);
        image.rectangle(Sheet.ACCENT, 0, 0, WIDTH, EDGE);
        LinkLayout layout = new LinkLayout(image, TYPE, MARGIN, WIDTH - MARGIN, EDGE + GAP);
        layout.letterhead(letterhead);
        layout.title(content.title(), 2);
        layout.lines(content.lines(), 2);
        layout.space(GAP);
        QrSquares code = QrSquares.of(address);
        double bottom = MAX_HEIGHT - MARGIN - code.width(QR) - GAP;
        content.figure().ifPresent(layout::figure);
        int columns = content.chart().isPresent() ? 2 : 1;
        content.chart()
                .ifPresent(drawing -> chart(
                        image,
                        layout,
                        drawing,
                        bottom - GAP - layout.heightOfRows(content.rows().size(), columns)));
        if (content.month().isPresent()) {
            layout.month(content.month().get(), bottom);
        } else {
            layout.rows(content.rows(), columns, columns > 1, bottom);
        }
        double top = layout.y() + GAP;
        foot(image, code, top);
        return image.png((int) Math.ceil(Math.min(MAX_HEIGHT, top + code.width(QR) + MARGIN)));
    }

    /** As large as there is room for, in the middle. */
    private static void chart(Pixels image, LinkLayout layout, ChartDrawing drawing, double bottom) {
        double scale = Math.min((WIDTH - 2 * MARGIN) / ChartDrawing.UNITS, (bottom - layout.y()) / drawing.height());
        image.within((WIDTH - ChartDrawing.UNITS * scale) / 2, layout.y(), scale);
        drawing.drawOn(image);
        image.whole();
        layout.space(drawing.height() * scale + GAP);
    }

    /** The address in letters, and beside it as a code. */
    private void foot(Pixels image, QrSquares code, double top) {
        int side = code.width(QR);
        code.drawOn(image, WIDTH - MARGIN - side, top, QR);
        double right = WIDTH - MARGIN - side - LinkLayout.GAP;
        LinkLayout layout = new LinkLayout(image, 1, MARGIN, right, top);
        Fitting fitting = new Fitting(ShapedText::of);
        double size = fitting.fittingSize(Typeface.BOLD, invitation, INVITATION_SIZE, right - MARGIN);
        layout.write(Sheet.INK, MARGIN, top + size, 0, size, Typeface.BOLD, invitation);
        double y = top + INVITATION_SIZE * Fitting.LINE;
        for (String line :
                fitting.wrapped(Typeface.REGULAR, address, ADDRESS_SIZE, right - MARGIN, MAX_ADDRESS_LINES)) {
            layout.write(Sheet.MUTED, MARGIN, y + ADDRESS_SIZE, 0, ADDRESS_SIZE, Typeface.REGULAR, line);
            y += ADDRESS_SIZE * 1.4;
        }
        layout.write(Sheet.ACCENT, MARGIN, top + side - 6, 0, PROGRAM_SIZE, Typeface.BOLD, LinkImage.PROGRAM);
    }
}
