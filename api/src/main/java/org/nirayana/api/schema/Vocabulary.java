package org.nirayana.api.schema;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;
import org.nirayana.jyotisha.comparison.Difference;
import org.nirayana.jyotisha.comparison.Topic;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.eclipse.GrahanaContact;
import org.nirayana.jyotisha.eclipse.GrahanaKind;
import org.nirayana.jyotisha.event.AstaSource;
import org.nirayana.jyotisha.event.Change;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.gochara.Murti;
import org.nirayana.jyotisha.gochara.SaturnPeriod;
import org.nirayana.jyotisha.gochara.SaturnPhase;
import org.nirayana.jyotisha.gochara.SignPart;
import org.nirayana.jyotisha.gochara.TransitOutcome;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.match.Kuta;
import org.nirayana.jyotisha.match.KutaExemption;
import org.nirayana.jyotisha.match.MangalCancellation;
import org.nirayana.jyotisha.match.MangalDosha;
import org.nirayana.jyotisha.match.MangalMatch;
import org.nirayana.jyotisha.match.MatchGrade;
import org.nirayana.jyotisha.match.MatchPoint;
import org.nirayana.jyotisha.match.MatchRemark;
import org.nirayana.jyotisha.match.Porutham;
import org.nirayana.jyotisha.match.PoruthamExemption;
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
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
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
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.rule.Sureness;
import org.nirayana.jyotisha.strength.BaladiAvastha;
import org.nirayana.jyotisha.strength.ComponentMinimum;
import org.nirayana.jyotisha.strength.DeeptadiAvastha;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.EightMotion;
import org.nirayana.jyotisha.strength.JagradadiAvastha;
import org.nirayana.jyotisha.strength.LajjitadiAvastha;
import org.nirayana.jyotisha.strength.Relation;
import org.nirayana.jyotisha.strength.SayanadiAvastha;
import org.nirayana.jyotisha.strength.VimsopakaScheme;
import org.nirayana.jyotisha.strength.WarKind;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.place.zone.OldClocks;

/** The closed sets of words in answers and questions, as the engine has them. */
public enum Vocabulary {
    GRAHA(Graha.values(), Graha::id),
    CHART_POINT(points(ChartPoint::id)),
    CHART_POINT_CODE(points(ChartPoint::code)),
    RASI(Rasi.values(), Rasi::id),
    NAKSHATRA(Nakshatra.values(), Nakshatra::id),
    HOUSE_SYSTEM(HouseSystem.values(), Vocabulary::lowerCase),
    DIGNITY(Dignity.values(), Dignity::id),
    KUTA(Kuta.values(), Kuta::id),
    KUTA_EXEMPTION(KutaExemption.values(), KutaExemption::id),
    PORUTHAM(Porutham.values(), Porutham::id),
    PORUTHAM_GRADE(PoruthamGrade.values(), PoruthamGrade::id),
    PORUTHAM_EXEMPTION(PoruthamExemption.values(), PoruthamExemption::id),
    MATCH_GRADE(MatchGrade.values(), MatchGrade::id),
    MATCH_REMARK_NAME(MatchRemark.values(), MatchRemark::id),
    MANGAL_CANCELLATION(MangalCancellation.values(), MangalCancellation::id),
    MANGAL_GROUND(MangalMatch.Ground.values(), MangalMatch.Ground::id),
    TARA(Tara.values(), Tara::id),
    TRANSIT_OUTCOME(TransitOutcome.values(), TransitOutcome::id),
    SIGN_PART(SignPart.values(), SignPart::id),
    MURTI(Murti.values(), Murti::id),
    SATURN_PERIOD_KIND(SaturnPeriod.Kind.values(), SaturnPeriod.Kind::id),
    SATURN_PHASE(SaturnPhase.values(), SaturnPhase::id),
    DIRECTION(List.of("direct", "retrograde")),
    ASTA_SOURCE(AstaSource.values(), AstaSource::id),
    VIMSOPAKA_SCHEME_NAME(VimsopakaScheme.values(), VimsopakaScheme::id),
    AYANAMSA(List.copyOf(Ayanamsas.allNames())),
    NODE_TYPE(NodeType.values(), NodeType::id),
    NODE_ASPECTS(NodeAspects.values(), NodeAspects::id),
    POSITION_REFERENCE(PositionReference.values(), PositionReference::id),
    SUNRISE_DEFINITION(RiseDefinition.values(), Vocabulary::lowerCase),
    POSITIONS(Positions.values(), Vocabulary::lowerCase),
    SIDEREAL_NUTATION(SiderealNutation.values(), Vocabulary::lowerCase),
    UNIVERSAL_TIME(UniversalTime.values(), Vocabulary::lowerCase),
    DASHA_YEAR(DashaYearKind.values(), Vocabulary::lowerCase),
    PROFILE_SURENESS(Profile.Sureness.values(), Vocabulary::lowerCase),
    DASHA_FROM(DashaSeed.values(), Vocabulary::lowerCase),
    MOONRISE(MoonriseReckoning.values(), Vocabulary::lowerCase),
    MOONRISE_DEFINITION(MoonriseDefinition.values(), Vocabulary::lowerCase),
    LUNAR_MONTH_RECKONING(LunarMonthReckoning.values(), Vocabulary::lowerCase),
    SAMVATSARA(SamvatsaraReckoning.values(), Vocabulary::lowerCase),
    TIME_ROUNDING(TimeRounding.values(), Vocabulary::lowerCase),
    PROFILE(Profile.values(), Profile::id),
    CONVENTION(ConventionRegistry.OF_ONE_BIRTH.stream().map(Convention::id).toList()),
    ANY_CONVENTION(ConventionRegistry.ALL.stream().map(Convention::id).toList()),
    CONVENTION_SCOPE(Scope.values(), Scope::id),
    CONVENTION_PART(Part.values(), Part::id),
    COMPARED_TOPIC(Topic.values(), Topic::id),
    DASHA_SYSTEM(List.copyOf(DashaSystems.builtIn().byId().keySet())),
    PAKSHA(Paksha.values(), Paksha::id),
    RITU(Ritu.values(), Ritu::id),
    AYANA(Ayana.values(), Ayana::id),
    NATURE(Nature.values(), Nature::id),
    CHOGHADIYA(Choghadiya.values(), Choghadiya::id),
    GOWRI(Gowri.values(), Gowri::id),
    EVENT_KIND(SkyEventKind.values(), Vocabulary::lowerCase),
    EVENT_CHANGE(Change.values(), Vocabulary::lowerCase),
    SOLAR_CALENDAR(SolarCalendar.values(), Vocabulary::lowerCase),
    SEASONS(SeasonReckoning.values(), Vocabulary::lowerCase),
    VIKRAM(VikramReckoning.values(), Vocabulary::lowerCase),
    JOVIAN_BIJA(JovianBija.values(), Vocabulary::lowerCase),
    MULA_VARJYA(MulaVarjyaReckoning.values(), Vocabulary::lowerCase),
    BRAHMA_MUHURTA(BrahmaMuhurtaReckoning.values(), Vocabulary::lowerCase),
    HORA(HoraReckoning.values(), Vocabulary::lowerCase),
    TIMEZONE_SOURCE(List.of("coordinates", "tz")),
    TIME_SCALE(List.of("zone", "lmt", "ut")),
    CIVIL_CALENDAR(List.of("gregorian", "julian")),
    OLD_CLOCK_NAME(List.of("local_mean_time", "madras_time", "calcutta_time", "bombay_time", "zone")),
    OLD_CLOCKS_REASON(OldClocks.Reason.values(), Vocabulary::lowerCase),
    ECLIPSE_KIND(List.of("partial", "annular", "total", "hybrid", "penumbral")),
    GRAHANA_KIND(GrahanaKind.values(), GrahanaKind::id),
    GRAHANA_CONTACT(GrahanaContact.values(), GrahanaContact::id),
    RELATION(Relation.values(), Relation::id),
    WAR_KIND(WarKind.values(), WarKind::id),
    BALADI_AVASTHA(BaladiAvastha.values(), BaladiAvastha::id),
    JAGRADADI_AVASTHA(JagradadiAvastha.values(), JagradadiAvastha::id),
    DEEPTADI_AVASTHA(DeeptadiAvastha.values(), DeeptadiAvastha::id),
    LAJJITADI_AVASTHA(LajjitadiAvastha.values(), LajjitadiAvastha::id),
    SAYANADI_AVASTHA(SayanadiAvastha.values(), SayanadiAvastha::id),
    SHADBALA_COMPONENT(ComponentMinimum.Component.values(), ComponentMinimum.Component::id),
    EIGHT_MOTION(EightMotion.values(), EightMotion::id),
    COMPARED_UNIT(Difference.Unit.values(), Vocabulary::lowerCase),
    SURENESS(Sureness.values(), Sureness::id),
    DOSHA_GRADE(MangalDosha.Grade.values(), MangalDosha.Grade::id),
    MATCH_POINT(MatchPoint.values(), MatchPoint::id),
    FIELD_ERROR_CODE(FieldCode.values(), FieldCode::id),
    PROBLEM_CODE(ProblemCode.values(), ProblemCode::id),
    REASON_CODE(ReasonCode.values(), ReasonCode::id);

    @SuppressWarnings("ImmutableEnumChecker") // toList and copyOf make lists that nobody can change
    private final List<String> words;

    @SuppressWarnings("ImmutableEnumChecker") // a class does not change
    private final Optional<Class<?>> type;

    Vocabulary(List<String> words) {
        this.words = words;
        this.type = Optional.empty();
    }

    <E> Vocabulary(E[] constants, Function<E, String> id) {
        this.words = Arrays.stream(constants).map(id).toList();
        this.type = Optional.of(constants.getClass().getComponentType());
    }

    /** The words, in the order of the engine. */
    public List<String> words() {
        return words;
    }

    /** The name of the schema that lists the words, such as {@code SunriseDefinition}. */
    public String schemaName() {
        return schemaName(name());
    }

    /** The name of the schema that lists the constants of a type of the engine: that of its vocabulary, else its own. */
    public static String schemaName(Class<? extends Enum<?>> type) {
        return Arrays.stream(values())
                .filter(vocabulary -> vocabulary.type.filter(type::equals).isPresent())
                .map(Vocabulary::schemaName)
                .findFirst()
                .orElse(type.getSimpleName());
    }

    /** The same of a name with underscores: of the parameter {@code sunrise_definition} it is {@code SunriseDefinition}. */
    public static String schemaName(String name) {
        return Arrays.stream(name.split("_", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT)
                        + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    private static String lowerCase(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static List<String> points(Function<ChartPoint, String> word) {
        return Stream.concat(Arrays.stream((ChartPoint[]) Graha.values()), Stream.of(Lagna.LAGNA))
                .map(word)
                .toList();
    }
}
