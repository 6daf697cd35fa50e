package org.nirayana.jyotisha;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.jyotisha.aspect.ArgalaCounting;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.bhava.CuspReading;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.eclipse.GrastaHorizon;
import org.nirayana.jyotisha.eclipse.SutakReading;
import org.nirayana.jyotisha.event.AstaReading;
import org.nirayana.jyotisha.event.MakaraPunya;
import org.nirayana.jyotisha.event.StationReading;
import org.nirayana.jyotisha.gochara.KantakaHouses;
import org.nirayana.jyotisha.gochara.NodeGochara;
import org.nirayana.jyotisha.gochara.NodeVedha;
import org.nirayana.jyotisha.gochara.SadeSatiBounds;
import org.nirayana.jyotisha.gochara.VedhaTable;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.match.BandsReading;
import org.nirayana.jyotisha.match.DinaReading;
import org.nirayana.jyotisha.match.ExceptionReading;
import org.nirayana.jyotisha.match.GanaPoruthamReading;
import org.nirayana.jyotisha.match.GanaReading;
import org.nirayana.jyotisha.match.MaitriReading;
import org.nirayana.jyotisha.match.MangalComparison;
import org.nirayana.jyotisha.match.MangalFrom;
import org.nirayana.jyotisha.match.MangalHouses;
import org.nirayana.jyotisha.match.MangalLifted;
import org.nirayana.jyotisha.match.PapaGrahas;
import org.nirayana.jyotisha.match.PapaWeights;
import org.nirayana.jyotisha.match.PoruthamBands;
import org.nirayana.jyotisha.match.PoruthamList;
import org.nirayana.jyotisha.match.RajjuReading;
import org.nirayana.jyotisha.match.RasiReading;
import org.nirayana.jyotisha.match.RasyadhipatiReading;
import org.nirayana.jyotisha.match.StreeDirghaReading;
import org.nirayana.jyotisha.match.TaraReading;
import org.nirayana.jyotisha.match.VarnaReading;
import org.nirayana.jyotisha.match.VashyaReading;
import org.nirayana.jyotisha.match.VasyaReading;
import org.nirayana.jyotisha.match.VedhaReading;
import org.nirayana.jyotisha.match.YoniPoruthamReading;
import org.nirayana.jyotisha.match.YoniReading;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.JovianBija;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SamvatsaraReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.panchanga.day.MoonriseReckoning;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.panchanga.hours.BrahmaMuhurtaReckoning;
import org.nirayana.jyotisha.panchanga.hours.HoraReckoning;
import org.nirayana.jyotisha.panchanga.hours.MulaVarjyaReckoning;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.AyanaReading;
import org.nirayana.jyotisha.strength.BhavaDigReading;
import org.nirayana.jyotisha.strength.BhavaExtras;
import org.nirayana.jyotisha.strength.CheshtaAverage;
import org.nirayana.jyotisha.strength.CheshtaElements;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.strength.DeeptadiList;
import org.nirayana.jyotisha.strength.DigPoints;
import org.nirayana.jyotisha.strength.DrekkanaOrder;
import org.nirayana.jyotisha.strength.DrikReading;
import org.nirayana.jyotisha.strength.EkadhipatyaOccupants;
import org.nirayana.jyotisha.strength.EkadhipatyaReading;
import org.nirayana.jyotisha.strength.IshtaReading;
import org.nirayana.jyotisha.strength.JagradadiReading;
import org.nirayana.jyotisha.strength.KendradiHouses;
import org.nirayana.jyotisha.strength.LajjitadiRelations;
import org.nirayana.jyotisha.strength.LuminaryCheshta;
import org.nirayana.jyotisha.strength.MercuryNature;
import org.nirayana.jyotisha.strength.MoolatrikonaExtent;
import org.nirayana.jyotisha.strength.MoonNature;
import org.nirayana.jyotisha.strength.NathonnathaTime;
import org.nirayana.jyotisha.strength.NodeDignity;
import org.nirayana.jyotisha.strength.NodeFriends;
import org.nirayana.jyotisha.strength.PakshaMoon;
import org.nirayana.jyotisha.strength.SaptavargaWeights;
import org.nirayana.jyotisha.strength.SaptavargajaPoints;
import org.nirayana.jyotisha.strength.SarvaLagna;
import org.nirayana.jyotisha.strength.SayanadiGhati;
import org.nirayana.jyotisha.strength.ShadbalaAyanamsa;
import org.nirayana.jyotisha.strength.ShadbalaHora;
import org.nirayana.jyotisha.strength.ShadbalaMoon;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.strength.TrikonaReading;
import org.nirayana.jyotisha.strength.VaiseshikamsaHora;
import org.nirayana.jyotisha.strength.VirgoMultiplier;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.strength.WarVictor;
import org.nirayana.jyotisha.strength.YearMonthLords;
import org.nirayana.jyotisha.strength.YuddhaReading;
import org.nirayana.jyotisha.strength.YuddhaVictor;

/**
 * Every convention, each of which stands beside the rule that it chooses: whoever reads a request, a setting or a choice that is kept,
 * and whoever compares or describes, reads them from here.
 */
public final class ConventionRegistry {
    /**
     * In this order two sets are compared: first what moves longitudes, last what only prints, and late what looks for events far from
     * the birth. What is about two births or a span of the sky follows by name.
     */
    public static final List<Convention<?>> ALL = List.<Convention<?>>of(
            ChosenAyanamsa.CONVENTION,
            ChosenAyanamsa.OFFSET,
            Positions.CONVENTION,
            Positions.NUTATION,
            SiderealNutation.CONVENTION,
            UniversalTime.CONVENTION,
            PositionReference.CONVENTION,
            NodeType.CONVENTION,
            HouseSystem.CONVENTION,
            DashaSeed.CONVENTION,
            DashaYear.CONVENTION,
            DashaYearKind.CONVENTION,
            SunriseDefinition.CONVENTION,
            MoonriseReckoning.CONVENTION,
            MoonriseDefinition.CONVENTION,
            LunarMonthReckoning.CONVENTION,
            SolarCalendar.CONVENTION,
            SeasonReckoning.CONVENTION,
            VikramReckoning.CONVENTION,
            SamvatsaraReckoning.CONVENTION,
            JovianBija.CONVENTION,
            MulaVarjyaReckoning.CONVENTION,
            BrahmaMuhurtaReckoning.CONVENTION,
            HoraReckoning.CONVENTION,
            NodeAspects.CONVENTION,
            CuspReading.CONVENTION,
            SpecialAspects.CONVENTION,
            ArgalaCounting.CONVENTION,
            CombustionOrbs.CONVENTION,
            WarVictor.CONVENTION,
            WarDiscs.CONVENTION,
            NodeDignity.CONVENTION,
            NodeFriends.CONVENTION,
            MoonNature.CONVENTION,
            MercuryNature.CONVENTION,
            JagradadiReading.CONVENTION,
            DeeptadiList.CONVENTION,
            LajjitadiRelations.CONVENTION,
            SayanadiGhati.CONVENTION,
            AshtakavargaTable.CONVENTION,
            SarvaLagna.CONVENTION,
            TrikonaReading.CONVENTION,
            EkadhipatyaReading.CONVENTION,
            EkadhipatyaOccupants.CONVENTION,
            VirgoMultiplier.CONVENTION,
            SaptavargajaPoints.CONVENTION,
            MoolatrikonaExtent.CONVENTION,
            KendradiHouses.CONVENTION,
            DrekkanaOrder.CONVENTION,
            DigPoints.CONVENTION,
            NathonnathaTime.CONVENTION,
            ShadbalaMoon.CONVENTION,
            PakshaMoon.CONVENTION,
            ShadbalaHora.CONVENTION,
            AyanaReading.CONVENTION,
            ShadbalaAyanamsa.CONVENTION,
            YuddhaReading.CONVENTION,
            YuddhaVictor.CONVENTION,
            CheshtaAverage.CONVENTION,
            LuminaryCheshta.CONVENTION,
            DrikReading.CONVENTION,
            SunRequired.CONVENTION,
            IshtaReading.CONVENTION,
            BhavaDigReading.CONVENTION,
            BhavaExtras.CONVENTION,
            CheshtaElements.CONVENTION,
            YearMonthLords.CONVENTION,
            SaptavargaWeights.CONVENTION,
            VaiseshikamsaHora.CONVENTION,
            TimeRounding.CONVENTION,
            // Of pairs and spans.
            AstaReading.CONVENTION,
            DinaReading.CONVENTION,
            GanaPoruthamReading.CONVENTION,
            GanaReading.CONVENTION,
            VedhaTable.CONVENTION,
            GrastaHorizon.CONVENTION,
            KantakaHouses.CONVENTION,
            MaitriReading.CONVENTION,
            MakaraPunya.CONVENTION,
            MangalComparison.CONVENTION,
            MangalFrom.CONVENTION,
            MangalHouses.CONVENTION,
            MangalLifted.CONVENTION,
            BandsReading.CONVENTION,
            ExceptionReading.CONVENTION,
            NodeGochara.CONVENTION,
            NodeVedha.CONVENTION,
            PapaGrahas.CONVENTION,
            PapaWeights.CONVENTION,
            PoruthamBands.CONVENTION,
            PoruthamList.CONVENTION,
            RajjuReading.CONVENTION,
            RasiReading.CONVENTION,
            RasyadhipatiReading.CONVENTION,
            SadeSatiBounds.CONVENTION,
            StationReading.CONVENTION,
            StreeDirghaReading.CONVENTION,
            SutakReading.CONVENTION,
            TaraReading.CONVENTION,
            VarnaReading.CONVENTION,
            VashyaReading.CONVENTION,
            VasyaReading.CONVENTION,
            VedhaReading.CONVENTION,
            YoniPoruthamReading.CONVENTION,
            YoniReading.CONVENTION);

    /** Those that are about one birth or its day, which can be compared by it. */
    public static final List<Convention<?>> OF_ONE_BIRTH =
            ALL.stream().filter(one -> one.scope().isOfOneBirth()).toList();

    private static final Map<String, Convention<?>> BY_ID =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Convention::id, Function.identity()));

    private ConventionRegistry() {}

    /** The one of a name. */
    public static Optional<Convention<?>> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /** Those in which two sets differ, in order. */
    public static List<Convention<?>> differences(Conventions one, Conventions other) {
        return ALL.stream().filter(convention -> !one.isSame(convention, other)).toList();
    }
}
