// Two sets of conventions: what is asked about them, what the address says of the second, and what each difference is in words.
import { has, number, t } from '../i18n.js';
import { graha, name, nakshatra, rasi } from '../almanac/names.js';
import { duration } from '../almanac/time.js';
import { isProfile } from '../chart/profiles.js';
import { longDate } from '../chart/facts.js';
import { AYANAMSAS, OF_FORMS, OWN } from '../registry.js';
import { CONVENTIONS, capital, conventionName, isValue, valueName as valueOf } from '../conventions.js';
import { dms, query, timeOf } from '../moment.js';

export const COMPARE = '/api/v1/astro/compare';

/** What is compared, and what it is called; most have a name elsewhere already. */
const TOPICS = [
  ['places', 'conventions.group.places'],
  ['dashas', 'conventions.group.dashas'],
  ['day', 'conventions.group.days'],
  ['vargas', 'chart.varga'],
  ['houses', 'compare.topic.houses'],
  ['aspects', 'strengths.aspects'],
  ['states', 'conventions.group.states'],
  ['ashtakavarga', 'strengths.ashtakavarga'],
  ['shadbala', 'strengths.shadbala'],
  ['vimsopaka', 'strengths.vimsopaka'],
];

/** In the address: the second set is the first with single conventions exchanged. */
export const OF_FIRST = 'first';

/** What of the second set can be chosen one by one, by the names of the service: what the views call it, and what it may be. */
const CHOICES = {
  ayanamsa: { field: 'ayanamsa', check: (v) => AYANAMSAS.includes(v) },
  node_type: { field: 'node', check: (v) => OF_FORMS.node_type.split(' ').includes(v) },
  position_reference: { field: 'reference', check: (v) => OF_FORMS.position_reference.split(' ').includes(v) },
  ...Object.fromEntries(Object.values(CONVENTIONS).map(({ id, field }) => [id, { field, check: (v) => isValue(id, v) }])),
};

/** The second set of an address: { profile, and every convention by what views call it }; null: as the profile or the first set has it. */
export function readOther(params) {
  const named = params.get('with');
  const other = { profile: isProfile(named) || named === OF_FIRST ? named : 'jhora' };
  for (const { field, check } of Object.values(CHOICES)) {
    const value = params.get(`with_${field}`);
    other[field] = value !== null && check(value) ? value : null;
  }
  return other;
}

/** Puts it into an address. */
export function writeOther(params, other) {
  params.set('with', other.profile);
  for (const { field } of Object.values(CHOICES)) {
    if (other[field]) {
      params.set(`with_${field}`, other[field]);
    }
  }
  return params;
}

/** What changes when another profile is chosen for the second set: whatever was chosen one by one before gives way to it. */
export function otherProfile(profile) {
  return { profile, ...Object.fromEntries(Object.values(CHOICES).map(({ field }) => [field, null])) };
}

/** The second set as the service reads it: jhora,node_type=true. Where it is the first and nothing is exchanged, it says so by a profile of the first. */
export function withText(other, first) {
  const changes = Object.entries(CHOICES).flatMap(([convention, { field }]) => (other[field] ? [`${convention}=${other[field]}`] : []));
  const named = other.profile === OF_FIRST ? [] : [other.profile];
  const all = [...named, ...changes];
  // The service wants one part at least.
  return all.length > 0 ? all.join(',') : `ayanamsa=${first.ayanamsa ?? OWN[first.profile]?.ayanamsa ?? 'lahiri'}`;
}

/** What to ask; at: the date whose running dasha is compared. */
export function compareRequest(state, other, at, lang) {
  return { path: COMPARE, query: { ...query(state, 'tz', ...Object.keys(CONVENTIONS)), with: withText(other, state), at, lang } };
}

/**
 * The differences in words: { name, label, first, second, difference, because: [{ label, share }], matters }. Those that matter
 * come first, in the order of the service, which is that of their weight.
 */
export function rows({ differences, changes }) {
  const weight = (one) => (changes.includes(one.name) ? changes.indexOf(one.name) : changes.length);
  return [...differences]
    .sort((a, b) => weight(a) - weight(b))
    .map((one) => ({
      name: one.name,
      topic: one.topic,
      label: capital(measured(one.name)),
      first: valueText(one.name, one.first),
      second: valueText(one.name, one.second),
      difference: difference(one),
      because: [...one.contributions].sort((a, b) => b.share - a.share).map(({ convention, share }) => ({ label: conventionName(convention), share: percent(share) })),
      matters: changes.includes(one.name),
    }));
}

/** By what they are about, [{ topic, label, rows }]: what most people ask about first. */
export function byTopic(answer) {
  const all = rows(answer);
  return TOPICS.map(([topic, key]) => ({ topic, label: t(key), rows: all.filter((row) => row.topic === topic) })).filter((one) => one.rows.length > 0);
}

/** The conventions that differ: { label, first, second, share }. */
export function exchanged({ conventions_exchanged: conventions }) {
  return conventions.map(({ convention, first, second, share }) => ({
    label: capital(conventionName(convention)),
    first: valueOf(convention, first),
    second: valueOf(convention, second),
    share: percent(share),
  }));
}

function percent(share) {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}

export function measured(id) {
  if (has(`compare.value.${id}`)) {
    return t(`compare.value.${id}`);
  }
  const ofOther = ['sarva', 'bhava_bala', 'cusp'].find((one) => id.startsWith(`${one}_`));
  if (ofOther) {
    return t(`compare.value.${ofOther}`, { other: otherName(id.slice(ofOther.length + 1)) });
  }
  const [point, ...rest] = id.split('_');
  if (point === 'dasha') {
    return t('compare.value.dasha_start', { graha: graha(rest[0]) });
  }
  if (/^d\d+$/.test(rest[0]) && rest[0] !== 'd9') {
    return t('compare.part.varga', { point: pointName(point), other: number(Number(rest[0].slice(1))) });
  }
  const whole = `compare.part.${rest.join('_')}`;
  return has(whole) ? t(whole, { point: pointName(point) }) : t(`compare.part.${rest[0]}`, { point: pointName(point), other: otherName(rest.slice(1).join('_')) });
}

/** Of what else a value is told: a sign, a point, a scheme of vargas, the number of a house. */
function otherName(id) {
  const known = id === 'kethu' ? 'ketu' : id;
  const key = [`terms.rasi.${known}`, `terms.graha.${known}`, `compare.point.${known}`, `strengths.scheme.${known}`, `compare.text.${known}`].find(has);
  return key ? t(key) : id;
}

function pointName(id) {
  return has(`compare.point.${id}`) ? t(`compare.point.${id}`) : graha(id);
}

function valueText(id, text) {
  if (text === 'none') {
    return t('compare.none');
  }
  if (/^[+-]?\d{4,}-\d\d-\d\dT/.test(text)) {
    // A dasha begins on a day, a limb of the day at a time.
    return id.startsWith('dasha_') ? longDate(text.replace(/\.\d+/, '')) : `${longDate(text.replace(/\.\d+/, ''))}, ${timeOf(text)}`;
  }
  if (id.endsWith('_longitude') || id.startsWith('cusp_')) {
    return sign(Number(text));
  }
  const kind = id.slice(id.indexOf('_') + 1);
  const words = { rasi, nakshatra, at_birth: graha, 1: graha, 2: graha, aspects: rasi, argala: rasi, war: graha };
  const word = id === 'hora' ? graha : /^d\d+$/.test(kind) ? rasi : words[kind];
  if (word) {
    return text.split(',').map(word).join(', ');
  }
  const sets = { tithi: 'tithi', yoga: 'yoga', karana: 'karana', lunar_month: 'masa', samvatsara: 'samvatsara', samvatsara_north: 'samvatsara', ritu: 'ritu' };
  return sets[id] ? name(sets[id], text) : text.split(',').map((one) => stateName(kind, one)).join(', ');
}

/** A dignity, a relation, an avastha; a figure in the digits of the page. */
function stateName(kind, id) {
  const key = [`chart.dignity.${id}`, `strengths.${kind}.${id}`, `chart.relation.${id}`, `compare.text.${id}`].find(has);
  const figure = Number(id);
  return key ? t(key) : Number.isFinite(figure) ? number(figure, { maximumFractionDigits: 2, useGrouping: false }) : id;
}

const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];

function sign(degrees) {
  return `${rasi(SIGNS[Math.floor(degrees / 30) % 12])} ${dms(degrees % 30)}`;
}

/** So many seconds and more are told in minutes and hours. */
const LONG = 600;

/** With its sign: what the second has more than the first. */
function difference({ difference: amount, unit }) {
  if (amount === undefined || amount === null) {
    return '';
  }
  const mark = amount < 0 ? '−' : '+';
  const size = Math.abs(amount);
  if (unit === 'arcseconds') {
    return size < 60 ? `${mark}${number(size, { maximumFractionDigits: 2 })}″` : `${mark}${dms(size / 3600)}`;
  }
  if (unit === 'days' && size < 0.1) {
    return difference({ difference: amount * 86_400, unit: 'seconds' });
  }
  if (unit === 'seconds' && size >= LONG) {
    return mark + duration(size * 1000);
  }
  const digits = size < 10 ? 2 : 0;
  return mark + t(`compare.${unit}`, { count: number(size, { maximumFractionDigits: digits }) });
}
