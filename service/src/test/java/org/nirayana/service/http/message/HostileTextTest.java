package org.nirayana.service.http.message;

import io.vertx.core.MultiMap;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.config.ForwardedHeader;
import org.nirayana.service.http.input.Json;
import org.nirayana.service.http.input.Limits;
import org.nirayana.service.http.input.Multipart;
import org.nirayana.service.http.input.Percent;
import org.nirayana.testing.LinearCost;

/** Whatever stands in a request line, a header or a body, reading it takes time by its length. */
@Tag("hostile-text")
class HostileTextTest {
    private static final List<Cidr> TRUSTED = List.of(Cidr.parse("10.0.0.0/8").orElseThrow());
    private static final Peer.Connected PROXY = new Peer.Connected("10.0.0.1", true);

    private static Peer forwarded(ForwardedHeader header, String value) {
        return Peer.of(PROXY, false, MultiMap.caseInsensitiveMultiMap().add(header.field(), value), TRUSTED, header);
    }

    @Test
    void requestLinesAndHeaders() {
        LinearCost cost = new LinearCost(Problem.class);
        cost.ofText("target", Limits.URI_BYTES, text -> "/" + text, Target::parse);
        cost.ofText("percent decoding", Limits.URI_BYTES, text -> Percent.decode(text, true));
        cost.ofText("query", Limits.URI_BYTES, Percent::pairs);
        cost.of("query: names", Limits.URI_BYTES, n -> numbered("%d=&", n / 6), Percent::pairs);
        cost.ofText("request id", Limits.HEADER_BYTES, text -> RequestId.from(List.of(text)));
        cost.ofText("If-Match", Limits.HEADER_BYTES, text -> IfMatch.of(List.of(text)));
        cost.of(
                "If-Match: tags",
                Limits.HEADER_BYTES,
                n -> "\"\",".repeat(n / 3) + "\"\"",
                text -> IfMatch.of(List.of(text)));
        for (ForwardedHeader header : ForwardedHeader.values()) {
            cost.ofText(header.field(), Limits.HEADER_BYTES, text -> forwarded(header, text));
        }
        cost.of(
                "Forwarded: hops",
                Limits.HEADER_BYTES,
                n -> "for=10.0.0.1,".repeat(n / 13),
                text -> forwarded(ForwardedHeader.FORWARDED, text));
        cost.ofText("addresses", Limits.HEADER_BYTES, Cidr::canonicalAddress);
        cost.check("request lines and headers");
    }

    @Test
    void bodies() {
        LinearCost cost = new LinearCost(Problem.class);
        int longest = Limits.BODY_BYTES;
        cost.ofText("json", longest, HostileTextTest::utf8, Json::read);
        cost.ofText("json, a text", longest, text -> utf8("{\"a\":\"" + text + "\"}"), Json::read);
        cost.of("json: members", longest, n -> utf8("{" + numbered("\"%d\":0,", n / 9) + "\"a\":0}"), Json::read);
        cost.of("json: depth", longest, n -> utf8("[".repeat(n)), Json::read);
        cost.ofText("form", longest, Percent::pairs);
        String type = "multipart/form-data; boundary=b";
        cost.ofText("multipart", longest, HostileTextTest::utf8, body -> Multipart.pairs(type, body));
        cost.ofText(
                "multipart, a header",
                longest,
                text -> utf8("--b\r\nContent-Disposition: form-data;" + text + "\r\n\r\nx\r\n--b--"),
                body -> Multipart.pairs(type, body));
        cost.ofText(
                "multipart, its type",
                Limits.HEADER_BYTES,
                text -> "multipart/form-data;" + text + "boundary=b",
                header -> Multipart.pairs(header, utf8("--b--")));
        cost.of(
                "multipart: parts",
                longest,
                n -> utf8(numbered("--b\r\nContent-Disposition: form-data; name=%d\r\n\r\n\r\n", n / 60) + "--b--"),
                body -> Multipart.pairs(type, body));
        cost.of(
                "multipart: boundaries",
                longest,
                n -> utf8("\r\n--".repeat(n / 4)),
                body -> Multipart.pairs(type, body));
        cost.check("bodies");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String numbered(String piece, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(piece.replace("%d", Integer.toString(i)));
        }
        return text.toString();
    }
}
