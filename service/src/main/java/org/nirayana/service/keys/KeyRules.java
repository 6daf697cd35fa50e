package org.nirayana.service.keys;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.http.input.Fields;

/** What a key may be called and limited to; complaints go to the fields they are about. */
final class KeyRules {
    static final int MAX_NAME = 100;
    static final int MAX_ENDPOINTS = 100;
    static final int MAX_ADDRESSES = 50;
    static final String ENDPOINT = "[A-Za-z][A-Za-z0-9_-]{0,39}";
    static final String INSTANT = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d)?";

    /** As far as four digits of a year go. */
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59Z");

    private KeyRules() {}

    static NewKey newKey(Fields body, Set<String> endpoints, Clock clock) {
        return new NewKey(name(body), expiry(body, clock), endpoints(body, endpoints), addresses(body));
    }

    static String name(Fields body) {
        String name = body.string("name");
        boolean printable = StandardCharsets.UTF_8.newEncoder().canEncode(name)
                && name.codePoints().noneMatch(Character::isISOControl);
        if (body.value("name") instanceof String
                && (name.isBlank() || name.codePointCount(0, name.length()) > MAX_NAME || !printable)) {
            body.reject("name", "must have 1 to " + MAX_NAME + " characters, without control characters");
        }
        return name;
    }

    private static Optional<Instant> expiry(Fields body, Clock clock) {
        if (body.value("expires_at") == null) {
            return Optional.empty();
        }
        Optional<Instant> read =
                instant(body.string("expires_at")).filter(at -> at.isAfter(clock.instant()) && !at.isAfter(LAST));
        if (read.isEmpty() && body.value("expires_at") instanceof String) {
            body.reject(
                    "expires_at",
                    "must be a time to come, such as 2030-01-31T00:00:00 (UTC) or 2030-01-31T05:30:00+05:30, or null");
        }
        return read;
    }

    private static Optional<Instant> instant(String text) {
        if (!text.matches(INSTANT)) {
            return Optional.empty();
        }
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

    private static Optional<List<String>> endpoints(Fields body, Set<String> known) {
        if (body.value("endpoints") == null) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        for (String name : body.optionalStrings("endpoints").orElseThrow()) {
            names.add(LowerCase.of(name));
        }
        if (body.value("endpoints") instanceof List<?> given
                && (given.isEmpty() || given.size() > MAX_ENDPOINTS || !known.containsAll(names))) {
            body.reject(
                    "endpoints", "must be null or a list of 1 to " + MAX_ENDPOINTS + " of " + String.join(", ", known));
        }
        return Optional.of(List.copyOf(names));
    }

    private static Optional<List<Cidr>> addresses(Fields body) {
        if (body.value("addresses") == null) {
            return Optional.empty();
        }
        List<Cidr> blocks = new ArrayList<>();
        List<String> texts = body.optionalStrings("addresses").orElseThrow();
        texts.forEach(text -> Cidr.parse(text).ifPresent(blocks::add));
        if (body.value("addresses") instanceof List<?> given
                && (given.isEmpty() || given.size() > MAX_ADDRESSES || blocks.size() != given.size())) {
            body.reject(
                    "addresses",
                    "must be null or a list of 1 to " + MAX_ADDRESSES
                            + " addresses or networks, such as 203.0.113.7, 192.0.2.0/24 or 2001:db8::/32");
        }
        return Optional.of(List.copyOf(blocks));
    }
}
