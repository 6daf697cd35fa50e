package org.nirayana.jyotisha.comparison;

import static org.nirayana.jyotisha.comparison.Value.NONE;
import static org.nirayana.jyotisha.comparison.Value.longitude;
import static org.nirayana.jyotisha.comparison.Value.name;
import static org.nirayana.jyotisha.comparison.Value.number;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
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
import org.nirayana.jyotisha.strength.War;
import org.nirayana.jyotisha.strength.WarDiscs;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Bhavas, aspects, states and strengths as values to compare: {@code sun_shadbala}, {@code moon_bindus_aries}, {@code rahu_dignity}. */
final class StrengthValues {
    private static final List<Graha> SEVEN = Graha.ALL.subList(0, 7);
    private static final Map<Rasi, String> SIGNS = lowerCase(Rasi.class);
    private static final Map<Relation, String> RELATIONS = lowerCase(Relation.class);

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
            values.add(name(graha.point().id() + "_house", house));
        }
        return values;
    }

    /** The signs that nodes look at fully, what the seven see by degree, and from where argala is not obstructed. */
    static List<Value> aspects(Chart chart) {
        List<Value> values = new ArrayList<>(80);
        List<GrahaDrishti> looks = GrahaDrishti.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    graha.id() + "_aspects",
                    listed(looks, look -> look.from() == graha && look.isFull(), look -> look.rasi()
                            .id())));
        }
        for (SphutaDrishti look : SphutaDrishti.of(chart)) {
            values.add(number(look.from().id() + "_sphuta_" + look.at().id(), look.virupas(), Unit.VIRUPAS));
        }
        List<Argala> argalas = Argala.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    graha.id() + "_argala",
                    listed(argalas, one -> one.on() == graha && !one.obstructed(), one -> one.rasi()
                            .id())));
        }
        return values;
    }

    static List<Value> states(Chart chart) {
        List<Value> values = new ArrayList<>(80);
        WarDiscs discs = chart.conventions().reading(WarDiscs.class);
        for (GrahaState state : GrahaState.of(chart)) {
            String id = state.graha().id();
            values.add(name(id + "_dignity", state.dignity().map(Dignity::id).orElse(NONE)));
            values.add(
                    name(id + "_relation", state.relation().map(RELATIONS::get).orElse(NONE)));
            values.add(name(
                    id + "_combust",
                    yesOrNo(state.combustion().map(Combustion::isCombust).orElse(false))));
            values.add(name(id + "_war", listed(state.war(), war -> true, war -> war.victor()
                    .id())));
            values.add(name(id + "_war_kind", listed(state.war(), war -> true, (War war) -> war.kind(discs)
                    .id())));
            values.add(name(id + "_benefic", yesOrNo(state.benefic())));
            values.add(name(
                    id + "_jagradadi",
                    state.jagradadi().map(JagradadiAvastha::id).orElse(NONE)));
            values.add(name(id + "_deeptadi", listed(state.deeptadi(), one -> true, one -> one.id())));
            values.add(name(id + "_baladi", state.baladi().id()));
            values.add(name(id + "_vargottama", yesOrNo(state.vargottama())));
        }
        return values;
    }

    static List<Value> lajjitadi(Chart chart) {
        List<Value> values = new ArrayList<>(Graha.COUNT);
        for (Lajjitadi company : Lajjitadi.of(chart)) {
            values.add(name(
                    company.graha().id() + "_lajjitadi", listed(company.found(), found -> true, found -> found.avastha()
                            .id())));
        }
        return values;
    }

    static List<Value> sayanadi(Chart chart) {
        List<Value> values = new ArrayList<>(Graha.COUNT);
        Optional<List<Sayanadi>> doing = Sayanadi.of(chart);
        for (Graha graha : Graha.ALL) {
            values.add(name(
                    graha.id() + "_sayanadi",
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
            String start = point.id() + "_bindus_";
            for (Rasi rasi : Rasi.ALL) {
                values.add(number(start + slug(rasi), own.get(rasi.number() - 1), Unit.BINDUS));
            }
            values.add(number(point.id() + "_pinda", bindus.pinda(point).shodhya(), Unit.POINTS));
        }
        return values;
    }

    static List<Value> shadbala(Chart chart) {
        List<Value> values = new ArrayList<>(40);
        Shadbala bala = Shadbala.of(chart);
        for (Graha graha : SEVEN) {
            GrahaBala own = bala.of(graha);
            String id = graha.id();
            values.add(number(id + "_shadbala", own.total(), Unit.VIRUPAS));
            values.add(number(id + "_required", own.required(), Unit.VIRUPAS));
            values.add(number(id + "_ishta", own.ishta(), Unit.VIRUPAS));
            values.add(number(id + "_kashta", own.kashta(), Unit.VIRUPAS));
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
        List<Value> values = new ArrayList<>(28);
        for (Vimsopaka.OfGraha graha : Vimsopaka.of(chart).grahas()) {
            for (Vimsopaka.Score score : graha.scores()) {
                values.add(number(
                        graha.graha().id() + "_vimsopaka_" + score.scheme().id(), score.points(), Unit.POINTS));
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

    private static <T> String listed(List<T> all, Predicate<T> wanted, Function<T, String> id) {
        String listed = NONE;
        for (T one : all) {
            if (wanted.test(one)) {
                listed = listed.equals(NONE) ? id.apply(one) : listed + "," + id.apply(one);
            }
        }
        return listed;
    }
}
