package org.nirayana.place.zone;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.zone.ZoneRules;
import java.util.Arrays;

/**
 * A name is a zone or none; a rule or a line of the table that is malformed is an {@code IllegalArgumentException}.
 *
 * <p>The first byte says which reader is meant: P a POSIX rule, L a line of the table, anything else a name.
 */
public final class TimeZoneFuzz {
    private static final TimeZones ZONES = TimeZones.builtIn();

    private TimeZoneFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        String text = new String(Arrays.copyOfRange(data, 1, data.length), StandardCharsets.UTF_8);
        try {
            switch (data[0]) {
                case 'P' -> PosixRule.parse(text);
                case 'L' -> use(ZoneRuleTable.parse(text).rules());
                default -> ZONES.named(text).ifPresent(zone -> use(zone.rules()));
            }
        } catch (IllegalArgumentException malformed) {
            // As it should be.
        }
    }

    private static void use(ZoneRules rules) {
        if (rules.getOffset(Instant.EPOCH) == null) {
            throw new AssertionError("no offset in 1970");
        }
    }
}
