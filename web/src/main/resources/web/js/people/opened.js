// A person in the address: what it stands for, and how an address is written while a person is open. `person=ID` is the birth as it is saved,
// with the person's own conventions; whatever else the address names comes before it, and an empty value means: as usual.
import { CONVENTIONS, fieldOf } from '../conventions.js';
import { offsetText, parse, read, write } from '../moment.js';
import { preferred } from '../preferences.js';

const OF_BIRTH = ['at', 'birth_time', 'lat', 'lon', 'place', 'tz', 'name'];
/** On the page of two: what a side is known by, besides. */
const OF_SIDE = [...OF_BIRTH, 'known', 'date', 'star', 'pada', 'half'];
/** The sides of the page of two by what stands before their parameters. */
export const PREFIXES = { bride: '', groom: 'groom_' };
/** No clock is further from UTC than this, in seconds; a birth that seems to be is of another calendar. */
const FARTHEST_CLOCK = 18 * 3600;

/** Every convention that a person may have, by what the address calls it. */
const CONVENTION_FIELDS = Object.fromEntries(['profile', 'ayanamsa', 'node_type', 'position_reference', ...Object.keys(CONVENTIONS)].map((id) => [fieldOf(id), id]));

/** The moment of a birth as the clock of the place showed it, with its offset; null where the time is not known. */
export function momentOf({ local, instant }) {
  if (!instant) {
    return null;
  }
  const { epoch } = parse(instant);
  const offset = (parse(`${local.replace(' ', 'T')}Z`).wall - epoch) / 1000;
  // To the second, as the views have it.
  return Math.abs(offset) > FARTHEST_CLOCK || !Number.isInteger(offset) ? instant.replace(/\.\d+/, '') : `${local.slice(0, local.indexOf('T'))}T${parse(`${local}Z`).time}${offsetText(offset)}`;
}

/** The ids of the people in an address: { bride, groom } on the page of two, { person } elsewhere. */
export function idsIn(params, isOfTwo) {
  const [first, second] = [params.get('person'), params.get('groom_person')].map((id) => (/^[\w-]{1,64}$/.test(id ?? '') ? id : null));
  return isOfTwo ? { bride: first, groom: second } : { person: first ?? second };
}

/**
 * What a saved birth and conventions are in the address of a view. `person.at` is the moment that is shown for the birth: that of `momentOf`,
 * or the noon of a day whose time is not known.
 */
export function addressOf(person) {
  const { birth, conventions = {}, name, at } = person;
  const own = Object.entries(conventions).map(([id, value]) => [fieldOf(id), String(value)]);
  // Who has conventions is reckoned by them and by nothing that the reader prefers, but for the style of the chart.
  const complete = own.length > 0 ? { lat: '0', lon: '0' } : {};
  const state = read(new URLSearchParams({ ...Object.fromEntries(own), ...complete }));
  return write({ ...state, ...(own.length > 0 ? { style: preferred().style ?? state.style } : {}), at, birth_time: birth.instant ? null : 'unknown', lat: birth.lat, lon: birth.lon, place: birth.place ?? '', tz: birth.tz ?? null, name });
}

/** The whole address that `person=ID` and what stands beside it mean, for a view of one birth. */
export function expanded(params, person) {
  const whole = addressOf(person);
  for (const [key, value] of params) {
    if (value === '') {
      whole.delete(key);
    } else if (key !== 'groom_person') {
      whole.set(key, value);
    }
  }
  whole.set('person', person.person_id);
  return whole;
}

/**
 * The address of a view of one birth as it is written while a person is open: only what is not the person's. Nobody is open any more
 * where it names no birth.
 */
export function shortened(params, person) {
  if (!params.has('at') || params.has('new')) {
    return params;
  }
  const saved = addressOf(person);
  const short = new URLSearchParams({ person: person.person_id });
  for (const [key, value] of params) {
    if (key !== 'person' && !isSame(key, value, saved.get(key))) {
      short.set(key, value);
    }
  }
  // What the person has and the address leaves out is meant to be as usual.
  const meant = read(params);
  const said = read(expanded(short, person));
  for (const key of saved.keys()) {
    if (!params.has(key) && key in meant && meant[key] !== said[key]) {
      short.set(key, '');
    }
  }
  return short;
}

/** Whether a short address has another birth than the saved one. */
export function isMoved(params) {
  return OF_BIRTH.some((key) => params.has(key));
}

function isSame(key, value, saved) {
  return saved !== null && (value === saved || (key === 'at' && parse(value).epoch === parse(saved).epoch));
}

// --- The page of two ---------------------------------------------------------------------------------------------------------

/** A person as a side of the page of two: of one whose time is not known the day alone. Conventions are of the page there. */
function sideOf({ birth, name, at }) {
  const written = Object.fromEntries(write({ at: birth.instant ? at : null, lat: birth.lat, lon: birth.lon, place: birth.place ?? '', tz: birth.tz ?? null, name }));
  return birth.instant ? written : { ...written, known: 'date', date: birth.local.slice(0, 10) };
}

/** The whole address of the page of two; people are { bride, groom }, null where there is none. Who is a man and alone is the groom. */
export function expandedPair(params, people) {
  const whole = new URLSearchParams(params);
  for (const [side, person] of Object.entries(settled(params, people))) {
    if (person) {
      const prefix = PREFIXES[side];
      OF_SIDE.forEach((key) => whole.delete(prefix + key));
      Object.entries(sideOf(person)).forEach(([key, value]) => whole.set(prefix + key, value));
    }
    whole.delete(`${PREFIXES[side]}person`);
  }
  return whole;
}

function settled(params, { bride, groom }) {
  const isAlone = bride?.sex === 'male' && !groom && ![...params.keys()].some((key) => key.startsWith('groom_'));
  return isAlone ? { bride: null, groom: bride } : { bride, groom };
}

/** The address of the page of two, with those of some people in place of their births. */
export function shortenedPair(params, people) {
  const short = new URLSearchParams(params);
  for (const prefix of Object.values(PREFIXES)) {
    const given = Object.fromEntries(OF_SIDE.flatMap((key) => (params.has(prefix + key) ? [[key, params.get(prefix + key)]] : [])));
    const person = people.find((one) => isSide(given, sideOf(one)));
    if (person) {
      OF_SIDE.forEach((key) => short.delete(prefix + key));
      short.set(`${prefix}person`, person.person_id);
    }
  }
  return short;
}

function isSide(given, saved) {
  return Object.keys({ ...given, ...saved }).every((key) => given[key] !== undefined && isSame(key, given[key], saved[key] ?? null));
}

/** The short address of the page of two with a person on one side. */
export function withSide(params, side, id) {
  const next = new URLSearchParams(params);
  OF_SIDE.forEach((key) => next.delete(PREFIXES[side] + key));
  next.set(`${PREFIXES[side]}person`, id);
  return next;
}

// --- To be kept --------------------------------------------------------------------------------------------------------------

/** The conventions of a state that a person is to be kept with: none where they are what the reader has anyway. */
export function conventionsOf(state) {
  const usual = read(new URLSearchParams());
  const all = Object.entries(CONVENTION_FIELDS);
  if (all.every(([field]) => (state[field] ?? null) === (usual[field] ?? null))) {
    return {};
  }
  return Object.fromEntries(all.filter(([field]) => state[field] !== null && state[field] !== undefined && state[field] !== '').map(([field, id]) => [id, String(state[field])]));
}

/** The birth of a state, as the service keeps it; certainty is told by how the time was given where nobody says. */
export function birthOf({ at, birth_time: known, lat, lon, place, tz }, certainty) {
  const { date, time } = parse(at);
  const isUnknown = known === 'unknown';
  return {
    local: isUnknown ? date : `${date}T${time}`,
    certainty: isUnknown ? 'unknown' : certainty ?? (time.endsWith(':00') ? 'minute' : 'exact'),
    place: place ?? '',
    lat,
    lon,
    ...(tz ? { tz } : {}),
  };
}

/** The same with the offset of its clock in place of a zone: for an hour that the clocks of the zone showed twice. */
export function withOffset(birth, at) {
  return { ...birth, tz: offsetText(parse(at).offset) };
}
