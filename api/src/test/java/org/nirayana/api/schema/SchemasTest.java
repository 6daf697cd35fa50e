package org.nirayana.api.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.json.OmitEmpty;

class SchemasTest {
    @Description("A tree.")
    record TreeView(
            @Size(min = 1, max = 20) String name,
            @Decimals(9) @Range(min = 0, below = 360) long bearing,
            @Range(min = 1) int age,
            @Decimals(3) Long height,
            Optional<Instant> planted,

            @OneOf(
                    name = "Wood",
                    value = {"oak", "elm"})
            Optional<String> kind,

            @OneOf(of = Vocabulary.NODE_TYPE) @Description("Its words.")
            List<String> words,

            @Size(max = 2) List<TreeView> children,
            Optional<Fruit> fruit,
            @OmitEmpty @OrNull Optional<Boolean> evergreen) {}

    record Nameless(@OneOf({"oak", "elm"}) String kind) {}

    record OtherWood(
            @OneOf(
                    name = "Wood",
                    value = {"oak", "ash"})
            String kind) {}

    record Constant(@OneOf("oak") String kind) {}

    @SchemaName("Fruit")
    record Fruit(@Matches("[a-z]+") String taste) {}

    record Basket<T>(List<T> items) {}

    @SchemaName("Fruit")
    record OtherFruit(String colour) {}

    record Unknown(Thread thread) {}

    private static String json(Object value) {
        return new String(JsonWriter.toJson(value), StandardCharsets.UTF_8);
    }

    @Test
    void aRecordIsANamedSchema() {
        Schemas schemas = new Schemas();
        assertThat(json(Schema.of(TreeView.class).toJson(schemas)))
                .isEqualTo("{\"$ref\":\"#/components/schemas/Tree\"}");
        Map<String, Object> all = schemas.all();
        assertThat(all).containsOnlyKeys("Fruit", "NodeType", "Tree", "Wood");
        assertThat(json(all.get("Fruit")))
                .isEqualTo("{\"type\":\"object\",\"required\":[\"taste\"],\"properties\":{\"taste\":"
                        + "{\"type\":\"string\",\"pattern\":\"^[a-z]+$\"}},\"additionalProperties\":false}");
        assertThat(json(all.get("Tree")))
                .isEqualTo(
                        "{\"type\":\"object\",\"description\":\"A tree.\",\"required\":[\"name\",\"bearing\",\"age\","
                                + "\"height\",\"planted\",\"kind\",\"words\",\"children\",\"fruit\"],\"properties\":{"
                                + "\"name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},"
                                + "\"bearing\":{\"type\":\"number\",\"format\":\"double\",\"minimum\":0,\"exclusiveMaximum\":360},"
                                + "\"age\":{\"type\":\"integer\",\"format\":\"int32\",\"minimum\":1},"
                                + "\"height\":{\"type\":[\"number\",\"null\"],\"format\":\"double\"},"
                                + "\"planted\":{\"type\":[\"string\",\"null\"],\"format\":\"date-time\"},"
                                + "\"kind\":{\"anyOf\":[{\"$ref\":\"#/components/schemas/Wood\"},{\"type\":\"null\"}]},"
                                + "\"words\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/NodeType\"},"
                                + "\"description\":\"Its words.\"},"
                                + "\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Tree\"},"
                                + "\"maxItems\":2},"
                                + "\"fruit\":{\"anyOf\":[{\"$ref\":\"#/components/schemas/Fruit\"},{\"type\":\"null\"}]},"
                                + "\"evergreen\":{\"type\":[\"boolean\",\"null\"]}},\"additionalProperties\":false}");
    }

    @Test
    void aRecordOfOthersHasANameForEach() {
        Schemas schemas = new Schemas();
        Schema.of("FruitBasket", Basket.class, Fruit.class).toJson(schemas);
        assertThat(json(schemas.all().get("FruitBasket")))
                .contains("\"items\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/components/schemas/Fruit\"}}");
    }

    @Test
    void twoRecordsOfOneNameAreADefect() {
        Schemas schemas = new Schemas();
        Schema.of(Fruit.class).toJson(schemas);
        assertThatThrownBy(() -> Schema.of(OtherFruit.class).toJson(schemas))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("are called Fruit");
    }

    /** A client has one type for them, wherever they stand. */
    @Test
    void severalWordsHaveOneName() {
        Schemas schemas = new Schemas();
        Schema.of(TreeView.class).toJson(schemas);
        assertThat(json(schemas.all().get("Wood"))).isEqualTo("{\"type\":\"string\",\"enum\":[\"oak\",\"elm\"]}");
        assertThatThrownBy(() -> Schema.of(OtherWood.class).toJson(schemas))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("another schema are called Wood");
        assertThatThrownBy(() -> Schema.of(Nameless.class).toJson(schemas))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("need a name: [oak, elm]");
        Schema.of(Constant.class).toJson(schemas);
        assertThat(json(schemas.all().get("Constant"))).contains("{\"type\":\"string\",\"enum\":[\"oak\"]}");
    }

    @Test
    void aTypeThatIsNotWrittenHasNoSchema() {
        assertThatThrownBy(() -> Schema.of(Unknown.class).toJson(new Schemas()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("There is no schema for");
    }
}
