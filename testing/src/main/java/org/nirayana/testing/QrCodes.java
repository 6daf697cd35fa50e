package org.nirayana.testing;

import com.google.zxing.Binarizer;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.imageio.ImageIO;

/** QR codes read back, as a telephone that is held to them does: it tries harder when the first look fails. */
public final class QrCodes {
    private static final int NARROWEST_CARD = 500;
    private static final List<Function<LuminanceSource, Binarizer>> LOOKS =
            List.of(HybridBinarizer::new, GlobalHistogramBinarizer::new);

    private QrCodes() {}

    public static String read(byte[] image) {
        try {
            return read(ImageIO.read(new ByteArrayInputStream(image)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of a card the corner below on the right, where people hold the camera: letters are no squares. */
    public static String read(BufferedImage whole) {
        int wide = whole.getWidth();
        BufferedImage image = wide < NARROWEST_CARD
                ? whole
                : whole.getSubimage(wide * 3 / 5, whole.getHeight() - wide * 3 / 10, wide * 2 / 5, wide * 3 / 10);
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        LuminanceSource source = new RGBLuminanceSource(image.getWidth(), image.getHeight(), pixels);
        ReaderException last = null;
        for (Function<LuminanceSource, Binarizer> look : LOOKS) {
            try {
                return new QRCodeReader()
                        .decode(new BinaryBitmap(look.apply(source)), Map.of(DecodeHintType.TRY_HARDER, Boolean.TRUE))
                        .getText();
            } catch (ReaderException unreadable) {
                last = unreadable;
            }
        }
        throw new AssertionError("There is no QR code that can be read in the picture.", last);
    }
}
