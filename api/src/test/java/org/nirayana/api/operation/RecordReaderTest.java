package org.nirayana.api.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.ListsNames;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Unwrapped;
import org.nirayana.api.schema.Vocabulary;

class RecordReaderTest {
    enum Wood {
        OAK,
        ELM
    }

    /** One of each that must be there. */
    record Tree(
            @Matches("[A-Z][a-z]{0,9}") String name,
            @Size(min = 2, max = 5) String code,
            @Format("email") String owner,

            @PlainText(stripped = true) @Size(min = 1, max = 8)
            String title,

            @OneOf({"north", "south"}) String side,
            @OneOf(of = Vocabulary.NODE_TYPE) String node,
            boolean evergreen,
            @Range(min = 1, max = 900) int age,
            long rings,
            @Range(min = -90, max = 90) double lat,
            Wood wood,
            Nest nest,
            @Size(max = 2) List<String> words,
            List<Nest> nests,
            @Size(max = 2) Map<String, String> notes) {}

    record Nest(@Range(min = 0, max = 9) int eggs) {}

    /** One of each that may be left out. */
    record Change(
            @OmitEmpty Optional<String> name,
            @OmitEmpty @OrNull Optional<String> note,
            @OmitEmpty Optional<Optional<String>> nick,
            @OmitEmpty OptionalLong id,
            @OmitEmpty Optional<OptionalInt> limit,
            OptionalLong tier,
            Optional<String> zone,
            @OmitEmpty Optional<Boolean> evergreen,
            @OmitEmpty Optional<Wood> wood,
            @OmitEmpty Optional<Nest> nest,
            @OmitEmpty Optional<List<String>> tags,
            @OmitEmpty List<String> words,
            @OmitEmpty Map<String, String> notes) {}

    private static Map<String, Object> tree() {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", "Oak");
        tree.put("code", "ab");
        tree.put("owner", "a@example.org");
        tree.put("title", " An oak ");
        tree.put("side", " North ");
        tree.put("node", "mean");
        tree.put("evergreen", false);
        tree.put("age", 900L);
        tree.put("rings", 1L << 40);
        tree.put("lat", -90L);
        tree.put("wood", "Oak");
        tree.put("nest", Map.of("eggs", 3L));
        tree.put("words", List.of("a", "b"));
        tree.put("nests", List.of(Map.of("eggs", 0L), Map.of("eggs", 9L)));
        tree.put("notes", Map.of("a", 1L));
        return tree;
    }

    private static List<String> faults(Read<?> read) {
        return read.faults().stream()
                .map(error -> error.field() + " " + error.message())
                .toList();
    }

    private static <R extends Record> List<String> faults(Class<R> type, Map<?, ?> object) {
        return faults(RecordReader.of(type).read(object));
    }

    private static List<String> faultsWith(String name, Object value) {
        Map<String, Object> tree = tree();
        tree.put(name, value);
        return faults(Tree.class, tree);
    }

    @Test
    void aRecordIsReadByTheTypesOfItsComponents() {
        assertThat(RecordReader.of(Tree.class).read(tree()).get())
                .isEqualTo(new Tree(
                        "Oak",
                        "ab",
                        "a@example.org",
                        "An oak",
                        "north",
                        "mean",
                        false,
                        900,
                        1L << 40,
                        -90,
                        Wood.OAK,
                        new Nest(3),
                        List.of("a", "b"),
                        List.of(new Nest(0), new Nest(9)),
                        Map.of("a", "1")));
    }

    private static Stream<List<Object>> refused() {
        return Stream.of(
                List.of("name", "oak", "must fit [A-Z][a-z]{0,9}"),
                List.of("name", 1L, "must be a string"),
                List.of("code", "a", "must have 2 to 5 characters"),
                List.of("code", "abcdef", "must have 2 to 5 characters"),
                List.of("owner", "a@localhost", "must be an e-mail address"),
                List.of("owner", "a".repeat(65) + "@example.org", "must be an e-mail address"),
                List.of("title", "  ", "must have 1 to 8 characters"),
                List.of("title", "a\tb", "must have 1 to 8 characters"),
                List.of("title", "\uD800", "must have 1 to 8 characters"),
                List.of("side", "east", "must be one of north, south"),
                List.of("side", true, "must be one of north, south"),
                List.of("node", "none", "must be one of " + String.join(", ", Vocabulary.NODE_TYPE.words())),
                List.of("evergreen", "true", "must be true or false"),
                List.of("age", 0L, "must be a whole number from 1 to 900"),
                List.of("age", 901L, "must be a whole number from 1 to 900"),
                List.of("age", 1.0, "must be a whole number from 1 to 900"),
                List.of("age", "1", "must be a whole number from 1 to 900"),
                List.of("rings", 1.5, "must be a whole number"),
                List.of("lat", 90.1, "must be a decimal number from -90 to 90"),
                List.of("lat", "1", "must be a decimal number from -90 to 90"),
                List.of("wood", "ash", "must be one of oak, elm"),
                List.of("wood", 2L, "must be one of oak, elm"),
                List.of("nest", "eggs", "must be an object"),
                List.of("words", "a", "must be a list of strings"),
                List.of("words", List.of("a", 1L), "must be a list of strings"),
                List.of("words", List.of("a", "b", "c"), "must have 0 to 2 elements"),
                List.of("nests", Map.of(), "must be a list of objects"),
                List.of("notes", List.of(), "must be an object"),
                List.of("notes", Map.of("a", "", "b", "", "c", ""), "must be an object"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void aValueThatIsNotAllowedIsRefusedByItsName(List<Object> row) {
        assertThat(faultsWith((String) row.get(0), row.get(1))).containsExactly(row.get(0) + " " + row.get(2));
    }

    @Test
    void whatIsWithinIsNamedWithItsPath() {
        assertThat(faultsWith("nest", Map.of("eggs", 10L)))
                .containsExactly("nest.eggs must be a whole number from 0 to 9");
        assertThat(faultsWith("nest", Map.of("eggs", 1L, "egg", 1L))).containsExactly("nest.egg is not known here");
        assertThat(faultsWith("nests", Arrays.asList(Map.of("eggs", 1L), Map.of(), "egg", null)))
                .containsExactly(
                        "nests[1].eggs is required", "nests[2] must be an object", "nests[3] must be an object");
        assertThat(faultsWith("notes", Map.of("a", List.of())))
                .containsExactly("notes.a must be a text, a number, true or false");
    }

    @Test
    void everythingThatIsMissingIsSaidAtOnceInTheOrderOfTheRecord() {
        List<String> names = RecordReader.of(Tree.class).names();
        assertThat(faults(Tree.class, Map.of()))
                .isEqualTo(names.stream()
                        .map(name -> name
                                + (name.equals("lat") ? " must be a decimal number from -90 to 90" : " is required"))
                        .toList());
    }

    @Test
    void leftOutAndNullAreToldApart() {
        Map<String, Object> nothing = new LinkedHashMap<>();
        nothing.put("tier", null);
        nothing.put("zone", null);
        assertThat(RecordReader.of(Change.class).read(nothing).get())
                .isEqualTo(new Change(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalLong.empty(),
                        Optional.empty(),
                        OptionalLong.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Map.of()));
        Map<String, Object> nulls = new LinkedHashMap<>(nothing);
        nulls.put("note", null);
        nulls.put("nick", null);
        nulls.put("id", null);
        nulls.put("limit", null);
        Change taken = RecordReader.of(Change.class).read(nulls).get();
        assertThat(taken.note()).isEmpty();
        assertThat(taken.nick()).contains(Optional.empty());
        assertThat(taken.id()).isEmpty();
        assertThat(taken.limit()).contains(OptionalInt.empty());
        Change given = RecordReader.of(Change.class)
                .read(Map.of("nick", "a", "id", 1L, "limit", 2L, "tier", 3L, "zone", "b"))
                .get();
        assertThat(given.nick()).contains(Optional.of("a"));
        assertThat(given.id()).hasValue(1);
        assertThat(given.limit()).contains(OptionalInt.of(2));
        assertThat(given.tier()).hasValue(3);
        assertThat(given.zone()).contains("b");
    }

    @Test
    void nullIsRefusedWhereOnlyLeavingOutIsAllowed() {
        Map<String, Object> nulls = new LinkedHashMap<>();
        RecordReader.of(Change.class).names().forEach(name -> nulls.put(name, null));
        assertThat(faults(Change.class, nulls))
                .containsExactly(
                        "name is required",
                        "evergreen must be true or false",
                        "wood must be one of oak, elm",
                        "nest is required",
                        "tags must be a list of strings",
                        "words must be a list of strings",
                        "notes must be an object");
        assertThat(faults(Change.class, Map.of())).containsExactly("tier is required", "zone is required");
    }

    @ListsNames
    record Listing(String b, String a) {}

    @ListsNames(sorted = true)
    record Sorted(String b, String a) {}

    @OpenRecord
    record Open(String a) {}

    @Test
    void unknownNamesAreRefusedUnlessTheRecordIsOpen() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("a", 1L);
        given.put("b", "b");
        given.put("c", "c");
        assertThat(faults(Listing.class, given))
                .containsExactly("c is not known here; allowed: b, a", "a must be a string");
        assertThat(faults(Sorted.class, given))
                .containsExactly("c is not known here; allowed: a, b", "a must be a string");
        assertThat(faults(Open.class, given)).containsExactly("a must be a string");
        assertThat(faultsWith("c", "c")).containsExactly("c is not known here");
    }

    record Worded(
            @Size(min = 1, max = 2)
            @Refusal(value = FieldCode.NAME_BETWEEN, type = FieldCode.NOT_TEXT, missing = FieldCode.REQUIRED_OR_NULL)
            String text,

            @Range(min = 1, max = 2) @Refusal(FieldCode.NULL_OR_BETWEEN)
            int number,

            @Refusal(FieldCode.PREFERRED_PLACE) Nest nest,

            @Size(min = 1, max = 2)
            @Matches("[a-z]")
            @Refusal(value = FieldCode.TIER_ENDPOINTS, type = FieldCode.NOT_TEXT, list = FieldCode.TEXTS_AT_MOST)
            List<String> letters) {}

    private static List<String> codes(Map<?, ?> worded) {
        return RecordReader.of(Worded.class).read(worded).faults().stream()
                .map(fault -> fault.field() + " " + fault.reason().code() + " "
                        + fault.reason().params())
                .toList();
    }

    @Test
    void aComponentMayHaveACodeOfItsOwnWhoseGapsItsAnnotationsFill() {
        assertThat(codes(Map.of()))
                .containsExactly(
                        "text REQUIRED_OR_NULL {}", "number REQUIRED {}", "nest REQUIRED {}", "letters REQUIRED {}");
        assertThat(codes(Map.of("text", 1L, "number", "1", "nest", Map.of("eggs", -1L), "letters", List.of())))
                .containsExactly(
                        "text NOT_TEXT {}",
                        "number INTEGER {}",
                        "nest PREFERRED_PLACE {}",
                        "letters TEXTS_AT_MOST {max=2}");
        assertThat(codes(Map.of("text", "abc", "number", 3L, "nest", 1L, "letters", List.of("a", "B"))))
                .containsExactly(
                        "text NAME_BETWEEN {min=1, max=2}",
                        "number NULL_OR_BETWEEN {min=1, max=2}",
                        "nest PREFERRED_PLACE {}",
                        "letters TIER_ENDPOINTS {}");
        assertThat(codes(Map.of("text", "a", "number", 1L, "nest", Map.of("eggs", 1L), "letters", List.of(1L))))
                .containsExactly("letters NOT_TEXT {}");
    }

    record Pair(@Unwrapped Nest nest, @OmitEmpty Optional<String> name) {}

    @Test
    void anUnwrappedRecordStandsAmongItsNeighbours() {
        assertThat(RecordReader.of(Pair.class).names()).containsExactly("eggs", "name");
        assertThat(RecordReader.of(Pair.class).read(Map.of("eggs", 2L)).get())
                .isEqualTo(new Pair(new Nest(2), Optional.empty()));
        assertThat(faults(Pair.class, Map.of("name", 1L, "egg", 1L)))
                .containsExactly("eggs is required", "name must be a string", "egg is not known here");
    }

    record Row(
            Wood wood,
            @OmitEmpty @Range(min = 1, max = 4) Optional<Integer> pada,
            @OmitEmpty Optional<Double> lat,
            @OmitEmpty Optional<Boolean> flag) {}

    @Test
    void aRowOfTextsIsReadWithoutNames() {
        RecordReader<Row> reader = RecordReader.of(Row.class);
        Faults faults = new Faults();
        assertThat(reader.readRow(new String[] {"oak", "4", "12.5", "true"}, faults))
                .isEqualTo(new Row(Wood.OAK, Optional.of(4), Optional.of(12.5), Optional.of(true)));
        assertThat(reader.readRow(new String[] {"ELM", null, null, null}, faults))
                .isEqualTo(new Row(Wood.ELM, Optional.empty(), Optional.empty(), Optional.empty()));
        faults.check();
        reader.readRow(new String[] {null, "04", "x", "yes"}, faults);
        assertThat(faults.first())
                .extracting(error -> error.field() + " " + error.message())
                .containsExactly(
                        "wood is required",
                        "pada must be a whole number from 1 to 4",
                        "lat must be a decimal number",
                        "flag must be true or false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "5", "2.0", "+2", "-1", "99999999999999999999", "\u0662"})
    void aWholeNumberInTextIsPlainDigits(String text) {
        assertThat(faults(RecordReader.of(Row.class).readTexts(Map.of("wood", "oak", "pada", text))))
                .containsExactly("pada must be a whole number from 1 to 4");
    }

    @Test
    void aFormIsReadAsTexts() {
        assertThat(RecordReader.of(Row.class)
                        .readTexts(Map.of("wood", "elm", "flag", "false"))
                        .get())
                .isEqualTo(new Row(Wood.ELM, Optional.empty(), Optional.empty(), Optional.of(false)));
    }

    @Test
    void aRuleOfItsOwnIsAskedOfWhatCouldBeReadAndStandsAboveTheAnnotations() {
        Read<Listing> read = RecordReader.of(Listing.class).read(Map.of("b", "x", "a", 1L));
        assertThat(read.isReadable("a")).isFalse();
        assertThat(faults(
                        read.check("b", listing -> Optional.of(FieldCode.ONE_OF.with("allowed", List.of(listing.b()))))
                                .check("a", listing -> Optional.of(FieldCode.RESERVED.with()))))
                .containsExactly("b must be one of x", "a must be a string");
        Read<Tree> tree = RecordReader.of(Tree.class).read(with("code", "a"));
        assertThat(faults(tree.check("code", one -> Optional.of(FieldCode.RESERVED.with()))))
                .containsExactly("code is reserved");
        assertThatThrownBy(tree::get).isInstanceOf(InvalidInput.class).hasMessage("code: is reserved");
    }

    private static Map<String, Object> with(String name, Object value) {
        Map<String, Object> tree = tree();
        tree.put(name, value);
        return tree;
    }

    /** What hostile bodies bring: very many wrong names, lists and long texts. */
    @Test
    void ofVeryMuchTheBeginningIsTold() {
        Map<String, Object> many = tree();
        for (int i = 0; i < 10_000; i++) {
            many.put("x".repeat(100) + i, "");
        }
        Read<Tree> read = RecordReader.of(Tree.class).read(many);
        assertThat(read.faults()).hasSize(InvalidInput.MAX_ERRORS).allSatisfy(error -> assertThat(error.field())
                .hasSize(65));
        assertThatThrownBy(read::get)
                .hasMessage("10000 inputs are invalid: the first 20 are listed, and 9980 more are not.");
        assertThat(faultsWith("nests", Collections.nCopies(10_000, 1L))).hasSize(InvalidInput.MAX_ERRORS);
        assertThat(faultsWith("words", Collections.nCopies(1_000_000, 1L)))
                .containsExactly("words must have 0 to 2 elements");
        assertThat(faultsWith("code", "\uD83D\uDE00".repeat(5))).isEmpty();
        assertThat(faultsWith("title", " ".repeat(1_000_000))).hasSize(1);
    }

    record Endless(@OmitEmpty Optional<Endless> more) {}

    record Odd(Thread thread) {}

    @Test
    void aRecordOfWhichTheDepthIsNotKnownIsADefect() {
        assertThatThrownBy(() -> RecordReader.of(Endless.class)).hasMessageContaining("holds itself");
        assertThatThrownBy(() -> RecordReader.of(Odd.class)).hasMessageContaining("no way to read");
    }
}
