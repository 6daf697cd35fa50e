// What the service calls by its identifiers, in the language of the page.
import { has, t } from '../i18n.js';
import { slug } from './time.js';

/** A name of a closed set; an unknown one is shown as the service wrote it. */
export function name(set, id) {
  const key = `panchanga.${set}.${slug(id)}`;
  return has(key) ? t(key) : id;
}

/** What a row, a fact or a convention is called; a limb of the panchanga has one name wherever it stands. */
export function labelOf(role, key) {
  return t([`panchanga.${role}.${key}`, `panchanga.limb.${key}`].find(has) ?? `terms.caption.${key}`);
}

/** What marks a day of the month: a tithi, or the Sun entering a sign. */
export function dayMark(mark) {
  return mark === 'sankranti' ? t('panchanga.mark.sankranti') : name('tithi', mark);
}

export function graha(id) {
  return named(`terms.graha.${id === 'kethu' ? 'ketu' : id}`, id);
}

export function grahaShort(id) {
  return named(`terms.graha.${id === 'kethu' ? 'ketu' : id}.short`, id);
}

export function nakshatra(id) {
  return named(`terms.nakshatra.${slug(id)}`, id);
}

export function rasi(id) {
  return named(`terms.rasi.${slug(id)}`, id);
}

/** Shukla Shashthi; Purnima. */
export function tithi(one) {
  const alone = name('tithi', one.name);
  return isFull(one) ? alone : t('panchanga.tithi_of_paksha', { paksha: name('paksha', one.paksha), tithi: alone });
}

export function isFull(one) {
  return one.number === 15 || one.number === 30;
}

/** Kartika; Adhika Kartika. */
export function lunarMonth(month, reckoning = 'amanta') {
  const alone = name('masa', month[reckoning]);
  return month.adhika ? t('panchanga.adhika_month', { month: alone }) : alone;
}

/** calendar: null where nobody has chosen one; then the month is that of the Sun's sign. */
export function solarMonth(month, calendar) {
  if (calendar === null) {
    return rasi(month.rasi);
  }
  const key = `panchanga.solar.${calendar}.${slug(month.rasi)}`;
  return has(key) ? t(key) : month.name;
}

function named(key, id) {
  return has(key) ? t(key) : id;
}
