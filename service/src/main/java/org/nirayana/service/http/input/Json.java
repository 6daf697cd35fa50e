package org.nirayana.service.http.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.json.JsonValues;

/**
 * Reads JSON, on the streaming parser alone; {@link org.nirayana.api.json.JsonWriter} writes it.
 *
 * <p>Reading is strict: UTF-8 only, no duplicate names, nothing after the value, at most {@value #DEEPEST} levels.
 */
public final class Json {
    /** The deepest nesting that is read. */
    public static final int DEEPEST = 32;

    /** Of one element of a long list: far more than a person has, and so little that its maps and lists stay small. */
    static final int MAX_VALUES_OF_ELEMENT = 2_000;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(400)
                    .maxStringLength(Limits.BODY_BYTES)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /**
     * Reads one JSON value as maps, lists, strings, numbers (Long, BigInteger, Double), booleans and null.
     *
     * @throws Problem 400 when it is not well formed
     */
    public static Object read(byte[] bytes) {
        try {
            // Decoding first refuses malformed UTF-8 and takes away the guess at UTF-16 that the parser would make.
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            try (JsonParser parser = FACTORY.createParser(text)) {
                if (parser.nextToken() == null) {
                    throw Problem.of(ProblemCode.BODY_EMPTY.with());
                }
                Object value = JsonValues.read(parser);
                if (parser.nextToken() != null) {
                    throw Problem.of(ProblemCode.JSON_CONTINUES.with());
                }
                return value;
            }
        } catch (CharacterCodingException malformed) {
            throw Problem.of(ProblemCode.BODY_NOT_UTF_8.with());
        } catch (StreamConstraintsException tooMuch) {
            throw Problem.of(ProblemCode.JSON_TOO_DEEP.with("max", DEEPEST));
        } catch (JsonValues.NumberTooLargeException tooLarge) {
            throw Problem.of(ProblemCode.JSON_NUMBER_TOO_LARGE.with());
        } catch (JsonProcessingException malformed) {
            throw invalid(malformed);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * Reads the elements of a long list one by one: of the value itself when it is a list, or of a member of it. What else the
     * object has is passed over.
     *
     * @throws Problem 400 when it is not well formed, or has no such list
     */
    public static void readEach(String text, String member, Consumer<Object> element) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            JsonToken first = parser.nextToken();
            boolean found = first == JsonToken.START_ARRAY;
            if (found) {
                elements(parser, element);
            } else if (first == JsonToken.START_OBJECT) {
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    boolean isRequested = parser.currentName().equals(member);
                    if (parser.nextToken() == JsonToken.START_ARRAY && isRequested) {
                        elements(parser, element);
                        found = true;
                    } else {
                        parser.skipChildren();
                    }
                }
            }
            if (!found || parser.nextToken() != null) {
                throw Problem.of(ProblemCode.JSON_NO_LIST.with("member", member));
            }
        } catch (JsonValues.TooManyValuesException tooMany) {
            throw Problem.of(ProblemCode.JSON_ELEMENT_TOO_LARGE.with("max", MAX_VALUES_OF_ELEMENT));
        } catch (JsonValues.NumberTooLargeException tooLarge) {
            throw Problem.of(ProblemCode.JSON_NUMBER_TOO_LARGE.with());
        } catch (JsonProcessingException malformed) {
            throw invalid(malformed);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static void elements(JsonParser parser, Consumer<Object> element) throws IOException {
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            element.accept(JsonValues.read(parser, MAX_VALUES_OF_ELEMENT));
        }
    }

    private static Problem invalid(JsonProcessingException e) {
        return Problem.of(
                e.getLocation() == null
                        ? ProblemCode.JSON_INVALID.with()
                        : ProblemCode.JSON_INVALID_AT.with(
                                "line",
                                e.getLocation().getLineNr(),
                                "column",
                                e.getLocation().getColumnNr()));
    }
}
