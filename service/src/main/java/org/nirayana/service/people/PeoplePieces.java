package org.nirayana.service.people;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.nirayana.api.json.JsonWriter;

/** Everybody that a user keeps, as a file that can be read again, made piece by piece. */
final class PeoplePieces implements Iterator<byte[]> {
    private static final int PIECE_BYTES = 32 * 1024;

    private final Iterator<Person> people;
    private final ImportFormat format;
    private boolean begun;
    private boolean ended;
    private boolean first = true;

    /** @param format JSON or CSV */
    PeoplePieces(Iterator<Person> people, ImportFormat format) {
        this.people = people;
        this.format = format;
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
        boolean json = format == ImportFormat.JSON;
        ByteArrayOutputStream piece = new ByteArrayOutputStream(2 * PIECE_BYTES);
        if (!begun) {
            begun = true;
            write(piece, json ? "{\"format\":\"nirayana-people\",\"version\":1,\"people\":[" : CsvPeople.head());
        }
        while (people.hasNext() && piece.size() < PIECE_BYTES) {
            Person person = people.next();
            if (json) {
                write(piece, first ? "" : ",");
                piece.writeBytes(JsonWriter.toJson(PersonView.of(person)));
            } else {
                write(piece, CsvPeople.line(person.details()));
            }
            first = false;
        }
        if (!people.hasNext()) {
            write(piece, json ? "]}" : "");
            ended = true;
        }
        return piece.toByteArray();
    }

    private static void write(ByteArrayOutputStream piece, String text) {
        piece.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
