// Every convention of the registry: where it belongs, what it may be, what the address calls it, and its words. Whoever shows
// words of it waits for `conventionWords` first: they are many, and few people look at them.
import { has, number, t, use } from './i18n.js';
import { CHOICES, MOVING } from './registry.js';

/** What the address and the views call some of them. */
const ALIASES = { node_type: 'node', position_reference: 'reference', lunar_month: 'lunar', dasa_year_length: 'year', house_system: 'houses', ashtakavarga_table: 'table' };

/** What a view calls a convention. */
export function fieldOf(id) {
  return ALIASES[id] ?? id;
}

/** By id: { id, group, field, values (words), limits (of a number) }; those that every form has by itself are not among them. */
export const CONVENTIONS = Object.fromEntries(
  Object.entries(CHOICES).flatMap(([group, all]) =>
    Object.entries(all).map(([id, allowed]) => [id, { id, group, field: fieldOf(id), values: typeof allowed === 'string' ? allowed.split(' ') : [], limits: typeof allowed === 'string' ? null : allowed }]),
  ),
);

export const GROUPS = Object.keys(CHOICES);

/** The ids of a group. */
export function ofGroup(group) {
  return Object.keys(CHOICES[group]);
}

/** What moves the answer to a question, besides what moves places. */
function moving(question) {
  return MOVING[question].split(' ');
}

/** Which questions take which, besides those that all of them take. */
export const OF_PLACES = ofGroup('places');
export const OF_DAYS = ofGroup('days');
export const OF_SUNRISE = moving('sun');
export const OF_DASHAS = ofGroup('dashas');
export const OF_HOUSES = moving('houses');
export const OF_ASPECTS = moving('aspects');
export const OF_STATES = ['sunrise_definition', ...OF_HOUSES, ...ofGroup('states')];
export const OF_ASHTAKAVARGA = ofGroup('ashtakavarga');
export const OF_VIMSOPAKA = moving('vimsopaka');
export const OF_SHADBALA = moving('shadbala');

/** Whether a text is one of its values. */
export function isValue(id, text) {
  const { values, limits } = CONVENTIONS[id];
  if (!limits) {
    return values.includes(text);
  }
  return /^[+-]?\d{1,9}(\.\d{1,15})?$/.test(text) && Number(text) >= limits.least && Number(text) <= limits.most;
}

/** By field: nothing chosen, which is as the profile or the service has it. */
export const UNCHOSEN = Object.fromEntries(Object.values(CONVENTIONS).map(({ field }) => [field, null]));

// --- Words ---------------------------------------------------------------------------------------------------------------

/** Where words of values stand that views had before there was a list of all. */
const ELSEWHERE = {
  node_type: 'chart.node',
  position_reference: 'chart.reference',
  sunrise_definition: 'panchanga.convention.sunrise_definition',
  lunar_month: 'panchanga.choice.lunar',
  ashtakavarga_table: 'strengths.table',
};

/** To be awaited before the others are asked. */
export function conventionWords() {
  return use('conventions', 'panchanga', 'strengths', 'chart', 'terms');
}

/** What a convention is called, within a sentence. */
export function conventionName(id) {
  return t(`conventions.name.${id}`);
}

/** What it is chosen as. */
export function valueName(id, value) {
  const own = [`conventions.value.${id}.${value}`, `terms.${id}.${value}`, ELSEWHERE[id] && `${ELSEWHERE[id]}.${value}`, `panchanga.choice.${id}.${value}`, `conventions.value.any.${value}`];
  const key = own.find((one) => one && has(one));
  if (key) {
    return t(key);
  }
  if (id === 'dasha_from' && has(`terms.graha.${value}`)) {
    return t('conventions.value.dasha_from.graha', { graha: t(`terms.graha.${value}`) });
  }
  const figure = Number(value);
  return Number.isFinite(figure) ? number(figure, { maximumFractionDigits: 9 }) + (CONVENTIONS[id]?.limits?.unit ?? '') : value;
}

/** As the beginning of a line. */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
