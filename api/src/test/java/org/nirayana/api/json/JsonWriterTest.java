package org.nirayana.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class JsonWriterTest {
    private static final ZoneRules UTC = ZoneRules.of(ZoneOffset.UTC);

    @Test
    void writesDecimalFractionsAsBigDecimalDoes() {
        var random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            long value = random.nextLong() >> random.nextInt(64);
            if (value == Long.MIN_VALUE) {
                continue;
            }
            int decimals = random.nextInt(13);
            assertThat(written(new JsonWriter(UTC, new byte[4]).fixed(value, decimals)))
                    .isEqualTo(BigDecimal.valueOf(value, decimals).toPlainString());
        }
    }

    /** Up to twelve digits before and behind the point, which is what an angle has, Java's shortest form is the number itself. */
    @Test
    void leavesOutZerosAsDoubleDoes() {
        var random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            long value = random.nextLong(-360_000_000_000L, 360_000_000_001L);
            long round = random.nextBoolean() ? value / 1_000_000 * 1_000_000 : value >> random.nextInt(40);
            assertThat(written(new JsonWriter(UTC, new byte[4]).trimmed(round, 9)))
                    .isEqualTo(Double.toString(round / 1e9));
        }
        assertThat(written(new JsonWriter(UTC, new byte[4]).trimmed(0, 9))).isEqualTo("0.0");
        assertThat(written(new JsonWriter(UTC, new byte[4]).trimmed(1_000_000, 9)))
                .isEqualTo("0.001");
        assertThat(written(new JsonWriter(UTC, new byte[4]).trimmed(999_999, 9)))
                .isEqualTo("9.99999E-4");
    }

    @Test
    void writesAnyTextSoThatItReadsBack() {
        var random = new Random(5);
        for (int i = 0; i < 2_000; i++) {
            var text = new StringBuilder();
            for (int length = random.nextInt(20); length > 0; length--) {
                int c = random.nextInt(random.nextBoolean() ? 0x80 : 0x11000);
                // Also halves of characters, which UTF-8 cannot hold.
                text.appendCodePoint(c);
            }
            byte[] json = new JsonWriter(UTC, new byte[2]).text(text.toString()).toBytes();
            assertThat(JsonMapper.shared().readTree(json).asString()).isEqualTo(text.toString());
        }
    }

    @Test
    void writesMapsInTheirOrder() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a\"", Map.of());
        map.put("list", Arrays.asList("x", null, new BigInteger("123456789012345678901234567890")));
        assertThat(new String(JsonWriter.toJson(map), StandardCharsets.UTF_8))
                .isEqualTo("{\"z\":1,\"a\\\"\":{},\"list\":[\"x\",null,123456789012345678901234567890]}");
    }

    /** Authority: java.time, at random instants ten thousand years to either side of 1970 and at the borders of seconds. */
    @ParameterizedTest
    @ValueSource(
            strings = {"UTC", "Asia/Kolkata", "America/New_York", "Asia/Kathmandu", "Africa/Monrovia", "Pacific/Apia"})
    void writesTimesAsJavaDoes(String zone) {
        ZoneRules rules = ZoneId.of(zone).getRules();
        var random = new Random(7);
        for (int i = 0; i < 5_000; i++) {
            long second = random.nextLong(-400_000_000_000L, 400_000_000_000L);
            int nano = i % 3 == 0 ? 499_999_999 + random.nextInt(3) : random.nextInt(1_000_000_000);
            Instant instant = Instant.ofEpochSecond(i % 2 == 0 ? second / 86_400 * 86_400 : second, nano);
            Instant rounded = instant.plusMillis(500).truncatedTo(ChronoUnit.SECONDS);
            assertThat(written(new JsonWriter(rules, new byte[4]).time(instant, false)))
                    .isEqualTo('"' + expected(rounded, rules, "HH:mm:ss") + '"');
            Instant fine = instant.plusNanos(500_000).truncatedTo(ChronoUnit.MILLIS);
            assertThat(written(new JsonWriter(rules, new byte[4]).time(instant, true)))
                    .isEqualTo('"' + expected(fine, rules, "HH:mm:ss.SSS") + '"');
        }
    }

    /** Many times of one answer, in order and not, on both sides of every change of the clock. */
    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Asia/Kolkata", "America/New_York", "Africa/Monrovia", "Pacific/Apia"})
    void writesManyTimesOfOneAnswerAsJavaDoes(String zone) {
        ZoneRules rules = ZoneId.of(zone).getRules();
        List<Instant> times = new ArrayList<>();
        for (ZoneOffsetTransition change : rules.getTransitions()) {
            for (int second = -1; second <= 1; second++) {
                times.add(change.getInstant().plusSeconds(second));
            }
        }
        // The table of a zone ends with 2200, but summers and winters go on.
        ZoneOffsetTransition later = rules.nextTransition(Instant.parse("2198-07-01T00:00:00Z"));
        for (int i = 0; later != null && i < 9; i++) {
            for (int second = -1; second <= 1; second++) {
                times.add(later.getInstant().plusSeconds(second));
            }
            later = rules.nextTransition(later.getInstant());
        }
        for (int second = -1; second <= 1; second++) {
            times.add(Instant.parse("2201-01-01T00:00:00Z").plusSeconds(second));
        }
        var random = new Random(7);
        for (int i = 0; i < 500; i++) {
            times.add(Instant.ofEpochSecond(random.nextLong(-10_000_000_000L, 10_000_000_000L)));
        }
        String expected = times.stream()
                .map(time -> '"' + expected(time, rules, "HH:mm:ss") + '"')
                .collect(Collectors.joining(",", "{\"times\":[", "]}"));
        assertThat(new String(JsonWriter.toJson(new Times(times), rules), StandardCharsets.UTF_8))
                .isEqualTo(expected);
    }

    /** Nothing but times. */
    public record Times(List<Instant> times) {}

    @Test
    void writesEveryDayOfTenThousandYearsAsJavaDoes() {
        LocalDate day = LocalDate.of(-1, 12, 30);
        LocalDate last = LocalDate.of(10_000, 1, 2);
        for (; !day.isAfter(last); day = day.plusDays(1)) {
            var writer = new JsonWriter(UTC, new byte[64]);
            writer.time(Instant.ofEpochSecond(day.toEpochDay() * 86_400), false);
            String expected = day.toString();
            String text = new String(writer.array(), 1, expected.length(), StandardCharsets.US_ASCII);
            if (!text.equals(expected)) {
                assertThat(text).isEqualTo(expected);
            }
        }
    }

    /** Two runs of neighbours: four and, after the fifth that has no room in it, two. */
    public record Neighbours(
            @Together String name,
            @Together int number,
            @Together boolean flag,
            long between,
            @Together String one,
            @Together int two,
            @Together String three,
            @Together boolean four,
            @Together String five,
            @Together int six) {
        String json() {
            return "{\"name\":" + text(name) + ",\"number\":" + number + ",\"flag\":" + flag + ",\"between\":" + between
                    + ",\"one\":" + text(one) + ",\"two\":" + two + ",\"three\":" + text(three) + ",\"four\":" + four
                    + ",\"five\":" + text(five) + ",\"six\":" + six + "}";
        }

        private static String text(String value) {
            return value == null ? "null" : '"' + value + '"';
        }
    }

    /** More combinations than are remembered, most of them again and again, some of texts that are never the same object. */
    @Test
    void writesNeighboursTogetherWhateverCameBefore() {
        String[] names = {"aries", "taurus", "gemini", "uttara_ashadha", "", null};
        var random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            int many = i % 2 == 0 ? 5 : 1_000_000;
            var view = new Neighbours(
                    names[random.nextInt(names.length)],
                    random.nextInt(-many, many),
                    random.nextBoolean(),
                    random.nextLong(),
                    names[random.nextInt(names.length)],
                    random.nextInt(many),
                    i % 3 == 0 ? new String(new char[] {'n', 'e', 'w'}) : names[random.nextInt(names.length)],
                    random.nextBoolean(),
                    names[random.nextInt(names.length)],
                    random.nextInt(many));
            assertThat(new String(JsonWriter.toJson(view), StandardCharsets.UTF_8))
                    .isEqualTo(view.json());
        }
    }

    @Test
    void writesMillisecondsRounded() {
        ZoneRules kolkata = ZoneId.of("Asia/Kolkata").getRules();
        assertThat(written(
                        new JsonWriter(kolkata, new byte[4]).time(Instant.parse("2026-11-15T05:04:03.0071234Z"), true)))
                .isEqualTo("\"2026-11-15T10:34:03.007+05:30\"");
        assertThat(written(new JsonWriter(kolkata, new byte[4]).time(Instant.parse("2026-11-15T05:04:03.9995Z"), true)))
                .isEqualTo("\"2026-11-15T10:34:04.000+05:30\"");
    }

    private static String expected(Instant instant, ZoneRules rules, String pattern) {
        OffsetDateTime local = OffsetDateTime.ofInstant(instant, rules.getOffset(instant));
        String offset = local.getOffset().equals(ZoneOffset.UTC)
                ? "+00:00"
                : local.getOffset().getId();
        return local.toLocalDate() + "T" + DateTimeFormatter.ofPattern(pattern).format(local) + offset;
    }

    /** A record of every kind of component. */
    public record Every(
            int wholeNumber,
            long longNumber,
            @Decimals(3) long thousandths,
            @Decimals(value = 3, trimmed = true) Long some,
            @Decimals(3) Long none,
            boolean flag,
            double fraction,
            String text,
            Optional<String> absent,
            @OmitEmpty Optional<String> leftOut,
            @OmitEmpty List<Inner> empty,
            List<Inner> inner,
            Instant second,
            @Milliseconds Optional<Instant> millisecond,
            BigDecimal exact) {}

    /** A record in a record. */
    public record Inner(String aName, Optional<List<Integer>> numbers) {}

    @Test
    void aRecordIsAnObject() {
        Instant instant = Instant.parse("2026-01-31T06:30:15.6789Z");
        Every every = new Every(
                -7,
                1L << 40,
                12_345,
                12_300L,
                null,
                true,
                0.1,
                "\"\n",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(new Inner("a", Optional.of(List.of(1, 2))), new Inner("b", Optional.empty())),
                instant,
                Optional.of(instant),
                new BigDecimal("365.2500"));
        String json =
                new String(JsonWriter.toJson(every, ZoneId.of("Asia/Kolkata").getRules()), StandardCharsets.UTF_8);
        assertThat(json)
                .isEqualTo("{\"whole_number\":-7,\"long_number\":1099511627776,\"thousandths\":12.345,\"some\":12.3,"
                        + "\"none\":null,\"flag\":true,\"fraction\":0.1,\"text\":\"\\\"\\n\",\"absent\":null,"
                        + "\"inner\":[{\"a_name\":\"a\",\"numbers\":[1,2]},{\"a_name\":\"b\",\"numbers\":null}],"
                        + "\"second\":\"2026-01-31T12:00:16+05:30\",\"millisecond\":\"2026-01-31T12:00:15.679+05:30\","
                        + "\"exact\":365.2500}");
    }

    /** A time that was written before is copied: from the right place, in the right form, and not another's. */
    @Test
    void timesComeAgainAsTheyWere() {
        var random = new Random(8);
        var writer = new JsonWriter(UTC, new byte[4]);
        var alone = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            Instant instant = Instant.ofEpochSecond(random.nextInt(40) * 86_399L, random.nextInt(2) * 400_000_000L);
            boolean milliseconds = i / 1000 % 2 == 0;
            writer.time(instant, milliseconds);
            alone.append(written(new JsonWriter(UTC, new byte[4]).time(instant, milliseconds)));
        }
        assertThat(written(writer)).isEqualTo(alone.toString());
    }

    @Test
    void whatHasNoFormIsRefused() {
        assertThatThrownBy(() -> JsonWriter.toJson(new Object(), UTC)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new JsonWriter(UTC, new byte[8]).number(Double.NaN))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The array that the next answer is written into must not be that of the last one. */
    @Test
    void anAnswerIsNobodyElses() {
        byte[] first = JsonWriter.toJson(List.of("first"), UTC);
        JsonWriter.toJson(List.of("other"), UTC);
        assertThat(new String(first, StandardCharsets.UTF_8)).isEqualTo("[\"first\"]");
        String large = "x".repeat(1_000_000);
        assertThat(JsonWriter.toJson(List.of(large), UTC)).hasSize(1_000_004);
        assertThat(JsonWriter.toJson(List.of("again"), UTC)).hasSize(9);
    }

    /** One text of many that come in turn. */
    public record Named(String name) {}

    /** More names than the writer first has room for, and equal texts that are not the same object. */
    @Test
    void namesThatComeAgainAreWrittenAsTheFirstTime() {
        List<Named> names = new ArrayList<>();
        for (int i = 0; i < 900; i++) {
            names.add(new Named("Śani/" + i));
        }
        String first = new String(JsonWriter.toJson(names, UTC), StandardCharsets.UTF_8);
        assertThat(first).startsWith("[{\"name\":\"Śani/0\"},").endsWith("{\"name\":\"Śani/899\"}]");
        for (int round = 0; round < 40; round++) {
            assertThat(new String(JsonWriter.toJson(names, UTC), StandardCharsets.UTF_8))
                    .isEqualTo(first);
            List<Named> made = names.stream()
                    .map(one -> new Named(String.valueOf(one.name().toCharArray())))
                    .toList();
            assertThat(new String(JsonWriter.toJson(made, UTC), StandardCharsets.UTF_8))
                    .isEqualTo(first);
        }
    }

    private static String written(JsonWriter json) {
        return new String(json.toBytes(), StandardCharsets.UTF_8);
    }

    /** Its views are public, or their accessors could not be called. */
    public record LeftOut(@OmitEmpty List<String> first, int second) {}

    @Test
    void theFirstComponentIsNeverLeftOut() {
        assertThatThrownBy(() -> JsonWriter.toJson(new LeftOut(List.of(), 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("LeftOut");
    }
}
