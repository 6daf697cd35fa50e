package org.nirayana.api.schema;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.Convention;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.comparison.Topic;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.event.Change;
import org.nirayana.jyotisha.event.EventKind;
import org.nirayana.jyotisha.gochara.Murti;
import org.nirayana.jyotisha.gochara.SaturnPeriod;
import org.nirayana.jyotisha.gochara.SaturnPhase;
import org.nirayana.jyotisha.gochara.SignPart;
import org.nirayana.jyotisha.gochara.TransitOutcome;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaException;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchGrade;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamException;
import org.nirayana.jyotisha.match.PoruthamGrade;
import org.nirayana.jyotisha.match.Tara;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.Ayana;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.Ritu;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.Choghadiya;
import org.nirayana.jyotisha.panchanga.hours.Gowri;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.panchanga.hours.Nature;
import org.nirayana.jyotisha.panchanga.limb.Paksha;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.VimsopakaScheme;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The closed sets of words in answers and questions, as the engine has them. */
public enum Vocabulary {
    GRAHA(words(Graha.values(), Graha::id)),
    POINT(points(ChartPoint::id)),
    POINT_CODE(points(ChartPoint::code)),
    RASI(words(Rasi.values(), Rasi::id)),
    NAKSHATRA(words(Nakshatra.values(), Nakshatra::id)),
    HOUSE_SYSTEM(constants(HouseSystem.values())),
    DIGNITY(words(Dignity.values(), Dignity::id)),
    KUTA(words(Kuta.values(), Kuta::id)),
    KUTA_EXCEPTION(words(KutaException.values(), KutaException::id)),
    PORUTHAM(words(Porutham.values(), Porutham::id)),
    PORUTHAM_GRADE(words(PoruthamGrade.values(), PoruthamGrade::id)),
    PORUTHAM_EXCEPTION(words(PoruthamException.values(), PoruthamException::id)),
    MATCH_GRADE(words(MatchGrade.values(), MatchGrade::id)),
    MATCH_REMARK(words(MatchRemark.values(), MatchRemark::id)),
    MANGAL_CANCELLATION(words(MangalCancellation.values(), MangalCancellation::id)),
    MANGAL_GROUND(words(MangalMatch.Ground.values(), MangalMatch.Ground::id)),
    TARA(words(Tara.values(), Tara::id)),
    TRANSIT_OUTCOME(words(TransitOutcome.values(), TransitOutcome::id)),
    SIGN_PART(words(SignPart.values(), SignPart::id)),
    MURTI(words(Murti.values(), Murti::id)),
    SATURN_PERIOD(words(SaturnPeriod.Kind.values(), SaturnPeriod.Kind::id)),
    SATURN_PHASE(words(SaturnPhase.values(), SaturnPhase::id)),
    DIRECTION(List.of("direct", "retrograde")),
    VIMSOPAKA_SCHEME(words(VimsopakaScheme.values(), VimsopakaScheme::id)),
    AYANAMSA(List.copyOf(Ayanamsas.allNames())),
    NODE_TYPE(words(NodeType.values(), NodeType::id)),
    NODE_ASPECTS(words(NodeAspects.values(), NodeAspects::id)),
    POSITION_REFERENCE(words(PositionReference.values(), PositionReference::id)),
    SUNRISE_DEFINITION(constants(RiseDefinition.values())),
    POSITIONS(constants(Positions.values())),
    SIDEREAL_NUTATION(constants(SiderealNutation.values())),
    DASHA_FROM(constants(DashaSeed.values())),
    MOONRISE(constants(MoonriseReckoning.values())),
    LUNAR_MONTH(constants(LunarMonthReckoning.values())),
    SAMVATSARA(constants(SamvatsaraReckoning.values())),
    TIME_ROUNDING(constants(TimeRounding.values())),
    PROFILE(words(Profile.values(), Profile::id)),
    CONVENTION(words(Convention.values(), Convention::id)),
    COMPARED_TOPIC(words(Topic.values(), Topic::id)),
    DASHA_SYSTEM(words(NakshatraDasha.values(), NakshatraDasha::id)),
    PAKSHA(words(Paksha.values(), Paksha::id)),
    RITU(words(Ritu.values(), Ritu::id)),
    AYANA(words(Ayana.values(), Ayana::id)),
    NATURE(words(Nature.values(), Nature::id)),
    CHOGHADIYA(words(Choghadiya.values(), Choghadiya::id)),
    GOWRI(words(Gowri.values(), Gowri::id)),
    EVENT_KIND(constants(EventKind.values())),
    EVENT_CHANGE(constants(Change.values())),
    SOLAR_CALENDAR(constants(SolarCalendar.values())),
    SEASONS(constants(SeasonReckoning.values())),
    VIKRAM(constants(VikramReckoning.values())),
    JOVIAN_BIJA(constants(JovianBija.values())),
    MULA_VARJYA(constants(MulaVarjyaReckoning.values())),
    BRAHMA_MUHURTA(constants(BrahmaMuhurtaReckoning.values())),
    HORA(constants(HoraReckoning.values()));

    @SuppressWarnings("ImmutableEnumChecker") // toList and copyOf make lists that nobody can change
    private final List<String> words;

    Vocabulary(List<String> words) {
        this.words = words;
    }

    /** The words, in the order of the engine. */
    public List<String> words() {
        return words;
    }

    private static <E> List<String> words(E[] constants, Function<E, String> id) {
        return Arrays.stream(constants).map(id).toList();
    }

    private static <E extends Enum<E>> List<String> constants(E[] constants) {
        return words(constants, constant -> constant.name().toLowerCase(Locale.ROOT));
    }

    private static List<String> points(Function<ChartPoint, String> word) {
        return Stream.concat(Arrays.stream((ChartPoint[]) Graha.values()), Stream.of(Lagna.LAGNA))
                .map(word)
                .toList();
    }
}
