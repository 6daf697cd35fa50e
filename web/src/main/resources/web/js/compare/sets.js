// Two sets of conventions: what is asked about them, what the address says of the second, and what each difference is in words.
import { has, number, t } from '../i18n.js';
import { graha, name, nakshatra, rasi } from '../almanac/names.js';
import { isProfile } from '../chart/profiles.js';
import { longDate } from '../chart/facts.js';
import * as chartNames from '../chart/names.js';
import { dms, query, timeOf } from '../moment.js';

export const COMPARE = '/api/v1/astro/compare';

/** What of the second set can be chosen besides its profile: by its name in the address, that of the service, and what it may be. */
const CHOICES = {
  with_ayanamsa: { convention: 'ayanamsa', check: (v) => chartNames.AYANAMSAS.includes(v) },
  with_node: { convention: 'node_type', check: (v) => v === 'true' || v === 'mean' },
  with_sunrise: { convention: 'sunrise_definition', check: (v) => SUNRISES.includes(v) },
};

export const SUNRISES = ['geometric', 'disc_centre', 'upper_limb', 'hindu_rising'];

/** The second set of an address: { profile, with_ayanamsa, with_node, with_sunrise }; null: as the profile has it. */
export function readOther(params) {
  const other = { profile: isProfile(params.get('with')) ? params.get('with') : 'jhora' };
  for (const [key, { check }] of Object.entries(CHOICES)) {
    const value = params.get(key);
    other[key] = value !== null && check(value) ? value : null;
  }
  return other;
}

/** Puts it into an address. */
export function writeOther(params, other) {
  params.set('with', other.profile);
  for (const key of Object.keys(CHOICES)) {
    if (other[key]) {
      params.set(key, other[key]);
    }
  }
  return params;
}

/** The second set as the service reads it: jhora,node_type=true. */
export function withText(other) {
  const changes = Object.entries(CHOICES).flatMap(([key, { convention }]) => (other[key] ? [`${convention}=${other[key]}`] : []));
  return [other.profile, ...changes].join(',');
}

/** What to ask; at: the date whose running dasha is compared. */
export function asked(state, other, at, lang) {
  return { path: COMPARE, query: { ...query(state, 'tz', 'sunrise_definition'), with: withText(other), at, lang } };
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
      label: capital(valueName(one.name)),
      first: valueText(one.name, one.first),
      second: valueText(one.name, one.second),
      difference: difference(one),
      because: [...one.contributions].sort((a, b) => b.share - a.share).map(({ convention, share }) => ({ label: conventionName(convention), share: percent(share) })),
      matters: changes.includes(one.name),
    }));
}

/** The conventions that differ: { label, first, second, share }. */
export function exchanged({ conventions_exchanged: conventions }) {
  return conventions.map(({ convention, first, second, share }) => ({
    label: capital(conventionName(convention)),
    first: choiceName(convention, first),
    second: choiceName(convention, second),
    share: percent(share),
  }));
}

function percent(share) {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}

export function conventionName(id) {
  return t(`compare.convention.${id}`);
}

/** How a convention was chosen, where there are words for it; numbers and the rest as the service writes them. */
function choiceName(convention, value) {
  const keys = { ayanamsa: `terms.ayanamsa.${value}`, node_type: `chart.node.${value}`, position_reference: `chart.reference.${value}`, sunrise_definition: `panchanga.convention.sunrise_definition.${value}` };
  const key = keys[convention] ?? `compare.choice.${convention}.${value}`;
  return has(key) ? t(key) : value.replaceAll('_', ' ');
}

export function valueName(id) {
  if (has(`compare.value.${id}`)) {
    return t(`compare.value.${id}`);
  }
  const [point, part, more] = id.split('_');
  return more ? t('compare.value.dasha_start', { graha: graha(part) }) : t(`compare.part.${part}`, { point: pointName(point) });
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
    return id.startsWith('dasha_') ? longDate(text.replace(/\.\d+/, '')) : `${text.slice(0, text.indexOf('T'))} ${timeOf(text)}`;
  }
  if (id.endsWith('_longitude')) {
    return sign(Number(text));
  }
  const kind = id.slice(id.indexOf('_') + 1);
  const words = { rasi, d9: rasi, nakshatra, at_birth: graha, 1: graha, 2: graha };
  if (words[kind]) {
    return words[kind](text);
  }
  const sets = { tithi: 'tithi', lunar_month: 'masa', samvatsara: 'samvatsara', ritu: 'ritu' };
  return sets[id] ? name(sets[id], text) : text;
}

const SIGNS = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'];

function sign(degrees) {
  return `${rasi(SIGNS[Math.floor(degrees / 30) % 12])} ${dms(degrees % 30)}`;
}

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
  const digits = size < 10 ? 2 : 0;
  return mark + t(unit === 'days' ? 'compare.days' : 'compare.seconds', { count: number(size, { maximumFractionDigits: digits }) });
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
