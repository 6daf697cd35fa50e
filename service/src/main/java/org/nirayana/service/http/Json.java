package org.nirayana.service.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * JSON in and out, on the streaming parser alone.
 *
 * <p>Reading is strict: UTF-8 only, no duplicate names, nothing after the value, at most {@value #DEEPEST} levels.
 */
public final class Json {
    /** The deepest nesting that is read. */
    public static final int DEEPEST = 32;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(400)
                    .maxStringLength(Limits.BODY_BYTES)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final JsonFactory RESOURCES = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** How the components of a record type are read and named; computed once for each type. */
    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return Shape.of(type);
        }
    };

    private Json() {}

    /**
     * Writes a value: null, strings, numbers, booleans, enums (lower case), maps, iterables, optionals, and records,
     * whose component names become snake_case.
     */
    public static byte[] write(Object value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(512);
        try (JsonGenerator generator = FACTORY.createGenerator(out)) {
            write(generator, value);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static void write(JsonGenerator out, Object value) throws IOException {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof CharSequence text) {
            out.writeString(text.toString());
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value instanceof Integer || value instanceof Long) {
            out.writeNumber(((Number) value).longValue());
        } else if (value instanceof Double number) {
            if (!Double.isFinite(number)) {
                throw new IllegalArgumentException("JSON has no " + number);
            }
            out.writeNumber(number);
        } else if (value instanceof java.math.BigInteger number) {
            out.writeNumber(number);
        } else if (value instanceof java.math.BigDecimal number) {
            out.writeNumber(number);
        } else if (value instanceof Enum<?> constant) {
            out.writeString(constant.name().toLowerCase(Locale.ROOT));
        } else if (value instanceof Map<?, ?> map) {
            out.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.writeFieldName(entry.getKey().toString());
                write(out, entry.getValue());
            }
            out.writeEndObject();
        } else if (value instanceof Iterable<?> items) {
            out.writeStartArray();
            for (Object item : items) {
                write(out, item);
            }
            out.writeEndArray();
        } else if (value instanceof Optional<?> optional) {
            write(out, optional.orElse(null));
        } else if (value instanceof Record) {
            SHAPES.get(value.getClass()).write(out, value);
        } else {
            throw new IllegalArgumentException("No JSON form for " + value.getClass());
        }
    }

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
                    throw Problem.badRequest("The body is empty; JSON was expected.");
                }
                Object value = value(parser);
                if (parser.nextToken() != null) {
                    throw Problem.badRequest("There is something after the end of the JSON value.");
                }
                return value;
            }
        } catch (CharacterCodingException malformed) {
            throw Problem.badRequest("The body is not UTF-8.");
        } catch (StreamConstraintsException tooMuch) {
            throw Problem.badRequest(
                    "The JSON is nested deeper than " + DEEPEST + " levels or holds too long a number.");
        } catch (JsonProcessingException malformed) {
            throw Problem.badRequest("The body is not valid JSON" + where(malformed) + ".");
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Reads JSON that comes from our own resources, where being malformed is a defect and size is known. */
    public static Object readTrusted(byte[] bytes) throws IOException {
        try (JsonParser parser = RESOURCES.createParser(bytes)) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static String where(JsonProcessingException e) {
        return e.getLocation() == null
                ? ""
                : " (line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr() + ")";
    }

    private static Object value(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String name = in.currentName();
                    in.nextToken();
                    map.put(name, value(in));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(in));
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

    private static double finite(double number) {
        if (Double.isInfinite(number)) {
            throw Problem.badRequest("The JSON holds a number that is too large.");
        }
        return number;
    }

    private record Shape(List<String> names, List<RecordComponent> components) {

        static Shape of(Class<?> type) {
            List<RecordComponent> components = Arrays.asList(type.getRecordComponents());
            components.forEach(c -> c.getAccessor().setAccessible(true));
            return new Shape(components.stream().map(c -> snake(c.getName())).toList(), components);
        }

        void write(JsonGenerator out, Object record) throws IOException {
            out.writeStartObject();
            for (int i = 0; i < names.size(); i++) {
                out.writeFieldName(names.get(i));
                Object component;
                try {
                    component = components.get(i).getAccessor().invoke(record);
                } catch (ReflectiveOperationException defect) {
                    throw new IllegalStateException(defect);
                }
                Json.write(out, component);
            }
            out.writeEndObject();
        }

        private static String snake(String name) {
            StringBuilder snake = new StringBuilder();
            for (int i = 0; i < name.length(); i++) {
                char c = name.charAt(i);
                if (Character.isUpperCase(c)) {
                    snake.append('_').append(Character.toLowerCase(c));
                } else {
                    snake.append(c);
                }
            }
            return snake.toString();
        }
    }
}
