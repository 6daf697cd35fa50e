package org.nirayana.place.zone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.testing.Authorities;

class TimeZonesTest {
    private final TimeZones zones = TimeZones.builtIn();

    /** authorities/timezones/towns.csv: the exact polygons at 400 large towns and 815 within 1.1 km of a border. */
    @Test
    void agreesWithTheExactBordersInEveryTown() {
        List<String> wrong = new ArrayList<>();
        List<String[]> towns = Authorities.rows("timezones/towns.csv");
        for (String[] town : towns) {
            String found = zones.at(Double.parseDouble(town[2]), Double.parseDouble(town[3]))
                    .name();
            if (!List.of(town[4].split(" ")).contains(found)) {
                wrong.add(String.join(",", town) + " found " + found);
            }
        }
        assertThat(towns).hasSizeGreaterThan(1200);
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Bengaluru, 12.971667, 77.593611, Asia/Kolkata",
        "Port Blair, 11.6234, 92.7265, Asia/Kolkata",
        "Kavaratti, 10.5667, 72.6420, Asia/Kolkata",
        "Kathmandu, 27.7172, 85.3240, Asia/Kathmandu",
        "Birgunj on the border with India, 27.0104, 84.8770, Asia/Kathmandu",
        "Raxaul on the border with Nepal, 26.9798, 84.8506, Asia/Kolkata",
        "Wagah, 31.6047, 74.5735, Asia/Kolkata",
        "Benapole, 23.0406, 88.8969, Asia/Dhaka",
        "Petrapole, 23.0350, 88.8720, Asia/Kolkata",
        "Thimphu, 27.4728, 89.6390, Asia/Thimphu",
        "Colombo, 6.9271, 79.8612, Asia/Colombo",
        "Lhasa, 29.65, 91.1, Asia/Shanghai",
        "Urumqi keeps the official clock, 43.825, 87.6, Asia/Shanghai",
        "Kalapani as administered, 30.2140, 80.9830, Asia/Kolkata",
        "Lo Manthang, 29.1833, 83.9667, Asia/Kathmandu",
        "Baarle-Hertog, 51.4404, 4.9299, Europe/Brussels",
        "Baarle-Nassau, 51.4465, 4.9310, Europe/Amsterdam",
        "Buesingen, 47.6970, 8.6900, Europe/Busingen",
        "Campione d'Italia, 45.9695, 8.9720, Europe/Rome",
        "Llivia, 42.4646, 1.9806, Europe/Madrid",
        "Ceuta, 35.8894, -5.3213, Africa/Ceuta",
        "Melilla, 35.2923, -2.9381, Africa/Ceuta",
        "Gibraltar, 36.1408, -5.3536, Europe/Gibraltar",
        "Vatican, 41.9029, 12.4534, Europe/Vatican",
        "San Marino, 43.9424, 12.4578, Europe/San_Marino",
        "Maseru, -29.3151, 27.4869, Africa/Maseru",
        "Oecusse, -9.2050, 124.3550, Asia/Dili",
        "Nakhchivan, 39.2089, 45.4122, Asia/Baku",
        "Kaliningrad, 54.7104, 20.4522, Europe/Kaliningrad",
        "Haparanda, 65.8355, 24.1370, Europe/Stockholm",
        "Tornio, 65.8481, 24.1466, Europe/Helsinki",
        "Badajoz, 38.8794, -6.9707, Europe/Madrid",
        "Elvas, 38.8815, -7.1630, Europe/Lisbon",
        "Texarkana, 33.4251, -94.0477, America/Chicago",
        "West Wendover keeps Utah's clock, 40.7391, -114.0733, America/Denver",
        "Phenix City, 32.4710, -85.0008, America/New_York",
        "Window Rock in the Navajo Nation, 35.6806, -109.0526, America/Denver",
        "Tuba City in the Navajo Nation, 36.1350, -111.2399, America/Denver",
        "Hotevilla of the Hopi, 35.9258, -110.6671, America/Phoenix",
        "Phoenix, 33.4484, -112.0740, America/Phoenix",
        "Lloydminster, 53.2780, -110.0050, America/Edmonton",
        "Tijuana, 32.5149, -117.0382, America/Tijuana",
        "San Ysidro, 32.5550, -117.0460, America/Los_Angeles",
        "Eucla, -31.6770, 128.8890, Australia/Eucla",
        "Broken Hill, -31.9530, 141.4530, Australia/Broken_Hill",
        "Lord Howe, -31.5531, 159.0821, Australia/Lord_Howe",
        "Tweed Heads, -28.1780, 153.5370, Australia/Sydney",
        "Coolangatta, -28.1690, 153.5330, Australia/Brisbane",
        "Chatham, -43.9535, -176.5597, Pacific/Chatham",
        "Norfolk, -29.0408, 167.9547, Pacific/Norfolk",
        "Adamstown, -25.0660, -130.1000, Pacific/Pitcairn",
        "Easter Island, -27.1127, -109.3497, Pacific/Easter",
        "Galapagos, -0.7432, -90.3135, Pacific/Galapagos",
        "Taiohae, -8.9110, -140.1000, Pacific/Marquesas",
        "Tristan da Cunha, -37.0676, -12.3110, Atlantic/St_Helena",
        "Longyearbyen, 78.2232, 15.6267, Arctic/Longyearbyen",
        "Nuuk, 64.1814, -51.6941, America/Nuuk",
        "Danmarkshavn, 76.7700, -18.6700, America/Danmarkshavn",
        "Coyhaique, -45.5712, -72.0685, America/Coyhaique",
        "Hebron, 31.5326, 35.0998, Asia/Hebron",
        "Jerusalem, 31.7683, 35.2137, Asia/Jerusalem",
        "Sukhumi as administered, 43.0015, 41.0234, Europe/Moscow",
        "Pyongyang, 39.0392, 125.7625, Asia/Pyongyang",
        "Hoeryong on the Tumen, 42.4420, 129.7510, Asia/Pyongyang",
        "Khorgas, 44.2140, 80.4100, Asia/Shanghai",
        "McMurdo, -77.8460, 166.6760, Antarctica/McMurdo",
        "Vostok, -78.4645, 106.8370, Antarctica/Vostok",
        "Troll, -72.0117, 2.5350, Antarctica/Troll",
    })
    void knowsBorderTownsAndEnclaves(String town, double latitude, double longitude, String zone) {
        assertThat(zones.at(latitude, longitude).name()).as(town).isEqualTo(zone);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "Fiji west of the meridian, -17.8, 178.0, Pacific/Fiji",
        "Taveuni on the meridian, -16.8, 180, Pacific/Fiji",
        "Taveuni on the meridian from the east, -16.8, -180, Pacific/Fiji",
        "Apia, -13.8333, -171.7667, Pacific/Apia",
        "Pago Pago, -14.2756, -170.7020, Pacific/Pago_Pago",
        "Kiritimati, 1.8721, -157.4278, Pacific/Kiritimati",
        "Big Diomede, 65.7800, -169.0600, Asia/Anadyr",
        "Little Diomede, 65.7540, -168.9300, America/Nome",
        "Attu, 52.9000, 172.9000, America/Adak",
        "Wrangel across the meridian, 71.2, -179.5, Asia/Anadyr",
    })
    void isRightAtTheDateLine(String place, double latitude, double longitude, String zone) {
        assertThat(zones.at(latitude, longitude).name()).as(place).isEqualTo(zone);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, Etc/GMT, 0",
        "0, -25, Etc/GMT+2, -2",
        "-40, -7.6, Etc/GMT+1, -1",
        "-40, 7.4, Etc/GMT, 0",
        "-40, 7.5, Etc/GMT-1, 1",
        "10, 65, Etc/GMT-4, 4",
        "0, 85, Etc/GMT-6, 6",
        "0, 179.9, Etc/GMT-12, 12",
        "0, 180, Etc/GMT-12, 12",
        "0, -180, Etc/GMT+12, -12",
        "0, -179.9, Etc/GMT+12, -12",
        "90, 0, Etc/GMT, 0",
        "90, 100, Etc/GMT-7, 7",
    })
    void fallsBackToTheNauticalZoneOnTheHighSea(double latitude, double longitude, String zone, int hours) {
        Zone found = zones.at(latitude, longitude);

        assertThat(found.name()).isEqualTo(zone);
        assertThat(found.rules().isFixedOffset()).isTrue();
        assertThat(found.offsetAt(java.time.Instant.EPOCH).getTotalSeconds()).isEqualTo(hours * 3600);
    }

    @Test
    void theSouthPoleKeepsTheClockOfItsStation() {
        assertThat(zones.at(-90, 0).name()).isEqualTo("Antarctica/McMurdo");
        assertThat(zones.at(-90, 135).name()).isEqualTo("Antarctica/McMurdo");
    }

    /** On the corner of cells the answer is that of one of the cells that meet there. */
    @Test
    void answersEverywhereOnAGridThatFallsOnCellCorners() {
        int answers = 0;
        for (double latitude = -90; latitude <= 90; latitude += 1.40625) {
            for (double longitude = -180; longitude <= 180; longitude += 1.40625) {
                Set<String> around = new HashSet<>();
                for (double north : new double[] {-1e-6, 1e-6}) {
                    for (double east : new double[] {-1e-6, 1e-6}) {
                        double beside = Math.max(-90, Math.min(90, latitude + north));
                        around.add(zones.at(beside, Math.max(-180, Math.min(180, longitude + east)))
                                .name());
                    }
                }
                assertThat(around)
                        .as("%s, %s", latitude, longitude)
                        .contains(zones.at(latitude, longitude).name());
                answers++;
            }
        }
        assertThat(answers).isEqualTo(129 * 257);
    }

    @Test
    void everyZoneOfTheMapHasRules() {
        assertThat(ZoneMap.builtIn().zones()).hasSizeGreaterThan(300).allSatisfy(zone -> assertThat(zones.named(zone))
                .isPresent());
    }

    @Test
    void saysWhereTheZoneCameFrom() {
        assertThat(zones.at(12.97, 77.59).source()).isEqualTo(Zone.Source.COORDINATES);
        assertThat(zones.named("Asia/Kolkata").orElseThrow().source()).isEqualTo(Zone.Source.NAME);
        assertThat(zones.named("asia/kolkata")).isEmpty();
        assertThat(zones.named("Mars/Olympus")).isEmpty();
        assertThat(zones.named("")).isEmpty();
    }

    @Test
    void refusesWhatIsNoPlace() {
        assertThatThrownBy(() -> zones.at(Double.NaN, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> zones.at(0, 180.1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> zones.at(-90.1, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
