package org.nirayana.service.shares;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.service.storage.Micros;

/** Links as the interface has them. */
public final class ShareViews {
    static final String ADDRESS = "A path of the page and its parameters, such as `/chart?at=…&lat=…&lon=…`.";

    private ShareViews() {}

    /** A link as its maker sees it. */
    @SchemaName("Share")
    public record ShareView(
            String shareId,

            @OneOf(
                    name = "ShareKind",
                    value = {"chart", "panchanga", "dashas", "match", "feed"})
            String kind,

            String title,
            @Description(ADDRESS) String address,

            @Description("What to hand on; null when the key by which it was kept is gone, though it still works.")
            Optional<String> url,

            @Description(
                    "A picture of the page, 1200 by 630 pixels, that chats show beside the link; null for a `feed`, and when"
                            + " `url` is null.")
            Optional<String> preview,

            @Description(
                    "A picture of the page to send by a messenger, upright, with its address as a QR code; null as `preview` is.")
            Optional<String> card,

            @Description("The address of the page as a QR code; null as `preview` is.")
            Optional<String> qrCode,

            @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
            String createdAt,

            @Matches(Micros.PATTERN) @Description("null: until it is withdrawn. " + Micros.DESCRIPTION)
            Optional<String> expiresAt,

            @Matches(Micros.PATTERN) @Description("null: it was not. " + Micros.DESCRIPTION)
            Optional<String> withdrawnAt,

            @Range(min = 0) @Description("How often it was opened, to within some seconds.")
            long views) {
        static ShareView of(Share share) {
            return new ShareView(
                    share.shareId(),
                    share.kind().id(),
                    share.title(),
                    share.address().text(),
                    share.url(),
                    share.preview(),
                    share.card(),
                    share.qrCode(),
                    Micros.text(share.createdAt()),
                    share.expiresAt().map(Micros::text),
                    share.withdrawnAt().map(Micros::text),
                    share.views());
        }
    }

    /** A link in the export of everything that is held about its maker. */
    @SchemaName("HeldShare")
    public record HeldShare(
            String shareId,

            @OneOf(
                    name = "ShareKind",
                    value = {"chart", "panchanga", "dashas", "match", "feed"})
            String kind,

            String title,
            @Description(ADDRESS) String address,

            @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
            String createdAt,

            @Matches(Micros.PATTERN) @Description("null: until it is withdrawn. " + Micros.DESCRIPTION)
            Optional<String> expiresAt,

            @Matches(Micros.PATTERN) @Description("null: it was not. " + Micros.DESCRIPTION)
            Optional<String> withdrawnAt,

            @Range(min = 0) long views) {
        static HeldShare of(Share share) {
            ShareView seen = ShareView.of(share);
            return new HeldShare(
                    seen.shareId(),
                    seen.kind(),
                    seen.title(),
                    seen.address(),
                    seen.createdAt(),
                    seen.expiresAt(),
                    seen.withdrawnAt(),
                    seen.views());
        }
    }

    /** A link as whoever opens it sees it. */
    @SchemaName("SharedPage")
    public record SharedView(
            @OneOf(
                    name = "SharedPageKind",
                    value = {"chart", "panchanga", "dashas", "match"})
            String kind,

            String title,
            @Description(ADDRESS) String address,

            @Matches(Micros.PATTERN) @Description("null: until it is withdrawn. " + Micros.DESCRIPTION)
            Optional<String> expiresAt) {
        static SharedView of(Share share) {
            return new SharedView(
                    share.kind().id(),
                    share.title(),
                    share.address().text(),
                    share.expiresAt().map(Micros::text));
        }
    }

    @SchemaName("NewShare")
    record NewShareBody(
            @Refusal(type = FieldCode.STRING) ShareKind kind,

            @PlainText(stripped = true) @Size(min = 1, max = ShareRoutes.MAX_TITLE) @Refusal(FieldCode.LINE_BETWEEN)
            String title,

            @Size(min = 1, max = PageAddress.MAX_LENGTH)
            @Refusal(FieldCode.PAGE_ADDRESS)
            @Description("The page's own address with all its parameters, or of a `feed` that of its calendar:"
                    + " `/api/v1/astro/events/list.ics` or `/api/v1/astro/panchanga/range.ics`, without a span.")
            String address,

            @OmitEmpty
            @Description(
                    "When it ends: ISO 8601, no offset means UTC, at most 366 days from now. Left out: 30 days from"
                            + " now, a `feed` when it is withdrawn.")
            Optional<String> expiresAt,

            @OmitEmpty @Description("Whether it says the name of the person; false if it is left out.")
            Optional<Boolean> showName) {}
}
