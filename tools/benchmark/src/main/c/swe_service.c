/*
 * The other side of the HTTP benchmark: a small service around the Swiss Ephemeris' C library.
 *
 * It answers GET requests that carry lat=, lon= and dateandtime=YYYY-MM-DDTHH:MM:SSZ with the nine planet objects of
 * Nirayana's interface (sidereal, Lahiri, true node, whole-sign houses) as JSON. It has what such a wrapper usually has
 * and no more: keep-alive, one epoll loop in each process, and, since the library keeps its state in global variables,
 * one process for each core, sharing the port by SO_REUSEPORT. No accounts, limits, log, metrics or checks of input.
 *
 *   cc -O2 swe_service.c -o swe_service -lswe -lm && ./swe_service PORT PROCESSES
 *   ./swe_service body 1990-05-17T05:00:00Z 13 80      prints one answer instead, for comparison
 *
 * Only calls of the library's public interface; it is used when libswe-dev and its data are installed, and not otherwise.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <math.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <swephexp.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { PLANETS = 9, REQUEST_SIZE = 8192, ANSWER_SIZE = 8192, MOST_CONNECTIONS = 4096 };

static const char *const names[PLANETS] = {"sun",   "moon",   "mars", "mercury", "jupiter",
                                           "venus", "saturn", "rahu", "kethu"};
static const char *const codes[PLANETS] = {"SU", "MO", "MA", "ME", "JU", "VE", "SA", "RA", "KE"};
static const int bodies[PLANETS - 1] = {SE_SUN,   SE_MOON,  SE_MARS,   SE_MERCURY,
                                        SE_JUPITER, SE_VENUS, SE_SATURN, SE_TRUE_NODE};
static const char *const rasis[12] = {"Aries", "Taurus",  "Gemini",      "Cancer",    "Leo",      "Virgo",
                                      "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"};
static const char *const nakshatras[27] = {
    "Ashwini",        "Bharani",  "Krittika",      "Rohini",    "Mrigashira",     "Ardra",
    "Punarvasu",      "Pushya",   "Ashlesha",      "Magha",     "Purva Phalguni", "Uttara Phalguni",
    "Hasta",          "Chitra",   "Swati",         "Vishakha",  "Anuradha",       "Jyeshtha",
    "Mula",           "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha",
    "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"};
static const char *const lords[9] = {"kethu", "venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury"};

/* The planets of an instant and a place as JSON; the length, or -1 when the library has no answer. */
static int write_planets(double jd, double lat, double lon, char *out) {
    const int flags = SEFLG_SWIEPH | SEFLG_SPEED;
    char message[AS_MAXCH];
    double ayanamsa, cusps[13], points[10];
    swe_get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH, &ayanamsa, message);
    swe_houses_ex(jd, SEFLG_SIDEREAL, lat, lon, 'W', cusps, points);
    int lagna = (int)(points[0] / 30);
    int length = 0;
    double node[6];
    out[length++] = '[';
    for (int i = 0; i < PLANETS; i++) {
        double place[6];
        if (i < PLANETS - 1) {
            if (swe_calc_ut(jd, bodies[i], flags, place, message) < 0) return -1;
            if (i == PLANETS - 2) memcpy(node, place, sizeof node);
        } else {
            memcpy(place, node, sizeof place);
            place[0] = swe_degnorm(node[0] + 180);
        }
        double sidereal = swe_degnorm(place[0] - ayanamsa);
        int rasi = (int)(sidereal / 30);
        int nakshatra = (int)(sidereal * 27 / 360);
        int pada = (int)(sidereal * 108 / 360) % 4 + 1;
        char distance[32] = "null";
        if (i < PLANETS - 2) snprintf(distance, sizeof distance, "%.12f", place[2]);
        length += sprintf(
            out + length,
            "%s{\"name\":\"%s\",\"code\":\"%s\",\"nirayana_longitude\":%.9f,\"rasi_occupied\":\"%s\",\"rasi\":%d,"
            "\"advanced_by\":%.9f,\"nakshatra\":\"%s\",\"nakshatra_number\":%d,\"nakshatra_lord\":\"%s\",\"pada\":%d,"
            "\"is_retrograde\":%s,\"posited_at\":\"%d\",\"is_ascendant\":false,\"longitude\":%.9f,\"latitude\":%.9f,"
            "\"distance_au\":%s,\"speed\":%.9f}",
            i == 0 ? "" : ",", names[i], codes[i], sidereal, rasis[rasi], rasi + 1, sidereal - 30 * rasi,
            nakshatras[nakshatra], nakshatra + 1, lords[nakshatra % 9], pada, place[3] < 0 ? "true" : "false",
            (rasi - lagna + 12) % 12 + 1, place[0], place[1], distance, place[3]);
    }
    out[length++] = ']';
    return length;
}

static double julian_day(const char *text) {
    int year, month, day, hour, minute, second;
    if (sscanf(text, "%d-%d-%dT%d:%d:%d", &year, &month, &day, &hour, &minute, &second) != 6) return NAN;
    return swe_julday(year, month, day, hour + minute / 60.0 + second / 3600.0, SE_GREG_CAL);
}

static double parameter(const char *request, const char *name) {
    const char *found = strstr(request, name);
    return found == NULL ? NAN : atof(found + strlen(name));
}

static int answer(const char *request, char *out) {
    static char body[ANSWER_SIZE];
    const char *when = strstr(request, "dateandtime=");
    double lat = parameter(request, "lat="), lon = parameter(request, "lon=");
    double jd = when == NULL ? NAN : julian_day(when + strlen("dateandtime="));
    int length = isnan(lat) || isnan(lon) || isnan(jd) ? -1 : write_planets(jd, lat, lon, body);
    if (length < 0) return sprintf(out, "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
    int head = sprintf(out, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n", length);
    memcpy(out + head, body, (size_t)length);
    return head + length;
}

struct connection {
    int length;
    char request[REQUEST_SIZE + 1];
};

/* Reads what came and answers every whole request in it; 0 when the connection is over. */
static int serve(int socket, struct connection *c) {
    static char out[ANSWER_SIZE + 256];
    ssize_t got = read(socket, c->request + c->length, (size_t)(REQUEST_SIZE - c->length));
    if (got <= 0) return got < 0 && errno == EAGAIN;
    c->length += (int)got;
    c->request[c->length] = 0;
    char *begin = c->request, *end;
    while ((end = strstr(begin, "\r\n\r\n")) != NULL) {
        *end = 0;
        int length = answer(begin, out);
        /* An answer of 4 KB fits the socket's buffer: a client that does not read is none of this measurement. */
        if (write(socket, out, (size_t)length) != length) return 0;
        begin = end + 4;
    }
    c->length -= (int)(begin - c->request);
    memmove(c->request, begin, (size_t)c->length);
    return c->length < REQUEST_SIZE;
}

static void loop(int port) {
    static struct connection *connections[MOST_CONNECTIONS];
    int yes = 1, listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), poll = epoll_create1(0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    setsockopt(listener, SOL_SOCKET, SO_REUSEPORT, &yes, sizeof yes);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0 || listen(listener, 1024) != 0) {
        perror("listen");
        exit(3);
    }
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listener};
    epoll_ctl(poll, EPOLL_CTL_ADD, listener, &event);
    for (;;) {
        struct epoll_event ready[64];
        int count = epoll_wait(poll, ready, 64, -1);
        for (int i = 0; i < count; i++) {
            int fd = ready[i].data.fd;
            if (fd == listener) {
                int accepted = accept4(listener, NULL, NULL, SOCK_NONBLOCK);
                if (accepted < 0) continue;
                if (accepted >= MOST_CONNECTIONS || (connections[accepted] = calloc(1, sizeof **connections)) == NULL) {
                    close(accepted);
                    continue;
                }
                setsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
                event.data.fd = accepted;
                epoll_ctl(poll, EPOLL_CTL_ADD, accepted, &event);
            } else if (!serve(fd, connections[fd])) {
                free(connections[fd]);
                connections[fd] = NULL;
                close(fd);
            }
        }
    }
}

int main(int argc, char **argv) {
    swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
    if (argc == 5 && strcmp(argv[1], "body") == 0) {
        static char body[ANSWER_SIZE];
        int length = write_planets(julian_day(argv[2]), atof(argv[3]), atof(argv[4]), body);
        if (length < 0) return 3;
        printf("%.*s\n", length, body);
        return 0;
    }
    if (argc != 3) {
        fprintf(stderr, "swe_service PORT PROCESSES\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    for (int i = 1; i < atoi(argv[2]); i++) {
        if (fork() == 0) {
            prctl(PR_SET_PDEATHSIG, SIGTERM);
            loop(atoi(argv[1]));
        }
    }
    printf("listens on http://127.0.0.1:%s\n", argv[1]);
    fflush(stdout);
    loop(atoi(argv[1]));
}
