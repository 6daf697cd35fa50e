// Aspects: who looks at whom and how strongly, as a matrix, and as lines over a chart.
import { SEVEN } from './bala.js';
import { CHART_WIDTH, house } from './board.js';
import { signOf } from './bindus.js';

export const POINTS = [...SEVEN, 'rahu', 'kethu', 'ascendant'];

/** By sign, by degree, and of signs. */
export const KINDS = ['graha', 'sphuta', 'rasi'];

/** Quarters of a look, as they are written. */
const PARTS = { 0.25: '¼', 0.5: '½', 0.75: '¾', 1: '1' };

/**
 * { rows: [{ point, cells: [{ point, text, strength (0 to 1), isSelf }] }] } of a kind. A graha does not look at itself; what it
 * does not look at is empty. Without an answer yet all is.
 */
export function matrix(answer, kind, placed = null) {
  const strength = { graha: byGraha, sphuta: byDegree, rasi: bySign }[kind];
  const found = answer && (kind !== 'rasi' || placed) ? strength(answer, placed) : () => null;
  const looking = kind === 'rasi' ? POINTS : hasNodes(answer, kind) ? POINTS.slice(0, 9) : SEVEN;
  return {
    rows: looking.map((point) => ({
      point,
      cells: POINTS.map((at) => {
        const look = point === at ? null : found(point, at);
        return { point: at, isSelf: point === at, text: look?.text ?? '', strength: look?.strength ?? 0 };
      }),
    })),
  };
}

/** The nodes look at something only by a convention. */
function hasNodes(answer, kind) {
  return kind === 'graha' && Boolean(answer?.aspects.some(({ planet }) => planet === 'rahu'));
}

function byGraha({ aspects }) {
  return (point, at) => {
    const look = aspects.find((one) => one.planet === point && one.aspected.includes(at));
    return look ? { text: PARTS[look.strength], strength: look.strength } : null;
  };
}

function byDegree({ sphuta }) {
  return (point, at) => {
    const look = sphuta.find((one) => one.planet === point && one.aspected === at);
    return look && look.virupas > 0 ? { text: String(Math.round(look.virupas)), strength: Math.min(1, look.virupas / 60) } : null;
  };
}

/** Signs see each other wholly or not at all; whoever stands in one sees whoever stands in the other. */
function bySign({ rasi }, placed) {
  return (point, at) => (rasi.some((one) => one.rasi === placed[point] && one.sees === placed[at]) ? { text: '●', strength: 1 } : null);
}

/** The sign of each point, by its name, of a horoscope. */
export function placements({ ascendant, planets }) {
  return Object.fromEntries([ascendant, ...planets].map((one) => [one.is_ascendant ? 'ascendant' : one.name, one.rasi_occupied]));
}

/** From where an argala comes, and from where each of these is obstructed. */
const ARGALAS = [[2, 12], [4, 10], [11, 3], [5, 9]];
/** Where three malefics make an argala that nothing obstructs. */
const UNOBSTRUCTED = 3;

/**
 * The argalas on every point: { places: [[from, obstructed from, or 0]], rows: [{ point, cells: [{ by, against, isObstructed }] }] }, a cell null where
 * nobody stands. The place of unobstructed argalas is there only where one is. Without an answer yet all is empty.
 */
export function argalas(answer) {
  const found = answer?.argala ?? [];
  const places = found.some(({ counted }) => counted === UNOBSTRUCTED) ? [...ARGALAS, [UNOBSTRUCTED, 0]] : ARGALAS;
  return {
    places,
    rows: POINTS.map((point) => ({
      point,
      cells: places.map(([from]) => {
        const one = found.find(({ on, counted }) => on === point && counted === from);
        return one ? { by: one.by, against: one.against, isObstructed: one.is_obstructed } : null;
      }),
    })),
  };
}

/** So far from the middle of the house that it leaves does a line begin, and so far before that of the one it ends in does it end. */
const START = 34;
const END = 40;
/** The wings of an arrow. */
const WING = 15;
/** Lines from one house begin beside one another. */
const APART = 13;
/** Every line keeps to its left, so that two who look at each other have one each. */
const ASIDE = 5;
/** Where along the line its name may stand, the best place first, and how much room a name takes. */
const NAMED_AT = [0.72, 0.58, 0.44, 0.84, 0.3, 0.18];
const NAME = [52, 26];
/** The size of names in the units of the chart, and the least in pixels of the screen. */
const NAME_SIZE = 17;
const MIN_PIXELS = 12;

/** How large names are in the units of a chart that is seen so many pixels wide: legible on a phone too. */
export function nameSize(width) {
  return width > 0 ? Math.max(NAME_SIZE, (MIN_PIXELS * CHART_WIDTH) / width) : NAME_SIZE;
}

/**
 * The full looks as arrows over the chart: { planet, sign, from, to, head (three points), label (a point, or null) }. `who` is a
 * graha, whose lines need no name, or 'all'; size is that of the names.
 */
export function arrows(answer, horoscope, style, who, size = NAME_SIZE) {
  const rising = signOf(horoscope.ascendant.rasi_occupied);
  const placed = placements(horoscope);
  const full = answer.aspects.filter(({ planet, strength }) => strength === 1 && (who === 'all' || who === planet));
  const named = [];
  const [wide, high] = NAME.map((room) => (room * size) / NAME_SIZE);
  const free = ([x, y]) => named.every(([otherX, otherY]) => Math.abs(x - otherX) >= wide || Math.abs(y - otherY) >= high);
  return full.map(({ planet, rasi }) => {
    const own = signOf(placed[planet]);
    const together = full.map((one) => one.planet).filter((one, i, all) => all.indexOf(one) === i && placed[one] === placed[planet]);
    const shift = ASIDE + together.indexOf(planet) * APART;
    const sign = signOf(rasi);
    const { along, ...drawn } = arrow(house(style, own, rising).centre, house(style, sign, rising).centre, shift);
    const label = who === 'all' ? (NAMED_AT.map(along).find(free) ?? along(NAMED_AT[0])) : null;
    if (label) {
      named.push(label);
    }
    return { planet, sign, ...drawn, label };
  });
}

function arrow([x0, y0], [x1, y1], shift) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  // Aside, so that lines from one house do not lie on one another.
  const at = (along, aside) => [x0 + ux * along - uy * (aside + shift), y0 + uy * along + ux * (aside + shift)];
  const end = length - END;
  return {
    from: at(START, 0),
    to: at(end, 0),
    head: [at(end - WING, WING / 2), at(end, 0), at(end - WING, -WING / 2)],
    along: (part) => at(START + (end - START) * part, 0),
  };
}
