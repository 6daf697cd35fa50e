package org.nirayana.jyotisha.comparison;

import static org.nirayana.jyotisha.comparison.Value.NONE;
import static org.nirayana.jyotisha.comparison.Value.longitude;
import static org.nirayana.jyotisha.comparison.Value.name;
import static org.nirayana.jyotisha.comparison.Value.number;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.aspect.Argala;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.comparison.Difference.Unit;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.BhavaBala;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.strength.GrahaBala;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.JagradadiAvastha;
import org.nirayana.jyotisha.strength.Lajjitadi;
import org.nirayana.jyotisha.strength.Relation;
import org.nirayana.jyotisha.strength.Sayanadi;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.strength.Vimsopaka;
import org.nirayana.jyotisha.strength.VimsopakaScheme;
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Bhavas, aspects, states and strengths as values to compare: {@code sun_shadbala}, {@code moon_bindus_aries}, {@code rahu_dignity}. */
final class StrengthValues {
    private static final List<Graha> SEVEN = Graha.ALL.subList(0, 7);
    private static final Map<Rasi, String> SIGNS = lowerCase(Rasi.class);
    private static final Map<Relation, String> RELATIONS = lowerCase(Relation.class);
    private static final PointNames HOUSE = new PointNames("house");
    private static final PointNames ASPECTS = new PointNames("aspects");
    private static final PointNames ARGALA = new PointNames("argala");
    private static final PointNames DIGNITY = new PointNames("dignity");
    private static final PointNames RELATION = new PointNames("relation");
    private static final PointNames COMBUST = new PointNames("combust");
    private static final PointNames WAR = new PointNames("war");
    private static final PointNames WAR_KIND = new PointNames("war_kind");
    private static final PointNames BENEFIC = new PointNames("benefic");
    private static final PointNames BALADI = new PointNames("baladi");
    private static final PointNames JAGRADADI = new PointNames("jagradadi");
    private static final PointNames DEEPTADI = new PointNames("deeptadi");
    private static final PointNames VARGOTTAMA = new PointNames("vargottama");
    private static final PointNames LAJJITADI = new PointNames("lajjitadi");
    private static final PointNames SAYANADI = new PointNames("sayanadi");
    private static final PointNames PINDA = new PointNames("pinda");
    private static final PointNames SHADBALA = new PointNames("shadbala");
    private static final PointNames REQUIRED = new PointNames("required");
    private static final PointNames ISHTA = new PointNames("ishta");
    private static final PointNames KASHTA = new PointNames("kashta");
    private static final Map<ChartPoint, PointNames> SPHUTA = Stream.concat(Graha.ALL.stream(), Stream.of(Lagna.LAGNA))
            .collect(Collectors.toUnmodifiableMap(point -> point, point -> new PointNames("sphuta_" + point.id())));
    private static final List<PointNames> BINDUS = Rasi.ALL.stream()
            .map(rasi -> new PointNames("bindus_" + slug(rasi)))
            .toList();
    private static final Map<VimsopakaScheme, PointNames> VIMSOPAKA = Arrays.stream(VimsopakaScheme.values())
            .collect(Collectors.toUnmodifiableMap(
                    scheme -> scheme, scheme -> new PointNames("vimsopaka_" + scheme.id())));
    private static final Map<VimsopakaScheme, PointNames> VAISESHIKAMSA = Arrays.stream(VimsopakaScheme.values())
            .collect(Collectors.toUnmodifiableMap(
                    scheme -> scheme, scheme -> new PointNames("vaiseshikamsa_" + scheme.id())));

    private StrengthValues() {}

    static List<Value> houses(Chart chart) {
        List<Value> values = new ArrayList<>(Graha.COUNT + BhavaChalit.COUNT);
        BhavaChalit chalit = BhavaChalit.of(chart);
        if (chalit instanceof BhavaChalit.Bhavas bhavas) {
            for (BhavaChalit.Bhava bhava : bhavas.all()) {
                values.add(longitude("cusp_" + bhava.number(), bhava.cusp().degrees()));
            }
        }
        for (Placement graha : chart.grahas()) {
            String house = chalit instanceof BhavaChalit.Bhavas bhavas
                    ? Integer.toString(bhavas.holding(graha.sidereal()).number())
                    : NONE;
            values.add(name(HOUSE.of(graha.point()), house));
        }
        return values;
    }

    /** The signs that each looks at fully, what the seven see by degree, and from where argala is not obstructed. */
    static List<Value> aspects(Chart chart) {
        List<Value> values = new ArrayList<>(80);
        List<GrahaDrishti> looks = GrahaDrishti.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    ASPECTS.of(graha), listed(looks, look -> look.from() == graha && look.isFull(), look -> look.rasi()
                            .id())));
        }
        for (SphutaDrishti look : SphutaDrishti.of(chart)) {
            values.add(number(SPHUTA.get(look.at()).of(look.from()), look.virupas(), Unit.VIRUPAS));
        }
        List<Argala> argalas = Argala.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    ARGALA.of(graha), listed(argalas, one -> one.on() == graha && !one.obstructed(), one -> one.rasi()
                            .id())));
        }
        return values;
    }

    static List<Value> states(Chart chart) {
        List<Value> values = new ArrayList<>(80);
        WarDiscs discs = chart.conventions().get(WarDiscs.CONVENTION);
        for (GrahaState state : GrahaState.of(chart)) {
            Graha graha = state.graha();
            values.add(name(DIGNITY.of(graha), state.dignity().map(Dignity::id).orElse(NONE)));
            values.add(name(
                    RELATION.of(graha), state.relation().map(RELATIONS::get).orElse(NONE)));
            values.add(name(
                    COMBUST.of(graha),
                    yesOrNo(state.combustion().map(Combustion::isCombust).orElse(false))));
            values.add(
                    name(WAR.of(graha), listed(state.war(), war -> war.victor().id())));
            values.add(name(WAR_KIND.of(graha), listed(state.war(), (War war) -> war.kind(discs)
                    .id())));
            values.add(name(BENEFIC.of(graha), yesOrNo(state.benefic())));
            values.add(name(
                    JAGRADADI.of(graha),
                    state.jagradadi().map(JagradadiAvastha::id).orElse(NONE)));
            values.add(name(DEEPTADI.of(graha), listed(state.deeptadi(), one -> one.id())));
            values.add(name(BALADI.of(graha), state.baladi().id()));
            values.add(name(VARGOTTAMA.of(graha), yesOrNo(state.vargottama())));
        }
        return values;
    }

    static List<Value> lajjitadi(Chart chart) {
        List<Value> values = new ArrayList<>(Graha.COUNT);
        for (Lajjitadi company : Lajjitadi.of(chart)) {
            values.add(name(LAJJITADI.of(company.graha()), listed(company.found(), found -> found.avastha()
                    .id())));
        }
        return values;
    }

    static List<Value> sayanadi(Chart chart) {
        List<Value> values = new ArrayList<>(Graha.COUNT);
        Optional<List<Sayanadi>> doing = Sayanadi.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    SAYANADI.of(graha),
                    doing.map(all -> all.get(graha.number() - 1).avastha().id()).orElse(NONE)));
        }
        return values;
    }

    static List<Value> bindus(Chart chart) {
        List<Value> values = new ArrayList<>(120);
        Ashtakavarga bindus = Ashtakavarga.of(chart);
        for (Rasi rasi : Rasi.ALL) {
            values.add(number("sarva_" + slug(rasi), bindus.sarva().get(rasi.number() - 1), Unit.BINDUS));
        }
        for (ChartPoint point : Ashtakavarga.POINTS) {
            List<Integer> own = bindus.bhinna(point);
            for (int i = 0; i < Rasi.COUNT; i++) {
                values.add(number(BINDUS.get(i).of(point), own.get(i), Unit.BINDUS));
            }
            values.add(number(PINDA.of(point), bindus.pinda(point).shodhya(), Unit.POINTS));
        }
        return values;
    }

    static List<Value> shadbala(Chart chart) {
        List<Value> values = new ArrayList<>(40);
        Shadbala bala = Shadbala.of(chart);
        for (Graha graha : SEVEN) {
            GrahaBala own = bala.of(graha);
            values.add(number(SHADBALA.of(graha), own.total(), Unit.VIRUPAS));
            values.add(number(REQUIRED.of(graha), own.required(), Unit.VIRUPAS));
            values.add(number(ISHTA.of(graha), own.ishta(), Unit.VIRUPAS));
            values.add(number(KASHTA.of(graha), own.kashta(), Unit.VIRUPAS));
        }
        return values;
    }

    static List<Value> bhavaBala(Chart chart) {
        List<Value> values = new ArrayList<>(BhavaChalit.COUNT);
        for (BhavaBala.OfBhava bhava : BhavaBala.of(chart).bhavas()) {
            values.add(number("bhava_bala_" + bhava.number(), bhava.total(), Unit.VIRUPAS));
        }
        return values;
    }

    static List<Value> vimsopaka(Chart chart) {
        List<Value> values = new ArrayList<>(56);
        for (Vimsopaka.OfGraha graha : Vimsopaka.of(chart).grahas()) {
            for (Vimsopaka.Score score : graha.scores()) {
                values.add(number(VIMSOPAKA.get(score.scheme()).of(graha.graha()), score.points(), Unit.POINTS));
                values.add(name(
                        VAISESHIKAMSA.get(score.scheme()).of(graha.graha()), Integer.toString(score.goodVargas())));
            }
        }
        return values;
    }

    /** As a part of a name. */
    private static String slug(Rasi rasi) {
        return SIGNS.get(rasi);
    }

    private static <E extends Enum<E>> Map<E, String> lowerCase(Class<E> type) {
        Map<E, String> names = new EnumMap<>(type);
        for (E constant : type.getEnumConstants()) {
            names.put(constant, constant.name().toLowerCase(Locale.ROOT));
        }
        return names;
    }

    private static String yesOrNo(boolean is) {
        return is ? "yes" : "no";
    }

    private static <T> String listed(List<T> all, Function<T, String> id) {
        return listed(all, one -> true, id);
    }

    private static <T> String listed(List<T> all, Predicate<T> filter, Function<T, String> id) {
        String listed = NONE;
        for (T one : all) {
            if (filter.test(one)) {
                listed = listed.equals(NONE) ? id.apply(one) : listed + "," + id.apply(one);
            }
        }
        return listed;
    }
}
