package org.nirayana.report;

import io.nayuki.qrcodegen.QrCode;
import java.util.Locale;

/** An address as a QR code, which cameras of phones read. */
public final class QrSquares {
    /** White around it, without which readers do not find it: so many squares on each side. */
    private static final int QUIET = 4;

    private static final int INK = 0x000000;
    private static final int PAPER = 0xFFFFFF;

    private final QrCode code;

    private QrSquares(QrCode code) {
        this.code = code;
    }

    /** Of an address; a stain on paper or the packing of a chat may take a seventh of it. */
    public static QrSquares of(String address) {
        return new QrSquares(QrCode.encodeText(address, QrCode.Ecc.MEDIUM));
    }

    private int side() {
        return code.size + 2 * QUIET;
    }

    /** A picture of any size, black on white in every theme. */
    public String svg() {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + QUIET)
                            .append(' ')
                            .append(y + QUIET)
                            .append("h1v1h-1z");
                }
            }
        }
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %1$d\" shape-rendering=\"crispEdges\">"
                        + "<path fill=\"#fff\" d=\"M0 0h%1$dv%1$dH0z\"/><path d=\"%2$s\"/></svg>\n",
                side(),
                path);
    }

    /** How wide it is where it may be so wide at most: each square has a whole number of pixels. */
    int width(int most) {
        return Math.max(1, most / side()) * side();
    }

    void drawOn(Pixels image, double left, double top, int most) {
        int each = Math.max(1, most / side());
        image.rectangle(PAPER, left, top, width(most), width(most));
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    image.rectangle(INK, left + (x + QUIET) * each, top + (y + QUIET) * each, each, each);
                }
            }
        }
    }
}
