package org.nirayana.service.privacy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import org.nirayana.api.json.JsonWriter;

/** One JSON object of all sections, made piece by piece. */
final class PersonalDataPieces implements Iterator<byte[]> {
    private static final int PIECE_BYTES = 32 * 1024;

    private final Iterator<Map.Entry<String, PersonalData.Held>> sections;
    private Iterator<?> items;
    private boolean begun;
    private boolean ended;

    PersonalDataPieces(Map<String, PersonalData.Held> held) {
        this.sections = held.entrySet().iterator();
    }

    @Override
    public boolean hasNext() {
        return !ended;
    }

    @Override
    public byte[] next() {
        if (ended) {
            throw new NoSuchElementException("the answer is complete");
        }
        ByteArrayOutputStream piece = new ByteArrayOutputStream(2 * PIECE_BYTES);
        while (piece.size() < PIECE_BYTES && !ended) {
            if (items != null) {
                items(piece);
            } else if (sections.hasNext()) {
                section(piece, sections.next());
            } else {
                write(piece, begun ? "}" : "{}");
                ended = true;
            }
        }
        return piece.toByteArray();
    }

    private void section(ByteArrayOutputStream piece, Map.Entry<String, PersonalData.Held> section) {
        write(piece, begun ? "," : "{");
        begun = true;
        piece.writeBytes(JsonWriter.toJson(section.getKey()));
        write(piece, ":");
        if (section.getValue().items().isEmpty()) {
            piece.writeBytes(JsonWriter.toJson(section.getValue().value()));
            return;
        }
        items = section.getValue().items().get();
        write(piece, "[");
        if (items.hasNext()) {
            piece.writeBytes(JsonWriter.toJson(items.next()));
        }
    }

    /** The items after the first. */
    private void items(ByteArrayOutputStream piece) {
        while (items.hasNext() && piece.size() < PIECE_BYTES) {
            write(piece, ",");
            piece.writeBytes(JsonWriter.toJson(items.next()));
        }
        if (!items.hasNext()) {
            write(piece, "]");
            items = null;
        }
    }

    private static void write(ByteArrayOutputStream piece, String text) {
        piece.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
