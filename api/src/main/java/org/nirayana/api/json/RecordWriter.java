package org.nirayana.api.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** As many as are written together at most. */
    private static final int MAX_RUN = 4;

    /** Every component after the other: the compiler sees the whole, as if one method had been written for the type. */
    private final MethodHandle components;

    private RecordWriter(Class<?> type) {
        RecordComponent[] all = type.getRecordComponents();
        if (all.length > 0 && all[0].isAnnotationPresent(OmitEmpty.class)) {
            // It writes the brace that opens the object.
            throw new IllegalStateException("The first component of " + type + " cannot be left out.");
        }
        byte[] end = JsonWriter.ascii(all.length == 0 ? "{}" : "}");
        MethodHandle chain = MethodHandles.dropArguments(
                MethodHandles.insertArguments(method("end", byte[].class, JsonWriter.class), 0, end), 1, type);
        for (int unwritten = all.length; unwritten > 0; ) {
            int from = startOfRun(all, unwritten);
            chain = MethodHandles.foldArguments(
                    chain, unwritten - from > 1 ? run(all, from, unwritten) : component(all[from], name(all, from)));
            unwritten = from;
        }
        this.components = chain.asType(MethodType.methodType(void.class, JsonWriter.class, Object.class));
    }

    /** The name of a component with what stands before its value. */
    private static byte[] name(RecordComponent[] all, int i) {
        return JsonWriter.ascii((i == 0 ? "{\"" : ",\"") + snakeCase(all[i].getName()) + "\":");
    }

    /** Where those begin that are written together with the last before {@code end}: at itself, if there are none. */
    private static int startOfRun(RecordComponent[] all, int end) {
        int from = end - 1;
        while (isInRun(all[from]) && from > 0 && isInRun(all[from - 1]) && end - from < MAX_RUN) {
            from--;
        }
        return from;
    }

    private static boolean isInRun(RecordComponent component) {
        return component.isAnnotationPresent(Together.class);
    }

    /** Writes neighbours at once: calls the accessor of each and hands the values to what knows them. */
    private static MethodHandle run(RecordComponent[] all, int from, int end) {
        byte[][] names = new byte[end - from][];
        boolean[] omitted = new boolean[end - from];
        MethodHandle[] accessors = new MethodHandle[end - from];
        Class<?>[] types = new Class<?>[2 + end - from];
        types[0] = KnownRuns.class;
        types[1] = JsonWriter.class;
        int[] order = new int[1 + end - from];
        for (int i = 0; i < names.length; i++) {
            names[i] = name(all, from + i);
            omitted[i] = all[from + i].isAnnotationPresent(OmitEmpty.class);
            accessors[i] = accessor(all[from + i], Object.class);
            types[2 + i] = Object.class;
            order[1 + i] = 1;
        }
        MethodHandle write = MethodHandles.insertArguments(method("together", types), 0, new KnownRuns(names, omitted));
        return MethodHandles.permuteArguments(
                MethodHandles.filterArguments(write, 1, accessors),
                MethodType.methodType(void.class, JsonWriter.class, all[from].getDeclaringRecord()),
                order);
    }

    static RecordWriter of(Class<?> type) {
        return KNOWN.get(type);
    }

    void write(JsonWriter out, Object record) {
        try {
            components.invokeExact(out, record);
        } catch (RuntimeException | Error defect) {
            throw defect;
        } catch (Throwable defect) {
            throw new IllegalStateException("An accessor of a record threw a checked exception.", defect);
        }
    }

    /** Writes one component of a record: calls its accessor and hands the value to what writes its kind. */
    private static MethodHandle component(RecordComponent component, byte[] name) {
        MethodHandle write = valueWriter(component, name);
        return MethodHandles.filterArguments(
                write, 1, accessor(component, write.type().parameterType(1)));
    }

    private static MethodHandle accessor(RecordComponent component, Class<?> as) {
        try {
            MethodHandle accessor = LOOKUP.unreflect(component.getAccessor());
            return accessor.asType(MethodType.methodType(as, component.getDeclaringRecord()));
        } catch (IllegalAccessException defect) {
            throw new IllegalStateException("The accessor of " + component + " cannot be called.", defect);
        }
    }

    /** What writes the values of a component: takes the writer and the value, as it is and never boxed. */
    private static MethodHandle valueWriter(RecordComponent component, byte[] name) {
        Class<?> type = component.getType();
        Decimals decimals = component.getAnnotation(Decimals.class);
        boolean milliseconds = component.isAnnotationPresent(Milliseconds.class);
        boolean omitEmpty = component.isAnnotationPresent(OmitEmpty.class);
        if (type == int.class) {
            return bound("integer", type, name, small(name));
        }
        if (type == long.class && decimals == null) {
            return bound("integer", type, name);
        }
        if (type == long.class) {
            return bound(decimals.trimmed() ? "trimmed" : "fixed", type, name, decimals.value());
        }
        if (type == boolean.class) {
            return bound("either", type, with(name, "true"), with(name, "false"));
        }
        if (type == double.class) {
            return bound("number", type, name);
        }
        if (type == String.class && !omitEmpty) {
            return bound("text", type, name, new KnownTexts(name));
        }
        if (type == Instant.class && !omitEmpty) {
            return bound("time", type, name, milliseconds);
        }
        if (type == List.class) {
            // Known here, so that no value is asked what it is: that is slow where several threads ask.
            Form element = form(argument(component.getGenericType()), decimals, milliseconds);
            return bound(omitEmpty ? "listUnlessEmpty" : "list", type, name, element);
        }
        boolean optional = type == Optional.class;
        Type held = optional ? argument(component.getGenericType()) : component.getGenericType();
        Form form = form(held, decimals, milliseconds);
        return bound(omitEmpty ? "unlessEmpty" : "value", Object.class, name, optional, form);
    }

    /** A method of {@link ComponentWriters}, with what it takes before the writer and the value. */
    private static MethodHandle bound(String method, Class<?> value, Object... before) {
        List<Class<?>> types = new ArrayList<>();
        for (Object given : before) {
            types.add(
                    given instanceof Form
                            ? Form.class
                            : MethodType.methodType(given.getClass()).unwrap().returnType());
        }
        types.add(JsonWriter.class);
        types.add(value);
        return MethodHandles.insertArguments(method(method, types.toArray(Class<?>[]::new)), 0, before);
    }

    private static MethodHandle method(String name, Class<?>... parameters) {
        try {
            return LOOKUP.findStatic(ComponentWriters.class, name, MethodType.methodType(void.class, parameters));
        } catch (ReflectiveOperationException defect) {
            throw new IllegalStateException("There is no method " + name + Arrays.toString(parameters) + ".", defect);
        }
    }

    /** Counts and numbers of things are mostly small: those stand ready behind the name. */
    private static byte[][] small(byte[] name) {
        byte[][] small = new byte[32][];
        for (int i = 0; i < small.length; i++) {
            small[i] = with(name, Integer.toString(i));
        }
        return small;
    }

    private static byte[] with(byte[] name, String value) {
        return JsonWriter.ascii(new String(name, StandardCharsets.US_ASCII) + value);
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
