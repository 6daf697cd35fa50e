// What the page of the sky is asked for: its address, and the requests that answer it.
import { DAY, ms } from '../almanac/time.js';
import { birthDay } from '../chart/share.js';
import { fitted } from '../early.js';
import { format, isInstant, isTimed, query, read as readMoment, write as writeMoment } from '../moment.js';
import { GRAHAS, ZOOMS, grahasAt, pieces, windowAt } from './span.js';

const ASTRO = '/api/v1/astro';
export const DEFAULT_ZOOM = 'year';
/** From where the houses of a birth are counted; or the signs alone. */
export const COUNTED = ['moon', 'lagna', 'signs'];

/** How far the list of what is next looks, and that of eclipses, in days. */
const NEXT_DAYS = 60;
const ECLIPSE_DAYS = 1100;
/** What almanacs print of a month; the Moon's own ways would drown the rest. */
const NEXT_KINDS = ['rasi_ingress', 'station', 'combustion', 'lunation'];
const SHOWN_KINDS = ['rasi_ingress', 'station'];
/** Of the conventions of bindus those that count before any reduction. */
const OF_BINDUS = ['ashtakavarga_table', 'sarva_lagna'];

/** The state of a moment, whose `at` is a birth or null, with { sky (the moment in the middle; null: now), zoom, counted }. */
export function read(params) {
  const state = readMoment(params);
  const sky = params.get('sky');
  return {
    ...state,
    sky: sky && isInstant(sky) ? sky : null,
    zoom: params.get('zoom') in ZOOMS ? params.get('zoom') : DEFAULT_ZOOM,
    counted: countable(state).includes(params.get('counted')) ? params.get('counted') : COUNTED[0],
  };
}

/** From where houses can be counted: without a time of birth there is no lagna. */
export function countable(state) {
  return COUNTED.filter((from) => from !== 'lagna' || isTimed(state));
}

export function href(state) {
  const params = writeMoment(state);
  for (const [name, usual] of [['sky', null], ['zoom', DEFAULT_ZOOM], ['counted', COUNTED[0]]]) {
    if (state[name] && state[name] !== usual) {
      params.set(name, state[name]);
    }
  }
  return `/sky?${params}`;
}

/** What the timeline shows, around the moment that is chosen or now. */
export function shownWindow({ sky, zoom }, now) {
  return windowAt(ms(sky ?? now), zoom);
}

/** Whether the timeline has the houses of a birth. */
export function hasHouses({ at, counted }) {
  return at !== null && counted !== 'signs';
}

/** Place and conventions without a birth: what the sky alone depends on. */
function ofSky(state, ...names) {
  const { dateandtime: birth, position_reference: reference, ...asked } = query(state, 'tz', ...names);
  return asked;
}

function days(from, count) {
  return format(ms(from) + count * DAY);
}

/** The requests by the part of the page that they answer, { path, query }. now is the present. */
export function requests(state, now) {
  const shown = shownWindow(state, now);
  const asked = {};
  for (const [name, { grahas, from, to }] of Object.entries(pieces(shown, state.zoom))) {
    asked[`events.${name}`] = { path: `${ASTRO}/events`, query: { ...ofSky(state), kinds: SHOWN_KINDS.join(), grahas: grahas.join(), from, to } };
  }
  asked.next = { path: `${ASTRO}/events`, query: { ...ofSky(state), ...nextSpan(now) } };
  const { lat, lon, tz, profile, ayanamsa, ayanamsa_offset: offset, sidereal_nutation: nutation, sunrise_definition: sunrise, moonrise_definition: moonrise } = ofSky(state, 'sunrise_definition', 'moonrise_definition');
  asked.eclipses = { path: `${ASTRO}/eclipses`, query: { from: now, to: days(now, ECLIPSE_DAYS), ...chosen({ lat, lon, tz, profile, ayanamsa, ayanamsa_offset: offset, sidereal_nutation: nutation, sunrise_definition: sunrise, moonrise_definition: moonrise }) } };
  if (state.at !== null) {
    const birth = query(state, 'tz', ...OF_BINDUS);
    asked.transits = { path: `${ASTRO}/transits`, query: { ...birth, at: state.sky ?? now } };
    if (!isTimed(state)) {
      asked.day = birthDay(state);
    }
    asked.life = { path: `${ASTRO}/sade-sati`, query: birth };
    if (hasHouses(state)) {
      const span = [shown.from, shown.to].map((at) => format(Math.round(at / 1000) * 1000));
      asked.houses = { path: `${ASTRO}/transits/span`, query: { ...birth, from: span[0], to: span[1], grahas: grahasAt(state.zoom).join() } };
    }
  }
  return asked;
}

function chosen(all) {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function nextSpan(now) {
  return { kinds: NEXT_KINDS.join(), grahas: GRAHAS.filter((graha) => graha !== 'moon').join(), from: now, to: days(now, NEXT_DAYS) };
}

/** The calendar of what the timeline shows, or ('next') of what is next. */
export function calendar(state, what, now, lang) {
  const shown = shownWindow(state, now);
  const span = what === 'next'
    ? nextSpan(now)
    : { kinds: SHOWN_KINDS.join(), grahas: grahasAt(state.zoom).join(), from: format(Math.round(shown.from / 1000) * 1000), to: format(Math.round(shown.to / 1000) * 1000) };
  return { path: `${ASTRO}/events/list.ics`, query: { ...ofSky(state), ...span, lang, ...(state.place ? { place: state.place } : {}) } };
}

/** The map of an eclipse of the Sun. It is the first one from a day before, as its own instant is told to the second only. */
export function map({ lat, lon }, { greatest }, width) {
  return { path: `${ASTRO}/eclipses/map`, query: { from: days(greatest, -1), lat: String(lat), lon: String(lon), width: fitted(width).width, theme: 'light' } };
}
