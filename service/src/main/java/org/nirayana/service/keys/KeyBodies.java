package org.nirayana.service.keys;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Read;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.service.config.Cidr;

/** What callers send about keys. */
final class KeyBodies {
    static final int MAX_NAME = 100;
    static final int MAX_ENDPOINTS = 100;
    static final int MAX_ADDRESSES = 50;
    static final String ENDPOINT = "[A-Za-z][A-Za-z0-9_-]{0,39}";
    static final String INSTANT = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d)?";

    /** As far as four digits of a year go. */
    static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

    private KeyBodies() {}

    @SchemaName("NewKey")
    record NewKeyBody(
            @PlainText @Size(min = 1, max = MAX_NAME) @Refusal(FieldCode.NAME_BETWEEN)
            String name,

            @OmitEmpty
            @OrNull
            @Matches(INSTANT)
            @Refusal(FieldCode.KEY_EXPIRY)
            @Description("When it ends: UTC, ISO 8601, or with an offset; left out or null: never.")
            Optional<String> expiresAt,

            @OmitEmpty
            @OrNull
            @Size(min = 1, max = MAX_ENDPOINTS)
            @Matches(ENDPOINT)
            @Description(
                    "What it may call, by the names of tiers, such as `planets` (`x-tier-endpoint`), and for what no tier"
                            + " decides about by the first word of the path, such as `people`; left out or null: all that is open to"
                            + " keys.")
            Optional<List<String>> endpoints,

            @OmitEmpty
            @OrNull
            @Size(min = 1, max = MAX_ADDRESSES)
            @Refusal(FieldCode.KEY_ADDRESSES)
            @Description(
                    "From where it may be used: addresses or networks such as `203.0.113.7` or `2001:db8::/32`; left out"
                            + " or null: from anywhere.")
            Optional<List<String>> addresses) {
        NewKeyBody {
            endpoints = endpoints.map(
                    names -> names.stream().map(LowerCase::of).distinct().toList());
        }

        private Optional<Instant> expiry() {
            return expiresAt.filter(text -> text.matches(INSTANT)).flatMap(KeyBodies::instant);
        }

        private Optional<List<Cidr>> networks() {
            return addresses.map(texts ->
                    texts.stream().map(Cidr::parse).flatMap(Optional::stream).toList());
        }

        private NewKey key() {
            return new NewKey(name, expiry(), endpoints, networks());
        }
    }

    @SchemaName("KeyUpdate")
    record KeyUpdateBody(
            @PlainText @Size(min = 1, max = MAX_NAME) @Refusal(FieldCode.NAME_BETWEEN)
            String name) {}

    /**
     * Checks a key that somebody wants.
     *
     * @param endpoints the names that a list of endpoints may have
     */
    static NewKey checked(Read<NewKeyBody> read, Set<String> endpoints, Clock clock) {
        Reason ofEndpoints = FieldCode.KEY_ENDPOINTS.with("min", 1, "max", MAX_ENDPOINTS, "allowed", endpoints);
        return read.check("expires_at", body -> body.expiresAt()
                        .filter(text -> body.expiry()
                                .filter(at -> at.isAfter(clock.instant()) && !at.isAfter(LAST))
                                .isEmpty())
                        .map(text -> FieldCode.KEY_EXPIRY.with()))
                .check("endpoints", body -> body.endpoints()
                        .filter(names -> names.isEmpty() || !endpoints.containsAll(names))
                        .map(names -> ofEndpoints))
                .check("addresses", body -> body.networks()
                        .filter(networks -> networks.size()
                                != body.addresses().orElseThrow().size())
                        .map(networks -> FieldCode.KEY_ADDRESSES.with("min", 1, "max", MAX_ADDRESSES)))
                .get()
                .key();
    }

    private static Optional<Instant> instant(String text) {
        try {
            boolean utc = text.indexOf('+') < 0 && text.indexOf('-', text.indexOf('T')) < 0 && !text.endsWith("Z");
            return Optional.of(
                    utc
                            ? LocalDateTime.parse(text).toInstant(ZoneOffset.UTC)
                            : OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException noSuchTime) {
            return Optional.empty();
        }
    }
}
