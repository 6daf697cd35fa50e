// Shadbala and bhava bala as the page shows them: bars against what is required, and every component by its name.

/** The seven that have a shadbala, in the order of the service. */
export const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** The lords of year, month, weekday and hora are explained together. */
const OF_LORDS = new Set(['abda', 'masa', 'vara', 'hora']);

/**
 * The components: { id, term (its key in the glossary), of (the answer's planet), parts }. Those that have parts are their sum;
 * the six of the first level make the total.
 */
export const COMPONENTS = [
  group('sthana', ['uchcha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana']),
  single('dig'),
  group('kala', ['nathonnatha', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana', 'yuddha']),
  single('cheshta'),
  single('naisargika'),
  single('drik'),
];

function single(id) {
  return { id, term: `${id}_bala`, of: (planet) => planet[id], parts: [] };
}

function group(id, parts) {
  return {
    id,
    term: `${id}_bala`,
    of: (planet) => planet[id].total,
    parts: parts.map((part) => ({ id: part, term: OF_LORDS.has(part) ? 'lords_bala' : `${part}_bala`, of: (planet) => planet[id][part], parts: [] })),
  };
}

/** All of them in the order of a table, each with its depth: 0 for the six, 1 for their parts. */
export function flat() {
  return COMPONENTS.flatMap((component) => [{ ...component, depth: 0 }, ...component.parts.map((part) => ({ ...part, depth: 1 }))]);
}

/** The least scale of the bars, as a multiple of what is required: what is required always lies well inside. */
const MIN_SCALE = 1.6;

/**
 * The bars: { planet, length and required as parts of the whole width, isEnough, rupas, needed, percent, rank }, the line of what
 * is required at one place for all of them. Without an answer yet, the same with nothing in it.
 */
export function bars(answer) {
  const scale = Math.max(MIN_SCALE, ...(answer?.planets ?? []).map((planet) => planet.ratio)) * 1.02;
  return SEVEN.map((id, i) => {
    const planet = answer?.planets[i] ?? null;
    return {
      planet: id,
      length: planet ? Math.max(0, planet.ratio) / scale : 0,
      required: 1 / scale,
      isEnough: planet ? planet.ratio >= 1 : null,
      rupas: planet?.rupas ?? null,
      needed: planet?.required_rupas ?? null,
      percent: planet ? Math.floor(planet.ratio * 100 + 1e-9) : null,
      rank: planet?.rank ?? null,
    };
  });
}

/** The bars of the bhavas: { house, lord, length (of the strongest), rupas, rank }. */
export function bhavaBars(answer) {
  const most = Math.max(1, ...(answer?.houses ?? []).map((bhava) => bhava.rupas));
  return Array.from({ length: 12 }, (_, i) => {
    const bhava = answer?.houses[i] ?? null;
    return {
      house: i + 1,
      lord: bhava?.lord ?? null,
      length: bhava ? Math.max(0, bhava.rupas) / most : 0,
      rupas: bhava?.rupas ?? null,
      rank: bhava?.rank ?? null,
      adhipati: bhava?.adhipati ?? null,
      dig: bhava?.dig ?? null,
      drishti: bhava?.drishti ?? null,
    };
  });
}
