// What a chart is read by besides the picture: the key facts, the table of the grahas and the sentence about them, in words
// and figures. How they are laid out is the view's.
import { capital } from '../conventions.js';
import { dateTime, has, number, t } from '../i18n.js';
import { ayanamsaDms, dms, isTimed, parse, position, timeOf } from '../moment.js';
import { lordOf } from './dignity.js';
import * as names from './names.js';
import { profileName } from './profiles.js';
import { readingsOf, stateOf } from './state.js';

/** 17 May 1990, of a date on the clock. Without a weekday: that of a birth goes from sunrise to sunrise. */
export function longDate(at) {
  return dateTime(new Date(parse(at).wall), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
}

/** UTC+05:30, with what people called it where they had a name. */
export function clockName({ offset, abbreviation }) {
  const numbers = `UTC${offset.replace('-', '−')}`;
  return abbreviation ? `${abbreviation} (${numbers})` : numbers;
}

/** What the chart is called: after the person, or by its division. */
export function heading({ name, varga }) {
  return name || (varga > 1 ? names.varga(varga) : t('chart.title'));
}

export function where({ place, lat, lon }) {
  return place ? `${place} (${position(lat, lon)})` : position(lat, lon);
}

/** Whose birth, where and by what, in a line; `whose` stands in for a birth that there is not, or that the page names already. */
export function brief({ name, at, place, lat, lon, profile, ayanamsa }, { whose = name || longDate(at), town = place || position(lat, lon), system } = {}) {
  return [whose, town, system, profile && profileName(profile), ayanamsa && names.ayanamsa(ayanamsa)].filter(Boolean).join(' · ');
}

/** The date, the time and the clock that showed them; of a birth whose time is not known the date alone, and that. */
export function when({ local_time: clock }, state = {}) {
  if (!isTimed(state)) {
    return `${longDate(clock.dateandtime)}, ${t('terms.caption.time_unknown')}`;
  }
  // To the minute where nobody gave seconds.
  return `${longDate(clock.dateandtime)}, ${timeOf(clock.dateandtime).replace(/:00$/, '')} ${clockName(clock)}`;
}

/** The same of a moment that is only asked for yet, so that the page does not jump when the answer comes. */
export function whenAsked(state) {
  const { at } = state;
  const offset = at.endsWith('Z') ? '+00:00' : at.slice(19).replace(/^\.\d+/, '');
  return when({ local_time: { dateandtime: at, offset, abbreviation: null } }, state);
}

/** About as wide as the name of a clock and its brackets, "LMT ()". */
const ROOM_FOR_NAME = '\u00a0'.repeat(11);

/** The same where the answer will name the clock: with room for that, or on a phone the line would become two. */
export function whenComing(state) {
  return whenAsked(state).replace('UTC', `${ROOM_FOR_NAME}UTC`);
}

/** The facts of a birth whose time is not known: those of its day. */
const OF_THE_DAY = ['sun', 'sunset', 'target', 'layers'];

/** The key facts: { id, label, value, more }. */
export function factRows({ local_time: clock, ascendant, planets, sunrise_sunset: sun, conventions }) {
  const moon = planets.find((p) => p.name === 'moon');
  const star = (p) => `${names.nakshatra(p.nakshatra)}\u00a0${p.pada}`;
  const sign = (p) => `${names.rasi(p.rasi_occupied)} ${dms(p.advanced_by)}`;
  return [
    { id: 'chart', label: t('terms.lagna'), value: sign(ascendant), more: star(ascendant) },
    { id: 'moon', label: t('chart.moonIn'), value: star(moon), more: sign(moon) },
    { id: 'sun', label: t('chart.sunrise'), value: sunTime(sun.sunrise, sun), more: sun.sunrise ? sunriseName(conventions) : null },
    { id: 'sunset', label: t('chart.sunset'), value: sunTime(sun.sunset, sun), more: null },
    { id: 'target', label: t('terms.caption.ayanamsa'), value: ayanamsaDms(conventions), more: names.ayanamsa(conventions.ayanamsa) },
    { id: 'clock', label: t('chart.clock'), value: clockName(clock), more: conventions.timezone },
    { id: 'globe', label: t('chart.utc'), value: timeOf(clock.utc), more: longDate(clock.utc) },
    { id: 'layers', label: t('chart.conventions'), value: t(`chart.node.${conventions.node_type}`), more: t(`chart.reference.${conventions.position_reference}`) },
  ];
}

export function dayFactRows(horoscope) {
  return factRows(horoscope).filter(({ id }) => OF_THE_DAY.includes(id));
}

/** By which sunrise the times are: one choice for all views, made with the almanac. */
function sunriseName({ sunrise_definition: kind }) {
  const key = `panchanga.convention.sunrise_definition.${kind}`;
  if (!has('panchanga.at_birth')) {
    // The words of the almanac are on their way: room for them, so that nothing jumps.
    return '\u00a0';
  }
  return has(key) ? t(key) : null;
}

function sunTime(at, { reason }) {
  return at ? timeOf(at) : t(`chart.${reason}`);
}

/**
 * The ascendant, the nine grahas, and the points beside them that were asked for; in a divisional chart also where each stands there: `divided`. A graha has its `state`, by the readings of
 * the address of the chart.
 */
export function grahaRows(horoscope, address = {}) {
  const { ascendant, planets, varga, points = [] } = horoscope;
  const divided = isDivided(varga) ? [varga.ascendant, ...varga.planets] : null;
  const readings = readingsOf(address, horoscope);
  const ten = [ascendant, ...planets].map((p, i) => ({ ...p, divided: divided?.[i], state: p.is_ascendant ? null : stateOf(p, planets, readings) }));
  return [...ten, ...points.map((p) => ({ ...p, divided: p.varga, state: null }))];
}

/** The columns of their table: { part, label, numeric, class, text(row) }. */
export function grahaColumns({ varga }) {
  const columns = [
    { part: 'graha', label: t('chart.graha'), rowHeader: true, text: (p) => names.graha(p.name) },
    { part: 'rasi', label: t('chart.rasi'), text: (p) => names.rasi(p.rasi_occupied) },
    { part: 'degrees', label: t('chart.degrees'), numeric: true, text: (p) => dms(p.advanced_by) },
    { part: 'nakshatra', label: t('terms.caption.nakshatra'), text: (p) => names.nakshatra(p.nakshatra) },
    { part: 'pada', label: t('terms.caption.pada'), numeric: true, text: (p) => number(p.pada) },
    { part: 'lords', label: t('chart.lords'), text: (p) => `${names.graha(lordOf(p.rasi))} · ${names.graha(p.nakshatra_lord)}` },
    { part: 'state', label: t('chart.state'), text: (p) => stateName(p.state) },
    { part: 'house', label: t('chart.house'), numeric: true, text: (p) => number(Number(p.posited_at)) },
  ];
  if (isDivided(varga)) {
    const chart = `D${varga.varga}`;
    columns.push(
      { part: 'varga', label: chart, class: 'divided', text: (p) => names.rasi(p.divided.rasi_occupied) },
      { part: 'vargahouse', label: t('chart.houseIn', { varga: chart }), numeric: true, class: 'divided', text: (p) => number(Number(p.divided.posited_at)) },
    );
  }
  columns.push({ part: 'speed', label: t('chart.speed'), numeric: true, class: 'speed', text: (p) => (p.is_ascendant || isPoint(p) ? '–' : speed(p.speed)) });
  return columns;
}

/** Whether it is one of the points beside the ascendant and the grahas. */
export function isPoint({ set }) {
  return Boolean(set);
}

/** What a graha is besides its dignity: the key of its word, whose mark is `…_mark`, by the key of its explanation. */
export const MARKS = { combust: 'chart.combust', vargottama: 'chart.vargottama', retrograde: 'terms.caption.retrograde' };

/** Which of the marks a state has, in their order. */
export function marksOf(state) {
  const { isCombust, isVargottama, isRetrograde } = state ?? {};
  return Object.keys(MARKS).filter((_, i) => [isCombust, isVargottama, isRetrograde][i]);
}

/** How a graha stands in its sign; nothing where there is nothing to say. */
export function dignityName(state) {
  return state?.dignity ? capital(t(state.dignity)) : '';
}

function stateName(state) {
  return [dignityName(state), ...marksOf(state).map((mark) => t(MARKS[mark]))].filter(Boolean).join(', ') || '–';
}

function isDivided(varga) {
  return varga.varga > 1;
}

function speed(degreesPerDay) {
  return number(degreesPerDay, { minimumFractionDigits: 4, maximumFractionDigits: 4 }).replace('-', '−');
}

/** A sentence for those who listen: what the clock shows and what rises. */
export function spoken({ local_time: clock, ascendant }) {
  return t('chart.spoken', {
    time: timeOf(clock.dateandtime, false),
    date: longDate(clock.dateandtime),
    rasi: names.rasi(ascendant.rasi_occupied),
    degrees: dms(ascendant.advanced_by, false),
  });
}
