// What is said of a birth whose time is not known: what its day tells, as spans from midnight to midnight.
import { labelOf, name, tithi } from '../almanac/names.js';
import { t } from '../i18n.js';
import { dms } from '../moment.js';
import * as names from './names.js';

/** One name, or "x or y". */
export function either(texts) {
  return [...new Set(texts)].join(` ${t('terms.caption.or')} `);
}

function span(first, last) {
  return first === last ? first : `${first} – ${last}`;
}

const star = (place) => `${names.nakshatra(place.nakshatra)}\u00a0${place.pada}`;
const sign = (place) => `${names.rasi(place.rasi_occupied)} ${dms(place.advanced_by, false)}`;

/** The key facts of a day: { id, label, value, more }. */
export function moonRows({ grahas }) {
  const { first, last } = grahas.find((one) => one.name === 'moon');
  return [{ id: 'moon', label: t('chart.moonIn'), value: span(star(first), star(last)), more: span(sign(first), sign(last)) }];
}

/** The limbs that ran during a day: [{ id, label, value }]. */
export function limbRows(day) {
  const said = { tithi, yoga: (id) => name('yoga', id), karana: (id) => name('karana', id), vara: (id) => name('vara', id) };
  return Object.entries(said).map(([id, word]) => ({ id, label: labelOf('limb', id), value: either(day[id].map(word)) }));
}

/** The columns of the table of the grahas: { part, label, numeric, text(graha) }. */
export function columns() {
  return [
    { part: 'graha', label: t('chart.graha'), rowHeader: true, text: (one) => names.graha(one.name) },
    { part: 'rasi', label: t('chart.rasi'), text: (one) => either(one.rasis.map(names.rasi)) },
    { part: 'first', label: t('chart.day_begins'), numeric: true, text: (one) => dms(one.first.advanced_by, false) },
    { part: 'last', label: t('chart.day_ends'), numeric: true, text: (one) => dms(one.last.advanced_by, false) },
    { part: 'nakshatra', label: t('terms.caption.nakshatra'), text: (one) => span(star(one.first), star(one.last)) },
  ];
}
