/*
 * The other side of the batch benchmark: a table of births computed by the Swiss Ephemeris' C library, from binary rows to binary
 * rows, which is the quickest way that it has.
 *
 * A row that is read is three doubles: Julian day in UT, latitude, longitude. A row that is written: longitude and speed of Sun to
 * Saturn, Rahu and Ketu and the longitude of the ascendant as doubles, then rasi, nakshatra, pada and navamsa of the ten as bytes.
 * Several processes take a slice each: FIRST and COUNT. It prints its processor time in seconds.
 *
 *   cc -O2 swe_batch.c -o swe_batch -lswe -lm && ./swe_batch births.bin out.bin 0 100000
 *
 * Only calls of the library's public interface; it is used when libswe-dev and its data are installed, and not otherwise.
 */
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

enum { BODIES = 8, POINTS = 10 };

static const int bodies[BODIES] = {SE_SUN, SE_MOON, SE_MARS, SE_MERCURY, SE_JUPITER, SE_VENUS, SE_SATURN, SE_TRUE_NODE};

struct result {
    double longitude[POINTS];
    double speed[POINTS - 1];
    unsigned char rasi[POINTS], nakshatra[POINTS], pada[POINTS], navamsa[POINTS];
};

static void place(struct result *out, int point) {
    double degrees = out->longitude[point];
    int quarter = (int)(degrees * 108.0 / 360.0);
    out->rasi[point] = (unsigned char)((int)(degrees / 30.0) + 1);
    out->nakshatra[point] = (unsigned char)(quarter / 4 + 1);
    out->pada[point] = (unsigned char)(quarter % 4 + 1);
    out->navamsa[point] = (unsigned char)(quarter % 12 + 1);
}

int main(int argc, char **argv) {
    const int flags = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL;
    if (argc != 5) return 2;
    FILE *in = fopen(argv[1], "rb"), *out = fopen(argv[2], "wb");
    long first = atol(argv[3]), count = atol(argv[4]);
    if (!in || !out || fseek(in, first * (long)(3 * sizeof(double)), SEEK_SET) != 0) return 3;
    swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
    for (long row = 0; row < count; row++) {
        double birth[3], cusps[13], points[10];
        char message[AS_MAXCH];
        struct result made;
        if (fread(birth, sizeof birth, 1, in) != 1) return 4;
        for (int i = 0; i < BODIES; i++) {
            double found[6];
            int used = swe_calc_ut(birth[0], bodies[i], flags, found, message);
            if (used < 0 || !(used & SEFLG_SWIEPH)) {
                fprintf(stderr, "the library's data files are missing: %s\n", message);
                return 5;
            }
            made.longitude[i] = found[0];
            made.speed[i] = found[3];
            place(&made, i);
        }
        made.longitude[8] = made.longitude[7] < 180 ? made.longitude[7] + 180 : made.longitude[7] - 180;
        made.speed[8] = made.speed[7];
        place(&made, 8);
        swe_houses_ex(birth[0], SEFLG_SIDEREAL, birth[1], birth[2], 'W', cusps, points);
        made.longitude[9] = points[0];
        place(&made, 9);
        if (fwrite(&made, sizeof made, 1, out) != 1) return 6;
    }
    if (fclose(out) != 0) return 7;
    printf("%.6f\n", (double)clock() / CLOCKS_PER_SEC);
    return 0;
}
