/*
 * House cusps of the Swiss Ephemeris from sidereal time, latitude and obliquity alone, for random places inside and
 * outside the polar circles. Writes CSV; a row without cusps means that the library declined the system there.
 *
 *   gcc -O2 houses-armc.c -o houses-armc -lswe -lm && ./houses-armc > houses-armc.csv
 */
#include <stdint.h>
#include <stdio.h>
#include <swephexp.h>

static uint64_t state = 20261115;

static double uniform(double low, double high) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return low + (high - low) * (double)(state >> 11) / 9007199254740992.0;
}

int main(void) {
    const char *systems = "PKROCAWBMSX";
    printf("armc_deg,latitude_deg,obliquity_deg,system,c1,c2,c3,c4,c5,c6,c7,c8,c9,c10,c11,c12\n");
    for (int i = 0; i < 60; i++) {
        double armc = uniform(0, 360);
        double latitude = i < 40 ? uniform(-66, 66) : uniform(66, 89) * (i % 2 ? 1 : -1);
        double obliquity = uniform(23.2, 24.0);
        /* rounded as printed, so that whoever reads the file computes from the same figures */
        char a[20], l[20], o[20];
        snprintf(a, sizeof a, "%.6f", armc);
        snprintf(l, sizeof l, "%.6f", latitude);
        snprintf(o, sizeof o, "%.6f", obliquity);
        sscanf(a, "%lf", &armc);
        sscanf(l, "%lf", &latitude);
        sscanf(o, "%lf", &obliquity);
        for (const char *system = systems; *system; system++) {
            double cusps[37], points[10];
            int result = swe_houses_armc(armc, latitude, obliquity, *system, cusps, points);
            printf("%s,%s,%s,%c", a, l, o, *system);
            for (int house = 1; house <= 12; house++) {
                if (result < 0) printf(",");
                else printf(",%.9f", cusps[house]);
            }
            printf("\n");
        }
    }
    return 0;
}
