// The states of the grahas and their points in the divisional charts, as the page shows them.
import { SEVEN } from './bala.js';

/** The nine that have a state, in the order of the service. */
export const NINE = [...SEVEN, 'rahu', 'kethu'];

/** The schemes of vimsopaka, the fewest divisional charts first. */
export const SCHEMES = ['shadvarga', 'saptavarga', 'dasavarga', 'shodasavarga'];

/** What a graha is by itself in a sign; every other dignity is its relation to the lord of the sign. */
const OF_ITSELF = new Set(['exalted', 'moolatrikona', 'own', 'debilitated']);

/**
 * The rows: { planet, state (null until the answer is there) }, the state with { dignity (the key of its word, or null), lord,
 * relation (the key of its word, or null where it is its own lord or a node), separation and orb (degrees, or null), isCombust,
 * star, declination, baladi, jagradadi and deeptadi (keys of words; a list of the last), isRetrograde, isVargottama, wars }.
 */
export function states(answer) {
  return NINE.map((planet, i) => ({ planet, state: answer ? stateOf(answer.states[i]) : null }));
}

function stateOf(one) {
  return {
    dignity: one.dignity ? dignityWord(one.dignity) : null,
    lord: one.dispositor,
    relation: one.relation ? `chart.relation.${one.relation.compound}` : null,
    separation: one.combustion?.separation ?? null,
    orb: one.combustion?.orb ?? null,
    isCombust: one.combustion?.is_combust ?? false,
    star: one.nakshatra_lord,
    declination: one.declination,
    baladi: `strengths.baladi.${one.baladi}`,
    jagradadi: one.jagradadi ? `strengths.jagradadi.${one.jagradadi}` : null,
    deeptadi: one.deeptadi.map((mood) => `strengths.deeptadi.${mood}`),
    // Backwards is the way of the nodes.
    isRetrograde: one.is_retrograde && SEVEN.includes(one.planet),
    isVargottama: one.is_vargottama,
    wars: one.wars.map(({ against, victor }) => ({ against, isWon: victor === one.planet })),
  };
}

function dignityWord(dignity) {
  return OF_ITSELF.has(dignity) ? `chart.dignity.${dignity}` : `chart.relation.${dignity}`;
}

/** Points from which on they are many, and below which they are few: Brihat Parashara Hora Shastra 7 calls 15 to 20 full, 10 to 15 middling. */
const MANY = 15;
const FEW = 10;

/** The rows of vimsopaka: { planet, scores: [{ scheme, points, level }] }; points are null until the answer is there. */
export function vimsopaka(answer) {
  return SEVEN.map((planet, i) => ({
    planet,
    scores: SCHEMES.map((scheme) => {
      const points = answer?.planets[i].scores.find((one) => one.scheme === scheme).points ?? null;
      return { scheme, points, level: points === null ? null : points >= MANY ? 'many' : points >= FEW ? 'even' : 'few' };
    }),
  }));
}
