package org.nirayana.service.shares;

import java.time.Instant;
import java.util.Optional;

/**
 * A link as it is kept.
 *
 * @param shareId by which its maker names it
 * @param token the secret part; empty when it can no longer be shown
 * @param expiresAt empty: until it is withdrawn
 */
record Share(
        long id,
        String shareId,
        long userId,
        ShareKind kind,
        String title,
        PageAddress address,
        Optional<String> token,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> withdrawnAt,
        long views) {

    boolean isLive(Instant now) {
        return withdrawnAt.isEmpty() && expiresAt.map(now::isBefore).orElse(true);
    }

    /** Where it is opened, if that can still be told. */
    Optional<String> url() {
        return token.map(secret -> kind == ShareKind.FEED ? "/feeds/" + secret + ".ics" : "/s/" + secret);
    }

    /** Where the picture of its page is; a calendar has none. */
    Optional<String> preview() {
        return ofPage(SharePictures.ENDING);
    }

    /** Where the card of its page is, to send. */
    Optional<String> card() {
        return ofPage(SharePictures.CARD);
    }

    /** Where the QR code of its page is. */
    Optional<String> qrCode() {
        return ofPage(SharePictures.QR_CODE);
    }

    private Optional<String> ofPage(String ending) {
        return kind == ShareKind.FEED ? Optional.empty() : url().map(page -> page + ending);
    }
}
