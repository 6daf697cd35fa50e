package org.nirayana.api.operation;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.problem.Sentence;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.schema.Size;

/** How the value of a component is read: one form for each type, which {@link RecordReader} finds once. */
abstract class ValueForm {
    private final Reason ofValue;
    private final Reason ofType;

    /**
     * What is said of a value that is not allowed, and of one of another type.
     *
     * @param refusal of the component; null for none
     */
    ValueForm(RecordComponent component, Refusal refusal, Reason ofValue, Reason ofType) {
        this.ofValue = refusal == null || refusal.value().length == 0 ? ofValue : reason(refusal.value()[0], component);
        this.ofType = refusal == null || refusal.type().length == 0 ? ofType : reason(refusal.type()[0], component);
    }

    /** A code with what the annotations of a component say. */
    static Reason reason(FieldCode code, RecordComponent component) {
        Map<String, Object> known = new HashMap<>();
        Range range = component.getAnnotation(Range.class);
        if (range != null) {
            known.put("min", range.min());
            known.put("max", range.max());
        }
        Size size = component.getAnnotation(Size.class);
        if (size != null) {
            known.put("min", size.min());
            known.put("max", size.max());
        }
        OneOf oneOf = component.getAnnotation(OneOf.class);
        if (oneOf != null) {
            known.put("allowed", Schemas.words(oneOf));
        }
        Matches matches = component.getAnnotation(Matches.class);
        if (matches != null) {
            known.put("pattern", matches.value());
        }
        known.keySet()
                .retainAll(
                        code.sentence().gaps().stream().map(Sentence.Gap::name).toList());
        return new Reason(code, known);
    }

    static ValueForm of(Type type, RecordComponent component, Set<Class<?>> outer) {
        Refusal refusal = component.getAnnotation(Refusal.class);
        if (type instanceof ParameterizedType many && many.getRawType() == List.class) {
            return new ListForm(component, refusal, of(RecordReader.argument(type), component, outer));
        }
        if (type instanceof ParameterizedType many && many.getRawType() == Map.class) {
            return new TextsForm(component, refusal);
        }
        if (type == String.class) {
            return new TextForm(component, refusal);
        }
        if (type == boolean.class || type == Boolean.class) {
            return new FlagForm(component, refusal);
        }
        if (type == double.class || type == Double.class) {
            return new DecimalForm(component, refusal);
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return new WholeForm(component, refusal, type == int.class || type == Integer.class);
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            return new WordForm(component, plain, refusal);
        }
        if (type instanceof Class<?> plain && plain.isRecord()) {
            return new ObjectForm(component, RecordReader.within(outer, plain), refusal);
        }
        throw new IllegalStateException("There is no way to read " + component + ".");
    }

    /** The value; what was refused is a stand-in, or the value itself where only its bounds were not kept. */
    abstract Object read(Object given, String path, RecordReader.Reading reading);

    abstract Object standIn();

    /** What is said when it is not there. */
    Reason missing() {
        return FieldCode.REQUIRED.with();
    }

    /** Whether null is of another type, and not as if it were missing. */
    boolean refusesNullByType() {
        return false;
    }

    final Object ofAnotherType(String path, RecordReader.Reading reading) {
        reading.unread(path, ofType);
        return standIn();
    }

    final void refuse(String path, RecordReader.Reading reading) {
        reading.refuse(path, ofValue);
    }

    private static final class TextForm extends ValueForm {
        private final Size size;
        private final Pattern pattern;
        private final PlainText plain;
        private final boolean isAddress;

        /** As they are meant, by how they are looked for. */
        private final Map<String, String> words;

        TextForm(RecordComponent component, Refusal refusal) {
            super(
                    component,
                    refusal,
                    ofValue(component),
                    words(component).isEmpty()
                            ? FieldCode.STRING.with()
                            : Parameter.oneOf(words(component).values()));
            Matches matches = component.getAnnotation(Matches.class);
            Format format = component.getAnnotation(Format.class);
            // Of a list it is the number of its elements.
            this.size = component.getGenericType().getTypeName().contains("List<")
                    ? null
                    : component.getAnnotation(Size.class);
            this.pattern = matches == null ? null : Pattern.compile(matches.value());
            this.plain = component.getAnnotation(PlainText.class);
            this.isAddress = format != null && format.value().equals("email");
            this.words = words(component);
        }

        private static Map<String, String> words(RecordComponent component) {
            OneOf oneOf = component.getAnnotation(OneOf.class);
            Map<String, String> words = new LinkedHashMap<>();
            if (oneOf != null) {
                Schemas.words(oneOf).forEach(word -> words.put(LowerCase.of(word), word));
            }
            return words;
        }

        private static Reason ofValue(RecordComponent component) {
            Size size = component.getAnnotation(Size.class);
            Format format = component.getAnnotation(Format.class);
            FieldCode code = component.isAnnotationPresent(OneOf.class)
                    ? FieldCode.ONE_OF
                    : format != null && format.value().equals("email")
                            ? FieldCode.EMAIL_ADDRESS
                            : component.isAnnotationPresent(Matches.class)
                                    ? FieldCode.PATTERN
                                    : size == null
                                            ? FieldCode.NO_CONTROL_CHARACTERS
                                            : size.min() == 0 ? FieldCode.LENGTH_AT_MOST : FieldCode.LENGTH_BETWEEN;
            return reason(code, component);
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (!(given instanceof String whole)) {
                return ofAnotherType(path, reading);
            }
            if (!words.isEmpty()) {
                String word = words.get(LowerCase.of(whole.strip()));
                if (word == null) {
                    refuse(path, reading);
                }
                return word == null ? whole : word;
            }
            String text = plain != null && plain.stripped() ? whole.strip() : whole;
            if (!isAllowed(text)) {
                refuse(path, reading);
            }
            return text;
        }

        private boolean isAllowed(String text) {
            if (size != null) {
                int length = text.codePointCount(0, text.length());
                if (length < size.min() || length > size.max()) {
                    return false;
                }
            }
            return (pattern == null || pattern.matcher(text).matches())
                    && (!isAddress || EmailAddress.is(text))
                    && (plain == null || isPlain(text));
        }

        private boolean isPlain(String text) {
            boolean mayBeBlank = size == null || size.min() == 0;
            return (mayBeBlank || !text.isBlank())
                    && StandardCharsets.UTF_8.newEncoder().canEncode(text)
                    && text.codePoints()
                            .noneMatch(c -> Character.isISOControl(c)
                                    && !(plain.lines() && (c == '\n' || c == '\r' || c == '\t')));
        }

        @Override
        Object standIn() {
            return "";
        }

        @Override
        boolean refusesNullByType() {
            return !words.isEmpty();
        }
    }

    private static final class FlagForm extends ValueForm {
        FlagForm(RecordComponent component, Refusal refusal) {
            super(component, refusal, FieldCode.TRUE_OR_FALSE.with(), FieldCode.TRUE_OR_FALSE.with());
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (reading.isTexts() && (given.equals("true") || given.equals("false"))) {
                return given.equals("true");
            }
            return given instanceof Boolean ? given : ofAnotherType(path, reading);
        }

        @Override
        Object standIn() {
            return false;
        }

        @Override
        boolean refusesNullByType() {
            return true;
        }
    }

    private static final class WholeForm extends ValueForm {
        private final boolean isNarrow;
        private final double min;
        private final double max;

        WholeForm(RecordComponent component, Refusal refusal, boolean isNarrow) {
            super(
                    component,
                    refusal,
                    ofValue(component),
                    refusal == null ? ofValue(component) : FieldCode.INTEGER.with());
            Range range = component.getAnnotation(Range.class);
            this.isNarrow = isNarrow;
            this.min = Math.max(
                    range == null ? (double) Long.MIN_VALUE : range.min(),
                    isNarrow ? Integer.MIN_VALUE : (double) Long.MIN_VALUE);
            this.max = Math.min(
                    range == null ? (double) Long.MAX_VALUE : range.max(),
                    isNarrow ? Integer.MAX_VALUE : (double) Long.MAX_VALUE);
        }

        private static Reason ofValue(RecordComponent component) {
            Range range = component.getAnnotation(Range.class);
            return reason(isBounded(range) ? FieldCode.INTEGER_BETWEEN : FieldCode.INTEGER, component);
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            Optional<Long> read = given instanceof Long number
                    ? Optional.of(number)
                    : reading.isTexts() ? digits((String) given) : Optional.empty();
            if (read.isEmpty()) {
                return ofAnotherType(path, reading);
            }
            if (read.get() < min || read.get() > max) {
                refuse(path, reading);
            }
            return isNarrow ? (Object) read.get().intValue() : read.get();
        }

        /** A whole number as it is written, without anything around it. */
        private static Optional<Long> digits(String text) {
            boolean isPlain = !text.isEmpty()
                    && text.length() <= 18
                    && text.chars().allMatch(c -> c >= '0' && c <= '9')
                    && (text.length() == 1 || text.charAt(0) != '0');
            return isPlain ? Optional.of(Long.parseLong(text)) : Optional.empty();
        }

        @Override
        Object standIn() {
            return isNarrow ? (Object) 0 : 0L;
        }
    }

    private static final class DecimalForm extends ValueForm {
        private final double min;
        private final double max;
        private final Reason allowed;

        DecimalForm(RecordComponent component, Refusal refusal) {
            this(
                    component,
                    component.getAnnotation(Range.class),
                    refusal,
                    reason(
                            isBounded(component.getAnnotation(Range.class))
                                    ? FieldCode.NUMBER_BETWEEN
                                    : FieldCode.NUMBER,
                            component));
        }

        private DecimalForm(RecordComponent component, Range range, Refusal refusal, Reason allowed) {
            super(component, refusal, allowed, allowed);
            this.min = range == null ? Double.NEGATIVE_INFINITY : range.min();
            this.max = range == null ? Double.POSITIVE_INFINITY : range.max();
            this.allowed = allowed;
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            // NaN, for what is no number, is not within any limits.
            double number = given instanceof Number decimal
                    ? decimal.doubleValue()
                    : reading.isTexts() ? Decimal.parse((String) given) : Double.NaN;
            if (Double.isNaN(number)) {
                return ofAnotherType(path, reading);
            }
            if (!(number >= min && number <= max)) {
                refuse(path, reading);
            }
            return number;
        }

        @Override
        Object standIn() {
            return 0.0;
        }

        @Override
        Reason missing() {
            return allowed;
        }
    }

    /** A constant by its name, in any case. */
    private static final class WordForm extends ValueForm {
        private final Map<String, Object> constants;

        WordForm(RecordComponent component, Class<?> type, Refusal refusal) {
            super(component, refusal, Parameter.oneOf(Schemas.words(type)), Parameter.oneOf(Schemas.words(type)));
            this.constants = Arrays.stream(type.getEnumConstants())
                    .collect(Collectors.toMap(one -> Schemas.word((Enum<?>) one), one -> one));
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (!(given instanceof String word)) {
                return ofAnotherType(path, reading);
            }
            Object constant = constants.get(LowerCase.of(word.strip()));
            if (constant == null) {
                refuse(path, reading);
            }
            return constant;
        }

        @Override
        Object standIn() {
            return null;
        }

        @Override
        boolean refusesNullByType() {
            return true;
        }
    }

    private static final class ObjectForm extends ValueForm {
        private final RecordReader<?> reader;

        /** Whether one sentence stands for all that is wrong within. */
        private final boolean isOne;

        ObjectForm(RecordComponent component, RecordReader<?> reader, Refusal refusal) {
            super(
                    component,
                    refusal,
                    FieldCode.OBJECT.with(),
                    refusal == null || refusal.value().length == 0
                            ? FieldCode.OBJECT.with()
                            : refusal.value()[0].with());
            this.reader = reader;
            this.isOne = refusal != null && refusal.value().length > 0;
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (!(given instanceof Map<?, ?> object)) {
                return ofAnotherType(path, reading);
            }
            if (!isOne) {
                return reader.read(object, path + ".", reading);
            }
            RecordReader.Reading within = new RecordReader.Reading(new Faults(), reading.isTexts());
            Object record = reader.read(object, "", within);
            if (within.faults().count() > 0) {
                refuse(path, reading);
            }
            return record;
        }

        @Override
        Object standIn() {
            return null;
        }

        @Override
        boolean refusesNullByType() {
            return isOne;
        }
    }

    private static final class ListForm extends ValueForm {
        private final ValueForm element;
        private final int min;
        private final int max;
        /** Of no list, or one of another length; null where nothing else is said of it. */
        private final Reason ofList;

        ListForm(RecordComponent component, Refusal refusal, ValueForm element) {
            super(
                    component,
                    refusal,
                    reason(
                            component.isAnnotationPresent(Size.class) ? FieldCode.ELEMENTS_BETWEEN : FieldCode.STRINGS,
                            component),
                    element instanceof ObjectForm ? FieldCode.OBJECTS.with() : FieldCode.STRINGS.with());
            Size size = component.getAnnotation(Size.class);
            this.element = element;
            this.min = size == null ? 0 : size.min();
            this.max = size == null ? Integer.MAX_VALUE : size.max();
            this.ofList = refusal == null || refusal.list().length == 0 ? null : reason(refusal.list()[0], component);
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (!(given instanceof List<?> list)) {
                if (ofList == null) {
                    return ofAnotherType(path, reading);
                }
                reading.unread(path, ofList);
                return standIn();
            }
            if (list.size() < min || list.size() > max) {
                if (ofList == null) {
                    refuse(path, reading);
                } else {
                    reading.refuse(path, ofList);
                }
                return standIn();
            }
            List<Object> read = new ArrayList<>(list.size());
            boolean isOfRecords = element instanceof ObjectForm;
            for (int i = 0; i < list.size(); i++) {
                RecordReader.Reading within =
                        isOfRecords ? reading : new RecordReader.Reading(new Faults(), reading.isTexts());
                Object value = list.get(i) == null && !isOfRecords
                        ? element.ofAnotherType(path, within)
                        : element.read(list.get(i), isOfRecords ? path + "[" + i + "]" : path, within);
                read.add(value);
                if (!within.unread().isEmpty() && !isOfRecords) {
                    return ofAnotherType(path, reading);
                }
                if (within.faults().count() > 0 && !isOfRecords) {
                    refuseElement(path, reading, within);
                    break;
                }
            }
            // What was refused may have left null in it.
            return Collections.unmodifiableList(read);
        }

        /** All elements are held to the same, so the first that is refused speaks for all. */
        private static void refuseElement(String path, RecordReader.Reading reading, RecordReader.Reading within) {
            reading.refuse(path, within.faults().first().get(0).reason());
        }

        @Override
        Object standIn() {
            return List.of();
        }

        @Override
        boolean refusesNullByType() {
            return true;
        }
    }

    /** Texts by names that are not listed; a number or a truth value is taken as its text. */
    private static final class TextsForm extends ValueForm {
        private final int max;

        TextsForm(RecordComponent component, Refusal refusal) {
            super(component, refusal, FieldCode.OBJECT.with(), FieldCode.OBJECT.with());
            Size size = component.getAnnotation(Size.class);
            this.max = size == null ? Integer.MAX_VALUE : size.max();
        }

        @Override
        Object read(Object given, String path, RecordReader.Reading reading) {
            if (!(given instanceof Map<?, ?> object) || object.size() > max) {
                return ofAnotherType(path, reading);
            }
            Map<String, String> texts = new LinkedHashMap<>();
            object.forEach((key, held) -> {
                String name = (String) key;
                boolean isPlain = held instanceof String || held instanceof Number || held instanceof Boolean;
                if (!isPlain) {
                    reading.unread(path + "." + name, FieldCode.PLAIN_VALUE.with());
                }
                texts.put(name, isPlain ? held.toString() : "");
            });
            return texts;
        }

        @Override
        Object standIn() {
            return Map.of();
        }

        @Override
        boolean refusesNullByType() {
            return true;
        }
    }

    private static boolean isBounded(Range range) {
        return range != null && Double.isFinite(range.min()) && Double.isFinite(range.max());
    }
}
