/*
 * The other side of the benchmark of eclipses: those of a century by the search functions of the Swiss Ephemeris' C library.
 *
 * Finds every eclipse of the Sun and of the Moon from 2000 to 2100 and prints how many there are of each and the processor
 * time in milliseconds.
 *
 *   cc -O2 swe_eclipses.c -o swe_eclipses -lswe -lm && ./swe_eclipses
 *
 * Only calls of the library's public interface; it is used when libswe-dev and its data are installed, and not otherwise.
 */
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>
#include <time.h>

static const double FIRST = 2451544.5, LAST = 2488069.5;

static double cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

static int count(int solar) {
    double found[10], jd = FIRST;
    char message[AS_MAXCH];
    int n = 0;
    for (;;) {
        int kind = solar ? swe_sol_eclipse_when_glob(jd, SEFLG_SWIEPH, 0, found, 0, message)
                         : swe_lun_eclipse_when(jd, SEFLG_SWIEPH, 0, found, 0, message);
        if (kind < 0) {
            fprintf(stderr, "the library's data files are missing: %s\n", message);
            exit(3);
        }
        if (found[0] >= LAST) {
            return n;
        }
        n++;
        jd = found[0] + 10;
    }
}

int main(void) {
    double start = cpu();
    int solar = count(1);
    int lunar = count(0);
    printf("%d %d %.3f\n", solar, lunar, cpu() - start);
    return 0;
}
