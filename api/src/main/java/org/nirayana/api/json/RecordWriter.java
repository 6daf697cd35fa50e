package org.nirayana.api.json;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** How the records of one type are written; made once for each type, and then as fast as code written by hand. */
final class RecordWriter {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private static final ClassValue<RecordWriter> KNOWN = new ClassValue<>() {
        @Override
        protected RecordWriter computeValue(Class<?> type) {
            return new RecordWriter(type);
        }
    };

    // What calls an accessor without boxing what it returns.
    interface IntOf {
        int of(Object record);
    }

    interface LongOf {
        long of(Object record);
    }

    interface DoubleOf {
        double of(Object record);
    }

    interface BooleanOf {
        boolean of(Object record);
    }

    interface ValueOf {
        Object of(Object record);
    }

    /** Writes the name and value of one component. */
    private interface Field {
        void write(JsonWriter out, Object record);
    }

    private final Field[] fields;

    private RecordWriter(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        this.fields = new Field[components.length];
        for (int i = 0; i < components.length; i++) {
            byte[] name = JsonWriter.ascii((i == 0 ? "{\"" : ",\"") + snakeCase(components[i].getName()) + "\":");
            fields[i] = field(components[i], name);
        }
    }

    static RecordWriter of(Class<?> type) {
        return KNOWN.get(type);
    }

    void write(JsonWriter out, Object record) {
        if (fields.length == 0) {
            out.raw('{');
        }
        for (Field field : fields) {
            field.write(out, record);
        }
        out.raw('}');
    }

    private static Field field(RecordComponent component, byte[] name) {
        Class<?> type = component.getType();
        Decimals decimals = component.getAnnotation(Decimals.class);
        if (type == int.class) {
            IntOf value = accessor(component, IntOf.class, int.class);
            return new IntField(name, value);
        }
        if (type == long.class) {
            LongOf value = accessor(component, LongOf.class, long.class);
            if (decimals == null) {
                return (out, record) -> out.raw(name).integer(value.of(record));
            }
            int places = decimals.value();
            return decimals.trimmed()
                    ? (out, record) -> out.raw(name).trimmed(value.of(record), places)
                    : (out, record) -> out.raw(name).fixed(value.of(record), places);
        }
        if (type == boolean.class) {
            BooleanOf value = accessor(component, BooleanOf.class, boolean.class);
            byte[] yes = with(name, "true");
            byte[] no = with(name, "false");
            return (out, record) -> out.raw(value.of(record) ? yes : no);
        }
        if (type == double.class) {
            DoubleOf value = accessor(component, DoubleOf.class, double.class);
            return (out, record) -> out.raw(name).number(value.of(record));
        }
        ValueOf value = accessor(component, ValueOf.class, Object.class);
        if (type == String.class && !component.isAnnotationPresent(OmitEmpty.class)) {
            KnownTexts known = new KnownTexts(name);
            return (out, record) -> {
                String text = (String) value.of(record);
                if (text == null) {
                    out.raw(name).nothing();
                } else {
                    known.write(out, text);
                }
            };
        }
        boolean optional = type == Optional.class;
        Type held = optional ? argument(component.getGenericType()) : component.getGenericType();
        Form form = form(held, decimals, component.isAnnotationPresent(Milliseconds.class));
        if (component.isAnnotationPresent(OmitEmpty.class)) {
            return (out, record) -> {
                Object present = present(value.of(record), optional);
                if (present != null && !(present instanceof Collection<?> many && many.isEmpty())) {
                    form.write(out.raw(name), present);
                }
            };
        }
        return (out, record) -> {
            Object present = present(value.of(record), optional);
            out.raw(name);
            if (present == null) {
                out.nothing();
            } else {
                form.write(out, present);
            }
        };
    }

    /** Counts and numbers of things are mostly small: those stand ready behind the name. */
    private static final class IntField implements Field {
        private final byte[] name;
        private final IntOf value;
        private final byte[][] small = new byte[32][];

        IntField(byte[] name, IntOf value) {
            this.name = name;
            this.value = value;
            for (int i = 0; i < small.length; i++) {
                small[i] = with(name, Integer.toString(i));
            }
        }

        @Override
        public void write(JsonWriter out, Object record) {
            int number = value.of(record);
            if (number >= 0 && number < small.length) {
                out.raw(small[number]);
            } else {
                out.raw(name).integer(number);
            }
        }
    }

    private static byte[] with(byte[] name, String value) {
        return JsonWriter.ascii(new String(name, StandardCharsets.US_ASCII) + value);
    }

    private static Object present(Object held, boolean optional) {
        return optional ? ((Optional<?>) held).orElse(null) : held;
    }

    /** Writes a value that is there. */
    interface Form {
        void write(JsonWriter out, Object value);
    }

    /** Looks for the writer of a type once; threads that look at once find the same. */
    private static final class RecordForm implements Form {
        private final Class<?> type;
        private RecordWriter writer;

        RecordForm(Class<?> type) {
            this.type = type;
        }

        @Override
        public void write(JsonWriter out, Object value) {
            RecordWriter known = writer;
            if (known == null) {
                known = of(type);
                writer = known;
            }
            known.write(out, value);
        }
    }

    /** How values of a type are written; the type is looked at once, here, and not at every value. */
    private static Form form(Type type, Decimals decimals, boolean milliseconds) {
        if (decimals != null) {
            int places = decimals.value();
            return decimals.trimmed()
                    ? (out, value) -> out.trimmed((Long) value, places)
                    : (out, value) -> out.fixed((Long) value, places);
        }
        if (type == String.class) {
            KnownTexts known = new KnownTexts(new byte[0]);
            return (out, value) -> known.write(out, (String) value);
        }
        if (type == Instant.class) {
            return (out, value) -> out.time((Instant) value, milliseconds);
        }
        if (type instanceof Class<?> plain && plain.isRecord()) {
            // Not before it is needed: a record may hold others of its own type.
            return new RecordForm(plain);
        }
        if (type instanceof ParameterizedType many && many.getRawType() == List.class) {
            Form element = form(argument(many), null, milliseconds);
            return (out, value) -> list(out, (List<?>) value, element);
        }
        return JsonWriter::value;
    }

    static void list(JsonWriter out, List<?> values, Form element) {
        out.raw('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                out.raw(',');
            }
            element.write(out, values.get(i));
        }
        out.raw(']');
    }

    private static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    /** A function that calls the accessor as compiled code would: reflection would cost more than the writing. */
    private static <F> F accessor(RecordComponent component, Class<F> type, Class<?> returned) {
        try {
            Class<?> declaring = component.getDeclaringRecord();
            MethodHandle accessor = LOOKUP.unreflect(component.getAccessor());
            Object made = LambdaMetafactory.metafactory(
                            LOOKUP,
                            "of",
                            MethodType.methodType(type),
                            MethodType.methodType(returned, Object.class),
                            accessor,
                            MethodType.methodType(returned == Object.class ? component.getType() : returned, declaring))
                    .getTarget()
                    .invoke();
            return type.cast(made);
        } catch (Throwable defect) {
            throw new IllegalStateException("The accessor of " + component + " cannot be called.", defect);
        }
    }

    /** {@code nirayanaLongitude} is {@code nirayana_longitude}. */
    static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder(name.length() + 4);
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
