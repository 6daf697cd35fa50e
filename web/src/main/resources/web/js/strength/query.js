// What the page of strengths is asked for: its address, and the requests that answer it.
import { picture } from '../chart/share.js';
import { CONVENTIONS, OF_ASHTAKAVARGA, OF_ASPECTS, OF_HOUSES, OF_SHADBALA, OF_STATES, OF_SUNRISE, OF_VIMSOPAKA } from '../conventions.js';
import { fitted } from '../early.js';
import { format, isInstant, parse, query, read as readMoment, write as writeMoment } from '../moment.js';
import { OWN, PARASHARA } from '../registry.js';
import { SEVEN } from './bala.js';
import { PRASTARAS, STAGES, TABLES } from './bindus.js';
import { KINDS } from './looks.js';

export const SYSTEMS = [...new Set(['sripati', ...CONVENTIONS.house_system.values])];

/** These divide nothing inside the polar circles. */
const NOT_POLAR = new Set(['placidus', 'koch']);
/** Well before the polar circles. */
const FAR_NORTH = 60;

export const BHAVAS = 'bhavas';
/** What may stand beside the rasi chart: the chart by bhavas, or a divisional one. */
export const BESIDES = [BHAVAS, ...PARASHARA.slice(1).map(String)];
export const LOOKING = ['none', 'all', ...SEVEN];

/** What this page adds to the address of a moment: by name, what it may be, the usual first. */
const CHOICES = { houses: SYSTEMS, beside: BESIDES, looks: LOOKING, stage: STAGES, table: TABLES, prastara: PRASTARAS, kind: KINDS };

export function read(params) {
  const state = readMoment(params);
  for (const [name, allowed] of Object.entries(CHOICES)) {
    state[name] = allowed.includes(params.get(name)) ? params.get(name) : usual(name, state);
  }
  // The moment whose sky is laid over the bindus; null: now.
  const sky = params.get('sky');
  state.sky = sky && isInstant(sky) ? sky : null;
  return state;
}

/** What is shown where nothing is chosen: a profile may have a house system of its own. */
function usual(name, { profile }) {
  return (name === 'houses' && OWN[profile]?.house_system) || CHOICES[name][0];
}

/** The state without conventions that are as usual: nobody has chosen them. */
export function chosenOnly(state) {
  const left = ['houses', 'table'].filter((name) => state[name] === usual(name, state)).map((name) => [name, null]);
  return { ...state, ...Object.fromEntries(left) };
}

export function href(state) {
  const params = writeMoment(chosenOnly(state));
  for (const name of Object.keys(CHOICES)) {
    if (state[name] && state[name] !== usual(name, state)) {
      params.set(name, state[name]);
    }
  }
  if (state.sky) {
    params.set('sky', state.sky);
  }
  return `/strengths?${params}`;
}

/** Whether the house system may have no bhavas there, so that a picture of them is asked for only once it is known. */
export function isDoubtful({ houses, lat }) {
  return NOT_POLAR.has(houses) && Math.abs(lat) >= FAR_NORTH;
}

/**
 * Whose bhavas have a strength: those that were chosen, else Sripati's, by which Raman reckons. One that may have none there would
 * cost the strengths of the grahas, too.
 */
export function balaHouses(state) {
  const chosen = chosenOnly(state).houses;
  return chosen && !isDoubtful(state) ? chosen : SYSTEMS[0];
}

/**
 * The requests by the part of the page that they answer, { path, query, accept }. now is the moment of the transit where none is
 * chosen, lang the language of pictures, width how wide they are seen.
 */
export function requests(state, { now, lang, width }) {
  // What nobody has chosen the profile or the service decides.
  const chosen = chosenOnly(state);
  const figures = (name, conventions, more = {}) => ({ path: `/api/v1/astro/${name}`, query: { ...query(chosen, 'tz', ...conventions), ...more } });
  const drawn = (more) => {
    const asked = picture({ ...state, school: null, varga: 1, points: null, ...more }, lang, 'light');
    return { path: asked.path, query: { ...asked.query, ...fitted(width) }, accept: 'image/svg+xml' };
  };
  const rasi = drawn({});
  const beside = state.beside === BHAVAS ? { ...rasi, query: { ...rasi.query, bhavas: state.houses } } : drawn({ varga: Number(state.beside) });
  return {
    horoscope: figures('horoscope', OF_SUNRISE),
    shadbala: figures('shadbala', OF_SHADBALA, balaHouses(state) === SYSTEMS[0] ? {} : { house_system: balaHouses(state) }),
    rasi,
    beside,
    houses: figures('houses', OF_HOUSES),
    states: figures('states', OF_STATES),
    vimsopaka: figures('vimsopaka', OF_VIMSOPAKA),
    aspects: figures('aspects', OF_ASPECTS, { kinds: 'sphuta,rasi,argala' }),
    ashtakavarga: figures('ashtakavarga', OF_ASHTAKAVARGA, { explain: true }),
    // By itself, so that the bindus stay while another moment is chosen.
    transit: figures('ashtakavarga', OF_ASHTAKAVARGA, { transit: state.sky ?? now }),
  };
}

/** What the reader's own clock shows at an instant, to the second and without its offset. */
export function onReadersClock(at) {
  const { epoch } = parse(at);
  return format(epoch, -new Date(epoch).getTimezoneOffset() * 60).slice(0, 19);
}

/** The instant at which the reader's own clock shows that; null for what is no date and time. */
export function fromReadersClock(text) {
  const epoch = Date.parse(text);
  return Number.isFinite(epoch) ? format(epoch) : null;
}
