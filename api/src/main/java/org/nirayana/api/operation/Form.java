package org.nirayana.api.operation;

import java.io.ByteArrayOutputStream;
import java.time.zone.ZoneRules;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import org.nirayana.api.json.JsonWriter;

/**
 * A form of an answer: its media type, and a writer of values.
 *
 * @param <V> what it writes
 */
public sealed interface Form<V> {
    String contentType();

    /** All of a value. */
    byte[] write(V value);

    /**
     * A view as JSON.
     *
     * @param zone the clock of times
     * @param rounding from the nearest second on that clock to the one that is printed
     */
    record Json<V>(ZoneRules zone, LongUnaryOperator rounding) implements Form<V> {
        @Override
        public String contentType() {
            return Operation.JSON;
        }

        @Override
        public byte[] write(V view) {
            return JsonWriter.toJson(view, zone, rounding);
        }
    }

    /** At once, such as a small picture. */
    record Whole<V>(String contentType, Function<V, byte[]> writer) implements Form<V> {
        @Override
        public byte[] write(V value) {
            return writer.apply(value);
        }
    }

    /** While it is sent, because the value is long. */
    record InPieces<V>(String contentType, Function<V, Iterator<byte[]>> writer) implements Form<V> {
        /** A listing as JSON. */
        public static <T> InPieces<Listing<?, T>> json(ZoneRules zone, LongUnaryOperator rounding) {
            return new InPieces<>(Operation.JSON, listing -> new JsonPieces<>(listing, zone, rounding));
        }

        public Iterator<byte[]> pieces(V value) {
            return writer.apply(value);
        }

        @Override
        public byte[] write(V value) {
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            pieces(value).forEachRemaining(whole::writeBytes);
            return whole.toByteArray();
        }
    }

    /**
     * When there is room: a picture in pixels, or the pages of a document. To draw takes a processor for long, and memory whose most
     * is known before; so a service can let few be drawn at once.
     *
     * @param bytes the most that is held in memory while it is drawn
     */
    record Drawn<V>(String contentType, long bytes, Function<V, byte[]> writer) implements Form<V> {
        /** Four for the colour, and one for lines that are packed and for what comes of them: a drawing is a small part of that. */
        private static final int BYTES_PER_PIXEL = 5;

        /** Pages, fonts and their parts until they are written: a report with three levels of dashas in Tamil needs 8 MB. */
        public static final long BYTES_OF_PAGES = 12L * 1024 * 1024;

        public Drawn {
            if (bytes < 1) {
                throw new IllegalArgumentException("A drawing takes memory, not " + bytes + " bytes.");
            }
        }

        /** A picture that is held as a whole. */
        public static <V> Drawn<V> ofPixels(String contentType, int width, int height, Function<V, byte[]> writer) {
            return new Drawn<>(contentType, (long) width * height * BYTES_PER_PIXEL, writer);
        }

        /** A document of some pages. */
        public static <V> Drawn<V> ofPages(String contentType, Function<V, byte[]> writer) {
            return new Drawn<>(contentType, BYTES_OF_PAGES, writer);
        }

        @Override
        public byte[] write(V value) {
            return writer.apply(value);
        }
    }

    /** While the body of the question arrives: the value answers it, and is for one question alone. */
    record WhileReading(String contentType) implements Form<BodyAnswers> {
        @Override
        public byte[] write(BodyAnswers answers) {
            throw new IllegalStateException("The body is answered while it arrives.");
        }
    }
}
