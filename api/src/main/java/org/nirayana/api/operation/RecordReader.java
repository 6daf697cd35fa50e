package org.nirayana.api.operation;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.ListsNames;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.Unwrapped;

/**
 * Reads the records of one type from what callers send, by the types and annotations that describe them; made once for each type.
 *
 * <p>A component is required unless it is {@link OmitEmpty}. An {@code Optional} that is not, and an {@code Optional} within another, is
 * empty for null: so a change tells what is left out from what is taken away. Everything wrong is collected with the path of its
 * field, such as {@code birth.lat}.
 */
public final class RecordReader<R extends Record> {
    private static final ClassValue<RecordReader<?>> KNOWN = new ClassValue<>() {
        @Override
        protected RecordReader<?> computeValue(Class<?> type) {
            return new RecordReader<>(type.asSubclass(Record.class), Set.of());
        }
    };

    /** In place of a member that is not there. */
    private static final Object LEFT_OUT = new Object();

    private final MethodHandle maker;
    private final List<Component> components = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();
    private final boolean isOpen;
    private final Reason unknown;
    private final boolean listsNames;

    /** What one reading has found wrong so far. */
    record Reading(Faults faults, Set<String> unread, Set<String> refused, boolean isTexts) {
        Reading(Faults faults, boolean isTexts) {
            this(faults, new HashSet<>(), new HashSet<>(), isTexts);
        }

        /** It could not be read. */
        void unread(String path, Reason reason) {
            unread.add(path);
            faults.reject(path, reason);
        }

        /** It was read, and its value is not allowed. */
        void refuse(String path, Reason reason) {
            refused.add(path);
            faults.reject(path, reason);
        }
    }

    /** Where members come from. */
    private interface Source {
        /** A member; {@link #LEFT_OUT} when it is not there. */
        Object member(String name, int place);
    }

    /** Unwrapped records stand among their neighbours; others have a form. */
    private record Component(
            String name,
            int place,
            Method accessor,
            RecordReader<?> unwrapped,
            ValueForm form,
            Presence presence,
            Reason missing) {
        Object read(Source source, String prefix, Reading reading) {
            if (unwrapped != null) {
                return unwrapped.made(source, prefix, place, reading);
            }
            Object given = source.member(name, place);
            if (given == LEFT_OUT && presence.mayBeLeftOut()) {
                return presence.leftOut();
            }
            if (given == null && presence.mayBeNull()) {
                return presence.ofNull();
            }
            String path = prefix.isEmpty() ? name : prefix + name;
            if (given == LEFT_OUT || (given == null && !(presence.mayBeLeftOut() && form.refusesNullByType()))) {
                reading.unread(path, missing);
                return presence.wrap().apply(form.standIn());
            }
            return presence.wrap().apply(form.read(given, path, reading));
        }
    }

    /** What stands for a value that is not there, or is null, and how one that is there is wrapped. */
    private record Presence(
            boolean mayBeLeftOut, Object leftOut, boolean mayBeNull, Object ofNull, UnaryOperator<Object> wrap) {}

    private RecordReader(Class<? extends Record> type, Set<Class<?>> outer) {
        if (outer.contains(type)) {
            throw new IllegalStateException(type + " holds itself: what is sent has a depth that is known.");
        }
        Set<Class<?>> within = new HashSet<>(outer);
        within.add(type);
        RecordComponent[] all = type.getRecordComponents();
        for (RecordComponent component : all) {
            if (component.isAnnotationPresent(Unwrapped.class)) {
                RecordReader<?> unwrapped =
                        new RecordReader<>(component.getType().asSubclass(Record.class), within);
                components.add(new Component("", names.size(), accessor(component), unwrapped, null, null, null));
                names.addAll(unwrapped.names);
            } else {
                components.add(component(component, within));
                names.add(components.get(components.size() - 1).name());
            }
        }
        this.maker = maker(type, all);
        this.isOpen = type.isAnnotationPresent(OpenRecord.class);
        ListsNames lists = type.getAnnotation(ListsNames.class);
        this.listsNames = lists != null;
        Collection<String> listed = lists != null && lists.sorted() ? new TreeSet<>(names) : names;
        this.unknown = listsNames ? FieldCode.NOT_KNOWN.with("allowed", listed) : FieldCode.NOT_KNOWN_HERE.with();
    }

    private Component component(RecordComponent component, Set<Class<?>> outer) {
        boolean omitted = component.isAnnotationPresent(OmitEmpty.class);
        Type type = component.getGenericType();
        boolean isOptional = component.getType() == Optional.class;
        Type held = isOptional ? argument(type) : type;
        boolean isTwice = isOptional && isNullable(held);
        boolean isNullable = isNullable(held);
        ValueForm form = ValueForm.of(value(held), component, outer);
        UnaryOperator<Object> inner = held == OptionalLong.class
                ? value -> OptionalLong.of((Long) value)
                : held == OptionalInt.class
                        ? value -> OptionalInt.of((Integer) value)
                        : isNullable ? Optional::ofNullable : value -> value;
        Object none = !isNullable
                ? null
                : held == OptionalLong.class
                        ? OptionalLong.empty()
                        : held == OptionalInt.class ? OptionalInt.empty() : Optional.empty();
        Object leftOut = isOptional
                ? Optional.empty()
                : component.getType() == List.class ? List.of() : component.getType() == Map.class ? Map.of() : none;
        Presence presence = new Presence(
                omitted,
                leftOut,
                isNullable || component.isAnnotationPresent(OrNull.class) || (isOptional && !omitted),
                isTwice ? Optional.of(none) : leftOut,
                isOptional ? value -> Optional.ofNullable(inner.apply(value)) : inner);
        Refusal refusal = component.getAnnotation(Refusal.class);
        return new Component(
                JsonWriter.fieldName(component.getName()),
                names.size(),
                accessor(component),
                null,
                form,
                presence,
                refusal == null || refusal.missing().length == 0
                        ? form.missing()
                        : ValueForm.reason(refusal.missing()[0], component));
    }

    private static boolean isNullable(Type type) {
        return type == OptionalLong.class
                || type == OptionalInt.class
                || (type instanceof ParameterizedType held && held.getRawType() == Optional.class);
    }

    /** What is in it when it is not null. */
    private static Type value(Type type) {
        return type == OptionalLong.class
                ? long.class
                : type == OptionalInt.class ? int.class : isNullable(type) ? argument(type) : type;
    }

    static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private static Method accessor(RecordComponent component) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        return accessor;
    }

    private static MethodHandle maker(Class<?> type, RecordComponent[] components) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return MethodHandles.lookup()
                    .unreflectConstructor(constructor)
                    .asType(MethodType.genericMethodType(types.length))
                    .asSpreader(Object[].class, types.length);
        } catch (ReflectiveOperationException defect) {
            throw new IllegalStateException("A " + type + " cannot be made.", defect);
        }
    }

    @SuppressWarnings("unchecked") // each type has its own
    public static <R extends Record> RecordReader<R> of(Class<R> type) {
        return (RecordReader<R>) KNOWN.get(type);
    }

    /** One for a component of a record, which is not within itself. */
    static RecordReader<?> within(Set<Class<?>> outer, Class<?> type) {
        return new RecordReader<>(type.asSubclass(Record.class), outer);
    }

    /** The names that an object may have, in order. */
    public List<String> names() {
        return List.copyOf(names);
    }

    /** Reads an object of JSON, as maps, lists, texts, numbers, booleans and null. */
    public Read<R> read(Map<?, ?> object) {
        return read(object, new Reading(new Faults(), false));
    }

    /** Reads texts by their names, as forms have them. */
    public Read<R> readTexts(Map<String, String> texts) {
        return read(texts, new Reading(new Faults(), true));
    }

    private Read<R> read(Map<?, ?> object, Reading reading) {
        R record = read(object, "", reading);
        return new Read<>(record, List.copyOf(names), listsNames, reading);
    }

    /**
     * Reads the cells of a row, one for each of {@link #names}; null for what is left out. No map is made.
     *
     * @param faults hears what is wrong
     */
    public R readRow(String[] cells, Faults faults) {
        return made((name, place) -> cells[place] == null ? LEFT_OUT : cells[place], "", 0, new Reading(faults, true));
    }

    /** What is there of a record, by its names: what was left out is not. */
    public Map<String, Object> members(R record) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Component component : components) {
            try {
                Object value = component.accessor().invoke(record);
                if (value instanceof Optional<?> optional) {
                    optional.ifPresent(there -> members.put(component.name(), there));
                } else {
                    members.put(component.name(), value);
                }
            } catch (ReflectiveOperationException defect) {
                throw new IllegalStateException("An accessor of a record cannot be called.", defect);
            }
        }
        return members;
    }

    R read(Map<?, ?> object, String prefix, Reading reading) {
        if (listsNames) {
            refuseUnknown(object, prefix, reading);
        }
        R record = made(
                (name, place) -> {
                    Object value = object.get(name);
                    return value == null && !object.containsKey(name) ? LEFT_OUT : value;
                },
                prefix,
                0,
                reading);
        if (!listsNames && !isOpen) {
            refuseUnknown(object, prefix, reading);
        }
        return record;
    }

    private void refuseUnknown(Map<?, ?> object, String prefix, Reading reading) {
        for (Object name : object.keySet()) {
            if (!names.contains(name)) {
                reading.faults().reject(prefix + name, unknown);
            }
        }
    }

    /**
     * Makes the record.
     *
     * @param from the place of its first component
     */
    @SuppressWarnings("unchecked") // it is made by the constructor of its type
    private R made(Source source, String prefix, int from, Reading reading) {
        Source shifted = from == 0 ? source : (name, place) -> source.member(name, from + place);
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = components.get(i).read(shifted, prefix, reading);
        }
        try {
            return (R) (Object) maker.invokeExact(values);
        } catch (RuntimeException | Error defect) {
            throw defect;
        } catch (Throwable defect) {
            throw new IllegalStateException("The constructor of a record threw a checked exception.", defect);
        }
    }
}
