package org.nirayana.service.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Compression of answers for those who accept it. */
public final class Gzip {
    /** Below this an answer fits into one packet anyway. */
    private static final int MIN_BYTES = 1200;

    private Gzip() {}

    /** Whether this request wants its answer compressed. */
    public static boolean isAccepted(Request request) {
        return request.header("Accept-Encoding")
                .map(accepted -> accepted.toLowerCase(Locale.ROOT))
                .filter(accepted -> accepted.contains("gzip") && !accepted.contains("gzip;q=0"))
                .isPresent();
    }

    public static boolean isWorthwhile(byte[] body) {
        return body.length >= MIN_BYTES;
    }

    /** As far as possible: for what is compressed once and sent to many. */
    static byte[] smallest(byte[] bytes) {
        return compress(bytes, Deflater.BEST_COMPRESSION);
    }

    /** Quickly: for what is made for one caller. */
    public static byte[] quickly(byte[] bytes) {
        return compress(bytes, Deflater.BEST_SPEED);
    }

    /** The pieces of a long answer, each compressed as soon as it is there and so that it can be read at once. */
    public static Iterator<byte[]> pieces(Iterator<byte[]> pieces) {
        return new Pieces(pieces);
    }

    private static byte[] compress(byte[] bytes, int level) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 3);
        try (GZIPOutputStream gzip = new Stream(out, level)) {
            gzip.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static final class Stream extends GZIPOutputStream {
        Stream(OutputStream out, int level) throws IOException {
            super(out, 2048, true);
            def.setLevel(level);
        }
    }

    private static final class Pieces implements Iterator<byte[]> {
        private final Iterator<byte[]> plain;
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final GZIPOutputStream gzip;

        Pieces(Iterator<byte[]> plain) {
            this.plain = plain;
            try {
                gzip = new Stream(out, Deflater.BEST_SPEED);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }

        @Override
        public boolean hasNext() {
            return plain.hasNext();
        }

        @Override
        public byte[] next() {
            if (!plain.hasNext()) {
                throw new NoSuchElementException();
            }
            try {
                gzip.write(plain.next());
                if (plain.hasNext()) {
                    gzip.flush();
                } else {
                    gzip.close();
                }
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            byte[] piece = out.toByteArray();
            out.reset();
            return piece;
        }
    }
}
