package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.strength.GrahaBala.Kala;
import org.nirayana.jyotisha.strength.GrahaBala.Sthana;
import org.nirayana.jyotisha.strength.GrahaBala.VargaPoints;
import org.nirayana.jyotisha.strength.GrahaBala.Workings;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The sixfold strength of the seven grahas.
 *
 * <p>By default as Sripati and B. V. Raman (Graha and Bhava Balas) have it; where the verses of Brihat Parashara Hora
 * Shastra 27 differ, a {@link org.nirayana.jyotisha.convention.Reading} of the conventions turns to them.
 *
 * @param grahas the seven in their order
 * @param circumstances what was taken from time and place
 */
public record Shadbala(List<GrahaBala> grahas, Circumstances circumstances) {
    private static final double[] REQUIRED = {5, 6, 5, 7, 6.5, 5.5, 5};
    private static final double SUN_BY_BPHS = 6.5;

    /** Virupas of nathonnatha bala. */
    private static final double HOUR_FROM_MIDNIGHT = 5;

    /** What {@link ShadbalaAyanamsa#TWENTY_THREE_DEGREES} adds. */
    private static final double TWENTY_THREE = 23;

    /** Sixtieths of seven parts: Saturn has one, the Sun seven. */
    private static final int[] NATURAL_RANK = {7, 6, 2, 3, 4, 5, 1};

    /** Diameters of the discs as Raman has them, by which a war is measured. */
    private static final double[] DISCS = {0, 0, 9.4, 6.6, 190.4, 16.6, 158.0};

    private static final ParasharaVarga[] SEVEN_VARGAS = {
        ParasharaVarga.RASI,
        ParasharaVarga.HORA,
        ParasharaVarga.DREKKANA,
        ParasharaVarga.SAPTAMSHA,
        ParasharaVarga.NAVAMSHA,
        ParasharaVarga.DVADASHAMSHA,
        ParasharaVarga.TRIMSHAMSHA
    };

    /** Declinations in minutes at every 15 degrees from the equinox on. */
    private static final int[] KESAVA = {0, 362, 703, 1002, 1238, 1388, 1440};

    public Shadbala {
        grahas = List.copyOf(grahas);
    }

    /** The shadbala of a chart. */
    public static Shadbala of(Chart chart) {
        return chart.derived(Shadbala.class, Shadbala::compute);
    }

    public GrahaBala of(Graha graha) {
        return grahas.get(graha.number() - 1);
    }

    private static Shadbala compute(Chart chart) {
        ToIntFunction<Graha> house = graha -> chart.of(graha).house();
        if (chart.conventions().get(KendradiHouses.CONVENTION) == KendradiHouses.BY_BHAVA
                && BhavaChalit.of(chart, HouseSystem.SRIPATI) instanceof BhavaChalit.Bhavas bhavas) {
            house = graha -> bhavas.holding(chart.of(graha).sidereal()).number();
        }
        return compute(chart.placements(), Relations.of(chart), chart.conventions(), Circumstances.of(chart), house);
    }

    static Shadbala compute(
            Placements placements,
            Relations relations,
            Conventions conventions,
            Circumstances at,
            ToIntFunction<Graha> house) {
        Maker maker = new Maker(placements, relations, conventions, at, house);
        List<GrahaBala> balas = new ArrayList<>(Arc.GRAHAS.length);
        for (Graha graha : Arc.GRAHAS) {
            balas.add(maker.bala(graha));
        }
        maker.fight(balas);
        rank(balas);
        return new Shadbala(balas, at);
    }

    private static void rank(List<GrahaBala> balas) {
        double[] ratios = new double[balas.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = balas.get(i).ratio();
        }
        for (int i = 0; i < ratios.length; i++) {
            balas.set(i, balas.get(i).withRank(Arc.rank(ratios, i)));
        }
    }

    /** What all seven share. */
    private static final class Maker {
        private final Placements placements;
        private final Relations relations;
        private final AyanaReading ayanaReading;
        private final CheshtaAverage cheshtaAverage;
        private final CheshtaElements cheshtaElements;
        private final DigPoints digPoints;
        private final DrekkanaOrder drekkanaOrder;
        private final DrikReading drikReading;
        private final IshtaReading ishtaReading;
        private final LuminaryCheshta luminaryCheshta;
        private final MercuryNature mercuryNature;
        private final MoolatrikonaExtent moolatrikonaExtent;
        private final PakshaMoon pakshaMoon;
        private final SaptavargajaPoints saptavargajaPoints;
        private final SunRequired sunRequired;
        private final YuddhaReading yuddhaReading;
        private final YuddhaVictor yuddhaVictor;
        private final Circumstances at;
        private final ToIntFunction<Graha> house;
        private final double[] longitude = new double[7];
        private final boolean[] benefic = new boolean[7];
        private final SpecialAspects special;
        private final double light;
        private final double byDay;
        private final double toTropical;
        private final double sinObliquity;
        private final double cosObliquity;
        private final MeanMotions.Means means;

        // Who rules what the birth falls in; null where nobody does.
        private final Graha yearLord;
        private final Graha monthLord;
        private final Graha dayLord;
        private final Graha hourLord;
        private final Graha thirdLord;

        Maker(
                Placements placements,
                Relations relations,
                Conventions conventions,
                Circumstances at,
                ToIntFunction<Graha> house) {
            this.placements = placements;
            this.relations = relations;
            this.ayanaReading = conventions.get(AyanaReading.CONVENTION);
            this.cheshtaAverage = conventions.get(CheshtaAverage.CONVENTION);
            this.cheshtaElements = conventions.get(CheshtaElements.CONVENTION);
            this.digPoints = conventions.get(DigPoints.CONVENTION);
            this.drekkanaOrder = conventions.get(DrekkanaOrder.CONVENTION);
            this.drikReading = conventions.get(DrikReading.CONVENTION);
            this.ishtaReading = conventions.get(IshtaReading.CONVENTION);
            this.luminaryCheshta = conventions.get(LuminaryCheshta.CONVENTION);
            this.mercuryNature = conventions.get(MercuryNature.CONVENTION);
            this.moolatrikonaExtent = conventions.get(MoolatrikonaExtent.CONVENTION);
            this.pakshaMoon = conventions.get(PakshaMoon.CONVENTION);
            this.saptavargajaPoints = conventions.get(SaptavargajaPoints.CONVENTION);
            this.sunRequired = conventions.get(SunRequired.CONVENTION);
            this.yuddhaReading = conventions.get(YuddhaReading.CONVENTION);
            this.yuddhaVictor = conventions.get(YuddhaVictor.CONVENTION);
            this.at = at;
            this.house = house;
            boolean moon = Natures.isMoonBenefic(placements, conventions.get(ShadbalaMoon.CONVENTION));
            boolean mercury = Natures.isMercuryBenefic(placements, mercuryNature, moon);
            for (Graha graha : Arc.GRAHAS) {
                int index = graha.number() - 1;
                longitude[index] = placements.of(graha).sidereal().degrees();
                benefic[index] = switch (graha) {
                    case MOON -> moon;
                    case MERCURY -> mercury;
                    default -> !Natures.isAlwaysMalefic(graha);
                };
            }
            this.special = conventions.get(SpecialAspects.CONVENTION);
            this.light = Arc.fold(Natures.elongation(placements)) / 3;
            NathonnathaTime nathonnatha = conventions.get(NathonnathaTime.CONVENTION);
            this.byDay = nathonnatha == NathonnathaTime.SUN_DIG
                    ? digArc(Graha.SUN) / 3
                    : HOUR_FROM_MIDNIGHT * at.fromMidnight(nathonnatha);
            this.toTropical = conventions.get(ShadbalaAyanamsa.CONVENTION) == ShadbalaAyanamsa.OF_CHART
                    ? at.ayanamsa()
                    : TWENTY_THREE;
            double obliquityRad = Angle.degrees(at.obliquity()).radians();
            this.sinObliquity = Trigonometry.sin(obliquityRad);
            this.cosObliquity = Trigonometry.cos(obliquityRad);
            this.means = MeanMotions.at(at, cheshtaElements);
            YearMonthLords yearMonthLords = conventions.get(YearMonthLords.CONVENTION);
            this.yearLord = at.yearLord(yearMonthLords).orElse(null);
            this.monthLord = at.monthLord(yearMonthLords).orElse(null);
            this.dayLord = at.vara().lord();
            this.hourLord =
                    at.horaLord(conventions.get(ShadbalaHora.CONVENTION)).orElse(null);
            this.thirdLord = at.tribhagaLord().orElse(null);
        }

        GrahaBala bala(Graha graha) {
            int index = graha.number() - 1;
            Placement placement = placements.of(graha);
            double debilitationArc = Arc.fold(longitude[index] - Dignity.exaltationDegrees(graha) - 180);
            double uchcha = debilitationArc / 3;
            List<VargaPoints> vargas = saptavargaja(graha, placement);
            double seven = 0;
            for (VargaPoints points : vargas) {
                seven += points.points();
            }
            Sthana sthana =
                    new Sthana(uchcha, seven, ojayugma(graha, vargas), kendradi(graha), drekkana(graha, placement));
            double digArc = digArc(graha);
            double paksha = paksha(graha);
            Angle declination = GrahaState.declination(placement, sinObliquity, cosObliquity);
            double[] ayana = ayana(graha, longitude[index] + toTropical, declination.degrees());
            Kala kala = new Kala(
                    nathonnatha(graha),
                    paksha,
                    tribhaga(graha),
                    yearLord == graha ? 15 : 0,
                    monthLord == graha ? 30 : 0,
                    dayLord == graha ? 45 : 0,
                    hourLord == graha ? 60 : 0,
                    graha == Graha.SUN && ayanaReading != AyanaReading.OBLIQUITY_SHARE ? 2 * ayana[1] : ayana[1],
                    0);
            double[] motion = motion(graha, index);
            double[] looks = looks(index);
            return new GrahaBala(
                    graha,
                    sthana,
                    digArc / 3,
                    kala,
                    cheshta(graha, motion[2] / 3, ayana[1]),
                    luminaryCheshta != LuminaryCheshta.KENDRA_SHOWN || (graha != Graha.SUN && graha != Graha.MOON),
                    60.0 / 7 * NATURAL_RANK[index],
                    drik(looks),
                    60 * required(graha, index),
                    0,
                    ishta(uchcha, motion[2] / 3),
                    kashta(uchcha, motion[2] / 3),
                    new Workings(
                            debilitationArc,
                            vargas,
                            digArc,
                            benefic[index],
                            ayana[0],
                            motion[0],
                            motion[1],
                            motion[2],
                            looks[0],
                            looks[1],
                            Optional.ofNullable(at.motions().get(graha))));
        }

        // Sthana

        private List<VargaPoints> saptavargaja(Graha graha, Placement placement) {
            SaptavargajaPoints scale = saptavargajaPoints;
            boolean byDegree = moolatrikonaExtent == MoolatrikonaExtent.BY_DEGREE;
            SiderealLongitude place = placement.sidereal();
            List<VargaPoints> all = new ArrayList<>(SEVEN_VARGAS.length);
            for (ParasharaVarga varga : SEVEN_VARGAS) {
                Rasi rasi = varga.rasiAt(place);
                boolean first = varga == ParasharaVarga.RASI;
                boolean moolatrikona = rasi == Dignity.moolatrikona(graha)
                        && (first || scale == SaptavargajaPoints.BPHS)
                        && !(first && byDegree && !Dignity.isMoolatrikona(graha, place));
                Dignity dignity;
                if (moolatrikona) {
                    dignity = Dignity.MOOLATRIKONA;
                } else if (rasi.lord() == graha) {
                    dignity = Dignity.OWN;
                } else {
                    dignity = Dignity.of(relations.ofSeven(graha, rasi.lord()));
                }
                all.add(new VargaPoints(varga, rasi, dignity, points(dignity, scale)));
            }
            return all;
        }

        private static double points(Dignity dignity, SaptavargajaPoints scale) {
            boolean raman = scale == SaptavargajaPoints.RAMAN;
            return switch (dignity) {
                case MOOLATRIKONA -> 45;
                case OWN -> 30;
                case GREAT_FRIEND -> raman ? 22.5 : 20;
                case FRIEND -> 15;
                case NEUTRAL -> raman ? 7.5 : 10;
                case ENEMY -> raman ? 3.75 : 4;
                case GREAT_ENEMY -> raman ? 1.875 : 2;
                case EXALTED, DEBILITATED -> throw new IllegalStateException("Not counted here: " + dignity + ".");
            };
        }

        /** The rasi is the first of the seven vargas, the navamsa the fifth. */
        private static double ojayugma(Graha graha, List<VargaPoints> vargas) {
            boolean even = graha == Graha.MOON || graha == Graha.VENUS;
            int parity = even ? 0 : 1;
            return (vargas.get(0).rasi().number() % 2 == parity ? 15 : 0)
                    + (vargas.get(4).rasi().number() % 2 == parity ? 15 : 0);
        }

        private double kendradi(Graha graha) {
            return switch (house.applyAsInt(graha) % 3) {
                case 1 -> 60;
                case 2 -> 30;
                default -> 15;
            };
        }

        private double drekkana(Graha graha, Placement placement) {
            boolean neuterSecond = drekkanaOrder == DrekkanaOrder.MALE_NEUTER_FEMALE;
            int strong =
                    switch (graha) {
                        case SUN, MARS, JUPITER -> 1;
                        case MERCURY, SATURN -> neuterSecond ? 2 : 3;
                        default -> neuterSecond ? 3 : 2;
                    };
            long ticks = placement.sidereal().ticks() % (30 * SiderealLongitude.TICKS_PER_DEGREE);
            return ticks / (10 * SiderealLongitude.TICKS_PER_DEGREE) + 1 == strong ? 15 : 0;
        }

        // Dig

        private double digArc(Graha graha) {
            return Arc.fold(longitude[graha.number() - 1] - weakPoint(graha));
        }

        private double weakPoint(Graha graha) {
            double tenth = digPoints == DigPoints.TRUE_ANGLES ? at.midheaven() : at.ascendant() + 270;
            return switch (graha) {
                case SUN, MARS -> tenth + 180;
                case MOON, VENUS -> tenth;
                case MERCURY, JUPITER -> at.ascendant() + 180;
                default -> at.ascendant();
            };
        }

        // Kala

        private double nathonnatha(Graha graha) {
            return switch (graha) {
                case MERCURY -> 60;
                case SUN, JUPITER, VENUS -> byDay;
                default -> 60 - byDay;
            };
        }

        private double paksha(Graha graha) {
            double share = benefic[graha.number() - 1] ? light : 60 - light;
            if (graha != Graha.MOON) {
                return share;
            }
            return switch (pakshaMoon) {
                case DOUBLED -> 2 * share;
                case DOUBLED_LIGHT -> 2 * light;
                case SINGLE -> share;
            };
        }

        private double tribhaga(Graha graha) {
            return graha == Graha.JUPITER || thirdLord == graha ? 60 : 0;
        }

        /** The declination used, and the bala, not doubled. */
        private double[] ayana(Graha graha, double sayana, double trueDeclination) {
            AyanaReading reading = ayanaReading;
            double bhuja = Arc.fold(sayana);
            double fromEquinox = Math.min(bhuja, 180 - bhuja);
            boolean north = Arc.wrap(sayana) < 180;
            double declination =
                    switch (reading) {
                        case TRUE_DECLINATION, SANTHANAM -> trueDeclination;
                        case KESAVA_TABLE -> (north ? 1 : -1) * kesava(fromEquinox);
                        case BPHS_KHANDAS -> (north ? 1 : -1) * khandas(fromEquinox);
                        case OBLIQUITY_SHARE -> onEcliptic(sayana);
                    };
            double signed =
                    switch (graha) {
                        case MERCURY -> Math.abs(declination);
                        case MOON, SATURN -> -declination;
                        default -> declination;
                    };
            double value =
                    switch (reading) {
                        case TRUE_DECLINATION, KESAVA_TABLE -> (24 + signed) * 60 / 48;
                        case SANTHANAM -> (23.45 + signed) * 1.2793;
                        case BPHS_KHANDAS -> (90 + signed) / 3;
                        case OBLIQUITY_SHARE -> (at.obliquity() + signed) * 60 / (2 * at.obliquity());
                    };
            return new double[] {declination, value};
        }

        /** The declination of a point without latitude. */
        private double onEcliptic(double sayana) {
            return Math.toDegrees(
                    Math.asin(Trigonometry.sin(Angle.degrees(sayana).radians()) * sinObliquity));
        }

        private static double kesava(double fromEquinox) {
            int part = Math.min((int) (fromEquinox / 15), KESAVA.length - 2);
            return (KESAVA[part] + (KESAVA[part + 1] - KESAVA[part]) * (fromEquinox - 15 * part) / 15) / 60;
        }

        private static double khandas(double fromEquinox) {
            if (fromEquinox < 30) {
                return 45 * fromEquinox / 30;
            }
            return fromEquinox < 60 ? 45 + 33 * (fromEquinox - 30) / 30 : 78 + 12 * (fromEquinox - 60) / 30;
        }

        // Cheshta

        /** The mean longitude, the seeghrochcha and the kendra; for Sun and Moon what ishta phala takes for it. */
        private double[] motion(Graha graha, int index) {
            return switch (graha) {
                case SUN -> {
                    double sayana = Arc.wrap(longitude[0] + toTropical);
                    yield new double[] {sayana, 270, Arc.fold(sayana + 90)};
                }
                case MOON -> new double[] {longitude[1], longitude[0], light * 3};
                default -> {
                    MeanMotions motions = means.of(graha);
                    EightMotion eight = at.motions().get(graha);
                    yield new double[] {
                        motions.mean(),
                        motions.seeghrochcha(),
                        eight == null ? motions.kendra(longitude[index], cheshtaAverage) : 3 * eight.virupas()
                    };
                }
            };
        }

        private double cheshta(Graha graha, double kendra, double ayana) {
            if (graha != Graha.SUN && graha != Graha.MOON) {
                return kendra;
            }
            return switch (luminaryCheshta) {
                case OMIT -> 0;
                case AYANA_PAKSHA -> graha == Graha.SUN ? ayana : benefic[1] ? light : 60 - light;
                case KENDRA, KENDRA_SHOWN -> kendra;
            };
        }

        // Drik

        /** Virupas received from benefics, from malefics, and from Jupiter and Mercury. */
        private double[] looks(int index) {
            double good = 0;
            double bad = 0;
            double wise = 0;
            for (Graha from : Arc.GRAHAS) {
                int who = from.number() - 1;
                if (who != index) {
                    double virupas = SphutaDrishti.virupas(from, Arc.wrap(longitude[index] - longitude[who]), special);
                    good += benefic[who] ? virupas : 0;
                    bad += benefic[who] ? 0 : virupas;
                    wise += from == Graha.JUPITER || from == Graha.MERCURY ? virupas : 0;
                }
            }
            return new double[] {good, bad, wise};
        }

        private double drik(double[] looks) {
            double net = looks[0] - looks[1];
            return switch (drikReading) {
                case QUARTER -> net / 4;
                case QUARTER_PLUS_JUPITER_MERCURY -> net / 4 + looks[2];
                case FULL -> net;
            };
        }

        private double required(Graha graha, int index) {
            boolean byBphs = sunRequired == SunRequired.SIX_AND_A_HALF;
            return graha == Graha.SUN && byBphs ? SUN_BY_BPHS : REQUIRED[index];
        }

        private double ishta(double uchcha, double cheshta) {
            return ishtaReading == IshtaReading.ROOTS ? Math.sqrt(uchcha * cheshta) : (uchcha + cheshta) / 2;
        }

        private double kashta(double uchcha, double cheshta) {
            return ishtaReading == IshtaReading.ROOTS
                    ? Math.sqrt((60 - uchcha) * (60 - cheshta))
                    : 60 - (uchcha + cheshta) / 2;
        }

        // Yuddha

        /** Each pair that fights moves its share; who fights with two gains or loses both. */
        void fight(List<GrahaBala> balas) {
            YuddhaReading reading = yuddhaReading;
            if (reading == YuddhaReading.NONE) {
                return;
            }
            WarVictor victor = yuddhaVictor == YuddhaVictor.LESSER_LONGITUDE
                    ? WarVictor.LESSER_LONGITUDE
                    : WarVictor.NORTHERN_LATITUDE;
            List<War> wars = War.of(placements, victor);
            double[] moved = new double[7];
            for (War war : wars) {
                int winner = war.victor().number() - 1;
                int loser = war.loser().number() - 1;
                double share = share(balas.get(winner), balas.get(loser), reading);
                moved[winner] += share;
                moved[loser] -= share;
            }
            for (int i = 0; i < moved.length && !wars.isEmpty(); i++) {
                balas.set(i, balas.get(i).withYuddha(moved[i]));
            }
        }

        private static double share(GrahaBala winner, GrahaBala loser, YuddhaReading reading) {
            if (reading == YuddhaReading.BPHS) {
                return Math.abs(winner.total() - loser.total());
            }
            double difference = winner.sthana().total()
                    + winner.dig()
                    + winner.kala().beforeAyana()
                    - loser.sthana().total()
                    - loser.dig()
                    - loser.kala().beforeAyana();
            double discs =
                    DISCS[winner.graha().number() - 1] - DISCS[loser.graha().number() - 1];
            return Math.abs(difference / discs);
        }
    }
}
