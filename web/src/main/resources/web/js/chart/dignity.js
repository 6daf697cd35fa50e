// How well a graha stands in its sign, and whose sign it is.

/** The lord of each sign, Aries first. */
const LORDS = ['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter'];

/**
 * The sign of exaltation and, of the sign that is its moolatrikona, the degrees that are: Brihat Parashara Hora Shastra 3.49-54
 * (Santhanam's numbering). All texts agree on the signs of exaltation; of the degrees of the moolatrikona other lists exist. The
 * Moon and Mercury have exaltation and moolatrikona in one sign, up to `until` and after it. Of the nodes no two schools say the
 * same, so nothing is said of them.
 */
const PLACES = {
  sun: { exalted: 1, root: [5, 0, 20] },
  moon: { exalted: 2, until: 3, root: [2, 3, 30] },
  mars: { exalted: 10, root: [1, 0, 12] },
  mercury: { exalted: 6, until: 15, root: [6, 15, 20] },
  jupiter: { exalted: 4, root: [9, 0, 10] },
  venus: { exalted: 12, root: [7, 0, 15] },
  saturn: { exalted: 7, root: [11, 0, 20] },
};

/** The graha that rules a sign; rasi: 1, Aries, to 12. */
export function lordOf(rasi) {
  return LORDS[rasi - 1];
}

/** exalted, moolatrikona, own or debilitated, or null; of { name, rasi, advanced_by }, the degrees within the sign. */
export function dignity({ name, rasi, advanced_by: degrees }) {
  const place = PLACES[name];
  if (!place) {
    return null;
  }
  const [root, from, to] = place.root;
  if (rasi === place.exalted && degrees < (place.until ?? 30)) {
    return 'exalted';
  }
  if (rasi === root && degrees >= from && degrees < to) {
    return 'moolatrikona';
  }
  if (lordOf(rasi) === name) {
    return 'own';
  }
  // The seventh sign from that of exaltation.
  return (place.exalted + 5) % 12 === rasi - 1 ? 'debilitated' : null;
}
