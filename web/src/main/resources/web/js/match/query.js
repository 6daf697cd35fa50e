// What the page of two people is asked for: its address, and the requests that answer it.
import { paper, picture } from '../chart/share.js';
import { fitted } from '../early.js';
import { fileNamed, query, read as readMoment, write as writeMoment } from '../moment.js';
import { preferred } from '../preferences.js';
import { EXCEPTIONS } from '../registry.js';

export const SIDES = ['bride', 'groom'];
/** What may be known of somebody: the time of birth, its day alone, or only the star of the Moon. */
export const KNOWN = ['birth', 'date', 'star'];
export const HALVES = ['first', 'second'];

export const NAKSHATRAS = [
  'ashwini', 'bharani', 'krittika', 'rohini', 'mrigashira', 'ardra', 'punarvasu', 'pushya', 'ashlesha', 'magha', 'purva_phalguni',
  'uttara_phalguni', 'hasta', 'chitra', 'swati', 'vishakha', 'anuradha', 'jyeshtha', 'mula', 'purva_ashadha', 'uttara_ashadha', 'shravana',
  'dhanishta', 'shatabhisha', 'purva_bhadrapada', 'uttara_bhadrapada', 'revati',
];

/** By system, the usual preset first. */
export const PRESETS = {
  ashtakuta: ['north', 'astrosage', 'prokerala', 'raman', 'classical'],
  porutham: ['tamil', 'kerala', 'raman', 'prokerala_ten', 'prokerala_thirumana'],
};
export const SYSTEMS = Object.keys(PRESETS);
/** In the address; as long as it was called as that of dashas is, each view took the other's for its own. */
const SYSTEM = 'match_system';
const OLD_SYSTEM = 'system';
/** The bride's birth has the names that all views have, so that a chart can be taken along; the groom's have this before them. */
const PREFIX = { bride: '', groom: 'groom_' };
const OF_BIRTH = ['at', 'lat', 'lon', 'place', 'tz', 'name'];
const NOBODY = { known: 'birth', at: null, lat: null, lon: null, place: '', tz: null, name: '', date: null, star: null, pada: null, half: null };

/** The state: bride and groom, { known, at, lat, lon, place, tz, name, date, star, pada, half }, match_system, preset, exceptions (null: as the preset), and conventions and style as all views have them. */
export function read(params) {
  const people = Object.fromEntries(SIDES.map((side) => [side, readPerson(params, PREFIX[side])]));
  const isNamed = SIDES.some((side) => isComplete(people[side]));
  const likes = preferred();
  const named = SYSTEMS.find((one) => one === params.get(SYSTEM)) ?? SYSTEMS.find((one) => one === params.get(OLD_SYSTEM));
  const system = named ?? likes.match_system ?? SYSTEMS[0];
  // As the region compares, where the system is that of the region.
  const usual = !named && PRESETS[system].includes(likes.preset) ? likes.preset : PRESETS[system][0];
  const state = readMoment(isNamed ? somewhere(params) : params);
  return {
    ...state,
    // What is known of each says that here.
    birth_time: null,
    // How a chart is drawn is no part of what is compared: it is drawn as its reader is used to.
    style: params.has('style') ? state.style : (likes.style ?? state.style),
    ...people,
    match_system: system,
    preset: PRESETS[system].find((one) => one === params.get('preset')) ?? usual,
    exceptions: EXCEPTIONS.find((one) => one === params.get('exceptions')) ?? null,
  };
}

/** An address that names people is complete: the reader's own choices do not come in, even where nobody has a place. */
function somewhere(params) {
  const whole = new URLSearchParams(params);
  whole.set('lat', '0');
  whole.set('lon', '0');
  return whole;
}

function readPerson(params, prefix) {
  const given = new URLSearchParams(OF_BIRTH.flatMap((name) => (params.has(prefix + name) ? [[name, params.get(prefix + name)]] : [])));
  const { at, lat, lon, place, tz, name } = readMoment(given);
  const isPlaced = given.has('lat') && given.has('lon');
  const one = (key, allowed) => allowed.find((value) => String(value) === params.get(prefix + key)) ?? null;
  // A birth of another view whose time is not known: its day is.
  const isDay = isPlaced && at !== null && !params.has(`${prefix}known`) && params.get(`${prefix}birth_time`) === 'unknown';
  const date = isDay ? at.slice(0, 10) : params.get(`${prefix}date`);
  return {
    ...NOBODY,
    known: isDay ? 'date' : (one('known', KNOWN) ?? KNOWN[0]),
    ...(isPlaced ? { at, lat, lon, place, tz } : {}),
    name,
    date: /^\d{4}-\d\d-\d\d$/.test(date ?? '') ? date : null,
    star: one('star', NAKSHATRAS),
    pada: one('pada', [1, 2, 3, 4]),
    half: one('half', HALVES),
  };
}

/** Whether there is enough to compare somebody. */
export function isComplete({ known, at, lat, date, star, pada }) {
  return { birth: at !== null && lat !== null, date: date !== null && lat !== null, star: star !== null && pada !== null }[known];
}

/** Whether the Moon's half of the sign must be known: vashya changes inside these two padas. */
export function isHalved({ star, pada }) {
  return (star === 'purva_ashadha' && pada === 1) || (star === 'shravana' && pada === 2);
}

/** What is known in another way: the day of the birth and the place stay. */
export function known(person, way) {
  const date = person.date ?? person.at?.slice(0, 10) ?? null;
  return { ...person, known: way, date: way === 'date' && /^\d{4}-/.test(date ?? '') ? date : person.date };
}

export function exchanged(state) {
  return { ...state, bride: state.groom, groom: state.bride };
}

export function href(state) {
  const params = writeMoment({ ...state, at: null, place: '', tz: null, name: '', varga: 1, school: null, points: null });
  params.delete('lat');
  params.delete('lon');
  for (const side of SIDES) {
    for (const [name, value] of Object.entries(written(state[side]))) {
      params.set(PREFIX[side] + name, value);
    }
  }
  // The system always: without it every reader has their own.
  const choices = { [SYSTEM]: [state.match_system, null], preset: [state.preset, PRESETS[state.match_system][0]], exceptions: [state.exceptions, null] };
  for (const [name, [value, usual]] of Object.entries(choices)) {
    if (value && value !== usual) {
      params.set(name, value);
    }
  }
  return `/match?${params}`;
}

/** What of somebody stands in the address: only what the way in which they are known needs. */
function written(person) {
  const { known: way, at, lat, lon, place, tz, name, date, star, pada, half } = person;
  const kept = { known: way === KNOWN[0] ? null : way };
  if (way === 'star') {
    Object.assign(kept, { star, pada, half: isHalved(person) ? half : null });
  } else if (lat !== null) {
    const { searchParams } = new URL(`/?${writeMoment({ at: way === 'birth' ? at : null, lat, lon, place, tz })}`, location.origin);
    Object.assign(kept, Object.fromEntries(searchParams), { date: way === 'date' ? date : null });
  }
  return Object.fromEntries(Object.entries({ ...kept, name }).filter(([, value]) => value !== null && value !== undefined && value !== ''));
}

/** The comparison, { path, body }: at is the moment from which changes of dasha are looked for. */
export function request(state, at) {
  const { dateandtime, lat, lon, ...conventions } = query({ ...state, lat: 0, lon: 0 });
  const asked = { system: state.match_system, preset: state.preset, ...conventions, at };
  if (state.exceptions && state.match_system === 'ashtakuta') {
    asked.match_exceptions = state.exceptions;
  }
  return { path: `/api/v1/astro/match?${new URLSearchParams(asked)}`, body: Object.fromEntries(SIDES.map((side) => [side, sent(state[side])])) };
}

/** The same to print and hand over, { path, body, name (of the file) }, on the paper of the region: of a locale such as en-US. */
export function report(state, at, { lang, locale, letterhead = '' }) {
  const { path, body } = request(state, at);
  const [, asked] = path.split('?');
  const { chart_type: style } = query({ ...state, lat: 0, lon: 0 }, 'chart_type');
  const named = ({ name, place }) => ({ ...(name ? { name } : {}), ...(place ? { place } : {}) });
  return {
    path: `/api/v1/astro/match/report?${asked}&${new URLSearchParams({ lang, chart_type: style, paper: paper(locale), ...(letterhead ? { letterhead } : {}) })}`,
    body: Object.fromEntries(SIDES.map((side) => [side, { ...body[side], ...named(state[side].known === 'star' ? { name: state[side].name } : state[side]) }])),
    name: fileNamed(['match', ...SIDES.map((side) => state[side].name)], 'pdf'),
  };
}

function sent(person) {
  const { known: way, at, lat, lon, tz, date, star, pada, half } = person;
  if (way === 'star') {
    return { nakshatra: star.replaceAll('_', ' '), pada, ...(isHalved(person) && half ? { half } : {}) };
  }
  return { ...(way === 'date' ? { date } : { dateandtime: at }), lat, lon, ...(tz ? { tz } : {}) };
}

/** The picture of one side's chart, { path, query, accept }, or null where no time is known. */
export function drawn(state, side, { lang, width }) {
  const person = state[side];
  if (person.known !== 'birth' || !isComplete(person)) {
    return null;
  }
  const { path, query: asked } = picture({ ...state, ...person, varga: 1, school: null, points: null }, lang, 'light');
  return { path, query: { ...asked, ...fitted(width) }, accept: 'image/svg+xml' };
}
