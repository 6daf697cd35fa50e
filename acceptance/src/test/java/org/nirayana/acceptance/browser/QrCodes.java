package org.nirayana.acceptance.browser;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Reads QR codes as the camera of a phone does. */
final class QrCodes {
    private QrCodes() {}

    /** What the one in a picture says; of a card the corner below on the right, where people hold the camera: letters are no squares. */
    static String read(byte[] png) throws IOException {
        BufferedImage whole = ImageIO.read(new ByteArrayInputStream(png));
        int wide = whole.getWidth();
        BufferedImage image = wide < 500
                ? whole
                : whole.getSubimage(wide * 3 / 5, whole.getHeight() - wide * 3 / 10, wide * 2 / 5, wide * 3 / 10);
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        try {
            return new QRCodeReader()
                    .decode(new BinaryBitmap(
                            new HybridBinarizer(new RGBLuminanceSource(image.getWidth(), image.getHeight(), pixels))))
                    .getText();
        } catch (ReaderException unreadable) {
            throw new AssertionError("There is no QR code that can be read in the picture.", unreadable);
        }
    }
}
