// Ashtakavarga as pictures and as a table.
import { CONVENTIONS } from '../conventions.js';
import { SEVEN } from './bala.js';

/** Those that have an ashtakavarga of their own. */
export const EIGHT = [...SEVEN, 'ascendant'];

export const RASIS = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces'];

/** What can be shown: the bindus as counted, and what the two reductions leave of them. The names are those of the answer. */
export const STAGES = ['bindus', 'after_trikona', 'reduced'];

export const TABLES = CONVENTIONS.ashtakavarga_table.values;

/**
 * From where on bindus are many, and up to where few. Of the eight that one point can have, four are neither, as is usual. Of those
 * of all together more than 30 are good, 25 to 30 middling and fewer bad by Brihat Parashara Hora Shastra 72 (Santhanam's numbering).
 */
const LIMITS = { bhinna: { many: 5, few: 3 }, sarva: { many: 31, few: 24 } };

/** many, even or few. */
export function level(kind, count) {
  const { many, few } = LIMITS[kind];
  return count >= many ? 'many' : count <= few ? 'few' : 'even';
}

/** The words of the legend: [level, least, most] of a kind; null: no limit. */
export function legend(kind) {
  const { many, few } = LIMITS[kind];
  return [['many', many, null], ['even', few + 1, many - 1], ['few', null, few]];
}

/** The name of the sign in which a longitude lies. */
export function rasiAt(degrees) {
  return RASIS[Math.floor(degrees / 30) % 12];
}

/** The number of a sign by its name: 1, Aries, to 12. */
export function signOf(rasi) {
  return RASIS.indexOf(rasi) + 1;
}

/**
 * The pictures: { id, kind, counts (from Aries on), total, own (the sign in which the point itself stands, or 0) }; that of all
 * together, sarva, comes first and only of the bindus as counted. Without an answer yet there are counts of none.
 */
export function boards(answer, stage) {
  const each = EIGHT.map((id, i) => {
    const bhinna = answer?.bhinna[i] ?? null;
    const counts = bhinna ? bhinna[stage] : null;
    return { id, kind: 'bhinna', counts, total: counts ? sum(counts) : null, own: bhinna ? signOf(bhinna.rasi) : 0 };
  });
  return stage === 'bindus' ? [{ id: 'sarva', kind: 'sarva', counts: answer?.sarva ?? null, total: answer ? sum(answer.sarva) : null, own: 0 }, ...each] : each;
}

/** The table: columns for the points, rows for the signs, each cell { count, level, isOwn }. */
export function grid(answer, stage) {
  // What all have together closes the row.
  const shown = boards(answer, stage);
  const columns = [...shown.filter((board) => board.kind === 'bhinna'), ...shown.filter((board) => board.kind === 'sarva')];
  return {
    columns: columns.map(({ id, total }) => ({ id, total })),
    rows: RASIS.map((rasi, i) => ({
      rasi,
      cells: columns.map(({ kind, counts, own }) => ({
        count: counts ? counts[i] : null,
        level: counts ? level(kind, counts[i]) : null,
        isOwn: own === i + 1,
      })),
    })),
  };
}

/** Which prastara is shown: none, that of one point, or all. */
export const PRASTARAS = ['none', ...EIGHT, 'all'];

/**
 * The prastaras that are asked for: { id, rows: [{ from, marks (12 of true or false), total }], totals (of each sign), total }; none
 * until the answer is there.
 */
export function prastaras(answer, which) {
  const shown = which === 'all' ? EIGHT : EIGHT.filter((id) => id === which);
  return answer ? shown.map((id) => prastara(id, answer.bhinna[EIGHT.indexOf(id)])) : [];
}

function prastara(id, { prastara: given, bindus }) {
  return {
    id,
    rows: given.map((row) => ({ from: row.from, marks: row.bindus.map((mark) => mark === 1), total: sum(row.bindus) })),
    totals: bindus,
    total: sum(bindus),
  };
}

function sum(counts) {
  return counts.reduce((all, count) => all + count, 0);
}
