package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.HostileText;
import org.nirayana.testing.Proof;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What a caller writes never becomes markup and never breaks an endpoint. */
class HostileInputTest {
    private static final List<String> ENDPOINTS =
            List.of("lunar-nodes", "planets", "ascendant", "sunrise-sunset", "kattams", "chart");

    private static final Set<String> ELEMENTS =
            Set.of("svg", "title", "desc", "style", "g", "rect", "path", "line", "text", "tspan", "circle", "polygon");

    private static SignedIn service;

    @BeforeAll
    static void start() {
        service = SignedIn.start();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Tag("svg")
    @Test
    void twoHundredPayloadsStayText() throws Exception {
        List<String> payloads = HostileText.all();
        int drawn = 0;
        for (String payload : payloads) {
            String encoded = Api.encode(payload);
            for (String field : List.of("name", "place", "lang", "tz", "chart_type", "theme", "width", "ayanamsa")) {
                boolean text = field.equals("name") || field.equals("place");
                Answer answer = service.astro("chart", "dateandtime=1990-05-17&" + field + "=" + encoded);
                assertThat(answer.status())
                        .as(field + " = " + payload)
                        .isEqualTo(text && payload.codePointCount(0, payload.length()) <= 160 ? 200 : 400);
                if (answer.status() == 200) {
                    drawn++;
                    requireHarmless(answer.text(), payload);
                }
            }
        }
        assertThat(payloads).hasSizeGreaterThanOrEqualTo(200);
        assertThat(drawn).isGreaterThan(380);
        Proof.figure(14, payloads.size() + " payloads in 8 fields, " + drawn + " charts drawn: only listed elements");
    }

    private static void requireHarmless(String svg, String payload) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        NodeList all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            assertThat(ELEMENTS).as(payload).contains(element.getTagName());
            for (int a = 0; a < element.getAttributes().getLength(); a++) {
                String name = element.getAttributes().item(a).getNodeName();
                assertThat(name).as(payload).doesNotStartWith("on").doesNotContain("href");
            }
        }
    }

    /** Every parameter of every endpoint, valid, at the border, beyond it, of another kind, and garbage. */
    @Test
    void noParameterBreaksAnEndpoint() {
        var random = new Random(20261115);
        List<String> parameters = List.of(
                "lat",
                "lon",
                "ayanamsa",
                "dateandtime",
                "node_type",
                "position_reference",
                "tz",
                "chart_type",
                "name",
                "place",
                "lang",
                "width",
                "theme",
                "unknown");
        List<String> values = List.of(
                "",
                "0",
                "-0",
                "90",
                "-90",
                "180",
                "-180",
                "90.0000001",
                "1e308",
                "-1e-320",
                "NaN",
                "Infinity",
                "true",
                "mean",
                "geocentric",
                "topocentric",
                "lahiri",
                "galcent_0sag",
                "true_citra",
                "krishnamurti",
                "null",
                "[]",
                "{}",
                "2026-01-01",
                "1600-02-29T12:00:00Z",
                "2400-12-31T23:59:59.999999999Z",
                "2016-12-31T23:59:60Z",
                "-4712-01-01T12:00:00Z",
                "+12026-01-01",
                "0000-00-00",
                "2026-01-01T00:00:00+14:00",
                "Asia/Kolkata",
                "Etc/GMT+12",
                "Pacific/Apia",
                "en",
                "ta",
                "xx",
                "south-indian",
                "680",
                "199",
                "4001",
                "auto",
                "\u0000",
                "\uD83D\uDE00",
                "ಠ_ಠ",
                "'\"<>&",
                "%",
                "a".repeat(2000));
        var statuses = new TreeMap<Integer, Integer>();
        // The fuzzer of the long proofs asks tens of thousands of them.
        for (int i = 0; i < 2000; i++) {
            var query = new StringBuilder();
            for (int count = random.nextInt(5); count >= 0; count--) {
                String value = values.get(random.nextInt(values.size()));
                query.append(query.isEmpty() ? "" : "&")
                        .append(parameters.get(random.nextInt(parameters.size())))
                        .append('=')
                        .append(Api.encode(value));
            }
            int status = service.astro(ENDPOINTS.get(random.nextInt(6)), query.toString())
                    .status();
            statuses.merge(status, 1, Integer::sum);
        }
        assertThat(statuses.keySet()).isSubsetOf(200, 400);
        assertThat(statuses.get(200)).isGreaterThan(12);
    }

    /** Random skies: every place and instant of the span has an answer on every endpoint. */
    @Test
    void everyPlaceAndInstantIsAnswered() {
        var random = new Random(7);
        for (int i = 0; i < 1500; i++) {
            double lat = random.nextInt(8) == 0 ? 90 * (random.nextInt(3) - 1) : random.nextDouble() * 180 - 90;
            double lon = random.nextInt(8) == 0 ? 180 * (random.nextInt(3) - 1) : random.nextDouble() * 360 - 180;
            String query = "lat=" + lat + "&lon=" + lon + "&dateandtime="
                    + Instant.ofEpochSecond(random.nextLong(-5_300_000_000L, 7_200_000_000L));
            String endpoint = ENDPOINTS.get(random.nextInt(6));
            assertThat(service.astro(endpoint, query).status())
                    .as(endpoint + "?" + query)
                    .isEqualTo(200);
        }
    }

    @Test
    void equalQuestionsGetEqualBytesAfterARestart() {
        List<String> questions = new ArrayList<>();
        for (String endpoint : ENDPOINTS) {
            for (String when :
                    List.of("1850-06-01", "1943-01-15T06:00:00%2B06:30", "2026-11-15T12:00:00Z", "2099-12-31")) {
                questions.add("/api/v1/astro/" + endpoint + "?lat=22.57&lon=88.36&dateandtime=" + when);
            }
        }
        try (SignedIn second = SignedIn.start()) {
            for (String question : questions) {
                Answer answer = second.get(question);
                assertThat(answer.status()).as(question).isEqualTo(200);
                assertThat(answer.bytes())
                        .as(question)
                        .isEqualTo(service.get(question).bytes());
            }
        }
    }
}
