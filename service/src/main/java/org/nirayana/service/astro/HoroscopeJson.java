package org.nirayana.service.astro;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Kattam;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Planet objects and houses as the interface has them, written from ready-made pieces.
 *
 * <p>Angles are written as {@link Degrees} has them, distances with twelve decimals of an astronomical unit.
 */
final class HoroscopeJson {
    private static final int ANGLE_DECIMALS = 9;
    private static final int DISTANCE_DECIMALS = 12;

    private static final int PLANET_LENGTH = 420;

    private static final Map<Graha, byte[]> GRAHA = new EnumMap<>(Graha.class);
    private static final byte[] LAGNA = opening(Lagna.LAGNA);
    private static final Map<Rasi, byte[]> RASI = new EnumMap<>(Rasi.class);
    private static final Map<Nakshatra, byte[]> NAKSHATRA = new EnumMap<>(Nakshatra.class);

    /** By the numbers of nakshatra and pada. */
    private static final byte[][][] NAKSHATRA_WITH_LORD = new byte[Nakshatra.ALL.size() + 1][5][];

    /** By house, for the direct and the retrograde: everything between the pada and the tropical longitude. */
    private static final byte[][] DIRECT_IN = new byte[13][];

    private static final byte[][] RETROGRADE_IN = new byte[13][];

    static {
        for (Graha graha : Graha.ALL) {
            GRAHA.put(graha, opening(graha));
        }
        for (Rasi rasi : Rasi.ALL) {
            RASI.put(
                    rasi,
                    JsonBytes.ascii(",\"rasi_occupied\":\"" + rasi.id() + "\",\"rasi\":" + rasi.number()
                            + ",\"advanced_by\":"));
        }
        for (Nakshatra nakshatra : Nakshatra.ALL) {
            String name = ",\"nakshatra\":\"" + nakshatra.id() + "\"";
            NAKSHATRA.put(nakshatra, JsonBytes.ascii(name + ",\"pada\":"));
            for (int pada = 1; pada <= 4; pada++) {
                NAKSHATRA_WITH_LORD[nakshatra.number()][pada] =
                        JsonBytes.ascii(name + ",\"nakshatra_number\":" + nakshatra.number() + ",\"nakshatra_lord\":\""
                                + nakshatra.lord().id() + "\",\"pada\":" + pada);
            }
        }
        for (int house = 1; house <= 12; house++) {
            DIRECT_IN[house] = JsonBytes.ascii(",\"is_retrograde\":false,\"posited_at\":\"" + house + "\"");
            RETROGRADE_IN[house] = JsonBytes.ascii(",\"is_retrograde\":true,\"posited_at\":\"" + house + "\"");
        }
    }

    private static byte[] opening(ChartPoint point) {
        return JsonBytes.ascii(
                "{\"name\":\"" + point.id() + "\",\"code\":\"" + point.code() + "\",\"nirayana_longitude\":");
    }

    /** The grahas by their order; the one other point is the ascendant. */
    private static byte[] openingOf(ChartPoint point) {
        return point instanceof Graha graha ? GRAHA.get(graha) : LAGNA;
    }

    private static final byte[] ASCENDANT_LONGITUDE = JsonBytes.ascii(",\"is_ascendant\":true,\"longitude\":");
    private static final byte[] OTHER_LONGITUDE = JsonBytes.ascii(",\"is_ascendant\":false,\"longitude\":");
    private static final byte[] LATITUDE = JsonBytes.ascii(",\"latitude\":");
    private static final byte[] DISTANCE = JsonBytes.ascii(",\"distance_au\":");
    private static final byte[] SPEED = JsonBytes.ascii(",\"speed\":");
    private static final byte[] NULL = JsonBytes.ascii("null");

    private static final byte[] ORDER = JsonBytes.ascii("{\"order\":");
    private static final byte[] HOUSE_IS_ASCENDANT = JsonBytes.ascii(",\"is_ascendant\":");
    private static final byte[] ASC_LONGITUDE = JsonBytes.ascii(",\"asc_longitude\":");
    private static final byte[] OWNER = JsonBytes.ascii(",\"owner\":");
    private static final byte[] HOUSE_RASI = JsonBytes.ascii(",\"rasi\":");
    private static final byte[] HOUSE = JsonBytes.ascii(",\"house\":");
    private static final byte[] PLANETS = JsonBytes.ascii(",\"planets\":[");
    private static final byte[] ADVANCED_BY = JsonBytes.ascii(",\"advanced_by\":");

    private HoroscopeJson() {}

    static byte[] placements(List<Placement> placements) {
        JsonBytes out = new JsonBytes(PLANET_LENGTH * placements.size());
        char before = '[';
        for (int i = 0; i < placements.size(); i++) {
            out.raw(before);
            write(out, placements.get(i));
            before = ',';
        }
        return out.raw(']').toBytes();
    }

    static byte[] placement(Placement placement) {
        JsonBytes out = new JsonBytes(PLANET_LENGTH);
        write(out, placement);
        return out.toBytes();
    }

    private static void write(JsonBytes out, Placement placement) {
        SiderealLongitude sidereal = placement.sidereal();
        long nanodegrees = sidereal.nanodegrees();
        out.raw(openingOf(placement.point())).fixed(nanodegrees, ANGLE_DECIMALS);
        out.raw(RASI.get(placement.rasi())).fixed(Degrees.inRasi(nanodegrees), ANGLE_DECIMALS);
        out.raw(NAKSHATRA_WITH_LORD[placement.nakshatra().number()][placement.pada()]);
        out.raw((placement.isRetrograde() ? RETROGRADE_IN : DIRECT_IN)[placement.house()]);
        out.raw(placement.isAscendant() ? ASCENDANT_LONGITUDE : OTHER_LONGITUDE);
        out.fixed(Degrees.nearestDirection(placement.longitude()), ANGLE_DECIMALS);
        out.raw(LATITUDE).fixed(Degrees.nearest(placement.latitude()), ANGLE_DECIMALS);
        OptionalDouble distance = placement.distanceAu();
        out.raw(DISTANCE);
        if (distance.isPresent()) {
            out.fixed((long) Math.rint(distance.getAsDouble() * 1e12), DISTANCE_DECIMALS);
        } else {
            out.raw(NULL);
        }
        out.raw(SPEED)
                .fixed(Degrees.nearest(placement.speedPerDay()), ANGLE_DECIMALS)
                .raw('}');
    }

    static byte[] kattams(Chart chart) {
        JsonBytes out = new JsonBytes(3000);
        char before = '[';
        for (Kattam kattam : chart.kattams()) {
            out.raw(before);
            write(out, kattam);
            before = ',';
        }
        return out.raw(']').toBytes();
    }

    private static void write(JsonBytes out, Kattam kattam) {
        out.raw(ORDER).integer(kattam.house());
        out.raw(HOUSE_IS_ASCENDANT).bool(kattam.isAscendant());
        out.raw(ASC_LONGITUDE);
        if (kattam.ascendant().isPresent()) {
            out.fixed(kattam.ascendant().get().sidereal().nanodegrees(), ANGLE_DECIMALS);
        } else {
            out.raw(NULL);
        }
        out.raw(OWNER).integer(kattam.owner().number());
        out.raw(HOUSE_RASI).integer(kattam.rasi().number());
        out.raw(HOUSE).integer(kattam.house());
        out.raw(PLANETS);
        boolean first = true;
        for (Placement graha : kattam.grahas()) {
            if (!first) {
                out.raw(',');
            }
            first = false;
            long nanodegrees = graha.sidereal().nanodegrees();
            out.raw(openingOf(graha.point())).fixed(nanodegrees, ANGLE_DECIMALS);
            out.raw(ADVANCED_BY).fixed(Degrees.inRasi(nanodegrees), ANGLE_DECIMALS);
            out.raw(NAKSHATRA.get(graha.nakshatra())).integer(graha.pada()).raw('}');
        }
        out.raw(']').raw('}');
    }
}
