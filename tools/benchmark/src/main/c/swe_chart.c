/*
 * The other side of the engine benchmark: whole sidereal charts by the Swiss Ephemeris' C library.
 *
 * For each of COUNT random dates from 1900 to 2100: Sun to Saturn, true and mean node with speeds, and the ascendant,
 * all sidereal (Lahiri), as EngineBenchmark does. It repeats them until SECONDS have passed and prints charts a second.
 *
 *   cc -O2 swe_chart.c -o swe_chart -lswe -lm && ./swe_chart 1.5
 *   ./swe_chart list 5        longitudes of the first five charts instead, for comparison
 *
 * Only calls of the library's public interface; it is used when libswe-dev and its data are installed, and not otherwise.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <time.h>

enum { COUNT = 4096, BODIES = 9 };

static const int bodies[BODIES] = {SE_SUN,    SE_MOON,    SE_MARS,   SE_MERCURY,  SE_JUPITER,
                                   SE_VENUS, SE_SATURN, SE_TRUE_NODE, SE_MEAN_NODE};

/* The dates of EngineBenchmark: the same generator with the same seed, whole seconds of UT from 1900 to 2100. */
static uint64_t state = 20261115;

static double next_date(void) {
    const double first_jd = 2415020.5;
    const uint64_t seconds = 73049ULL * 86400ULL;
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return first_jd + (double)((state >> 11) % seconds) / 86400.0;
}

static double chart(double jd, double *longitudes) {
    const int flags = SEFLG_SWIEPH | SEFLG_SPEED | SEFLG_SIDEREAL;
    double sum = 0;
    char message[AS_MAXCH];
    for (int i = 0; i < BODIES; i++) {
        double place[6];
        int used = swe_calc_ut(jd, bodies[i], flags, place, message);
        if (used < 0 || !(used & SEFLG_SWIEPH)) {
            fprintf(stderr, "the library's data files are missing: %s\n", message);
            exit(3);
        }
        longitudes[i] = place[0];
        sum += place[0] + place[3];
    }
    double cusps[13], points[10];
    swe_houses_ex(jd, SEFLG_SIDEREAL, 12.971667, 77.593611, 'W', cusps, points);
    longitudes[BODIES] = points[0];
    return sum + points[0];
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    static double dates[COUNT];
    double longitudes[BODIES + 1];
    double sink = 0;
    for (int i = 0; i < COUNT; i++) dates[i] = next_date();
    swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
    if (argc == 3 && strcmp(argv[1], "list") == 0) {
        for (int i = 0; i < atoi(argv[2]) && i < COUNT; i++) {
            chart(dates[i], longitudes);
            printf("%.9f", dates[i]);
            for (int k = 0; k <= BODIES; k++) printf(" %.7f", longitudes[k]);
            printf("\n");
        }
        return 0;
    }
    double seconds = argc > 1 ? atof(argv[1]) : 1.5;
    for (int i = 0; i < 512; i++) sink += chart(dates[i], longitudes); /* opens its files */
    long charts = 0;
    double start = now(), end = start;
    while (end - start < seconds) {
        for (int i = 0; i < 64; i++, charts++) sink += chart(dates[charts % COUNT], longitudes);
        end = now();
    }
    if (sink == 0) return 4;
    printf("%.1f\n", (double)charts / (end - start));
    return 0;
}
