package org.nirayana.service.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.Serial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON values as maps, lists, strings, numbers (Long, BigInteger, Double), booleans and null. */
public final class JsonValues {
    private static final JsonFactory TRUSTED = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** A number is beyond what a double can hold. */
    public static final class NumberTooLargeException extends JsonProcessingException {
        @Serial
        private static final long serialVersionUID = 1L;

        NumberTooLargeException() {
            super("a number is too large");
        }
    }

    /** A value has more parts than its reader takes. */
    public static final class TooManyValuesException extends JsonProcessingException {
        @Serial
        private static final long serialVersionUID = 1L;

        TooManyValuesException() {
            super("too many values");
        }
    }

    private final JsonParser in;
    private int left;

    private JsonValues(JsonParser in, int most) {
        this.in = in;
        this.left = most;
    }

    /** Reads JSON that we wrote ourselves, where being malformed is a defect and size is known. */
    public static Object readTrusted(byte[] bytes) throws IOException {
        try (JsonParser parser = TRUSTED.createParser(bytes)) {
            parser.nextToken();
            return read(parser);
        }
    }

    /** Reads the value at whose first token the parser stands. */
    public static Object read(JsonParser in) throws IOException {
        return read(in, Integer.MAX_VALUE);
    }

    /**
     * The same with a limit.
     *
     * @param most how many values may stand in it, itself and those within others included
     * @throws TooManyValuesException when there are more
     */
    public static Object read(JsonParser in, int most) throws IOException {
        return new JsonValues(in, most).value();
    }

    private Object value() throws IOException {
        if (left-- == 0) {
            throw new TooManyValuesException();
        }
        JsonToken token = in.currentToken();
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String name = in.currentName();
                    in.nextToken();
                    map.put(name, value());
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value());
                }
                yield list;
            }
            case VALUE_STRING -> in.getText();
            case VALUE_NUMBER_INT ->
                in.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                        ? in.getBigIntegerValue()
                        : (Object) in.getLongValue();
            case VALUE_NUMBER_FLOAT -> finite(in.getDoubleValue());
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new JsonParseException(in, "unexpected " + token);
        };
    }

    private static double finite(double number) throws NumberTooLargeException {
        if (Double.isInfinite(number)) {
            throw new NumberTooLargeException();
        }
        return number;
    }
}
