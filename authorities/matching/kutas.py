#!/usr/bin/env python3
"""All pairs of padas in the eight kutas, written without the engine, to compare it with.

Tables are typed from other places than the engine's: stars, yoni, gana, nadi and graha maitri as lists of numbers (the order
in which PyJHora's compatibility.py has them), yoni points from Saral Jyotish p. 150 as the Dart program that cites it prints
them, vashya and tara from a Java matching program; bhakuta by its rule. The two padas that hold the middle of Sagittarius and
of Capricorn are taken before the middle. Two cells of the yoni table are mended as docs/matching.md says.

    python3 kutas.py > kutas.csv
"""
YONI = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1]
GANA = [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0]
NADI = ([0, 1, 2, 2, 1, 0] * 5)[:27]
VARNA = [1, 2, 3, 0] * 3
LORDS = [2, 5, 3, 1, 0, 3, 5, 2, 4, 6, 6, 4]
YONI_POINTS = [
    "42322333013221", "24322333313220", "33422333013021", "22242112222102", "22224122220222",
    "33311403323222", "33312043323211", "33322334303221", "03322333411221", "11122221141221",
    "33320323314223", "22012222222422", "22202212222242", "10122221121224"]
MAITRI = [
    [5, 5, 5, 4, 5, 0, 0], [5, 5, 4, 1, 4, .5, .5], [5, 4, 5, .5, 5, 3, .5], [4, 1, .5, 5, .5, 5, 4],
    [5, 4, 5, .5, 5, .5, 3], [0, .5, 3, 5, .5, 5, 5], [0, .5, .5, 4, 3, 5, 5]]
GANA_OF_GROOM = [[6, 6, 0], [5, 6, 0], [1, 0, 6]]
VASHYA = [[2, 1, 1, .5, 1], [1, 2, .5, 0, 1], [1, .5, 2, 1, 1], [0, 0, 1, 2, 0], [1, 0, 1, 0, 2]]


def group(pada):
    sign, degree = pada // 9, pada % 9 * 10 / 3
    if sign == 8:
        return 1 if degree < 15 else 0
    if sign == 9:
        return 0 if degree < 15 else 2
    return [0, 0, 1, 2, 3, 1, 1, 4, None, None, 1, 2][sign]


def yoni(bride, groom):
    mended = {(2, 8): 3, (9, 7): 0}
    return mended.get((bride, groom), int(YONI_POINTS[bride][groom]))


def kutas(bride, groom):
    b, g, bs, gs = bride // 4, groom // 4, bride // 9, groom // 9
    tara = sum(1.5 for count in ((g - b) % 27 + 1, (b - g) % 27 + 1) if count % 9 not in (3, 5, 7))
    return [
        1 if VARNA[gs] <= VARNA[bs] else 0, VASHYA[group(bride)][group(groom)], tara, yoni(YONI[b], YONI[g]),
        MAITRI[LORDS[bs]][LORDS[gs]], GANA_OF_GROOM[GANA[g]][GANA[b]],
        0 if (gs - bs) % 12 in (1, 11, 4, 8, 5, 7) else 7, 0 if NADI[b] == NADI[g] else 8]


if __name__ == "__main__":
    rows = [[sum(kutas(b, g)) for g in range(108)] for b in range(108)]
    single = [sum(kutas(b, g)[k] for b in range(108) for g in range(108)) for k in range(8)]
    print("# Totals of 36 of all pairs of padas: a line for each pada of the bride from Ashwini 1, a column for each of the groom.")
    print("# Made by kutas.py. Sum of all: %s; of the kutas: %s." % (sum(map(sum, rows)), ", ".join(map(str, single))))
    print(",".join("groom %d" % (pada + 1) for pada in range(108)))
    for row in rows:
        print(",".join("%g" % value for value in row))
