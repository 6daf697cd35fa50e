package org.nirayana.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.Decimals;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Vocabulary;
import org.nirayana.jyotisha.event.SkyEvent;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Stay;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Something that happens in the sky. */
@SchemaName("SkyEvent")
public record EventView(
        @Description("When, to the second, on the clock of the place.")
        Instant time,

        @OneOf(of = Vocabulary.EVENT_KIND) String kind,

        @OneOf(of = Vocabulary.EVENT_CHANGE) @Description("What happens.")
        String change,

        @OneOf(of = Vocabulary.GRAHA) @Description("Who; of two, the one who looks, or the first in their order.")
        String planet,

        @OmitEmpty @OneOf(of = Vocabulary.GRAHA) @Description("The other of two.")
        Optional<String> other,

        @Decimals(9) @Range(min = 0, below = 360) @Description(Degrees.SIDEREAL)
        long longitude,

        @OneOf(of = Vocabulary.RASI) @Description("Where `planet` is then; of an entry, what is entered.")
        String rasi,

        @OneOf(of = Vocabulary.NAKSHATRA) String nakshatra,
        @Range(min = 1, max = 4) int pada,

        @Description("Whether `planet` moves backwards then; an entry that way is into the part before.")
        boolean isRetrograde,

        @OmitEmpty @Description("Of an entry: the passage that it belongs to.")
        Optional<StayView> stay,

        @OmitEmpty
        @Range(min = 0, max = 180)
        @Description("Of combustion and samagama: at how many degrees of longitude it begins and ends.")
        Optional<Double> orb,

        @OmitEmpty
        @Range(min = 3, max = 10)
        @Description("Of an aspect: the place looked at, counted from `planet` as 1, to the degree.")
        Optional<Integer> counted,

        @OmitEmpty @Description("Of a war: as it stands then.")
        Optional<WarEventView> war,

        @OmitEmpty @Description("Of a rising or setting with the Sun.")
        Optional<VisibilityView> visibility,

        @OmitEmpty @Description("Of a sankranti.") Optional<SankrantiView> sankranti,

        @OmitEmpty @Description("Of an eclipse.") Optional<EclipseEventView> eclipse) {

    /** An eclipse at its greatest. */
    @SchemaName("SkyEventEclipse")
    public record EclipseEventView(
            @OneOf(of = Vocabulary.ECLIPSE_KIND) @Description("Anywhere on the Earth.")
            String type,

            @Decimals(6) @Description("Of the Moon in the umbra, or of a penumbral eclipse in the penumbra.")
            long magnitude,

            @Decimals(6) @Description("How far the axis of the shadow passes the centre, in radii of the Earth.")
            long gamma,

            @Description("The number of its Saros.") int saros,

            @Description(
                    "Whether anything of it is above the horizon of the place; of the Moon's, of its dark phase where it has one.")
            boolean isSeen) {
        static EclipseEventView of(SkyEvent.Eclipse eclipse) {
            return new EclipseEventView(
                    eclipse.type(),
                    Virupas.sixDecimals(eclipse.magnitude()),
                    Virupas.sixDecimals(eclipse.gamma()),
                    eclipse.saros(),
                    eclipse.seen());
        }
    }

    /** One passage through a part of the zodiac: who turns back over its border has not ended it. */
    @SchemaName("SkyEventStay")
    public record StayView(
            @Range(min = 1, max = 108) @Description("The number of the part that is left, from 1.")
            int left,

            @Description("When it is entered for the first time; null before the ephemeris.")
            Optional<Instant> firstEntry,

            @Description("The entry after which the planet does not come back; null before the ephemeris.")
            Optional<Instant> lastEntry,

            @Description("When it is left for good; null after the ephemeris.")
            Optional<Instant> finalExit,

            @Range(min = 1) @Description("How often it is entered in this passage.")
            int visits) {
        static StayView of(Stay stay, int left) {
            return new StayView(
                    left,
                    stay.firstEntry(),
                    stay.lastEntry(),
                    stay.finalExit(),
                    stay.visits().size());
        }
    }

    /** A war at one of its ends. */
    @SchemaName("SkyEventWar")
    public record WarEventView(
            @OneOf(of = Vocabulary.GRAHA) @Description("By the reading `war_victor`, then.")
            String victor,

            @Decimals(6) @Range(min = 0, max = 180) @Description("Degrees of latitude between them.")
            long latitudeDifference) {
        static WarEventView of(War war) {
            return new WarEventView(war.victor().id(), Virupas.sixDecimals(war.latitudeDifference()));
        }
    }

    /** How a planet disappears or appears. */
    @SchemaName("SkyEventVisibility")
    public record VisibilityView(
            @OneOf(
                    name = "AstaReading",
                    value = {"arcus", "orb", "kalamsa"})
            @Description("By the reading `asta`.")
            String method,

            @OneOf(
                    name = "Horizon",
                    value = {"east", "west"})
            @Description("In the morning in the east, in the evening in the west.")
            String horizon,

            @Decimals(6)
            @Description("Degrees from the Sun then: of altitude, of longitude or of time, as the method has it.")
            long arc,

            @Decimals(6) @Description("By how many of these degrees the planet is seen, by the method.")
            long least,

            @Range(min = 0)
            @Description(
                    "By how many days the named sources differ from this one at most, either way: what almanacs print lies"
                            + " within. At least 3, by which the method misses printed dates; 0 for the Moon, which has only an orb.")
            int uncertainDays,

            @Description("When it happens by the other sources; those are left out by which it does not happen.")
            List<OtherDayView> others) {
        static VisibilityView of(SkyEvent.Visibility visibility) {
            return new VisibilityView(
                    visibility.method().id(),
                    visibility.inEast() ? "east" : "west",
                    Virupas.sixDecimals(visibility.arc()),
                    Virupas.sixDecimals(visibility.least()),
                    visibility.uncertainDays(),
                    visibility.others().stream().map(OtherDayView::of).toList());
        }
    }

    /** When a planet disappears or appears by another source. */
    @SchemaName("SkyEventOtherDay")
    public record OtherDayView(
            @OneOf(of = Vocabulary.ASTA_SOURCE)
            @Description(
                    "`drawn`: altitudes drawn from printed dates; `ptolemy`: altitudes of Almagest 13.7; `printed_1957`:"
                            + " the altitude of one printed date of Venus; `surya_siddhanta`,"
                            + " `mahabhaskariya`: degrees of time; `orb`, `orb_either_way`: degrees of longitude.")
            String source,

            @Description("How many days later; negative: earlier.")
            int days) {
        static OtherDayView of(SkyEvent.OtherDay other) {
            return new OtherDayView(other.source().id(), other.days());
        }
    }

    /** How a sankranti is kept at the place. */
    @SchemaName("SkyEventSankranti")
    public record SankrantiView(
            @Format("date") @Description("The civil date; null where the Sun does not rise.")
            Optional<String> observedOn,

            @Description("The time of merit; null where the Sun does not rise.")
            Optional<PanchangaView.Span> punyaKala,

            @Description("Its first two ghatis; null where the Sun does not rise.")
            Optional<PanchangaView.Span> mahaPunyaKala) {
        static SankrantiView of(SkyEvent.Sankranti sankranti) {
            return new SankrantiView(
                    sankranti.observed().map(Object::toString),
                    sankranti.punya().map(SankrantiView::span),
                    sankranti.mahaPunya().map(SankrantiView::span));
        }

        private static PanchangaView.Span span(TimeSpan span) {
            return PanchangaView.Span.of(span);
        }
    }

    public static EventView of(SkyEvent event) {
        SkyEvent.Detail detail = event.detail();
        int pada = pada(event);
        return new EventView(
                event.instant(),
                event.kind().id(),
                event.change().id(),
                event.graha().id(),
                event.other().map(Graha::id),
                event.longitude().nanodegrees(),
                rasi(event).id(),
                nakshatra(event).id(),
                (pada - 1) % Nakshatra.PADAS + 1,
                event.retrograde(),
                detail instanceof SkyEvent.Entry entry
                        ? Optional.of(StayView.of(entry.stay(), entry.left()))
                        : Optional.empty(),
                detail instanceof SkyEvent.Orb orb ? Optional.of(orb.orb()) : Optional.empty(),
                detail instanceof SkyEvent.Look look ? Optional.of(look.count()) : Optional.empty(),
                detail instanceof SkyEvent.Battle battle
                        ? Optional.of(WarEventView.of(battle.war()))
                        : Optional.empty(),
                detail instanceof SkyEvent.Visibility visibility
                        ? Optional.of(VisibilityView.of(visibility))
                        : Optional.empty(),
                detail instanceof SkyEvent.Sankranti sankranti
                        ? Optional.of(SankrantiView.of(sankranti))
                        : Optional.empty(),
                detail instanceof SkyEvent.Eclipse eclipse
                        ? Optional.of(EclipseEventView.of(eclipse))
                        : Optional.empty());
    }

    /** The rasi in which the first graha is from then on. */
    public static Rasi rasi(SkyEvent event) {
        return Rasi.ofNumber((pada(event) - 1) / (Division.PADA.count() / Rasi.COUNT) + 1);
    }

    /** The nakshatra in which the first graha is from then on. */
    public static Nakshatra nakshatra(SkyEvent event) {
        return Nakshatra.ofNumber((pada(event) - 1) / Nakshatra.PADAS + 1);
    }

    /** The pada of the zodiac, 1 to 108, in which the first graha is from then on: who enters backwards stands on the far border. */
    private static int pada(SkyEvent event) {
        if (event.detail() instanceof SkyEvent.Entry entry) {
            Stay stay = entry.stay();
            int padas = Division.PADA.count() / stay.division().count();
            return event.retrograde() ? stay.part() * padas : (stay.part() - 1) * padas + 1;
        }
        return (event.longitude().nakshatra().number() - 1) * Nakshatra.PADAS
                + event.longitude().pada();
    }
}
