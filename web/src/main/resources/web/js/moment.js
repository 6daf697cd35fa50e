// What the astrological views share: the moment, the place and the conventions. The address bar holds it, so a chart can be
// bookmarked, sent to somebody and carried from one view to the next.
import { NONE, isProfile } from './chart/profiles.js';
import { CONVENTIONS, OF_DAYS, OF_PLACES, fieldOf, isValue } from './conventions.js';
import { OF_FORMS, OWN } from './registry.js';
import { prefer, preferred } from './preferences.js';

/** The points beside the planets that can be shown: the five upagrahas of the Sun. */
export const UPAGRAHAS = 'sun_upagrahas';

/** The place of those who have chosen none: the one for which the service answers when it is told no place. */
export const HOME = { place: 'Bengaluru', lat: 12.971667, lon: 77.593611, tz: 'Asia/Kolkata' };

/**
 * The state: at (ISO 8601 as the clock at the place showed it, with its offset; null: now), birth_time ('unknown': of `at` only the day
 * counts, and there is no divisional chart), lat, lon, place (its name), tz
 * (a zone, LMT or an offset; null: that of the coordinates), profile (null: as the service is set), ayanamsa, node, reference (null: as
 * the profile or the service is set; without a profile there is always an ayanamsa), sunrise_definition (null: as the profile or the
 * service is set), style, lang (null: as the page),
 * varga, school (null: the usual one), points (a set of points beside the planets, or null), name (of the person), and every other convention (null: as the profile or the service is set).
 */
const FIELDS = {
  at: { fallback: null, check: isInstant },
  birth_time: { fallback: null, check: (v) => v === 'unknown' },
  lat: { fallback: HOME.lat, number: 90 },
  lon: { fallback: HOME.lon, number: 180 },
  place: { fallback: '', text: 160 },
  tz: { fallback: null, check: (v) => /^[A-Za-z0-9_+/: -]{1,64}$/.test(v) },
  profile: { fallback: null, check: isProfile },
  ayanamsa: { fallback: 'lahiri', check: (v) => /^[a-z0-9_]{1,40}$/.test(v) },
  node: { fallback: null, check: (v) => OF_FORMS.node_type.split(' ').includes(v) },
  reference: { fallback: null, check: (v) => OF_FORMS.position_reference.split(' ').includes(v) },
  sunrise_definition: { fallback: null, check: (v) => isValue('sunrise_definition', v) },
  style: { fallback: 'south-indian', check: (v) => STYLES.includes(v) },
  lang: { fallback: null, check: (v) => /^[a-z]{2}$/.test(v) },
  varga: { fallback: 1, check: (v) => /^\d{1,3}$/.test(v) && v >= 1 && v <= 300, parse: Number },
  school: { fallback: null, check: (v) => /^[a-z_]{1,40}$/.test(v) },
  points: { fallback: null, check: (v) => v === UPAGRAHAS },
  name: { fallback: '', text: 160 },
};

/** Those that no other field is: by what the views call them. Days have their own in the almanac, which knows what is usual where. */
const OTHER_CONVENTIONS = Object.values(CONVENTIONS).filter(({ field }) => !(field in FIELDS));
for (const { id, field } of OTHER_CONVENTIONS) {
  FIELDS[field] = { fallback: null, check: (value) => isValue(id, value) };
}

export const STYLES = ['south-indian', 'north-indian', 'east-indian'];

const REMEMBERED = 'nirayana.place';

/** The state that an address holds; what is missing or makes no sense is as usual. */
export function read(params) {
  const state = {};
  for (const [name, field] of Object.entries(FIELDS)) {
    state[name] = readOne(params.get(name), field);
  }
  if (!isTimed(state)) {
    Object.assign(state, { varga: 1, school: null, points: null });
  }
  if (state.profile && !params.has('ayanamsa')) {
    state.ayanamsa = null;
  }
  // An address that names its place is complete: what it leaves out is as usual for everybody, so that whoever is sent it sees
  // the same chart. Where it names none, what the reader prefers comes in.
  if (!params.has('lat') || !params.has('lon')) {
    const { ayanamsa, style, node, profile } = preferred();
    // Who names a profile in the address means it as it is.
    const own = params.has('profile') ? { style } : { ayanamsa, style, node, profile: profile === NONE ? null : profile };
    for (const [name, value] of Object.entries(own)) {
      if (value !== undefined && !params.has(name)) {
        state[name] = value;
      }
    }
    Object.assign(state, remembered());
  }
  // The sunrise is of the reader's almanac, and the same in every view; a profile has its own.
  if (!state.profile) {
    state.sunrise_definition ??= preferred().sunrise_definition ?? null;
  }
  return state;
}

/** Whether the time of the moment is known, and not its day alone. */
export function isTimed(state) {
  return state.birth_time !== 'unknown';
}

/** The state after somebody has changed a part of it: who names another moment knows its time, who names another place alone does not. */
export function changed(state, part) {
  const isTold = 'at' in part && !('lat' in part) && !('tz' in part);
  return { ...state, ...(isTold ? { birth_time: null } : {}), ...part };
}

/**
 * The state with everything that its views show it by: what it leaves open of an almanac is as the reader prefers it, unless a profile
 * has it of its own. Whatever is made of a state to be taken away (a report, a link) is made of this.
 */
export function completed(state) {
  const likes = preferred();
  const own = OWN[state.profile];
  const isOwn = (id) => Boolean(own) && (id === 'sunrise_definition' || id in own);
  const liked = (id) => (!isOwn(id) && isValue(id, likes[fieldOf(id)] ?? '') ? likes[fieldOf(id)] : null);
  return { ...state, ...Object.fromEntries(OF_DAYS.map((id) => [fieldOf(id), state[fieldOf(id)] ?? liked(id)])) };
}

/** Whether an address says a moment or a place that makes no sense: what was meant nobody can tell. */
export function isDamaged(params) {
  return ['at', 'lat', 'lon'].some((name) => {
    const text = params.get(name);
    return text && readOne(text, { ...FIELDS[name], fallback: null }) === null;
  });
}

/** Whether an address leaves moment and place to somebody who has no place of their own: there is nothing to show yet. */
export function isFirstVisit(params) {
  return !params.get('at') && !params.get('lat') && remembered() === HOME;
}

function readOne(text, { fallback, check, number, text: longest, parse }) {
  if (text === null || text === '') {
    return fallback;
  }
  if (number) {
    const value = Number(text);
    return Number.isFinite(value) && Math.abs(value) <= number ? value : fallback;
  }
  if (longest) {
    return [...text].slice(0, longest).join('');
  }
  // A plus sign that somebody's mail program turned into a space.
  const repaired = check === isInstant ? text.replace(/ (?=\d\d:\d\d(:\d\d)?$)/, '+') : text;
  return check(repaired) ? (parse ? parse(repaired) : repaired) : fallback;
}

/** What a view is called whose address names a person or else a place: "Mira · Chart". */
export function titled(word, params) {
  const { name, place } = read(params);
  const whose = name || (params.has('lat') ? place : '');
  return whose ? `${whose} · ${word}` : word;
}

/** What a file is called: its parts, as far as there are any, with nothing in them that a file system may not like. */
export function fileNamed(parts, ending) {
  const safe = parts.map((part) => String(part ?? '').normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''));
  return `${safe.filter(Boolean).join('-').slice(0, 120)}.${ending}`;
}

/** The address of a state: only what is not as usual, so that links stay short. */
export function write(state) {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = state[name];
    // Beside a profile every ayanamsa is a choice.
    const fallback = name === 'ayanamsa' && state.profile ? null : field.fallback;
    const place = name === 'lat' || name === 'lon';
    if (value !== null && value !== undefined && value !== '' && (place || value !== fallback)) {
      params.set(name, place ? coordinate(value) : String(value));
    }
  }
  return params;
}

/** Six decimals are a tenth of a metre, and no instant of a birth is known as well as that. */
function coordinate(value) {
  return String(Math.round(value * 1e6) / 1e6);
}

/** The parameters that every astrology endpoint takes, of a state; tz and more as the endpoint has them. */
export function query(state, ...more) {
  const all = {
    dateandtime: state.at,
    birth_time: state.birth_time,
    lat: coordinate(state.lat),
    lon: coordinate(state.lon),
    profile: state.profile ?? null,
    ayanamsa: state.ayanamsa,
    node_type: state.node,
    position_reference: state.reference,
    tz: state.tz,
    sunrise_definition: state.sunrise_definition,
    varga: state.varga,
    school: state.school,
    points: state.points,
    chart_type: state.style,
    lang: state.lang,
    name: state.name,
    place: state.place,
  };
  for (const { id, field } of OTHER_CONVENTIONS) {
    all[id] = state[field];
  }
  const common = ['dateandtime', 'lat', 'lon', 'profile', 'ayanamsa', 'node_type', 'position_reference', ...OF_PLACES];
  const asked = {};
  for (const name of [...common, ...more]) {
    if (all[name] !== null && all[name] !== undefined && all[name] !== '') {
      asked[name] = all[name];
    }
  }
  return asked;
}

/** The reader's own place, where somebody who opens the page anew goes on. */
function remembered() {
  const { place } = preferred();
  if (place) {
    return { place: place.name, lat: place.lat, lon: place.lon, tz: place.tz };
  }
  try {
    // As it was kept before there were preferences.
    const stored = JSON.parse(localStorage.getItem(REMEMBERED));
    if (stored && Math.abs(stored.lat) <= 90 && Math.abs(stored.lon) <= 180) {
      return { place: String(stored.place ?? ''), lat: stored.lat, lon: stored.lon, tz: stored.tz ?? null };
    }
  } catch {
    // Storage may be forbidden; then it is home.
  }
  return HOME;
}

/** Keeps a place as the reader's own, never that of a birth: today is shown for it. region: the state of India that it is in, where that is known. */
export function remember({ place, lat, lon, tz, region }) {
  prefer({ place: { name: place ?? '', lat, lon, tz: tz ?? null, ...(region ? { region } : {}) } });
}

// --- Clocks -----------------------------------------------------------------------------------------------------------

const INSTANT = /^([+-]\d{4,6}|\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d(?::\d\d)?)$/;

/** Whether a text is an instant with its offset that makes sense. */
export function isInstant(text) {
  return INSTANT.test(text) && Number.isFinite(parse(text).epoch);
}

/** An instant with its offset, taken apart: { date: 'YYYY-MM-DD', time: 'HH:MM:SS', offset (s), epoch (ms) }. */
export function parse(at) {
  const [, year, month, day, hour, minute, second = '00', zone] = INSTANT.exec(at);
  const offset = offsetSeconds(zone);
  const wall = utc(Number(year), Number(month), Number(day), Number(hour), Number(minute), Number(second));
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}:${second}`, offset, wall, epoch: wall - offset * 1000 };
}

function offsetSeconds(zone) {
  if (zone === 'Z') {
    return 0;
  }
  const [hours, minutes, seconds = 0] = zone.slice(1).split(':').map(Number);
  return (zone[0] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** Milliseconds since 1970 of a date and time of UTC; unlike Date.UTC it takes the years 0 to 99 at their word. */
function utc(year, month, day, hour, minute, second) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, 0);
  return date.getTime();
}

/** What a clock with that offset (s) shows at an instant (ms), as ISO 8601 with the offset; no offset: in UTC. */
export function format(epoch, offset = null) {
  const shifted = new Date(epoch + (offset ?? 0) * 1000).toISOString().replace(/\.\d+Z$/, '');
  return shifted + (offset === null ? 'Z' : offsetText(offset));
}

/** The hours, minutes and (unless they are unwanted) seconds of an ISO 8601 date and time. */
export function timeOf(at, seconds = true) {
  const start = at.indexOf('T') + 1;
  return at.slice(start, start + (seconds ? 8 : 5));
}

export function offsetText(offset) {
  const size = Math.abs(offset);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((n) => String(n).padStart(2, '0'));
  return (offset < 0 ? '-' : '+') + (size % 60 === 0 ? parts.slice(0, 2) : parts).join(':');
}

/** The present, to the second. */
export function now() {
  return format(Math.floor(Date.now() / 1000) * 1000);
}

/** The units in which people move through time. */
export const UNITS = ['minute', 'hour', 'day', 'month', 'year'];

/**
 * A clock reading some units away. Minutes and hours are time that passes: the answer is { epoch }. Days, months and years
 * keep the time on the clock: the answer is { date, time }, and which instant that is the server has to say. The last of a
 * month stays in its month.
 */
export function step(at, unit, count) {
  const { wall, epoch, time } = parse(at);
  if (unit === 'minute' || unit === 'hour') {
    return { epoch: epoch + count * (unit === 'hour' ? 3_600_000 : 60_000) };
  }
  const date = new Date(wall);
  if (unit === 'day') {
    date.setUTCDate(date.getUTCDate() + count);
  } else {
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
    const last = new Date(date);
    last.setUTCMonth(last.getUTCMonth() + 1, 0);
    date.setUTCDate(Math.min(day, last.getUTCDate()));
  }
  return { date: date.toISOString().replace(/T.*/, ''), time };
}

/**
 * What the server says of a clock reading at a place: one instant, two, or none, and which clocks it may have been where that is
 * in doubt. See GET /api/v1/astro/local-time.
 */
export function resolve(api, { date, time, lat, lon, tz }, signal) {
  return api.get('/api/v1/astro/local-time', { date, time, lat: coordinate(lat), lon: coordinate(lon), tz, clocks: true }, { signal });
}

// --- Writing ----------------------------------------------------------------------------------------------------------

/** Degrees, minutes and seconds, cut and not rounded, so that 29°59′59.9″ never reads as the next sign. */
export function dms(degrees, seconds = true) {
  const whole = Math.floor(Math.abs(degrees) * 3600 + 1e-6);
  const two = (n) => String(n).padStart(2, '0');
  const text = `${Math.floor(whole / 3600)}°${two(Math.floor(whole / 60) % 60)}′`;
  return (degrees < 0 ? '−' : '') + text + (seconds ? `${two(whole % 60)}″` : '');
}

/** The same rounded, for angles that stand alone. */
function roundedDms(degrees) {
  return dms(Math.round(degrees * 3600) / 3600);
}

/** The ayanamsa of an answer's conventions, the mean one, as almanacs and our pictures have it; negative in antiquity. */
export function ayanamsaDms({ ayanamsa_value: degrees }) {
  return roundedDms(degrees > 180 ? degrees - 360 : degrees);
}

/** Latitude and longitude as people write them: 13°05′N 80°16′E. */
export function position(lat, lon) {
  const minutes = (value, letters) => {
    const rounded = Math.round(Math.abs(value) * 60) / 60;
    return dms(rounded + 1e-9, false) + letters[value < 0 ? 1 : 0];
  };
  return `${minutes(lat, 'NS')} ${minutes(lon, 'EW')}`;
}
