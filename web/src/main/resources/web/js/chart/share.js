// Taking a chart away: what to ask for it, as a command for a shell too, and what its file is called.
import { askedOf } from '../almanac/lords.js';
import { OF_DASHAS, OF_DAYS, OF_SUNRISE } from '../conventions.js';
import { completed, fileNamed, isTimed, query } from '../moment.js';
import { preferred } from '../preferences.js';

const FIGURES = '/api/v1/astro/horoscope';
const PICTURE = '/api/v1/astro/chart';
const IMAGE = '/api/v1/astro/chart.png';
const REPORT = '/api/v1/astro/report';
const DAY = '/api/v1/astro/panchanga';
const BIRTH_DAY = '/api/v1/astro/birth-day';
const SENSITIVITY = '/api/v1/astro/sensitivity';

export function figures(state) {
  return { path: FIGURES, query: query(state, 'tz', 'varga', 'school', 'points', ...OF_SUNRISE) };
}

/** The day of the moment, from sunrise to sunrise. Its limbs are geocentric and know no nodes. */
export function day(state) {
  const { node_type: nodes, position_reference: reference, ...asked } = query(state, 'tz', ...OF_DAYS);
  return { path: DAY, query: asked };
}

export function picture(state, lang, theme) {
  return { path: PICTURE, query: { ...query(state, 'tz', 'varga', 'school', 'points', 'chart_type', 'name', 'place', 'birth_time'), lang, theme } };
}

/** The picture in pixels, for what shows no SVG; to guests the service draws none that is wider than 800. */
export function image(state, lang, isGuest) {
  return { path: IMAGE, query: { ...picture(state, lang, 'light').query, width: isGuest ? 800 : 1200 } };
}

/** The horoscope to print and hand over, by all that the page shows it by, on the paper of the region: of a locale such as en-US. Without a letterhead there is none. */
export function report(state, lang, locale, letterhead = '') {
  const head = letterhead ? { letterhead } : {};
  return { path: REPORT, query: { ...query(completed(state), 'tz', 'chart_type', 'name', 'place', 'birth_time', ...OF_DAYS, ...OF_DASHAS), lang, paper: paper(locale), ...head } };
}

/** The usual paper of a region, of a locale such as en-US. */
export function paper(locale) {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(locale) ? 'letter' : 'a4';
}

/** What was typed as a letterhead, as the service takes it: at most six lines, none empty, each of at most 160 letters. */
export function letterheadOf(text) {
  const lines = text.split(/\r?\n/).map((line) => [...line.replace(/\p{Cc}/gu, ' ').trim()].slice(0, 160).join(''));
  return lines.filter(Boolean).slice(0, 6).join('\n');
}

/** What the day of a birth tells whose time is not known. */
export function birthDay(state) {
  return { path: BIRTH_DAY, query: query(state, 'tz', ...OF_DASHAS) };
}

/** The same by the dasha that the reader prefers. */
export function birthDayOfReader(state) {
  const { path, query: asked } = birthDay(state);
  const { system } = preferred();
  return { path, query: system ? { ...askedOf(system, asked), system } : asked };
}

/** How far the time may be wrong until a part of the reading changes. */
export function sensitivity(state, at) {
  return { path: SENSITIVITY, query: { ...query(state, 'tz', ...OF_DASHAS), at } };
}

/** The request as a command for a shell; the token stays out of the clipboard, a variable stands for it. */
export function curl({ path, query: asked }, more = '') {
  const url = `${location.origin}${path}?${new URLSearchParams(asked)}`;
  return `curl -sS${more} -H "Authorization: Bearer $NIRAYANA_TOKEN" \\\n  '${url}'`;
}

export function fileName(state, ending = 'svg') {
  const when = (state.at ?? '').slice(0, isTimed(state) ? 16 : 10).replace('T', '-');
  const isReport = ending === 'pdf';
  return fileNamed([isReport ? 'report' : 'chart', state.name, when, !isReport && state.varga > 1 ? `d${state.varga}` : ''], ending);
}
