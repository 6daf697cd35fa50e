/*
 * The other side of the events benchmark: searches by the Swiss Ephemeris' C library, Lahiri.
 *
 *   cc -O2 swe_events.c -o swe_events -lswe -lm && ./swe_events moon 20
 *
 * moon      the Moon's 108 padas for a year, by the library's own swe_mooncross_ut
 * sun       the Sun's twelve signs for ten years, by its own swe_solcross_ut
 * slow      the signs of Jupiter and Saturn for a century: steps of ten days by swe_calc_ut, then the secant in each step that
 *           has a border, kept safe by halving; the library has no function of its own for it
 * sorted    Sun to Saturn with speeds at instants ten minutes apart, for twenty days
 *
 * It does the work so often as the second argument says and prints how many results there were in one, and the milliseconds of
 * processor time that one took, the first not counted because it opens the files. With "list" for a number it prints the results.
 *
 * Only calls of the library's public interface; it is used when libswe-dev and its data are installed, and not otherwise.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <time.h>

static const int FLAGS = SEFLG_SWIEPH | SEFLG_SIDEREAL;
static char message[AS_MAXCH];
static int listing;
static double sink;

static void found(double jd) {
    sink += jd;
    if (listing) printf("%.8f\n", jd);
}

static int moon(void) {
    const double first = 2461041.5, last = first + 365;
    double place[6];
    swe_calc_ut(first, SE_MOON, FLAGS, place, message);
    int border = (int)(place[0] / (10.0 / 3)) + 1, count = 0;
    for (double jd = first;; border++) {
        double next = swe_mooncross_ut(fmod(border * (10.0 / 3), 360), jd, FLAGS, message);
        if (next < jd || next >= last) return count;
        found(next);
        count++;
        jd = next + 1e-4;
    }
}

static int sun(void) {
    const double first = 2461041.5, last = first + 3652;
    double place[6];
    swe_calc_ut(first, SE_SUN, FLAGS, place, message);
    int border = (int)(place[0] / 30) + 1, count = 0;
    for (double jd = first;; border++) {
        double next = swe_solcross_ut(fmod(border * 30.0, 360), jd, FLAGS, message);
        if (next < jd || next >= last) return count;
        found(next);
        count++;
        jd = next + 1e-4;
    }
}

static double off(int body, double jd, double border) {
    double place[6];
    swe_calc_ut(jd, body, FLAGS, place, message);
    return remainder(place[0] - border, 360);
}

static int slow(void) {
    const double first = 2433282.5, last = first + 36525, step = 10;
    const int bodies[2] = {SE_JUPITER, SE_SATURN};
    int count = 0;
    for (int i = 0; i < 2; i++) {
        double place[6];
        swe_calc_ut(first, bodies[i], FLAGS, place, message);
        double before = place[0];
        for (double jd = first; jd < last; jd += step) {
            swe_calc_ut(jd + step, bodies[i], FLAGS, place, message);
            double after = place[0];
            if ((int)(before / 30) != (int)(after / 30)) {
                double moved = remainder(after - before, 360);
                double border = 30 * (moved > 0 ? (int)(after / 30) : (int)(before / 30));
                double a = jd, b = jd + step, fa = remainder(before - border, 360), fb = remainder(after - border, 360);
                for (int k = 0; k < 60 && b - a > 1e-7; k++) {
                    double x = a + (b - a) * fa / (fa - fb), margin = (b - a) * 1e-3;
                    if (k % 3 == 2) x = (a + b) / 2;
                    if (x < a + margin) x = a + margin;
                    if (x > b - margin) x = b - margin;
                    double fx = off(bodies[i], x, border);
                    if (fx == 0) { a = b = x; break; }
                    if ((fx > 0) == (fa > 0)) { a = x; fa = fx; } else { b = x; fb = fx; }
                    if (fabs(fx) < 1e-9) { a = b = x; break; }
                }
                found((a + b) / 2);
                count++;
            }
            before = after;
        }
    }
    return count;
}

static int sorted(void) {
    const int bodies[7] = {SE_SUN, SE_MOON, SE_MARS, SE_MERCURY, SE_JUPITER, SE_VENUS, SE_SATURN};
    int count = 0;
    for (int i = 0; i < 20 * 144; i++) {
        double jd = 2461041.5 + i / 144.0;
        for (int k = 0; k < 7; k++) {
            double place[6];
            swe_calc_ut(jd, bodies[k], FLAGS | SEFLG_SPEED, place, message);
            sink += place[0] + place[1] + place[3] + place[4];
            count++;
        }
    }
    return count;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int (*work)(void) = strcmp(argv[1], "moon") == 0   ? moon
                        : strcmp(argv[1], "sun") == 0  ? sun
                        : strcmp(argv[1], "slow") == 0 ? slow
                                                       : sorted;
    double place[6];
    swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
    int used = swe_calc_ut(2451545, SE_MOON, FLAGS, place, message);
    if (used < 0 || !(used & SEFLG_SWIEPH)) {
        fprintf(stderr, "the library's data files are missing: %s\n", message);
        return 3;
    }
    listing = strcmp(argv[2], "list") == 0;
    int count = work();
    if (listing) return 0;
    int repetitions = atoi(argv[2]);
    clock_t start = clock();
    for (int i = 0; i < repetitions; i++) work();
    double milliseconds = 1000.0 * (double)(clock() - start) / CLOCKS_PER_SEC / repetitions;
    if (sink == 0) return 4;
    printf("%d %.4f\n", count, milliseconds);
    return 0;
}
