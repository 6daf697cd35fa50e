// Which part of time is shown: how long, around which moment, and whose ways are told in it.
import { DAY } from '../almanac/time.js';
import { format } from '../moment.js';

export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'kethu'];

/** How many days each zoom shows, from near to far. */
export const ZOOMS = { month: 30, year: 365.25, five_years: 1826.25, twenty_years: 7305, century: 36_525 };

/** The fast ones would be a bar code of lines; from so long a span on they are folded away. */
const SLOWEST_ZOOM = { moon: 'month', sun: 'year', mercury: 'year', venus: 'year', mars: 'five_years' };

/**
 * The service is asked beyond the window, so that every stay in it has its beginning and end: by no fewer days than a graha
 * can stay in one sign, turning back included. Each group is one request.
 */
const GROUPS = [
  { name: 'moon', grahas: ['moon'], days: 3 },
  { name: 'near', grahas: ['sun', 'mercury', 'venus', 'mars'], days: 260 },
  { name: 'far', grahas: ['jupiter', 'saturn', 'rahu', 'kethu'], days: 1100 },
];

/** What one request may span. */
const LONGEST = 36_525 * DAY;

export function grahasAt(zoom) {
  const order = Object.keys(ZOOMS);
  return GRAHAS.filter((graha) => !(graha in SLOWEST_ZOOM) || order.indexOf(zoom) <= order.indexOf(SLOWEST_ZOOM[graha]));
}

/** { from, to, length } in milliseconds, around a moment. */
export function windowAt(centre, zoom) {
  const length = ZOOMS[zoom] * DAY;
  return { from: centre - length / 2, to: centre + length / 2, length };
}

/** The spans to ask for, by name: { grahas, from, to }, each no longer than one request may be. */
export function pieces({ from, to }, zoom) {
  const shown = grahasAt(zoom);
  const asked = {};
  for (const { name, grahas, days } of GROUPS) {
    const requested = grahas.filter((graha) => shown.includes(graha));
    if (requested.length > 0) {
      const [start, end] = [from - days * DAY, to + days * DAY];
      const count = Math.ceil((end - start) / LONGEST);
      for (let i = 0; i < count; i++) {
        const at = (n) => format(Math.round((start + ((end - start) * n) / count) / 1000) * 1000);
        asked[`${name}${i || ''}`] = { grahas: requested, from: at(i), to: at(i + 1) };
      }
    }
  }
  return asked;
}

/** The next zoom towards 'in' or 'out'; the same where there is none. */
export function zoomed(zoom, way) {
  const order = Object.keys(ZOOMS);
  return order[order.indexOf(zoom) + (way === 'in' ? -1 : 1)] ?? zoom;
}
